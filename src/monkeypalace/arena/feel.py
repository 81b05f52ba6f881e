"""Measure how games go: passes, pillars, bricks, incomes, length, close scores.

`play_batch` plays games in a kernel and records them; `feel_of` computes the metrics of recorded
games. `targets.py` has the values that the rulebooks lead us to expect.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Any, Final

import numpy as np

from monkeypalace.arena import census
from monkeypalace.engine import FastBatch, encode_pack
from monkeypalace.engine import layout as at
from monkeypalace.game import Options
from monkeypalace.kernels.threads import run_in_parts
from monkeypalace.packs import Pack

#: The recurring delivery of the rulebooks' example.
NINE_ICONS: Final = 9

#: A cost above any number of credits, for cards that a restricted player must not buy.
_TOO_EXPENSIVE: Final = 99


class Restriction(StrEnum):
    """The cards that a player must not buy, to measure whether the other cards suffice to win."""

    NONE = "none"
    #: Never a card with a recurring delivery.
    NO_INCOME = "no-income"
    #: Only cards with a recurring delivery.
    ONLY_INCOME = "only-income"


@dataclass(slots=True)
class Records:
    """The arrays that `census` fills, with a row for each game."""

    maps: Any
    modules: Any
    shares: Any
    facts: Any
    cards: Any
    turns: Any

    def of(self, chosen: Any) -> Records:
        """Return the records of the games that a mask or a list of indices selects."""
        return Records(*(getattr(self, name)[chosen] for name in Records.__slots__))


def concatenate_records(parts: Iterable[Records]) -> Records:
    """Join the records of several groups of games."""
    listed = list(parts)
    return Records(
        *(np.concatenate([getattr(part, name) for part in listed]) for name in Records.__slots__)
    )


def restricted_tables(
    pack: Pack, seat: int = 1, restriction: Restriction = Restriction.NONE
) -> Any:
    """Return the pack's tables for each seat; at `seat`, forbidden cards cost too much."""
    found = np.tile(np.array(encode_pack(pack), dtype=np.int16), (4, 1))
    for number, card in enumerate(pack.cards):
        if restriction is not Restriction.NONE and bool(card.recurring) == (
            restriction is Restriction.NO_INCOME
        ):
            found[seat - 1, number * at.CARD_SIZE + at.CARD_COST] = _TOO_EXPENSIVE
    return found


def play_batch(
    pack: Pack,
    players: int,
    options: Options,
    games: int,
    *,
    seed: int,
    weights: Any,
    nodes: int,
    tables_by_seat: Any = None,
    modules: int = 0,
    jobs: int = 1,
) -> Records:
    """Play games with the same weights on every seat; game `i` has seed `seed + i`.

    `tables_by_seat` are the pack's tables from which each seat's decisions are chosen, by default
    without a restriction (`restricted_tables`). `modules` is only stored in the records.
    """
    batch = FastBatch(games, players, seed=seed, pack=pack, options=options)
    records = Records(
        maps=np.full(games, options.map),
        modules=np.full(games, modules),
        shares=np.zeros((games, 4)),
        facts=np.zeros((games, census.FACTS_SIZE), dtype=np.int64),
        cards=np.zeros((games, at.CARD_COUNT), dtype=np.int8),
        turns=np.full((games, census.MOST_ROUNDS, 4, census.TURN_SIZE), at.NONE, dtype=np.int8),
    )
    play = partial(
        census.census_rows,
        batch.states,
        batch.tables,
        restricted_tables(pack) if tables_by_seat is None else tables_by_seat,
        weights,
        nodes,
        records.shares,
        records.facts,
        records.cards,
        records.turns.reshape(games, -1),
    )
    run_in_parts(play, games, jobs)
    return records


@dataclass(frozen=True, slots=True)
class Feel:
    """The metrics of a group of games. Shares are between 0 and 1."""

    games: int
    rounds: float
    #: The share of turns without a staircase, in all rounds and in the first half of each game.
    passed: float
    passed_early: float
    #: Bonus Cards per game, of all players together.
    bonus_cards: float
    #: Bricks per arch among the pieces that players have built with.
    bricks_per_arch: float
    #: The share of games in which a recurring delivery has nine icons.
    nine_icons: float
    #: The share of games in which the winner leads by less than a third of the winner's bananas.
    close: float
    #: Each seat's share of the wins.
    wins: tuple[float, ...]


def feel_of(records: Records, players: int, pack: Pack) -> Feel:
    """Return the metrics of these games."""
    facts = records.facts
    rounds = facts[:, census.ROUNDS]
    turns = records.turns[:, :, :players]
    played = turns[..., census.ARCHES] >= 0
    passed = turns[..., census.ARCHES] == 0
    numbers = np.arange(1, census.MOST_ROUNDS + 1)[np.newaxis, :, np.newaxis]
    early = 2 * numbers <= rounds[:, np.newaxis, np.newaxis]
    bananas = np.sort(facts[:, census.BANANAS : census.BANANAS + players], axis=1)
    best, second = bananas[:, -1], bananas[:, -2]
    used = _used(records, pack)
    return Feel(
        games=len(facts),
        rounds=_mean(rounds),
        passed=_share(passed, played),
        passed_early=_share(passed & early, played & early),
        bonus_cards=_mean(facts[:, census.BONUS : census.BONUS + 4].sum(axis=1)),
        bricks_per_arch=float(used[:, 1].sum() / max(1, used[:, 0].sum())),
        nine_icons=_mean(turns[..., census.INCOME_ICONS].max(axis=(1, 2)) >= NINE_ICONS),
        close=_mean(3 * (best - second) < best),
        wins=tuple(_mean(records.shares[:, seat]) for seat in range(players)),
    )


def _mean(values: Any) -> float:
    return float(values.mean()) if len(values) else 0.0


def _share(part: Any, whole: Any) -> float:
    return float(part.sum() / max(1, whole.sum()))


def _used(records: Records, pack: Pack) -> Any:
    """Return the arches, bricks and columns that the players have built with in each game."""
    start = pack.maps[0].start.cost
    box = np.array([pack.tray.arches, pack.tray.bricks, pack.tray.columns])
    before = np.array([start.arches, start.bricks, start.columns])
    return box - before - records.facts[:, census.UNUSED : census.UNUSED + 3]


def bought_shares(records: Records) -> tuple[Any, Any]:
    """Return how often each card was bought, as a share of the games in which it was on top.

    The second array has the number of games in which each card was on top.
    """
    seen = (records.cards & census.SEEN != 0).sum(axis=0)
    bought = (records.cards & census.BOUGHT != 0).sum(axis=0)
    return bought / np.maximum(seen, 1), seen


def restricted_strength(
    pack: Pack,
    players: int,
    restriction: Restriction,
    games: int,
    *,
    maps: tuple[int, ...],
    seed: int,
    weights: Any,
    nodes: int,
    jobs: int = 1,
) -> float:
    """Return a restricted player's share of the wins, times the number of players.

    1 means as strong as the others. On each map, `games` games are played for each seat of the
    restricted player.
    """
    won = []
    for number in maps:
        for seat in range(1, players + 1):
            records = play_batch(
                pack,
                players,
                Options(map=number),
                games,
                seed=seed + 1_000_003 * number,
                weights=weights,
                nodes=nodes,
                tables_by_seat=restricted_tables(pack, seat, restriction),
                jobs=jobs,
            )
            won.append(records.shares[:, seat - 1].mean())
    return float(np.mean(won)) * players
