"""Counting, drawing and listing the staircases of a packed game."""

from __future__ import annotations

from typing import Any

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    DO_BUILD,
    FAR_BRICKS,
    FAR_COLUMNS,
    NEAR_BRICKS,
    NEAR_COLUMNS,
    NONE,
)
from monkeypalace.fast.walk import (
    ARCHES,
    ATTACHED,
    BONUS,
    BRICKS,
    CAME_FROM,
    COLUMNS,
    DIRECTION,
    FACTOR,
    FAR,
    NEAR,
    NODE_SIZE,
    PILLAR_FOR_BONUS,
    SPOT,
    STACK_SIZE,
    USED,
    WAYS,
    WORK_AWAY,
    WORK_BONUS,
    WORK_DEPTH,
    WORK_NEXT,
    WORK_NODES,
    WORK_STACK,
    WORK_TALLY,
    WORK_TOP_LEVEL,
    begin,
    can_start,
    is_too_far,
    node_at,
    step,
)


@kernel
def clear_tally(work: Any) -> None:
    for index in range(WORK_TALLY, WORK_TOP_LEVEL):
        work[index] = 0
    work[WORK_TOP_LEVEL] = NONE


@kernel
def _fillings_up_to(near: int, far: int, most: int) -> int:
    """In how many ways up to `most` columns fit: at most `near` here, at most `far` there."""
    if most < 0:
        return 0
    total = (most + 1) * (most + 2) // 2
    if most > near:
        over = most - near
        total -= over * (over + 1) // 2
    if most > far:
        over = most - far
        total -= over * (over + 1) // 2
    if most > near + far + 1:
        over = most - near - far - 1
        total += over * (over + 1) // 2
    return total


@kernel
def _count_last(
    work: Any,
    spot: int,
    came_from: int,
    base: int,
    bricks: int,
    columns: int,
    attached: int,
    bonus: int,
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
    top_level = work[WORK_TOP_LEVEL]
    for direction in range(4):
        target = work[WORK_NEXT + spot * 4 + direction]
        if target < 0 or target == came_from or not (attached or work[WORK_AWAY + target] == 0):
            continue
        difference = base - work[target]
        lowest = max(0, -difference)
        if 2 * lowest + difference > units:
            continue
        highest = (units - difference) >> 1
        if columns == 0:
            ways = highest - lowest + 1
            tall = ways if bonus else highest - max(lowest, _nearest_pillar(difference)) + 1
            found += ways
            with_bonus += max(0, tall)
            top_level = max(top_level, base + highest)
            continue
        for near in range(lowest, highest + 1):
            far = near + difference
            least = max(0, (near + far - bricks + 2) // 3)
            most = min(columns, near // 3 + far // 3)
            if least <= most:
                ways = 1
                if most > 0:
                    ways = _fillings_up_to(near // 3, far // 3, most)
                    ways -= _fillings_up_to(near // 3, far // 3, least - 1)
                found += ways
                if bonus or near >= PILLAR_FOR_BONUS or far >= PILLAR_FOR_BONUS:
                    with_bonus += ways
                top_level = max(top_level, base + near)
    work[WORK_TALLY + depth] += found * factor
    work[WORK_BONUS] += with_bonus * factor
    work[WORK_TOP_LEVEL] = top_level
    return found


@kernel
def _nearest_pillar(difference: int) -> int:
    """The lowest pile on the near side with which one of the two sides earns a bonus."""
    return max(0, PILLAR_FOR_BONUS - max(0, difference))


@kernel
def count_onward(work: Any) -> int:
    """How many staircases go on from the current node of a walk; they are tallied, too.

    The same tree as `walk.step` has, on a stack of its own, because this is where the time
    goes. Arches before the last one need not be laid: the last one starts on their far end,
    and what they have changed elsewhere is behind it.
    """
    node = node_at(work)
    depth = work[WORK_DEPTH]
    spot = work[node + SPOT]
    came_from = work[node + CAME_FROM]
    arches = work[node + ARCHES]
    bricks = work[node + BRICKS]
    columns = work[node + COLUMNS]
    attached = work[node + ATTACHED]
    bonus = work[node + BONUS]
    factor = 1
    if arches == 0:
        return 0
    if arches == 1:
        return _count_last(
            work, spot, came_from, work[spot], bricks, columns, attached, bonus, 1, depth + 1
        )

    total = 0
    bottom = WORK_STACK
    top = bottom
    base = work[spot]
    direction = NONE
    target = NONE
    near = 0
    used = 0
    most = NONE
    difference = 0
    now_attached = 0
    while True:
        if used < most:
            used += 1
        else:
            # The next level in this direction, or the next direction.
            units = bricks + 3 * columns
            found = False
            near += 1
            while True:
                if direction >= 0:
                    while 2 * near + difference <= units:
                        used = 0
                        most = 0
                        if columns > 0:
                            far = near + difference
                            used = max(0, (near + far - bricks + 2) // 3)
                            most = min(columns, near // 3 + far // 3)
                        if used <= most:
                            found = True
                            break
                        near += 1
                    if found:
                        break
                direction += 1
                if direction == 4:
                    break
                target = work[WORK_NEXT + spot * 4 + direction]
                difference = 9999
                if target < 0 or target == came_from:
                    continue
                now_attached = attached
                if not attached:
                    away = work[WORK_AWAY + target]
                    if away >= arches:
                        continue
                    now_attached = 1 if away == 0 else 0
                difference = base - work[target]
                near = max(0, -difference)
            if not found:
                if top == bottom:
                    return total
                # Back to the node before.
                top -= STACK_SIZE
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
                attached = work[top + 9]
                bonus = work[top + 10]
                factor = work[top + 11]
                now_attached = work[top + 12]
                work[spot] = base
                work[target] = base - difference
                continue

        level = base + near
        far = near + difference
        ways = factor
        if most > 0:
            ways *= min(near // 3, used) - max(0, used - far // 3) + 1
        has_bonus = bonus
        if near >= PILLAR_FOR_BONUS or far >= PILLAR_FOR_BONUS:
            has_bonus = 1
        if now_attached:
            total += ways
            work[WORK_TALLY + depth + 1] += ways
            work[WORK_BONUS] += ways * has_bonus
            work[WORK_TOP_LEVEL] = max(work[WORK_TOP_LEVEL], level)
        bricks_left = bricks - (near + far - 3 * used)
        if not now_attached and is_too_far(
            work[WORK_AWAY + target],
            level + 1,
            bricks_left + 3 * (columns - used),
            arches - 1,
            depth + 1,
        ):
            continue
        if arches == 2:
            total += ways * _count_last(
                work,
                target,
                spot,
                level + 1,
                bricks_left,
                columns - used,
                now_attached,
                has_bonus,
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
        top += STACK_SIZE
        work[spot] = level + 1
        work[target] = level + 1
        depth += 1
        arches -= 1
        columns -= used
        bricks = bricks_left
        attached = now_attached
        bonus = has_bonus
        factor = ways
        came_from = spot
        spot = target
        base = level + 1
        direction = NONE
        most = NONE
        used = 0


@kernel
def count_by_start(work: Any, arches: int, bricks: int, columns: int, by_start: Any) -> int:
    """Count all staircases of a prepared workspace, for each start and in all."""
    clear_tally(work)
    total = 0
    for spot in range(64):
        by_start[spot] = 0
        if can_start(work, spot, arches):
            begin(work, spot, arches, bricks, columns)
            by_start[spot] = count_onward(work)
            total += by_start[spot]
    return total


@kernel
def count_within(work: Any, arches: int, bricks: int, columns: int, most_nodes: int) -> int:
    """Count the staircases of a prepared workspace as far as so many nodes go.

    Returns their number, or minus 1 minus what was counted if the walk was cut short.
    """
    total = 0
    nodes = 0
    for spot in range(64):
        if not can_start(work, spot, arches):
            continue
        begin(work, spot, arches, bricks, columns)
        depth = step(work, True)
        while depth > 0:
            nodes += 1
            if nodes > most_nodes:
                return -1 - total
            node = WORK_NODES + NODE_SIZE * depth
            if work[node + ATTACHED]:
                total += work[node + FACTOR]
            depth = step(work, True)
    return total


@kernel
def arch_code(work: Any, node: int, filling: int) -> int:
    """The arch that led to a node, with one of its fillings, as a number."""
    near = work[node + NEAR]
    far = work[node + FAR]
    used = work[node + USED]
    near_columns = max(0, used - far // 3) + filling
    far_columns = used - near_columns
    return int(
        work[node + DIRECTION]
        + NEAR_COLUMNS * near_columns
        + NEAR_BRICKS * (near - 3 * near_columns)
        + FAR_COLUMNS * far_columns
        + FAR_BRICKS * (far - 3 * far_columns)
    )


@kernel
def write_path(work: Any, decision: Any) -> None:
    """Write the staircase that ends at the current node, with the first filling of each gap."""
    depth = work[WORK_DEPTH]
    decision[0] = DO_BUILD
    decision[1] = work[WORK_NODES + SPOT]
    decision[2] = depth
    for number in range(1, depth + 1):
        decision[2 + number] = arch_code(work, WORK_NODES + NODE_SIZE * number, 0)


@kernel
def nth_staircase(
    work: Any, start: int, rank: int, arches: int, bricks: int, columns: int, decision: Any
) -> None:
    """Write the staircase with this rank among those of a start, in the order of the walk.

    Whole branches are counted and passed by. Prepare the workspace anew afterwards.
    """
    decision[0] = DO_BUILD
    decision[1] = start
    begin(work, start, arches, bricks, columns)
    go_on = True
    while True:
        depth = step(work, go_on)
        node = WORK_NODES + NODE_SIZE * depth
        ways = work[node + WAYS]
        if work[node + ATTACHED]:
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
def list_staircases(work: Any, combination: Any, rows: Any) -> int:
    """Write the next staircases of a walk as rows, as many as there is room for.

    Returns how many they are; fewer than there is room for when the walk has come to its end.
    `combination` remembers, between two calls, how far the fillings of the current node were
    written; it begins with 0.
    """
    row = 0
    while True:
        depth = work[WORK_DEPTH]
        node = WORK_NODES + NODE_SIZE * depth
        if depth > 0 and work[node + ATTACHED]:
            # Every combination of fillings, counted like the digits of a number.
            while combination[0] < work[node + FACTOR]:
                if row == rows.shape[0]:
                    return row
                write_path(work, rows[row])
                rest = combination[0]
                for number in range(1, depth + 1):
                    at = WORK_NODES + NODE_SIZE * number
                    rows[row, 2 + number] = arch_code(work, at, rest % work[at + WAYS])
                    rest = rest // work[at + WAYS]
                row += 1
                combination[0] += 1
        combination[0] = 0
        if step(work, True) == 0:
            return row
