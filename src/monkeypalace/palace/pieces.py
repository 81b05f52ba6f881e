"""The pieces of the box: their kinds, heights and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from monkeypalace.palace.lattice import Direction


class Colour(StrEnum):
    """The three colours of ground, decorations and cards."""

    LIGHT_GREEN = "l"
    DARK_GREEN = "d"
    GOLD = "g"


class Piece(StrEnum):
    """One piece of a stack, written as in notation.

    An arch stands on two spots and is a piece of both stacks; each end is named by the
    direction in which the other end lies.

    >>> Piece.COLUMN.height
    3
    >>> Piece.arch_end(Direction.EAST)
    <Piece.ARCH_EAST: 'Ae'>
    """

    BRICK = "b"
    COLUMN = "c"
    ARCH_NORTH = "An"
    ARCH_EAST = "Ae"
    ARCH_SOUTH = "As"
    ARCH_WEST = "Aw"
    LIGHT_GREEN_DECORATION = "L"
    DARK_GREEN_DECORATION = "D"
    GOLD_DECORATION = "G"

    # Plain attributes instead of properties, because they are read very often.
    height: int
    #: For an arch end, the direction in which the other end lies; `None` for other pieces.
    arch_direction: Direction | None
    #: The colour of this decoration; `None` for other pieces.
    decoration_colour: Colour | None
    #: Whether this piece can support an arch of a staircase.
    is_support: bool

    def __init__(self, text: str) -> None:
        self.height = 3 if text == "c" else 1
        self.arch_direction = Direction(text[1:].upper()) if text[0] == "A" else None
        self.decoration_colour = Colour(text.lower()) if text in "LDG" else None
        self.is_support = text in "bc"

    @staticmethod
    def arch_end(direction: Direction) -> Piece:
        return _ARCH_END[direction]

    @staticmethod
    def decoration(colour: Colour) -> Piece:
        return Piece(colour.upper())


_ARCH_END: Final = {direction: Piece("A" + direction.lower()) for direction in Direction}


@dataclass(frozen=True, slots=True)
class Pieces:
    """A number of building bricks of each kind: a hand, the tray, a cost.

    >>> Pieces(arches=2, bricks=1) + Pieces(arches=1, columns=1)
    Pieces(arches=3, bricks=1, columns=1)
    >>> Pieces(arches=1) <= Pieces(arches=2)
    True
    """

    arches: int = 0
    bricks: int = 0
    columns: int = 0

    def __add__(self, other: Pieces) -> Pieces:
        return Pieces(
            self.arches + other.arches,
            self.bricks + other.bricks,
            self.columns + other.columns,
        )

    def __sub__(self, other: Pieces) -> Pieces:
        return Pieces(
            self.arches - other.arches,
            self.bricks - other.bricks,
            self.columns - other.columns,
        )

    def __le__(self, other: Pieces) -> bool:
        """Return whether `other` has at least as many of every kind."""
        return (
            self.arches <= other.arches
            and self.bricks <= other.bricks
            and self.columns <= other.columns
        )

    def limited_to(self, most: Pieces) -> Pieces:
        """Return these pieces, with the number of each kind capped at the number in `most`.

        >>> Pieces(arches=5, bricks=1).limited_to(Pieces(arches=3, bricks=6))
        Pieces(arches=3, bricks=1, columns=0)
        """
        return Pieces(
            min(self.arches, most.arches),
            min(self.bricks, most.bricks),
            min(self.columns, most.columns),
        )

    @property
    def support_height(self) -> int:
        """The total height of the bricks and columns if they are stacked."""
        return self.bricks + 3 * self.columns


#: All building bricks of the box.
BOX: Final = Pieces(arches=80, bricks=80, columns=16)

#: The number of decorations of each colour in the box.
DECORATIONS_PER_COLOUR: Final = 16
