"""Every search has a budget of nodes, says when it was cut short, and is right until then."""

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
from monkeypalace.palace import BOX, Pieces
from monkeypalace.search import layout, next_arches, starts
from monkeypalace.search.counting import count_by_start
from monkeypalace.search.reach import leads_to_palace
from monkeypalace.search.staircases import prepared
from monkeypalace.search.walk import begin, step
from tests.boards import START, board
from tests.game.tables import table

HOARDED = Pieces(arches=16, bricks=16, columns=3)

#: Two towers far apart: a long way over bare ground to anything that stands.
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
    for seed in range(12):
        decision = FastGame.of(state).random_decision(new_generator(seed))
        assert isinstance(decision, Build)
        assert validate(state.palace, hand, decision.staircase) == []
        drawn.add(decision)
    assert len(drawn) > 6
    assert len({len(decision.staircase.arches) for decision in drawn}) > 2


def test_a_draw_says_whether_all_staircases_were_equally_likely():
    for hand, equally_likely in ((Pieces(2, 1), True), (HOARDED, False)):
        game = FastGame.of(with_hand(hand))
        work, by_start = game.scratch
        packed = new_decision()
        found = random_decision(game.packed, game.tables, work, by_start, new_generator(1), packed)
        assert found is equally_likely


def test_a_player_without_arches_passes_whatever_the_budget():
    game = FastGame.of(with_hand(Pieces(bricks=40, columns=9)))
    assert not isinstance(game.random_decision(new_generator(1)), Build)


def test_starts_are_offered_if_nobody_can_tell():
    everything = starts(START, Pieces(arches=4))
    assert not everything.cut_short
    cut = starts(START, Pieces(arches=4), nodes=0)
    assert cut.cut_short
    assert set(cut.offered) >= set(everything.offered)


def test_next_arches_are_offered_if_nobody_can_tell():
    hand = Pieces(arches=20, bricks=40, columns=10)
    everything = next_arches(START, hand, "a1")  # type: ignore[arg-type]
    assert not everything.cut_short
    cut = next_arches(START, hand, "a1", nodes=2000)  # type: ignore[arg-type]
    assert cut.cut_short
    known = {(offer.direction, offer.level) for offer in everything.offers}
    assert {(offer.direction, offer.level) for offer in cut.offers} >= known


@pytest.mark.parametrize("hand", [Pieces(30), Pieces(30, 30), BOX], ids=str)
def test_towers_cost_no_more_than_the_budget(hand):
    """Judged by nodes, which are the same on every machine, and not by a clock."""
    budget = 10_000
    for start in range(64):
        work = prepared(TOWERS, 0)
        leads_to_palace(work, start, hand.arches, hand.bricks, hand.columns)
        # The last look before the end is paid for in full.
        assert -2 * BOX.arches - 1 <= work[layout.NODES_LEFT] <= layout.NODES_FOR_START
    by_start = array("q", bytes(8 * 64))
    work = prepared(TOWERS, budget)
    count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
    assert -1 <= work[layout.NODES_LEFT] <= budget


def test_an_offer_names_a_bounded_number_of_fillings():
    offers = next_arches(TOWERS, BOX, "b1", nodes=1000).offers  # type: ignore[arg-type]
    assert offers
    assert max(len(offer.fillings) for offer in offers) <= 16
    for offer in offers:
        pieces = [sum((f.left.bricks, f.left.columns)) for f in offer.fillings]
        assert pieces == sorted(pieces, reverse=True), "fewest pieces first"


def test_the_best_staircases_say_whether_all_were_seen():
    game = FastGame.of(with_hand(HOARDED))
    few = find_best(game, Weights(), few=3, nodes=1000)
    assert not few.complete
    for _, staircase in few:
        assert validate(START, HOARDED, staircase) == []


def test_a_search_that_was_cut_short_leaves_the_workspace_as_it_was():
    game = FastGame.of(with_hand(HOARDED))
    before = find_best(game, Weights(), few=1, nodes=50)
    again = find_best(game, Weights(), few=1, nodes=50)
    assert before == again
    work = prepared(START, 50)
    heights = work[:64]
    begin(work, 27, HOARDED.arches, HOARDED.bricks, HOARDED.columns)
    while step(work, True) > 0:
        pass
    assert work[layout.NODES_LEFT] < 0
    assert work[:64] == heights
