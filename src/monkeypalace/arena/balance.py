"""Measure the balance of a pack with many games of the best quick bot.

`measure` plays the games and returns a `Balance`: rounds, bananas, shares of the win, the use of
each card, and what ends a game. `targets` compares it with the targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from math import sqrt
from typing import Any, Final

import numpy as np

from monkeypalace.arena import census
from monkeypalace.bots.quick import MOST_NODES, Mandrill
from monkeypalace.bots.weights import PolicyWeights
from monkeypalace.engine import FastBatch
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import cards_of
from monkeypalace.game import Options
from monkeypalace.kernels.threads import run_in_parts
from monkeypalace.packs import MAP_NUMBERS, Pack

#: The numbers of players that are measured.
PLAYERS: Final = (2, 3, 4)

#: The modules (butterfly, frog) of games in turn. Five games in eight are the base game.
MODULES: Final = (*((False, False),) * 5, (True, False), (False, True), (True, True))

#: Games of one map and set of modules that are played together; progress is reported after each.
TOGETHER: Final = 50

#: 95 % of a normal distribution are within this many standard deviations.
SIGMAS: Final = 1.96

#: Target: the mean number of rounds, by the number of players.
ROUNDS: Final = {2: (9.0, 12.0), 3: (7.0, 10.0), 4: (6.0, 9.0)}
#: Target: the largest difference between a seat's share of the wins and the fair share.
SEAT_MARGIN: Final = 0.05
#: Target: of the games in which a card was on top, the least share in which it was bought.
LEAST_BOUGHT: Final = 0.1


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games, with its standard deviation and its 95 % interval."""

    mean: float
    spread: float
    low: float
    high: float


def mean_of(values: Any) -> Mean:
    """Return the mean of some values with its spread.

    >>> mean_of([1, 1, 0, 0]).mean
    0.5
    """
    found = np.asarray(values, dtype=np.float64)
    if len(found) == 0:
        return Mean(0.0, 0.0, 0.0, 0.0)
    mean = float(found.mean())
    spread = float(found.std(ddof=1)) if len(found) > 1 else 0.0
    reach = SIGMAS * spread / sqrt(len(found))
    return Mean(mean, spread, mean - reach, mean + reach)


@dataclass(frozen=True, slots=True)
class CardUse:
    """The number of games in which a card was on top, was bought, and was covered by another."""

    id: str
    seen: int
    bought: int
    covered: int

    @property
    def share(self) -> float:
        """The share of games in which it was bought, of those in which it was on top."""
        return self.bought / self.seen if self.seen else 0.0


@dataclass(frozen=True, slots=True)
class OnMap:
    """The results of games on one map."""

    map: int
    name: str
    games: int
    rounds: Mean
    #: The share of the win of each seat.
    wins: tuple[Mean, ...]


@dataclass(frozen=True, slots=True)
class WithPlayers:
    """The results of games with one number of players."""

    players: int
    games: int
    rounds: Mean
    #: The number of games for each number of rounds.
    rounds_histogram: dict[int, int]
    #: By seat.
    wins: tuple[Mean, ...]
    bananas: tuple[Mean, ...]
    bonus_cards: tuple[Mean, ...]
    #: Games that ended because arches, bricks, columns ran out; a game can count twice.
    ended_by: dict[str, int]
    #: Turns without a staircase, per game.
    passes: Mean
    #: How often each Trophy Card changed hands, per game that had it.
    trophies: dict[str, Mean]
    #: Staircases from each colour of the ground, per game.
    starts: dict[str, Mean]
    maps: tuple[OnMap, ...]
    #: From round 1 to the last round that a tenth of the games reaches: means over turns.
    arches_by_round: tuple[float, ...]
    income_by_round: tuple[float, ...]
    columns_by_round: tuple[float, ...]
    cards: tuple[CardUse, ...]


@dataclass(frozen=True, slots=True)
class Balance:
    """The results of all games with a pack."""

    pack: str
    version: str
    digest: str
    games: int
    seed: int
    bot: str
    by_players: tuple[WithPlayers, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            **asdict(self),
            "targets": [target.to_json() for target in targets(self)],
        }


@dataclass(frozen=True, slots=True)
class Target:
    """A measured value and its allowed range."""

    #: `rounds`, `seat`, `card` or `map`.
    subject: str
    players: int
    measured: float
    low: float
    high: float
    seat: int = 0
    map: int = 0
    card: str = ""

    @property
    def is_met(self) -> bool:
        return self.low <= self.measured <= self.high

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "ok": self.is_met}


@dataclass(slots=True)
class _Notes:
    """The arrays that `census` fills, with a row for each game."""

    maps: Any
    modules: Any
    shares: Any
    facts: Any
    cards: Any
    turns: Any


def measure(
    pack: Pack,
    *,
    games: int = 600,
    seed: int = 1,
    weights: PolicyWeights = Mandrill.weights,
    nodes: int = MOST_NODES,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Balance:
    """Play `games` games with each number of players, the best quick bot on every seat.

    The same seed gives the same results for any number of `jobs`. `progress` is called with the
    number of games played since its last call.
    """
    return Balance(
        pack=pack.name,
        version=pack.version,
        digest=pack.digest,
        games=games,
        seed=seed,
        bot=Mandrill.name,
        by_players=tuple(
            _summed_up(
                pack,
                players,
                _play(pack, players, games, seed, weights, nodes, jobs, progress),
            )
            for players in PLAYERS
        ),
    )


def plan(games: int) -> Iterator[tuple[int, int, int]]:
    """Yield map, modules and number of games; maps and modules take turns.

    >>> sum(count for _, _, count in plan(600))
    600
    """
    kinds = [(number, modules) for modules in range(len(MODULES)) for number in MAP_NUMBERS]
    for index, (number, modules) in enumerate(kinds):
        count = games // len(kinds) + (index < games % len(kinds))
        if count:
            yield number, modules, count


def _play(
    pack: Pack,
    players: int,
    games: int,
    seed: int,
    weights: PolicyWeights,
    nodes: int,
    jobs: int,
    progress: Callable[[int], None],
) -> _Notes:
    parts = []
    for number, modules, count in plan(games):
        butterfly, frog = MODULES[modules]
        options = Options(map=number, butterfly=butterfly, frog=frog)
        # Different cards in every game, because the intervals assume independence.
        deals = (((seed * 5 + players) * 5 + number) * len(MODULES) + modules) * 1_000_003
        for first in range(0, count, TOGETHER):
            some = min(TOGETHER, count - first)
            batch = FastBatch(some, players, seed=deals + first, pack=pack, options=options)
            notes = _Notes(
                maps=np.full(some, number),
                modules=np.full(some, modules),
                shares=np.zeros((some, 4)),
                facts=np.zeros((some, census.FACTS_SIZE), dtype=np.int64),
                cards=np.zeros((some, at.CARD_COUNT), dtype=np.int8),
                turns=np.full(
                    (some, census.MOST_ROUNDS, 4, census.TURN_SIZE), at.NONE, dtype=np.int8
                ),
            )
            play = partial(
                census.census_rows,
                batch.states,
                batch.tables,
                weights.to_array(),
                nodes,
                notes.shares,
                notes.facts,
                notes.cards,
                notes.turns.reshape(some, -1),
            )
            run_in_parts(play, some, jobs)
            parts.append(notes)
            progress(some)
    names = _Notes.__slots__
    return _Notes(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def _summed_up(pack: Pack, players: int, notes: _Notes) -> WithPlayers:
    facts = notes.facts
    rounds = facts[:, census.ROUNDS]
    seats = range(players)
    ended = facts[:, census.ENDED_BY]
    numbers, counts = np.unique(rounds, return_counts=True)
    with_module = {
        "monkey": np.ones(len(facts), dtype=bool),
        "butterfly": np.array([MODULES[number][0] for number in notes.modules]),
        "frog": np.array([MODULES[number][1] for number in notes.modules]),
    }
    return WithPlayers(
        players=players,
        games=len(facts),
        rounds=mean_of(rounds),
        rounds_histogram={
            int(number): int(count) for number, count in zip(numbers, counts, strict=True)
        },
        wins=tuple(mean_of(notes.shares[:, seat]) for seat in seats),
        bananas=tuple(mean_of(facts[:, census.BANANAS + seat]) for seat in seats),
        bonus_cards=tuple(mean_of(facts[:, census.BONUS + seat]) for seat in seats),
        ended_by={
            kind: int((ended >> bit & 1).sum())
            for bit, kind in enumerate(("arches", "bricks", "columns"))
        },
        passes=mean_of(facts[:, census.PASSES]),
        trophies={
            animal: mean_of(facts[with_module[animal], census.TROPHY_MOVES + number])
            for number, animal in enumerate(with_module)
        },
        starts={
            colour: mean_of(facts[:, census.STARTS + number]) for number, colour in enumerate("ldg")
        },
        maps=tuple(_on_map(pack, number, players, notes) for number in MAP_NUMBERS),
        arches_by_round=_by_round(notes, players, census.ARCHES),
        income_by_round=_by_round(notes, players, census.INCOME_ICONS),
        columns_by_round=_by_round(notes, players, census.INCOME_COLUMNS),
        cards=tuple(
            CardUse(
                card.id,
                *(
                    int((notes.cards[:, number] & bit != 0).sum())
                    for bit in (census.SEEN, census.BOUGHT, census.COVERED)
                ),
            )
            for number, card in enumerate(cards_of(pack))
        ),
    )


def _on_map(pack: Pack, number: int, players: int, notes: _Notes) -> OnMap:
    here = notes.maps == number
    return OnMap(
        map=number,
        name=pack.map(number).name,
        games=int(here.sum()),
        rounds=mean_of(notes.facts[here, census.ROUNDS]),
        wins=tuple(mean_of(notes.shares[here, seat]) for seat in range(players)),
    )


def _by_round(notes: _Notes, players: int, what: int) -> tuple[float, ...]:
    """Return the mean over the turns of each round that a tenth of the games reaches."""
    values = notes.turns[:, :, :players, what].astype(np.float64)
    values = values.transpose(1, 0, 2).reshape(census.MOST_ROUNDS, -1)
    found = []
    for row in values:
        played = row[row >= 0]
        if len(played) * 10 < len(row):
            break
        found.append(float(played.mean()))
    return tuple(found)


def targets(balance: Balance) -> list[Target]:
    """Return every target with the measured value."""
    found = []
    for group in balance.by_players:
        low, high = ROUNDS[group.players]
        found.append(Target("rounds", group.players, group.rounds.mean, low, high))
    for group in balance.by_players:
        fair = 1 / group.players
        found += [
            Target("seat", group.players, won.mean, fair - SEAT_MARGIN, fair + SEAT_MARGIN, seat)
            for seat, won in enumerate(group.wins, start=1)
        ]
    for group in balance.by_players:
        seen = [use for use in group.cards if use.seen]
        least = min(seen, key=lambda use: use.share)
        found.append(Target("card", group.players, least.share, LEAST_BOUGHT, 1.0, card=least.id))
    for group in balance.by_players:
        found += [_target_on_map(group.players, here) for here in group.maps if here.games]
    return found


def map_margin(players: int, games: int) -> float:
    """Return how far a seat's share on one map may be from the fair share.

    The margin is that of a seat over all maps, plus the sampling error: if every seat had its
    fair share, 95 % of all samples of this size would be within it.
    """
    fair = 1 / players
    return SEAT_MARGIN + SIGMAS * sqrt(fair * (1 - fair) / games)


def _target_on_map(players: int, here: OnMap) -> Target:
    """Return the target for the seat whose share on this map is furthest from fair."""
    fair = 1 / players
    furthest = max(range(players), key=lambda seat: abs(here.wins[seat].mean - fair))
    margin = map_margin(players, here.games)
    return Target(
        "map",
        players,
        here.wins[furthest].mean,
        max(0.0, fair - margin),
        min(1.0, fair + margin),
        seat=furthest + 1,
        map=here.map,
    )
