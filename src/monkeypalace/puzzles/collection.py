"""The puzzles of this package, the puzzle of the day, and the choice by theme and difficulty."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import cached_property
from importlib.resources import files
from typing import Any, Final, overload

from monkeypalace.packs import included_pack
from monkeypalace.puzzles.puzzle import Difficulty, Puzzle, PuzzleError, Theme

#: The version of the file's format.
FORM: Final = 1
#: Day 0 of the puzzle of the day.
_FIRST_DAY: Final = date(2026, 1, 1)
_ID_LENGTH: Final = 6


class Puzzles(Sequence[Puzzle]):
    """The puzzles of a file, in the order in which they are puzzles of the day."""

    def __init__(self, read: Mapping[str, Any] | None = None) -> None:
        """Use this content of a file; by default, read the package's file on first use."""
        self._given = read

    @cached_property
    def data(self) -> Mapping[str, Any]:
        """The content of the file, with the record of how it was made."""
        if self._given is not None:
            return self._given
        found = files("monkeypalace.puzzles") / "data" / "puzzles.json"
        data: Mapping[str, Any] = json.loads(found.read_text(encoding="utf-8"))
        return data

    @cached_property
    def _puzzles(self) -> tuple[Puzzle, ...]:
        if self.data["form"] != FORM:
            raise ValueError("the puzzles are in another version of the format")
        pack = included_pack(self.data["pack"])
        if pack is None:
            raise ValueError("the pack of the puzzles is not included in this package")
        return tuple(
            Puzzle(
                id=each["id"],
                pack=pack,
                table=each["table"],
                themes=tuple(map(Theme, each["themes"])),
                solved_by=tuple(each["solved_by"]),
                answers=tuple(map(tuple, each["answers"])),
                others=tuple(other["decision"] for other in each["others"]),
            )
            for each in self.data["puzzles"]
        )

    @cached_property
    def _by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self._puzzles}

    @overload
    def __getitem__(self, index: int) -> Puzzle: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Puzzle]: ...
    def __getitem__(self, index: int | slice) -> Puzzle | Sequence[Puzzle]:
        return self._puzzles[index]

    def __len__(self) -> int:
        return len(self._puzzles)

    def __iter__(self) -> Iterator[Puzzle]:
        return iter(self._puzzles)

    def find(self, id_: str) -> Puzzle | None:
        """Return the puzzle with this id, or `None`."""
        return self._by_id.get(id_)

    def require(self, id_: str) -> Puzzle:
        """Return the puzzle with this id, or raise `PuzzleError`."""
        found = self.find(id_)
        if found is None:
            raise PuzzleError("puzzle-unknown", id=id_[:20])
        return found

    def of_day(self, day: date) -> Puzzle:
        """Return the puzzle of a day; the same for everybody with the same version."""
        return self[(day - _FIRST_DAY).days % len(self)]

    def select(
        self, theme: Theme | None = None, difficulty: Difficulty | None = None
    ) -> list[Puzzle]:
        """Return the puzzles with a theme and a difficulty; `None` allows all."""
        return [
            puzzle
            for puzzle in self
            if theme in (None, *puzzle.themes) and difficulty in (None, puzzle.difficulty)
        ]


#: The puzzles of this package; they are read when they are used for the first time.
PUZZLES: Final = Puzzles()


def today() -> date:
    """Return the date that selects the puzzle of the day.

    It is the date in UTC, so that the puzzle changes for everybody at the same moment.
    """
    return datetime.now(UTC).date()


def puzzle_id(table: Mapping[str, Any]) -> str:
    """Return the id of a position: the same position has the same id in every version.

    >>> puzzle_id({"seat": 1})
    'bfvdjn'
    """
    text = json.dumps(table, sort_keys=True, separators=(",", ":"))
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
    letters = "abcdefghijkmnpqrstuvwxyz"
    return "".join(
        letters[number // len(letters) ** place % len(letters)] for place in range(_ID_LENGTH)
    )
