"""Print texts with the colours and characters that the terminal supports."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

import click

from monkeypalace.palace import Colour, Direction


class Paint(Enum):
    """The role of a text, with the ANSI code of its colours."""

    PLAIN = ""
    LIGHT_GREEN = "30;102"
    DARK_GREEN = "97;42"
    GOLD = "30;103"
    STRONG = "1"
    FAINT = "2"
    ARCH = "36"
    ANIMAL = "1;97;41"


GROUND_PAINT: Final = {
    Colour.LIGHT_GREEN: Paint.LIGHT_GREEN,
    Colour.DARK_GREEN: Paint.DARK_GREEN,
    Colour.GOLD: Paint.GOLD,
}

_ARROWS: Final = {
    Direction.NORTH: ("↑", "^"),
    Direction.EAST: ("→", ">"),
    Direction.SOUTH: ("↓", "v"),
    Direction.WEST: ("←", "<"),
}


#: Replacements for terminals that lack the characters of our texts.
_SIMPLER_SIGNS: Final = str.maketrans("“”’…", '""\'.')


@dataclass(frozen=True, slots=True)
class Style:
    """What the terminal supports. Everything is readable without colour."""

    colour: bool = False
    unicode: bool = True

    def paint(self, text: str, paint: Paint) -> str:
        if not self.colour or paint is Paint.PLAIN or not text:
            return text
        return f"\x1b[{paint.value}m{text}\x1b[0m"

    def arrow(self, direction: Direction) -> str:
        """Return an arrow for an arch end on top, towards its other end."""
        return _ARROWS[direction][0 if self.unicode else 1]

    @property
    def horizontal(self) -> str:
        """Return the character for an arch between west and east."""
        return "─" if self.unicode else "-"

    @property
    def vertical(self) -> str:
        """Return the character for an arch between south and north."""
        return "│" if self.unicode else "|"

    @property
    def blocked(self) -> str:
        return "░" if self.unicode else "#"

    @property
    def pointer(self) -> str:
        """Return the mark of the current player."""
        return "►" if self.unicode else ">"


def style_for_output(colour: bool | None = None) -> Style:
    """Return the style for standard output; `colour` is the user's choice, if any."""
    if colour is None:
        colour = (
            sys.stdout.isatty()
            and not os.environ.get("NO_COLOR")
            and os.environ.get("TERM", "") != "dumb"
        )
    return Style(colour, _can_write("─│░→►"))


def _can_write(signs: str) -> bool:
    try:
        signs.encode(sys.stdout.encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True


def put(line: str, style: Style) -> None:
    """Print a line with its colours."""
    click.echo(line if style.unicode else line.translate(_SIMPLER_SIGNS), color=style.colour)


def put_lines(lines: Iterable[str], style: Style) -> None:
    """Print lines with their colours, without trailing spaces."""
    for line in lines:
        put(line.rstrip(), style)
