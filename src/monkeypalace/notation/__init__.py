"""Parse and format spots, stacks, positions, staircases and decisions, as text and as JSON.

The forms are stable, so that other programs can exchange positions; see `docs/formats.md`.
"""

from monkeypalace.notation.decisions import format_decision, parse_decision
from monkeypalace.notation.examples import EXAMPLE_PALACE, STARTING_PALACE
from monkeypalace.notation.positions import (
    Position,
    check_text,
    format_position,
    format_stack,
    json_from_text,
    parse_position,
    parse_spot,
    parse_stack,
    parse_stacks,
    pieces_to_json,
    position_faults,
    position_from_json,
    position_to_json,
    unchecked_position_from_json,
)
from monkeypalace.notation.staircases import format_arch, format_staircase, parse_staircase

__all__ = [
    "EXAMPLE_PALACE",
    "STARTING_PALACE",
    "Position",
    "check_text",
    "format_arch",
    "format_decision",
    "format_position",
    "format_stack",
    "format_staircase",
    "json_from_text",
    "unchecked_position_from_json",
    "parse_decision",
    "parse_position",
    "parse_spot",
    "parse_stack",
    "parse_stacks",
    "parse_staircase",
    "pieces_to_json",
    "position_faults",
    "position_from_json",
    "position_to_json",
]
