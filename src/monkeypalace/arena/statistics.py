"""Statistics of results: shares with intervals, bananas, places, ratings, times.

Games of one deal have the same cards, so they are dependent; deals are independent. Every
interval is therefore computed from deals: the variance of a mean is estimated from the sums of the
deals (the usual estimate for cluster samples). If the same seat wins both games of a pair, the
advantage of the seat cancels out, and the interval is narrower than that of independent games.

Shares of wins are near 0 or 1 if one bot is much stronger, and a symmetrical interval is wrong
there: 50 wins of 50 do not prove 100 %. So shares get Wilson's interval, with the number of
independent games that would have the same variance. Shared wins (a half each) need no special
case, because only the variance counts. So that few or equal deals do not look like certainty,
two artificial deals are added to the variance, one won and one lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from monkeypalace.arena.ratings import Rating, ratings
from monkeypalace.arena.result import GameResult
from monkeypalace.arena.schedule import Contest

#: The normal quantile of a 95 % interval.
Z: Final = 1.959964

#: The sum of the values of a deal, and their number.
_Deal = tuple[float, int]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    #: The number of values.
    count: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of a bot."""

    #: Its number in the contest, from 0, and its label.
    entry: int
    bot: str
    #: Its wins divided by the number of seats it played; the fair share is 1 / players.
    share: Estimate
    #: The same on each seat.
    seats: tuple[Estimate, ...]
    bananas: Estimate
    place: float
    rating: Rating
    #: Seconds per turn: the mean, and the maximum.
    turn_mean: float
    turn_longest: float
    #: Games lost by a fault: a crash, an illegal decision, a broken limit or an ended process.
    faults: int

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def standings(contest: Contest, results: Iterable[GameResult]) -> list[Standing]:
    """Return the results of all bots of a contest, most wins first."""
    games = sorted(results, key=lambda result: result.index)
    rated = ratings(len(contest.bots), games)
    found = []
    for entry, label in enumerate(contest.labels):
        own = [
            (game, seat)
            for game in games
            for seat, number in enumerate(game.entries)
            if number == entry
        ]
        turns = sum(game.turns[seat] for game, seat in own)
        found.append(
            Standing(
                entry=entry,
                bot=label,
                share=_share(own),
                seats=tuple(
                    _share([one for one in own if one[1] == seat])
                    for seat in range(contest.players)
                ),
                bananas=estimate_mean(_deals(own, lambda game, seat: game.bananas[seat])),
                place=sum(game.places[seat] for game, seat in own) / max(1, len(own)),
                rating=rated[entry],
                turn_mean=sum(game.seconds[seat] for game, seat in own) / max(1, turns),
                turn_longest=max((game.longest[seat] for game, seat in own), default=0.0),
                faults=sum(
                    any(fault.seat == seat + 1 for fault in game.faults) for game, seat in own
                ),
            )
        )
    return sorted(found, key=lambda standing: (-standing.share.mean, standing.entry))


def seat_shares(contest: Contest, results: Iterable[GameResult]) -> tuple[Estimate, ...]:
    """Return the share of the wins of each seat, over all bots."""
    games = list(results)
    return tuple(_share([(game, seat) for game in games]) for seat in range(contest.players))


def _share(own: Sequence[tuple[GameResult, int]]) -> Estimate:
    return estimate_share(_deals(own, lambda game, seat: game.shares[seat]))


def _deals(
    own: Iterable[tuple[GameResult, int]], value: Callable[[GameResult, int], float]
) -> list[_Deal]:
    """Return the sum and the number of values in each deal."""
    sums: dict[int, list[float]] = {}
    for game, seat in own:
        sums.setdefault(game.deal, []).append(value(game, seat))
    return [(sum(values), len(values)) for values in sums.values()]


def estimate_mean(deals: Sequence[_Deal]) -> Estimate:
    """Return a mean over deals with its normal interval, which has no width for a single deal."""
    count = sum(number for _, number in deals)
    mean = sum(total for total, _ in deals) / max(1, count)
    error = Z * sqrt(_variance(deals, mean))
    return Estimate(mean, mean - error, mean + error, count)


def estimate_share(deals: Sequence[_Deal]) -> Estimate:
    """Return a share of wins over deals, with Wilson's interval (see the top of this file)."""
    count = sum(number for _, number in deals)
    if not count:
        return Estimate(0.0, 0.0, 1.0, 0)
    share = sum(total for total, _ in deals) / count
    size = max(number for _, number in deals)
    padded = [*deals, (float(size), size), (0.0, size)]
    middle = sum(total for total, _ in padded) / sum(number for _, number in padded)
    effective_games = middle * (1 - middle) / _variance(padded, middle)
    low, high = wilson(share, effective_games)
    return Estimate(share, low, high, count)


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for a share of `games` independent games.

    >>> low, high = wilson(0.5, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    weight = Z * Z / games
    centre = (share + weight / 2) / (1 + weight)
    reach = Z * sqrt(share * (1 - share) / games + weight / (4 * games)) / (1 + weight)
    return max(0.0, centre - reach), min(1.0, centre + reach)


def _variance(deals: Sequence[_Deal], mean: float) -> float:
    """Return the variance of a mean of values that come in deals."""
    if len(deals) < 2:
        return 0.0
    count = sum(number for _, number in deals)
    squares = sum((total - mean * number) ** 2 for total, number in deals)
    return len(deals) / (len(deals) - 1) * squares / (count * count)
