"""Rank staircases by the weights of the quick bots, for the policy and for lists of candidates.

The value of a staircase consists of the best cards that its credits can buy in its colour, the
Bonus Card, the trophies, and the remaining pieces.
"""

from __future__ import annotations

from monkeypalace.bots.values import (
    ARCH_LEFT,
    BLOCKING,
    BONUS_CARD,
    BRICK_LEFT,
    BUTTERFLY_TROPHY,
    COLUMN_LEFT,
    LEVEL_CLIMBED,
    MONKEY_TROPHY,
    MOST_CREDITS,
    turns_to_come,
    usefulness,
    write_card_values,
)
from monkeypalace.engine import (
    BUTTERFLY,
    GOLD,
    MONKEY,
    apply,
    arches_in_hand,
    bricks_in_hand,
    columns_in_hand,
    earns_height_credit,
    is_tallest,
    prepare_search,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    Floats,
    Int16s,
    Int32Rows,
    Int32s,
    Int64s,
    copy_numbers,
    float_rows,
    float_scratch,
    int16_scratch,
    int32_rows,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.search import can_start
from monkeypalace.search import layout as ws
from monkeypalace.search.walk import begin, step, write_path

#: How many staircases are evaluated again with the next player's reply, and the node budget of the
#: search for each reply.
BLOCKING_CANDIDATES = 12
BLOCKING_NODES = 300


@kernel
def _extras(state: Int16s, weights: Floats, colour: int, level: int) -> float:
    """Return the value of trophies and height for a staircase that ends at a level."""
    value = weights[LEVEL_CLIMBED] * level
    if state[at.DECORATIONS + colour] > 0:
        if colour == GOLD and state[at.TROPHY + MONKEY] != state[at.SEAT]:
            value += weights[MONKEY_TROPHY]
        if (
            state[at.WITH_BUTTERFLY] == 1
            and state[at.TROPHY + BUTTERFLY] != state[at.SEAT]
            and is_tallest(state, colour, level + 1)
        ):
            value += weights[BUTTERFLY_TROPHY]
    return float(value)


@kernel
def _upper_bound(
    state: Int16s,
    work: Int64s,
    weights: Floats,
    by_credits: Floats,
    node: int,
    depth: int,
    colour: int,
    arch_left: float,
    pieces: float,
    bonus_value: float,
) -> float:
    """Return an upper bound of the value of any staircase that continues from a node.

    `arch_left` is the value of an arch left in hand, `pieces` the value of the bricks
    and columns left there.
    """
    level = work[node + ws.LEVEL]
    left = work[node + ws.ARCHES]
    units = work[node + ws.BRICKS] + 3 * work[node + ws.COLUMNS]
    most = -1e9
    for more in range(1, left + 1):
        paid = min(depth + more + 1, MOST_CREDITS)
        most = max(most, by_credits[paid] + arch_left * (left - more))
    most += pieces
    if work[node + ws.BONUS] or units >= ws.PILLAR_FOR_BONUS:
        most += bonus_value
    lowest = _extras(state, weights, colour, level + 1)
    highest = _extras(state, weights, colour, level + left + units)
    return most + max(lowest, highest)


@kernel
def _insert(
    work: Int64s,
    value: float,
    key: int,
    found: int,
    wanted: int,
    decisions: Int32Rows,
    values: Floats,
    keys: Int64s,
) -> int:
    """Insert the current staircase of a walk into the ranking; return the number of entries.

    Of the staircases with the same key, only the best one is kept.
    """
    place = 0
    while place < found and keys[place] != key:
        place += 1
    if place == found:
        found = min(found + 1, wanted)
        place = found - 1
    elif value <= values[place]:
        return found
    while place > 0 and values[place - 1] < value:
        values[place] = values[place - 1]
        keys[place] = keys[place - 1]
        copy_numbers(decisions[place], decisions[place - 1], ws.DECISION_SIZE)
        place -= 1
    values[place] = value
    keys[place] = key
    write_path(work, decisions[place])
    return found


@long_kernel
def best_builds(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    by_spots: bool,
    wanted: int,
    decisions: Int32Rows,
    values: Floats,
    keys: Int64s,
) -> int:
    """Find the best staircases by the weights, at most one of each kind, best first.

    Staircases are of one kind if they have the same arches, colour, height credit and bonus;
    with `by_spots`, also the same start and end. Returns the number found, at most `wanted`.
    Each start may use a quarter of `most_nodes`.
    """
    found = 0
    turns = turns_to_come(state, tables, weights)
    useful = usefulness(turns)
    card_values = float_rows(3, MOST_CREDITS + 1)
    chosen = int64_scratch(MOST_CREDITS + 1)
    # One credit for each arch, and one for the height.
    most = arches_in_hand(state) + 1
    for colour in range(3):
        write_card_values(state, tables, weights, colour, turns, most, card_values[colour], chosen)
    bonus_value = 0.0
    if state[at.BONUS_LEFT] > 0:
        bonus_value = weights[BONUS_CARD] * tables[at.BONUS_BANANAS]
    arches, bricks = arches_in_hand(state), bricks_in_hand(state)
    columns = columns_in_hand(state)
    arch_left = useful * weights[ARCH_LEFT]
    brick_left = useful * weights[BRICK_LEFT]
    column_left = useful * weights[COLUMN_LEFT]
    prepare_search(state, 0, work)
    nodes_left = most_nodes
    # Begin at a different spot each turn, because the budget may not suffice for all starts.
    first = (int(state[at.ROUND]) * 23 + int(state[at.SEAT]) * 41) % 64
    for offset in range(64):
        start = (first + offset) % 64
        if not can_start(work, start, arches):
            continue
        colour = int(state[at.GROUND + start])
        by_credits = card_values[colour]
        for_this_start = min(nodes_left, most_nodes // 4)
        work[ws.NODES_LEFT] = for_this_start
        begin(work, start, arches, bricks, columns)
        depth = step(work, True)
        while depth > 0:
            node = ws.NODES + ws.NODE_SIZE * depth
            level = work[node + ws.LEVEL]
            left = work[node + ws.ARCHES]
            pieces = brick_left * work[node + ws.BRICKS] + column_left * work[node + ws.COLUMNS]
            if work[node + ws.ATTACHED]:
                height = 1 if earns_height_credit(state, colour, level + 1) else 0
                bonus = work[node + ws.BONUS]
                value = by_credits[min(depth + height, MOST_CREDITS)]
                value += pieces + arch_left * left + bonus_value * bonus
                value += _extras(state, weights, colour, level)
                if found < wanted or value > values[found - 1]:
                    key = ((depth * 3 + colour) * 2 + height) * 2 + bonus
                    if by_spots:
                        key = (key * 64 + start) * 64 + work[node + ws.SPOT]
                    found = _insert(work, value, key, found, wanted, decisions, values, keys)
            descend = left > 0
            if descend and found == wanted:
                bound = _upper_bound(
                    state,
                    work,
                    weights,
                    by_credits,
                    node,
                    depth,
                    colour,
                    arch_left,
                    pieces,
                    bonus_value,
                )
                descend = bound > values[wanted - 1]
            depth = step(work, descend)
        nodes_left -= for_this_start - max(0, work[ws.NODES_LEFT])
        if nodes_left <= 0:
            break
    return found


@kernel
def _value_of_reply(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, decision: Int32s
) -> float:
    """Return the value of the next player's best staircase after this decision."""
    after = int16_scratch(at.STATE_SIZE)
    copy_numbers(after, state, at.STATE_SIZE)
    apply(after, tables, work, decision)
    after[at.SEAT] = (state[at.SEAT] + 1) % state[at.PLAYERS]
    decisions = int32_rows(1, ws.DECISION_SIZE)
    values = float_scratch(1)
    keys = int64_scratch(1)
    found = best_builds(
        after, tables, work, weights, BLOCKING_NODES, False, 1, decisions, values, keys
    )
    return values[0] if found > 0 else 0.0


@long_kernel
def best_blocking_builds(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    wanted: int,
    decisions: Int32Rows,
    values: Floats,
) -> int:
    """Find the staircases with the highest values less the next player's reply, best first.

    The candidates are those of `best_builds` with `by_spots`. From the value of each, the value of
    the next player's best staircase after it is subtracted, times the weight of blocking. `wanted`
    is at most `BLOCKING_CANDIDATES`.
    """
    keys = int64_scratch(BLOCKING_CANDIDATES)
    held = int32_scratch(ws.DECISION_SIZE)
    found = best_builds(
        state, tables, work, weights, most_nodes, True, wanted, decisions, values, keys
    )
    if weights[BLOCKING] > 0.0 and found > 1:
        for index in range(found):
            reply = _value_of_reply(state, tables, work, weights, decisions[index])
            values[index] -= weights[BLOCKING] * reply
        for index in range(1, found):
            # Insertion sort, because kernels have no sort function.
            value = values[index]
            copy_numbers(held, decisions[index], ws.DECISION_SIZE)
            place = index
            while place > 0 and values[place - 1] < value:
                values[place] = values[place - 1]
                copy_numbers(decisions[place], decisions[place - 1], ws.DECISION_SIZE)
                place -= 1
            values[place] = value
            copy_numbers(decisions[place], held, ws.DECISION_SIZE)
    return found
