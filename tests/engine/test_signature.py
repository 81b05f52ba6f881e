"""The bench signature: fixed seeds give a fixed checksum of whole games.

If it changes, the rules, the order of decisions, the generator or the standard pack has
changed. If that was meant, put in the new checksum and say in the commit why it changed.
"""

from __future__ import annotations

import hashlib

import numpy as np

from monkeypalace.engine import COMPILED, FastBatch
from monkeypalace.engine import layout as at
from monkeypalace.game import ButterflyRule, Options, PileOrder

SETTINGS = [
    (2, Options()),
    (3, Options(map=2, frog=True)),
    (4, Options(map=3, butterfly=True, frog=True)),
    (
        4,
        Options(
            map=4,
            butterfly=True,
            frog=True,
            piles=PileOrder.SORTED,
            butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR,
            ties_earn_credit=True,
        ),
    ),
]

FIRST_GAMES = "fbc196c6ce5350d5"
ALL_GAMES = "08e7e2b0feb55bd1"


def checksum(games: int) -> str:
    digest = hashlib.sha256()
    for players, options in SETTINGS:
        batch = FastBatch(games, players, seed=2024, options=options)
        made = batch.play_out()
        assert (batch.states[:, at.KIND] == at.OVER).all()
        digest.update(str(made).encode())
        digest.update(np.ascontiguousarray(batch.states, dtype="<i2").tobytes())
    return digest.hexdigest()[:16]


def test_a_few_games_have_the_known_checksum():
    """Small enough for uncompiled kernels: compiled or not, the games are the same."""
    assert checksum(1) == FIRST_GAMES


if COMPILED:

    def test_many_games_have_the_known_checksum():
        assert checksum(250) == ALL_GAMES
