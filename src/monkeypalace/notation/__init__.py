"""Text and JSON forms of spots, stacks, positions and staircases, as paired verbs.

The forms are fixed, so that positions can be exchanged with other programs; `docs/formats.md`
describes them.
"""

from monkeypalace.notation.positions import (
    Position,
    format_position,
    format_stack,
    parse_position,
    parse_spot,
    parse_stack,
    position_from_json,
    position_to_json,
)
from monkeypalace.notation.staircases import format_arch, format_staircase, parse_staircase

__all__ = [
    "Position",
    "format_arch",
    "format_position",
    "format_stack",
    "format_staircase",
    "parse_position",
    "parse_spot",
    "parse_stack",
    "parse_staircase",
    "position_from_json",
    "position_to_json",
]
