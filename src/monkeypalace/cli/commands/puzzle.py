"""`monkeypalace puzzle`: solve a puzzle at the terminal."""

from __future__ import annotations

import secrets

import click

from monkeypalace.cli.session.puzzling import PuzzleSession
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import colour_option, options_with
from monkeypalace.cli.terminal.speech import speech
from monkeypalace.cli.terminal.style import style_for_output
from monkeypalace.puzzles import PUZZLES, Difficulty, Puzzle, PuzzleError, Theme, today

_option = options_with("cli-help-puzzle-")


@click.command(cls=HelpCommand, help="cli-help-puzzle")
@click.argument("puzzle", default="daily")
@_option("--theme", type=click.Choice([str(theme) for theme in Theme]))
@_option("--level", type=click.Choice([str(difficulty) for difficulty in Difficulty]))
@colour_option
def command(puzzle: str, theme: str | None, level: str | None, colour: bool | None) -> None:
    PuzzleSession(_find(puzzle, theme, level), speech(), style_for_output(colour)).run()


def _find(puzzle: str, theme: str | None, level: str | None) -> Puzzle:
    """Return the puzzle with this id; for "random", or a theme or level without an id, any one."""
    if puzzle == "daily" and not theme and not level:
        return PUZZLES.of_day(today())
    if puzzle not in ("daily", "random"):
        return PUZZLES.require(puzzle)
    found = PUZZLES.select(Theme(theme) if theme else None, Difficulty(level) if level else None)
    if not found:
        existing = [each for each in Theme if PUZZLES.select(each)]
        raise PuzzleError("puzzle-none", themes=", ".join(existing))
    return secrets.choice(found)
