"""Find out whether a staircase that is not attached yet can still reach the palace (rule E).

Large hands have billions of paths, so the search tries the shortest ones first, then
gradually longer ones, and prunes every path that the pieces in hand cannot complete. It also
skips two kinds of arches:

- those with bricks where columns fit: three bricks left in hand are at least as useful as a column;
- those laid three or more above the lowest possible level: laid three lower, such an arch saves a
  column or three bricks under each end. The next arch starts at one of these ends, and the pieces
  saved there can raise it to the same level as before. Without columns in hand, supports can be
  shortened by single bricks, so all arches above the lowest possible level are skipped.
"""

from __future__ import annotations

from monkeypalace.kernels import Int64s, kernel
from monkeypalace.search import layout as ws
from monkeypalace.search.placing import (
    can_start,
    fewest_columns,
    lowest_near_supports,
    most_columns,
    next_spot,
)
from monkeypalace.search.walk import begin, step, take_all_off

#: `_measure_onward` takes longer than it saves if paths may be only this many arches longer than
#: the shortest one.
_SMALL_DETOUR = 2


@kernel
def _measure_onward(work: Int64s) -> None:
    """Write the distance to the palace after each edge, without turning back.

    The number of an edge is spot × 4 + direction.
    """
    for edge in range(256):
        work[ws.ONWARD + edge] = ws.UNREACHABLE
    changed = True
    while changed:
        changed = False
        for edge in range(256):
            spot = work[ws.NEXT + edge]
            if spot < 0 or work[ws.AWAY + spot] == 0:
                continue
            least = work[ws.ONWARD + edge]
            for direction in range(4):
                after = spot * 4 + direction
                target = work[ws.NEXT + after]
                if target < 0 or target == edge >> 2:
                    continue
                arches = 1 if work[ws.AWAY + target] == 0 else 1 + work[ws.ONWARD + after]
                least = min(least, arches)
            if least < work[ws.ONWARD + edge]:
                work[ws.ONWARD + edge] = least
                changed = True
    work[ws.IS_MEASURED] = 1


@kernel
def _onward(work: Int64s, spot: int, came_from: int) -> int:
    """Return the least number of arches to the palace for a path that came from a given spot."""
    if came_from == ws.NONE:
        return int(work[ws.AWAY + spot])
    for direction in range(4):
        edge = came_from * 4 + direction
        if ws.NEIGHBOUR[edge] == spot:
            return int(work[ws.ONWARD + edge])
    return ws.UNREACHABLE


@kernel
def _may_suffice(
    work: Int64s, spot: int, height: int, units: int, least: int, arches: int, laid: int
) -> bool:
    """Return whether supports of total height `units` may suffice to reach the palace.

    The path needs at least `least` more arches and may have at most `arches`. For each
    possible number of arches (`more`), compare `units` with the least supports that such a path
    needs:

    - The last arch is at least `more - 1` levels above the first one, because every arch is higher
      than the previous one. If the palace is lower than that where the last arch ends, supports
      there fill the difference; if it is higher, supports on the other end raise the arch.
    - Each arch before the last one ends on bare ground, where it needs supports up to its level, or
      on the path's own stairs, which are at least two levels lower. A path returns to its own
      stairs only by a loop of four arches, so the first three arches end on bare ground.
    """
    rank, file = spot >> 3, spot & 7
    paid = 0
    for more in range(1, arches + 1):
        level = height + more - 1
        if more >= least:
            # Checking all spots takes as long as laying two arches.
            work[ws.NODES_LEFT] -= 2
            for other in range(64):
                if work[ws.AWAY + other] == 0:
                    distance = abs((other >> 3) - rank) + abs((other & 7) - file)
                    if distance <= more and paid + abs(level - work[other]) <= units:
                        return True
        paid += level if laid + more < 4 else min(level, 2)
        if paid > units:
            return False
    return False


@kernel
def _one_arch_suffices(work: Int64s, spot: int, came_from: int, bricks: int, columns: int) -> bool:
    """Return whether a single arch to a spot of the palace can be laid."""
    for direction in range(4):
        target = next_spot(work, spot, came_from, direction)
        if target >= 0 and work[ws.AWAY + target] == 0:
            near = lowest_near_supports(work[spot], work[target])
            far = near + work[spot] - work[target]
            if fewest_columns(near, far, bricks) <= most_columns(near, far, columns):
                return True
    return False


@kernel
def _search(
    work: Int64s,
    spot: int,
    came_from: int,
    arches: int,
    bricks: int,
    columns: int,
    laid: int,
    shortest_only: bool,
) -> bool:
    """Return whether a path with at most `arches` arches exists; leave its arches laid.

    With `shortest_only`, `arches` is the least possible number. The walk then prunes all longer
    paths, so the nodes are not checked for whether the pieces suffice.
    """
    begin(work, spot, arches, bricks, columns)
    work[ws.NODES + ws.CAME_FROM] = came_from
    descend = True
    while True:
        depth = step(work, descend)
        if depth == 0:
            return False
        node = ws.NODES + ws.NODE_SIZE * depth
        if work[node + ws.ATTACHED]:
            return True
        before = node - ws.NODE_SIZE
        raised = min(work[node + ws.NEAR], work[node + ws.FAR])
        if work[before + ws.TRIED_COLUMNS_USED] < work[before + ws.MOST_COLUMNS_USED] or raised > (
            2 if work[before + ws.COLUMNS] > 0 else 0
        ):
            descend = False
            continue
        if shortest_only:
            descend = True
            continue
        onward = work[ws.AWAY + work[node + ws.SPOT]]
        if work[ws.IS_MEASURED]:
            onward = _onward(work, work[node + ws.SPOT], work[node + ws.CAME_FROM])
        descend = onward <= work[node + ws.ARCHES] and _may_suffice(
            work,
            work[node + ws.SPOT],
            work[node + ws.SPOT_HEIGHT],
            work[node + ws.BRICKS] + 3 * work[node + ws.COLUMNS],
            onward,
            work[node + ws.ARCHES],
            laid + depth,
        )


@kernel
def _find(
    work: Int64s, spot: int, came_from: int, arches: int, bricks: int, columns: int, laid: int
) -> int:
    """Search by iterative deepening; return the depth at which a path was found, or 0."""
    away = work[ws.AWAY + spot]
    if away > arches:
        return 0
    if _search(work, spot, came_from, away, bricks, columns, laid, True):
        return int(away)
    if arches == away or not _may_suffice(
        work, spot, work[spot], bricks + 3 * columns, away, arches, laid
    ):
        return 0
    if arches > away + _SMALL_DETOUR and not work[ws.IS_MEASURED]:
        _measure_onward(work)
    first = away + 1
    if work[ws.IS_MEASURED]:
        first = max(first, _onward(work, spot, came_from))
    for most in range(first, arches + 1):
        if work[ws.NODES_LEFT] < 0:
            return 0
        if _search(work, spot, came_from, most, bricks, columns, laid, False):
            return most
    return 0


@kernel
def reaches(
    work: Int64s, spot: int, came_from: int, arches: int, bricks: int, columns: int, laid: int
) -> bool:
    """Return whether a path that ends here after `laid` arches can reach the palace.

    The workspace must be prepared and contain the path's arches; its heights are restored. If
    the answer is no and `NODES_LEFT` is below 0, the search was cut short.
    """
    if work[ws.AWAY + spot] == 1 and _one_arch_suffices(work, spot, came_from, bricks, columns):
        return arches > 0
    if _find(work, spot, came_from, arches, bricks, columns, laid) == 0:
        return False
    take_all_off(work)
    return True


@kernel
def find_path(work: Int64s, start: int, arches: int, bricks: int, columns: int) -> bool:
    """Return whether a staircase from `start` can reach the palace; leave the walk at its end."""
    allowed = _find(work, start, ws.NONE, arches, bricks, columns, 0)
    if allowed == 0:
        return False
    # The walk had only `allowed` arches. Add the rest to its nodes, so that it can be extended.
    for number in range(work[ws.DEPTH] + 1):
        work[ws.NODES + ws.NODE_SIZE * number + ws.ARCHES] += arches - allowed
    return True


@kernel
def leads_to_palace(work: Int64s, start: int, arches: int, bricks: int, columns: int) -> bool:
    """Return whether a legal staircase can be built from a start, within `NODES_FOR_START`."""
    work[ws.NODES_LEFT] = ws.NODES_FOR_START
    return can_start(work, start, arches) and reaches(
        work, start, ws.NONE, arches, bricks, columns, 0
    )


@kernel
def can_build(work: Int64s, arches: int, bricks: int, columns: int) -> bool:
    """Return whether a legal staircase can be built from any start (ruling R-24)."""
    for start in range(64):
        if leads_to_palace(work, start, arches, bricks, columns):
            return True
    return False
