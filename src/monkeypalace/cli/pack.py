"""`monkeypalace pack`: check a pack of one's own, or begin one."""

from __future__ import annotations

from collections import Counter

import click

from monkeypalace.cli import PROGRAM, REFUSED
from monkeypalace.cli.files import write_text
from monkeypalace.cli.helptexts import HelpCommand, HelpGroup, HelpOption
from monkeypalace.cli.speech import Speech, one_line, speech
from monkeypalace.cli.table import delivery, pieces
from monkeypalace.errors import PackError
from monkeypalace.packs import Pack, check_pack, load_pack, new_pack_text


@click.group(cls=HelpGroup, help="cli-help-pack")
@click.pass_context
def command(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@command.command("check", cls=HelpCommand, help="cli-help-pack-check")
@click.argument("file")
@click.pass_context
def check(ctx: click.Context, file: str) -> None:
    say = speech()
    try:
        pack = load_pack(file)
    except PackError as error:
        if any(problem.code.startswith("file-") for problem in error.causes):
            raise
        for problem in error.causes:
            click.echo(one_line(say("pack-check-error", problem=say.explain(problem))))
        # The problems have been said, one a line; what sums them up goes where errors go.
        click.echo(one_line(f"{PROGRAM}: {say.summed_up(error)}"), err=True)
        ctx.exit(REFUSED)
    for problem in check_pack(pack):
        click.echo(one_line(say("pack-check-warning", problem=say.explain(problem))))
    for line in summary(pack, say):
        click.echo(line)


@command.command("new", cls=HelpCommand, help="cli-help-pack-new")
@click.argument("file")
@click.option("--force", cls=HelpOption, help="cli-help-pack-new-force", is_flag=True)
def new(file: str, force: bool) -> None:
    write_text(file, new_pack_text(), overwrite=force)
    click.echo(speech()("pack-new-written", file=one_line(file)))


def summary(pack: Pack, say: Speech) -> list[str]:
    """What is in a pack, a line a subject."""
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
