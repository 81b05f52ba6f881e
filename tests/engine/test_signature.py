"""The signature: a checksum of whole games with fixed seeds.

If it changes, the rules, the order of decisions, the generator or the standard pack has
changed. If the change is intended, update the checksum and explain the reason in the commit.
"""

from __future__ import annotations

import hashlib

import numpy as np

from monkeypalace.engine import COMPILED, FastBatch
from monkeypalace.engine import layout as at
from monkeypalace.game import ButterflyRule, EndRule, Options, PileOrder

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
    (3, Options(end_rule=EndRule.TOTAL, stack_new_cards=True)),
]

FIRST_GAMES = "d748d588fce8e783"
ALL_GAMES = "f5b318eb8d3b8b50"


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
