"""A player in one kernel: looks at every staircase and weighs what it brings.

A staircase is worth the best cards that its credits can buy in its colour, the Bonus Card, the
trophies, and the pieces that are left. Cards are worth their bananas and their deliveries; a
recurring delivery is worth more the longer the game will last. The weights are a caller's:
`bots/` has a greedy set and one tuned by self-play.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.choosing import earns_height_credit
from monkeypalace.fast.decisions import most_to_make_up
from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    BOARD,
    BONUS_LEFT,
    BUILD,
    BUTTERFLY,
    BUY,
    CARD_BANANAS,
    CARD_COLOUR,
    CARD_COST,
    CARD_SIZE,
    CLOSED,
    COLOUR,
    CREDITS,
    DECORATIONS,
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
    GROUND,
    HAND,
    HEIGHT,
    HIGHEST,
    KIND,
    LAST_ROUND,
    MONKEY_KNOB,
    NEIGHBOUR,
    NEW_CARD,
    NEW_CARDS,
    ONE_TIME_COLUMNS,
    ONE_TIME_DELIVERY,
    ONE_TIME_ICONS,
    OWN_COLOUR,
    PATH,
    PATH_LENGTH,
    PILE_COUNT,
    PLACE_CARD,
    PLACE_COUNT,
    PLAYERS,
    RECURRING_COLUMNS,
    RECURRING_DELIVERY,
    RECURRING_ICONS,
    ROUND,
    SEAT,
    TRAY,
    TROPHY,
    VISIBLE,
)
from monkeypalace.fast.reach import can_build
from monkeypalace.fast.staircases import write_path
from monkeypalace.fast.steps import (
    GOLD,
    MONKEY,
    THE_BUTTERFLY,
    apply,
    delivery_icons,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    player_at,
    top_card,
)
from monkeypalace.fast.walk import (
    ARCHES,
    ATTACHED,
    BONUS,
    BRICKS,
    COLUMNS,
    LEVEL,
    NODE_SIZE,
    PILLAR_FOR_BONUS,
    SPOT,
    WORK_NODES,
    begin,
    can_start,
    prepare,
    step,
)

# The weights, in bananas.
ICON = 0  # a brick or an arch of a delivery
COLUMN = 1  # a column of a delivery
RECURRING = 2  # a recurring delivery, for each turn it will come
ARCH_LEFT = 3  # pieces left in hand after building
BRICK_LEFT = 4
COLUMN_LEFT = 5
BONUS_CARD = 6  # for each banana of a Bonus Card
MONKEY_TROPHY = 7
BUTTERFLY_TROPHY = 8
LEVEL_CLIMBED = 9  # how high the staircase ends
BRICKS_PER_ARCH = 10  # the wanted mix of the hand, see BRICKS_ANYWAY
TURNS = 11  # factor of the estimate of the turns to come
ENDING_LEAD = 12  # the lead with which the game may be ended
BLOCKING = 13  # for each banana that the next player's best staircase is worth to him
BRICKS_ANYWAY = 14  # bricks wanted besides those for each arch
POLICY_SIZE = 15

#: So many staircases are looked at again for what they leave to the next player, and so closely.
BLOCKING_CANDIDATES = 12
BLOCKING_NODES = 300

MOST_CREDITS = 24
#: Credits over this buy nothing more: all piles of a colour together cost less.
BONUS_BANANAS_EACH = 4.0


@kernel
def turns_to_come(state: Any, tables: Any, weights: Any) -> float:
    """How many turns the player will have after this one, by the rate the tray empties."""
    if state[LAST_ROUND] == 1:
        return 0.0
    taken = 0.0
    for seat in range(state[PLAYERS]):
        taken += tables[BOARD + 2 * seat] + 1.5
        for place in range(PLACE_COUNT):
            card = state[player_at(seat) + VISIBLE + place]
            if card >= 0:
                taken += tables[card * CARD_SIZE + RECURRING_ICONS]
    return float((state[TRAY] + state[TRAY + 1]) / taken * weights[TURNS])


@kernel
def _usefulness(turns: float) -> float:
    """What a piece is still good for: nothing in the last turn, all of it two turns before."""
    return min(1.0, 0.5 * turns)


@kernel
def _recurring_worth(tables: Any, card: int, weights: Any) -> float:
    """A card's recurring delivery, one time."""
    at = card * CARD_SIZE
    return float(
        weights[ICON] * tables[at + RECURRING_ICONS]
        + weights[COLUMN] * tables[at + RECURRING_COLUMNS]
    )


@kernel
def _once_worth(tables: Any, card: int, weights: Any, useful: float) -> float:
    """A card's bananas and its one-time delivery."""
    at = card * CARD_SIZE
    pieces = weights[ICON] * tables[at + ONE_TIME_ICONS]
    pieces += weights[COLUMN] * tables[at + ONE_TIME_COLUMNS]
    return float(tables[at + CARD_BANANAS] + useful * pieces)


@kernel
def _income_gain(visible: Any, places: int, fresh: Any, count: int) -> float:
    """What new cards add to the income of the visible ones, covering the poorest.

    `visible` has the income of each of `places` used places, `fresh` that of `count` new cards.
    """
    gain = 0.0
    for index in range(count):
        gain += fresh[index]
    covered = count - (PLACE_COUNT - places)
    if covered <= 0:
        return gain
    everything = np.empty(16)
    for index in range(places):
        everything[index] = visible[index]
    for index in range(count):
        everything[places + index] = fresh[index]
    for _ in range(covered):
        poorest = 0
        for index in range(1, places + count):
            if everything[index] < everything[poorest]:
                poorest = index
        gain -= everything[poorest]
        everything[poorest] = 1e9
    return gain


@kernel
def set_worths(
    state: Any, tables: Any, weights: Any, colour: int, turns: float, worths: Any, chosen: Any
) -> None:
    """For each number of credits the worth of the best cards of a colour, and their piles."""
    useful = _usefulness(turns)
    visible = np.empty(PLACE_COUNT)
    places = 0
    at = player_at(state[SEAT]) + VISIBLE
    for place in range(PLACE_COUNT):
        card = state[at + place]
        if card >= 0:
            visible[places] = _recurring_worth(tables, card, weights)
            places += 1
    piles = np.empty(PILE_COUNT, dtype=np.int64)
    cards = np.empty(PILE_COUNT, dtype=np.int64)
    count = 0
    for pile in range(PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0:
            its_colour = tables[card * CARD_SIZE + CARD_COLOUR]
            if its_colour < 0 or its_colour == colour:
                piles[count] = pile
                cards[count] = card
                count += 1
    for paid in range(MOST_CREDITS + 1):
        worths[paid] = 0.0
        chosen[paid] = 0
    fresh = np.empty(PILE_COUNT)
    for subset in range(1, 1 << count):
        cost = 0
        worth = 0.0
        bits = 0
        number = 0
        for index in range(count):
            if (subset >> index) & 1:
                card = cards[index]
                cost += tables[card * CARD_SIZE + CARD_COST]
                worth += _once_worth(tables, card, weights, useful)
                fresh[number] = _recurring_worth(tables, card, weights)
                number += 1
                bits |= 1 << piles[index]
        if cost > MOST_CREDITS:
            continue
        worth += weights[RECURRING] * turns * _income_gain(visible, places, fresh, number)
        if worth > worths[cost]:
            worths[cost] = worth
            chosen[cost] = bits
    for paid in range(1, MOST_CREDITS + 1):
        if worths[paid - 1] > worths[paid]:
            worths[paid] = worths[paid - 1]
            chosen[paid] = chosen[paid - 1]


@kernel
def _extras(state: Any, weights: Any, colour: int, level: int) -> float:
    """Trophies and height of a staircase that ends at a level."""
    worth = weights[LEVEL_CLIMBED] * level
    if state[DECORATIONS + colour] > 0:
        if colour == GOLD and state[TROPHY + MONKEY] != state[SEAT]:
            worth += weights[MONKEY_TROPHY]
        if state[BUTTERFLY] == 1 and state[TROPHY + THE_BUTTERFLY] != state[SEAT]:
            rival = state[HIGHEST + colour]
            if state[OWN_COLOUR] == 0:
                for other in range(3):
                    rival = max(rival, state[HIGHEST + other])
            if level + 1 > rival:
                worth += weights[BUTTERFLY_TROPHY]
    return float(worth)


@kernel
def best_builds(
    state: Any,
    tables: Any,
    work: Any,
    weights: Any,
    most_nodes: int,
    by_spots: bool,
    decisions: Any,
    worths: Any,
    keys: Any,
) -> int:
    """The best staircases by the weights, at most one of each kind, best first.

    Of a kind are those with the same arches, colour, height credit and bonus; `by_spots`, with
    the same start and end, too. Returns how many were found, as many as `worths` has room for.
    Each start may take a quarter of `most_nodes`.
    """
    wanted = worths.shape[0]
    found = 0
    nodes = 0
    turns = turns_to_come(state, tables, weights)
    useful = _usefulness(turns)
    card_worths = np.empty((3, MOST_CREDITS + 1))
    chosen = np.empty(MOST_CREDITS + 1, dtype=np.int64)
    for colour in range(3):
        set_worths(state, tables, weights, colour, turns, card_worths[colour], chosen)
    bonus_worth = 0.0
    if state[BONUS_LEFT] > 0:
        bonus_worth = weights[BONUS_CARD] * BONUS_BANANAS_EACH
    hand = player_at(state[SEAT]) + HAND
    arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
    arch_left = useful * weights[ARCH_LEFT]
    brick_left = useful * weights[BRICK_LEFT]
    column_left = useful * weights[COLUMN_LEFT]
    prepare(state, work)
    first = (int(state[ROUND]) * 23 + int(state[SEAT]) * 41) % 64
    for turned in range(64):
        start = (first + turned) % 64
        if not can_start(work, start, arches):
            continue
        colour = int(state[GROUND + start])
        by_credits = card_worths[colour]
        end_of_start = nodes + most_nodes // 4
        begin(work, start, arches, bricks, columns)
        depth = step(work, True)
        while depth > 0:
            nodes += 1
            if nodes > end_of_start or nodes > most_nodes:
                break
            node = WORK_NODES + NODE_SIZE * depth
            level = work[node + LEVEL]
            left = work[node + ARCHES]
            pieces = brick_left * work[node + BRICKS] + column_left * work[node + COLUMNS]
            if work[node + ATTACHED]:
                height = earns_height_credit(state, colour, level)
                bonus = work[node + BONUS]
                worth = by_credits[min(depth + height, MOST_CREDITS)]
                worth += pieces + arch_left * left + bonus_worth * bonus
                worth += _extras(state, weights, colour, level)
                if found < wanted or worth > worths[found - 1]:
                    key = ((depth * 3 + colour) * 2 + height) * 2 + bonus
                    if by_spots:
                        key = (key * 64 + start) * 64 + work[node + SPOT]
                    place = 0
                    while place < found and keys[place] != key:
                        place += 1
                    known = place < found
                    if not known or worth > worths[place]:
                        if not known:
                            if found < wanted:
                                found += 1
                            place = found - 1
                        while place > 0 and worths[place - 1] < worth:
                            worths[place] = worths[place - 1]
                            keys[place] = keys[place - 1]
                            decisions[place] = decisions[place - 1]
                            place -= 1
                        worths[place] = worth
                        keys[place] = key
                        write_path(work, decisions[place])
            go_on = left > 0
            if go_on and found == wanted:
                # The most that anything beyond this node can be worth.
                units = work[node + BRICKS] + 3 * work[node + COLUMNS]
                most = -1e9
                for more in range(1, left + 1):
                    paid = min(depth + more + 1, MOST_CREDITS)
                    most = max(most, by_credits[paid] + arch_left * (left - more))
                most += pieces
                if work[node + BONUS] or units >= PILLAR_FOR_BONUS:
                    most += bonus_worth
                top = level + left + units
                most += max(
                    _extras(state, weights, colour, level + 1), _extras(state, weights, colour, top)
                )
                go_on = most > worths[wanted - 1]
            depth = step(work, go_on)
        if depth > 0:
            if nodes > most_nodes:
                break
            prepare(state, work)  # the walk was left half-way
    return found


@kernel
def _left_to_next(state: Any, tables: Any, work: Any, weights: Any, decision: Any) -> float:
    """What the next player's best staircase is worth to him after a staircase of ours."""
    after = state.copy()
    apply(after, tables, work, decision)
    after[SEAT] = (state[SEAT] + 1) % state[PLAYERS]
    decisions = np.empty((1, decision.shape[0]), dtype=np.int32)
    worths = np.empty(1)
    keys = np.empty(1, dtype=np.int64)
    found = best_builds(
        after, tables, work, weights, BLOCKING_NODES, False, decisions, worths, keys
    )
    return worths[0] if found else 0.0


@kernel
def best_blocking_builds(
    state: Any,
    tables: Any,
    work: Any,
    weights: Any,
    most_nodes: int,
    decisions: Any,
    worths: Any,
) -> int:
    """As `best_builds` by spots, less what each staircase leaves to the next player."""
    keys = np.empty(worths.shape[0], dtype=np.int64)
    found = best_builds(state, tables, work, weights, most_nodes, True, decisions, worths, keys)
    if weights[BLOCKING] > 0.0 and found > 1:
        for index in range(found):
            left = _left_to_next(state, tables, work, weights, decisions[index])
            worths[index] -= weights[BLOCKING] * left
        order = np.argsort(-worths[:found])
        decisions[:found] = decisions[order]
        worths[:found] = worths[order]
    return found


@kernel
def _choose_build(
    state: Any, tables: Any, work: Any, weights: Any, most_nodes: int, decision: Any
) -> None:
    wanted = BLOCKING_CANDIDATES if weights[BLOCKING] > 0.0 else 1
    decisions = np.empty((wanted, decision.shape[0]), dtype=np.int32)
    worths = np.empty(wanted)
    found = best_blocking_builds(state, tables, work, weights, most_nodes, decisions, worths)
    if found == 0:
        decision[0] = DO_PASS
    else:
        decision[:] = decisions[0]


@kernel
def _choose_cards(state: Any, tables: Any, weights: Any, decision: Any) -> None:
    worths = np.empty(MOST_CREDITS + 1)
    chosen = np.empty(MOST_CREDITS + 1, dtype=np.int64)
    turns = turns_to_come(state, tables, weights)
    set_worths(state, tables, weights, int(state[COLOUR]), turns, worths, chosen)
    decision[0] = DO_BUY
    decision[1] = chosen[min(state[CREDITS], MOST_CREDITS)]


@kernel
def _choose_place(state: Any, tables: Any, weights: Any, decision: Any) -> None:
    """The poorest new card on the poorest place; empty places come first by the rules."""
    decision[0] = DO_PLACE_CARD
    poorest = 0
    least = 1e9
    for number in range(state[NEW_CARDS]):
        worth = _recurring_worth(tables, state[NEW_CARD + number], weights)
        if worth < least:
            least = worth
            poorest = number
    decision[1] = state[NEW_CARD + poorest]
    place_at = 0
    least = 1e9
    at = player_at(state[SEAT]) + VISIBLE
    for place in range(PLACE_COUNT):
        card = state[at + place]
        if card < 0:
            decision[2] = place
            return
        worth = _recurring_worth(tables, card, weights)
        if worth < least:
            least = worth
            place_at = place
    decision[2] = place_at


@kernel
def _lead(state: Any, bananas: Any) -> float:
    """The bananas that the player is ahead of the best of the others."""
    seat = state[SEAT]
    best = -1000
    for other in range(state[PLAYERS]):
        if other != seat:
            best = max(best, bananas[other])
    return float(bananas[seat] - best)


@kernel
def _choose_split(state: Any, tables: Any, weights: Any, bananas: Any, decision: Any) -> None:
    """Towards the wanted mix; into the end of the game only with a lead."""
    icons = delivery_icons(state, tables)
    hand = player_at(state[SEAT]) + HAND
    may_end = state[LAST_ROUND] == 1 or _lead(state, bananas) >= weights[ENDING_LEAD]
    decision[0] = DO_USE_ICONS
    best = 1e9
    for bricks in range(icons + 1):
        arches = icons - bricks
        short = arches > state[TRAY] or bricks > state[TRAY + 1]
        wanted = weights[BRICKS_PER_ARCH] * (state[hand] + arches) + weights[BRICKS_ANYWAY]
        off = abs(wanted - (state[hand + 1] + bricks))
        if short and not may_end:
            off += 1000.0
        if may_end and state[LAST_ROUND] == 0 and short:
            off -= 500.0
        if off < best:
            best = off
            decision[1] = arches
            decision[2] = bricks
            decision[3] = most_to_make_up(state, arches, bricks)


@kernel
def _choose_monkey_knob(state: Any, decision: Any) -> None:
    """Where most staircases could come from: open ground around it, and low."""
    decision[0] = DO_PUT_MONKEY
    best = -1e9
    for spot in range(64):
        if not is_open_arch_end(state, spot):
            continue
        worth = -0.1 * state[HEIGHT + spot]
        for direction in range(4):
            other = NEIGHBOUR[spot * 4 + direction]
            if other >= 0 and state[HEIGHT + other] == 0 and state[CLOSED + other] == 0:
                worth += 1.0
        if worth > best:
            best = worth
            decision[1] = spot


@kernel
def choose(
    state: Any,
    tables: Any,
    work: Any,
    weights: Any,
    most_nodes: int,
    bananas: Any,
    decision: Any,
) -> None:
    """Write the decision of the player to move; `bananas` has everybody's, now."""
    kind = state[KIND]
    if kind == BUILD:
        _choose_build(state, tables, work, weights, most_nodes, decision)
    elif kind == BUY:
        _choose_cards(state, tables, weights, decision)
    elif kind in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        _choose_split(state, tables, weights, bananas, decision)
    elif kind == PLACE_CARD:
        _choose_place(state, tables, weights, decision)
    elif kind == MONKEY_KNOB:
        _choose_monkey_knob(state, decision)
    elif kind == FROG_OR_NOT:
        decision[0] = DO_TAKE_FROG
        decision[1] = 0
    elif kind == FROG_BEFORE_BUILDING:
        # Three bananas for a column: only to be able to build at all.
        hand = player_at(state[SEAT]) + HAND
        prepare(state, work)
        arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
        decision[0] = DO_TAKE_FROG
        decision[1] = 0 if can_build(work, arches, bricks, columns) else 1
    elif kind == FROG_KNOB:
        decision[0] = DO_PUT_FROG
        lowest = lowest_frog_height(state)
        for number in range(state[PATH_LENGTH]):
            if is_frog_knob(state, number, lowest):
                decision[1] = state[PATH + number]
                break
