"""`monkeypalace perft`: how many staircases can be built here, and which."""

from __future__ import annotations

import json
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any, Final, Protocol

import click

from monkeypalace.building import Staircase, generate
from monkeypalace.building.work import PILLAR_FOR_BONUS
from monkeypalace.cli.files import read_text
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.speech import CommandError, one_line, speech
from monkeypalace.notation import Position, format_staircase, parse_position
from monkeypalace.palace import Palace, Piece, beyond_the_box, neighbour

_RUNS: Final = 5


class Engine(Protocol):
    """Something that finds all staircases of a position."""

    def count(self, position: Position) -> dict[str, Any]:
        """The counts, as they are printed."""

    def staircases(self, position: Position) -> Iterator[str]:
        """Every staircase in notation, in any order."""

    def seconds(self, position: Position) -> float:
        """How long generating all of them takes, and nothing else: the median of five."""


class Reference:
    """`building.generate`: written to be read, and the measure for every other engine."""

    def count(self, position: Position) -> dict[str, Any]:
        palace = position.palace
        by_arches: Counter[int] = Counter()
        by_colour: Counter[str] = Counter()
        with_bonus, top_level = 0, -1
        for staircase in generate(palace, position.hand):
            level, pillar = level_and_pillar(palace, staircase)
            by_arches[len(staircase.arches)] += 1
            by_colour[str(palace.ground.colour(staircase.start))] += 1
            with_bonus += pillar >= PILLAR_FOR_BONUS
            top_level = max(top_level, level)
        return {
            "staircases": by_arches.total(),
            "by_arches": {str(arches): by_arches[arches] for arches in sorted(by_arches)},
            "by_colour": {colour: by_colour[colour] for colour in sorted(by_colour)},
            "with_bonus": with_bonus,
            "top_level": top_level,
        }

    def staircases(self, position: Position) -> Iterator[str]:
        return map(format_staircase, generate(position.palace, position.hand))

    def seconds(self, position: Position) -> float:
        taken = []
        for _ in range(_RUNS):
            began = time.perf_counter()
            for _ in generate(position.palace, position.hand):
                pass
            taken.append(time.perf_counter() - began)
        return statistics.median(taken)


class Fast:
    """The compiled kernels of `fast/`."""

    def __init__(self) -> None:
        try:
            from monkeypalace import fast
        except ImportError:
            raise CommandError("needs-extra", extra="fast") from None
        self._fast = fast

    def count(self, position: Position) -> dict[str, Any]:
        found = self._fast.perft(position.palace, position.hand)
        return {
            "staircases": found.staircases,
            "by_arches": {str(arches): count for arches, count in found.by_arches.items()},
            "by_colour": found.by_colour,
            "with_bonus": found.with_bonus,
            "top_level": found.top_level,
        }

    def staircases(self, position: Position) -> Iterator[str]:
        return map(format_staircase, self._fast.generate(position.palace, position.hand))

    def seconds(self, position: Position) -> float:
        return self._fast.perft_seconds(position.palace, position.hand, _RUNS)


#: By the name that `--engine` takes, the default first. Loaded when asked for.
ENGINES: Final[dict[str, Callable[[], Engine]]] = {"fast": Fast, "reference": Reference}


def default_engine() -> str:
    """The fast engine where its packages are installed."""
    return "fast" if find_spec("numba") else "reference"


def level_and_pillar(palace: Palace, staircase: Staircase) -> tuple[int, int]:
    """The level of the last arch and the highest pillar of a legal staircase.

    What `building.build` says of it, too, but that lays every piece.
    """
    spot, level, pillar = staircase.start, 0, 0
    height = palace.height(spot)
    for arch in staircase.arches:
        target = neighbour(spot, arch.direction)
        assert target is not None, "a legal staircase stays on the map"
        near = _height(arch.near)
        level = height + near
        pillar = max(pillar, near, _height(arch.far))
        spot, height = target, level + 1
    return level, pillar


def _height(pieces: tuple[Piece, ...]) -> int:
    return sum(piece.height for piece in pieces) if pieces else 0


@click.command(cls=HelpCommand, help="cli-help-perft")
@click.argument("file")
@click.option("--list", "listed", cls=HelpOption, help="cli-help-perft-list", is_flag=True)
@click.option("--seconds", cls=HelpOption, help="cli-help-perft-seconds", is_flag=True)
@click.option(
    "--engine",
    "engine_name",
    cls=HelpOption,
    help="cli-help-perft-engine",
    type=click.Choice(list(ENGINES)),
    default=default_engine,
)
def command(file: str, listed: bool, seconds: bool, engine_name: str) -> None:
    position = parse_position(read_text(file), one_box=False)
    beyond = beyond_the_box(position.palace, position.hand)
    if beyond:
        say = speech()
        reasons = " ".join(say.explain(fault) for fault in beyond)
        click.echo(one_line(say("cli-beyond-the-box", reasons=reasons)), err=True)
    engine = ENGINES[engine_name]()
    if listed:
        for staircase in engine.staircases(position):
            click.echo(staircase)
        return
    counts = engine.count(position)
    if seconds:
        counts["seconds"] = round(engine.seconds(position), 6)
    click.echo(json.dumps(counts))
