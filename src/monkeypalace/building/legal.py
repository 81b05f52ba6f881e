"""The legal staircases of a position, found or judged as you ask."""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.building.generate import generate
from monkeypalace.building.scaffold import NOWHERE, Scaffold
from monkeypalace.building.staircase import Staircase
from monkeypalace.building.validate import validate
from monkeypalace.palace import SPOTS, Palace, Pieces


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
