"""Count, draw and list the staircases of a prepared workspace."""

from __future__ import annotations

from monkeypalace.kernels import Int32s, Int64s, UInt64s, int64_scratch, kernel, long_kernel
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws
from monkeypalace.search.placing import (
    can_start,
    count_fillings,
    fewest_columns,
    has_pillar,
    is_too_far,
    lowest_near,
    most_columns,
    next_spot,
    thirds,
)
from monkeypalace.search.reach import find_way
from monkeypalace.search.walk import arch_code, begin, restart, step, write_path


@kernel
def _clear_tally(work: Int64s) -> None:
    for index in range(ws.TALLY, ws.TALLY_TOP_LEVEL):
        work[index] = 0
    work[ws.TALLY_TOP_LEVEL] = ws.NONE


@kernel
def _fillings_up_to(near: int, far: int, most: int) -> int:
    """In how many ways up to `most` columns fit: at most `near` here, at most `far` there."""
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
    """The lowest pile on the near side with which one of the two sides earns a bonus."""
    return max(0, ws.PILLAR_FOR_BONUS - max(0, difference))


@kernel
def _list_last(
    work: Int64s, spot: int, came_from: int, attached: bool, last_heights: Int64s
) -> int:
    """Write the heights of the spots that a last arch can lead to; return how many they are."""
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

    None of them is laid. Without columns there is one filling for each level, and the levels
    follow one another: then they are counted all at once.
    """
    units = bricks + 3 * columns
    found = 0
    with_bonus = 0
    top_level = work[ws.TALLY_TOP_LEVEL]
    for index in range(count):
        difference = base - last_heights[index]
        lowest = lowest_near(base, last_heights[index])
        highest = (units - difference) >> 1
        if lowest > highest:
            continue
        if columns == 0:
            ways = highest - lowest + 1
            tall = ways if bonus else highest - max(lowest, _lowest_pillar(difference)) + 1
            found += ways
            with_bonus += max(0, tall)
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
    """Count the staircases that go on from the current node of a walk; they are tallied, too.

    The same tree as `walk.step` has, on a stack of its own, because this is where the time
    goes. Arches before the last one need not be laid: the last one starts on their far end,
    and what they have changed elsewhere is behind it. A count that is cut short leaves
    `NODES_LEFT` below 0, and the heights as they were.
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
    lasts = 0
    if arches == 1:
        lasts = _list_last(work, spot, came_from, attached, last_heights)
        return _count_last(
            work, last_heights, lasts, work[spot], bricks, columns, bonus, 1, depth + 1
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
                difference = 9999
                if target < 0:
                    continue
                now_attached = attached
                if not attached:
                    away = work[ws.AWAY + target]
                    if away >= arches:
                        continue
                    now_attached = away == 0
                difference = base - work[target]
                near = lowest_near(base, work[target])
                if arches == 2:
                    # The same for all levels of this arch: it is behind the last one.
                    lasts = _list_last(work, target, spot, now_attached, last_heights)
        if not found:
            if top == ws.STACK:
                work[ws.NODES_LEFT] = nodes_left
                return total
            # Back to the node before.
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
                lasts,
                level + 1,
                bricks_left,
                columns - used,
                now_bonus,
                ways,
                depth + 2,
            )
            continue
        # On to the node after.
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
    """Count all staircases of a prepared workspace, for each start and in all.

    Where no nodes are left, later starts have 0.
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

    Whole branches are counted and passed by; the workspace has the nodes for that. It has to be
    prepared again afterwards.
    """
    decision[0] = ws.DO_BUILD
    decision[1] = start
    begin(work, start, arches, bricks, columns)
    go_on = True
    while True:
        depth = step(work, go_on)
        node = ws.NODES + ws.NODE_SIZE * depth
        ways = work[node + ws.WAYS]
        if work[node + ws.ATTACHED]:
            if rank < ways:
                decision[2] = depth
                decision[2 + depth] = arch_code(work, node, rank)
                return
            rank -= ways
        onward = count_onward(work)
        go_on = rank < ways * onward
        if go_on:
            decision[2 + depth] = arch_code(work, node, rank // onward)
            rank = rank % onward
        else:
            rank -= ways * onward


@kernel
def _count_children(work: Int64s) -> int:
    """How many nodes follow the current one directly. The walk stays where it is."""
    depth = work[ws.DEPTH]
    node = ws.NODES + ws.NODE_SIZE * depth
    work[ws.FLOOR] = depth
    restart(work, node)
    found = 0
    now = step(work, True)
    while now > 0:
        found += 1
        now = step(work, False)
    return found


@kernel
def draw_roughly(
    work: Int64s, arches: int, bricks: int, columns: int, generator: UInt64s, decision: Int32s
) -> bool:
    """Write some legal staircase, drawn at random but not with equal chances; whether there is one.

    For positions with more staircases than can be counted: from a random start the nearest way to
    the palace, then on at random for a random number of arches.
    """
    first = random_below(generator, 64)
    for turned in range(64):
        start = (first + turned) & 63
        work[ws.NODES_LEFT] = ws.NODES_FOR_START
        if can_start(work, start, arches) and find_way(work, start, arches, bricks, columns):
            write_path(work, decision)
            work[ws.NODES_LEFT] = ws.NODES_FOR_WAY
            _extend(work, generator, decision)
            return True
    return False


@kernel
def _extend(work: Int64s, generator: UInt64s, decision: Int32s) -> None:
    """Lay more arches at random behind an attached staircase, and write them."""
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
        decision[2 + now] = arch_code(work, node, random_below(generator, work[node + ws.WAYS]))


@kernel
def list_staircases(work: Int64s, combination: Int64s, rows: Int32s, size: int) -> int:
    """Write the next staircases of a walk as rows of `size` numbers, as many as there is room for.

    Returns how many they are; fewer than there is room for when the walk has come to its end.
    `combination` remembers, between two calls, how far the fillings of the current node were
    written; it begins with 0.
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
                        work, node_at, rest % work[node_at + ws.WAYS]
                    )
                    rest = rest // work[node_at + ws.WAYS]
                row += 1
                combination[0] += 1
        combination[0] = 0
        if step(work, True) == 0:
            return row
