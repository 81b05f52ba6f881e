"""Monkey Palace: the board game's rules, complete and exact.

>>> from monkeypalace import Game
>>> game = Game(players=2, seed=1)
>>> while not game.is_over:
...     _ = game.play(next(iter(game.legal)))
>>> len(game.winners) >= 1
True
"""

from monkeypalace.building import Arch, Staircase, generate, next_arches, starts, validate
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Game, Options
from monkeypalace.gamefile import load_game, save_game
from monkeypalace.notation import (
    format_position,
    format_staircase,
    parse_position,
    parse_staircase,
)
from monkeypalace.packs import load_pack, standard_pack
from monkeypalace.palace import Palace, Pieces

__version__ = "0.1.0"

__all__ = [
    "Arch",
    "Game",
    "MonkeyPalaceError",
    "Options",
    "Palace",
    "Pieces",
    "Staircase",
    "__version__",
    "format_position",
    "format_staircase",
    "generate",
    "load_game",
    "load_pack",
    "next_arches",
    "parse_position",
    "parse_staircase",
    "save_game",
    "standard_pack",
    "starts",
    "validate",
]
