"""Build a legal staircase, and collect the facts that the turn needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from monkeypalace.building.attempt import LaidArch, lay_out
from monkeypalace.building.staircase import Staircase, height_of
from monkeypalace.palace import Colour, Palace, Piece, Pieces, Spot

#: Ruling R-8: a pillar of this height earns a Bonus Card.
PILLAR_FOR_BONUS: Final = 5


@dataclass(frozen=True, slots=True)
class BuiltStaircase:
    """A built staircase: the new palace, and the facts that the turn needs."""

    palace: Palace
    #: The ground of the start: the colour of the decoration and the cards (steps 2 and 4).
    colour: Colour
    arches: int
    #: The spots of the path, the start first; a spiral may contain a spot twice.
    path: tuple[Spot, ...]
    #: The level of the last arch.
    top_level: int
    #: The tallest group of bricks and columns placed on one spot.
    highest_pillar: int

    @property
    def end(self) -> Spot:
        return self.path[-1]

    @property
    def earns_bonus(self) -> bool:
        return self.highest_pillar >= PILLAR_FOR_BONUS


def build(palace: Palace, staircase: Staircase) -> BuiltStaircase:
    """Return the result of building a legal staircase. Call `validate` first."""
    colour = palace.ground.colour(staircase.start)
    assert colour is not None, "a staircase on a blocked spot"
    path = [staircase.start]
    laid = _laid(palace, staircase)
    added: dict[Spot, tuple[Piece, ...]] = {}
    for step in laid:
        assert step.far is not None, "an arch beyond the edge"
        assert step.level == step.far_height, "an arch between different heights"
        direction = step.arch.direction
        near = (*step.arch.near, Piece.arch_end(direction))
        far = (*step.arch.far, Piece.arch_end(direction.opposite))
        added[step.near] = added.get(step.near, ()) + near
        added[step.far] = added.get(step.far, ()) + far
        path.append(step.far)
    return BuiltStaircase(
        palace.with_all_pieces(added),
        colour,
        len(laid),
        tuple(path),
        laid[-1].level,
        _highest_pillar(laid),
    )


def level_and_pillar(palace: Palace, staircase: Staircase) -> tuple[int, int]:
    """Return the level of the last arch and the highest pillar of a legal staircase."""
    laid = _laid(palace, staircase)
    return laid[-1].level, _highest_pillar(laid)


def _laid(palace: Palace, staircase: Staircase) -> tuple[LaidArch, ...]:
    return lay_out(palace, Pieces(), staircase).laid


def _highest_pillar(laid: tuple[LaidArch, ...]) -> int:
    return max(height_of(pieces) for step in laid for pieces in (step.arch.near, step.arch.far))
