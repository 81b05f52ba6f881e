"""The letters and digits in pictures, drawn as strokes of a round pen.

Text elements would depend on the installed fonts, and need at least one.
"""

from __future__ import annotations

from typing import Final

#: The extent above and below the middle of a capital letter, including the pen's width.
_HALF: Final = 10
#: The height of a capital letter, relative to the font size.
_CAPITAL: Final = 0.73
#: From the middle of one letter to the next.
_ADVANCE: Final = 13
PEN: Final = 4

_BOWL: Final = "C4.2-5-4.6-5-4.6 2.5C-4.6 10 4.2 10 4.2 2.5"
#: The strokes of the pen, from 8 above the middle to 8 below it.
STROKES: Final = {
    "+": "M0-7V7M-7 0H7",
    "=": "M-7-3.5H7M-7 3.5H7",
    "0": "M0-8C6-8 6 8 0 8C-6 8-6-8 0-8Z",
    "1": "M-4-5L.5-8V8",
    "2": "M-4.5-4C-4.5-9.5 4.5-9.5 4.5-3.5C4.5 0-4.5 4-4.5 8H4.8",
    "3": "M-4.2-6C-2-8.8 4.2-8.8 4.2-4.2C4.2-1 2-.4-1-.4C2-.4 4.8.6 4.8 3.9C4.8 9-2.5 9-4.8 6.2",
    "4": "M2.5 8V-8L-5 4H5.5",
    "5": "M4-8H-3.3L-3.9-.8C-1.5-2.4 4.8-2.6 4.8 2.8C4.8 9-2 9-4.8 6.4",
    "6": "M3.8-7C-1.5-10-4.6-4.5-4.6 1.5C-4.6 10 4.7 10 4.7 2.8C4.7-2.8-3.5-2.8-4.5 2",
    "7": "M-4.8-8H4.8L-1.5 8",
    "8": "M0-.5C-5.5-.8-5.5-8 0-8C5.5-8 5.5-.8 0-.5C-6.2-.2-6.2 8 0 8C6.2 8 6.2-.2 0-.5Z",
    "9": "M-3.8 7C1.5 10 4.6 4.5 4.6-1.5C4.6-10-4.7-10-4.7-2.8C-4.7 2.8 3.5 2.8 4.5-2",
    "a": f"M4.2-3V8M4.2 2.5{_BOWL}",
    "b": "M-4.2-8V8M-4.2 2.5C-4.2-5 4.6-5 4.6 2.5C4.6 10-4.2 10-4.2 2.5",
    "c": "M4-1C1.5-4.5-4.6-4-4.6 2.5C-4.6 9 1.5 9.5 4 6",
    "d": f"M4.2-8V8M4.2 2.5{_BOWL}",
    "e": "M-4.6 2.5H4.4C4.4-5-4.6-5-4.6 2.5C-4.6 9 1.5 9.5 4 6.3",
    "f": "M4-7.4C.5-9-1-7-1-4V8M-4.5-2.8H3.2",
    "g": f"M4.2-3V8C4.2 13.5-2 13.5-4 11.5M4.2 2.5{_BOWL}",
    "h": "M-4.2-8V8M-4.2 1.5C-4-4.5 4.2-5 4.2 1.5V8",
    "l": "M-1-8V5C-1 7.5.5 8 2.5 8",
}


def scale_of(size: float) -> float:
    """Return the scale of strokes for a font size."""
    return size * _CAPITAL / (2 * _HALF)


def offsets(count: int) -> list[float]:
    """Return the positions of `count` letters relative to the middle of the word.

    >>> offsets(1), offsets(2)
    ([0.0], [-6.5, 6.5])
    """
    return [(index - (count - 1) / 2) * _ADVANCE for index in range(count)]
