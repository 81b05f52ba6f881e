"""Games as text: a whole turn on one line, and the game file.

A game file can be written, read back, replayed and verified decision by decision.
"""

from monkeypalace.gamefile.files import (
    format_game,
    load_game,
    parse_game,
    save_game,
)
from monkeypalace.gamefile.moments import Moment, moments
from monkeypalace.gamefile.turns import TurnText, format_turns, parse_turn, turns_of

__all__ = [
    "Moment",
    "TurnText",
    "format_game",
    "format_turns",
    "load_game",
    "moments",
    "parse_game",
    "parse_turn",
    "save_game",
    "turns_of",
]
