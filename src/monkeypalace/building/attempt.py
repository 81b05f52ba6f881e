"""Lay an attempted staircase out on the palace, so that each rule can inspect it.

Nothing is judged here. Where an arch could not lie in reality, the layout continues as if it
did, so that later steps are judged independently.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from monkeypalace.building.staircase import Arch, Staircase, height_of
from monkeypalace.palace import Direction, Palace, Pieces, Spot, neighbour


class LaidArch(NamedTuple):
    """One arch of an attempt, with the heights under it when it was laid."""

    number: int
    arch: Arch
    #: Where the path arrived before this arch: the start, or the end of the previous arch.
    path_end: Spot
    near: Spot
    #: `None` beyond the edge of the map.
    far: Spot | None
    #: The height of the near spot including supports: the level of the arch.
    level: int
    #: The height of the far spot including supports.
    far_height: int
    #: Whether another arch, directly underneath, joins the same two spots.
    on_an_arch: bool


@dataclass(frozen=True, slots=True)
class Attempt:
    """A proposed staircase, with the palace and the hand that it is judged against."""

    palace: Palace
    hand: Pieces
    staircase: Staircase
    laid: tuple[LaidArch, ...]

    @property
    def end(self) -> Spot:
        """The spot where the path ends."""
        for step in reversed(self.laid):
            if step.far is not None:
                return step.far
        return self.staircase.start

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Every spot that the attempt touches, in order."""
        touched = [self.staircase.start]
        for step in self.laid:
            touched += [step.near] if step.far is None else [step.near, step.far]
        return tuple(dict.fromkeys(touched))


def lay_out(palace: Palace, hand: Pieces, staircase: Staircase) -> Attempt:
    """Return the attempt with its arches laid one by one, up to the edge of the map."""
    heights: dict[Spot, int] = {}
    own_arches: set[tuple[Spot, Direction, int]] = set()
    laid: list[LaidArch] = []
    path_end = staircase.start
    for number, arch in enumerate(staircase.arches, start=1):
        near = arch.spot or path_end
        level = heights.get(near, palace.height(near)) + height_of(arch.near)
        far = neighbour(near, arch.direction)
        if far is None:
            laid.append(LaidArch(number, arch, path_end, near, None, level, 0, False))
            break
        far_height = heights.get(far, palace.height(far)) + height_of(arch.far)
        on_an_arch = (near, arch.direction, level - 1) in own_arches or palace.has_arch(
            near, arch.direction, level - 1
        )
        laid.append(LaidArch(number, arch, path_end, near, far, level, far_height, on_an_arch))
        # If the far spot is higher, the near one would have to be raised: continue as if it were.
        heights[near] = heights[far] = max(level, far_height) + 1
        own_arches |= {(near, arch.direction, level), (far, arch.direction.opposite, level)}
        path_end = far
    return Attempt(palace, hand, staircase, tuple(laid))
