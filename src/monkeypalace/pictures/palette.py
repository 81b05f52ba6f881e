"""The colours of pieces and grounds, the same as in the browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from monkeypalace.palace import Colour


@dataclass(frozen=True, slots=True)
class Tint:
    """The colours of a ground: the field, its pattern, its letter."""

    field: str
    mark: str
    ink: str


GROUNDS: Final = {
    Colour.LIGHT_GREEN: Tint("#b4cf6c", "#8cab45", "#3e5a0c"),
    Colour.DARK_GREEN: Tint("#2f6b4b", "#1d4d34", "#d5f0d9"),
    Colour.GOLD: Tint("#e3b85a", "#bf8f36", "#5f3d05"),
}
DECORATIONS: Final = {
    Colour.LIGHT_GREEN: "#9fd13a",
    Colour.DARK_GREEN: "#17824b",
    Colour.GOLD: "#e8b02e",
}
#: The browns of building bricks. They have no meaning in play; see `brown_of`.
BROWNS: Final = ("#b8621d", "#e3c48a", "#a98c5f", "#6f3317")

SAND: Final = "#dcc391"
SAND_EDGE: Final = "#b3925a"
KNOB: Final = "#f3e2bd"
INK: Final = "#4a2d0c"
RUBBLE: Final = ("#8d7a5c", "#a39071", "#6b5a40")
#: The outlines of new and of wrong pieces.
NEW: Final = "#fffbe8"
CAUSE: Final = "#d2321a"


def brown_of(kind: str, spot: str, towards: str, level: int) -> str:
    """Return the brown of a piece, chosen by a hash of its place, so that it never changes."""
    mixed = level * 7 + len(kind) * 3
    for letter in spot + towards:
        mixed = (mixed * 31 + ord(letter)) & 0xFFFFFFFF
    return BROWNS[(mixed ^ (mixed >> 7)) % 4]


def mixed(colour: str, other: str, share: float) -> str:
    """Return a mixture of two colours.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in parts)


def lighter(colour: str, share: float) -> str:
    return mixed(colour, "#fff6e0", share)


def darker(colour: str, share: float) -> str:
    return mixed(colour, "#1c0f04", share)


def _channels(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
