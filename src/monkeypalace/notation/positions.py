"""Spots, stacks and positions as text and as JSON."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monkeypalace.errors import NotationError, PositionError, brief
from monkeypalace.palace import (
    BOX,
    SPOT_INDEX,
    Animal,
    Fault,
    Ground,
    Palace,
    Piece,
    Pieces,
    Spot,
    Stack,
    beyond_the_box,
    faults,
)

_PIECE = re.compile("A[nesw]|[bcLDG]")


@dataclass(frozen=True, slots=True)
class Position:
    """A palace and the hand of the player to move."""

    palace: Palace
    hand: Pieces = Pieces()


def check_text(text: object) -> None:
    """Raise `NotationError` if a value is not text, for untyped callers."""
    if not isinstance(text, str):
        raise NotationError("not-text", text=brief(text))


def parse_spot(text: str) -> Spot:
    """Read a spot's name.

    >>> parse_spot("d4")
    'd4'
    """
    check_text(text)
    spot = Spot(text)
    if spot not in SPOT_INDEX:
        raise NotationError("spot", text=text[:40])
    return spot


def parse_stack(text: str) -> Stack:
    """Read a stack, bottom to top.

    >>> parse_stack("bAwG").height
    3
    """
    check_text(text)
    found = _PIECE.findall(text)
    if "".join(found) != text:
        raise NotationError("stack", text=text[:40])
    return Stack(tuple(Piece(piece) for piece in found))


def format_stack(stack: Stack) -> str:
    """Return a stack as text that `parse_stack` reads."""
    return "".join(stack.pieces)


def parse_stacks(stacks: Mapping[str, str]) -> dict[Spot, Stack]:
    """Read stacks by their spots, as in the JSON of a position.

    >>> parse_stacks({"d4": "bAe"})
    {'d4': Stack(pieces=(<Piece.BRICK: 'b'>, <Piece.ARCH_EAST: 'Ae'>), height=2)}
    """
    return {parse_spot(spot): parse_stack(stack) for spot, stack in stacks.items()}


def parse_position(text: str, *, one_box: bool = True) -> Position:
    """Read a position in JSON. Raises `PositionError` with every reason if it cannot stand.

    With `one_box=False` the palace may have more pieces than the box, which is useful for
    counting staircases.
    """
    return position_from_json(json_from_text(text), one_box=one_box)


def json_from_text(text: str) -> Any:
    """Parse JSON; raise `NotationError` with the place of an error."""
    check_text(text)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise NotationError(
            "json", line=error.lineno, column=error.colno, reason=error.msg
        ) from None
    except (RecursionError, ValueError):
        # Nested too deeply, or a number with thousands of digits.
        raise NotationError("json-too-large") from None


def format_position(position: Position) -> str:
    """Return a position as one line of JSON."""
    return json.dumps(position_to_json(position))


def position_to_json(position: Position) -> dict[str, Any]:
    """Return a position as plain dictionaries, lists and strings."""
    palace, hand = position.palace, position.hand
    return {
        "ground": list(palace.ground.rows),
        "stacks": {spot: format_stack(palace.stack(spot)) for spot in palace.built_spots},
        "animals": {str(animal): spot for animal, spot in palace.animals.items()},
        "hand": pieces_to_json(hand),
    }


def position_from_json(data: Any, *, one_box: bool = True) -> Position:
    """Read a position from plain dictionaries, lists and strings; see `parse_position`."""
    position = unchecked_position_from_json(data)
    found = position_faults(position) if one_box else faults(position.palace)
    if found:
        raise PositionError("position", causes=found, count=len(found))
    return position


def position_faults(position: Position) -> list[Fault]:
    """Return every reason why a position cannot stand or needs pieces of more than one box."""
    return faults(position.palace) + beyond_the_box(position.palace, position.hand)


def unchecked_position_from_json(data: Any) -> Position:
    """Read a position like `position_from_json`, but do not check whether it can stand."""
    fields = _dictionary(data, "position")
    _refuse_unknown(fields, "position", ("ground", "stacks", "animals", "hand"))
    if "ground" not in fields:
        raise NotationError("json-missing", place="ground")
    rows = fields["ground"]
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise NotationError("json-type", place="ground", expected="list")
    stacks: dict[Spot, Stack] = {}
    for name, stack in _dictionary(fields.get("stacks", {}), "stacks").items():
        spot = parse_spot(name)
        stacks[spot] = parse_stack(_string(stack, f"stacks.{spot}"))
    animals: dict[Animal, Spot] = {}
    for name, where in _dictionary(fields.get("animals", {}), "animals").items():
        if name not in list(Animal):
            raise NotationError("animal", text=name[:40])
        if where is not None:
            animals[Animal(name)] = parse_spot(_string(where, f"animals.{name}"))
    hand = pieces_from_json(fields.get("hand", {}), "hand")
    return Position(Palace.of(Ground.from_rows(rows), stacks, animals), hand)


def pieces_to_json(pieces: Pieces) -> dict[str, int]:
    return {"arches": pieces.arches, "bricks": pieces.bricks, "columns": pieces.columns}


def pieces_from_json(data: Any, place: str) -> Pieces:
    """Read numbers of building bricks; missing kinds are 0."""
    fields = _dictionary(data, place)
    kinds = ("arches", "bricks", "columns")
    _refuse_unknown(fields, place, kinds)
    return Pieces(
        *(_count(fields.get(kind, 0), f"{place}.{kind}", getattr(BOX, kind)) for kind in kinds)
    )


def _dictionary(data: Any, place: str) -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise NotationError("json-type", place=place, expected="object")
    if not all(isinstance(name, str) for name in data):
        raise NotationError("json-type", place=place, expected="names")
    return data


def _string(data: Any, place: str) -> str:
    if not isinstance(data, str):
        raise NotationError("json-type", place=place, expected="string")
    return data


def _count(data: Any, place: str, most: int) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise NotationError("json-type", place=place, expected="number")
    if not 0 <= data <= most:
        raise NotationError("json-count", place=place, most=most)
    return data


def _refuse_unknown(fields: Mapping[str, Any], place: str, names: tuple[str, ...]) -> None:
    for name in fields:
        if name not in names:
            raise NotationError("json-unknown", place=place, name=name[:40], names=", ".join(names))
