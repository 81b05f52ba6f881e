"""A handful of good staircases, found quickly.

Late in a game there may be millions, so this looks at a few from every start: in each
direction the one that takes the fewest supports, and one with a pillar that earns a Bonus Card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from monkeypalace.building import (
    PILLAR_FOR_BONUS,
    Arch,
    Staircase,
    generate,
    level_and_pillar,
)
from monkeypalace.building.scaffold import NOWHERE, Placement, Scaffold
from monkeypalace.palace import SPOTS, Palace, Pieces, Spot

#: How many arches are tried from one start. Counted, not timed: the same position always gets
#: the same suggestions.
_TRIES: Final = 40
#: More supports than these are not considered for one arch.
_MOST_BRICKS: Final = 8
_MOST_COLUMNS: Final = 3
#: If nothing was found that way, the first of all legal staircases have to do.
_FIRST_OF_ALL: Final = 20


@dataclass(frozen=True, slots=True)
class Found:
    """A legal staircase with what makes it good."""

    staircase: Staircase
    level: int
    pillar: int

    @property
    def arches(self) -> int:
        return len(self.staircase.arches)

    @property
    def earns_bonus(self) -> bool:
        return self.pillar >= PILLAR_FOR_BONUS


def find_staircases(palace: Palace, hand: Pieces) -> list[Found]:
    """Some legal staircases from every start; empty only if there is none at all."""
    scaffold = Scaffold(palace)
    found = [
        staircase
        for index, start in enumerate(SPOTS)
        if not scaffold.closed[index] and not scaffold.built[index]
        for staircase in _Climber(scaffold, start).climb(index, NOWHERE, hand)
    ]
    if found:
        return found
    first = islice(generate(palace, hand), _FIRST_OF_ALL)
    return [Found(staircase, *level_and_pillar(palace, staircase)) for staircase in first]


class _Climber:
    """Tries staircases from one start."""

    def __init__(self, scaffold: Scaffold, start: Spot) -> None:
        self._scaffold = scaffold
        self._start = start
        self._tries = _TRIES

    def climb(
        self,
        spot: int,
        came_from: int,
        hand: Pieces,
        arches: tuple[Arch, ...] = (),
        attached: bool = False,
        pillar: int = 0,
    ) -> Iterator[Found]:
        scaffold = self._scaffold
        if not attached and scaffold.arches_to_palace[spot] > hand.arches:
            return
        for placement in self._choices(spot, came_from, hand, pillar):
            if self._tries == 0:
                return
            self._tries -= 1
            path = (*arches, placement.arch)
            now_attached = attached or scaffold.built[placement.target]
            highest = max(pillar, _pillar(placement))
            if now_attached:
                yield Found(Staircase(self._start, path), placement.level, highest)
            before = scaffold.lay(spot, placement)
            yield from self.climb(
                placement.target, spot, placement.left_of(hand), path, now_attached, highest
            )
            scaffold.take_off(spot, placement, before)

    def _choices(self, spot: int, came_from: int, hand: Pieces, pillar: int) -> list[Placement]:
        """The cheapest arch in each direction, the cheapest of them first."""
        few = Pieces(hand.arches, min(hand.bricks, _MOST_BRICKS), min(hand.columns, _MOST_COLUMNS))
        cheapest: dict[int, Placement] = {}
        with_pillar: Placement | None = None
        for placement in self._scaffold.placements(spot, came_from, few):
            other = cheapest.get(placement.direction)
            if other is None or _cost(placement) < _cost(other):
                cheapest[placement.direction] = placement
            if _pillar(placement) >= PILLAR_FOR_BONUS and (
                with_pillar is None or _cost(placement) < _cost(with_pillar)
            ):
                with_pillar = placement
        chosen = sorted(cheapest.values(), key=_cost)
        if with_pillar is not None and pillar < PILLAR_FOR_BONUS and with_pillar not in chosen:
            chosen.insert(1, with_pillar)
        return chosen


def _cost(placement: Placement) -> tuple[int, int]:
    """How high its supports are together, and of how many pieces."""
    bricks = placement.near_bricks + placement.far_bricks
    columns = placement.near_columns + placement.far_columns
    return bricks + 3 * columns, bricks + columns


def _pillar(placement: Placement) -> int:
    return max(
        placement.near_bricks + 3 * placement.near_columns,
        placement.far_bricks + 3 * placement.far_columns,
    )
