"""A sample of the random games; `make games` plays ten thousand.

`tests/random_games.py` says what is checked after every decision.
"""

from __future__ import annotations

import pytest

from monkeypalace.game import ButterflyRule, EndRule, PileOrder
from tests.random_games import SETTINGS, play_random_game

#: Number of players, map and modules change fastest in `SETTINGS`.
BLOCK = 3 * 4 * 4

#: One game for each combination of these three, spread over the blocks of the other options.
SEEDS = [BLOCK * (index * 5 % (len(SETTINGS) // BLOCK)) + index for index in range(BLOCK)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_game_keeps_every_invariant(seed):
    players, _ = SETTINGS[seed]
    found = play_random_game(seed)
    assert found["rounds"] * players <= found["decisions"]


def test_the_sample_covers_every_setting():
    sample = [SETTINGS[seed] for seed in SEEDS]
    assert {
        (players, options.map, options.butterfly, options.frog) for players, options in sample
    } == {
        (players, number, butterfly, frog)
        for players in (2, 3, 4)
        for number in (1, 2, 3, 4)
        for butterfly in (False, True)
        for frog in (False, True)
    }
    assert {options.piles for _, options in sample} == set(PileOrder)
    assert {options.butterfly_rule for _, options in sample} == set(ButterflyRule)
    assert {options.ties_earn_credit for _, options in sample} == {False, True}
    assert {options.end_rule for _, options in sample} == set(EndRule)
    assert {options.stack_new_cards for _, options in sample} == {False, True}
