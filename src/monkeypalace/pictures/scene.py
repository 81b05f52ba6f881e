"""The content of a picture: old and new pieces with their places, and broken rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from monkeypalace.building import LaidArch, Staircase, Violation, lay_out
from monkeypalace.palace import (
    FILES,
    RANKS,
    SPOTS,
    Animal,
    Colour,
    Direction,
    Palace,
    Piece,
    Pieces,
    Spot,
)


class PartKind(StrEnum):
    """The appearance of a piece."""

    BRICK = "brick"
    COLUMN = "column"
    ARCH = "arch"
    LIGHT_GREEN = "light"
    DARK_GREEN = "dark"
    GOLD = "gold"


_KINDS: Final = {
    Piece.BRICK: PartKind.BRICK,
    Piece.COLUMN: PartKind.COLUMN,
    Piece.LIGHT_GREEN_DECORATION: PartKind.LIGHT_GREEN,
    Piece.DARK_GREEN_DECORATION: PartKind.DARK_GREEN,
    Piece.GOLD_DECORATION: PartKind.GOLD,
}
#: The colours of the parts that are decorations.
DECORATION_COLOURS: Final = {
    PartKind.LIGHT_GREEN: Colour.LIGHT_GREEN,
    PartKind.DARK_GREEN: Colour.DARK_GREEN,
    PartKind.GOLD: Colour.GOLD,
}
_STEPS: Final = {Direction.EAST: (1, 0), Direction.NORTH: (0, 1)}


class Mark(StrEnum):
    """Why a piece is highlighted."""

    NONE = "none"
    NEW = "new"
    CAUSE = "cause"


@dataclass(frozen=True, slots=True)
class Part:
    """A piece in its place. An arch points to the east or to the north."""

    kind: PartKind
    #: File and rank, from 0; an arch of an illegal attempt may begin outside the map.
    file: int
    rank: int
    level: int
    towards: Direction | None = None
    mark: Mark = Mark.NONE
    #: The number of a new arch.
    number: int | None = None

    @property
    def height(self) -> int:
        return 3 if self.kind is PartKind.COLUMN else 1

    @property
    def reach(self) -> tuple[int, int]:
        """How many places the piece extends to the east and to the north of its own place."""
        return _STEPS[self.towards] if self.towards else (0, 0)

    @property
    def feet(self) -> tuple[tuple[int, int], ...]:
        """The places that the piece stands on."""
        east, north = self.reach
        here = (self.file, self.rank)
        return (here, (self.file + east, self.rank + north)) if self.towards else (here,)


@dataclass(frozen=True, slots=True)
class Frame:
    """The part of the map that is shown: from a south-western to a north-eastern spot.

    >>> Frame.of("c3", "f5").files
    'cdef'
    """

    south_west: Spot = SPOTS[0]
    north_east: Spot = SPOTS[-1]

    @staticmethod
    def of(south_west: str, north_east: str) -> Frame:
        return Frame(Spot(south_west), Spot(north_east))

    @property
    def files(self) -> str:
        first, last = FILES.index(self.south_west[0]), FILES.index(self.north_east[0])
        return FILES[first : last + 1]

    @property
    def ranks(self) -> str:
        first, last = RANKS.index(self.south_west[1]), RANKS.index(self.north_east[1])
        return RANKS[first : last + 1]

    def __contains__(self, spot: object) -> bool:
        return isinstance(spot, str) and spot[0] in self.files and spot[1:] in self.ranks

    @property
    def spots(self) -> tuple[Spot, ...]:
        return tuple(spot for spot in SPOTS if spot in self)


@dataclass(frozen=True, slots=True)
class Scene:
    """The content of a picture."""

    palace: Palace
    parts: tuple[Part, ...]
    frame: Frame = Frame()
    #: Spots where a rule is broken.
    broken_spots: tuple[Spot, ...] = ()
    #: The total height of each place.
    heights: dict[tuple[int, int], int] = field(default_factory=dict)

    @property
    def shown(self) -> tuple[Part, ...]:
        """The new pieces, and the old ones inside the frame."""
        return tuple(
            part for part in self.parts if part.mark is not Mark.NONE or self._is_framed(part)
        )

    def _is_framed(self, part: Part) -> bool:
        return all(spot_at(place) in self.frame for place in part.feet)


def scene_of(
    palace: Palace,
    staircase: Staircase | None = None,
    violations: Iterable[Violation] = (),
    frame: Frame = Frame(),
    decoration: Piece | None = None,
) -> Scene:
    """Return the scene of a palace, optionally with an attempted staircase and its decoration.

    The staircase need not be legal: an arch without support hangs in the air. Arches and spots of
    the violations are marked.
    """
    parts = list(_standing(palace))
    heights = {place_of(spot): palace.height(spot) for spot in SPOTS}
    found = list(violations)
    if staircase is not None:
        new = list(_attempted(palace, staircase, heights, {each.arch for each in found}))
        if not staircase.arches and found:
            new = [replace(part, mark=Mark.CAUSE) for part in new]
        parts += new
        if decoration is not None:
            end = place_of(lay_out(palace, Pieces(), staircase).end)
            parts.append(Part(_KINDS[decoration], *end, heights[end], mark=Mark.NEW))
            heights[end] += 1
    broken_spots = tuple(dict.fromkeys(each.spots[0] for each in found if each.spots))
    return Scene(palace, tuple(parts), frame, broken_spots, heights)


def place_of(spot: Spot) -> tuple[int, int]:
    """Return file and rank of a spot, from 0."""
    return FILES.index(spot[0]), RANKS.index(spot[1])


def spot_at(place: tuple[int, int]) -> str:
    """Return the name of a place, even if it is outside the map."""
    file, rank = place
    return f"{chr(ord('a') + file)}{rank + 1}"


def _standing(palace: Palace) -> Iterator[Part]:
    for spot in palace.built_spots:
        for level, piece in palace.stack(spot).with_levels():
            direction = piece.arch_direction
            if direction is None:
                yield Part(_KINDS[piece], *place_of(spot), level)
            elif direction in _STEPS:
                yield Part(PartKind.ARCH, *place_of(spot), level, direction)


def _attempted(
    palace: Palace,
    staircase: Staircase,
    heights: dict[tuple[int, int], int],
    wrong: set[int | None],
) -> Iterator[Part]:
    """Yield the pieces of an attempt in their places, and add them to `heights`."""
    attempt = lay_out(palace, Pieces(), staircase)
    for step in attempt.laid:
        mark = Mark.CAUSE if step.number in wrong else Mark.NEW
        near = place_of(step.near)
        arch = _arch_from(near, step, mark)
        far = next(place for place in arch.feet if place != near)
        yield from _piled(near, step.arch.near, heights)
        yield from _piled(far, step.arch.far, heights)
        yield arch
        top = max(step.level, heights.get(far, 0)) + 1
        heights[near] = heights[far] = top
    yield from _piled(place_of(attempt.end), staircase.trailing, heights, Mark.CAUSE)


def _arch_from(near: tuple[int, int], step: LaidArch, mark: Mark) -> Part:
    file, rank = near
    direction = step.arch.direction
    if direction not in _STEPS:
        direction = direction.opposite
        east, north = _STEPS[direction]
        file, rank = file - east, rank - north
    return Part(PartKind.ARCH, file, rank, step.level, direction, mark, step.number)


def _piled(
    place: tuple[int, int],
    pieces: Iterable[Piece],
    heights: dict[tuple[int, int], int],
    mark: Mark = Mark.NEW,
) -> Iterator[Part]:
    for piece in pieces:
        kind = _KINDS.get(piece, PartKind.BRICK)
        is_wrong = mark is Mark.NEW and not piece.is_support
        part = Part(kind, *place, heights.get(place, 0), mark=Mark.CAUSE if is_wrong else mark)
        yield part
        heights[place] = heights.get(place, 0) + part.height


def animals_of(scene: Scene) -> Iterator[tuple[Animal, tuple[int, int], int]]:
    """Yield the animals with their places and heights."""
    for animal, spot in scene.palace.animals.items():
        yield animal, place_of(spot), scene.palace.height(spot)
