"""Every search keeps to its node budget, and reports whether it was cut short."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from monkeypalace.bots import Weights, find_best
from monkeypalace.building import validate
from monkeypalace.engine import FastGame, new_generator
from monkeypalace.engine.decisions import random_decision
from monkeypalace.engine.fastgame import new_decision
from monkeypalace.game import Build, State
from monkeypalace.palace import BOX, Pieces, Spot
from monkeypalace.search import COMPILED, layout, next_arches, starts
from monkeypalace.search.counting import count_by_start
from monkeypalace.search.reach import leads_to_palace
from monkeypalace.search.staircases import workspace_for
from monkeypalace.search.walk import begin, step
from tests.boards import START, board
from tests.game.tables import table

HOARDED = Pieces(arches=16, bricks=16, columns=3)

#: Two towers far apart, so that the way from most starts to a piece is long.
TOWERS = board(
    """
        a                        h
    8   .                        bbbbbbbbbbbbbbbbbbbb
    1   bbbbbbbbbbbbbbbbbbbb     .
    """,
    stands=False,
)


def with_hand(hand: Pieces) -> State:
    state = table(START)
    return state.with_player(replace(state.player, hand=hand))


@pytest.mark.parametrize("hand", [HOARDED, BOX], ids=["hoarded", "box"])
def test_a_decision_is_drawn_although_staircases_cannot_be_counted(hand):
    state = with_hand(hand)
    drawn = set()
    # With uncompiled kernels, twelve draws take 8 to 10 seconds of processor time.
    draws = 12 if COMPILED else 4
    for seed in range(draws):
        decision = FastGame.of(state).random_decision(new_generator(seed))
        assert isinstance(decision, Build)
        assert validate(state.palace, hand, decision.staircase) == []
        drawn.add(decision)
    assert len(drawn) > draws // 2
    assert len({len(decision.staircase.arches) for decision in drawn}) > draws // 6


def test_a_draw_says_whether_all_staircases_were_equally_likely():
    for hand, equally_likely in ((Pieces(2, 1), True), (HOARDED, False)):
        game = FastGame.of(with_hand(hand))
        work, by_start = game.scratch
        encoded = new_decision()
        found = random_decision(
            game.encoded, game.tables, work, by_start, new_generator(1), encoded
        )
        assert found is equally_likely


def test_a_player_without_arches_passes_with_any_budget():
    game = FastGame.of(with_hand(Pieces(bricks=40, columns=9)))
    assert not isinstance(game.random_decision(new_generator(1)), Build)


def test_starts_that_cannot_be_checked_are_offered():
    everything = starts(START, Pieces(arches=4))
    assert not everything.cut_short
    cut = starts(START, Pieces(arches=4), nodes=0)
    assert cut.cut_short
    assert set(cut.offered) >= set(everything.offered)


def test_next_arches_that_cannot_be_checked_are_offered():
    hand = Pieces(arches=20, bricks=40, columns=10)
    everything = next_arches(START, hand, Spot("a1"))
    assert not everything.cut_short
    cut = next_arches(START, hand, Spot("a1"), nodes=2000)
    assert cut.cut_short
    known = {(offer.direction, offer.level) for offer in everything.offers}
    assert {(offer.direction, offer.level) for offer in cut.offers} >= known


@pytest.mark.parametrize("hand", [Pieces(30), Pieces(30, 30), BOX], ids=str)
def test_towers_cost_no_more_than_the_budget(hand):
    """Measured in nodes, which are the same on every machine, not in seconds."""
    budget = 10_000
    for start in range(64):
        work = workspace_for(TOWERS, 0)
        leads_to_palace(work, start, hand.arches, hand.bricks, hand.columns)
        # The last step may exceed the budget by its full cost.
        assert -2 * BOX.arches - 1 <= work[layout.NODES_LEFT] <= layout.NODES_FOR_START
    by_start = array("q", bytes(8 * 64))
    work = workspace_for(TOWERS, budget)
    count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
    assert -1 <= work[layout.NODES_LEFT] <= budget


def test_an_offer_names_a_bounded_number_of_fillings():
    offers = next_arches(TOWERS, BOX, Spot("b1"), nodes=1000).offers
    assert offers
    assert max(len(offer.fillings) for offer in offers) <= 16
    for offer in offers:
        pieces = [sum((f.left.bricks, f.left.columns)) for f in offer.fillings]
        assert pieces == sorted(pieces, reverse=True), "fewest pieces first"


def test_the_best_staircases_report_whether_the_search_was_complete():
    game = FastGame.of(with_hand(HOARDED))
    few = find_best(game, Weights(), count=3, nodes=1000)
    assert not few.complete
    for _, staircase in few:
        assert validate(START, HOARDED, staircase) == []


def test_a_search_that_was_cut_short_leaves_the_workspace_as_it_was():
    game = FastGame.of(with_hand(HOARDED))
    before = find_best(game, Weights(), count=1, nodes=50)
    again = find_best(game, Weights(), count=1, nodes=50)
    assert before == again
    work = workspace_for(START, 50)
    heights = work[:64]
    begin(work, 27, HOARDED.arches, HOARDED.bricks, HOARDED.columns)
    while step(work, True) > 0:
        pass
    assert work[layout.NODES_LEFT] < 0
    assert work[:64] == heights
