"""Write staircases of a prepared workspace: one by its rank, a random one, or all in order."""

from __future__ import annotations

from monkeypalace.kernels import Int32s, Int64s, UInt64s, kernel
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws
from monkeypalace.search.counting import count_onward
from monkeypalace.search.placing import can_start
from monkeypalace.search.reach import find_path
from monkeypalace.search.walk import arch_code, begin, restart, step, write_path


@kernel
def write_nth(
    work: Int64s,
    start: int,
    rank: int,
    arches: int,
    bricks: int,
    columns: int,
    decision: Int32s,
) -> None:
    """Write the staircase with this rank among those of a start, in the order of the walk.

    Whole branches are counted and skipped, which uses the workspace's node budget. Prepare the
    workspace again afterwards.
    """
    decision[0] = ws.DO_BUILD
    decision[1] = start
    begin(work, start, arches, bricks, columns)
    descend = True
    while True:
        depth = step(work, descend)
        node = ws.NODES + ws.NODE_SIZE * depth
        ways = work[node + ws.FILLINGS]
        if work[node + ws.ATTACHED]:
            if rank < ways:
                decision[2] = depth
                decision[2 + depth] = arch_code(work, node, rank)
                return
            rank -= ways
        onward = count_onward(work)
        descend = rank < ways * onward
        if descend:
            decision[2 + depth] = arch_code(work, node, rank // onward)
            rank = rank % onward
        else:
            rank -= ways * onward


@kernel
def _count_children(work: Int64s) -> int:
    """Return the number of child nodes of the current node. The walk does not move."""
    depth = work[ws.DEPTH]
    node = ws.NODES + ws.NODE_SIZE * depth
    work[ws.ROOT_DEPTH] = depth
    restart(work, node)
    found = 0
    now = step(work, True)
    while now > 0:
        found += 1
        now = step(work, False)
    return found


@kernel
def draw_without_counting(
    work: Int64s, arches: int, bricks: int, columns: int, generator: UInt64s, decision: Int32s
) -> bool:
    """Write a random legal staircase; return whether there is one.

    This is for positions with too many staircases to count; not all are equally likely. Take a
    random start and the shortest path to the palace, then add a random number of random arches.
    """
    first = random_below(generator, 64)
    for offset in range(64):
        start = (first + offset) & 63
        work[ws.NODES_LEFT] = ws.NODES_FOR_START
        if can_start(work, start, arches) and find_path(work, start, arches, bricks, columns):
            write_path(work, decision)
            work[ws.NODES_LEFT] = ws.NODES_FOR_PATH
            _extend(work, generator, decision)
            return True
    return False


@kernel
def _extend(work: Int64s, generator: UInt64s, decision: Int32s) -> None:
    """Append a random number of random arches to an attached staircase and to its decision."""
    node = ws.NODES + ws.NODE_SIZE * work[ws.DEPTH]
    more = random_below(generator, work[node + ws.ARCHES] + 1)
    for _ in range(more):
        depth = work[ws.DEPTH]
        children = _count_children(work)
        if children == 0:
            return
        chosen = random_below(generator, children)
        restart(work, ws.NODES + ws.NODE_SIZE * depth)
        now = step(work, True)
        for _ in range(chosen):
            now = step(work, False)
        node = ws.NODES + ws.NODE_SIZE * now
        decision[2] = now
        decision[2 + now] = arch_code(work, node, random_below(generator, work[node + ws.FILLINGS]))


@kernel
def list_staircases(work: Int64s, combination: Int64s, rows: Int32s, size: int) -> int:
    """Write the next staircases of a walk as rows of `size` numbers until all rows are used.

    Returns their number; if it is smaller than the number of rows, the walk has ended.
    `combination` has one element, the number of the next combination of fillings at the current
    node. Set it to 0 before the first call and keep it between calls.
    """
    row = 0
    while True:
        depth = work[ws.DEPTH]
        node = ws.NODES + ws.NODE_SIZE * depth
        if depth > 0 and work[node + ws.ATTACHED]:
            # Every combination of fillings, counted like the digits of a number.
            while combination[0] < work[node + ws.FACTOR]:
                if (row + 1) * size > len(rows):
                    return row
                write_path(work, rows[row * size :])
                rest = combination[0]
                for number in range(1, depth + 1):
                    node_at = ws.NODES + ws.NODE_SIZE * number
                    rows[row * size + 2 + number] = arch_code(
                        work, node_at, rest % work[node_at + ws.FILLINGS]
                    )
                    rest = rest // work[node_at + ws.FILLINGS]
                row += 1
                combination[0] += 1
        combination[0] = 0
        if step(work, True) == 0:
            return row
