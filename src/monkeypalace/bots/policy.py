"""A policy in one kernel: evaluate every staircase and choose the best decisions.

The value of a staircase consists of the best cards that its credits can buy in its colour, the
Bonus Card, the trophies, and the remaining pieces. The value of a card is its bananas and its
deliveries; a recurring delivery counts more the longer the game will last. Callers provide the
weights: `bots/weights.py` has a greedy set and one tuned by self-play.
"""

from __future__ import annotations

from monkeypalace.bots.choosing import earns_height_credit
from monkeypalace.engine import layout as at
from monkeypalace.engine.decisions import most_to_make_up
from monkeypalace.engine.steps import (
    GOLD,
    MONKEY,
    THE_BUTTERFLY,
    apply,
    can_player_build,
    delivery_icons,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    player_at,
    prepare_search,
    top_card,
)
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
from monkeypalace.search import layout as ws
from monkeypalace.search.placing import can_start
from monkeypalace.search.walk import begin, step, write_path

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
BLOCKING = 13  # for each banana of the value of the next player's best staircase
BRICKS_ANYWAY = 14  # bricks wanted in addition to those for each arch
POLICY_SIZE = 15

#: How many staircases are evaluated again with the next player's reply, and with which budget.
BLOCKING_CANDIDATES = 12
BLOCKING_NODES = 300

MOST_CREDITS = 24
#: More credits buy nothing more: all piles of a colour together cost less.
BONUS_BANANAS_EACH = 4.0


@kernel
def turns_to_come(state: Int16s, tables: Int16s, weights: Floats) -> float:
    """Estimate how many more turns the player will have, from how fast the tray empties."""
    if state[at.LAST_ROUND] == 1:
        return 0.0
    taken = 0.0
    for seat in range(state[at.PLAYERS]):
        taken += tables[at.BOARD + 2 * seat] + 1.5
        for place in range(at.PLACE_COUNT):
            card = state[player_at(seat) + at.VISIBLE + place]
            if card >= 0:
                taken += tables[card * at.CARD_SIZE + at.RECURRING_ICONS]
    return float((state[at.TRAY] + state[at.TRAY + 1]) / taken * weights[TURNS])


@kernel
def _usefulness(turns: float) -> float:
    """Return how useful pieces still are: 0 in the last turn, 1 from two turns before."""
    return min(1.0, 0.5 * turns)


@kernel
def _recurring_worth(tables: Int16s, card: int, weights: Floats) -> float:
    """Return the value of a card's recurring delivery for one turn."""
    row = card * at.CARD_SIZE
    return float(
        weights[ICON] * tables[row + at.RECURRING_ICONS]
        + weights[COLUMN] * tables[row + at.RECURRING_COLUMNS]
    )


@kernel
def _once_worth(tables: Int16s, card: int, weights: Floats, useful: float) -> float:
    """Return the value of a card's bananas and its one-time delivery."""
    row = card * at.CARD_SIZE
    pieces = weights[ICON] * tables[row + at.ONE_TIME_ICONS]
    pieces += weights[COLUMN] * tables[row + at.ONE_TIME_COLUMNS]
    return float(tables[row + at.CARD_BANANAS] + useful * pieces)


@kernel
def _income_gain(visible: Floats, places: int, fresh: Floats, count: int) -> float:
    """Return what new cards add to the income of the visible ones if they cover the poorest.

    `visible` has the income of each of `places` used places, `fresh` that of `count` new cards.
    """
    gain = 0.0
    for index in range(count):
        gain += fresh[index]
    covered = count - (at.PLACE_COUNT - places)
    if covered <= 0:
        return gain
    everything = float_scratch(16)
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
    state: Int16s,
    tables: Int16s,
    weights: Floats,
    colour: int,
    turns: float,
    worths: Floats,
    chosen: Int64s,
) -> None:
    """Write the value of the best cards of a colour for each number of credits, with piles."""
    useful = _usefulness(turns)
    visible = float_scratch(at.PLACE_COUNT)
    places = 0
    row = player_at(state[at.SEAT]) + at.VISIBLE
    for place in range(at.PLACE_COUNT):
        card = state[row + place]
        if card >= 0:
            visible[places] = _recurring_worth(tables, card, weights)
            places += 1
    piles = int64_scratch(at.PILE_COUNT)
    cards = int64_scratch(at.PILE_COUNT)
    count = 0
    for pile in range(at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0:
            its_colour = tables[card * at.CARD_SIZE + at.CARD_COLOUR]
            if its_colour < 0 or its_colour == colour:
                piles[count] = pile
                cards[count] = card
                count += 1
    for paid in range(MOST_CREDITS + 1):
        worths[paid] = 0.0
        chosen[paid] = 0
    fresh = float_scratch(at.PILE_COUNT)
    for subset in range(1, 1 << count):
        cost = 0
        worth = 0.0
        bits = 0
        number = 0
        for index in range(count):
            if (subset >> index) & 1:
                card = cards[index]
                cost += tables[card * at.CARD_SIZE + at.CARD_COST]
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
def _extras(state: Int16s, weights: Floats, colour: int, level: int) -> float:
    """Return the value of trophies and height for a staircase that ends at a level."""
    worth = weights[LEVEL_CLIMBED] * level
    if state[at.DECORATIONS + colour] > 0:
        if colour == GOLD and state[at.TROPHY + MONKEY] != state[at.SEAT]:
            worth += weights[MONKEY_TROPHY]
        if state[at.BUTTERFLY] == 1 and state[at.TROPHY + THE_BUTTERFLY] != state[at.SEAT]:
            rival = state[at.HIGHEST + colour]
            if state[at.OWN_COLOUR] == 0:
                for other in range(3):
                    rival = max(rival, state[at.HIGHEST + other])
            if level + 1 > rival:
                worth += weights[BUTTERFLY_TROPHY]
    return float(worth)


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
    worths: Floats,
    keys: Int64s,
) -> int:
    """Find the best staircases by the weights, at most one of each kind, best first.

    Staircases are of one kind if they have the same arches, colour, height credit and bonus;
    with `by_spots`, also the same start and end. Returns the number found, at most `wanted`.
    Each start may use a quarter of `most_nodes`.
    """
    found = 0
    turns = turns_to_come(state, tables, weights)
    useful = _usefulness(turns)
    card_worths = float_rows(3, MOST_CREDITS + 1)
    chosen = int64_scratch(MOST_CREDITS + 1)
    for colour in range(3):
        set_worths(state, tables, weights, colour, turns, card_worths[colour], chosen)
    bonus_worth = 0.0
    if state[at.BONUS_LEFT] > 0:
        bonus_worth = weights[BONUS_CARD] * BONUS_BANANAS_EACH
    hand = player_at(state[at.SEAT]) + at.HAND
    arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
    arch_left = useful * weights[ARCH_LEFT]
    brick_left = useful * weights[BRICK_LEFT]
    column_left = useful * weights[COLUMN_LEFT]
    prepare_search(state, 0, work)
    nodes_left = most_nodes
    first = (int(state[at.ROUND]) * 23 + int(state[at.SEAT]) * 41) % 64
    for turned in range(64):
        start = (first + turned) % 64
        if not can_start(work, start, arches):
            continue
        colour = int(state[at.GROUND + start])
        by_credits = card_worths[colour]
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
                height = earns_height_credit(state, colour, level)
                bonus = work[node + ws.BONUS]
                worth = by_credits[min(depth + height, MOST_CREDITS)]
                worth += pieces + arch_left * left + bonus_worth * bonus
                worth += _extras(state, weights, colour, level)
                if found < wanted or worth > worths[found - 1]:
                    key = ((depth * 3 + colour) * 2 + height) * 2 + bonus
                    if by_spots:
                        key = (key * 64 + start) * 64 + work[node + ws.SPOT]
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
                            copy_numbers(decisions[place], decisions[place - 1], ws.DECISION_SIZE)
                            place -= 1
                        worths[place] = worth
                        keys[place] = key
                        write_path(work, decisions[place])
            go_on = left > 0
            if go_on and found == wanted:
                # An upper bound for everything beyond this node.
                units = work[node + ws.BRICKS] + 3 * work[node + ws.COLUMNS]
                most = -1e9
                for more in range(1, left + 1):
                    paid = min(depth + more + 1, MOST_CREDITS)
                    most = max(most, by_credits[paid] + arch_left * (left - more))
                most += pieces
                if work[node + ws.BONUS] or units >= ws.PILLAR_FOR_BONUS:
                    most += bonus_worth
                top = level + left + units
                most += max(
                    _extras(state, weights, colour, level + 1), _extras(state, weights, colour, top)
                )
                go_on = most > worths[wanted - 1]
            depth = step(work, go_on)
        nodes_left -= for_this_start - max(0, work[ws.NODES_LEFT])
        if nodes_left <= 0:
            break
    return found


@kernel
def _left_to_next(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, decision: Int32s
) -> float:
    """Return the value of the next player's best staircase after one of ours."""
    after = int16_scratch(at.STATE_SIZE)
    copy_numbers(after, state, at.STATE_SIZE)
    apply(after, tables, work, decision)
    after[at.SEAT] = (state[at.SEAT] + 1) % state[at.PLAYERS]
    decisions = int32_rows(1, ws.DECISION_SIZE)
    worths = float_scratch(1)
    keys = int64_scratch(1)
    found = best_builds(
        after, tables, work, weights, BLOCKING_NODES, False, 1, decisions, worths, keys
    )
    return worths[0] if found > 0 else 0.0


@long_kernel
def best_blocking_builds(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    wanted: int,
    decisions: Int32Rows,
    worths: Floats,
) -> int:
    """Do the same as `best_builds` by spots, minus the value left to the next player.

    `wanted` is at most `BLOCKING_CANDIDATES`.
    """
    keys = int64_scratch(BLOCKING_CANDIDATES)
    held = int32_scratch(ws.DECISION_SIZE)
    found = best_builds(
        state, tables, work, weights, most_nodes, True, wanted, decisions, worths, keys
    )
    if weights[BLOCKING] > 0.0 and found > 1:
        for index in range(found):
            left = _left_to_next(state, tables, work, weights, decisions[index])
            worths[index] -= weights[BLOCKING] * left
        for index in range(1, found):
            # Insertion sort: the best first, equal ones in their order.
            worth = worths[index]
            copy_numbers(held, decisions[index], ws.DECISION_SIZE)
            place = index
            while place > 0 and worths[place - 1] < worth:
                worths[place] = worths[place - 1]
                copy_numbers(decisions[place], decisions[place - 1], ws.DECISION_SIZE)
                place -= 1
            worths[place] = worth
            copy_numbers(decisions[place], held, ws.DECISION_SIZE)
    return found


@kernel
def _choose_build(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, most_nodes: int, decision: Int32s
) -> None:
    wanted = BLOCKING_CANDIDATES if weights[BLOCKING] > 0.0 else 1
    decisions = int32_rows(BLOCKING_CANDIDATES, ws.DECISION_SIZE)
    worths = float_scratch(BLOCKING_CANDIDATES)
    found = best_blocking_builds(
        state, tables, work, weights, most_nodes, wanted, decisions, worths
    )
    if found == 0:
        decision[0] = at.DO_PASS
    else:
        copy_numbers(decision, decisions[0], ws.DECISION_SIZE)


@kernel
def _choose_cards(state: Int16s, tables: Int16s, weights: Floats, decision: Int32s) -> None:
    worths = float_scratch(MOST_CREDITS + 1)
    chosen = int64_scratch(MOST_CREDITS + 1)
    turns = turns_to_come(state, tables, weights)
    set_worths(state, tables, weights, int(state[at.COLOUR]), turns, worths, chosen)
    decision[0] = at.DO_BUY
    decision[1] = chosen[min(state[at.CREDITS], MOST_CREDITS)]


@kernel
def _choose_place(state: Int16s, tables: Int16s, weights: Floats, decision: Int32s) -> None:
    """Put the poorest new card on the poorest place; the rules fill empty places first."""
    decision[0] = at.DO_PLACE_CARD
    poorest = 0
    least = 1e9
    for number in range(state[at.NEW_CARDS]):
        worth = _recurring_worth(tables, state[at.NEW_CARD + number], weights)
        if worth < least:
            least = worth
            poorest = number
    decision[1] = state[at.NEW_CARD + poorest]
    place_at = 0
    least = 1e9
    row = player_at(state[at.SEAT]) + at.VISIBLE
    for place in range(at.PLACE_COUNT):
        card = state[row + place]
        if card < 0:
            decision[2] = place
            return
        worth = _recurring_worth(tables, card, weights)
        if worth < least:
            least = worth
            place_at = place
    decision[2] = place_at


@kernel
def _lead(state: Int16s, bananas: Int64s) -> float:
    """Return the player's lead in bananas over the best of the others."""
    seat = state[at.SEAT]
    best = -1000
    for other in range(state[at.PLAYERS]):
        if other != seat:
            best = max(best, bananas[other])
    return float(bananas[seat] - best)


@kernel
def _choose_split(
    state: Int16s, tables: Int16s, weights: Floats, bananas: Int64s, decision: Int32s
) -> None:
    """Choose icons for the wanted mix; end the game only with a lead."""
    icons = delivery_icons(state, tables)
    hand = player_at(state[at.SEAT]) + at.HAND
    may_end = state[at.LAST_ROUND] == 1 or _lead(state, bananas) >= weights[ENDING_LEAD]
    decision[0] = at.DO_USE_ICONS
    best = 1e9
    for bricks in range(icons + 1):
        arches = icons - bricks
        short = arches > state[at.TRAY] or bricks > state[at.TRAY + 1]
        wanted = weights[BRICKS_PER_ARCH] * (state[hand] + arches) + weights[BRICKS_ANYWAY]
        off = abs(wanted - (state[hand + 1] + bricks))
        if short and not may_end:
            off += 1000.0
        if may_end and state[at.LAST_ROUND] == 0 and short:
            off -= 500.0
        if off < best:
            best = off
            decision[1] = arches
            decision[2] = bricks
            decision[3] = most_to_make_up(state, arches, bricks)


@kernel
def _choose_monkey_knob(state: Int16s, decision: Int32s) -> None:
    """Choose the knob from which most staircases could start: low, with open ground around."""
    decision[0] = at.DO_PUT_MONKEY
    best = -1e9
    for spot in range(64):
        if not is_open_arch_end(state, spot):
            continue
        worth = -0.1 * state[at.HEIGHT + spot]
        for direction in range(4):
            other = ws.NEIGHBOUR[spot * 4 + direction]
            if other >= 0 and state[at.HEIGHT + other] == 0 and state[at.CLOSED + other] == 0:
                worth += 1.0
        if worth > best:
            best = worth
            decision[1] = spot


@long_kernel
def choose(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    bananas: Int64s,
    decision: Int32s,
) -> None:
    """Write the decision of the player to move; `bananas` has the current scores."""
    kind = state[at.KIND]
    if kind == at.BUILD:
        _choose_build(state, tables, work, weights, most_nodes, decision)
    elif kind == at.BUY:
        _choose_cards(state, tables, weights, decision)
    elif kind in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        _choose_split(state, tables, weights, bananas, decision)
    elif kind == at.PLACE_CARD:
        _choose_place(state, tables, weights, decision)
    elif kind == at.MONKEY_KNOB:
        _choose_monkey_knob(state, decision)
    elif kind == at.FROG_OR_NOT:
        decision[0] = at.DO_TAKE_FROG
        decision[1] = 0
    elif kind == at.FROG_BEFORE_BUILDING:
        # A column costs three bananas here: worth it only to be able to build at all.
        decision[0] = at.DO_TAKE_FROG
        decision[1] = 0 if can_player_build(state, 0, work) else 1
    elif kind == at.FROG_KNOB:
        decision[0] = at.DO_PUT_FROG
        lowest = lowest_frog_height(state)
        for number in range(state[at.PATH_LENGTH]):
            if is_frog_knob(state, number, lowest):
                decision[1] = state[at.PATH + number]
                break
