"""What a legal staircase does to the palace, and what it is worth."""

from __future__ import annotations

from dataclasses import dataclass

from monkeypalace.building.staircase import Staircase, height_of
from monkeypalace.palace import Colour, Palace, Spot, neighbour

#: Ruling R-8: a pillar of this height earns a Bonus Card.
PILLAR_FOR_BONUS = 5


@dataclass(frozen=True, slots=True)
class Work:
    """A staircase that has been built: the palace with it, and the facts the turn needs."""

    palace: Palace
    #: The ground of the start: the colour of the decoration and of the cards (step 2, 4).
    colour: Colour
    arches: int
    #: The spots of the path, the start first; a spiral names a spot twice.
    path: tuple[Spot, ...]
    #: The level of the last arch.
    top_level: int
    #: The highest run of bricks and columns placed on one spot.
    highest_pillar: int

    @property
    def end(self) -> Spot:
        return self.path[-1]

    @property
    def earns_bonus(self) -> bool:
        return self.highest_pillar >= PILLAR_FOR_BONUS


def build(palace: Palace, staircase: Staircase) -> Work:
    """Build a legal staircase. Judge it with `validate` first: this function does not."""
    colour = palace.ground.colour(staircase.start)
    assert colour is not None, "a staircase on a blocked spot"
    spot = staircase.start
    path = [spot]
    highest_pillar = level = 0
    for arch in staircase.arches:
        target = neighbour(spot, arch.direction)
        assert target is not None, "an arch beyond the edge"
        for where, pieces in ((spot, arch.near), (target, arch.far)):
            if pieces:
                palace = palace.with_pieces(where, pieces)
                highest_pillar = max(highest_pillar, height_of(pieces))
        level = palace.height(target)
        palace = palace.with_arch(spot, arch.direction)
        spot = target
        path.append(spot)
    return Work(palace, colour, len(staircase.arches), tuple(path), level, highest_pillar)


def level_and_pillar(palace: Palace, staircase: Staircase) -> tuple[int, int]:
    """The level of the last arch and the highest pillar of a legal staircase.

    What `build` says of it, too, but without laying a piece.
    """
    spot, level, pillar = staircase.start, 0, 0
    height = palace.height(spot)
    for arch in staircase.arches:
        target = neighbour(spot, arch.direction)
        assert target is not None, "a legal staircase stays on the map"
        near = height_of(arch.near)
        level = height + near
        pillar = max(pillar, near, height_of(arch.far))
        spot, height = target, level + 1
    return level, pillar
