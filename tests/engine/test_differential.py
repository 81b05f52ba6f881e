"""Both engines play the same games; see `differential.py` for what is compared."""

from __future__ import annotations

import pytest

from monkeypalace.engine import COMPILED
from monkeypalace.game import Edition, Options
from tests.engine.differential import play_both
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
