"""The texts of the command line: sentences from ids and parameters, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import click

from monkeypalace.cli.terminal.helptexts import language_of
from monkeypalace.errors import MonkeyPalaceError


class CommandError(MonkeyPalaceError):
    """A refusal of the command line itself; its text is `cli-error-<code>`."""

    family: ClassVar[str] = "cli-error"


@dataclass(frozen=True, slots=True)
class Speech:
    """The texts of one language.

    >>> Speech("en")("cli-arches", count=2)
    '2 arches'
    """

    language: str

    def __call__(self, id_: str, /, **params: str | int) -> str:
        from monkeypalace.locale import text

        return text(id_, params, self.language)

    def number(self, value: float, decimals: int = 0) -> str:
        """Format a number, rounded to some decimals.

        >>> Speech("en").number(2.55, 1), Speech("fr").number(2.55, 1)
        ('2.6', '2,6')
        """
        from monkeypalace.locale import format_number

        return format_number(value, decimals, self.language)

    def percent(self, share: float) -> str:
        """Format a share as a percentage without the sign.

        >>> Speech("en").percent(0.5), Speech("it").percent(0.5)
        ('50.0', '50,0')
        """
        return self.number(100 * share, 1)

    def explain(self, thing: Any) -> str:
        """Return the sentences of an error, a violation, a fault or a problem, with its causes."""
        from monkeypalace.locale import explain

        return explain(thing, self.language)

    def summed_up(self, error: MonkeyPalaceError) -> str:
        """Return the sentence of an error without its causes."""
        return self(f"{getattr(error, 'family', 'error')}-{error.code}", **error.params)

    def listed(self, items: Sequence[str]) -> str:
        """Join several items in one phrase.

        >>> Speech("en").listed(["one", "two", "three"])
        'one, two and three'
        """
        from monkeypalace.narration import listed

        return listed(items, self)

    def counted(self, counts: Iterable[tuple[str, int]]) -> str:
        """Format counts as a phrase, leaving out zeros.

        >>> Speech("en").counted([("arches", 2), ("bricks", 0), ("columns", 1)])
        '2 arches and 1 column'
        """
        from monkeypalace.narration import counted

        return counted(counts, self)


def speech() -> Speech:
    """Return the texts for the running command's language."""
    return Speech(language_of(click.get_current_context(silent=True)))


def one_line(message: str) -> str:
    """Return a message on one line, without line breaks and control characters.

    >>> one_line("two" + chr(10) + "lines" + chr(27) + "[2J")
    'two lines\\ufffd[2J'
    """
    return printable(" ".join(message.split()))


def printable(text: str) -> str:
    """Return a text without characters that break the line or control the terminal."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)
