"""The policy: choose every decision of a turn by weights, in one kernel.

The quick bots play by it, and so do the simulated players of `gorilla` and `orangutan`.
"""

from __future__ import annotations

from monkeypalace.bots.ranking import BLOCKING_CANDIDATES, best_blocking_builds
from monkeypalace.bots.values import (
    BASE_BRICKS,
    BLOCKING,
    BRICKS_PER_ARCH,
    ENDING_LEAD,
    MOST_CREDITS,
    recurring_value,
    turns_to_come,
    write_card_values,
)
from monkeypalace.engine import (
    arches_in_hand,
    bricks_in_hand,
    can_player_build,
    columns_in_hand,
    delivery_columns,
    delivery_icons,
    fewest_arches,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    most_arches,
    most_replacements,
    only_place,
    player_at,
    prepare_search,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    Floats,
    Int16s,
    Int32s,
    Int64s,
    copy_numbers,
    float_scratch,
    int32_rows,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.search import can_build
from monkeypalace.search import layout as ws

#: A player who cannot build after this many deliveries ends the game instead of waiting. With 1, a
#: player would end games in which two deliveries of bricks make the next staircase possible.
WAITING_TURNS = 2


@kernel
def _choose_build(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, most_nodes: int, decision: Int32s
) -> None:
    wanted = BLOCKING_CANDIDATES if weights[BLOCKING] > 0.0 else 1
    decisions = int32_rows(BLOCKING_CANDIDATES, ws.DECISION_SIZE)
    values = float_scratch(BLOCKING_CANDIDATES)
    found = best_blocking_builds(
        state, tables, work, weights, most_nodes, wanted, decisions, values
    )
    if found == 0:
        decision[0] = at.DO_PASS
    else:
        copy_numbers(decision, decisions[0], ws.DECISION_SIZE)


@kernel
def _choose_cards(state: Int16s, tables: Int16s, weights: Floats, decision: Int32s) -> None:
    values = float_scratch(MOST_CREDITS + 1)
    chosen = int64_scratch(MOST_CREDITS + 1)
    turns = turns_to_come(state, tables, weights)
    most = min(state[at.CREDITS], MOST_CREDITS)
    write_card_values(state, tables, weights, int(state[at.COLOUR]), turns, most, values, chosen)
    decision[0] = at.DO_BUY
    decision[1] = chosen[most]


@kernel
def _choose_place(state: Int16s, tables: Int16s, weights: Floats, decision: Int32s) -> None:
    """Put the new card with the lowest income on the place with the lowest income.

    The rules fill empty places first. If several cards have to share a place, the cards with the
    highest income get the empty places.
    """
    decision[0] = at.DO_PLACE_CARD
    only = only_place(state)
    row = player_at(state[at.SEAT]) + at.VISIBLE
    sharing = int(state[at.NEW_CARDS])
    for place in range(at.PLACE_COUNT):
        if state[row + place] < 0:
            sharing -= 1
    highest_first = state[at.STACK_NEW_CARDS] == 1 and state[at.STACK_PLACE] < 0 and only >= 0
    sign = -1.0 if highest_first and sharing > 1 else 1.0
    chosen = 0
    least = 1e9
    for number in range(state[at.NEW_CARDS]):
        value = sign * recurring_value(tables, state[at.NEW_CARD + number], weights)
        if value < least:
            least = value
            chosen = number
    decision[1] = state[at.NEW_CARD + chosen]
    if only >= 0:
        decision[2] = only
        return
    chosen_place = 0
    least = 1e9
    for place in range(at.PLACE_COUNT):
        value = recurring_value(tables, state[row + place], weights)
        if value < least:
            least = value
            chosen_place = place
    decision[2] = chosen_place


@kernel
def lead_of(seat: int, players: int, bananas: Int64s) -> float:
    """Return a seat's lead in bananas over the best of the others."""
    best = -1000
    for other in range(players):
        if other != seat:
            best = max(best, bananas[other])
    return float(bananas[seat] - best)


@kernel
def _can_build_with(state: Int16s, work: Int64s, arches: int, bricks: int, columns: int) -> bool:
    """Return whether the player could build in this palace with some more pieces in hand."""
    prepare_search(state, 0, work)
    return can_build(
        work,
        arches_in_hand(state) + arches,
        bricks_in_hand(state) + bricks,
        columns_in_hand(state) + columns,
    )


@kernel
def is_waiting_useless(state: Int16s, tables: Int16s, work: Int64s) -> bool:
    """Return whether the player could not build even after `WAITING_TURNS` deliveries.

    Such a player can only watch the others. Near the end of a game everybody may be in this
    position: without arches, and with a tray full of bricks that nobody can use. Then the game
    continues until the bricks run out, or until a player ends it by naming arches that the tray
    does not have (R-12).
    """
    if state[at.LAST_ROUND] == 1 or state[at.KIND] != at.RECURRING_DELIVERY:
        return False
    icons = WAITING_TURNS * delivery_icons(state, tables)
    columns = WAITING_TURNS * delivery_columns(state, tables)
    # An upper bound, because every icon is counted as an arch and as a brick.
    return not _can_build_with(
        state,
        work,
        int(min(icons, state[at.TRAY])),
        int(min(icons, state[at.TRAY + 1])),
        int(min(columns, state[at.TRAY + 2])),
    )


@kernel
def _distance_from_mix(state: Int16s, weights: Floats, arches: int, bricks: int) -> float:
    """Return how far the hand, with these pieces added, is from the wanted number of bricks."""
    wanted = weights[BRICKS_PER_ARCH] * (arches_in_hand(state) + arches) + weights[BASE_BRICKS]
    return float(abs(wanted - (bricks_in_hand(state) + bricks)))


@kernel
def _is_short(state: Int16s, arches: int, bricks: int) -> bool:
    return bool(arches > state[at.TRAY] or bricks > state[at.TRAY + 1])


@kernel
def _bricks_to_build_with(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, icons: int
) -> int:
    """Return how many bricks to take, so that the player can build next turn.

    Of several such numbers, return the one nearest to the wanted mix. If there is none, take only
    the kind with which `WAITING_TURNS` deliveries make a staircase possible; or else only the kind
    that runs out first, because that ends the game if nothing else changes.
    """
    columns = int(min(delivery_columns(state, tables), state[at.TRAY + 2]))
    chosen = -1
    best = 1e9
    fewest, most = fewest_arches(state, tables), most_arches(state, tables)
    for bricks in range(icons - most, icons - fewest + 1):
        arches = icons - bricks
        if not _is_short(state, arches, bricks):
            distance = _distance_from_mix(state, weights, arches, bricks)
            if distance < best and _can_build_with(state, work, arches, bricks, columns):
                best = distance
                chosen = bricks
    if chosen >= 0:
        return chosen
    all_arches = int(min(icons, state[at.TRAY]))
    all_bricks = int(min(icons, state[at.TRAY + 1]))
    turns = WAITING_TURNS
    if _can_build_with(state, work, 0, turns * all_bricks, turns * columns):
        return all_bricks
    if _can_build_with(state, work, turns * all_arches, 0, turns * columns):
        return icons - all_arches
    return icons - all_arches if state[at.TRAY] <= state[at.TRAY + 1] else all_bricks


@kernel
def _choose_split(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    bananas: Int64s,
    decision: Int32s,
) -> None:
    """Choose arches and bricks near the wanted mix with which the player can build next turn.

    The player ends the game when ahead, or if waiting is useless.
    """
    icons = delivery_icons(state, tables)
    may_end = (
        state[at.LAST_ROUND] == 1
        or lead_of(int(state[at.SEAT]), int(state[at.PLAYERS]), bananas) >= weights[ENDING_LEAD]
    )
    if not may_end and icons > min(state[at.TRAY], state[at.TRAY + 1]):
        may_end = is_waiting_useless(state, tables, work)
    chosen = 0
    ends = False
    best = 1e9
    fewest, most = fewest_arches(state, tables), most_arches(state, tables)
    for bricks in range(icons - most, icons - fewest + 1):
        arches = icons - bricks
        short = _is_short(state, arches, bricks)
        distance = _distance_from_mix(state, weights, arches, bricks)
        if short and not may_end:
            distance += 1000.0
        if may_end and state[at.LAST_ROUND] == 0 and short:
            distance -= 500.0
        if distance < best:
            best = distance
            chosen = bricks
            ends = short
    if state[at.KIND] == at.RECURRING_DELIVERY and state[at.LAST_ROUND] == 0 and not ends:
        columns = int(min(delivery_columns(state, tables), state[at.TRAY + 2]))
        if not _can_build_with(state, work, icons - chosen, chosen, columns):
            chosen = _bricks_to_build_with(state, tables, work, weights, icons)
    decision[0] = at.DO_USE_ICONS
    decision[1] = icons - chosen
    decision[2] = chosen
    decision[3] = most_replacements(state, icons - chosen, chosen)


@kernel
def _choose_monkey_knob(state: Int16s, decision: Int32s) -> None:
    """Choose the knob from which most staircases could start: low, with open ground around."""
    decision[0] = at.DO_PUT_MONKEY
    best = -1e9
    for spot in range(64):
        if not is_open_arch_end(state, spot):
            continue
        value = -0.1 * state[at.HEIGHT + spot]
        for direction in range(4):
            other = ws.NEIGHBOUR[spot * 4 + direction]
            if other >= 0 and state[at.HEIGHT + other] == 0 and state[at.CLOSED + other] == 0:
                value += 1.0
        if value > best:
            best = value
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
        _choose_split(state, tables, work, weights, bananas, decision)
    elif kind == at.PLACE_CARD:
        _choose_place(state, tables, weights, decision)
    elif kind == at.MONKEY_KNOB:
        _choose_monkey_knob(state, decision)
    elif kind == at.FROG_OR_NOT:
        decision[0] = at.DO_TAKE_FROG
        decision[1] = 0
    elif kind == at.FROG_BEFORE_BUILDING:
        # The frog costs three bananas: take it only if nothing can be built without its column.
        decision[0] = at.DO_TAKE_FROG
        decision[1] = 0 if can_player_build(state, 0, work) else 1
    elif kind == at.FROG_KNOB:
        decision[0] = at.DO_PUT_FROG
        lowest = lowest_frog_height(state)
        for number in range(state[at.PATH_LENGTH]):
            if is_frog_knob(state, number, lowest):
                decision[1] = state[at.PATH + number]
                break
