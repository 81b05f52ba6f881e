"""Measure the balance of a pack with many games of the best quick bot (`Mandrill`).

`measure` plays the games and returns a `Balance`: length, bananas and wins by seat, the use of
each card, and what ends a game. `target_check.py` compares these with the targets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np

from monkeypalace.arena import census
from monkeypalace.arena.feel import (
    Feel,
    Records,
    Restriction,
    concatenate_records,
    feel_of,
    play_batch,
    restricted_strength,
)
from monkeypalace.arena.strongest import MODULES, BotGames
from monkeypalace.arena.targets import PLAYERS, SIGMAS
from monkeypalace.bots import MOST_NODES, Mandrill, PolicyWeights
from monkeypalace.engine import cards_of
from monkeypalace.game import Options
from monkeypalace.packs import MAP_NUMBERS, Pack

#: Games in a batch; all have the same map and modules (butterfly, frog). Progress is reported after
#: each batch.
BATCH_SIZE: Final = 50


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean over games, with its standard deviation and its 95 % interval."""

    mean: float
    spread: float
    low: float
    high: float


def mean_of(values: Any) -> Mean:
    """Return the mean of values with its standard deviation and 95 % interval.

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
    """In how many games a card was on top of its pile, was bought, and was covered by another."""

    id: str
    seen: int
    bought: int
    covered: int

    @property
    def share(self) -> float:
        """Of the games in which the card was on top, the share in which it was bought."""
        return self.bought / self.seen if self.seen else 0.0


@dataclass(frozen=True, slots=True)
class MapFigures:
    """The results of games on one map."""

    map: int
    name: str
    games: int
    rounds: Mean
    #: Each seat's share of the wins.
    wins: tuple[Mean, ...]
    feel: Feel


@dataclass(frozen=True, slots=True)
class PlayersFigures:
    """The results of games with one number of players."""

    players: int
    games: int
    feel: Feel
    #: By `Restriction`: the strength of a player who never buys a card with a Recurring Delivery,
    #: and of one who buys only such cards.
    restricted: dict[str, float]
    rounds: Mean
    #: The number of games for each number of rounds.
    rounds_histogram: dict[int, int]
    #: By seat.
    wins: tuple[Mean, ...]
    bananas: tuple[Mean, ...]
    bonus_cards: tuple[Mean, ...]
    #: Games that ended because arches, bricks or columns ran out; two kinds can run out at once.
    ended_by: dict[str, int]
    #: Turns without a staircase, per game.
    passes: Mean
    #: How often each Trophy Card changed hands, per game that had it.
    trophies: dict[str, Mean]
    #: Staircases from each colour of the ground, per game.
    starts: dict[str, Mean]
    maps: tuple[MapFigures, ...]
    #: Means over the turns of a round, for all rounds that at least a tenth of the games reach.
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
    by_players: tuple[PlayersFigures, ...]
    #: The games of a stronger bot, if any were played.
    strongest_bot: str = ""
    strongest: tuple[BotGames, ...] = ()


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
    measurement = _Measurement(pack, games, seed, weights, nodes, jobs, progress)
    return Balance(
        pack=pack.name,
        version=pack.version,
        digest=pack.digest,
        games=games,
        seed=seed,
        bot=Mandrill.name,
        by_players=tuple(
            _summarise(pack, players, measurement.play(players), measurement.restricted(players))
            for players in PLAYERS
        ),
    )


@dataclass(frozen=True, slots=True)
class _Measurement:
    """The parameters of `measure`, and the games that are played with them."""

    pack: Pack
    games: int
    seed: int
    weights: PolicyWeights
    nodes: int
    jobs: int
    progress: Callable[[int], None]

    def play(self, players: int) -> Records:
        """Play the games with this number of players."""
        return play_games(
            self.pack,
            players,
            self.games,
            seed=self.seed,
            weights=self.weights,
            nodes=self.nodes,
            jobs=self.jobs,
            progress=self.progress,
        )

    def restricted(self, players: int) -> dict[str, float]:
        """Return a player's strength with each restriction; play about `games` games in all."""
        return {
            str(restriction): restricted_strength(
                self.pack,
                players,
                restriction,
                max(1, self.games // (2 * players * len(MAP_NUMBERS))),
                maps=MAP_NUMBERS,
                seed=self.seed,
                weights=self.weights.to_array(),
                nodes=self.nodes,
                jobs=self.jobs,
            )
            for restriction in (Restriction.NO_INCOME, Restriction.ONLY_INCOME)
        }


def plan(games: int, maps: tuple[int, ...] = MAP_NUMBERS) -> Iterator[tuple[int, int, int]]:
    """Yield map, modules and number of games, with the games spread evenly over them.

    >>> sum(count for _, _, count in plan(600))
    600
    """
    kinds = [(number, modules) for modules in range(len(MODULES)) for number in maps]
    for index, (number, modules) in enumerate(kinds):
        count = games // len(kinds) + (index < games % len(kinds))
        if count:
            yield number, modules, count


def play_games(
    pack: Pack,
    players: int,
    games: int,
    *,
    seed: int,
    weights: PolicyWeights = Mandrill.weights,
    nodes: int = MOST_NODES,
    maps: tuple[int, ...] = MAP_NUMBERS,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Records:
    """Play games of the best quick bot on these maps, with modules as often as in a report."""
    parts = []
    for number, modules, count in plan(games, maps):
        butterfly, frog = MODULES[modules]
        options = Options(map=number, butterfly=butterfly, frog=frog)
        # Different cards in every game, because the intervals assume independence.
        first_seed = (((seed * 5 + players) * 5 + number) * len(MODULES) + modules) * 1_000_003
        for first in range(0, count, BATCH_SIZE):
            size = min(BATCH_SIZE, count - first)
            records = play_batch(
                pack,
                players,
                options,
                size,
                seed=first_seed + first,
                weights=weights.to_array(),
                nodes=nodes,
                modules=modules,
                jobs=jobs,
            )
            parts.append(records)
            progress(size)
    return concatenate_records(parts)


def _summarise(
    pack: Pack, players: int, records: Records, restricted: dict[str, float]
) -> PlayersFigures:
    facts = records.facts
    rounds = facts[:, census.ROUNDS]
    seats = range(players)
    ended = facts[:, census.ENDED_BY]
    numbers, counts = np.unique(rounds, return_counts=True)
    with_module = {
        "monkey": np.ones(len(facts), dtype=bool),
        "butterfly": np.array([MODULES[number][0] for number in records.modules]),
        "frog": np.array([MODULES[number][1] for number in records.modules]),
    }
    return PlayersFigures(
        players=players,
        games=len(facts),
        feel=feel_of(records, players, pack),
        restricted=restricted,
        rounds=mean_of(rounds),
        rounds_histogram={
            int(number): int(count) for number, count in zip(numbers, counts, strict=True)
        },
        wins=tuple(mean_of(records.shares[:, seat]) for seat in seats),
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
        maps=tuple(_on_map(pack, number, players, records) for number in MAP_NUMBERS),
        arches_by_round=_by_round(records, players, census.ARCHES),
        income_by_round=_by_round(records, players, census.INCOME_ICONS),
        columns_by_round=_by_round(records, players, census.INCOME_COLUMNS),
        cards=tuple(
            CardUse(
                card.id,
                *(
                    int((records.cards[:, number] & bit != 0).sum())
                    for bit in (census.SEEN, census.BOUGHT, census.COVERED)
                ),
            )
            for number, card in enumerate(cards_of(pack))
        ),
    )


def _on_map(pack: Pack, number: int, players: int, records: Records) -> MapFigures:
    here = records.maps == number
    return MapFigures(
        map=number,
        name=pack.map(number).name,
        games=int(here.sum()),
        rounds=mean_of(records.facts[here, census.ROUNDS]),
        wins=tuple(mean_of(records.shares[here, seat]) for seat in range(players)),
        feel=feel_of(records.of(here), players, pack),
    )


def _by_round(records: Records, players: int, what: int) -> tuple[float, ...]:
    """Return the mean over the turns of each round that at least a tenth of the games reach."""
    values = records.turns[:, :, :players, what].astype(np.float64)
    values = values.transpose(1, 0, 2).reshape(census.MOST_ROUNDS, -1)
    found = []
    for row in values:
        played = row[row >= 0]
        if len(played) * 10 < len(row):
            break
        found.append(float(played.mean()))
    return tuple(found)
