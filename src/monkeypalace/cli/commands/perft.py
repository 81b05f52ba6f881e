"""`monkeypalace perft`: count or list the staircases of a position."""

from __future__ import annotations

import json
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import click

from monkeypalace.cli.terminal.files import file_name, read_text
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import options_with
from monkeypalace.cli.terminal.speech import CommandError, one_line, speech
from monkeypalace.notation import format_staircase, parse_position
from monkeypalace.palace import beyond_the_box
from monkeypalace.search import generate, perft, perft_seconds

_RUNS: Final = 5

_option = options_with("cli-help-perft-")


@contextmanager
def ctrl_c_ends_process() -> Iterator[None]:
    """Let Ctrl-C end the process immediately, because kernels do not return to Python."""
    if (
        threading.current_thread() is not threading.main_thread()
        # The parent process may have chosen to ignore the signal.
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
@_option("--list", "listed", is_flag=True)
@_option("--seconds", is_flag=True)
def command(file: str, listed: bool, seconds: bool) -> None:
    if listed and seconds:
        raise CommandError("list-and-seconds")
    position = parse_position(read_text(file), one_box=False)
    beyond = beyond_the_box(position.palace, position.hand)
    if beyond:
        say = speech()
        reasons = " ".join(say.explain(fault) for fault in beyond)
        click.echo(one_line(say("cli-beyond-the-box", reasons=reasons)), err=True)
    palace, hand = position.palace, position.hand
    with ctrl_c_ends_process():
        if listed:
            for staircase in generate(palace, hand):
                click.echo(format_staircase(staircase))
            return
        found = perft(palace, hand)
        counts: dict[str, Any] = {
            "staircases": found.staircases,
            "by_arches": {str(arches): count for arches, count in found.by_arches.items()},
            "by_colour": found.by_colour,
            "with_bonus": found.with_bonus,
            "top_level": found.top_level,
        }
        if seconds:
            counts["seconds"] = round(perft_seconds(palace, hand, _RUNS), 6)
    click.echo(json.dumps(counts))
