"""`monkeypalace habits`: analyse how bots play, from the games in an arena's folder."""

from __future__ import annotations

import json
from pathlib import Path

import click

from monkeypalace.cli.terminal.arena_report import short_label
from monkeypalace.cli.terminal.files import load_pack_if_given
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import options_with
from monkeypalace.cli.terminal.speech import CommandError, speech
from monkeypalace.cli.terminal.table import columns

_option = options_with("cli-help-habits-")


@click.command(cls=HelpCommand, help="cli-help-habits")
@click.argument("folder", metavar="DIR")
@_option("--pack", "pack_file", metavar="FILE")
@_option("--json", "as_json", is_flag=True)
def command(folder: str, pack_file: str | None, as_json: bool) -> None:
    say = speech()
    try:
        from monkeypalace.arena.habits import PARTS, habits
    except ImportError:
        raise CommandError("needs-extra", extra="bots") from None

    found = habits(Path(folder), load_pack_if_given(pack_file))
    if as_json:
        click.echo(json.dumps([one.to_json() for one in found], indent=1))
        return
    click.echo(say("habits-head"))
    head = [
        say("arena-column-bot"),
        *(say("habits-income", part=part) for part in range(1, PARTS + 1)),
        *(say("habits-bananas", part=part) for part in range(1, PARTS + 1)),
        say("habits-left"),
        say("habits-ends"),
        say("habits-wins"),
    ]
    rows = [
        [
            short_label(one.bot),
            *(say.number(value, 2) for value in (*one.income, *one.bananas, one.left_to_next)),
            f"{say.percent(one.ends)} %",
            f"{say.percent(one.wins_when_ending)} %",
        ]
        for one in found
    ]
    for line in columns([head, *rows], indent=""):
        click.echo(line)
