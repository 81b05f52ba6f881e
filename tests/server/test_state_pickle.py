"""Pickled states for worker processes."""

from __future__ import annotations

import pickle

import pytest

from monkeypalace import Game, Options
from monkeypalace.game import Chance, play
from monkeypalace.server.lanes.state_pickle import pickle_state, unpickle_state
from tests.random_games import random_decision


@pytest.mark.parametrize("players", [2, 4])
def test_a_state_survives_the_round_trip(players: int):
    chance = Chance(players)
    state = Game(players, seed=1, options=Options(butterfly=True, frog=True)).state
    while not state.is_over:
        pickled = pickle.loads(pickle.dumps(pickle_state(state)))
        arrived = unpickle_state(pickled)
        assert arrived == state
        # All states of a process share their cards.
        assert unpickle_state(pickled).pack is arrived.pack
        state, _ = play(state, random_decision(state, chance))
