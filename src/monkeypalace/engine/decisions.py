"""Count the legal decisions of an encoded game, and get each one by its number.

Decisions are numbered from 0; staircases in the order in which they are counted.
"""

from __future__ import annotations

from monkeypalace.engine import layout as at
from monkeypalace.engine.steps import (
    arches_in_hand,
    bricks_in_hand,
    columns_in_hand,
    delivery_icons,
    fewest_arches,
    is_affordable,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    most_arches,
    player_at,
    prepare_search,
    top_card,
)
from monkeypalace.kernels import (
    Int16s,
    Int32s,
    Int64s,
    UInt64s,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.kernels.random import random_below
from monkeypalace.search import count_by_start, draw_without_counting, write_nth
from monkeypalace.search import layout as ws


@long_kernel
def count_staircases(state: Int16s, nodes: int, work: Int64s, by_start: Int64s) -> int:
    """Count the staircases that the player can build, for each start and in total."""
    prepare_search(state, nodes, work)
    return count_by_start(
        work, arches_in_hand(state), bricks_in_hand(state), columns_in_hand(state), by_start
    )


@kernel
def _write_staircase(
    state: Int16s, work: Int64s, by_start: Int64s, number: int, decision: Int32s
) -> None:
    """Write staircase `number`, after `count_staircases` has filled `work` and `by_start`."""
    work[ws.NODES_LEFT] = ws.NODES_WITHOUT_LIMIT
    for start in range(64):
        if number < by_start[start]:
            write_nth(
                work,
                start,
                number,
                arches_in_hand(state),
                bricks_in_hand(state),
                columns_in_hand(state),
                decision,
            )
            return
        number -= by_start[start]


@kernel
def _affordable(state: Int16s, tables: Int16s, piles: Int64s, costs: Int64s) -> int:
    """Write the piles whose top card can be bought, and the costs; return the number of piles."""
    count = 0
    for pile in range(at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0 and is_affordable(state, tables, card):
            piles[count] = pile
            costs[count] = tables[card * at.CARD_SIZE + at.CARD_COST]
            count += 1
    return count


@kernel
def _affordable_set(state: Int16s, tables: Int16s, number: int) -> int:
    """Return the piles of set `number` as bits, or the number of sets if `number` is -1."""
    piles = int64_scratch(at.PILE_COUNT)
    costs = int64_scratch(at.PILE_COUNT)
    count = _affordable(state, tables, piles, costs)
    found = 0
    for chosen in range(1 << count):
        cost = 0
        bits = 0
        for index in range(count):
            if (chosen >> index) & 1:
                cost += costs[index]
                bits |= 1 << piles[index]
        if cost <= state[at.CREDITS]:
            if found == number:
                return bits
            found += 1
    return found


@kernel
def most_replacements(state: Int16s, arches: int, bricks: int) -> int:
    """Return how many pieces of the other kind may replace what the tray lacks (R-12)."""
    short_arches = arches - state[at.TRAY]
    short_bricks = bricks - state[at.TRAY + 1]
    if short_arches > 0:
        return max(0, min(short_arches, -short_bricks))
    return max(0, min(short_bricks, -short_arches))


@kernel
def _count_splits(state: Int16s, tables: Int16s) -> int:
    """Return the number of legal uses of the icons."""
    icons = delivery_icons(state, tables)
    found = 0
    for arches in range(fewest_arches(state, tables), most_arches(state, tables) + 1):
        found += most_replacements(state, arches, icons - arches) + 1
    return found


@kernel
def _write_split(state: Int16s, tables: Int16s, number: int, decision: Int32s) -> None:
    """Write legal use `number` of the icons: most arches first, replacements where possible."""
    icons = delivery_icons(state, tables)
    least, largest = fewest_arches(state, tables), most_arches(state, tables)
    for arches in range(largest, least - 1, -1):
        most = most_replacements(state, arches, icons - arches)
        if number <= most:
            decision[0] = at.DO_USE_ICONS
            decision[1] = arches
            decision[2] = icons - arches
            decision[3] = most - number
            return
        number -= most + 1


@kernel
def only_place(state: Int16s) -> int:
    """Return the only legal place for a new card, or -1 if every place is legal (R-17)."""
    if state[at.STACK_PLACE] >= 0:
        return int(state[at.STACK_PLACE])
    counts = player_at(state[at.SEAT]) + at.CARDS_ON_PLACE
    for place in range(at.PLACE_COUNT):
        if state[counts + place] == 0:
            return place
    return -1


@kernel
def count_decisions(
    state: Int16s, tables: Int16s, nodes: int, work: Int64s, by_start: Int64s
) -> int:
    """Count the legal decisions. `by_start` gets the number of staircases for each start."""
    kind = state[at.KIND]
    if kind == at.BUILD:
        return max(1, count_staircases(state, nodes, work, by_start))
    if kind == at.BUY:
        return _affordable_set(state, tables, -1)
    if kind in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        return _count_splits(state, tables)
    if kind == at.PLACE_CARD:
        places = at.PLACE_COUNT if only_place(state) < 0 else 1
        return places * int(state[at.NEW_CARDS])
    if kind == at.MONKEY_KNOB:
        count = 0
        for spot in range(64):
            if is_open_arch_end(state, spot):
                count += 1
        return count
    if kind in (at.FROG_OR_NOT, at.FROG_BEFORE_BUILDING):
        return 2
    if kind == at.FROG_KNOB:
        lowest = lowest_frog_height(state)
        count = 0
        for number in range(state[at.PATH_LENGTH]):
            if is_frog_knob(state, number, lowest):
                count += 1
        return count
    return 0


@kernel
def write_decision(
    state: Int16s, tables: Int16s, work: Int64s, by_start: Int64s, number: int, decision: Int32s
) -> None:
    """Write legal decision `number`; call `count_decisions` immediately before."""
    kind = state[at.KIND]
    if kind == at.BUILD:
        decision[0] = at.DO_PASS
        _write_staircase(state, work, by_start, number, decision)
    elif kind == at.BUY:
        decision[0] = at.DO_BUY
        decision[1] = _affordable_set(state, tables, number)
    elif kind in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        _write_split(state, tables, number, decision)
    elif kind == at.PLACE_CARD:
        decision[0] = at.DO_PLACE_CARD
        first = only_place(state)
        if first < 0:
            decision[1] = state[at.NEW_CARD + number // at.PLACE_COUNT]
            decision[2] = number % at.PLACE_COUNT
        else:
            decision[1] = state[at.NEW_CARD + number]
            decision[2] = first
    elif kind == at.MONKEY_KNOB:
        decision[0] = at.DO_PUT_MONKEY
        for spot in range(64):
            if is_open_arch_end(state, spot):
                if number == 0:
                    decision[1] = spot
                    return
                number -= 1
    elif kind in (at.FROG_OR_NOT, at.FROG_BEFORE_BUILDING):
        decision[0] = at.DO_TAKE_FROG
        decision[1] = 1 - number
    elif kind == at.FROG_KNOB:
        decision[0] = at.DO_PUT_FROG
        lowest = lowest_frog_height(state)
        for index in range(state[at.PATH_LENGTH]):
            if is_frog_knob(state, index, lowest):
                if number == 0:
                    decision[1] = state[at.PATH + index]
                    return
                number -= 1


@kernel
def random_decision(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    by_start: Int64s,
    generator: UInt64s,
    decision: Int32s,
) -> bool:
    """Write a random legal decision; return whether all decisions were equally likely.

    If there are more staircases than can be counted with `NODES_FOR_DRAWING`, some are more
    likely than others.
    """
    count = count_decisions(state, tables, ws.NODES_FOR_DRAWING, work, by_start)
    if state[at.KIND] == at.BUILD and work[ws.NODES_LEFT] < 0:
        prepare_search(state, 0, work)
        if not draw_without_counting(
            work,
            arches_in_hand(state),
            bricks_in_hand(state),
            columns_in_hand(state),
            generator,
            decision,
        ):
            decision[0] = at.DO_PASS
        return False
    write_decision(state, tables, work, by_start, random_below(generator, count), decision)
    return True
