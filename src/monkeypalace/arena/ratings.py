"""Ratings: the strength of bots in one number, even if not all have played each other.

The model is Plackett-Luce for two and more players with the updates of Weng and Lin, from the
library openskill. Every bot starts at 25 ± 8.33.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from monkeypalace.arena.result import GameResult


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's strength and its standard deviation."""

    mu: float
    sigma: float


def ratings(bots: int, games: Sequence[GameResult]) -> list[Rating]:
    """Return the rating of each bot after these games were played in this order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = [model.rating() for _ in range(bots)]
    for game in games:
        # Each seat needs a separate rating object, because the library modifies its arguments.
        teams = [
            [model.rating(mu=rated[entry].mu, sigma=rated[entry].sigma)] for entry in game.entries
        ]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        updates: dict[int, list[Any]] = {}
        for entry, (rating,) in zip(game.entries, after, strict=True):
            updates.setdefault(entry, []).append(rating)
        for entry, found in updates.items():
            # A bot with several seats gets the mean of their updates.
            rated[entry] = model.rating(
                mu=fmean(one.mu for one in found), sigma=fmean(one.sigma for one in found)
            )
    return [Rating(one.mu, one.sigma) for one in rated]
