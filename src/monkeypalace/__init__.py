"""Monkey Palace: the board game as a library.

>>> from monkeypalace import Game
>>> game = Game(players=2, seed=1)
>>> while not game.is_over:
...     _ = game.play(next(iter(game.legal)))
>>> len(game.winners) >= 1
True

The names below are imported on first use, so that the command line starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from monkeypalace.errors import explain_with

if TYPE_CHECKING:
    from monkeypalace.building import Arch, Staircase, Violation, validate
    from monkeypalace.errors import MonkeyPalaceError
    from monkeypalace.game import (
        Build,
        Buy,
        Chance,
        Decision,
        Game,
        Kind,
        Options,
        Pass,
        PlaceCard,
        PutFrog,
        PutMonkey,
        TakeFrog,
        UseIcons,
        View,
    )
    from monkeypalace.gamefile import load_game, save_game
    from monkeypalace.locale import explain
    from monkeypalace.notation import (
        Position,
        format_decision,
        format_position,
        format_staircase,
        parse_decision,
        parse_position,
        parse_staircase,
    )
    from monkeypalace.packs import load_pack, standard_pack
    from monkeypalace.palace import Palace, Pieces, Spot
    from monkeypalace.search import generate, next_arches, starts

__version__ = "0.1.0"

_PACKAGES = {
    "building": ("Arch", "Staircase", "Violation", "validate"),
    "errors": ("MonkeyPalaceError",),
    "game": (
        "Build",
        "Buy",
        "Chance",
        "Decision",
        "Game",
        "Kind",
        "Options",
        "Pass",
        "PlaceCard",
        "PutFrog",
        "PutMonkey",
        "TakeFrog",
        "UseIcons",
        "View",
    ),
    "gamefile": ("load_game", "save_game"),
    "locale": ("explain",),
    "notation": (
        "Position",
        "format_decision",
        "format_position",
        "format_staircase",
        "parse_decision",
        "parse_position",
        "parse_staircase",
    ),
    "packs": ("load_pack", "standard_pack"),
    "palace": ("Palace", "Pieces", "Spot"),
    "search": ("generate", "next_arches", "starts"),
}
_PACKAGE_OF = {name: package for package, names in _PACKAGES.items() for name in names}

__all__ = [
    "Arch",
    "Build",
    "Buy",
    "Chance",
    "Decision",
    "Game",
    "Kind",
    "MonkeyPalaceError",
    "Options",
    "Palace",
    "Pass",
    "Pieces",
    "PlaceCard",
    "Position",
    "PutFrog",
    "PutMonkey",
    "Spot",
    "Staircase",
    "TakeFrog",
    "UseIcons",
    "View",
    "Violation",
    "__version__",
    "explain",
    "format_decision",
    "format_position",
    "format_staircase",
    "generate",
    "load_game",
    "load_pack",
    "next_arches",
    "parse_decision",
    "parse_position",
    "parse_staircase",
    "save_game",
    "standard_pack",
    "starts",
    "validate",
]


def _explain(problem: Any) -> str:
    """Return the English sentence of a problem; `locale` is imported on the first call."""
    from monkeypalace.locale import explain

    return explain(problem)


explain_with(_explain)


def __getattr__(name: str) -> Any:
    if name not in _PACKAGE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_PACKAGE_OF[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return __all__
