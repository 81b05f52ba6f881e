"""A staircase, legal or not: a start and the arches that climb from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from monkeypalace.palace import Direction, Piece, Pieces, Spot, neighbour

_ORDER = {Piece.COLUMN: 0, Piece.BRICK: 1}


def _columns_first(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return the pieces with columns below bricks; their order is irrelevant (ruling R-3)."""
    return tuple(sorted(pieces, key=lambda piece: _ORDER.get(piece, 2)))


@cache
def supports(columns: int, bricks: int) -> tuple[Piece, ...]:
    """Return `columns` columns, then `bricks` bricks.

    >>> supports(1, 2)
    (<Piece.COLUMN: 'c'>, <Piece.BRICK: 'b'>, <Piece.BRICK: 'b'>)
    """
    return (Piece.COLUMN,) * columns + (Piece.BRICK,) * bricks


def height_of(pieces: tuple[Piece, ...]) -> int:
    """Return the total height of pieces on top of each other.

    >>> height_of(supports(1, 2))
    5
    """
    # Not `sum`: a generator takes longer than the few pieces, and every arch is measured.
    height = 0
    for piece in pieces:
        height += piece.height
    return height


@dataclass(frozen=True, slots=True)
class Arch:
    """One step of a staircase: supports on both spots, then the arch over them.

    The arch starts at the end of the previous arch, or at the staircase's start. `spot` is set
    only in an attempt that lays the arch elsewhere, which rule I forbids.
    """

    direction: Direction
    #: Supports on the spot where the arch starts.
    near: tuple[Piece, ...] = ()
    #: Supports on the spot where the arch ends.
    far: tuple[Piece, ...] = ()
    spot: Spot | None = None

    def __post_init__(self) -> None:
        if len(self.near) > 1:
            object.__setattr__(self, "near", _columns_first(self.near))
        if len(self.far) > 1:
            object.__setattr__(self, "far", _columns_first(self.far))

    @property
    def cost(self) -> Pieces:
        """The pieces it takes from the hand."""
        pieces = self.near + self.far
        return Pieces(1, pieces.count(Piece.BRICK), pieces.count(Piece.COLUMN))


@dataclass(frozen=True, slots=True)
class Staircase:
    """The staircase that a player builds in a turn.

    >>> staircase = Staircase(Spot("b4"), (Arch(Direction.EAST), Arch(Direction.EAST)))
    >>> staircase.cost
    Pieces(arches=2, bricks=0, columns=0)
    """

    start: Spot
    arches: tuple[Arch, ...] = ()
    #: Pieces left on the end without an arch over them: an attempt that rule C forbids.
    trailing: tuple[Piece, ...] = ()

    @property
    def cost(self) -> Pieces:
        """The pieces it takes from the hand."""
        pieces = tuple(self._supports_and_trailing())
        return Pieces(len(self.arches), pieces.count(Piece.BRICK), pieces.count(Piece.COLUMN))

    @property
    def path(self) -> tuple[Spot, ...]:
        """The spots of the path, the start first, up to the edge of the map.

        >>> Staircase(Spot("b4"), (Arch(Direction.EAST), Arch(Direction.NORTH))).path
        ('b4', 'c4', 'c5')
        """
        spots = [self.start]
        for arch in self.arches:
            target = neighbour(arch.spot or spots[-1], arch.direction)
            if target is None:
                break
            spots.append(target)
        return tuple(spots)

    def _supports_and_trailing(self) -> Iterator[Piece]:
        for arch in self.arches:
            yield from arch.near
            yield from arch.far
        yield from self.trailing
