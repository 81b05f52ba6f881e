"""Count and list the legal staircases of a position, or find out whether there are any."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from statistics import median
from time import perf_counter
from typing import Final

from monkeypalace.building import Arch, Staircase, supports, validate
from monkeypalace.errors import PositionError
from monkeypalace.kernels import Int32s, Int64s
from monkeypalace.palace import (
    BOX,
    SPOT_INDEX,
    SPOTS,
    Colour,
    Direction,
    Palace,
    Piece,
    Pieces,
    Spot,
)
from monkeypalace.search import layout as ws
from monkeypalace.search.counting import count_by_start
from monkeypalace.search.picking import list_staircases
from monkeypalace.search.placing import can_start, prepare
from monkeypalace.search.reach import can_build
from monkeypalace.search.walk import begin

DIRECTIONS: Final = tuple(Direction)

#: The number of staircases that `generate` gets from one call of the kernel.
_LISTED_AT_ONCE: Final = 512


def new_workspace() -> array[int]:
    """Return a new workspace for searches; see `layout.py`."""
    return array("q", bytes(8 * ws.WORK_SIZE))


def workspace_for(palace: Palace, nodes: int) -> array[int]:
    """Return a workspace for a palace, in which `nodes` arches may be laid."""
    heights = array("h", [stack.height for stack in palace.stacks])
    closed = array("h", [colour is None for colour in palace.ground.colours])
    for spot in palace.animals.values():
        closed[SPOT_INDEX[spot]] = 1
    work = new_workspace()
    prepare(heights, closed, nodes, work)
    return work


def within_box(hand: Pieces) -> Pieces:
    """Return the hand, limited to the pieces of one box."""
    return hand.limited_to(BOX)


def _checked_workspace(palace: Palace, hand: Pieces, nodes: int) -> array[int]:
    if not (Pieces() <= hand <= BOX):
        raise PositionError(
            "hand-beyond-the-box", arches=BOX.arches, bricks=BOX.bricks, columns=BOX.columns
        )
    return workspace_for(palace, nodes)


@dataclass(frozen=True, slots=True)
class Perft:
    """Counts of a position's staircases, named after the perft (move count) of chess programs."""

    staircases: int
    by_arches: dict[int, int]
    by_colour: dict[str, int]
    with_bonus: int
    top_level: int


def perft(palace: Palace, hand: Pieces) -> Perft:
    """Count the legal staircases of a position."""
    work = _checked_workspace(palace, hand, ws.NODES_WITHOUT_LIMIT)
    by_start = array("q", bytes(8 * len(SPOTS)))
    total = count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
    tally = work[ws.TALLY : ws.TALLY_BONUS]
    by_colour = {
        str(colour): sum(
            count
            for count, ground in zip(by_start, palace.ground.colours, strict=True)
            if ground is colour
        )
        for colour in Colour
    }
    return Perft(
        staircases=total,
        by_arches={arches: count for arches, count in enumerate(tally) if count},
        by_colour={colour: count for colour, count in sorted(by_colour.items()) if count},
        with_bonus=work[ws.TALLY_BONUS],
        top_level=work[ws.TALLY_TOP_LEVEL],
    )


def perft_seconds(palace: Palace, hand: Pieces, repeats: int = 5) -> float:
    """Return how many seconds counting takes, the median of `repeats` runs."""
    by_start = array("q", bytes(8 * len(SPOTS)))
    work = _checked_workspace(palace, hand, ws.NODES_WITHOUT_LIMIT)
    taken = []
    for _ in range(repeats):
        began = perf_counter()
        count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
        taken.append(perf_counter() - began)
    return median(taken)


def count_up_to(palace: Palace, hand: Pieces, *, most_nodes: int) -> tuple[int, bool]:
    """Return the number of legal staircases found, and whether the count is complete.

    Late in a game there may be too many to count. The count stops after `most_nodes` arches; then
    the number is a lower bound.
    """
    work = _checked_workspace(palace, hand, most_nodes)
    by_start = array("q", bytes(8 * len(SPOTS)))
    found = count_by_start(work, hand.arches, hand.bricks, hand.columns, by_start)
    return found, work[ws.NODES_LEFT] >= 0


def generate(palace: Palace, hand: Pieces) -> Iterator[Staircase]:
    """Yield every legal staircase, lazily.

    Staircases that differ only in the order of supports inside a gap are one (ruling R-3).
    """
    work = _checked_workspace(palace, hand, ws.NODES_WITHOUT_LIMIT)
    size = 3 + hand.arches
    rows = memoryview(array("i", bytes(4 * size * _LISTED_AT_ONCE)))
    combination = array("q", [0])
    for start in range(len(SPOTS)):
        if not can_start(work, start, hand.arches):
            continue
        begin(work, start, hand.arches, hand.bricks, hand.columns)
        combination[0] = 0
        written = _LISTED_AT_ONCE
        while written == _LISTED_AT_ONCE:
            written = list_staircases(work, combination, rows, size)
            for row in range(written):
                yield decode_staircase(rows[row * size :])


class LegalStaircases:
    """The legal staircases of a position: iterate over them, or test a staircase with `in`.

    Staircases are generated lazily, and `in` calls `validate` without generating any.
    """

    def __init__(self, palace: Palace, hand: Pieces) -> None:
        self._palace = palace
        self._hand = hand

    def __iter__(self) -> Iterator[Staircase]:
        return generate(self._palace, within_box(self._hand))

    def __contains__(self, staircase: object) -> bool:
        return isinstance(staircase, Staircase) and not validate(
            self._palace, self._hand, staircase
        )

    def __bool__(self) -> bool:
        """Return whether there is any legal staircase (ruling R-24).

        This does not iterate, because the first staircase may take long to find: iteration
        explores all paths from the first start, even if it is far from the palace.
        """
        hand = within_box(self._hand)
        work = workspace_for(self._palace, 0)
        return can_build(work, hand.arches, hand.bricks, hand.columns)

    def count(self) -> int:
        """Return the number of staircases; late in a game, counting billions may take long."""
        return perft(self._palace, within_box(self._hand)).staircases


def encode_staircase(start: Spot, arches: tuple[Arch, ...]) -> array[int]:
    """Return a staircase, or the beginning of one, as numbers."""
    encoded = array("i", bytes(4 * ws.DECISION_SIZE))
    encoded[0], encoded[1], encoded[2] = ws.DO_BUILD, SPOT_INDEX[start], len(arches)
    for index, arch in enumerate(arches):
        encoded[3 + index] = encode_arch(arch)
    return encoded


def decode_staircase(encoded: Int32s | Int64s) -> Staircase:
    """Return the staircase of an encoded build decision."""
    codes = encoded[3 : 3 + encoded[2]]
    return Staircase(SPOTS[encoded[1]], tuple(decode_arch(code) for code in codes))


def encode_arch(arch: Arch) -> int:
    """Return the code of an arch."""
    return (
        DIRECTIONS.index(arch.direction)
        + ws.NEAR_COLUMNS * arch.near.count(Piece.COLUMN)
        + ws.NEAR_BRICKS * arch.near.count(Piece.BRICK)
        + ws.FAR_COLUMNS * arch.far.count(Piece.COLUMN)
        + ws.FAR_BRICKS * arch.far.count(Piece.BRICK)
    )


@lru_cache(maxsize=4096)
def decode_arch(code: int) -> Arch:
    """Return the arch of an arch code."""
    return Arch(
        DIRECTIONS[code & 3],
        supports(code // ws.NEAR_COLUMNS % 32, code // ws.NEAR_BRICKS % 128),
        supports(code // ws.FAR_COLUMNS % 32, code // ws.FAR_BRICKS),
    )
