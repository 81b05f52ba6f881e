"""The eight steps of a turn on the encoded game, equivalent to `game/steps.py`.

`apply` plays a legal decision in place without checking it; `decisions.py` lists the legal ones.
The tests play encoded and readable games side by side.
"""

from __future__ import annotations

from monkeypalace.engine import layout as at
from monkeypalace.kernels import Int16s, Int32s, Int64s, kernel
from monkeypalace.search import can_build, prepare
from monkeypalace.search import layout as ws

MONKEY, BUTTERFLY, FROG = 0, 1, 2
GOLD = 2


@kernel
def player_at(seat: int) -> int:
    """Return the offset of a seat's numbers."""
    return at.PLAYER + seat * at.PLAYER_SIZE


@kernel
def arches_in_hand(state: Int16s) -> int:
    """Return the number of arches of the player to move."""
    return int(state[player_at(state[at.SEAT]) + at.HAND])


@kernel
def bricks_in_hand(state: Int16s) -> int:
    """Return the number of bricks of the player to move."""
    return int(state[player_at(state[at.SEAT]) + at.HAND + 1])


@kernel
def columns_in_hand(state: Int16s) -> int:
    """Return the number of columns of the player to move."""
    return int(state[player_at(state[at.SEAT]) + at.HAND + 2])


@kernel
def prepare_search(state: Int16s, nodes: int, work: Int64s) -> None:
    """Fill the workspace for the current palace, with a budget of `nodes`."""
    prepare(state[at.HEIGHT :], state[at.CLOSED :], nodes, work)


@kernel
def can_player_build(state: Int16s, more_columns: int, work: Int64s) -> bool:
    """Return whether the player can build anything with `more_columns` extra columns (R-24)."""
    prepare_search(state, 0, work)
    columns = columns_in_hand(state) + more_columns
    return can_build(work, arches_in_hand(state), bricks_in_hand(state), columns)


@kernel
def begin_turn(state: Int16s, work: Int64s) -> None:
    """Begin a turn: offer the frog first if the player could build with its column (R-11)."""
    state[at.KIND] = at.BUILD
    if frog_is_on_offer(state) and can_player_build(state, 1, work):
        state[at.KIND] = at.FROG_BEFORE_BUILDING


@kernel
def frog_is_on_offer(state: Int16s) -> bool:
    return (
        state[at.WITH_FROG] == 1
        and state[at.TROPHY + FROG] != state[at.SEAT]
        and state[at.TRAY + 2] > 0
    )


@kernel
def _log(state: Int16s, spot: int, piece: int) -> None:
    state[at.LOG + state[at.LOG_LENGTH]] = spot * 16 + piece
    state[at.LOG_LENGTH] += 1


@kernel
def _add_supports(state: Int16s, spot: int, columns: int, bricks: int) -> None:
    for _ in range(columns):
        _log(state, spot, at.COLUMN_PIECE)
    for _ in range(bricks):
        _log(state, spot, at.BRICK_PIECE)
    if columns + bricks > 0:
        state[at.HEIGHT + spot] += 3 * columns + bricks
        state[at.TOP + spot] = at.TOP_SUPPORT
        if 3 * columns + bricks >= ws.PILLAR_FOR_BONUS:
            state[at.EARNS_BONUS] = 1


@kernel
def _step_1_build(state: Int16s, tables: Int16s, work: Int64s, decision: Int32s) -> None:
    spot = decision[1]
    length = decision[2]
    hand = player_at(state[at.SEAT]) + at.HAND
    state[at.COLOUR] = state[at.GROUND + spot]
    state[at.EARNS_BONUS] = 0
    state[at.PATH] = spot
    for number in range(length):
        code = decision[3 + number]
        direction = code & 3
        near_columns = (code >> 2) & 31
        near_bricks = (code >> 7) & 127
        far_columns = (code >> 14) & 31
        far_bricks = code >> 19
        target = ws.NEIGHBOUR[spot * 4 + direction]
        _add_supports(state, spot, near_columns, near_bricks)
        _add_supports(state, target, far_columns, far_bricks)
        level = state[at.HEIGHT + spot]
        _log(state, spot, at.ARCH_PIECE + direction)
        _log(state, target, at.ARCH_PIECE + (direction ^ 2))
        state[at.HEIGHT + spot] = level + 1
        state[at.HEIGHT + target] = level + 1
        state[at.TOP + spot] = at.TOP_ARCH
        state[at.TOP + target] = at.TOP_ARCH
        state[hand + 1] -= near_bricks + far_bricks
        state[hand + 2] -= near_columns + far_columns
        spot = target
        state[at.PATH + number + 1] = spot
    state[hand] -= length
    state[at.PATH_LENGTH] = length + 1
    _steps_2_and_3(state, tables, work, spot, length)


@kernel
def _steps_2_and_3(state: Int16s, tables: Int16s, work: Int64s, end: int, length: int) -> None:
    """Steps 2 and 3: put a decoration on the end, give credits for arches and height."""
    colour = state[at.COLOUR]
    level = state[at.HEIGHT + end]
    state[at.CREDITS] = length
    if state[at.DECORATIONS + colour] > 0:
        # Compare with the earlier decorations before adding this one.
        if earns_height_credit(state, colour, level):
            state[at.CREDITS] += 1
        state[at.DECORATED] = 2 if is_tallest(state, colour, level) else 1
        state[at.HIGHEST + colour] = max(state[at.HIGHEST + colour], level)
        state[at.DECORATIONS + colour] -= 1
        _log(state, end, at.DECORATION_PIECE + colour)
        state[at.HEIGHT + end] = level + 1
        state[at.TOP + end] = at.TOP_DECORATION
    _offer_cards(state, tables, work)


@kernel
def earns_height_credit(state: Int16s, colour: int, level: int) -> bool:
    """Return whether a new decoration at this level earns the height credit (R-6)."""
    if state[at.DECORATIONS + colour] == 0:
        return False
    highest = state[at.HIGHEST + colour]
    return bool(level > highest or (level == highest and state[at.TIES_EARN_CREDIT] == 1))


@kernel
def is_tallest(state: Int16s, colour: int, level: int) -> bool:
    """Return whether a new decoration at this level moves the butterfly (R-10)."""
    highest = state[at.HIGHEST + colour]
    if state[at.BUTTERFLY_RULE] == 0:
        for other in range(3):
            highest = max(highest, state[at.HIGHEST + other])
    return bool(level > highest)


@kernel
def top_card(state: Int16s, tables: Int16s, pile: int) -> int:
    """Return the top card of a pile, or -1."""
    place = tables[at.PILE_START + pile] + state[at.TAKEN + pile]
    if place >= tables[at.PILE_START + pile + 1]:
        return ws.NONE
    return int(state[at.ORDER + place])


@kernel
def is_affordable(state: Int16s, tables: Int16s, card: int) -> bool:
    row = card * at.CARD_SIZE
    colour = tables[row + at.CARD_COLOUR]
    fits = colour == ws.NONE or colour == state[at.COLOUR]
    return bool(fits and tables[row + at.CARD_COST] <= state[at.CREDITS])


@kernel
def _offer_cards(state: Int16s, tables: Int16s, work: Int64s) -> None:
    """Step 4: ask the player if any card can be bought."""
    for pile in range(at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if card >= 0 and is_affordable(state, tables, card):
            state[at.KIND] = at.BUY
            return
    _step_6_place_cards(state, tables, work)


@kernel
def _step_4_take_cards(state: Int16s, tables: Int16s, work: Int64s, chosen: int) -> None:
    count = 0
    for pile in range(at.PILE_COUNT):
        if (chosen >> pile) & 1:
            state[at.NEW_CARD + count] = top_card(state, tables, pile)
            state[at.TAKEN + pile] += 1
            count += 1
    state[at.NEW_CARDS] = count
    state[at.KIND] = at.ONE_TIME_DELIVERY
    fewest = fewest_arches(state, tables)
    if fewest == most_arches(state, tables):
        bricks = delivery_icons(state, tables) - fewest
        take_delivery(state, tables, work, fewest, bricks, 0)


@kernel
def _delivery(state: Int16s, tables: Int16s, on_board: int, one_time: int, recurring: int) -> int:
    """Return how many icons of one kind the delivery that is due has.

    In `tables`, the number of these icons has the offset `on_board` within a player board, and the
    offsets `one_time` and `recurring` within a card.
    """
    icons = 0
    if state[at.KIND] == at.ONE_TIME_DELIVERY:
        for number in range(state[at.NEW_CARDS]):
            icons += tables[state[at.NEW_CARD + number] * at.CARD_SIZE + one_time]
        return icons
    seat = state[at.SEAT]
    icons = tables[at.BOARD + 2 * seat + on_board]
    visible = player_at(seat) + at.VISIBLE
    for place in range(at.PLACE_COUNT):
        card = state[visible + place]
        if card >= 0:
            icons += tables[card * at.CARD_SIZE + recurring]
    return icons


@kernel
def delivery_icons(state: Int16s, tables: Int16s) -> int:
    """Return the brick-or-arch icons of the delivery that is due."""
    return _delivery(state, tables, 0, at.ONE_TIME_ICONS, at.RECURRING_ICONS)


@kernel
def delivery_columns(state: Int16s, tables: Int16s) -> int:
    """Return the column icons of the delivery that is due."""
    return _delivery(state, tables, 1, at.ONE_TIME_COLUMNS, at.RECURRING_COLUMNS)


@kernel
def fewest_arches(state: Int16s, tables: Int16s) -> int:
    """Return how many of the icons must be named as arches (R-12)."""
    if state[at.END_RULE] == 0:
        return 0
    return int(max(0, delivery_icons(state, tables) - state[at.TRAY + 1]))


@kernel
def most_arches(state: Int16s, tables: Int16s) -> int:
    """Return how many of the icons may be named as arches (R-12)."""
    icons = delivery_icons(state, tables)
    if state[at.END_RULE] == 0:
        return icons
    return int(max(fewest_arches(state, tables), min(icons, state[at.TRAY])))


@kernel
def _take_pieces(
    state: Int16s, tables: Int16s, arches: int, bricks: int, replacements: int
) -> None:
    """Steps 5 and 6: take the chosen pieces, as far as the tray has them (ruling R-12)."""
    columns = delivery_columns(state, tables)
    arches_taken = min(arches, state[at.TRAY])
    bricks_taken = min(bricks, state[at.TRAY + 1])
    columns_taken = min(columns, state[at.TRAY + 2])
    if arches_taken < arches or bricks_taken < bricks or columns_taken < columns:
        state[at.LAST_ROUND] = 1
    if replacements > 0:
        if arches_taken < arches:
            bricks_taken += replacements
        else:
            arches_taken += replacements
    hand = player_at(state[at.SEAT]) + at.HAND
    state[hand] += arches_taken
    state[hand + 1] += bricks_taken
    state[hand + 2] += columns_taken
    state[at.TRAY] -= arches_taken
    state[at.TRAY + 1] -= bricks_taken
    state[at.TRAY + 2] -= columns_taken


@kernel
def take_delivery(
    state: Int16s, tables: Int16s, work: Int64s, arches: int, bricks: int, replacements: int
) -> None:
    """Steps 5 and 6: take the chosen pieces, then continue with the next step."""
    _take_pieces(state, tables, arches, bricks, replacements)
    if state[at.KIND] == at.ONE_TIME_DELIVERY:
        _step_6_place_cards(state, tables, work)
    else:
        _step_7_bonus_card(state, work)


@kernel
def _step_6_place_cards(state: Int16s, tables: Int16s, work: Int64s) -> None:
    counts = player_at(state[at.SEAT]) + at.CARDS_ON_PLACE
    empty = 0
    for place in range(at.PLACE_COUNT):
        if state[counts + place] == 0:
            empty += 1
    if state[at.NEW_CARDS] == 1 and state[at.STACK_PLACE] >= 0:
        _put_card(state, 0, state[at.STACK_PLACE])
    elif state[at.NEW_CARDS] > empty:
        state[at.KIND] = at.PLACE_CARD
        return
    for place in range(at.PLACE_COUNT):
        if state[at.NEW_CARDS] > 0 and state[counts + place] == 0:
            _put_card(state, 0, place)
    _take_recurring(state, tables, work)


@kernel
def _put_card(state: Int16s, number: int, place: int) -> None:
    """Put one of the new cards, by its number among them, on a place."""
    seat = state[at.SEAT]
    row = player_at(seat)
    card = state[at.NEW_CARD + number]
    state[at.CARD_PLACE + card] = seat * at.PLACE_COUNT + place
    state[at.CARD_DEPTH + card] = state[row + at.CARDS_ON_PLACE + place]
    state[row + at.CARDS_ON_PLACE + place] += 1
    state[row + at.VISIBLE + place] = card
    count = state[at.NEW_CARDS] - 1
    for later in range(number, count):
        state[at.NEW_CARD + later] = state[at.NEW_CARD + later + 1]
    state[at.NEW_CARD + count] = ws.NONE
    state[at.NEW_CARDS] = count


@kernel
def _take_recurring(state: Int16s, tables: Int16s, work: Int64s) -> None:
    state[at.KIND] = at.RECURRING_DELIVERY
    fewest = fewest_arches(state, tables)
    if fewest == most_arches(state, tables):
        # Nothing to decide. Calling `take_delivery` here would be recursive.
        _take_pieces(state, tables, fewest, delivery_icons(state, tables) - fewest, 0)
        _step_7_bonus_card(state, work)


@kernel
def _step_7_bonus_card(state: Int16s, work: Int64s) -> None:
    if state[at.EARNS_BONUS] == 1 and state[at.BONUS_LEFT] > 0:
        state[player_at(state[at.SEAT]) + at.BONUS_CARDS] += 1
        state[at.BONUS_LEFT] -= 1
    _step_8_monkey(state, work)


@kernel
def is_open_arch_end(state: Int16s, spot: int) -> bool:
    """Return whether the top of the stack is an arch end without an animal on it (R-9)."""
    return state[at.TOP + spot] == at.TOP_ARCH and state[at.CLOSED + spot] == 0


@kernel
def _step_8_monkey(state: Int16s, work: Int64s) -> None:
    if state[at.DECORATED] > 0 and state[at.COLOUR] == GOLD:
        state[at.TROPHY + MONKEY] = state[at.SEAT]
        knobs = 0
        only = ws.NONE
        for spot in range(64):
            if is_open_arch_end(state, spot):
                knobs += 1
                only = spot
        if knobs > 1:
            state[at.KIND] = at.MONKEY_KNOB
            return
        if knobs == 1:
            _move_animal(state, MONKEY, only)
    _step_8_butterfly(state, work)


@kernel
def _step_8_butterfly(state: Int16s, work: Int64s) -> None:
    if state[at.WITH_BUTTERFLY] == 1 and state[at.DECORATED] == 2:
        state[at.TROPHY + BUTTERFLY] = state[at.SEAT]
        _move_animal(state, BUTTERFLY, state[at.PATH + state[at.PATH_LENGTH] - 1])
    if state[at.FROG_WAITS] == 1:
        _place_frog(state, work)
    elif state[at.PATH_LENGTH] > 0 and frog_is_on_offer(state):
        state[at.KIND] = at.FROG_OR_NOT
    else:
        _end_turn(state, work)


@kernel
def _take_frog(state: Int16s, work: Int64s, take: int) -> None:
    before_building = state[at.KIND] == at.FROG_BEFORE_BUILDING
    if take:
        state[at.TROPHY + FROG] = state[at.SEAT]
        state[player_at(state[at.SEAT]) + at.HAND + 2] += 1
        state[at.TRAY + 2] -= 1
        state[at.FROG_WAITS] = 1
    if before_building:
        state[at.KIND] = at.BUILD
    elif take:
        _place_frog(state, work)
    else:
        _end_turn(state, work)


@kernel
def lowest_frog_height(state: Int16s) -> int:
    """Return the height of the lowest open arch end of the staircase just built, or -1."""
    lowest = ws.NONE
    for number in range(state[at.PATH_LENGTH]):
        spot = state[at.PATH + number]
        if is_open_arch_end(state, spot):
            height = state[at.HEIGHT + spot]
            if lowest == ws.NONE or height < lowest:
                lowest = height
    return lowest


@kernel
def is_frog_knob(state: Int16s, number: int, lowest: int) -> bool:
    """Return whether the frog may be put on spot `number` of the path.

    If the path visits a spot twice, only the first visit counts.
    """
    spot = state[at.PATH + number]
    if not is_open_arch_end(state, spot) or state[at.HEIGHT + spot] != lowest:
        return False
    for earlier in range(number):
        if state[at.PATH + earlier] == spot:
            return False
    return True


@kernel
def _place_frog(state: Int16s, work: Int64s) -> None:
    lowest = lowest_frog_height(state)
    knobs = 0
    only = ws.NONE
    for number in range(state[at.PATH_LENGTH]):
        if is_frog_knob(state, number, lowest):
            knobs += 1
            only = state[at.PATH + number]
    if knobs > 1:
        state[at.KIND] = at.FROG_KNOB
        return
    if knobs == 1:
        _move_animal(state, FROG, only)
    _end_turn(state, work)


@kernel
def _move_animal(state: Int16s, animal: int, spot: int) -> None:
    before = state[at.ANIMAL + animal]
    if before >= 0:
        state[at.CLOSED + before] = 0
    state[at.ANIMAL + animal] = spot
    state[at.CLOSED + spot] = 1


@kernel
def _end_turn(state: Int16s, work: Int64s) -> None:
    state[at.COLOUR] = ws.NONE
    state[at.DECORATED] = 0
    state[at.CREDITS] = 0
    state[at.EARNS_BONUS] = 0
    state[at.FROG_WAITS] = 0
    state[at.STACK_PLACE] = ws.NONE
    state[at.PATH_LENGTH] = 0
    for number in range(at.MOST_NEW_CARDS):
        state[at.NEW_CARD + number] = ws.NONE
    if state[at.SEAT] + 1 < state[at.PLAYERS]:
        state[at.SEAT] += 1
    elif state[at.LAST_ROUND] == 1:
        state[at.KIND] = at.OVER
        return
    else:
        state[at.SEAT] = 0
        state[at.ROUND] += 1
    begin_turn(state, work)


@kernel
def apply(state: Int16s, tables: Int16s, work: Int64s, decision: Int32s) -> None:
    """Play a legal decision."""
    what = decision[0]
    if what == ws.DO_BUILD:
        _step_1_build(state, tables, work, decision)
    elif what == at.DO_PASS:
        _take_recurring(state, tables, work)
    elif what == at.DO_BUY:
        _step_4_take_cards(state, tables, work, decision[1])
    elif what == at.DO_USE_ICONS:
        take_delivery(state, tables, work, decision[1], decision[2], decision[3])
    elif what == at.DO_PLACE_CARD:
        for number in range(state[at.NEW_CARDS]):
            if state[at.NEW_CARD + number] == decision[1]:
                counts = player_at(state[at.SEAT]) + at.CARDS_ON_PLACE
                if state[at.STACK_NEW_CARDS] == 1 and state[counts + decision[2]] > 0:
                    state[at.STACK_PLACE] = decision[2]
                _put_card(state, number, decision[2])
                break
        _step_6_place_cards(state, tables, work)
    elif what == at.DO_PUT_MONKEY:
        _move_animal(state, MONKEY, decision[1])
        _step_8_butterfly(state, work)
    elif what == at.DO_TAKE_FROG:
        _take_frog(state, work, decision[1])
    elif what == at.DO_PUT_FROG:
        _move_animal(state, FROG, decision[1])
        _end_turn(state, work)
