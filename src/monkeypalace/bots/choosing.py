"""Find the best staircases by weights that the caller chooses; for hints and analysis.

Unlike in `ranking.py`, the value of a staircase does not depend on cards. It is a weighted sum of
its arches, height credit, Bonus Card, bricks, columns and level, and of its colour, start and end.
Branches that cannot improve on the staircases found so far are pruned.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from monkeypalace.building import Staircase
from monkeypalace.engine import (
    FastGame,
    arches_in_hand,
    bricks_in_hand,
    columns_in_hand,
    earns_height_credit,
    prepare_search,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    Floats,
    Int16s,
    Int32Rows,
    Int64s,
    Rows,
    copy_numbers,
    kernel,
    long_kernel,
)
from monkeypalace.search import can_start, decode_staircase
from monkeypalace.search import layout as ws
from monkeypalace.search.walk import begin, step, write_path

# The caller's weights, 64-bit floats.
PER_ARCH = 0
FOR_HEIGHT = 1
FOR_BONUS = 2
PER_BRICK = 3
PER_COLUMN = 4
PER_LEVEL = 5
FOR_COLOUR = 6  # one for each of 3 colours
FOR_START = 9  # one for each of 64 spots
FOR_END = 73  # one for each of 64 spots
WEIGHTS_SIZE = 137


@kernel
def _value_of(
    state: Int16s, work: Int64s, weights: Floats, node: int, depth: int, colour: int
) -> float:
    """Return the value of the staircase that ends at a node."""
    level = work[node + ws.LEVEL]
    first = ws.NODES
    value = weights[PER_ARCH] * depth
    value += weights[FOR_COLOUR + colour]
    value += weights[FOR_START + work[first + ws.SPOT]]
    value += weights[FOR_END + work[node + ws.SPOT]]
    value += weights[PER_LEVEL] * level
    value += weights[PER_BRICK] * (work[first + ws.BRICKS] - work[node + ws.BRICKS])
    value += weights[PER_COLUMN] * (work[first + ws.COLUMNS] - work[node + ws.COLUMNS])
    if work[node + ws.BONUS]:
        value += weights[FOR_BONUS]
    if earns_height_credit(state, colour, level + 1):
        value += weights[FOR_HEIGHT]
    return float(value)


@kernel
def _upper_bound(
    state: Int16s,
    work: Int64s,
    weights: Floats,
    node: int,
    depth: int,
    colour: int,
    best_end: float,
) -> float:
    """Return an upper bound of the value of any staircase that continues from a node."""
    first = ws.NODES
    arches = work[node + ws.ARCHES]
    bricks = work[node + ws.BRICKS]
    columns = work[node + ws.COLUMNS]
    units = bricks + 3 * columns
    level = work[node + ws.LEVEL] if depth > 0 else 0
    most = weights[FOR_COLOUR + colour] + weights[FOR_START + work[first + ws.SPOT]] + best_end
    most += weights[PER_ARCH] * depth
    if weights[PER_ARCH] > 0:
        most += weights[PER_ARCH] * arches
    else:
        most += weights[PER_ARCH]  # at least one more arch
    most += weights[PER_BRICK] * (work[first + ws.BRICKS] - bricks)
    most += max(0.0, weights[PER_BRICK]) * bricks
    most += weights[PER_COLUMN] * (work[first + ws.COLUMNS] - columns)
    most += max(0.0, weights[PER_COLUMN]) * columns
    if weights[PER_LEVEL] > 0:
        most += weights[PER_LEVEL] * (level + arches + units)
    else:
        most += weights[PER_LEVEL] * level
    if work[node + ws.BONUS] or (weights[FOR_BONUS] > 0 and units >= ws.PILLAR_FOR_BONUS):
        most += weights[FOR_BONUS]
    if weights[FOR_HEIGHT] < 0 or earns_height_credit(state, colour, level + arches + units + 1):
        most += max(0.0, weights[FOR_HEIGHT])
    return float(most)


@long_kernel
def best_staircases(
    state: Int16s,
    work: Int64s,
    weights: Floats,
    nodes: int,
    decisions: Int32Rows,
    values: Floats,
) -> int:
    """Find the best staircases, best first, at most as many as `values` has elements.

    Of fillings with the same pieces, only one is considered. Returns the number found. If
    `NODES_LEFT` of the workspace is negative afterwards, the search was cut short.
    """
    wanted = len(values)
    found = 0
    arches, bricks = arches_in_hand(state), bricks_in_hand(state)
    columns = columns_in_hand(state)
    best_end = weights[FOR_END]
    for spot in range(64):
        best_end = max(best_end, weights[FOR_END + spot])
    prepare_search(state, nodes, work)
    for start in range(64):
        if not can_start(work, start, arches):
            continue
        colour = int(state[at.GROUND + start])
        begin(work, start, arches, bricks, columns)
        if found == wanted:
            bound = _upper_bound(state, work, weights, ws.NODES, 0, colour, best_end)
            if bound <= values[wanted - 1]:
                continue
        depth = step(work, True)
        while depth > 0:
            node = ws.NODES + ws.NODE_SIZE * depth
            if work[node + ws.ATTACHED]:
                value = _value_of(state, work, weights, node, depth, colour)
                if found < wanted or value > values[wanted - 1]:
                    place = min(found, wanted - 1)
                    while place > 0 and values[place - 1] < value:
                        values[place] = values[place - 1]
                        copy_numbers(decisions[place], decisions[place - 1], ws.DECISION_SIZE)
                        place -= 1
                    values[place] = value
                    write_path(work, decisions[place])
                    found = min(found + 1, wanted)
            descend = work[node + ws.ARCHES] > 0
            if descend and found == wanted:
                bound = _upper_bound(state, work, weights, node, depth, colour, best_end)
                descend = bound > values[wanted - 1]
            depth = step(work, descend)
        if work[ws.NODES_LEFT] < 0:
            break
    return found


T = TypeVar("T")


class Found(list[T]):
    """The result of a search; `complete` is false if it was cut short."""

    def __init__(self, items: Iterable[T], *, complete: bool) -> None:
        super().__init__(items)
        self.complete = complete


@dataclass(frozen=True, slots=True)
class Weights:
    """The value of each property of a staircase, for `find_best`."""

    arch: float = 1.0
    height: float = 1.0
    bonus: float = 0.0
    brick: float = 0.0
    column: float = 0.0
    level: float = 0.0
    colours: tuple[float, float, float] = (0.0, 0.0, 0.0)
    starts: tuple[float, ...] = (0.0,) * 64
    ends: tuple[float, ...] = (0.0,) * 64

    def to_array(self) -> array[float]:
        """Return the weights in the order of the kernel."""
        if (len(self.colours), len(self.starts), len(self.ends)) != (3, 64, 64):
            raise ValueError("a weight for each of 3 colours, 64 starts and 64 ends is needed")
        single = (self.arch, self.height, self.bonus, self.brick, self.column, self.level)
        return array("d", [*single, *self.colours, *self.starts, *self.ends])


def find_best(
    game: FastGame, weights: Weights, count: int = 1, *, nodes: int = ws.NODES_WITHOUT_LIMIT
) -> Found[tuple[float, Staircase]]:
    """Return the best staircases, at most `count`, with their values, best first."""
    if count < 1:
        raise ValueError("count must be at least 1")
    decisions, values = Rows(count, ws.DECISION_SIZE), array("d", bytes(8 * count))
    work, _ = game.scratch
    found = best_staircases(
        game.encoded, work, weights.to_array(), nodes, decisions.argument, values
    )
    ranked = [(values[index], decode_staircase(decisions[index])) for index in range(found)]
    return Found(ranked, complete=work[ws.NODES_LEFT] >= 0)
