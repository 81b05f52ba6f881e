"""Bots at the terminal: their seats and their decisions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from monkeypalace.cli.terminal.speech import CommandError, Speech
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Chance, Decision, Game
from monkeypalace.locale import LANGUAGES

if TYPE_CHECKING:
    from monkeypalace.bots import Bot

#: Derives the bots' seed from the game's, so that bots learn nothing about the cards.
_BOTS_KEY: Final = 0xB07


class Opponents:
    """The bots of one game, by seat."""

    def __init__(self, specs: Sequence[str], game: Game) -> None:
        """Give each bot the seat with its name; without names, the last seats."""
        self._bots: dict[int, Bot] = {}
        seed = secrets.randbits(53) if game.seed is None else game.seed
        self._chance = Chance(seed ^ _BOTS_KEY)
        #: The round and seat of the turn in progress, and the seconds that its decisions took.
        self._turn, self._spent = (0, 0), 0.0
        if not specs:
            return
        from monkeypalace.bots import load_bot

        free = list(range(1, game.players + 1))
        for spec in reversed(specs):
            if not free:
                raise CommandError("too-many-bots", most=game.players)
            named = [seat for seat in free if _is_named(game, seat, spec)]
            seat = named[-1] if named else free[-1]
            free.remove(seat)
            self._bots[seat] = load_bot(spec)

    def has(self, seat: int) -> bool:
        return seat in self._bots

    def decide(self, game: Game) -> tuple[Decision, MonkeyPalaceError | None]:
        """Return a bot's decision; after an error, that of a random bot that replaces it."""
        from monkeypalace.bots import BotError, ask, load_bot

        seat, turn = game.seat, (game.state.round, game.seat)
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        began = perf_counter()
        try:
            answer = ask(self._bots[seat], game.view(seat), self._chance, spent=self._spent)
            self._spent += perf_counter() - began
            return answer.decision, None
        except BotError as error:
            self._bots[seat] = load_bot("random")
            return ask(self._bots[seat], game.view(seat), self._chance).decision, error


def _is_named(game: Game, seat: int, spec: str) -> bool:
    """Return whether a seat has a bot's name in any language, because a saved game may have any."""
    if not game.names:
        return False
    names = [Speech(language)("bot-name", bot=bot_of(spec)) for language in LANGUAGES]
    return any(game.names[seat - 1] in (name, f"{name} {seat}") for name in names)


def bot_of(spec: str) -> str:
    """Return the id of an included bot; for a bot from a file, the name of its class or file.

    >>> bot_of("gorilla:seconds=2"), bot_of("bots/mine.py:Mine:depth=2"), bot_of("bots/mine.py")
    ('gorilla', 'Mine', 'mine')
    """
    first, _, rest = spec.partition(":")
    bot = (rest.partition(":")[0] or Path(first).stem) if first.endswith(".py") else first
    return bot[:30].strip() or "bot"
