"""The exceptions of this package, and run-time checks for untyped callers.

Every refusal is a `MonkeyPalaceError`. An error is data: a `code` and `params`. Its sentence is
`error-<code>` in `locale/`, so that the command line, the server and the browser can show it in
the player's language; `str(error)` is the English sentence.

The packages of the rules must not import `locale`, so `monkeypalace/__init__.py` passes the
function that finds sentences to `explain_with`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

_explain: Callable[[Any], str] | None = None


def explain_with(explain: Callable[[Any], str]) -> None:
    """Set the function that returns the English sentence for a problem."""
    global _explain  # noqa: PLW0603 - set once, when the package is imported
    _explain = explain


def sentence(problem: Any) -> str:
    """Return the English sentence for an object with a `code` and `params`."""
    return problem.code if _explain is None else _explain(problem)


class MonkeyPalaceError(Exception):
    """The base class of all errors of this package.

    >>> error = NotationError("spot", text="z9")
    >>> error.code, error.params
    ('spot', {'text': 'z9'})
    """

    def __init__(self, code: str, /, *, causes: Sequence[Any] = (), **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        #: The individual causes if there can be several: violations of building rules, faults
        #: of a position, problems of a pack.
        self.causes = tuple(causes)

    def __str__(self) -> str:
        return sentence(self)


class NotationError(MonkeyPalaceError):
    """A text that cannot be read, for example as a spot, a stack, a staircase or a position."""


class PositionError(MonkeyPalaceError):
    """A position that cannot stand; `causes` names every fault."""


class PackError(MonkeyPalaceError):
    """A pack that cannot be read or contradicts the box; `causes` names every problem."""


class OptionsError(MonkeyPalaceError):
    """A game that cannot be set up: number of players, map, option, seed."""


class DecisionError(MonkeyPalaceError):
    """A decision that is not legal now; `causes` has the violations of the building rules."""


class GameFileError(MonkeyPalaceError):
    """A game file that cannot be read, or whose decisions do not replay."""


class MissingExtraError(MonkeyPalaceError, ImportError):
    """A library that is not installed; the error names the extra that installs it."""


class PictureError(MonkeyPalaceError):
    """A picture that cannot be made: too narrow or too wide."""


def is_number(value: object, least: int, most: int) -> bool:
    """Return whether a value is an integer within these bounds; booleans are not integers here.

    >>> is_number(3, 2, 4), is_number(True, 0, 4), is_number("3", 2, 4)
    (True, False, False)
    """
    return type(value) is int and least <= value <= most


def is_a(value: object, expected: type) -> bool:
    """Return whether a value has this type.

    After `isinstance`, a type checker treats the code for other types as unreachable if the
    argument is annotated. After `is_a` it does not, so arguments of untyped callers can be checked.

    >>> is_a((1, 2), tuple)
    True
    """
    return isinstance(value, expected)


def brief(value: object, most: int = 40) -> str:
    """Return a value in a few characters, for error messages.

    Values without a short text, like a number with thousands of digits or a list that contains
    itself, are named by their type.

    >>> brief("z9"), brief(7), brief([1, 2])
    ('z9', '7', 'list')
    """
    if isinstance(value, str):
        return value[:most]
    if isinstance(value, int | float) and abs(value) < 10**most:
        return str(value)[:most]
    return type(value).__name__[:most]
