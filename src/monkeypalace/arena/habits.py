"""Analyse the games of bots: what they buy in each part of a game, and how they end it.

Good players buy income early and bananas late, leave little to the next player, and end the game
when they are ahead. `habits` measures this in a folder of games without loading any bot.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.folder import RESULTS, read_result
from monkeypalace.arena.result import GameResult
from monkeypalace.bots import Weights, find_best
from monkeypalace.engine import FastGame
from monkeypalace.game import Game, Kind, events
from monkeypalace.gamefile import parse_game
from monkeypalace.packs import Pack

#: A game is divided into this many parts of equal length.
PARTS: Final = 3

#: Search nodes for the best staircase of the next player.
_NODES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Habits:
    """A bot's habits; tuples have one entry for each part of a game, from the start."""

    bot: str
    games: int
    #: Means over the cards that the bot buys: pieces delivered every turn, and bananas.
    income: tuple[float, ...]
    bananas: tuple[float, ...]
    #: The mean credits of the next player's best staircase after the bot's turn.
    left_to_next: float
    #: The share of games in which the bot triggers the end, and its share of the wins in these
    #: games.
    ends: float
    wins_when_ending: float

    def to_json(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


class _Counts:
    """The counts for one bot."""

    def __init__(self) -> None:
        self.games = 0
        self.income: list[list[int]] = [[] for _ in range(PARTS)]
        self.bananas: list[list[int]] = [[] for _ in range(PARTS)]
        self.left: list[float] = []
        self.won_endings: list[float] = []

    def to_habits(self, bot: str) -> Habits:
        return Habits(
            bot=bot,
            games=self.games,
            income=tuple(map(_mean, self.income)),
            bananas=tuple(map(_mean, self.bananas)),
            left_to_next=_mean(self.left),
            ends=len(self.won_endings) / self.games,
            wins_when_ending=_mean(self.won_endings),
        )


def _mean(values: list[Any]) -> float:
    return fmean(values) if values else 0.0


def habits(folder: Path, pack: Pack | None = None) -> list[Habits]:
    """Return the habits of each bot, from an arena folder in which the games were kept."""
    counts: dict[str, _Counts] = defaultdict(_Counts)
    for result, game in _games(folder, pack):
        for bot in result.bots:
            counts[bot].games += 1
        _count(result, game, counts)
    if not counts:
        raise ArenaError("arena-no-games", folder=str(folder))
    return [found.to_habits(bot) for bot, found in counts.items()]


def _games(folder: Path, pack: Pack | None) -> Iterator[tuple[GameResult, Game]]:
    try:
        lines = (folder / RESULTS).read_text(encoding="utf-8").splitlines()
    except OSError:
        return
    for number, line in enumerate(lines, start=1):
        result = read_result(line, folder / RESULTS, number)
        file = folder / "games" / f"{result.index:06}.json"
        # Skip games with faults: a random player has taken over a bot's seat there.
        if file.exists() and not result.faults:
            yield result, parse_game(file.read_text(encoding="utf-8"), pack=pack)


def _count(result: GameResult, game: Game, counts: dict[str, _Counts]) -> None:
    replayed = game.restarted()
    seat_before = None
    for record in game.records:
        if replayed.kind is Kind.BUILD and seat_before is not None:
            counts[result.bots[seat_before - 1]].left.append(best_credits(replayed))
        seat_before = record.seat
        replayed.play(record.decision)
        own = counts[result.bots[record.seat - 1]]
        part = min(PARTS - 1, (record.round - 1) * PARTS // result.rounds)
        for event in record.events:
            if isinstance(event, events.Bought):
                card = game.pack.card(event.card)
                own.income[part].append(card.recurring.icons + card.recurring.columns)
                own.bananas[part].append(card.bananas)
            elif isinstance(event, events.EndTriggered):
                own.won_endings.append(result.shares[record.seat - 1])


def best_credits(game: Game) -> float:
    """Return the credits of the best staircase of the player to move."""
    found = find_best(FastGame.of(game.state), Weights(arch=1.0, height=1.0), nodes=_NODES)
    return found[0][0] if found else 0.0
