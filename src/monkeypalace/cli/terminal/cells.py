"""Measure and pad text in terminal cells: wide characters take two, combining ones none."""

from __future__ import annotations

from typing import Final

import wcwidth

#: Sentences are broken to fit an 80-column terminal.
WIDTH: Final = 79

ELLIPSIS: Final = "…"


def cells(text: str) -> int:
    """Return how many cells of the terminal a text takes.

    >>> cells("Ann"), cells("安娜"), cells("e\u0301"), cells("👩\u200d🌾")
    (3, 4, 1, 2)
    """
    return wcwidth.width(text)


def cut(text: str, most: int) -> str:
    """Shorten a text to at most `most` cells; an ellipsis replaces the rest.

    >>> cut("Wilhelmina", 10), cut("Wilhelmina", 8), cut("安娜安娜", 6)
    ('Wilhelmina', 'Wilhelm…', '安娜…')
    """
    if cells(text) <= most:
        return text
    return wcwidth.clip(text, 0, most - 1).rstrip() + ELLIPSIS


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
    """Break a text into lines that fit the terminal; all but the first begin with `hanging`."""
    return wcwidth.wrap(
        text, WIDTH, initial_indent=indent, subsequent_indent=hanging, break_on_hyphens=False
    )
