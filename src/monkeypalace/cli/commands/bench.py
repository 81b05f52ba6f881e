"""`monkeypalace bench`: measure speed on this machine, with other engines in the same run."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from importlib.util import find_spec
from math import floor, log10
from typing import Final

import click

from monkeypalace.cli.measuring.measure import (
    Figure,
    figure,
    measure_batch,
    measure_copy,
    measure_decisions,
    measure_first_game,
    measure_games,
    measure_staircases,
    measure_start_up,
)
from monkeypalace.cli.measuring.peers import measure_peers
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import options_with
from monkeypalace.cli.terminal.speech import CommandError, Speech, speech
from monkeypalace.kernels import COMPILED

#: Pairs of figures to compare: of this package, and of another engine.
RATIOS: Final = (
    ("games-4", "catanatron-games"),
    ("games-2", "spiel-connect-four"),
    ("games-2", "spiel-backgammon"),
    ("games-2", "spiel-chess"),
    ("staircases-small", "chess-perft"),
)

_option = options_with("cli-help-bench-")


def _measure(repeats: int, seconds: float) -> Iterator[Figure]:
    yield measure_staircases("small", repeats)
    yield measure_staircases("large", repeats)
    for players in (2, 3, 4):
        yield measure_games(players, repeats, seconds)
    yield from measure_peers(repeats, seconds)
    yield measure_decisions(repeats, seconds)
    yield measure_batch(repeats, seconds)
    yield measure_copy(repeats)
    yield measure_first_game(repeats)
    yield measure_start_up(repeats)


def _ratios(figures: dict[str, Figure]) -> Iterator[Figure]:
    for ours, theirs in RATIOS:
        if ours in figures and theirs in figures:
            one, other = figures[ours], figures[theirs]
            found = figure(f"{ours}-by-{theirs}", "times", [one.median / other.median])
            low, high = one.lowest / other.highest, one.highest / other.lowest
            yield Figure(found.name, found.unit, found.median, low, high)


def _number(value: float, say: Speech) -> str:
    """Format a number with three significant digits and thousands separators."""
    if value <= 0:
        return say.number(value)
    decimals = max(0, 2 - floor(log10(value)))
    return say.number(value, decimals)


def _row(say: Speech, found: Figure) -> str:
    unit = say(f"bench-unit-{found.unit}")
    spread = f"{_number(found.lowest, say)} – {_number(found.highest, say)}"
    median = _number(found.median, say)
    return f"{say(f'bench-{found.name}'):<58} {median:>12} {unit:<4} {spread:>28}"


@click.command(cls=HelpCommand, help="cli-help-bench")
@_option("--json", "as_json", is_flag=True)
@_option("--repeats", type=click.IntRange(1, 100), default=5, show_default=True)
@_option("--seconds", type=click.FloatRange(0.001, 60), default=1.0, show_default=True)
def command(as_json: bool, repeats: int, seconds: float) -> None:
    say = speech()
    if find_spec("numpy") is None:
        raise CommandError("needs-extra", extra="bots")
    figures: dict[str, Figure] = {}
    if not as_json:
        click.echo(say("bench-head", python=platform.python_version(), repeats=repeats))
        if not COMPILED:
            click.echo(say("bench-uncompiled"))
    for found in _measure(repeats, seconds):
        figures[found.name] = found
        if not as_json:
            click.echo(_row(say, found))
    ratios = list(_ratios(figures))
    if as_json:
        everything = [*figures.values(), *ratios]
        click.echo(json.dumps([found.to_json() for found in everything], indent=1))
        return
    for found in ratios:
        click.echo(_row(say, found))
    if not ratios:
        click.echo(say("bench-no-peers"))
