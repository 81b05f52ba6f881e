"""Bots at the terminal: their seats and their decisions."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monkeypalace.cli.speech import CommandError
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Chance, Decision, Game

if TYPE_CHECKING:
    from monkeypalace.bots import Bot

#: Derives the bots' seed from the game's, so that bots learn nothing about the cards.
_BOTS: Final = 0xB07


class Opponents:
    """The bots of one game, by seat."""

    def __init__(self, specs: Sequence[str], game: Game) -> None:
        """Give each bot the seat with its name; without names, the last seats."""
        self._bots: dict[int, Bot] = {}
        seed = secrets.randbits(53) if game.seed is None else game.seed
        self._chance = Chance(seed ^ _BOTS)
        if not specs:
            return
        from monkeypalace.bots import load_bot

        free = list(range(1, game.players + 1))
        for spec, label in reversed(list(zip(specs, labels(specs), strict=True))):
            named = [seat for seat in free if game.names and game.names[seat - 1] == label]
            if not free:
                raise CommandError("too-many-bots", most=game.players)
            seat = named[-1] if named else free[-1]
            free.remove(seat)
            self._bots[seat] = load_bot(spec)

    def has(self, seat: int) -> bool:
        return seat in self._bots

    def decide(self, game: Game) -> tuple[Decision, MonkeyPalaceError | None]:
        """Return a bot's decision. If it fails, also the error; a random player takes over."""
        from monkeypalace.bots import BotError, ask, load_bot

        seat = game.seat
        try:
            return ask(self._bots[seat], game.view(seat), self._chance).decision, None
        except BotError as error:
            self._bots[seat] = load_bot("random")
            return ask(self._bots[seat], game.view(seat), self._chance).decision, error


def labels(specs: Iterable[str]) -> list[str]:
    """Return the names of bots at the table.

    >>> labels(["gorilla:seconds=2", "gorilla", "bots/mine.py:Mine:depth=2"])
    ['gorilla', 'gorilla 2', 'Mine']
    """
    found: list[str] = []
    for spec in specs:
        first, _, rest = spec.partition(":")
        name = (rest.partition(":")[0] or Path(first).stem) if first.endswith(".py") else first
        name = name[:30].strip() or "bot"
        number = 1 + sum(label == name or label.startswith(name + " ") for label in found)
        found.append(name if number == 1 else f"{name} {number}")
    return found
