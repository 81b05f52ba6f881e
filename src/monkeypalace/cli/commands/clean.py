"""`monkeypalace clean`: remove old data of a server."""

from __future__ import annotations

import time
from dataclasses import asdict, replace
from typing import Any

import click

from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import database_option, options_with
from monkeypalace.cli.terminal.speech import CommandError, speech

_DAYS = click.IntRange(1, 36_500)

_option = options_with("cli-help-clean-")


@click.command(cls=HelpCommand, help="cli-help-clean")
@database_option
@_option("--finished", type=_DAYS)
@_option("--unfinished", type=_DAYS)
@_option("--unused", type=_DAYS)
@_option("--dry-run", is_flag=True)
def command(database: str | None, dry_run: bool, **days: Any) -> None:
    try:
        from monkeypalace.server.clean import Retention, clean
        from monkeypalace.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise CommandError("server-missing", module=missing.name or "") from None
    settings = Settings.from_environment()
    if database is not None:
        settings = replace(settings, database=database)
    retention = Retention(**{name: given for name, given in days.items() if given is not None})
    removed = clean(settings.database_url, retention, time.time(), dry_run=dry_run)
    say = speech()
    click.echo(say("clean-would-remove" if dry_run else "clean-removed", **asdict(removed)))
