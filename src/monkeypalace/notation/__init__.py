"""Text and JSON forms of spots, stacks, positions, staircases and decisions, as paired verbs.

The forms are stable, so that other programs can exchange positions; see `docs/formats.md`.
"""

from monkeypalace.notation.decisions import format_decision, parse_decision
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
    "format_decision",
    "format_position",
    "format_stack",
    "format_staircase",
    "parse_decision",
    "parse_position",
    "parse_spot",
    "parse_stack",
    "parse_staircase",
    "position_from_json",
    "position_to_json",
]
