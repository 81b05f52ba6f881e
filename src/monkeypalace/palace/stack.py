"""The pieces on one spot, from the ground up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from monkeypalace.palace.lattice import Direction
from monkeypalace.palace.pieces import Colour, Piece


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces on one spot, bottom to top, with nothing missing between them.

    >>> stack = Stack.of(Piece.BRICK, Piece.ARCH_WEST, Piece.GOLD_DECORATION)
    >>> stack.height, stack.top
    (3, <Piece.GOLD_DECORATION: 'G'>)
    >>> stack.has_arch(Direction.WEST, level=1)
    True
    """

    pieces: tuple[Piece, ...] = ()
    height: int = field(init=False, compare=False)
    #: The level and the colour of each decoration, covered ones included.
    decorations: tuple[tuple[int, Colour], ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        height, decorations = 0, []
        for piece in self.pieces:
            if piece.decoration_colour is not None:
                decorations.append((height, piece.decoration_colour))
            height += piece.height
        object.__setattr__(self, "height", height)
        object.__setattr__(self, "decorations", tuple(decorations))

    @staticmethod
    def of(*pieces: Piece) -> Stack:
        return Stack(pieces)

    def __bool__(self) -> bool:
        return bool(self.pieces)

    def __add__(self, more: Iterable[Piece]) -> Stack:
        return Stack(self.pieces + tuple(more))

    @property
    def top(self) -> Piece | None:
        """The piece whose knob is open, or `None` on bare ground."""
        return self.pieces[-1] if self.pieces else None

    def with_levels(self) -> Iterator[tuple[int, Piece]]:
        """Yield each piece with its level: the height of its underside."""
        level = 0
        for piece in self.pieces:
            yield level, piece
            level += piece.height

    def has_arch(self, direction: Direction, level: int) -> bool:
        """Return whether an arch end at this level points in this direction."""
        end = Piece.arch_end(direction)
        return end in self.pieces and any(
            piece is end and at == level for at, piece in self.with_levels()
        )
