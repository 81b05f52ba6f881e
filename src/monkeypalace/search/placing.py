"""The building rules as a search applies them, for pruning.

`building/rules.py` has the same rules for validating a finished staircase. Rules B, C and I hold by
construction: the search lays arches, each from the end of the previous one. Rule G needs no
check: an arch directly underneath could only be the previous one, and rule H forbids turning back
over it.
"""

from __future__ import annotations

from monkeypalace.kernels import Int16s, Int64s, int64_scratch, kernel
from monkeypalace.search import layout as ws


@kernel
def prepare(heights: Int16s, closed: Int16s, nodes: int, work: Int64s) -> None:
    """Fill the workspace for a palace, and allow the search to lay `nodes` arches.

    `heights` and `closed` have a number for each spot; closed means without a knob
    or under an animal (rules A and D).
    """
    for spot in range(64):
        work[spot] = heights[spot]
    for edge in range(256):
        target = ws.NEIGHBOUR[edge]
        if target >= 0 and closed[target]:
            target = ws.NONE
        work[ws.NEXT + edge] = target
    work[ws.IS_MEASURED] = 0
    work[ws.NODES_LEFT] = nodes
    # Breadth-first: the distance of each spot from an open spot with pieces, over open spots.
    queue = int64_scratch(64)
    end = 0
    for spot in range(64):
        work[ws.AWAY + spot] = ws.UNREACHABLE
        if work[spot] > 0 and not closed[spot]:
            work[ws.AWAY + spot] = 0
            queue[end] = spot
            end += 1
    first = 0
    while first < end:
        spot = queue[first]
        first += 1
        for direction in range(4):
            other = work[ws.NEXT + spot * 4 + direction]
            if other >= 0 and work[ws.AWAY + other] == ws.UNREACHABLE:
                work[ws.AWAY + other] = work[ws.AWAY + spot] + 1
                queue[end] = other
                end += 1


@kernel
def can_start(work: Int64s, spot: int, arches: int) -> bool:
    """Return whether the spot is open ground (rule A) with the palace at most `arches` away."""
    return 0 < work[ws.AWAY + spot] <= arches


@kernel
def next_spot(work: Int64s, spot: int, came_from: int, direction: int) -> int:
    """Return the open spot in a direction; `NONE` if there is none or it leads back (D, H)."""
    target = work[ws.NEXT + spot * 4 + direction]
    return ws.NONE if target == came_from else target


@kernel
def lowest_near_supports(base: int, target_height: int) -> int:
    """Return the least height of near supports at which the arch clears the far spot (rule F)."""
    return max(0, target_height - base)


@kernel
def thirds(height: int) -> int:
    """Return `height // 3` for heights from 0 to 65,535: how many columns fit into a gap.

    Multiplication instead of division saves a tenth of the time of a search.
    """
    return height * 43691 >> 17


@kernel
def fewest_columns(near: int, far: int, bricks: int) -> int:
    """Return the fewest columns with which the bricks in hand can fill two gaps (rule F)."""
    return thirds(max(0, near + far - bricks + 2))


@kernel
def most_columns(near: int, far: int, columns: int) -> int:
    """Return the most columns, of those in hand, that fit into two gaps (rule F)."""
    return min(columns, thirds(near) + thirds(far))


@kernel
def count_fillings(near: int, far: int, used: int) -> int:
    """Return in how many ways `used` columns can be put into two gaps."""
    return min(thirds(near), used) - max(0, used - thirds(far)) + 1


@kernel
def has_pillar(near: int, far: int) -> bool:
    """Return whether the near or the far supports earn a Bonus Card (ruling R-8)."""
    return near >= ws.PILLAR_FOR_BONUS or far >= ws.PILLAR_FOR_BONUS


@kernel
def is_too_far(away: int, height: int, units: int, arches: int, laid: int) -> bool:
    """Return whether an unattached path can no longer reach the palace (rule E).

    Its end has this height and is `away` arches from the palace, after `laid` arches; the supports
    in hand have a total height of `units`. Every arch except the last one ends on bare ground and
    needs supports there, one higher than for the previous arch. A path could save supports only
    by returning to its own stairs, which takes a loop of four arches.
    """
    if away > arches:
        return True
    if away < 2 or away + laid > 4:
        return False
    between = away - 1
    return between * height + between * (between - 1) // 2 > units
