"""Draw a palace as text: eight ranks, north at the top, readable without colour.

A spot shows the letter of its ground, the height of its stack, the top piece and the animal.
Lines between spots are arches that are on top at one end or at both:

     4   d     d     g    g1→───g2→───g3G    l     l
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from monkeypalace.cli.terminal.style import GROUND_PAINT, Paint, Style
from monkeypalace.notation import format_stack
from monkeypalace.palace import Animal, Direction, Palace, Piece, Spot, neighbour
from monkeypalace.pictures import Frame

#: Width of a spot with the arch to its eastern neighbour, in characters.
SPOT_WIDTH: Final = 6
#: Width of the rank numbers before the first spot.
_MARGIN: Final = 4
BOARD_WIDTH: Final = _MARGIN + 8 * SPOT_WIDTH

ANIMAL_LETTERS: Final = {Animal.MONKEY: "M", Animal.BUTTERFLY: "B", Animal.FROG: "F"}


def draw_palace(
    palace: Palace,
    style: Style,
    frame: Frame = Frame(),  # noqa: B008 - frozen
) -> list[str]:
    """Draw the board or a part of it; lines of a whole board have `BOARD_WIDTH` characters."""
    lines: list[str] = []
    for rank in reversed(frame.ranks):
        spots = (_spot(palace, Spot(file + rank), style) for file in frame.files)
        lines.append(style.paint(f" {rank}  ", Paint.FAINT) + "".join(spots))
        if rank != frame.ranks[0]:
            southward = (_arch_to_south(palace, Spot(file + rank), style) for file in frame.files)
            lines.append(" " * _MARGIN + "".join(southward))
    files = "".join(f" {file}".ljust(SPOT_WIDTH) for file in frame.files)
    lines.append(" " * _MARGIN + style.paint(files, Paint.FAINT))
    return lines


def beside(board: Sequence[str], panel: Sequence[str]) -> list[str]:
    """Put a panel to the right of a board."""
    return [
        (left or " " * BOARD_WIDTH) + right if right else left
        for left, right in zip_longest(board, panel, fillvalue="")
    ]


def list_stacks(palace: Palace) -> list[str]:
    """List every stack in notation, from the ground up, in columns."""
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


def _spot(palace: Palace, spot: Spot, style: Style) -> str:
    """Draw one spot with the arch to its eastern neighbour, `SPOT_WIDTH` characters wide."""
    signs = _signs(palace, spot, style)
    room = SPOT_WIDTH - sum(len(text) for text, _ in signs)
    arch = style.horizontal if _is_joined(palace, spot, Direction.EAST) else " "
    signs.append((arch * room, Paint.ARCH if arch.strip() else Paint.PLAIN))
    return "".join(style.paint(text, paint) for text, paint in signs)


def _signs(palace: Palace, spot: Spot, style: Style) -> list[tuple[str, Paint]]:
    colour = palace.ground.colour(spot)
    if colour is None:
        return [(style.blocked * 3, Paint.FAINT)]
    stack = palace.stack(spot)
    if stack.top is None:
        # All three characters of bare ground have its colour. Under a stack only the letter has it,
        # because the height and the top piece follow.
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
    """Draw the arch between a spot and its southern neighbour, below the digits."""
    if not _is_joined(palace, spot, Direction.SOUTH):
        return " " * SPOT_WIDTH
    return " " + style.paint(style.vertical, Paint.ARCH) + " " * (SPOT_WIDTH - 2)


def _is_joined(palace: Palace, spot: Spot, direction: Direction) -> bool:
    """Return whether an arch to this neighbour is on top at either end."""
    other = neighbour(spot, direction)
    if other is None:
        return False
    here, there = palace.top(spot), palace.top(other)
    return here is Piece.arch_end(direction) or there is Piece.arch_end(direction.opposite)
