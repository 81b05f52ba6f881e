"""A folder of results, written as games finish, and resumable.

settings.json   the contest
results.jsonl   one game per line in the order of finishing: pandas.read_json(..., lines=True)
seats.csv       one row per seat, in the order of the games: pandas.read_csv
summary.json    the standings
games/          the games, if they are kept
faults/         for each fault of a bot, the game up to that point
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Iterable
from hashlib import sha256
from io import StringIO
from pathlib import Path
from typing import Any, Final

from monkeypalace import __version__
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.match import PlayedGame
from monkeypalace.arena.portable import file_of
from monkeypalace.arena.result import GameResult
from monkeypalace.arena.schedule import Contest

SETTINGS: Final = "settings.json"
RESULTS: Final = "results.jsonl"
SEATS: Final = "seats.csv"
SUMMARY: Final = "summary.json"


def settings_of(contest: Contest) -> dict[str, Any]:
    """Return the settings that combined results must share: all except the number of games."""
    files = sorted({file for spec in contest.bots if (file := file_of(spec))})
    return {
        "format": "monkeypalace-arena",
        "version": __version__,
        "bots": list(contest.bots),
        "players": contest.players,
        "seed": contest.seed,
        "maps": list(contest.map_numbers),
        "options": {
            name: value for name, value in contest.options.to_json().items() if name != "map"
        },
        "limits": contest.limits.to_json(),
        "pack": {"name": contest.pack.name, "digest": contest.pack.digest},
        "files": {file: sha256(Path(file).read_bytes()).hexdigest() for file in files},
    }


class Folder:
    """The folder of a contest."""

    def __init__(self, path: Path, contest: Contest, *, resume: bool = False) -> None:
        """Create a folder, or with `resume` continue an existing one.

        With `resume`, a folder without results is created as well. Results of a contest with other
        settings are refused.
        """
        self.path = path
        self.results: list[GameResult] = []
        settings = json.loads(json.dumps(settings_of(contest)))
        if (path / RESULTS).exists():
            if not resume:
                raise ArenaError("arena-out-exists", folder=str(path))
            self._check(settings)
            self.results = self.read()
        try:
            path.mkdir(parents=True, exist_ok=True)
            write_atomically(path / SETTINGS, json.dumps(settings, indent=1) + "\n")
            (path / RESULTS).touch()
        except OSError as error:
            reason = error.strerror or str(error)
            raise ArenaError("arena-folder", folder=str(path), reason=reason) from None

    def add(self, played: PlayedGame) -> None:
        """Store a game. Its line is written last, so a line implies that its files are complete."""
        write_files(self.path, played.files)
        with (self.path / RESULTS).open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(played.result.to_json()) + "\n")

    def finish(self, results: Iterable[GameResult], summary: dict[str, Any]) -> None:
        """Write the table and the summary."""
        rows = [row for result in results for row in result.rows()]
        if rows:
            table = StringIO(newline="")
            writer = csv.DictWriter(table, list(rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)
            write_atomically(self.path / SEATS, table.getvalue())
        write_atomically(self.path / SUMMARY, json.dumps(summary, indent=1) + "\n")

    def _check(self, settings: dict[str, Any]) -> None:
        file = self.path / SETTINGS
        try:
            before = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            before = None
        if not isinstance(before, dict):
            raise ArenaError("arena-settings", file=str(file))
        for name in [*settings, *before]:
            if settings.get(name) != before.get(name):
                raise ArenaError("arena-settings-differ", name=name, folder=str(self.path))

    def read(self) -> list[GameResult]:
        """Return the finished games. An incomplete last line is removed from the file."""
        file = self.path / RESULTS
        found: dict[int, GameResult] = {}
        for number, line in enumerate(complete_lines(file), start=1):
            result = read_result(line, file, number)
            found.setdefault(result.index, result)
        return list(found.values())


def complete_lines(file: Path) -> list[bytes]:
    """Return the lines of a file. An incomplete last line is removed from the file."""
    data = file.read_bytes()
    whole, _, broken = data.rpartition(b"\n")
    if broken:
        os.truncate(file, len(data) - len(broken))
    return whole.split(b"\n") if whole else []


def read_result(line: str | bytes, file: Path, number: int) -> GameResult:
    """Read one line of the results; `file` and `number` are for error messages."""
    try:
        return GameResult.from_json(json.loads(line))
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ArenaError("arena-results", file=str(file), line=number) from None


def write_files(folder: Path, files: Iterable[tuple[str, str]]) -> None:
    """Write the files of a game."""
    for name, text in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        write_atomically(folder / name, text)


def write_atomically(path: Path, text: str) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
