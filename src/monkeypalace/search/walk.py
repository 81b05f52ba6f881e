"""A depth-first walk over all staircases of a position, step by step, without recursion.

The walk goes from node to node. A node is an arch just laid (node 0: the bare start). Fillings
of the same two gaps that use the same number of columns leave the same pieces in hand, so they
are one node; `FILLINGS` is their number. After each step the caller decides whether the walk
continues below this node or skips it, so that searches can prune.

The whole state of a walk is in the workspace, so that it can be suspended and resumed.
"""

from __future__ import annotations

from monkeypalace.kernels import Int32s, Int64s, kernel
from monkeypalace.search import layout as ws
from monkeypalace.search.placing import (
    count_fillings,
    fewest_columns,
    has_pillar,
    lowest_near_supports,
    most_columns,
    next_spot,
    thirds,
)


@kernel
def begin(work: Int64s, start: int, arches: int, bricks: int, columns: int) -> None:
    """Begin a walk on a bare start."""
    work[ws.DEPTH] = 0
    work[ws.ROOT_DEPTH] = 0
    node = ws.NODES
    work[node + ws.SPOT] = start
    work[node + ws.CAME_FROM] = ws.NONE
    work[node + ws.ARCHES] = arches
    work[node + ws.BRICKS] = bricks
    work[node + ws.COLUMNS] = columns
    work[node + ws.ATTACHED] = 0
    work[node + ws.BONUS] = 0
    work[node + ws.FACTOR] = 1
    restart(work, node)


@kernel
def restart(work: Int64s, node: int) -> None:
    """Reset a node, so that the walk tries all arches from it again."""
    work[node + ws.TRIED_DIRECTION] = ws.NONE
    work[node + ws.TRIED_COLUMNS_USED] = 0
    work[node + ws.MOST_COLUMNS_USED] = 0
    work[node + ws.IS_LAID] = 0
    work[node + ws.SPOT_HEIGHT] = work[work[node + ws.SPOT]]


@kernel
def _take_off(work: Int64s, node: int) -> None:
    spot = work[node + ws.SPOT]
    work[spot] = work[node + ws.SPOT_HEIGHT]
    work[ws.NEIGHBOUR[spot * 4 + work[node + ws.TRIED_DIRECTION]]] = work[node + ws.TARGET_HEIGHT]
    work[node + ws.IS_LAID] = 0


@kernel
def take_all_off(work: Int64s) -> None:
    """Remove all arches of the walk, which restores the heights."""
    for number in range(work[ws.DEPTH], -1, -1):
        node = ws.NODES + ws.NODE_SIZE * number
        if work[node + ws.IS_LAID]:
            _take_off(work, node)


@kernel
def _lay_next(work: Int64s, node: int) -> bool:
    """Lay the next legal arch from a node (rules D, E, F, H and the pieces in hand), if any."""
    spot = work[node + ws.SPOT]
    base = work[node + ws.SPOT_HEIGHT]
    bricks = work[node + ws.BRICKS]
    columns = work[node + ws.COLUMNS]
    units = bricks + 3 * columns
    direction = work[node + ws.TRIED_DIRECTION]
    near = work[node + ws.TRIED_NEAR] + 1
    is_new_direction = direction < 0
    while True:
        if is_new_direction:
            direction += 1
            if direction == 4:
                return False
        target = next_spot(work, spot, work[node + ws.CAME_FROM], direction)
        if is_new_direction:
            if target < 0 or not (
                work[node + ws.ATTACHED] or work[ws.AWAY + target] < work[node + ws.ARCHES]
            ):
                continue
            near = lowest_near_supports(base, work[target])
        difference = base - work[target]
        while 2 * near + difference <= units:
            least = fewest_columns(near, near + difference, bricks)
            most = most_columns(near, near + difference, columns)
            if least <= most:
                work[node + ws.TRIED_DIRECTION] = direction
                work[node + ws.TRIED_NEAR] = near
                work[node + ws.TRIED_COLUMNS_USED] = least
                work[node + ws.MOST_COLUMNS_USED] = most
                work[node + ws.IS_LAID] = 1
                work[node + ws.TARGET_HEIGHT] = base - difference
                work[spot] = base + near + 1
                work[target] = base + near + 1
                return True
            near += 1
        is_new_direction = True


@kernel
def step(work: Int64s, descend: bool) -> int:
    """Go to the next node; return its number of arches, or 0 at the end of the walk.

    With `descend`, visit the children of the current node first; otherwise skip them. If the node
    budget is used up, the walk ends early and the heights are restored.
    """
    depth = work[ws.DEPTH]
    work[ws.NODES_LEFT] -= 1
    if work[ws.NODES_LEFT] < 0:
        take_all_off(work)
        return 0
    if not descend:
        depth -= 1
    node = ws.NODES + ws.NODE_SIZE * depth
    while True:
        if (
            work[node + ws.IS_LAID]
            and work[node + ws.TRIED_COLUMNS_USED] < work[node + ws.MOST_COLUMNS_USED]
        ):
            work[node + ws.TRIED_COLUMNS_USED] += 1
            break
        if work[node + ws.IS_LAID]:
            _take_off(work, node)
        if work[node + ws.ARCHES] > 0 and _lay_next(work, node):
            break
        if depth == work[ws.ROOT_DEPTH]:
            work[ws.DEPTH] = depth
            return 0
        depth -= 1
        node -= ws.NODE_SIZE

    spot = work[node + ws.SPOT]
    direction = work[node + ws.TRIED_DIRECTION]
    near = work[node + ws.TRIED_NEAR]
    used = work[node + ws.TRIED_COLUMNS_USED]
    far = near + work[node + ws.SPOT_HEIGHT] - work[node + ws.TARGET_HEIGHT]
    target = ws.NEIGHBOUR[spot * 4 + direction]
    ways = count_fillings(near, far, used)
    depth += 1
    new = node + ws.NODE_SIZE
    work[new + ws.SPOT] = target
    work[new + ws.CAME_FROM] = spot
    work[new + ws.ARCHES] = work[node + ws.ARCHES] - 1
    work[new + ws.BRICKS] = work[node + ws.BRICKS] - (near + far - 3 * used)
    work[new + ws.COLUMNS] = work[node + ws.COLUMNS] - used
    work[new + ws.ATTACHED] = 1 if work[ws.AWAY + target] == 0 else work[node + ws.ATTACHED]
    work[new + ws.BONUS] = 1 if has_pillar(near, far) else work[node + ws.BONUS]
    work[new + ws.DIRECTION] = direction
    work[new + ws.LEVEL] = work[node + ws.SPOT_HEIGHT] + near
    work[new + ws.NEAR] = near
    work[new + ws.FAR] = far
    work[new + ws.COLUMNS_USED] = used
    work[new + ws.FILLINGS] = ways
    work[new + ws.FACTOR] = work[node + ws.FACTOR] * ways
    restart(work, new)
    work[ws.DEPTH] = depth
    return depth


@kernel
def arch_code(work: Int64s, node: int, filling: int) -> int:
    """Return the arch that led to a node, with one of its fillings, as a number."""
    near = work[node + ws.NEAR]
    far = work[node + ws.FAR]
    used = work[node + ws.COLUMNS_USED]
    near_columns = max(0, used - thirds(far)) + filling
    far_columns = used - near_columns
    return int(
        work[node + ws.DIRECTION]
        + ws.NEAR_COLUMNS * near_columns
        + ws.NEAR_BRICKS * (near - 3 * near_columns)
        + ws.FAR_COLUMNS * far_columns
        + ws.FAR_BRICKS * (far - 3 * far_columns)
    )


@kernel
def near_height(code: int) -> int:
    """Return the height of the near supports of an arch code."""
    return 3 * ((code >> 2) & 31) + ((code >> 7) & 127)


@kernel
def write_path(work: Int64s, decision: Int32s) -> None:
    """Write the staircase that ends at the current node, with the first filling of each gap."""
    depth = work[ws.DEPTH]
    decision[0] = ws.DO_BUILD
    decision[1] = work[ws.NODES + ws.SPOT]
    decision[2] = depth
    for number in range(1, depth + 1):
        decision[2 + number] = arch_code(work, ws.NODES + ws.NODE_SIZE * number, 0)


@kernel
def lay_path(work: Int64s, decision: Int32s) -> None:
    """Lay the arches of a legal staircase, or of the beginning of one."""
    spot = int(decision[1])
    for number in range(decision[2]):
        code = decision[3 + number]
        target = ws.NEIGHBOUR[spot * 4 + (code & 3)]
        level = work[spot] + near_height(code)
        work[spot] = level + 1
        work[target] = level + 1
        spot = target
