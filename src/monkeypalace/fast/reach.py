"""Whether a staircase that does not touch the palace yet can still come to it (rule E).

Full hands have billions of paths, so the search goes straight for the palace first, takes
detours only as long as they have to be, and leaves every path whose pieces cannot pay for the
rest of the way. Two more kinds of arches need not be followed:

- those that leave columns in hand and take bricks: three bricks can do whatever a column can;
- those that are laid three or more above the lowest level: what was piled up for that on either
  side, in threes, reaches the same level on the next spot, with as much left for coming back.
  Without columns in hand the same is true of single bricks.
"""

from __future__ import annotations

from typing import Any

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import NEIGHBOUR, NONE
from monkeypalace.fast.walk import (
    ARCHES,
    ATTACHED,
    BRICKS,
    CAME_FROM,
    COLUMNS,
    FAR,
    LAID,
    MOST_USED,
    NEAR,
    NODE_SIZE,
    SPOT,
    SPOT_HEIGHT,
    TARGET_HEIGHT,
    TRIED_DIRECTION,
    TRIED_USED,
    UNREACHABLE,
    WORK_AWAY,
    WORK_MEASURED,
    WORK_NEXT,
    WORK_NODES,
    WORK_ONWARD,
    begin,
    can_start,
    step,
)

#: Up to so many arches more than the shortest way, searching is quicker than measuring.
_SMALL_DETOUR = 2


@kernel
def _measure_onward(work: Any) -> None:
    """For each edge the least number of arches from its far end to the palace (rule H)."""
    for edge in range(256):
        work[WORK_ONWARD + edge] = UNREACHABLE
    changed = True
    while changed:
        changed = False
        for edge in range(256):
            spot = work[WORK_NEXT + edge]
            if spot < 0 or work[WORK_AWAY + spot] == 0:
                continue
            least = work[WORK_ONWARD + edge]
            for direction in range(4):
                after = spot * 4 + direction
                target = work[WORK_NEXT + after]
                if target < 0 or target == edge >> 2:
                    continue
                arches = 1 if work[WORK_AWAY + target] == 0 else 1 + work[WORK_ONWARD + after]
                least = min(least, arches)
            if least < work[WORK_ONWARD + edge]:
                work[WORK_ONWARD + edge] = least
                changed = True
    work[WORK_MEASURED] = 1


@kernel
def _onward(work: Any, spot: int, came_from: int) -> int:
    """The least number of arches to the palace for a path that came from there."""
    if came_from == NONE:
        return int(work[WORK_AWAY + spot])
    for direction in range(4):
        edge = came_from * 4 + direction
        if NEIGHBOUR[edge] == spot:
            return int(work[WORK_ONWARD + edge])
    return UNREACHABLE


@kernel
def _can_pay(
    work: Any, spot: int, height: int, units: int, least: int, arches: int, laid: int
) -> bool:
    """Whether so many units of height may suffice for the way from here to the palace.

    It takes `least` arches or more. With `more` arches to go, each at least one higher than the
    one before, all but the last end on bare ground and are carried there, or on the path's own
    stairs, which then are four arches back and two too low. The last one meets the palace after
    `more - 1` steps up; what is too high or too low then is piled up, here or there.
    """
    rank, file = spot >> 3, spot & 7
    paid = 0
    for more in range(1, arches + 1):
        level = height + more - 1
        for other in range(64 if more >= least else 0):
            if work[WORK_AWAY + other] == 0:
                way = abs((other >> 3) - rank) + abs((other & 7) - file)
                if way <= more and paid + abs(level - work[other]) <= units:
                    return True
        paid += level if laid + more < 4 else min(level, 2)
        if paid > units:
            return False
    return False


@kernel
def _take_all_off(work: Any, depth: int) -> None:
    """Give the workspace the heights that it had before a walk."""
    for number in range(depth - 1, -1, -1):
        node = WORK_NODES + NODE_SIZE * number
        if work[node + LAID]:
            spot = work[node + SPOT]
            work[spot] = work[node + SPOT_HEIGHT]
            work[NEIGHBOUR[spot * 4 + work[node + TRIED_DIRECTION]]] = work[node + TARGET_HEIGHT]


@kernel
def _is_beside(work: Any, spot: int, came_from: int, bricks: int, columns: int) -> bool:
    """Whether one arch, at the height of what stands beside, is enough."""
    for direction in range(4):
        target = work[WORK_NEXT + spot * 4 + direction]
        if target >= 0 and target != came_from and work[WORK_AWAY + target] == 0:
            gap = abs(work[target] - work[spot])
            if gap - 3 * min(columns, gap // 3) <= bricks:
                return True
    return False


@kernel
def _search(
    work: Any,
    spot: int,
    came_from: int,
    arches: int,
    bricks: int,
    columns: int,
    laid: int,
    straight: bool,
) -> bool:
    """Look for a way; a straight one is short enough to be looked for without calculating."""
    begin(work, spot, arches, bricks, columns)
    work[WORK_NODES + CAME_FROM] = came_from
    go_on = True
    while True:
        depth = step(work, go_on)
        if depth == 0:
            return False
        node = WORK_NODES + NODE_SIZE * depth
        if work[node + ATTACHED]:
            _take_all_off(work, depth)
            return True
        before = node - NODE_SIZE
        raised = min(work[node + NEAR], work[node + FAR])
        if work[before + TRIED_USED] < work[before + MOST_USED] or raised > (
            2 if work[before + COLUMNS] > 0 else 0
        ):
            go_on = False
            continue
        if straight:
            go_on = True
            continue
        onward = work[WORK_AWAY + work[node + SPOT]]
        if work[WORK_MEASURED]:
            onward = _onward(work, work[node + SPOT], work[node + CAME_FROM])
        go_on = onward <= work[node + ARCHES] and _can_pay(
            work,
            work[node + SPOT],
            work[node + SPOT_HEIGHT],
            work[node + BRICKS] + 3 * work[node + COLUMNS],
            onward,
            work[node + ARCHES],
            laid + depth,
        )


@kernel
def reaches(
    work: Any, spot: int, came_from: int, arches: int, bricks: int, columns: int, laid: int
) -> bool:
    """Whether a path that stands here after `laid` arches can come to the palace.

    The workspace is prepared and has the path's arches; it is left as it was.
    """
    away = work[WORK_AWAY + spot]
    if away > arches:
        return False
    if away == 1 and _is_beside(work, spot, came_from, bricks, columns):
        return True
    if _search(work, spot, came_from, away, bricks, columns, laid, True):
        return True
    if arches == away or not _can_pay(
        work, spot, work[spot], bricks + 3 * columns, away, arches, laid
    ):
        return False
    if arches > away + _SMALL_DETOUR and not work[WORK_MEASURED]:
        _measure_onward(work)
    first = away + 1
    if work[WORK_MEASURED]:
        first = max(first, _onward(work, spot, came_from))
    for most in range(first, arches + 1):
        if _search(work, spot, came_from, most, bricks, columns, laid, False):
            return True
    return False


@kernel
def can_build(work: Any, arches: int, bricks: int, columns: int) -> bool:
    """Whether there is any legal staircase."""
    for spot in range(64):
        if can_start(work, spot, arches) and reaches(work, spot, NONE, arches, bricks, columns, 0):
            return True
    return False
