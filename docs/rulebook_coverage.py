"""Every statement of the printed rulebooks, with its place in the rule book of this program."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monkeypalace.game import Edition

DATA: Final = Path(__file__).with_name("rulebook-coverage.toml")
#: The languages of the printed rulebooks.
BOOKS: Final = tuple(edition.value for edition in Edition)


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement, in our own words."""

    part: str
    #: The id of a chapter or section.
    place: str
    words: str
    #: Its number in each book that has it, by language.
    numbers: dict[str, int]


def read_statements() -> list[Statement]:
    """Return all statements, numbered in the order of the file."""
    found: list[Statement] = []
    last = dict.fromkeys(BOOKS, 0)
    for part in tomllib.loads(DATA.read_text(encoding="utf-8"))["part"]:
        for place, books, words in part["statements"]:
            languages = BOOKS if books == "all" else books.split()
            last |= {language: last[language] + 1 for language in languages}
            numbers = {language: last[language] for language in languages}
            found.append(Statement(part["title"], place, words, numbers))
    return found


def read_counts() -> dict[str, int]:
    """Return how many statements each book has."""
    counts: dict[str, int] = tomllib.loads(DATA.read_text(encoding="utf-8"))["counts"]
    return counts


def coverage_tables() -> str:
    """Return a table for each part of the books."""
    statements = read_statements()
    head = ["statement", "place", *BOOKS]
    lines: list[str] = []
    for part in dict.fromkeys(statement.part for statement in statements):
        lines += [f"## {part}", "", _row(head), _row(["---"] * len(head))]
        for statement in statements:
            if statement.part == part:
                numbers = [str(statement.numbers.get(book, "")) for book in BOOKS]
                lines.append(_row([statement.words, f"`{statement.place}`", *numbers]))
        lines.append("")
    return "\n".join(lines).rstrip()


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"
