"""A palace as text: eight ranks, north above, readable without colour.

A place shows the letter of its ground, the height of its stack, what lies on top and who sits
there. Lines between places are the arches that lie on top at one end at least:

     4   d     d     g    g1→───g2→───g3G    l     l
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from monkeypalace.cli.style import GROUND_PAINT, Paint, Style
from monkeypalace.notation import format_stack
from monkeypalace.palace import Animal, Direction, Palace, Piece, Spot, neighbour
from monkeypalace.pictures import Frame

#: The signs of a place and the arch beside it.
PLACE_WIDTH: Final = 6
#: The numbers of the ranks before the first place.
_MARGIN: Final = 4
BOARD_WIDTH: Final = _MARGIN + 8 * PLACE_WIDTH

ANIMAL_LETTERS: Final = {Animal.MONKEY: "M", Animal.BUTTERFLY: "B", Animal.FROG: "F"}


def draw_palace(
    palace: Palace,
    style: Style,
    frame: Frame = Frame(),  # noqa: B008 - frozen
) -> list[str]:
    """The board, or a part of it; every line of a whole board is `BOARD_WIDTH` signs wide."""
    lines: list[str] = []
    for rank in reversed(frame.ranks):
        places = (_place(palace, Spot(file + rank), style) for file in frame.files)
        lines.append(style.paint(f" {rank}  ", Paint.FAINT) + "".join(places))
        if rank != frame.ranks[0]:
            southward = (_arch_to_south(palace, Spot(file + rank), style) for file in frame.files)
            lines.append(" " * _MARGIN + "".join(southward))
    files = "".join(f" {file}".ljust(PLACE_WIDTH) for file in frame.files)
    lines.append(" " * _MARGIN + style.paint(files, Paint.FAINT))
    return lines


def beside(board: Sequence[str], panel: Sequence[str]) -> list[str]:
    """Return a board with a panel to its right."""
    return [
        (left or " " * BOARD_WIDTH) + right if right else left
        for left, right in zip_longest(board, panel, fillvalue="")
    ]


def list_stacks(palace: Palace) -> list[str]:
    """Return every stack in notation, from the ground up, in columns."""
    stacks = [
        f"{spot} {palace.height(spot):>2}  {format_stack(palace.stack(spot))}"
        for spot in palace.built_spots
    ]
    width = max((len(stack) for stack in stacks), default=0) + 3
    columns = max(1, 80 // width) if width else 1
    return [
        "".join(stack.ljust(width) for stack in stacks[first : first + columns]).rstrip()
        for first in range(0, len(stacks), columns)
    ]


def _place(palace: Palace, spot: Spot, style: Style) -> str:
    """Return one place, `PLACE_WIDTH` signs wide, with the arch to the next one in the east."""
    signs = _signs(palace, spot, style)
    room = PLACE_WIDTH - sum(len(text) for text, _ in signs)
    arch = style.beside if _is_joined(palace, spot, Direction.EAST) else " "
    signs.append((arch * room, Paint.ARCH if arch.strip() else Paint.PLAIN))
    return "".join(style.paint(text, paint) for text, paint in signs)


def _signs(palace: Palace, spot: Spot, style: Style) -> list[tuple[str, Paint]]:
    colour = palace.ground.colour(spot)
    if colour is None:
        return [(style.blocked * 3, Paint.FAINT)]
    stack = palace.stack(spot)
    if stack.top is None:
        # In colour, bare ground is a tile; built-on ground leaves room for the height.
        return [(f" {colour} ", GROUND_PAINT[colour])]
    signs = [
        (str(colour), GROUND_PAINT[colour]),
        (str(stack.height), Paint.STRONG),
        _top(stack.top, style),
    ]
    animal = palace.animal_on(spot)
    if animal is not None:
        signs.append((ANIMAL_LETTERS[animal], Paint.ANIMAL))
    return signs


def _top(piece: Piece, style: Style) -> tuple[str, Paint]:
    if piece.arch_direction is not None:
        return style.arrow(piece.arch_direction), Paint.ARCH
    if piece.decoration_colour is not None:
        return str(piece), GROUND_PAINT[piece.decoration_colour]
    return str(piece), Paint.PLAIN


def _arch_to_south(palace: Palace, spot: Spot, style: Style) -> str:
    """What stands between a place and the one south of it; under the digits of the height."""
    if not _is_joined(palace, spot, Direction.SOUTH):
        return " " * PLACE_WIDTH
    return " " + style.paint(style.above, Paint.ARCH) + " " * (PLACE_WIDTH - 2)


def _is_joined(palace: Palace, spot: Spot, direction: Direction) -> bool:
    """Return whether an arch to this neighbour lies on top, here or there."""
    other = neighbour(spot, direction)
    if other is None:
        return False
    here, there = palace.top(spot), palace.top(other)
    return here is Piece.arch_end(direction) or there is Piece.arch_end(direction.opposite)
