"""Every legal staircase of a position.

Written independently of `validate`: here the rules are ways of not going somewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.building.scaffold import NOWHERE, Scaffold
from monkeypalace.building.staircase import Arch, Staircase
from monkeypalace.building.validate import validate
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


class LegalStaircases:
    """The legal staircases of a position: iterate over them, or ask whether one is `in` them.

    Nothing is generated before it is asked for, and `in` judges without generating.
    """

    def __init__(self, palace: Palace, hand: Pieces) -> None:
        self._palace = palace
        self._hand = hand

    def __iter__(self) -> Iterator[Staircase]:
        return generate(self._palace, self._hand)

    def __contains__(self, staircase: object) -> bool:
        return isinstance(staircase, Staircase) and not validate(
            self._palace, self._hand, staircase
        )

    def __bool__(self) -> bool:
        """Whether anything can be built at all.

        This does not wait for the first staircase of the list, which may come late: the list
        follows every way from its first start to the end, be it far from the palace.
        """
        scaffold = Scaffold(self._palace)
        return any(
            not scaffold.closed[index]
            and not scaffold.built[index]
            and scaffold.can_attach(index, NOWHERE, self._hand)
            for index in range(len(SPOTS))
        )

    def count(self) -> int:
        """How many there are; late in a game that may be millions."""
        return sum(1 for _ in self)
