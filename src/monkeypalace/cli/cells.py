"""The width of texts on a terminal: East Asian characters take two cells each."""

from __future__ import annotations

import textwrap
from itertools import accumulate
from typing import Final
from unicodedata import category, east_asian_width

#: Sentences are wrapped to fit an 80-column terminal.
WIDTH: Final = 79

ELLIPSIS: Final = "…"

#: Combining accents and control characters, which take no cell.
_WITHOUT_CELL: Final = ("Mn", "Me", "Cf")
#: Never part of a text, so it can represent the second cell of a wide character.
_SECOND_CELL: Final = "\0"


def cells(text: str) -> int:
    """Return how many cells of the terminal a text takes.

    >>> cells("Ann"), cells("安娜"), cells("e\u0301")
    (3, 4, 1)
    """
    return sum(map(_cells_of, text))


def _cells_of(sign: str) -> int:
    if category(sign) in _WITHOUT_CELL:
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def cut(text: str, most: int) -> str:
    """Return a text cut to at most `most` cells, with an ellipsis if it was longer.

    >>> cut("Wilhelmina", 10), cut("Wilhelmina", 8), cut("安娜安娜", 6)
    ('Wilhelmina', 'Wilhelm…', '安娜…')
    """
    if cells(text) <= most:
        return text
    ends = list(accumulate(map(_cells_of, text)))
    return text[: sum(end < most for end in ends)].rstrip() + ELLIPSIS


def left(text: str, width: int) -> str:
    """Left-align a text in a column.

    >>> left("安娜", 5) + "|"
    '安娜 |'
    """
    return text + " " * (width - cells(text))


def right(text: str, width: int) -> str:
    """Right-align a text in a column."""
    return " " * (width - cells(text)) + text


def wrap(text: str, indent: str = "", hanging: str = "") -> list[str]:
    """Wrap a text to the terminal; all lines except the first begin with `hanging`."""
    widened = "".join(sign + _SECOND_CELL * (_cells_of(sign) - 1) for sign in text)
    lines = textwrap.wrap(
        widened,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=hanging,
        break_on_hyphens=False,
    )
    return [line.replace(_SECOND_CELL, "") for line in lines]
