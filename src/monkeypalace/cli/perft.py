"""`monkeypalace perft`: how many staircases can be built here, and which."""

from __future__ import annotations

import json
import signal
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final, Protocol

import click

from monkeypalace.building import PILLAR_FOR_BONUS, generate, level_and_pillar
from monkeypalace.cli.files import file_name, read_text
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.speech import CommandError, one_line, speech
from monkeypalace.notation import Position, format_staircase, parse_position
from monkeypalace.palace import beyond_the_box

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


@contextmanager
def stopped_at_once() -> Iterator[None]:
    """Ctrl-C ends the program here without asking Python, to which a kernel never comes back."""
    if (
        threading.current_thread() is not threading.main_thread()
        # Whoever started the program may have chosen that it is not to be stopped.
        or signal.getsignal(signal.SIGINT) is not signal.default_int_handler
    ):
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@click.command(cls=HelpCommand, help="cli-help-perft")
@click.argument("file", type=file_name)
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
    if listed and seconds:
        raise CommandError("list-and-seconds")
    position = parse_position(read_text(file), one_box=False)
    beyond = beyond_the_box(position.palace, position.hand)
    if beyond:
        say = speech()
        reasons = " ".join(say.explain(fault) for fault in beyond)
        click.echo(one_line(say("cli-beyond-the-box", reasons=reasons)), err=True)
    engine = ENGINES[engine_name]()
    with stopped_at_once():
        if listed:
            for staircase in engine.staircases(position):
                click.echo(staircase)
            return
        counts = engine.count(position)
        if seconds:
            counts["seconds"] = round(engine.seconds(position), 6)
    click.echo(json.dumps(counts))
