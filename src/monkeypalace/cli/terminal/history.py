"""Go through a saved game turn by turn."""

from __future__ import annotations

import json
import re
from typing import Any

from monkeypalace.cli.terminal.files import load_pack_if_given, read_text
from monkeypalace.cli.terminal.speech import CommandError
from monkeypalace.game import Game
from monkeypalace.gamefile import Moment, moments, parse_game

#: The value of `--turn` for the state before the first turn.
BEFORE_THE_FIRST_TURN = "0"

_TURN = re.compile(r"\s*(\d{1,3})\s*\.\s*([1-4])\s*")


def read_game(file: str, pack_file: str | None) -> Game:
    """Read a game from a file, replayed and verified."""
    return parse_game(read_text(file), pack=load_pack_if_given(pack_file))


def looks_like_a_game(text: str) -> bool:
    """Return whether a text is a game rather than a position."""
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "format" in data


def parse_turn_number(text: str) -> tuple[int, int]:
    """Read round and seat.

    >>> parse_turn_number("3.2")
    (3, 2)
    """
    found = _TURN.fullmatch(text)
    if found is None:
        raise CommandError("turn", text=text[:20])
    return int(found[1]), int(found[2])


def turns_up_to(game: Game, turn: str | None) -> list[Moment]:
    """Return the turns of a game up to and including `turn`; all turns if it is `None`."""
    found = list(moments(game))
    if turn is None:
        return found
    wanted = parse_turn_number(turn)
    for index, moment in enumerate(found):
        if (moment.round, moment.seat) == wanted:
            return found[: index + 1]
    last = f"{found[-1].round}.{found[-1].seat}" if found else "none"
    raise CommandError("no-such-turn", turn=turn.strip()[:20], last=last)


def game_after(game: Game, turn: str | None) -> Game:
    """Return the game as it was after `turn`; the whole game if `turn` is `None`."""
    if turn is None:
        return game
    again = game.restarted()
    for moment in [] if turn == BEFORE_THE_FIRST_TURN else turns_up_to(game, turn):
        for record in moment.records:
            again.play(record.decision)
    return again
