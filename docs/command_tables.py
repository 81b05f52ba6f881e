"""The page about the command line, from the commands' own help."""

from __future__ import annotations

from collections.abc import Iterator

import click

from monkeypalace.cli import command_line
from monkeypalace.cli.terminal.program import PROGRAM

#: The width of the help texts, in characters.
WIDTH = 80


def sections(command: click.Command, context: click.Context) -> Iterator[str]:
    """Yield the help of a command and of the commands below it."""
    path = context.command_path
    level = "##" if context.parent is not None and context.parent.parent is None else "###"
    heading = f"{level} {path.removeprefix(PROGRAM).strip()}\n\n" if context.parent else ""
    yield f"{heading}```text\n{command.get_help(context).rstrip()}\n```"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from sections(below, new_context(below, name, context))


def new_context(
    command: click.Command, name: str, parent: click.Context | None = None
) -> click.Context:
    """Return a context that does not depend on the terminal, nor on the system's language."""
    context = click.Context(command, parent=parent, info_name=name, terminal_width=WIDTH)
    context.find_root().params["lang"] = "en"
    return context


def commands_with_options() -> str:
    """Return the help of all commands."""
    return "\n\n".join(sections(command_line, new_context(command_line, PROGRAM)))
