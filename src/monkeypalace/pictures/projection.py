"""Project the table onto the drawing: an axonometric view from the south-east and above.

The table is measured in studs: x to the east, y to the north, z upwards.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from monkeypalace.pictures.svg import Point

#: One stud in units of the picture, large enough for coordinates without decimals.
UNIT: Final = 40
#: Distance between neighbouring spots, in studs.
PITCH: Final = 3
#: Height of a brick, in studs.
BRICK: Final = 1.2

_TURN: Final = radians(36)
_TILT: Final = radians(32)
_RIGHT: Final = (UNIT * cos(_TURN), UNIT * sin(_TURN))
_DOWN: Final = (UNIT * sin(_TURN) * sin(_TILT), -UNIT * cos(_TURN) * sin(_TILT))
_UP: Final = UNIT * cos(_TILT)

#: A point of the table.
Place = tuple[float, float, float]


def project(place: Place) -> Point:
    """Return the point of the picture for a point of the table."""
    x, y, z = place
    return (round(x * _RIGHT[0] + y * _RIGHT[1]), round(x * _DOWN[0] + y * _DOWN[1] - z * _UP))


def projected(places: Iterable[Place]) -> list[Point]:
    return [project(place) for place in places]


def ellipse_of(radius: float) -> tuple[float, float]:
    """Return the two radii of a horizontal circle in the picture, where it is an ellipse."""
    return radius * UNIT, radius * UNIT * sin(_TILT)


def hull(points: Iterable[Point]) -> list[Point]:
    """Return the convex hull of points, always in the same orientation."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return _half_hull(ordered)[:-1] + _half_hull(ordered[::-1])[:-1]


def _half_hull(ordered: Sequence[Point]) -> list[Point]:
    half: list[Point] = []
    for point in ordered:
        while len(half) > 1 and _turns_right(half[-2], half[-1], point):
            half.pop()
        half.append(point)
    return half


def _turns_right(one: Point, two: Point, three: Point) -> bool:
    return (two[0] - one[0]) * (three[1] - one[1]) <= (two[1] - one[1]) * (three[0] - one[0])


@dataclass(frozen=True, slots=True)
class Box:
    """A box with edges along the axes."""

    west: float
    east: float
    south: float
    north: float
    bottom: float
    top: float

    @property
    def corners(self) -> list[Place]:
        return [
            (x, y, z)
            for x in (self.west, self.east)
            for y in (self.south, self.north)
            for z in (self.bottom, self.top)
        ]

    @property
    def south_face(self) -> list[Point]:
        return projected(
            (x, self.south, z)
            for x, z in (
                (self.west, self.bottom),
                (self.east, self.bottom),
                (self.east, self.top),
                (self.west, self.top),
            )
        )

    @property
    def east_face(self) -> list[Point]:
        return projected(
            (self.east, y, z)
            for y, z in (
                (self.south, self.bottom),
                (self.north, self.bottom),
                (self.north, self.top),
                (self.south, self.top),
            )
        )

    @property
    def top_face(self) -> list[Point]:
        return projected(
            (x, y, self.top)
            for x, y in (
                (self.west, self.south),
                (self.east, self.south),
                (self.east, self.north),
                (self.west, self.north),
            )
        )

    @property
    def silhouette(self) -> list[Point]:
        return hull(projected(self.corners))

    def is_behind(self, other: Box) -> bool:
        """Return whether this box is wholly behind a plane, and the other one in front of it."""
        return self.east <= other.west or self.south >= other.north or self.top <= other.bottom
