"""The lattice of knobs that everything stands on (ruling R-1).

Arches span three studs from foot to foot, and nothing may stand on their middle. So all feet
are on every third knob: 8×8 spots, from `a1` in the south-west to `h8` in the north-east.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

#: A spot's name, `"a1"` to `"h8"`: file a-h runs west to east, rank 1-8 south to north.
Spot = NewType("Spot", str)

FILES: Final = "abcdefgh"
RANKS: Final = "12345678"

#: All 64 spots, a1, b1, ... h1, a2, ... h8. A spot's position here is its index.
SPOTS: Final[tuple[Spot, ...]] = tuple(Spot(file + rank) for rank in RANKS for file in FILES)

#: The index of each spot: 0 for a1, 7 for h1, 63 for h8.
SPOT_INDEX: Final[dict[Spot, int]] = {spot: index for index, spot in enumerate(SPOTS)}


class Direction(StrEnum):
    """The four ways an arch can point; arches never lie diagonally.

    >>> Direction.NORTH.opposite
    <Direction.SOUTH: 'S'>
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def opposite(self) -> Direction:
        return _OPPOSITE[self]


_OPPOSITE: Final = {
    Direction.NORTH: Direction.SOUTH,
    Direction.EAST: Direction.WEST,
    Direction.SOUTH: Direction.NORTH,
    Direction.WEST: Direction.EAST,
}

_STEP: Final = {
    Direction.NORTH: (0, 1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, -1),
    Direction.WEST: (-1, 0),
}


def _neighbours() -> dict[tuple[Spot, Direction], Spot]:
    table = {}
    for index, spot in enumerate(SPOTS):
        rank, file = divmod(index, 8)
        for direction, (east, north) in _STEP.items():
            if 0 <= file + east < 8 and 0 <= rank + north < 8:
                table[spot, direction] = SPOTS[(rank + north) * 8 + file + east]
    return table


_NEIGHBOUR: Final = _neighbours()


def neighbour(spot: Spot, direction: Direction) -> Spot | None:
    """Return the next spot in a direction, or `None` beyond the edge of the map.

    >>> neighbour(Spot("d4"), Direction.EAST)
    'e4'
    >>> neighbour(Spot("h4"), Direction.EAST) is None
    True
    """
    return _NEIGHBOUR.get((spot, direction))


def direction_between(spot: Spot, other: Spot) -> Direction | None:
    """Return the direction from a spot to a spot beside it, or `None` if they are not neighbours.

    >>> direction_between(Spot("d4"), Spot("d5"))
    <Direction.NORTH: 'N'>
    """
    for direction in Direction:
        if neighbour(spot, direction) == other:
            return direction
    return None
