"""Compare candidates with simulated games, and repeatedly drop the worse half of them.

In each round every remaining candidate is tried with the same simulated cards, so that luck
cancels out. The first candidate is the baseline: it is never dropped, and the value of another one
is capped at that of the first, unless it is better by `NEEDED_STANDARD_ERRORS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil, inf, log2, nan
from time import perf_counter
from typing import Any, Final

import numpy as np

from monkeypalace.bots.interface import Answer, Reason
from monkeypalace.engine import FastGame, decode_decision
from monkeypalace.game import Chance

#: Simulated games between two checks of the time.
GAMES_PER_TIME_CHECK: Final = 4

#: Another candidate replaces the first if it is better by this many standard errors, in at least
#: `FEWEST_GAMES` games.
NEEDED_STANDARD_ERRORS: Final = 1.0
FEWEST_GAMES: Final = 6


#: A number of simulated games that no budget reaches.
NO_LIMIT: Final = 1_000_000_000


class ThinkingBudget:
    """A budget of time, of simulated games, or of both."""

    def __init__(
        self,
        *,
        began: float = 0.0,
        seconds: float = inf,
        games: int = NO_LIMIT,
        simulation_seconds: float = 0.0,
    ) -> None:
        """Set the limits; `simulation_seconds` is a guess until games have been played."""
        self._began = began
        self._seconds = seconds
        self._games = games
        self._played = 0
        self._playing = 0.0
        self._guess = simulation_seconds

    @property
    def most_games(self) -> int:
        """The approximate number of games that the whole budget allows."""
        if self._seconds == inf or not self._guess:
            return self._games
        return max(0, min(self._games, int(self._seconds / self._guess)))

    @property
    def is_tiny(self) -> bool:
        """Whether the budget is too small for another candidate to replace the first one."""
        return self.most_games < 2 * FEWEST_GAMES

    def allows(self, part: float, wanted: int) -> bool:
        """Return whether `part` of the budget, a number from 0 to 1, allows `wanted` more games.

        If the games are limited, all of them must be within this part. If the time is limited, this
        part of it must not be over, and the games up to the next check of the time must be expected
        to end within the whole time.
        """
        if self._played + wanted > self._games * part:
            return False
        if self._seconds == inf:
            return True
        now = perf_counter()
        each = self._playing / self._played if self._played else self._guess
        end = now + each * min(wanted, GAMES_PER_TIME_CHECK)
        return now < self._began + self._seconds * part and end < self._began + self._seconds

    def count(self, play: Callable[[], Any], games: int) -> Any:
        """Call `play`, which plays this many games; count them and their time."""
        began = perf_counter()
        results = play()
        self._playing += perf_counter() - began
        self._played += games
        return results


@dataclass(frozen=True, slots=True)
class Comparison:
    """The value of each candidate (-inf if it was never tried), and the error of each value.

    The error is the standard error of the difference from the first candidate; it is infinite
    if too few games were played.
    """

    values: Any
    errors: Any


def compare(
    play: Callable[[Any, int], Any], count: int, chance: Chance, budget: ThinkingBudget
) -> Comparison:
    """Compare `count` candidates.

    `play(numbers, seed)` plays one simulated game for each of the candidates `numbers` and returns
    their values. The seed determines the unknown cards.
    """
    # A row for each set of simulated cards: the result of each candidate that was tried.
    tried = np.full((0, count), nan)
    alive = np.arange(count)
    halvings = max(1, ceil(log2(count)))
    for halving in range(1, halvings + 1):
        while budget.allows(halving / halvings, len(alive)):
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
        numbers = alive[first : first + GAMES_PER_TIME_CHECK]
        if first and not budget.allows(1.0, len(numbers)):
            break
        row[numbers] = budget.count(partial(play, numbers, seed), len(numbers))
    return row


def _gains(tried: Any) -> tuple[Any, Any]:
    """Return how much better each candidate is than the first one, and the standard errors."""
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
