"""Count the staircases of a prepared workspace."""

from __future__ import annotations

from monkeypalace.kernels import Int64s, int64_scratch, kernel, long_kernel
from monkeypalace.search import layout as ws
from monkeypalace.search.placing import (
    can_start,
    count_fillings,
    fewest_columns,
    has_pillar,
    is_too_far,
    lowest_near_supports,
    most_columns,
    next_spot,
    thirds,
)
from monkeypalace.search.walk import begin

#: A difference of heights that no supports can fill, so that no arch is tried.
_NO_ARCH = 9999


@kernel
def _clear_tally(work: Int64s) -> None:
    for index in range(ws.TALLY, ws.TALLY_TOP_LEVEL):
        work[index] = 0
    work[ws.TALLY_TOP_LEVEL] = ws.NONE


@kernel
def _fillings_up_to(near: int, far: int, most: int) -> int:
    """Return the number of ways to put at most `most` columns into two gaps.

    `near` and `far` are the numbers of columns that fit into each gap.
    """
    if most < 0:
        return 0
    total = (most + 1) * (most + 2) >> 1
    if most > near:
        over = most - near
        total -= over * (over + 1) >> 1
    if most > far:
        over = most - far
        total -= over * (over + 1) >> 1
    if most > near + far + 1:
        over = most - near - far - 1
        total += over * (over + 1) >> 1
    return total


@kernel
def _lowest_pillar(difference: int) -> int:
    """Return the least height of the near supports at which either side earns a Bonus Card (R-8).

    The far supports have the height of the near ones plus `difference`, which may be negative.
    """
    return max(0, ws.PILLAR_FOR_BONUS - max(0, difference))


@kernel
def _list_last_heights(
    work: Int64s, spot: int, came_from: int, attached: bool, last_heights: Int64s
) -> int:
    """Write the heights of the spots that a last arch can lead to; return their number."""
    count = 0
    for direction in range(4):
        target = next_spot(work, spot, came_from, direction)
        if target >= 0 and (attached or work[ws.AWAY + target] == 0):
            last_heights[count] = work[target]
            count += 1
    return count


@kernel
def _count_last(
    work: Int64s,
    last_heights: Int64s,
    count: int,
    base: int,
    bricks: int,
    columns: int,
    bonus: bool,
    factor: int,
    depth: int,
) -> int:
    """Count the arches that can be the last one from a spot of height `base`.

    The arches are counted without laying them. Without columns, each level has one filling and the
    possible levels are consecutive, so no loop over the levels is needed.
    """
    units = bricks + 3 * columns
    found = 0
    with_bonus = 0
    top_level = work[ws.TALLY_TOP_LEVEL]
    for index in range(count):
        difference = base - last_heights[index]
        lowest = lowest_near_supports(base, last_heights[index])
        highest = (units - difference) >> 1
        if lowest > highest:
            continue
        if columns == 0:
            ways = highest - lowest + 1
            tall_ways = ways if bonus else highest - max(lowest, _lowest_pillar(difference)) + 1
            found += ways
            with_bonus += max(0, tall_ways)
            top_level = max(top_level, base + highest)
            continue
        for near in range(lowest, highest + 1):
            far = near + difference
            least = fewest_columns(near, far, bricks)
            most = most_columns(near, far, columns)
            if least <= most:
                ways = 1
                if most > 0:
                    ways = _fillings_up_to(thirds(near), thirds(far), most)
                    ways -= _fillings_up_to(thirds(near), thirds(far), least - 1)
                found += ways
                if bonus or has_pillar(near, far):
                    with_bonus += ways
                top_level = max(top_level, base + near)
    work[ws.TALLY + depth] += found * factor
    work[ws.TALLY_BONUS] += with_bonus * factor
    work[ws.TALLY_TOP_LEVEL] = top_level
    return found


@kernel
def count_onward(work: Int64s) -> int:
    """Count the staircases that continue from the current node of a walk; add them to `TALLY`.

    The count visits the same tree as `walk.step`, but keeps the current node in local variables
    and the others in `STACK`, because a search spends most of its time here. For the same reason
    this is one long function: a kernel returns one number, so shorter ones would have to exchange
    these variables through memory.

    The second-to-last arch is not laid. It would change the heights of its two ends only, and the
    last arch starts on one of them and cannot lead back to the other. If the node budget runs out,
    `NODES_LEFT` is below 0 and the heights are restored.
    """
    node = ws.NODES + ws.NODE_SIZE * work[ws.DEPTH]
    depth = work[ws.DEPTH]
    spot = work[node + ws.SPOT]
    came_from = work[node + ws.CAME_FROM]
    arches = work[node + ws.ARCHES]
    bricks = work[node + ws.BRICKS]
    columns = work[node + ws.COLUMNS]
    attached = work[node + ws.ATTACHED] != 0
    bonus = work[node + ws.BONUS] != 0
    factor = 1
    nodes_left = work[ws.NODES_LEFT]
    if arches == 0:
        return 0
    last_heights = int64_scratch(4)
    last_count = 0
    if arches == 1:
        last_count = _list_last_heights(work, spot, came_from, attached, last_heights)
        return _count_last(
            work, last_heights, last_count, work[spot], bricks, columns, bonus, 1, depth + 1
        )

    total = 0
    top = ws.STACK
    base = work[spot]
    direction = ws.NONE
    target = ws.NONE
    near = 0
    used = 0
    most = ws.NONE
    difference = 0
    now_attached = False
    while True:
        found = used < most
        if found:
            used += 1
        elif nodes_left >= 0:
            # The next level in this direction, or the next direction.
            units = bricks + 3 * columns
            near += 1
            while True:
                if direction >= 0:
                    while 2 * near + difference <= units:
                        used = 0
                        most = 0
                        if columns > 0:
                            used = fewest_columns(near, near + difference, bricks)
                            most = most_columns(near, near + difference, columns)
                        if used <= most:
                            found = True
                            break
                        near += 1
                    if found:
                        break
                direction += 1
                if direction == 4:
                    break
                target = next_spot(work, spot, came_from, direction)
                difference = _NO_ARCH
                if target < 0:
                    continue
                now_attached = attached
                if not attached:
                    away = work[ws.AWAY + target]
                    if away >= arches:
                        continue
                    now_attached = away == 0
                difference = base - work[target]
                near = lowest_near_supports(base, work[target])
                if arches == 2:
                    # The same for all levels of this arch, because the last arch cannot lead back.
                    last_count = _list_last_heights(work, target, spot, now_attached, last_heights)
        if not found:
            if top == ws.STACK:
                work[ws.NODES_LEFT] = nodes_left
                return total
            # Return to the previous node.
            top -= ws.STACK_SIZE
            depth -= 1
            arches += 1
            target = spot
            spot = came_from
            base = work[top]
            difference = work[top + 1]
            direction = work[top + 2]
            near = work[top + 3]
            used = work[top + 4]
            most = work[top + 5]
            bricks = work[top + 6]
            columns = work[top + 7]
            came_from = work[top + 8]
            attached = work[top + 9] != 0
            bonus = work[top + 10] != 0
            factor = work[top + 11]
            now_attached = work[top + 12] != 0
            work[spot] = base
            work[target] = base - difference
            if nodes_left < 0:
                most = used
            continue

        nodes_left -= 1
        level = base + near
        far = near + difference
        ways = factor
        if most > 0:
            ways *= count_fillings(near, far, used)
        now_bonus = bonus or has_pillar(near, far)
        if now_attached:
            total += ways
            work[ws.TALLY + depth + 1] += ways
            if now_bonus:
                work[ws.TALLY_BONUS] += ways
            work[ws.TALLY_TOP_LEVEL] = max(work[ws.TALLY_TOP_LEVEL], level)
        bricks_left = bricks - (near + far - 3 * used)
        if not now_attached and is_too_far(
            work[ws.AWAY + target],
            level + 1,
            bricks_left + 3 * (columns - used),
            arches - 1,
            depth + 1,
        ):
            continue
        if arches == 2:
            total += ways * _count_last(
                work,
                last_heights,
                last_count,
                level + 1,
                bricks_left,
                columns - used,
                now_bonus,
                ways,
                depth + 2,
            )
            continue
        # Continue with the next node.
        work[top] = base
        work[top + 1] = difference
        work[top + 2] = direction
        work[top + 3] = near
        work[top + 4] = used
        work[top + 5] = most
        work[top + 6] = bricks
        work[top + 7] = columns
        work[top + 8] = came_from
        work[top + 9] = attached
        work[top + 10] = bonus
        work[top + 11] = factor
        work[top + 12] = now_attached
        top += ws.STACK_SIZE
        work[spot] = level + 1
        work[target] = level + 1
        depth += 1
        arches -= 1
        columns -= used
        bricks = bricks_left
        attached = now_attached
        bonus = now_bonus
        factor = ways
        came_from = spot
        spot = target
        base = level + 1
        direction = ws.NONE
        most = ws.NONE
        used = 0


@long_kernel
def count_by_start(work: Int64s, arches: int, bricks: int, columns: int, by_start: Int64s) -> int:
    """Count all staircases of a prepared workspace, for each start and in total.

    If the node budget runs out, the counts of the remaining starts are 0.
    """
    _clear_tally(work)
    total = 0
    for spot in range(64):
        by_start[spot] = 0
        if work[ws.NODES_LEFT] >= 0 and can_start(work, spot, arches):
            begin(work, spot, arches, bricks, columns)
            by_start[spot] = count_onward(work)
            total += by_start[spot]
    return total
