"""A naive search for every legal staircase of a position: the test oracle for `search`.

Written independently of `search` and of `building.validate`, with lists and recursion. Rule G is
checked here, although `search` does not need to check it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from monkeypalace.building import Arch, Staircase, supports
from monkeypalace.palace import SPOTS, Direction, Palace, Pieces, Spot, neighbour
from monkeypalace.palace.lattice import SPOT_INDEX

DIRECTIONS: Final = tuple(Direction)
_OPPOSITE: Final = tuple(DIRECTIONS.index(direction.opposite) for direction in DIRECTIONS)

#: For each spot and direction the index of the neighbour, or -1 beyond the edge.
NEIGHBOURS: Final = tuple(
    tuple(
        -1 if (other := neighbour(spot, direction)) is None else SPOT_INDEX[other]
        for direction in DIRECTIONS
    )
    for spot in SPOTS
)

NOWHERE: Final = -1
_NO_ARCH: Final = -9
UNREACHABLE: Final = 99


class Placement(NamedTuple):
    """A next arch that may be laid, with the supports it takes."""

    direction: int
    target: int
    level: int
    near_columns: int
    near_bricks: int
    far_columns: int
    far_bricks: int

    @property
    def arch(self) -> Arch:
        return Arch(
            DIRECTIONS[self.direction],
            supports(self.near_columns, self.near_bricks),
            supports(self.far_columns, self.far_bricks),
        )

    def left_of(self, hand: Pieces) -> Pieces:
        """Return the pieces in hand after this placement."""
        return Pieces(
            hand.arches - 1,
            hand.bricks - self.near_bricks - self.far_bricks,
            hand.columns - self.near_columns - self.far_columns,
        )


class Scaffold:
    """Heights, closed knobs and top arches of a palace, as lists by spot index."""

    def __init__(self, palace: Palace) -> None:
        self.heights = [stack.height for stack in palace.stacks]
        #: Whether the spot carried pieces when the turn began (rule E).
        self.built = [bool(stack) for stack in palace.stacks]
        #: Knobs that nobody can build on: missing ones and those under an animal (rules A, D).
        self.closed = [colour is None for colour in palace.ground.colours]
        for spot in palace.animals.values():
            self.closed[SPOT_INDEX[spot]] = True
        #: The level of the highest arch from a spot in a direction (rule G).
        self.top_arch = [[_NO_ARCH] * 4 for _ in SPOTS]
        for index, stack in enumerate(palace.stacks):
            for level, piece in stack.with_levels():
                direction = piece.arch_direction
                if direction is not None:
                    self.top_arch[index][DIRECTIONS.index(direction)] = level
        self.arches_to_palace = self._arches_to_palace()
        #: The height of the highest stack when the turn began.
        self.highest = max(self.heights)
        standing = [h for h, shut in zip(self.heights, self.closed, strict=True) if h and not shut]
        self.lowest = min(standing, default=0)

    def _arches_to_palace(self) -> list[int]:
        """Return for each spot the least number of arches to an open spot with pieces.

        A built spot itself counts only when it is reached by an arch, so it has at least 1.
        """
        distance = [UNREACHABLE] * len(SPOTS)
        frontier = [i for i in range(len(SPOTS)) if self.built[i] and not self.closed[i]]
        steps = 1
        while frontier:
            reached = []
            for index in frontier:
                for other in NEIGHBOURS[index]:
                    if other >= 0 and distance[other] == UNREACHABLE:
                        distance[other] = steps
                        if not self.closed[other]:
                            reached.append(other)
            frontier = reached
            steps += 1
        return distance

    def placements(self, spot: int, came_from: int, hand: Pieces) -> Iterator[Placement]:
        """Yield every arch that may be laid next from a spot: rules D, F, G, H and the pieces."""
        if hand.arches == 0:
            return
        base = self.heights[spot]
        top_arch = self.top_arch[spot]
        for near_columns in range(hand.columns + 1):
            for near_bricks in range(hand.bricks + 1):
                level = base + 3 * near_columns + near_bricks
                columns_left = hand.columns - near_columns
                bricks_left = hand.bricks - near_bricks
                for direction, target in enumerate(NEIGHBOURS[spot]):
                    if target < 0 or target == came_from or self.closed[target]:
                        continue
                    gap = level - self.heights[target]
                    if gap < 0 or top_arch[direction] == level - 1:
                        continue
                    for far_columns in range(min(columns_left, gap // 3) + 1):
                        far_bricks = gap - 3 * far_columns
                        if far_bricks <= bricks_left:
                            yield Placement(
                                direction,
                                target,
                                level,
                                near_columns,
                                near_bricks,
                                far_columns,
                                far_bricks,
                            )

    def lay(self, spot: int, placement: Placement) -> tuple[int, int, int]:
        """Lay an arch; return a value with which `take_off` removes it."""
        _, target, level, *_ = placement
        direction = placement.direction
        before = self.heights[spot], self.heights[target], self.top_arch[spot][direction]
        self.heights[spot] = self.heights[target] = level + 1
        self.top_arch[spot][direction] = level
        self.top_arch[target][_OPPOSITE[direction]] = level
        return before

    def take_off(self, spot: int, placement: Placement, before: tuple[int, int, int]) -> None:
        direction, target = placement.direction, placement.target
        self.heights[spot], self.heights[target], top_arch = before
        self.top_arch[spot][direction] = top_arch
        self.top_arch[target][_OPPOSITE[direction]] = top_arch


def generate(palace: Palace, hand: Pieces) -> Iterator[Staircase]:
    """Yield every legal staircase, lazily.

    Staircases that differ only in the order of supports inside a gap are one (ruling R-3).
    """
    scaffold = Scaffold(palace)
    for index, start in enumerate(SPOTS):
        if not scaffold.closed[index] and not scaffold.built[index]:  # rule A
            yield from _climb(scaffold, start, index, NOWHERE, hand, (), False)


def _climb(
    scaffold: Scaffold,
    start: Spot,
    spot: int,
    came_from: int,
    hand: Pieces,
    arches: tuple[Arch, ...],
    attached: bool,
) -> Iterator[Staircase]:
    if not attached and scaffold.arches_to_palace[spot] > hand.arches:  # rule E
        return
    for placement in scaffold.placements(spot, came_from, hand):
        path = (*arches, placement.arch)
        now_attached = attached or scaffold.built[placement.target]
        if now_attached:
            yield Staircase(start, path)
        if hand.arches > 1:
            before = scaffold.lay(spot, placement)
            yield from _climb(
                scaffold,
                start,
                placement.target,
                spot,
                placement.left_of(hand),
                path,
                now_attached,
            )
            scaffold.take_off(spot, placement, before)
