"""Check at run time that a value is a staircase, for untyped callers.

`validate` judges every combination of spots, directions and pieces, legal or not. Anything else
is refused here.
"""

from __future__ import annotations

from collections.abc import Callable

from monkeypalace.building.staircase import Arch, Staircase
from monkeypalace.errors import NotationError, brief, is_a
from monkeypalace.palace import SPOT_INDEX, Direction, Piece


def check_staircase(value: object) -> None:
    """Raise `NotationError` if a value is not a staircase; the error names an invalid field."""
    if not isinstance(value, Staircase):
        raise NotationError("staircase-malformed", place="staircase", text=brief(value))
    fields = {
        "start": (value.start, is_spot),
        "arches": (value.arches, lambda arches: _are_all(arches, _is_arch)),
        "trailing": (value.trailing, lambda pieces: _are_all(pieces, _is_piece)),
    }
    for place, (found, is_valid) in fields.items():
        if not is_valid(found):
            raise NotationError("staircase-malformed", place=place, text=brief(found))


def is_spot(value: object) -> bool:
    """Return whether a value is the name of a spot."""
    return isinstance(value, str) and value in SPOT_INDEX


def _is_arch(value: object) -> bool:
    return (
        isinstance(value, Arch)
        and is_a(value.direction, Direction)
        and _are_all(value.near, _is_piece)
        and _are_all(value.far, _is_piece)
        and (value.spot is None or is_spot(value.spot))
    )


def _is_piece(value: object) -> bool:
    return isinstance(value, Piece)


def _are_all(values: object, is_valid: Callable[[object], bool]) -> bool:
    return isinstance(values, tuple) and all(map(is_valid, values))
