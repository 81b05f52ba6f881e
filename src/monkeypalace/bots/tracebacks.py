"""Find the place of a bot's error in its own code: the file and the line."""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from pathlib import Path
from typing import Final

#: Frames of these modules call the bot; they are not part of its traceback.
_CALLERS: Final = tuple(
    str(Path(__file__).parent.parent / name)
    for name in ("bots/interface.py", "bots/loading.py", "arena/match.py", "arena/warm.py")
)
#: The most frames that are kept, from the innermost one outwards.
_MOST_FRAMES: Final = 20


def traceback_of(error: BaseException) -> tuple[str, ...]:
    """Return the frames of an error in the bot's own code, innermost last, as `FILE:LINE in NAME`.

    >>> traceback_of(ValueError("never raised"))
    ()
    """
    frames = traceback.extract_tb(error.__traceback__)
    return own_frames((frame.filename, frame.lineno or 0, frame.name) for frame in frames)


def own_frames(frames: Iterable[tuple[str, int, str]]) -> tuple[str, ...]:
    """Return the frames, outermost first, from the first one that belongs to the bot.

    >>> own_frames([("<frozen importlib._bootstrap>", 241, "load"), ("bot.py", 3, "decide")])
    ('bot.py:3 in decide',)
    """
    found = list(frames)
    outside = [
        index
        for index, (file, _, _) in enumerate(found)
        if file in _CALLERS or file.startswith("<frozen importlib")
    ]
    own = found[outside[-1] + 1 :] if outside else found
    return tuple(f"{file}:{line} in {name}" for file, line, name in own[-_MOST_FRAMES:])


def place_of(frames: tuple[str, ...]) -> str:
    """Return `FILE:LINE` of the innermost frame in the folder of the bot's file.

    For an error inside a library, this is the line of the bot that called the library.

    >>> place_of(("bots/mine.py:3 in decide", "bots/help.py:8 in best", "numpy/core.py:90 in dot"))
    'bots/help.py:8'
    """
    places = [frame.rpartition(" in ")[0] for frame in frames]
    if not places:
        return ""
    folder = Path(places[0]).parent
    return next(place for place in reversed(places) if Path(place).parent == folder)


def place_of_decide(bot: object) -> str:
    """Return `FILE:LINE` of a bot's method `decide`, for an error without a traceback."""
    code = getattr(getattr(type(bot), "decide", None), "__code__", None)
    return "" if code is None else f"{code.co_filename}:{code.co_firstlineno}"


def short_place(place: str) -> str:
    """Return a place without its folders.

    >>> short_place("/home/ann/bots/mine.py:3"), short_place("")
    ('mine.py:3', '?')
    """
    return Path(place).name or "?"
