"""The best staircases for a caller's weights, and one representative of each class.

A staircase is worth a sum: so much for each arch, for the height credit, for a Bonus Card, for
each brick and column it takes, for each level it climbs, and for its colour, start and end.
Branches that cannot become better than what has been found are passed by.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    DECORATIONS,
    GROUND,
    HAND,
    HIGHEST,
    SEAT,
    TIES,
)
from monkeypalace.fast.staircases import write_path
from monkeypalace.fast.steps import player_at
from monkeypalace.fast.walk import (
    ARCHES,
    ATTACHED,
    BONUS,
    BRICKS,
    COLUMNS,
    LEVEL,
    NODE_SIZE,
    PILLAR_FOR_BONUS,
    SPOT,
    WORK_NODES,
    begin,
    can_start,
    prepare,
    step,
)

# A caller's weights, 64-bit floating point numbers.
PER_ARCH = 0
FOR_HEIGHT = 1
FOR_BONUS = 2
PER_BRICK = 3
PER_COLUMN = 4
PER_LEVEL = 5
FOR_COLOUR = 6  # three
FOR_START = 9  # 64
FOR_END = 73  # 64
WEIGHTS_SIZE = 137

# The classes: staircases that give and take the same.
MOST_CLASSES = 4096
CLASS_SIZE = 6  # arches, colour, height credit, bonus, bricks used, columns used


@kernel
def earns_height_credit(state: Any, colour: int, level: int) -> int:
    """Whether a decoration on an arch at this level would earn the height credit (R-6)."""
    if state[DECORATIONS + colour] == 0:
        return 0
    highest = state[HIGHEST + colour]
    return 1 if level + 1 > highest or (level + 1 == highest and state[TIES] == 1) else 0


@kernel
def _worth(state: Any, work: Any, weights: Any, node: int, depth: int, colour: int) -> float:
    """What the staircase that ends at a node is worth."""
    level = work[node + LEVEL]
    first = WORK_NODES
    worth = weights[PER_ARCH] * depth
    worth += weights[FOR_COLOUR + colour]
    worth += weights[FOR_START + work[first + SPOT]]
    worth += weights[FOR_END + work[node + SPOT]]
    worth += weights[PER_LEVEL] * level
    worth += weights[PER_BRICK] * (work[first + BRICKS] - work[node + BRICKS])
    worth += weights[PER_COLUMN] * (work[first + COLUMNS] - work[node + COLUMNS])
    if work[node + BONUS]:
        worth += weights[FOR_BONUS]
    if earns_height_credit(state, colour, level):
        worth += weights[FOR_HEIGHT]
    return float(worth)


@kernel
def _most_onward(
    state: Any, work: Any, weights: Any, node: int, depth: int, colour: int, best_end: float
) -> float:
    """An upper bound of what any staircase that goes on from a node is worth."""
    first = WORK_NODES
    arches = work[node + ARCHES]
    bricks = work[node + BRICKS]
    columns = work[node + COLUMNS]
    units = bricks + 3 * columns
    level = work[node + LEVEL] if depth > 0 else 0
    most = weights[FOR_COLOUR + colour] + weights[FOR_START + work[first + SPOT]] + best_end
    most += weights[PER_ARCH] * depth
    if weights[PER_ARCH] > 0:
        most += weights[PER_ARCH] * arches
    else:
        most += weights[PER_ARCH]  # at least one more
    most += weights[PER_BRICK] * (work[first + BRICKS] - bricks)
    most += max(0.0, weights[PER_BRICK]) * bricks
    most += weights[PER_COLUMN] * (work[first + COLUMNS] - columns)
    most += max(0.0, weights[PER_COLUMN]) * columns
    if weights[PER_LEVEL] > 0:
        most += weights[PER_LEVEL] * (level + arches + units)
    else:
        most += weights[PER_LEVEL] * level
    if work[node + BONUS] or (weights[FOR_BONUS] > 0 and units >= PILLAR_FOR_BONUS):
        most += weights[FOR_BONUS]
    if weights[FOR_HEIGHT] < 0 or earns_height_credit(state, colour, level + arches + units):
        most += max(0.0, weights[FOR_HEIGHT])
    return float(most)


@kernel
def best_staircases(
    state: Any, work: Any, weights: Any, most_nodes: int, decisions: Any, worths: Any
) -> int:
    """The best few staircases, best first; as many as `worths` has room for.

    Of fillings that take the same pieces only one is looked at. Returns how many were found,
    or minus that number if the search was cut short after `most_nodes`.
    """
    wanted = worths.shape[0]
    found = 0
    nodes = 0
    hand = player_at(state[SEAT]) + HAND
    arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
    best_end = weights[FOR_END : FOR_END + 64].max()
    prepare(state, work)
    for start in range(64):
        if not can_start(work, start, arches):
            continue
        colour = int(state[GROUND + start])
        begin(work, start, arches, bricks, columns)
        if found == wanted:
            bound = _most_onward(state, work, weights, WORK_NODES, 0, colour, best_end)
            if bound <= worths[wanted - 1]:
                continue
        depth = step(work, True)
        while depth > 0:
            nodes += 1
            if nodes > most_nodes:
                return -found
            node = WORK_NODES + NODE_SIZE * depth
            if work[node + ATTACHED]:
                worth = _worth(state, work, weights, node, depth, colour)
                if found < wanted or worth > worths[wanted - 1]:
                    place = min(found, wanted - 1)
                    while place > 0 and worths[place - 1] < worth:
                        worths[place] = worths[place - 1]
                        decisions[place] = decisions[place - 1]
                        place -= 1
                    worths[place] = worth
                    write_path(work, decisions[place])
                    found = min(found + 1, wanted)
            go_on = work[node + ARCHES] > 0
            if go_on and found == wanted:
                bound = _most_onward(state, work, weights, node, depth, colour, best_end)
                go_on = bound > worths[wanted - 1]
            depth = step(work, go_on)
    return found


@kernel
def class_representatives(
    state: Any, work: Any, weights: Any, most_nodes: int, classes: Any, decisions: Any, worths: Any
) -> int:
    """For each class of staircases the best one by the weights.

    A class is what a staircase gives and takes: arches, colour, height credit or not, bonus or
    not, bricks and columns used. Returns how many classes there are, or minus that number if
    the search was cut short after `most_nodes` or ran out of room.
    """
    room = worths.shape[0]
    slots = np.full(2 * MOST_CLASSES, -1, dtype=np.int64)
    found = 0
    nodes = 0
    hand = player_at(state[SEAT]) + HAND
    arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
    prepare(state, work)
    for start in range(64):
        if not can_start(work, start, arches):
            continue
        colour = int(state[GROUND + start])
        begin(work, start, arches, bricks, columns)
        depth = step(work, True)
        while depth > 0:
            nodes += 1
            if nodes > most_nodes:
                return -found
            node = WORK_NODES + NODE_SIZE * depth
            if work[node + ATTACHED]:
                height = earns_height_credit(state, colour, work[node + LEVEL])
                bonus = work[node + BONUS]
                bricks_used = bricks - work[node + BRICKS]
                columns_used = columns - work[node + COLUMNS]
                key = ((depth * 3 + colour) * 2 + height) * 2 + bonus
                key = (key * 128 + bricks_used) * 32 + columns_used
                slot = (key * 40503) % (2 * MOST_CLASSES)
                index = slots[slot]
                while index >= 0 and not (
                    classes[index, 0] == depth
                    and classes[index, 1] == colour
                    and classes[index, 2] == height
                    and classes[index, 3] == bonus
                    and classes[index, 4] == bricks_used
                    and classes[index, 5] == columns_used
                ):
                    slot = (slot + 1) % (2 * MOST_CLASSES)
                    index = slots[slot]
                worth = _worth(state, work, weights, node, depth, colour)
                if index < 0:
                    if found == room:
                        return -found
                    index = found
                    found += 1
                    slots[slot] = index
                    classes[index, 0] = depth
                    classes[index, 1] = colour
                    classes[index, 2] = height
                    classes[index, 3] = bonus
                    classes[index, 4] = bricks_used
                    classes[index, 5] = columns_used
                    worths[index] = worth - 1.0
                if worth > worths[index]:
                    worths[index] = worth
                    write_path(work, decisions[index])
            depth = step(work, True)
    return found
