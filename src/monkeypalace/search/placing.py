"""The building rules as a search applies them: ways of not going somewhere.

`building/rules.py` has the same rules for judging a finished attempt. Rules B, C and I hold by
the shape of the search: it lays arches, each from the end of the one before it. Rule G needs no
look: an arch right underneath could only be the one laid before, and rule H forbids going back
over that.
"""

from __future__ import annotations

from monkeypalace.kernels import Int16s, Int64s, int64_scratch, kernel
from monkeypalace.search import layout as ws


@kernel
def prepare(heights: Int16s, closed: Int16s, nodes: int, work: Int64s) -> None:
    """Fill the workspace for a palace, and allow the search to lay `nodes` arches.

    `heights` and `closed` have a number for each spot; closed are spots without a knob and
    those under an animal (rules A and D).
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
    # How far each spot is from an open spot that is built on, going over open spots.
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
    """Rule A, and the palace within reach: closed spots are out of it."""
    return 0 < work[ws.AWAY + spot] <= arches


@kernel
def next_spot(work: Int64s, spot: int, came_from: int, direction: int) -> int:
    """Rules D and H: the open spot that an arch leads to; none if that is straight back."""
    target = work[ws.NEXT + spot * 4 + direction]
    return ws.NONE if target == came_from else target


@kernel
def lowest_near(base: int, target_height: int) -> int:
    """Rule F: how high the near spot has to be raised so that the far one is not too high."""
    return max(0, target_height - base)


@kernel
def thirds(height: int) -> int:
    """Return `height // 3` for heights from 0 to 65,535: how many columns fit into a gap.

    A multiplication: in the innermost loops a division would be a tenth of the time.
    """
    return height * 43691 >> 17


@kernel
def fewest_columns(near: int, far: int, bricks: int) -> int:
    """How many columns it takes at least to fill two gaps, with no more bricks than in hand."""
    return thirds(max(0, near + far - bricks + 2))


@kernel
def most_columns(near: int, far: int, columns: int) -> int:
    """How many columns fit into two gaps."""
    return min(columns, thirds(near) + thirds(far))


@kernel
def count_fillings(near: int, far: int, used: int) -> int:
    """In how many ways `used` columns can be put into two gaps."""
    return min(thirds(near), used) - max(0, used - thirds(far)) + 1


@kernel
def has_pillar(near: int, far: int) -> bool:
    """Whether one of two piles earns a Bonus Card (ruling R-8)."""
    return near >= ws.PILLAR_FOR_BONUS or far >= ws.PILLAR_FOR_BONUS


@kernel
def is_too_far(away: int, height: int, units: int, arches: int, laid: int) -> bool:
    """Whether a path that is not attached can no longer come to the palace (rule E).

    It stands on a spot of this height, `away` arches from the palace, after `laid` arches, with
    supports for `units` of height in hand. Every arch on the way to the last one ends on bare
    ground and has to be carried there, each higher than the one before. Only a path that has come
    round to its own stairs could save that; for this it takes a square of four arches.
    """
    if away > arches:
        return True
    if away < 2 or away + laid > 4:
        return False
    between = away - 1
    return between * height + between * (between - 1) // 2 > units
