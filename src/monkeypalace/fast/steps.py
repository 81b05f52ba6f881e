"""The eight steps of a turn on the packed game; the twin of `game/steps.py`.

`apply` plays a legal decision in place. It does not judge: what is legal is said by
`fast/decisions.py`, and the tests play both games side by side.
"""

from __future__ import annotations

from typing import Any

from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    ANIMAL,
    ARCH_PIECE,
    BOARD,
    BONUS_CARDS,
    BONUS_LEFT,
    BRICK_PIECE,
    BUILD,
    BUTTERFLY,
    BUY,
    CARD_COLOUR,
    CARD_COST,
    CARD_DEPTH,
    CARD_PLACE,
    CARD_SIZE,
    CLOSED,
    COLOUR,
    COLUMN_PIECE,
    CREDITS,
    DECORATED,
    DECORATION_PIECE,
    DECORATIONS,
    DO_BUILD,
    DO_BUY,
    DO_PASS,
    DO_PLACE_CARD,
    DO_PUT_FROG,
    DO_PUT_MONKEY,
    DO_TAKE_FROG,
    DO_USE_ICONS,
    EARNS_BONUS,
    FROG,
    FROG_BEFORE_BUILDING,
    FROG_KNOB,
    FROG_OR_NOT,
    FROG_WAITS,
    GROUND,
    HAND,
    HEIGHT,
    HIGHEST,
    KIND,
    LAST_ROUND,
    LOG,
    LOG_LENGTH,
    MONKEY_KNOB,
    MOST_NEW_CARDS,
    NEIGHBOUR,
    NEW_CARD,
    NEW_CARDS,
    NONE,
    ONE_TIME_COLUMNS,
    ONE_TIME_DELIVERY,
    ONE_TIME_ICONS,
    ORDER,
    OVER,
    OWN_COLOUR,
    PATH,
    PATH_LENGTH,
    PILE_COUNT,
    PILE_START,
    PLACE_CARD,
    PLACE_COUNT,
    PLACE_SIZE,
    PLAYER,
    PLAYER_SIZE,
    PLAYERS,
    RECURRING_COLUMNS,
    RECURRING_DELIVERY,
    RECURRING_ICONS,
    ROUND,
    SEAT,
    TAKEN,
    TIES,
    TOP,
    TOP_ARCH,
    TOP_DECORATION,
    TOP_SUPPORT,
    TRAY,
    TROPHY,
    VISIBLE,
)
from monkeypalace.fast.reach import can_build
from monkeypalace.fast.walk import PILLAR_FOR_BONUS, prepare

MONKEY, THE_BUTTERFLY, THE_FROG = 0, 1, 2
GOLD = 2


@kernel
def player_at(seat: int) -> int:
    """Where a seat's numbers begin."""
    return PLAYER + seat * PLAYER_SIZE


@kernel
def begin_turn(state: Any, work: Any) -> None:
    """Before step 1: the frog may be taken first if that lets the player build (R-11)."""
    state[KIND] = BUILD
    if frog_is_on_offer(state):
        hand = player_at(state[SEAT]) + HAND
        prepare(state, work)
        arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
        if can_build(work, arches, bricks, columns + 1):
            state[KIND] = FROG_BEFORE_BUILDING


@kernel
def frog_is_on_offer(state: Any) -> bool:
    return state[FROG] == 1 and state[TROPHY + THE_FROG] != state[SEAT] and state[TRAY + 2] > 0


@kernel
def _log(state: Any, spot: int, piece: int) -> None:
    state[LOG + state[LOG_LENGTH]] = spot * 16 + piece
    state[LOG_LENGTH] += 1


@kernel
def _pile_up(state: Any, spot: int, columns: int, bricks: int) -> None:
    for _ in range(columns):
        _log(state, spot, COLUMN_PIECE)
    for _ in range(bricks):
        _log(state, spot, BRICK_PIECE)
    if columns + bricks > 0:
        state[HEIGHT + spot] += 3 * columns + bricks
        state[TOP + spot] = TOP_SUPPORT
        if 3 * columns + bricks >= PILLAR_FOR_BONUS:
            state[EARNS_BONUS] = 1


@kernel
def _step_1_build(state: Any, tables: Any, work: Any, decision: Any) -> None:
    spot = decision[1]
    length = decision[2]
    hand = player_at(state[SEAT]) + HAND
    state[COLOUR] = state[GROUND + spot]
    state[EARNS_BONUS] = 0
    state[PATH] = spot
    for number in range(length):
        code = decision[3 + number]
        direction = code & 3
        near_columns = (code >> 2) & 31
        near_bricks = (code >> 7) & 127
        far_columns = (code >> 14) & 31
        far_bricks = code >> 19
        target = NEIGHBOUR[spot * 4 + direction]
        _pile_up(state, spot, near_columns, near_bricks)
        _pile_up(state, target, far_columns, far_bricks)
        level = state[HEIGHT + spot]
        _log(state, spot, ARCH_PIECE + direction)
        _log(state, target, ARCH_PIECE + (direction ^ 2))
        state[HEIGHT + spot] = level + 1
        state[HEIGHT + target] = level + 1
        state[TOP + spot] = TOP_ARCH
        state[TOP + target] = TOP_ARCH
        state[hand + 1] -= near_bricks + far_bricks
        state[hand + 2] -= near_columns + far_columns
        spot = target
        state[PATH + number + 1] = spot
    state[hand] -= length
    state[PATH_LENGTH] = length + 1
    _step_2_decorate(state, tables, work, spot, length)


@kernel
def _step_2_decorate(state: Any, tables: Any, work: Any, end: int, length: int) -> None:
    """Steps 2 and 3: a decoration on the end, credits for arches and height."""
    colour = state[COLOUR]
    level = state[HEIGHT + end]
    state[CREDITS] = length
    if state[DECORATIONS + colour] > 0:
        highest = state[HIGHEST + colour]
        if level > highest or (level == highest and state[TIES] == 1):
            state[CREDITS] += 1
        # Whether the butterfly comes is decided now, before this one counts among the others.
        rival = highest
        if state[OWN_COLOUR] == 0:
            for other in range(3):
                rival = max(rival, state[HIGHEST + other])
        state[DECORATED] = 2 if level > rival else 1
        state[HIGHEST + colour] = max(highest, level)
        state[DECORATIONS + colour] -= 1
        _log(state, end, DECORATION_PIECE + colour)
        state[HEIGHT + end] = level + 1
        state[TOP + end] = TOP_DECORATION
    _offer_cards(state, tables, work)


@kernel
def top_card(state: Any, tables: Any, pile: int) -> int:
    """The card on top of a pile, or -1."""
    place = tables[PILE_START + pile] + state[TAKEN + pile]
    if place >= tables[PILE_START + pile + 1]:
        return NONE
    return int(state[ORDER + place])


@kernel
def is_affordable(state: Any, tables: Any, card: int) -> bool:
    at = card * CARD_SIZE
    colour = tables[at + CARD_COLOUR]
    fits = colour == NONE or colour == state[COLOUR]
    return bool(fits and tables[at + CARD_COST] <= state[CREDITS])


@kernel
def _offer_cards(state: Any, tables: Any, work: Any) -> None:
    """Step 4 is asked if any card can be bought."""
    for pile in range(PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0 and is_affordable(state, tables, card):
            state[KIND] = BUY
            return
    _step_6_place_cards(state, tables, work)


@kernel
def _step_4_take_cards(state: Any, tables: Any, work: Any, chosen: int) -> None:
    count = 0
    for pile in range(PILE_COUNT):
        if (chosen >> pile) & 1:
            state[NEW_CARD + count] = top_card(state, tables, pile)
            state[TAKEN + pile] += 1
            count += 1
    state[NEW_CARDS] = count
    state[KIND] = ONE_TIME_DELIVERY
    if delivery_icons(state, tables) == 0:
        take_delivery(state, tables, work, 0, 0, 0)


@kernel
def delivery_icons(state: Any, tables: Any) -> int:
    """The brick-or-arch icons of the delivery that is to be taken now."""
    icons = 0
    if state[KIND] == ONE_TIME_DELIVERY:
        for number in range(state[NEW_CARDS]):
            icons += tables[state[NEW_CARD + number] * CARD_SIZE + ONE_TIME_ICONS]
        return icons
    seat = state[SEAT]
    icons = tables[BOARD + 2 * seat]
    visible = player_at(seat) + VISIBLE
    for place in range(PLACE_COUNT):
        card = state[visible + place]
        if card >= 0:
            icons += tables[card * CARD_SIZE + RECURRING_ICONS]
    return icons


@kernel
def delivery_columns(state: Any, tables: Any) -> int:
    """The column icons of the delivery that is to be taken now."""
    columns = 0
    if state[KIND] == ONE_TIME_DELIVERY:
        for number in range(state[NEW_CARDS]):
            columns += tables[state[NEW_CARD + number] * CARD_SIZE + ONE_TIME_COLUMNS]
        return columns
    seat = state[SEAT]
    columns = tables[BOARD + 2 * seat + 1]
    visible = player_at(seat) + VISIBLE
    for place in range(PLACE_COUNT):
        card = state[visible + place]
        if card >= 0:
            columns += tables[card * CARD_SIZE + RECURRING_COLUMNS]
    return columns


@kernel
def take_delivery(
    state: Any, tables: Any, work: Any, arches: int, bricks: int, make_up: int
) -> None:
    """Steps 5 and 6: take what was named, as far as the tray reaches (ruling R-12)."""
    columns = delivery_columns(state, tables)
    arches_taken = min(arches, state[TRAY])
    bricks_taken = min(bricks, state[TRAY + 1])
    columns_taken = min(columns, state[TRAY + 2])
    if arches_taken < arches or bricks_taken < bricks or columns_taken < columns:
        state[LAST_ROUND] = 1
    if make_up > 0:
        if arches_taken < arches:
            bricks_taken += make_up
        else:
            arches_taken += make_up
    hand = player_at(state[SEAT]) + HAND
    state[hand] += arches_taken
    state[hand + 1] += bricks_taken
    state[hand + 2] += columns_taken
    state[TRAY] -= arches_taken
    state[TRAY + 1] -= bricks_taken
    state[TRAY + 2] -= columns_taken
    if state[KIND] == ONE_TIME_DELIVERY:
        _step_6_place_cards(state, tables, work)
    else:
        _step_7_bonus_card(state, work)


@kernel
def _step_6_place_cards(state: Any, tables: Any, work: Any) -> None:
    size = player_at(state[SEAT]) + PLACE_SIZE
    empty = 0
    for place in range(PLACE_COUNT):
        if state[size + place] == 0:
            empty += 1
    if state[NEW_CARDS] > empty:
        state[KIND] = PLACE_CARD
        return
    for place in range(PLACE_COUNT):
        if state[NEW_CARDS] > 0 and state[size + place] == 0:
            _put_card(state, 0, place)
    _take_recurring(state, tables, work)


@kernel
def _put_card(state: Any, number: int, place: int) -> None:
    """Put one of the new cards, by its number among them, on a place."""
    seat = state[SEAT]
    at = player_at(seat)
    card = state[NEW_CARD + number]
    state[CARD_PLACE + card] = seat * PLACE_COUNT + place
    state[CARD_DEPTH + card] = state[at + PLACE_SIZE + place]
    state[at + PLACE_SIZE + place] += 1
    state[at + VISIBLE + place] = card
    count = state[NEW_CARDS] - 1
    for later in range(number, count):
        state[NEW_CARD + later] = state[NEW_CARD + later + 1]
    state[NEW_CARD + count] = NONE
    state[NEW_CARDS] = count


@kernel
def _take_recurring(state: Any, tables: Any, work: Any) -> None:
    state[KIND] = RECURRING_DELIVERY
    if delivery_icons(state, tables) == 0:
        # Only columns, if anything: nothing to decide. (As `take_delivery`, without its way back.)
        _take_columns(state, tables)
        _step_7_bonus_card(state, work)


@kernel
def _take_columns(state: Any, tables: Any) -> None:
    columns = delivery_columns(state, tables)
    taken = min(columns, state[TRAY + 2])
    if taken < columns:
        state[LAST_ROUND] = 1
    state[player_at(state[SEAT]) + HAND + 2] += taken
    state[TRAY + 2] -= taken


@kernel
def _step_7_bonus_card(state: Any, work: Any) -> None:
    if state[EARNS_BONUS] == 1 and state[BONUS_LEFT] > 0:
        state[player_at(state[SEAT]) + BONUS_CARDS] += 1
        state[BONUS_LEFT] -= 1
    _step_8_monkey(state, work)


@kernel
def is_open_arch_end(state: Any, spot: int) -> bool:
    """Whether the top of the stack is an arch end without an animal on it (R-9)."""
    return state[TOP + spot] == TOP_ARCH and state[CLOSED + spot] == 0


@kernel
def _step_8_monkey(state: Any, work: Any) -> None:
    if state[DECORATED] > 0 and state[COLOUR] == GOLD:
        state[TROPHY + MONKEY] = state[SEAT]
        knobs = 0
        only = NONE
        for spot in range(64):
            if is_open_arch_end(state, spot):
                knobs += 1
                only = spot
        if knobs > 1:
            state[KIND] = MONKEY_KNOB
            return
        if knobs == 1:
            _move_animal(state, MONKEY, only)
    _step_8_butterfly(state, work)


@kernel
def _step_8_butterfly(state: Any, work: Any) -> None:
    if state[BUTTERFLY] == 1 and state[DECORATED] == 2:
        state[TROPHY + THE_BUTTERFLY] = state[SEAT]
        _move_animal(state, THE_BUTTERFLY, state[PATH + state[PATH_LENGTH] - 1])
    if state[FROG_WAITS] == 1:
        _seat_frog(state, work)
    elif state[PATH_LENGTH] > 0 and frog_is_on_offer(state):
        state[KIND] = FROG_OR_NOT
    else:
        _end_turn(state, work)


@kernel
def _take_frog(state: Any, work: Any, take: int) -> None:
    before_building = state[KIND] == FROG_BEFORE_BUILDING
    if take:
        state[TROPHY + THE_FROG] = state[SEAT]
        state[player_at(state[SEAT]) + HAND + 2] += 1
        state[TRAY + 2] -= 1
        state[FROG_WAITS] = 1
    if before_building:
        state[KIND] = BUILD
    elif take:
        _seat_frog(state, work)
    else:
        _end_turn(state, work)


@kernel
def lowest_frog_height(state: Any) -> int:
    """The height of the lowest open arch end of the staircase just built, or -1."""
    lowest = NONE
    for number in range(state[PATH_LENGTH]):
        spot = state[PATH + number]
        if is_open_arch_end(state, spot):
            height = state[HEIGHT + spot]
            if lowest == NONE or height < lowest:
                lowest = height
    return lowest


@kernel
def is_frog_knob(state: Any, number: int, lowest: int) -> bool:
    """Whether the frog may sit on this spot of the path; a spiral's spot counts once."""
    spot = state[PATH + number]
    if not is_open_arch_end(state, spot) or state[HEIGHT + spot] != lowest:
        return False
    for earlier in range(number):
        if state[PATH + earlier] == spot:
            return False
    return True


@kernel
def _seat_frog(state: Any, work: Any) -> None:
    lowest = lowest_frog_height(state)
    knobs = 0
    only = NONE
    for number in range(state[PATH_LENGTH]):
        if is_frog_knob(state, number, lowest):
            knobs += 1
            only = state[PATH + number]
    if knobs > 1:
        state[KIND] = FROG_KNOB
        return
    if knobs == 1:
        _move_animal(state, THE_FROG, only)
    _end_turn(state, work)


@kernel
def _move_animal(state: Any, animal: int, spot: int) -> None:
    before = state[ANIMAL + animal]
    if before >= 0:
        state[CLOSED + before] = 0
    state[ANIMAL + animal] = spot
    state[CLOSED + spot] = 1


@kernel
def _end_turn(state: Any, work: Any) -> None:
    state[COLOUR] = NONE
    state[DECORATED] = 0
    state[CREDITS] = 0
    state[EARNS_BONUS] = 0
    state[FROG_WAITS] = 0
    state[PATH_LENGTH] = 0
    for number in range(MOST_NEW_CARDS):
        state[NEW_CARD + number] = NONE
    if state[SEAT] + 1 < state[PLAYERS]:
        state[SEAT] += 1
    elif state[LAST_ROUND] == 1:
        state[KIND] = OVER
        return
    else:
        state[SEAT] = 0
        state[ROUND] += 1
    begin_turn(state, work)


@kernel
def apply(state: Any, tables: Any, work: Any, decision: Any) -> None:
    """Play a legal decision."""
    what = decision[0]
    if what == DO_BUILD:
        _step_1_build(state, tables, work, decision)
    elif what == DO_PASS:
        _take_recurring(state, tables, work)
    elif what == DO_BUY:
        _step_4_take_cards(state, tables, work, decision[1])
    elif what == DO_USE_ICONS:
        take_delivery(state, tables, work, decision[1], decision[2], decision[3])
    elif what == DO_PLACE_CARD:
        for number in range(state[NEW_CARDS]):
            if state[NEW_CARD + number] == decision[1]:
                _put_card(state, number, decision[2])
                break
        _step_6_place_cards(state, tables, work)
    elif what == DO_PUT_MONKEY:
        _move_animal(state, MONKEY, decision[1])
        _step_8_butterfly(state, work)
    elif what == DO_TAKE_FROG:
        _take_frog(state, work, decision[1])
    elif what == DO_PUT_FROG:
        _move_animal(state, THE_FROG, decision[1])
        _end_turn(state, work)
