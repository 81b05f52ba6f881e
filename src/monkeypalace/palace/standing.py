"""Find the reasons why a position cannot stand, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from monkeypalace.errors import sentence
from monkeypalace.palace.lattice import SPOTS, Spot, neighbour
from monkeypalace.palace.palace import Animal, Palace
from monkeypalace.palace.pieces import BOX, DECORATIONS_PER_COLOUR, Colour, Piece, Pieces


@dataclass(frozen=True, slots=True)
class Fault:
    """One reason why a position cannot stand.

    The sentence for a code is `fault-<code>` in `locale/`.
    """

    family: ClassVar[str] = "fault"

    code: str
    spots: tuple[Spot, ...] = ()
    level: int | None = None
    kind: str | None = None
    count: int | None = None
    limit: int | None = None

    def __str__(self) -> str:
        """Return the sentence in English."""
        return sentence(self)

    @property
    def params(self) -> dict[str, str | int]:
        values = {
            "spot": self.spots[0] if self.spots else None,
            "level": self.level,
            "kind": self.kind,
            "count": self.count,
            "limit": self.limit,
        }
        return {name: value for name, value in values.items() if value is not None}


def faults(palace: Palace) -> list[Fault]:
    """Return every reason why this palace cannot stand; an empty list if it can."""
    return [
        *_blocked_spots(palace),
        *_unpaired_arch_ends(palace),
        *_misplaced_animals(palace),
    ]


def beyond_the_box(palace: Palace, *hands: Pieces) -> list[Fault]:
    """Return a fault for each kind of piece of which palace and hands exceed the box."""
    total = palace.pieces()
    for hand in hands:
        total += hand
    kinds = {kind: getattr(total, kind) for kind in ("arches", "bricks", "columns")}
    limits = {kind: getattr(BOX, kind) for kind in kinds}
    for colour in Colour:
        kind = Piece.decoration(colour)
        kinds[kind] = sum(found is colour for _, _, found in palace.decorations())
        limits[kind] = DECORATIONS_PER_COLOUR
    return [
        Fault("more-than-the-box", kind=kind, count=count, limit=limits[kind])
        for kind, count in kinds.items()
        if count > limits[kind]
    ]


def _blocked_spots(palace: Palace) -> Iterator[Fault]:
    for spot in palace.built_spots:
        if palace.ground.is_blocked(spot):
            yield Fault("stack-on-blocked-spot", (spot,))


def _unpaired_arch_ends(palace: Palace) -> Iterator[Fault]:
    for spot in SPOTS:
        for level, piece in palace.stack(spot).with_levels():
            direction = piece.arch_direction
            if direction is None:
                continue
            other = neighbour(spot, direction)
            if other is None or not palace.has_arch(other, direction.opposite, level):
                yield Fault("arch-without-partner", (spot,), level=level)


def _misplaced_animals(palace: Palace) -> Iterator[Fault]:
    taken: set[Spot] = set()
    for animal, spot in palace.animals.items():
        top = palace.top(spot)
        if spot in taken:
            yield Fault("animal-on-animal", (spot,), kind=animal)
        taken.add(spot)
        if animal is Animal.BUTTERFLY:
            if top is None or top.decoration_colour is None:
                yield Fault("butterfly-not-on-decoration", (spot,))
        elif top is None or top.arch_direction is None:
            yield Fault("animal-not-on-arch-end", (spot,), kind=animal)
