"""Run the examples of a page in Markdown.

- `python`: a program; it can use the names that earlier programs of the page define.
- `pycon`: the same as an interactive session, whose output is compared.
- `console`: commands after `$ ` with their output; `...` stands for omitted lines.
- `sh`: commands that are not run, because they take too long; they and their options must exist.
"""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from monkeypalace.cli import command_line
from tests.cli.runs import good

ROOT = Path(__file__).parent.parent

_FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SHELL = re.compile(
    r"(?:[A-Z_]+=\S+ )*(?:\.venv/bin/)?(?P<program>monkeypalace|make)(?P<words> .*)?"
)


class Example(NamedTuple):
    """One fenced block: its language, its text, its page and its line."""

    language: str
    text: str
    page: str
    line: int


def examples(page: Path) -> Iterator[Example]:
    """Yield the fenced blocks of a page that name a language."""
    text = page.read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        line = text[: found.start()].count("\n") + 1
        yield Example(found[1], found[2], page.name, line)


def run_programs(page: Path) -> dict[str, Any]:
    """Run the programs and sessions of a page; return the names that they have defined."""
    names: dict[str, Any] = {"__name__": page.stem}
    for example in examples(page):
        if example.language == "python":
            # Empty lines, so that a traceback shows the line of the page.
            program = "\n" * example.line + example.text
            exec(compile(program, str(page), "exec"), names)
        elif example.language == "pycon":
            _run_session(example, names)
    return names


def _run_session(example: Example, names: dict[str, Any]) -> None:
    parsed = doctest.DocTestParser().get_doctest(
        example.text, names, example.page, example.page, example.line
    )
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS, verbose=False)
    runner.run(parsed, out=said.append, clear_globs=False)
    assert runner.failures == 0, "".join(said)
    names.update(parsed.globs)


def run_commands(page: Path) -> None:
    """Run the commands of a page in the current folder, and compare what they print."""
    for example in examples(page):
        if example.language == "console":
            for command, shown in _commands(example.text):
                program, *arguments = shlex.split(command)
                assert program == "monkeypalace", command
                printed = good(*arguments)
                assert _agrees(shown.strip(), printed.strip()), f"{command} prints\n{printed}"


def _commands(text: str) -> Iterator[tuple[str, str]]:
    """Yield each command of a block with the output shown below it."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, _, shown = part.partition("\n")
        yield command, shown


def _agrees(shown: str, printed: str) -> bool:
    """Return whether the output is as shown; a line of three dots stands for any lines."""
    parts = re.split(r"^\.\.\.$", shown, flags=re.MULTILINE)
    return re.fullmatch(".*".join(map(re.escape, parts)), printed, re.DOTALL) is not None


def check_shell(page: Path) -> None:
    """Check the `sh` examples: their commands, their options and their Makefile targets exist."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for example in examples(page):
        if example.language != "sh":
            continue
        for found in filter(None, map(_SHELL.fullmatch, example.text.splitlines())):
            words = shlex.split(found["words"] or "", comments=True)
            if found["program"] == "monkeypalace":
                _check_options(words, found[0])
            else:
                assert re.search(rf"^{words[0]}:", makefile, re.MULTILINE), found[0]


def _check_options(words: list[str], line: str) -> None:
    """Check that every option belongs to the command or group before it."""
    command: click.Command = command_line
    context = click.Context(command)
    known = _options(command)
    for word in words:
        if word.startswith("-") and word != "-":
            assert word in known, f"{word} in: {line}"
        elif isinstance(command, click.Group) and not _is_value(word, words, command):
            found = command.get_command(context, word)
            assert found is not None, line
            command = found
            known = _options(command)


def _options(command: click.Command) -> set[str]:
    found = {"--help"}
    for parameter in command.params:
        found.update(parameter.opts, parameter.secondary_opts)
    return found


def _is_value(word: str, words: list[str], command: click.Command) -> bool:
    """Return whether a word is the value of the option before it."""
    before = words[words.index(word) - 1] if words.index(word) else ""
    return any(before in option.opts for option in command.params)
