"""Measure how games go with a bot that does not play in a kernel, such as the strongest one.

Games are played like those of the arena, with the same bot on every seat, and with the maps,
modules and numbers of players of a report. Their records are converted to the arrays of `census`,
so that `feel_of` computes the same figures. With a log file, an interrupted measurement continues
where it stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import numpy as np

from monkeypalace.arena import census
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.feel import Feel, Records, bought_shares, concatenate_records, feel_of
from monkeypalace.arena.local import play_locally
from monkeypalace.arena.match import play_with_game
from monkeypalace.arena.schedule import Contest
from monkeypalace.arena.targets import PLAYERS
from monkeypalace.engine import cards_of
from monkeypalace.engine import layout as at
from monkeypalace.game import Game, Options, UseIcons, events
from monkeypalace.packs import MAP_NUMBERS, Pack

#: The modules (butterfly, frog) of eight games, repeated. Five of them are the base game.
MODULES: Final = (*((False, False),) * 5, (True, False), (False, True), (True, True))


@dataclass(frozen=True, slots=True)
class BotGames:
    """How a bot's games went with one number of players, and on each map."""

    players: int
    feel: Feel
    on_maps: tuple[Feel, ...]
    #: The card that was bought in the smallest share of the games in which it was on top, and
    #: this share.
    least_bought: tuple[str, float]


@dataclass(frozen=True, slots=True)
class BotSchedule:
    """Everything that determines the games of a measurement.

    The number of players, the map and the modules of a game follow from its index.
    """

    pack: Pack
    bot: str
    #: The number of games with each number of players.
    games: int
    seed: int

    def players(self, index: int) -> int:
        return PLAYERS[index % len(PLAYERS)]

    def map(self, index: int) -> int:
        return MAP_NUMBERS[index // len(PLAYERS) % len(MAP_NUMBERS)]

    def modules(self, index: int) -> int:
        return index // len(PLAYERS) // len(MAP_NUMBERS) % len(MODULES)

    def contest(self, index: int) -> Contest:
        """Return the contest whose game `index` is played."""
        butterfly, frog = MODULES[self.modules(index)]
        return Contest(
            (self.bot,),
            players=self.players(index),
            games=index + 1,
            seed=self.seed,
            maps=(self.map(index),),
            options=Options(butterfly=butterfly, frog=frog),
            pack=self.pack,
        )


def measure_bot(
    pack: Pack,
    bot: str,
    *,
    games: int,
    seed: int = 1,
    jobs: int = 1,
    log: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> tuple[BotGames, ...]:
    """Play `games` games with each number of players, this bot on every seat.

    Every game is appended to `log`; games that it already has are not played again.
    """
    schedule = BotSchedule(pack, bot, games, seed)
    wanted = range(games * len(PLAYERS))
    with ExitStack() as stack:
        rows = {}
        if log is not None:
            rows = {index: row for index, row in _read_log(log, schedule) if index in wanted}
            file = stack.enter_context(log.open("a", encoding="utf-8"))
        progress(len(rows))
        missing = [index for index in wanted if index not in rows]
        for index, records in play_locally(_play, schedule, missing, jobs):
            rows[index] = records
            if log is not None:
                file.write(json.dumps({"index": index, **_records_to_json(records)}) + "\n")
                file.flush()
            progress(1)
    found = []
    for players in PLAYERS:
        # In the order of the indices, so that sums do not depend on which game finished first.
        every = concatenate_records(
            rows[index] for index in sorted(rows) if schedule.players(index) == players
        )
        on_maps = (every.of(every.maps == number) for number in MAP_NUMBERS)
        found.append(
            BotGames(
                players,
                feel_of(every, players, pack),
                tuple(feel_of(records, players, pack) for records in on_maps if len(records.maps)),
                _least_bought(every, pack),
            )
        )
    return tuple(found)


def play_on_map(pack: Pack, bot: str, number: int, *, games: int, seed: int) -> dict[int, Records]:
    """Play the games that `measure_bot` plays on one map, `games` with each number of players."""
    schedule = BotSchedule(pack, bot, games * len(MAP_NUMBERS), seed)
    played: dict[int, list[Records]] = {players: [] for players in PLAYERS}
    for index in range(schedule.games * len(PLAYERS)):
        if schedule.map(index) == number:
            played[schedule.players(index)].append(_play(schedule, index)[1])
    return {players: concatenate_records(records) for players, records in played.items()}


def _least_bought(records: Records, pack: Pack) -> tuple[str, float]:
    shares, seen = bought_shares(records)
    return min(
        (
            (card.id, float(share))
            for card, share, times in zip(cards_of(pack), shares, seen, strict=True)
            if times
        ),
        key=lambda item: item[1],
    )


def _header(schedule: BotSchedule) -> dict[str, Any]:
    """Return the settings that all games of a measurement must share."""
    return {"pack": schedule.pack.digest, "bot": schedule.bot, "seed": schedule.seed}


def _read_log(log: Path, schedule: BotSchedule) -> Iterator[tuple[int, Records]]:
    """Yield the games of a log; create the file if there is none.

    An incomplete last line, left by an interruption, is removed.
    """
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    whole, _, rest = text.rpartition("\n")
    if rest or not whole:
        whole = whole or json.dumps(_header(schedule))
        log.write_text(whole + "\n", encoding="utf-8")
    header, *lines = whole.splitlines()
    if json.loads(header) != _header(schedule):
        raise ArenaError("arena-log", file=str(log))
    for line in lines:
        data = json.loads(line)
        yield data.pop("index"), _records_from_json(data)


def _records_to_json(records: Records) -> dict[str, Any]:
    """Return the records of one game; rounds that were not played are left out."""
    rounds = int(records.facts[0, census.ROUNDS])
    return {
        "map": int(records.maps[0]),
        "modules": int(records.modules[0]),
        "shares": records.shares[0].tolist(),
        "facts": records.facts[0].tolist(),
        "cards": records.cards[0].tolist(),
        "turns": records.turns[0, :rounds].tolist(),
    }


def _records_from_json(data: dict[str, Any]) -> Records:
    found = _empty_records()
    found.maps[0], found.modules[0] = data["map"], data["modules"]
    found.shares[0], found.facts[0], found.cards[0] = data["shares"], data["facts"], data["cards"]
    found.turns[0, : len(data["turns"])] = data["turns"]
    return found


def _empty_records() -> Records:
    return Records(
        maps=np.zeros(1, dtype=np.int64),
        modules=np.zeros(1, dtype=np.int64),
        shares=np.zeros((1, 4)),
        facts=np.zeros((1, census.FACTS_SIZE), dtype=np.int64),
        cards=np.zeros((1, at.CARD_COUNT), dtype=np.int8),
        turns=np.full((1, census.MOST_ROUNDS, 4, census.TURN_SIZE), at.NONE, dtype=np.int8),
    )


def _play(schedule: BotSchedule, index: int) -> tuple[int, Records]:
    """Play one game; runs in a worker process of `play_locally`."""
    contest = schedule.contest(index)
    played, game = play_with_game(contest, index)
    records = records_of(game)
    records.modules[0] = schedule.modules(index)
    records.shares[0, : contest.players] = played.result.shares
    return index, records


def records_of(game: Game) -> Records:
    """Return the records that `feel_of` needs of a finished game, except the shares of the win."""
    found = _empty_records()
    found.maps[0] = game.options.map
    facts, turns = found.facts, found.turns
    for record in game.records:
        if record.round > census.MOST_ROUNDS:
            continue
        turn = turns[0, record.round - 1, record.seat - 1]
        turn[turn < 0] = 0
        for event in record.events:
            if isinstance(event, events.Built):
                turn[census.ARCHES] = len(event.staircase.arches)
            elif isinstance(event, events.Delivered) and event.recurring:
                chosen = record.decision
                if isinstance(chosen, UseIcons):
                    turn[census.INCOME_ICONS] = chosen.arches + chosen.bricks
    facts[0, census.ROUNDS] = game.state.round
    unused = sum((player.hand for player in game.state.players), game.state.tray)
    facts[0, census.UNUSED : census.UNUSED + 3] = unused.arches, unused.bricks, unused.columns
    for seat, score in enumerate(game.scores):
        facts[0, census.BANANAS + seat] = score.total
        facts[0, census.BONUS + seat] = game.state.players[seat].bonus_cards
    found.cards[0] = _card_uses(game)
    return found


def _card_uses(game: Game) -> Any:
    """Return for each card whether it was on top when a turn began, and whether it was bought."""
    numbers = {card.id: number for number, card in enumerate(cards_of(game.pack))}
    piles = {card.id: card.pile for card in game.pack.cards}
    # The cards of each pile from the top: those that were bought, then those that are left.
    order: dict[str, list[str]] = {pile.id: [] for pile in game.pack.piles}
    turns = [
        [
            event.card
            for record in turn
            for event in record.events
            if isinstance(event, events.Bought)
        ]
        for _, turn in groupby(game.records, lambda record: (record.round, record.seat))
    ]
    for card in (card for turn in turns for card in turn):
        order[piles[card]].append(card)
    for pile in game.state.piles:
        for left in pile:
            order[left.pile].append(left.id)
    uses = np.zeros(at.CARD_COUNT, dtype=np.int8)
    taken = dict.fromkeys(order, 0)
    for turn in turns:
        for pile_id, cards in order.items():
            if taken[pile_id] < len(cards):
                uses[numbers[cards[taken[pile_id]]]] |= census.SEEN
        for card in turn:
            uses[numbers[card]] |= census.BOUGHT
            taken[piles[card]] += 1
    return uses
