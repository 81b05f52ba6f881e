"""A walk over all staircases of a position, step by step, without recursion.

The walk goes from node to node. A node is an arch just laid (node 0: the bare start). Fillings
of the same two gaps that use the same number of columns leave the same pieces in hand, so they
are one node; `WAYS` says how many they are. After each step the caller says whether the walk
should go on from this node or pass it by, so that searches can prune as they like.

Arches are not laid where the palace is out of reach afterwards (rule E). Rule G needs no look:
an arch right underneath could only be the one laid before, and rule H forbids going back over
that. All of it lives in one workspace array, so that a walk can be left and taken up again.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import CLOSED, HEIGHT, LONGEST_PATH, NEIGHBOUR, NONE

# The workspace, 64-bit numbers. First the palace as it is while the staircase goes up: the
# height of each spot; how many arches it is away from the palace, 0 if it was built on before
# the turn; and for each spot and direction the next spot, -1 if it is closed.
WORK_AWAY = 64
WORK_NEXT = 128
# Then the tally of a count: staircases by number of arches, those that earn a Bonus Card, and
# the highest level of a last arch.
WORK_TALLY = 384
WORK_BONUS = WORK_TALLY + LONGEST_PATH
WORK_TOP_LEVEL = WORK_BONUS + 1
# Then the walk: the current node, the node it must not go back beyond, and the nodes.
WORK_DEPTH = WORK_TOP_LEVEL + 1
WORK_FLOOR = WORK_DEPTH + 1
WORK_NODES = WORK_FLOOR + 1

# A node: where it stands and what is in hand ...
SPOT = 0
CAME_FROM = 1
ARCHES = 2
BRICKS = 3
COLUMNS = 4
ATTACHED = 5
BONUS = 6
# ... the arch that led here, and in how many ways its gaps can be filled ...
DIRECTION = 7
LEVEL = 8
NEAR = 9
FAR = 10
USED = 11
WAYS = 12
# ... the product of the ways since the floor ...
FACTOR = 13
# ... and how far the walk has come with the arches that go on from here.
TRIED_DIRECTION = 14
TRIED_NEAR = 15
TRIED_USED = 16
MOST_USED = 17
LAID = 18
SPOT_HEIGHT = 19
TARGET_HEIGHT = 20
NODE_SIZE = 21

# Then a stack for counting, which walks on its own.
WORK_STACK = WORK_NODES + NODE_SIZE * LONGEST_PATH
STACK_SIZE = 13
# Last, for `fast/reach.py`: how many arches it takes from the far end of each edge to the palace
# without turning back, and whether that was measured.
WORK_ONWARD = WORK_STACK + STACK_SIZE * LONGEST_PATH
WORK_MEASURED = WORK_ONWARD + 256
WORK_SIZE = WORK_MEASURED + 1

UNREACHABLE = 99
PILLAR_FOR_BONUS = 5


@kernel
def prepare(state: Any, work: Any) -> None:
    """Fill the workspace from a packed game."""
    for spot in range(64):
        work[spot] = state[HEIGHT + spot]
    for edge in range(256):
        target = NEIGHBOUR[edge]
        if target >= 0 and state[CLOSED + target]:
            target = NONE
        work[WORK_NEXT + edge] = target
    _measure_way(state, work)
    work[WORK_MEASURED] = 0


@kernel
def _measure_way(state: Any, work: Any) -> None:
    """For each spot the least number of arches from it to an open spot that is built on."""
    queue = np.empty(64, dtype=np.int64)
    end = 0
    for spot in range(64):
        work[WORK_AWAY + spot] = UNREACHABLE
        if work[spot] > 0 and not state[CLOSED + spot]:
            work[WORK_AWAY + spot] = 0
            queue[end] = spot
            end += 1
    first = 0
    while first < end:
        spot = queue[first]
        first += 1
        for direction in range(4):
            other = work[WORK_NEXT + spot * 4 + direction]
            if other >= 0 and work[WORK_AWAY + other] == UNREACHABLE:
                work[WORK_AWAY + other] = work[WORK_AWAY + spot] + 1
                queue[end] = other
                end += 1


@kernel
def node_at(work: Any) -> int:
    """Where the current node begins in the workspace."""
    return WORK_NODES + NODE_SIZE * work[WORK_DEPTH]


@kernel
def can_start(work: Any, spot: int, arches: int) -> bool:
    """Rule A, and the palace within reach: closed spots are out of it."""
    return 0 < work[WORK_AWAY + spot] <= arches


@kernel
def is_too_far(away: int, height: int, units: int, arches: int, laid: int) -> bool:
    """Whether a path that is not attached can no longer come to the palace (rule E).

    It stands on a spot of this height, so many arches `away`, after `laid` arches. Every arch
    on the way to the last one ends on bare ground and has to be carried there, each higher
    than the one before. Only a path that has come round to its own stairs could save that;
    for this it takes a square of four arches.
    """
    if away > arches:
        return True
    if away < 2 or away + laid > 4:
        return False
    between = away - 1
    return between * height + between * (between - 1) // 2 > units


@kernel
def begin(work: Any, start: int, arches: int, bricks: int, columns: int) -> None:
    """Begin a walk on a bare start."""
    work[WORK_DEPTH] = 0
    work[WORK_FLOOR] = 0
    node = WORK_NODES
    work[node + SPOT] = start
    work[node + CAME_FROM] = NONE
    work[node + ARCHES] = arches
    work[node + BRICKS] = bricks
    work[node + COLUMNS] = columns
    work[node + ATTACHED] = 0
    work[node + BONUS] = 0
    work[node + FACTOR] = 1
    restart(work, node)


@kernel
def restart(work: Any, node: int) -> None:
    """Let a node try all its arches (again)."""
    work[node + TRIED_DIRECTION] = NONE
    work[node + TRIED_USED] = 0
    work[node + MOST_USED] = 0
    work[node + LAID] = 0
    work[node + SPOT_HEIGHT] = work[work[node + SPOT]]


@kernel
def _take_off(work: Any, node: int) -> None:
    spot = work[node + SPOT]
    work[spot] = work[node + SPOT_HEIGHT]
    work[NEIGHBOUR[spot * 4 + work[node + TRIED_DIRECTION]]] = work[node + TARGET_HEIGHT]
    work[node + LAID] = 0


@kernel
def _lay_next(work: Any, node: int) -> bool:
    """Lay the next arch that can go on from a node: rules D to H and the pieces in hand."""
    spot = work[node + SPOT]
    base = work[node + SPOT_HEIGHT]
    bricks = work[node + BRICKS]
    columns = work[node + COLUMNS]
    units = bricks + 3 * columns
    direction = work[node + TRIED_DIRECTION]
    near = work[node + TRIED_NEAR] + 1
    fresh = direction < 0
    while True:
        if fresh:
            direction += 1
            if direction == 4:
                return False
        target = work[WORK_NEXT + spot * 4 + direction]
        if fresh:
            if (
                target < 0
                or target == work[node + CAME_FROM]
                or not (work[node + ATTACHED] or work[WORK_AWAY + target] < work[node + ARCHES])
            ):
                continue
            near = max(0, work[target] - base)
        difference = base - work[target]
        while 2 * near + difference <= units:
            far = near + difference
            least = max(0, (near + far - bricks + 2) // 3)
            most = min(columns, near // 3 + far // 3)
            if least <= most:
                work[node + TRIED_DIRECTION] = direction
                work[node + TRIED_NEAR] = near
                work[node + TRIED_USED] = least
                work[node + MOST_USED] = most
                work[node + LAID] = 1
                work[node + TARGET_HEIGHT] = base - difference
                work[spot] = base + near + 1
                work[target] = base + near + 1
                return True
            near += 1
        fresh = True


@kernel
def step(work: Any, go_on: bool) -> int:
    """Go to the next node; its number of arches, or 0 when the walk has come to its end.

    `go_on`: whether to look at what follows the current node first.
    """
    depth = work[WORK_DEPTH]
    if not go_on:
        depth -= 1
    while True:
        node = WORK_NODES + NODE_SIZE * depth
        if work[node + LAID] and work[node + TRIED_USED] < work[node + MOST_USED]:
            work[node + TRIED_USED] += 1
            break
        if work[node + LAID]:
            _take_off(work, node)
        if work[node + ARCHES] > 0 and _lay_next(work, node):
            break
        if depth == work[WORK_FLOOR]:
            work[WORK_DEPTH] = depth
            return 0
        depth -= 1

    spot = work[node + SPOT]
    direction = work[node + TRIED_DIRECTION]
    near = work[node + TRIED_NEAR]
    used = work[node + TRIED_USED]
    far = near + work[node + SPOT_HEIGHT] - work[node + TARGET_HEIGHT]
    target = NEIGHBOUR[spot * 4 + direction]
    ways = min(near // 3, used) - max(0, used - far // 3) + 1
    depth += 1
    new = node + NODE_SIZE
    work[new + SPOT] = target
    work[new + CAME_FROM] = spot
    work[new + ARCHES] = work[node + ARCHES] - 1
    work[new + BRICKS] = work[node + BRICKS] - (near + far - 3 * used)
    work[new + COLUMNS] = work[node + COLUMNS] - used
    work[new + ATTACHED] = 1 if work[WORK_AWAY + target] == 0 else work[node + ATTACHED]
    pillar = near >= PILLAR_FOR_BONUS or far >= PILLAR_FOR_BONUS
    work[new + BONUS] = 1 if pillar else work[node + BONUS]
    work[new + DIRECTION] = direction
    work[new + LEVEL] = work[node + SPOT_HEIGHT] + near
    work[new + NEAR] = near
    work[new + FAR] = far
    work[new + USED] = used
    work[new + WAYS] = ways
    work[new + FACTOR] = work[node + FACTOR] * ways
    restart(work, new)
    work[WORK_DEPTH] = depth
    return depth
