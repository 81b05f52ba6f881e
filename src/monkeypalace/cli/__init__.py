"""The command line. Each command is a module, which is imported only when it is called."""

from __future__ import annotations

import os
import sys
import warnings
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, Literal, TextIO

import click

from monkeypalace.cli.terminal.helptexts import (
    LANGUAGE_VARIABLE,
    HelpGroup,
    HelpOption,
    help_text,
    language_of,
    short_help,
    system_language,
)
from monkeypalace.cli.terminal.program import INTERRUPTED, PROGRAM, REFUSED
from monkeypalace.locale import LANGUAGES

#: The modules of `cli.commands`, in the order of `--help`.
COMMANDS: Final = (
    "serve",
    "clean",
    "play",
    "show",
    "replay",
    "review",
    "export",
    "puzzle",
    "rules",
    "perft",
    "pack",
    "arena",
    "habits",
    "bench",
)


class Commands(HelpGroup):
    """The group of all commands, which turns errors into a message and an exit code."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS:
            command = import_module(f"{__name__}.commands.{cmd_name}").command
            assert isinstance(command, click.Command)
            return command
        # While the shell completes a line, a command may be wrong.
        if cmd_name.startswith("-") or ctx.resilient_parsing:
            return None
        from monkeypalace.cli.terminal.speech import CommandError

        raise CommandError("command", name=cmd_name[:40], names=", ".join(self.list_commands(ctx)))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        language = language_of(ctx)
        rows = [(name, short_help(f"cli-help-{name}", language)) for name in COMMANDS]
        with formatter.section(help_text("cli-help-commands", language)):
            formatter.write_dl(rows)

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command, and exit."""
        _prepare_streams()
        warnings.showwarning = _show_warning
        sys.exit(self._run(*args, **{**options, "prog_name": PROGRAM, "standalone_mode": False}))

    def _run(self, *args: Any, **options: Any) -> int:
        try:
            status = super().main(*args, **options)
            sys.stdout.flush()
        except BrokenPipeError:
            # The reader closed the pipe.
            _discard_output()
            return 1
        except click.Abort:
            return INTERRUPTED
        except Exception as error:
            message = _refusal(error)
            if message is None:
                raise
            click.echo(f"{PROGRAM}: {message}", err=True)
            if isinstance(error, OSError):
                _discard_output()
            return REFUSED
        return status if isinstance(status, int) else 0


def _prepare_streams() -> None:
    """Make all standard streams usable: none is missing, and any character can be written."""
    # A shell can start a program without some of its streams (`>&-`).
    sys.stdin = sys.stdin or _open_devnull("r")
    sys.stdout = sys.stdout or _open_devnull("w")
    sys.stderr = sys.stderr or _open_devnull("w")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Characters that the encoding lacks become question marks.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _show_warning(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """Show the warning about uncompiled kernels in the player's language, others unchanged."""
    if category.__name__ != "UncompiledWarning":
        text = warnings.formatwarning(message, category, filename, lineno, line)
        (file or sys.stderr).write(text)
        return
    from monkeypalace.cli.terminal.speech import one_line, speech

    click.echo(f"{PROGRAM}: {one_line(speech()('cli-uncompiled'))}", err=True)


def _open_devnull(mode: Literal["r", "w"]) -> TextIO:
    # Stays open until the program exits.
    return Path(os.devnull).open(mode, encoding="utf-8")


def _discard_output() -> None:
    """Redirect standard output, so that Python does not try to flush the rest at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refusal(error: Exception) -> str | None:
    """Return a message about invalid input on one line; `None` for an internal error."""
    from monkeypalace.cli.terminal.speech import CommandError, one_line, speech
    from monkeypalace.errors import MonkeyPalaceError

    if isinstance(error, click.ClickException):
        error = CommandError("usage", message=error.format_message())
    elif isinstance(error, OSError):
        reason = error.strerror or str(error)
        if error.filename:
            file = os.fsdecode(error.filename)
            error = CommandError("system-file", file=file, reason=reason)
        else:
            error = CommandError("system", reason=reason)
    if isinstance(error, MonkeyPalaceError):
        return one_line(speech().explain(error))
    return None


@click.group(cls=Commands, help="cli-help", invoke_without_command=True)
@click.option(
    "--lang",
    cls=HelpOption,
    help="cli-help-lang",
    type=click.Choice(LANGUAGES),
    envvar=LANGUAGE_VARIABLE,
    default=system_language,
    is_eager=True,
)
@click.option("--version", cls=HelpOption, help="cli-help-version", is_flag=True)
@click.pass_context
def command_line(ctx: click.Context, lang: str, version: bool) -> None:  # noqa: ARG001 - see language_of
    from monkeypalace import __version__

    if version:
        click.echo(f"{PROGRAM} {__version__}")
        ctx.exit()
    if ctx.invoked_subcommand is None:
        from monkeypalace.cli.commands.serve import serve_locally

        serve_locally()


def main() -> None:
    """Run the program `monkeypalace`."""
    command_line()
