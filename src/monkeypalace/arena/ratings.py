"""Ratings: how strong the bots are in one number, also where not everybody has met everybody.

The model is Plackett and Luce's, for two and more players, by Weng and Lin's rules, from the
library openskill. Everybody begins at 25 ± 8.33.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from monkeypalace.arena.result import GameResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength, and how unsure it is (one standard deviation)."""

    mu: float
    sigma: float


def ratings(bots: int, games: Sequence[GameResult]) -> list[Rating]:
    """Return the rating of each bot after these games, taken in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        # Each seat needs a rating of its own: the library changes what it is given.
        teams = [
            [model.rating(mu=rated[entry].mu, sigma=rated[entry].sigma)] for entry in game.entries
        ]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        learned: dict[int, list[Any]] = {}
        for entry, (rating,) in zip(game.entries, after, strict=True):
            learned.setdefault(entry, []).append(rating)
        for entry, found in learned.items():
            # A bot with several seats learns from them what it would from one.
            rated[entry] = model.rating(
                mu=fmean(one.mu for one in found), sigma=fmean(one.sigma for one in found)
            )
    return [Rating(one.mu, one.sigma) for one in rated]
