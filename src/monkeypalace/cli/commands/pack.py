"""`monkeypalace pack`: check a pack, create one, or report on its balance."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from monkeypalace.cli.terminal.files import STANDARD_STREAM, check_new, file_name, write_file
from monkeypalace.cli.terminal.helptexts import HelpCommand, HelpGroup
from monkeypalace.cli.terminal.invocation import command_line
from monkeypalace.cli.terminal.options import force_option, options_with
from monkeypalace.cli.terminal.program import PROGRAM, REFUSED
from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line, speech
from monkeypalace.cli.terminal.table import format_pieces
from monkeypalace.errors import PackError
from monkeypalace.narration import delivery
from monkeypalace.packs import Pack, check_pack, load_pack, new_pack_text, standard_pack

if TYPE_CHECKING:
    from monkeypalace.arena.balance import Balance

#: The word that means the included pack, instead of a file name.
STANDARD: Final = "standard"
#: The default file of a report.
REPORT: Final = "report.html"

_option = options_with("cli-help-pack-report-")


@click.group(cls=HelpGroup, help="cli-help-pack")
@click.pass_context
def command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("check", cls=HelpCommand, help="cli-help-pack-check")
@click.argument("file", type=file_name)
@click.pass_context
def check(ctx: click.Context, file: str) -> None:
    say = speech()
    try:
        pack = _load(file)
    except PackError as error:
        if any(problem.code.startswith("file-") for problem in error.causes):
            raise
        for problem in error.causes:
            click.echo(one_line(say("pack-check-error", problem=say.explain(problem))))
        # The problems were printed one per line; the summary goes to standard error.
        click.echo(one_line(f"{PROGRAM}: {say.summed_up(error)}"), err=True)
        ctx.exit(REFUSED)
    for problem in check_pack(pack):
        click.echo(one_line(say("pack-check-warning", problem=say.explain(problem))))
    for line in summary(pack, say):
        click.echo(line)


@command.command("new", cls=HelpCommand, help="cli-help-pack-new")
@click.argument("file", type=file_name)
@force_option
def new(file: str, force: bool) -> None:
    if file == STANDARD_STREAM:
        click.echo(new_pack_text(), nl=False)
        return
    write_file(file, new_pack_text(), overwrite=force)
    click.echo(one_line(speech()("pack-new-written", file=file)))
    click.echo("  " + command_line("pack", "check", file))


@command.command("report", cls=HelpCommand, help="cli-help-pack-report")
@click.argument("file", type=file_name)
@_option("--games", type=click.IntRange(1, 100_000), default=600, show_default=True)
@_option("--seed", type=click.IntRange(0, 2**32 - 1), default=1, show_default=True)
@_option("--out", type=file_name)
@force_option
@_option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True)
@_option("--json", "as_json", is_flag=True)
@_option("--strongest")
@_option("--strongest-games", type=click.IntRange(1, 100_000), default=8, show_default=True)
@_option("--strongest-log", type=file_name)
def report(
    file: str,
    games: int,
    seed: int,
    out: str | None,
    force: bool,
    jobs: int,
    as_json: bool,
    strongest: str | None,
    strongest_games: int,
    strongest_log: str | None,
) -> None:
    say = speech()
    pack = _load(file)
    try:
        from monkeypalace.arena.balance import measure
        from monkeypalace.arena.strongest import measure_bot
        from monkeypalace.arena.targets import PLAYERS
        from monkeypalace.bots import load_bot
    except ImportError:
        raise CommandError("needs-extra", extra="bots") from None
    page = out or (None if as_json else REPORT)
    # Refuse an existing file and an unknown bot before all the games are played.
    if page is not None:
        check_new(page, overwrite=force)
    if strongest is not None:
        load_bot(strongest)
    total = (games + (0 if strongest is None else strongest_games)) * len(PLAYERS)
    with _progress(total) as tell:
        balance = measure(pack, games=games, seed=seed, jobs=jobs, progress=tell)
        if strongest is not None:
            played = measure_bot(
                pack,
                strongest,
                games=strongest_games,
                seed=seed,
                jobs=jobs,
                log=None if strongest_log is None else Path(strongest_log),
                progress=tell,
            )
            balance = replace(balance, strongest_bot=strongest, strongest=played)
    if page is not None:
        from monkeypalace.arena.report import report_html

        write_file(page, report_html(balance, pack, say.language), overwrite=force)
    if as_json:
        from monkeypalace.arena.target_check import balance_to_json

        click.echo(json.dumps(balance_to_json(balance), indent=1))
        return
    for line in _verdict(balance, say):
        click.echo(line)
    if page is not None:
        click.echo(one_line(say("pack-report-written", file=page)))


def _load(file: str) -> Pack:
    """Return the pack in a file, or the included one for the word `standard`."""
    return standard_pack() if file == STANDARD else load_pack(file)


@contextmanager
def _progress(length: int) -> Iterator[Callable[[int], None]]:
    """Provide a progress bar if standard error is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    with click.progressbar(length=length, file=sys.stderr, show_pos=True) as bar:
        yield bar.update


def _verdict(balance: Balance, say: Speech) -> Iterator[str]:
    """Yield one line for each target, then a line with how many are missed."""
    from monkeypalace.arena.report import (
        target_allowed,
        target_measured,
        target_name,
        target_on_maps,
    )
    from monkeypalace.arena.target_check import targets

    found = targets(balance)
    for target in found:
        yield say(
            "pack-report-line",
            verdict="ok" if target.is_met else "missed",
            name=target_name(target, say),
            measured=f"{target_measured(target)} [{target_on_maps(target)}]"
            if target.by_map
            else target_measured(target),
            allowed=target_allowed(target, say),
        )
    missed = sum(not target.is_met for target in found)
    yield say("report-summary", missed=missed, count=len(found))


def summary(pack: Pack, say: Speech) -> list[str]:
    """Return the content of a pack, one line per subject."""
    lines = [
        say("pack-summary", name=pack.name, version=pack.version, digest=pack.digest[:12]),
        say(
            "pack-summary-cards",
            cards=len(pack.cards),
            piles=len(pack.piles),
            bananas=sum(card.bananas for card in pack.cards),
        ),
    ]
    for pile in pack.piles:
        bananas = sorted(card.bananas for card in pile.cards)
        lines.append(
            say(
                "pack-summary-pile",
                pile=pile.id.ljust(2),
                cards=len(pile.cards),
                low=bananas[0],
                high=bananas[-1],
            )
        )
    lines += [
        say(
            "pack-summary-board",
            seat=board.seat,
            start=format_pieces(board.start),
            delivery=delivery(board.delivery),
        )
        for board in pack.boards
    ]
    for ground_map in pack.maps:
        blocked = len(ground_map.ground.spots_of(None))
        lines.append(
            say("pack-summary-map", number=ground_map.number, name=ground_map.name, count=blocked)
        )
    sources = Counter(str(source) for _, source in pack.sources)
    listed = ", ".join(f"{source} {count}" for source, count in sorted(sources.items()))
    lines.append(say("pack-summary-sources", sources=listed))
    return lines
