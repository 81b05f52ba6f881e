"""Assign bots to seats, and cards to games.

Games come in *deals*: all games of a deal have the same seed and map, therefore the same cards,
and within a deal every bot sits equally often on every seat. Two bots and two seats make a deal
of two games, a pair: games 2k and 2k + 1 have the same cards, with the seats swapped.

In general, with m bots and n seats:

- Line-ups: every bot gets n // m seats. For the remaining n % m seats there is one line-up for
  each combination of n % m bots. With more bots than seats, these are all combinations of n bots;
  with equal numbers, there is one line-up; for two bots on three seats, they are AAB and ABB.
- Orders: a line-up can sit around the table in several orders (ABCD and ABDC, for example; BCDA is
  only a rotation of ABCD). A deal takes one order of each line-up and plays its different
  rotations. The next deal takes the next order, so that no bot always sits behind the same
  neighbour.

The contest's seed and the game's index determine everything about a game.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import accumulate, combinations, permutations
from typing import Final

from monkeypalace.arena.limits import Limits
from monkeypalace.game import Chance, Options
from monkeypalace.packs import Pack, standard_pack

#: The purposes of random numbers; each has its own stream.
_CARDS: Final = 1
_BOTS: Final = 2

#: Bits of a game's seed: short enough to type, and exact in every JSON reader.
_SEED_BITS: Final = 40


@dataclass(frozen=True, slots=True)
class Contest:
    """Everything that determines the games of a contest.

    >>> contest = Contest(("random", "capuchin"), games=3)
    >>> contest.whole_games
    4
    >>> [contest.scheduled_game(index).seats for index in range(3)]
    [(0, 1), (1, 0), (0, 1)]
    """

    #: The specs of the bots. The same spec twice means two bots.
    bots: tuple[str, ...]
    players: int = 2
    #: The number of games wanted; `whole_games` are played.
    games: int = 100
    seed: int = 1
    #: The maps, which alternate from deal to deal; if empty, all maps of the pack.
    maps: tuple[int, ...] = ()
    #: The other options of all games.
    options: Options = field(default_factory=Options)
    pack: Pack = field(default_factory=standard_pack)
    limits: Limits = field(default_factory=Limits)

    @property
    def labels(self) -> tuple[str, ...]:
        """The names of the bots: their specs, numbered if there are duplicates.

        >>> Contest(("random", "random")).labels
        ('random', 'random #2')
        """
        seen: Counter[str] = Counter()
        labels = []
        for spec in self.bots:
            seen[spec] += 1
            labels.append(spec if seen[spec] == 1 else f"{spec} #{seen[spec]}")
        return tuple(labels)

    @property
    def map_numbers(self) -> tuple[int, ...]:
        """The maps that are played, in the order in which they alternate."""
        return self.maps or tuple(ground_map.number for ground_map in self.pack.maps)

    @property
    def whole_games(self) -> int:
        """The number of games wanted, rounded up to whole deals."""
        cycle = _cycle(len(self.bots), self.players)
        cycles, rest = divmod(max(1, self.games), cycle.games)
        if not rest:
            return cycles * cycle.games
        return cycles * cycle.games + next(end for end in cycle.ends if end >= rest)

    def scheduled_game(self, index: int) -> ScheduledGame:
        """Return game `index`, from 0: its seats, cards and map."""
        cycle = _cycle(len(self.bots), self.players)
        cycles, position = divmod(index, cycle.games)
        order = bisect_right(cycle.ends, position)
        begins = cycle.ends[order - 1] if order else 0
        deal = cycles * len(cycle.deals) + order
        # Over many cycles, every order is played on every map.
        map_number = self.map_numbers[(cycles + order) % len(self.map_numbers)]
        return ScheduledGame(
            index=index,
            deal=deal,
            seed=derived(self.seed, _CARDS, deal) >> (64 - _SEED_BITS),
            options=replace(self.options, map=map_number),
            seats=cycle.deals[order][position - begins],
        )

    def deal_size(self, deal: int) -> int:
        """Return the number of games in a deal."""
        deals = _cycle(len(self.bots), self.players).deals
        return len(deals[deal % len(deals)])

    def chance_of(self, index: int, seat: int) -> Chance:
        """Return the random generator of a seat in a game."""
        return Chance(derived(self.seed, _BOTS, index, seat))


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One game of a contest before it is played."""

    index: int
    deal: int
    #: The seed of the cards.
    seed: int
    options: Options
    #: The number of the bot on each seat, from 0.
    seats: tuple[int, ...]


def derived(seed: int, *path: int) -> int:
    """Return 64 random bits that are determined by this seed and these numbers.

    >>> derived(1, 2) == derived(1, 2) != derived(1, 3)
    True
    """
    for number in path:
        seed = Chance(seed).bits() ^ number
    return Chance(seed).bits()


@dataclass(frozen=True, slots=True)
class _Cycle:
    """The sequence of deals after which the seatings repeat."""

    #: The seatings of each deal.
    deals: tuple[tuple[tuple[int, ...], ...], ...]
    #: The number of games in the cycle up to the end of each deal.
    ends: tuple[int, ...]

    @property
    def games(self) -> int:
        return self.ends[-1]


@lru_cache(maxsize=64)
def _cycle(bots: int, seats: int) -> _Cycle:
    orders = [_orders(line_up) for line_up in _line_ups(bots, seats)]
    deals = tuple(
        tuple(seating for rotations in deal for seating in rotations)
        for deal in zip(*orders, strict=True)
    )
    return _Cycle(deals, tuple(accumulate(map(len, deals))))


def _line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Return which bots play together, each bot once for each of its seats."""
    always = tuple(range(bots)) * (seats // bots)
    return [tuple(sorted(always + extra)) for extra in combinations(range(bots), seats % bots)]


def _orders(line_up: tuple[int, ...]) -> list[tuple[tuple[int, ...], ...]]:
    """Return every order around the table, each as its different rotations."""
    found: dict[tuple[int, ...], tuple[tuple[int, ...], ...]] = {}
    for order in sorted(set(permutations(line_up))):
        rotations = [order[turn:] + order[:turn] for turn in range(len(order))]
        found.setdefault(min(rotations), tuple(dict.fromkeys(rotations)))
    return list(found.values())
