"""Both engines play the same games; see `differential.py` for what is compared."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from monkeypalace.engine import COMPILED, FastGame
from monkeypalace.engine.convert import encode_decision
from monkeypalace.game import Edition, EndRule, Options, State, legal, play
from monkeypalace.packs import Delivery
from monkeypalace.palace import Pieces
from tests.boards import START, TALL_GOLD
from tests.engine.differential import play_both
from tests.game.tables import after, pack, table, turn_is_over
from tests.samples import sampled

#: Uncompiled kernels are a hundred times slower; `make fuzz` plays for an hour.
GAMES = 120 if COMPILED else 4
CHUNK = 10


@pytest.mark.parametrize("first", sampled(range(0, GAMES, CHUNK), every=4))
def test_both_engines_play_the_same_games(first):
    for seed in range(first, min(first + CHUNK, GAMES)):
        assert play_both(seed) > 0


@pytest.mark.parametrize("edition", Edition)
def test_both_engines_play_the_same_games_by_every_rulebook(edition):
    for seed in range(3 if COMPILED else 1):
        options = Options.from_edition(edition, map=1 + seed, butterfly=True, frog=seed % 2 == 1)
        assert play_both(seed, (2 + seed % 3, options)) > 0


# Random games reach only a few decisions that depend on the edition. So the tests below start from
# a position for every difference between the books, and compare every sequence of decisions.


def with_ground_in_pack(state: State) -> State:
    """Return the state with a pack whose map has the palace's ground; an encoded game needs it."""
    ground_map = replace(state.pack.maps[0], ground=state.palace.ground)
    return replace(state, pack=replace(state.pack, maps=(ground_map, *state.pack.maps[1:])))


def compare_rest_of_turn(state: State) -> int:
    """Compare both engines in all sequences of decisions of a turn; return how many there are."""
    fast = FastGame.of(state)
    assert fast.state == state
    decisions = list(legal(state))
    listed = [fast.decision(number) for number in range(fast.count_decisions())]
    assert len(listed) == len(decisions)
    assert set(listed) == set(decisions)
    sequences = 0
    for decision in decisions:
        now, fast_now = play(state, decision)[0], fast.copy()
        fast_now.play_unchecked(encode_decision(decision, state.pack))
        assert fast_now.state == now
        sequences += 1 if turn_is_over(state, now) else compare_rest_of_turn(now)
    return sequences


@pytest.mark.parametrize("edition", Edition)
def test_both_engines_move_the_butterfly_by_every_rulebook(edition):
    options = Options.from_edition(edition, butterfly=True)
    state = after(table(TALL_GOLD, Pieces(2, 9, 0), options=options), "b4 E E")
    assert compare_rest_of_turn(with_ground_in_pack(state)) > 1


def test_both_engines_place_new_cards_by_every_rulebook():
    # The board is full, and the credits pay two new cards.
    full = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]
    sequences = {}
    for edition in Edition:
        state = table(START, Pieces(arches=2), places=full, options=Options.from_edition(edition))
        state = after(state, "b4 E E")
        sequences[edition] = compare_rest_of_turn(with_ground_in_pack(state))
    # Cards that share a place leave fewer choices.
    assert sequences[Edition.PT_BR] < min(sequences[each] for each in Edition if each != "pt-BR")


@pytest.mark.parametrize("last_round", [False, True])
@pytest.mark.parametrize("columns", [0, 1])
@pytest.mark.parametrize("rule", EndRule)
def test_both_engines_end_the_game_by_every_rule(rule, columns, last_round):
    # Trays with a little more or less than a delivery of five icons and a column needs.
    five = pack(board=Delivery(5, 1))
    options = Options(end_rule=rule)
    for arches, bricks in product(range(7), repeat=2):
        tray = Pieces(arches, bricks, columns)
        state = table(START, pack=five, tray=tray, options=options, last_round=last_round)
        assert compare_rest_of_turn(with_ground_in_pack(state)) > 0
