"""Every refusal this package makes is a `MonkeyPalaceError`.

An error is data first: a `code` and `params`. Its sentence lives in `locale/` under
`error-<code>`, so that the command line, the server and the browser can say it in the
player's language; `str(error)` says it in English.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class MonkeyPalaceError(Exception):
    """The root of all errors of this package.

    >>> error = NotationError("spot", text="z9")
    >>> error.code, error.params
    ('spot', {'text': 'z9'})
    """

    def __init__(self, code: str, /, *, causes: Sequence[Any] = (), **params: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        #: What exactly is wrong, where several things can be: violations of building rules,
        #: faults of a position, problems of a pack.
        self.causes = tuple(causes)

    def __str__(self) -> str:
        from monkeypalace.locale import explain

        return explain(self)


class NotationError(MonkeyPalaceError):
    """A text that is not a spot, a stack, a staircase, a position ..."""


class PositionError(MonkeyPalaceError):
    """A position that cannot stand; `causes` names every fault."""


class PackError(MonkeyPalaceError):
    """A pack that cannot be read or breaks the box's numbers; `causes` names every problem."""


class OptionsError(MonkeyPalaceError):
    """A game that cannot be set up: number of players, map, option, seed."""


class DecisionError(MonkeyPalaceError):
    """A decision that is not legal now; `causes` has the violations of the building rules."""


class GameFileError(MonkeyPalaceError):
    """A game file that cannot be read, or whose decisions do not replay."""


class PictureError(MonkeyPalaceError):
    """A picture that cannot be made: too narrow or too wide."""


def is_number(value: object, least: int, most: int) -> bool:
    """Return whether it is a whole number in these bounds; `True` is none.

    >>> is_number(3, 2, 4), is_number(True, 0, 4), is_number("3", 2, 4)
    (True, False, False)
    """
    return type(value) is int and least <= value <= most


def is_a(value: object, expected: type) -> bool:
    """`isinstance` for fields whose types promise it already.

    >>> is_a((1, 2), tuple)
    True
    """
    return isinstance(value, expected)


def brief(value: object, most: int = 40) -> str:
    """What someone gave us in a few letters, whatever it is.

    A number of thousands of digits and a list that contains itself have no text; then the type
    has to do.

    >>> brief("z9"), brief(7), brief([1, 2])
    ('z9', '7', 'list')
    """
    if isinstance(value, str):
        return value[:most]
    if isinstance(value, int | float) and abs(value) < 10**most:
        return str(value)[:most]
    return type(value).__name__[:most]
