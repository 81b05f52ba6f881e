"""The legal decisions of a packed game: how many there are, and each one by its number.

Decisions are numbered from 0; staircases in the order of counting.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    BUILD,
    BUY,
    CARD_COST,
    CARD_SIZE,
    CREDITS,
    DO_BUY,
    DO_PASS,
    DO_PLACE_CARD,
    DO_PUT_FROG,
    DO_PUT_MONKEY,
    DO_TAKE_FROG,
    DO_USE_ICONS,
    FROG_BEFORE_BUILDING,
    FROG_KNOB,
    FROG_OR_NOT,
    HAND,
    KIND,
    MONKEY_KNOB,
    NEW_CARD,
    NEW_CARDS,
    ONE_TIME_DELIVERY,
    PATH,
    PATH_LENGTH,
    PILE_COUNT,
    PLACE_CARD,
    PLACE_COUNT,
    PLACE_SIZE,
    RECURRING_DELIVERY,
    SEAT,
    TRAY,
)
from monkeypalace.fast.rng import below
from monkeypalace.fast.staircases import count_by_start, nth_staircase
from monkeypalace.fast.steps import (
    delivery_icons,
    is_affordable,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    player_at,
    top_card,
)
from monkeypalace.fast.walk import prepare


@kernel
def count_staircases(state: Any, work: Any, by_start: Any) -> int:
    """How many staircases the player can build, for each start and in all."""
    hand = player_at(state[SEAT]) + HAND
    prepare(state, work)
    return count_by_start(
        work, int(state[hand]), int(state[hand + 1]), int(state[hand + 2]), by_start
    )


@kernel
def _write_staircase(state: Any, work: Any, by_start: Any, number: int, decision: Any) -> None:
    """Write staircase `number`; `count_staircases` has filled `work` and `by_start`."""
    hand = player_at(state[SEAT]) + HAND
    for start in range(64):
        if number < by_start[start]:
            nth_staircase(
                work,
                start,
                number,
                int(state[hand]),
                int(state[hand + 1]),
                int(state[hand + 2]),
                decision,
            )
            return
        number -= by_start[start]


@kernel
def _affordable(state: Any, tables: Any, piles: Any, costs: Any) -> int:
    """The piles whose top card can be bought, with its cost."""
    count = 0
    for pile in range(PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0 and is_affordable(state, tables, card):
            piles[count] = pile
            costs[count] = tables[card * CARD_SIZE + CARD_COST]
            count += 1
    return count


@kernel
def _sets(state: Any, tables: Any, number: int) -> int:
    """The piles of set `number` as bits; with -1, how many sets there are."""
    piles = np.empty(PILE_COUNT, dtype=np.int64)
    costs = np.empty(PILE_COUNT, dtype=np.int64)
    count = _affordable(state, tables, piles, costs)
    found = 0
    for chosen in range(1 << count):
        cost = 0
        bits = 0
        for index in range(count):
            if (chosen >> index) & 1:
                cost += costs[index]
                bits |= 1 << piles[index]
        if cost <= state[CREDITS]:
            if found == number:
                return bits
            found += 1
    return found


@kernel
def most_to_make_up(state: Any, arches: int, bricks: int) -> int:
    """How many pieces of the other kind can stand in for what the tray lacks (R-12)."""
    short_arches = arches - state[TRAY]
    short_bricks = bricks - state[TRAY + 1]
    if short_arches > 0:
        return max(0, min(short_arches, -short_bricks))
    return max(0, min(short_bricks, -short_arches))


@kernel
def _splits(state: Any, tables: Any, number: int, decision: Any) -> int:
    """Write use of icons `number`; with -1, how many there are."""
    icons = delivery_icons(state, tables)
    found = 0
    for bricks in range(icons + 1):
        arches = icons - bricks
        most = most_to_make_up(state, arches, bricks)
        if number >= 0 and number <= found + most:
            decision[0] = DO_USE_ICONS
            decision[1] = arches
            decision[2] = bricks
            decision[3] = most - (number - found)
            return 0
        found += most + 1
    return found


@kernel
def _first_open_place(state: Any) -> int:
    """The first empty place, or -1 when all four are used and each is open."""
    size = player_at(state[SEAT]) + PLACE_SIZE
    for place in range(PLACE_COUNT):
        if state[size + place] == 0:
            return place
    return -1


@kernel
def count_decisions(state: Any, tables: Any, work: Any, by_start: Any) -> int:
    """How many decisions are legal. For staircases `by_start` has the number of each start."""
    kind = state[KIND]
    if kind == BUILD:
        return max(1, count_staircases(state, work, by_start))
    if kind == BUY:
        return _sets(state, tables, -1)
    if kind in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        return _splits(state, tables, -1, by_start)
    if kind == PLACE_CARD:
        places = PLACE_COUNT if _first_open_place(state) < 0 else 1
        return places * int(state[NEW_CARDS])
    if kind == MONKEY_KNOB:
        count = 0
        for spot in range(64):
            if is_open_arch_end(state, spot):
                count += 1
        return count
    if kind in (FROG_OR_NOT, FROG_BEFORE_BUILDING):
        return 2
    if kind == FROG_KNOB:
        lowest = lowest_frog_height(state)
        count = 0
        for number in range(state[PATH_LENGTH]):
            if is_frog_knob(state, number, lowest):
                count += 1
        return count
    return 0


@kernel
def write_decision(
    state: Any, tables: Any, work: Any, by_start: Any, number: int, decision: Any
) -> None:
    """Write legal decision `number`, right after `count_decisions` has counted them."""
    kind = state[KIND]
    if kind == BUILD:
        decision[0] = DO_PASS
        _write_staircase(state, work, by_start, number, decision)
    elif kind == BUY:
        decision[0] = DO_BUY
        decision[1] = _sets(state, tables, number)
    elif kind in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        _splits(state, tables, number, decision)
    elif kind == PLACE_CARD:
        decision[0] = DO_PLACE_CARD
        first = _first_open_place(state)
        if first < 0:
            decision[1] = state[NEW_CARD + number // PLACE_COUNT]
            decision[2] = number % PLACE_COUNT
        else:
            decision[1] = state[NEW_CARD + number]
            decision[2] = first
    elif kind == MONKEY_KNOB:
        decision[0] = DO_PUT_MONKEY
        for spot in range(64):
            if is_open_arch_end(state, spot):
                if number == 0:
                    decision[1] = spot
                    return
                number -= 1
    elif kind in (FROG_OR_NOT, FROG_BEFORE_BUILDING):
        decision[0] = DO_TAKE_FROG
        decision[1] = 1 - number
    elif kind == FROG_KNOB:
        decision[0] = DO_PUT_FROG
        lowest = lowest_frog_height(state)
        for index in range(state[PATH_LENGTH]):
            if is_frog_knob(state, index, lowest):
                if number == 0:
                    decision[1] = state[PATH + index]
                    return
                number -= 1


@kernel
def random_decision(
    state: Any, tables: Any, work: Any, by_start: Any, generator: Any, decision: Any
) -> int:
    """Write a legal decision, each as likely as any other; return how many there were."""
    count = count_decisions(state, tables, work, by_start)
    write_decision(state, tables, work, by_start, below(generator, count), decision)
    return count
