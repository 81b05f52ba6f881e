"""Problems of a pack, as data. The sentences are in `locale/`, as `pack-<code>`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, ClassVar, Final


class Severity(StrEnum):
    """How serious a problem is."""

    #: The pack is unplayable or contradicts the rulebook's counts.
    ERROR = "error"
    #: The pack is playable, but something may have been mistyped.
    WARNING = "warning"


#: Every code with a short description.
CODES: Final[Mapping[str, str]] = {
    # The file
    "file-missing": "there is no such file",
    "file-unreadable": "the file exists but cannot be read",
    "file-too-large": "the file is far too large to be a pack",
    "too-complex": "far more keys, values or levels of nesting than a pack has",
    "encoding": "the file is not UTF-8",
    "syntax": "the text is not TOML",
    "twice": "a key or a table is defined twice",
    # Its structure
    "missing": "a key is missing",
    "unknown": "a key that packs do not have",
    "misspelt": "an unknown key that is similar to a known one",
    "not-a-table": "a value that should be a table",
    "not-a-list": "a value that should be a list",
    "not-a-number": "a value that should be a whole number",
    "not-a-text": "a value that should be a text",
    "range": "a number that is too low or too high",
    "length": "a text that is empty or too long",
    "unprintable": "a text with line breaks or control characters",
    "format": "a pack for another version of this package",
    "source": "an unknown source",
    "ground-rows": "a map's ground does not have eight rows",
    "ground-row": "a row of a map's ground is not eight letters of l, d, g and .",
    "start-text": "a map's starting staircase is not written in notation",
    # The box's numbers
    "start-pieces": "a starting staircase is not two arches and one brick",
    "start-blocked": "a starting staircase stands on a spot without a knob",
    "start-rule": "a starting staircase breaks a building rule",
    "map-not-blocked": "map 3 or 4 has no blocked spot",
    "card-count": "there are not 67 Monkey Cards",
    "pile-empty": "a pile has no card",
    "count": "a number differs from the rulebook's",
    "first-hand": "seat 1 or 2 does not start with what the rulebook says",
    "hand-too-large": "a seat starts with more building bricks than are allowed",
    "no-delivery": "a board delivers nothing, so that a game might never end",
    # Warnings
    "map-not-open": "map 1 or 2 has a blocked spot",
    "hand-without-arch": "a seat starts without an arch and cannot build at first",
    "later-seat-gets-less": "a seat starts with fewer building bricks than the one before",
    "one-time-example": "the rulebook's example of a One-time Delivery cannot happen",
    "recurring-example": "the rulebook's example of a Recurring Delivery cannot happen",
    "bananas-and-bricks": "a card has more bananas and more bricks than another of its pile",
    "colour-missing": "a map lacks a colour, so its cards can never be taken",
    "spot-cut-off": "a spot whose neighbours are all blocked; nothing can be built there",
}


@dataclass(frozen=True, slots=True)
class PackProblem:
    """One problem: its code, its place, and what was expected.

    >>> problem = PackProblem("misspelt", "boards.1.begin", {"meant": "start"})
    >>> problem.params
    {'place': 'boards.1.begin', 'meant': 'start'}
    """

    family: ClassVar[str] = "pack"

    code: str
    #: Where in the file, like `piles.3l.cards[2].bananas`; cards are counted from 1.
    place: str
    #: Parameters of the sentence besides the place.
    values: Mapping[str, str | int] = field(default_factory=dict)
    severity: Severity = Severity.ERROR
    #: Errors or violations that explain the problem.
    causes: tuple[Any, ...] = ()

    @property
    def params(self) -> dict[str, str | int]:
        """The parameters of the sentence for this code."""
        return {"place": self.place, **self.values}
