"""The arches that can follow a half-built staircase."""

from __future__ import annotations

from monkeypalace.kernels import Int64s, kernel
from monkeypalace.search import layout as ws
from monkeypalace.search.reach import reaches
from monkeypalace.search.walk import begin, step

# The columns of a row that `list_following` writes.
DIRECTION = 0
NEAR = 1
FAR = 2
COLUMNS_USED = 3
ROW_SIZE = 4
#: An upper bound: directions × levels × columns.
MOST_ROWS = 4 * 130 * 17


@kernel
def list_following(
    work: Int64s,
    spot: int,
    came_from: int,
    arches: int,
    bricks: int,
    columns: int,
    rows: Int64s,
) -> int:
    """Write a row for every arch that may be laid next, attached or not; return their number."""
    begin(work, spot, arches, bricks, columns)
    work[ws.NODES + ws.CAME_FROM] = came_from
    # Mark the staircase as attached; otherwise the walk prunes arches that are too far away.
    work[ws.NODES + ws.ATTACHED] = 1
    count = 0
    descend = True
    while step(work, descend) > 0:
        node = ws.NODES + ws.NODE_SIZE
        row = count * ROW_SIZE
        rows[row + DIRECTION] = work[node + ws.DIRECTION]
        rows[row + NEAR] = work[node + ws.NEAR]
        rows[row + FAR] = work[node + ws.FAR]
        rows[row + COLUMNS_USED] = work[node + ws.COLUMNS_USED]
        count += 1
        descend = False
    return count


@kernel
def can_attach_after(
    work: Int64s,
    spot: int,
    direction: int,
    near: int,
    arches: int,
    bricks: int,
    columns: int,
    laid: int,
) -> bool:
    """Return whether this arch reaches the palace, or a later one can with the remaining pieces.

    The arch is number `laid` of its staircase. If the answer is no and `NODES_LEFT` is below 0,
    the search was cut short.
    """
    target = work[ws.NEXT + spot * 4 + direction]
    if work[ws.AWAY + target] == 0:
        return True
    spot_height = work[spot]
    target_height = work[target]
    work[spot] = spot_height + near + 1
    work[target] = spot_height + near + 1
    found = reaches(work, target, spot, arches, bricks, columns, laid)
    work[spot] = spot_height
    work[target] = target_height
    return found
