"""`monkeypalace serve`: run a server. `monkeypalace` without a command runs a local one."""

from __future__ import annotations

import os
import socket
import webbrowser
from dataclasses import replace
from typing import Any, Final

import click

from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import database_option, options_with
from monkeypalace.cli.terminal.speech import CommandError, speech

#: Ports to try if none is given.
_PORTS: Final = range(8080, 8100)

#: The page's path to the current game, or to a new one against a bot.
_QUICK_START: Final = "#/play"

_option = options_with("cli-help-serve-")


@click.command(cls=HelpCommand, help="cli-help-serve")
@_option("--host", metavar="ADDRESS")
@_option("--port", type=click.IntRange(1, 65535))
@database_option
@_option("--workers", type=click.IntRange(1, 64))
def command(**given: Any) -> None:
    _serve({name: value for name, value in given.items() if value is not None})


def serve_locally() -> None:
    """Run a server for this machine, and open the browser at a table."""
    given: dict[str, Any] = {}
    if "MONKEYPALACE_PORT" not in os.environ:
        given["port"] = _free_port()
    _serve({"log_level": "warning", **given}, open_browser=True)


def _serve(given: dict[str, Any], *, open_browser: bool = False) -> None:
    try:
        from monkeypalace.server.run import run
        from monkeypalace.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise CommandError("server-missing", module=missing.name or "") from None
    settings = replace(Settings.from_environment(), **given)
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = settings.origin or f"http://{host}:{settings.port}"
    say = speech()

    def ready() -> None:
        click.echo(say("server-ready", address=address), err=True)
        if open_browser:
            webbrowser.open(f"{address}/{_QUICK_START}")

    run(settings, ready)


def _free_port() -> int:
    for port in _PORTS:
        with socket.socket() as tried:
            try:
                tried.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    return _PORTS[0]
