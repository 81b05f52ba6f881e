"""Values from outside: whether they are what they should be, and how a refusal names them.

The types promise it, but a decision or a set-up may come from a program without types.
"""

from __future__ import annotations


def is_number(value: object, least: int, most: int) -> bool:
    """Whether it is a whole number in these bounds; `True` is none.

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
