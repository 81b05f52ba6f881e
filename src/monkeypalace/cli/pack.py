"""`monkeypalace pack`: check a pack, create one, or report on its balance."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from monkeypalace.cli import PROGRAM, REFUSED
from monkeypalace.cli.files import STANDARD_STREAM, file_name, is_there, write_file
from monkeypalace.cli.helptexts import HelpCommand, HelpGroup, HelpOption
from monkeypalace.cli.invocation import command_line
from monkeypalace.cli.speech import CommandError, Speech, one_line, speech
from monkeypalace.cli.table import pieces
from monkeypalace.errors import PackError
from monkeypalace.narration import delivery
from monkeypalace.packs import Pack, check_pack, load_pack, new_pack_text, standard_pack

if TYPE_CHECKING:
    from monkeypalace.arena.balance import Balance

#: Instead of a file: the included pack.
STANDARD: Final = "standard"
#: The default file of a report.
REPORT: Final = "report.html"


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
        pack = _named(file)
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
@click.option("--force", cls=HelpOption, help="cli-help-pack-new-force", is_flag=True)
def new(file: str, force: bool) -> None:
    if file == STANDARD_STREAM:
        click.echo(new_pack_text(), nl=False)
        return
    write_file(file, new_pack_text(), overwrite=force)
    click.echo(one_line(speech()("pack-new-written", file=file)))
    click.echo("  " + command_line("pack", "check", file))


@command.command("report", cls=HelpCommand, help="cli-help-pack-report")
@click.argument("file", type=file_name)
@click.option(
    "--games",
    cls=HelpOption,
    help="cli-help-pack-report-games",
    type=click.IntRange(1, 100_000),
    default=600,
    show_default=True,
)
@click.option(
    "--seed",
    cls=HelpOption,
    help="cli-help-pack-report-seed",
    type=click.IntRange(0, 2**32 - 1),
    default=1,
    show_default=True,
)
@click.option("--out", cls=HelpOption, help="cli-help-pack-report-out", type=file_name)
@click.option("--force", cls=HelpOption, help="cli-help-pack-report-force", is_flag=True)
@click.option(
    "--jobs",
    cls=HelpOption,
    help="cli-help-pack-report-jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
)
@click.option("--json", "as_json", cls=HelpOption, help="cli-help-pack-report-json", is_flag=True)
def report(
    file: str, games: int, seed: int, out: str | None, force: bool, jobs: int, as_json: bool
) -> None:
    say = speech()
    pack = _named(file)
    try:
        from monkeypalace.arena.balance import PLAYERS, measure
    except ImportError:
        raise CommandError("needs-extra", extra="bots") from None
    page = out or (None if as_json else REPORT)
    if page is not None and not force and is_there(Path(page)):
        # Refuse before all the games are played.
        raise CommandError("file-exists", file=page)
    with _progress(games * len(PLAYERS)) as tell:
        balance = measure(pack, games=games, seed=seed, jobs=jobs, progress=tell)
    if page is not None:
        from monkeypalace.arena.report import report_html

        write_file(page, report_html(balance, pack, say.language), overwrite=force)
    if as_json:
        click.echo(json.dumps(balance.to_json(), indent=1))
        return
    for line in _verdict(balance, say):
        click.echo(line)
    if page is not None:
        click.echo(one_line(say("pack-report-written", file=page)))


def _named(file: str) -> Pack:
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
    """Yield the targets, one per line, and how many are missed."""
    from monkeypalace.arena.balance import targets
    from monkeypalace.arena.report import target_allowed, target_measured, target_name

    found = targets(balance)
    for target in found:
        yield say(
            "pack-report-line",
            verdict="ok" if target.is_met else "missed",
            name=target_name(target, say),
            measured=target_measured(target),
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
            start=pieces(board.start),
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
