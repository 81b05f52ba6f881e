"""Every legal staircase of a position.

Written independently of `validate`: here the rules are ways of not going somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.building.scaffold import NOWHERE, Scaffold
from monkeypalace.building.staircase import Arch, Staircase
from monkeypalace.palace import SPOTS, Palace, Pieces, Spot


def generate(palace: Palace, hand: Pieces) -> Iterator[Staircase]:
    """Every legal staircase, one after the other; ask only for as many as you need.

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
    if not attached and scaffold.arches_to_palace[spot] > hand.arches:  # rule E cannot come true
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
