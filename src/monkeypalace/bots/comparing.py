"""Compare candidates with simulated games, dropping the worse half again and again.

In each round every remaining candidate is tried with the same simulated cards, so that luck
cancels out. The first candidate is the baseline: it is never dropped, and another one gets a
higher value only if it is better by `NEEDED_STANDARD_ERRORS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf, log2, nan
from time import perf_counter
from typing import Any, Final

import numpy as np

from monkeypalace.bots.interface import Answer, Reason
from monkeypalace.engine import FastGame, decode_decision
from monkeypalace.game import Chance

#: Simulated games between two checks of the time.
GAMES_PER_TIME_CHECK: Final = 8

#: Another candidate replaces the first if it is better by this many standard errors, in at least
#: `FEWEST_GAMES` games.
NEEDED_STANDARD_ERRORS: Final = 1.0
FEWEST_GAMES: Final = 6


class ThinkingBudget:
    """A budget of time, or a number of simulated games."""

    def __init__(self, *, began: float = 0.0, seconds: float = 0.0, games: int = 0) -> None:
        self.began = began
        self.seconds = seconds
        self.games = games
        self.played = 0

    def has_time(self, part: float, wanted: int) -> bool:
        """Return whether this part of the budget allows this many more games."""
        if self.games:
            return self.played + wanted <= self.games * part
        return perf_counter() < self.began + self.seconds * part


@dataclass(frozen=True, slots=True)
class Comparison:
    """A value for each candidate, -inf for those that were never tried, and its error.

    The error is the standard error of the difference from the first candidate; it is infinite
    where too few games were played.
    """

    values: Any
    errors: Any


def compare(
    play: Callable[[Any, int], Any], count: int, chance: Chance, budget: ThinkingBudget
) -> Comparison:
    """Compare `count` candidates.

    `play(some, seed)` plays a simulated game for some candidates, by their numbers, with the cards
    that follow from the seed, and returns their values.
    """
    # A row for each set of simulated cards: the result of each candidate that was tried.
    tried = np.full((0, count), nan)
    alive = np.arange(count)
    halvings = max(1, ceil(log2(count)))
    for halving in range(1, halvings + 1):
        while budget.has_time(halving / halvings, len(alive)):
            row = _try_all(play, count, alive, chance, budget)
            tried = np.concatenate([tried, row[np.newaxis]])
        gains = _gains(tried)[0]
        ranked = alive[1:][np.argsort(-gains[alive[1:]], kind="stable")]
        alive = np.concatenate([alive[:1], np.sort(ranked[: len(ranked) // 2])])
    gains, errors = _gains(tried)
    unsure = gains < NEEDED_STANDARD_ERRORS * errors
    gains[unsure] = np.minimum(gains, 0.0)[unsure]
    first = np.nanmean(tried[:, 0]) if len(tried) else 0.0
    return Comparison(first + gains, errors)


def answer_from(game: FastGame, candidates: Any, found: Comparison) -> Answer:
    """Return the best of the encoded candidates, with all that were tried as reasons."""
    order = np.argsort(-found.values, kind="stable")
    reasons = tuple(
        Reason(
            decode_decision(candidates[index], game.pack),
            float(found.values[index]),
            float(found.errors[index]),
        )
        for index in order
        if found.values[index] > -inf
    )
    return Answer(reasons[0].decision, reasons)


def _try_all(
    play: Callable[[Any, int], Any], count: int, alive: Any, chance: Chance, budget: ThinkingBudget
) -> Any:
    """Play one simulated game for each remaining candidate, as far as time allows."""
    seed = chance.bits()
    row = np.full(count, nan)
    for first in range(0, len(alive), GAMES_PER_TIME_CHECK):
        if first and not budget.has_time(1.0, 0):
            break
        some = alive[first : first + GAMES_PER_TIME_CHECK]
        row[some] = play(some, seed)
        budget.played += len(some)
    return row


def _gains(tried: Any) -> tuple[Any, Any]:
    """Return the gain of each candidate over the first with the same cards, and its error."""
    differences = tried - tried[:, :1]
    counts = (~np.isnan(differences)).sum(axis=0)
    gains = np.nansum(differences, axis=0) / np.maximum(counts, 1)
    spread = np.nansum((differences - gains) ** 2, axis=0) / np.maximum(counts - 1, 1)
    gains[counts == 0] = -inf
    gains[0] = 0.0
    errors = np.sqrt(spread / np.maximum(counts, 1))
    # One or two games have no meaningful variance.
    errors[1:][counts[1:] < FEWEST_GAMES] = inf
    return gains, errors
