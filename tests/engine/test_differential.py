"""Both engines play the same games; see `differential.py` for what is compared."""

from __future__ import annotations

import pytest

from monkeypalace.engine import COMPILED
from tests.engine.differential import play_both

#: Uncompiled kernels are a hundred times slower; `make fuzz` plays for an hour.
GAMES = 120 if COMPILED else 4
CHUNK = 10


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_both_engines_play_the_same_games(first):
    for seed in range(first, min(first + CHUNK, GAMES)):
        assert play_both(seed) > 0
