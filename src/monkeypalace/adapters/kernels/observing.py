"""Write what a seat may know as numbers: everything except the hidden order of the piles."""

from __future__ import annotations

from monkeypalace.adapters.kernels import layout as env
from monkeypalace.adapters.kernels.acting import height_now
from monkeypalace.engine import count_bananas, player_at, top_card
from monkeypalace.engine import layout as at
from monkeypalace.kernels import Int16s, Int32s, Int64s, fill_numbers, kernel
from monkeypalace.search import layout as ws
from monkeypalace.search.walk import near_height

HEIGHTS_AT = env.OFFSETS["heights"]
TOPS_AT = env.OFFSETS["tops"]
GROUND_AT = env.OFFSETS["ground"]
ANIMALS_AT = env.OFFSETS["animals"]
PATH_AT = env.OFFSETS["path"]
STAGE_AT = env.OFFSETS["stage"]
TO_ACT_AT = env.OFFSETS["to_act"]
SEAT_AT = env.OFFSETS["seat"]
TABLE_AT = env.OFFSETS["table"]
SUPPLY_AT = env.OFFSETS["supply"]
HIGHEST_AT = env.OFFSETS["highest"]
TROPHIES_AT = env.OFFSETS["trophies"]
PLAYERS_AT = env.OFFSETS["players"]
PLACES_AT = env.OFFSETS["places"]
MARKET_AT = env.OFFSETS["market"]
TURN_AT = env.OFFSETS["turn"]
NEW_CARDS_AT = env.OFFSETS["new_cards"]
DRAFT_AT = env.OFFSETS["draft"]
CHOSEN_AT = env.OFFSETS["chosen"]
CARDS_AT = env.OFFSETS["cards"]

ON_TOP = 1
JUST_BOUGHT = 2
OWNED = 3


@kernel
def _relative(state: Int16s, seat: int, observer: int) -> int:
    """Return the number of a seat relative to the observer."""
    return int((seat - observer) % state[at.PLAYERS])


@kernel
def _observe_palace(state: Int16s, draft: Int32s, out: Int16s) -> None:
    for spot in range(64):
        out[HEIGHTS_AT + spot] = state[at.HEIGHT + spot]
        out[TOPS_AT + spot] = state[at.TOP + spot]
        out[GROUND_AT + spot] = state[at.GROUND + spot]
    for animal in range(3):
        if state[at.ANIMAL + animal] >= 0:
            out[ANIMALS_AT + state[at.ANIMAL + animal]] = animal + 1
    if draft[env.STAGE] in (env.EXTEND, env.GAP):
        _observe_staircase(state, draft, out)
    else:
        for number in range(state[at.PATH_LENGTH]):
            out[PATH_AT + state[at.PATH + number]] = 1
        if state[at.PATH_LENGTH] > 0:
            out[PATH_AT + state[at.PATH + state[at.PATH_LENGTH] - 1]] = 2


@kernel
def _observe_staircase(state: Int16s, draft: Int32s, out: Int16s) -> None:
    """Add the unfinished staircase as if it stood on the table."""
    spot = draft[env.DECISION + 1]
    out[PATH_AT + spot] = 1
    height = state[at.HEIGHT + spot]
    for number in range(draft[env.DECISION + 2]):
        code = draft[env.DECISION + 3 + number]
        target = ws.NEIGHBOUR[spot * 4 + (code & 3)]
        height += near_height(code) + 1
        for end in (spot, target):
            out[HEIGHTS_AT + end] = height
            out[TOPS_AT + end] = at.TOP_ARCH
            out[PATH_AT + end] = 1
        spot = target
    out[PATH_AT + spot] = 2
    piled = 3 * draft[env.NEAR_COLUMNS] + draft[env.NEAR_BRICKS]
    if piled > 0:
        out[HEIGHTS_AT + spot] = height + piled
        out[TOPS_AT + spot] = at.TOP_SUPPORT
    if draft[env.STAGE] == env.GAP and draft[env.FAR_COLUMNS] > 0:
        target = ws.NEIGHBOUR[spot * 4 + draft[env.DRAFT_DIRECTION]]
        out[HEIGHTS_AT + target] = height_now(state, draft, target) + 3 * draft[env.FAR_COLUMNS]
        out[TOPS_AT + target] = at.TOP_SUPPORT


@kernel
def _observe_table(state: Int16s, draft: Int32s, observer: int, out: Int16s) -> None:
    out[STAGE_AT + draft[env.STAGE]] = 1
    out[TO_ACT_AT + _relative(state, state[at.SEAT], observer)] = 1
    out[SEAT_AT + observer] = 1
    out[TABLE_AT] = state[at.PLAYERS]
    out[TABLE_AT + 1] = state[at.ROUND]
    out[TABLE_AT + 2] = state[at.LAST_ROUND]
    for option in range(7):
        out[TABLE_AT + 3 + option] = state[at.WITH_BUTTERFLY + option]
    for index in range(3):
        out[SUPPLY_AT + index] = state[at.TRAY + index]
        out[SUPPLY_AT + 3 + index] = state[at.DECORATIONS + index]
        out[HIGHEST_AT + index] = state[at.HIGHEST + index]
        if state[at.TROPHY + index] >= 0:
            holder = _relative(state, state[at.TROPHY + index], observer)
            out[TROPHIES_AT + 4 * index + holder] = 1
    out[SUPPLY_AT + 6] = state[at.BONUS_LEFT]


@kernel
def _observe_players(
    state: Int16s, tables: Int16s, observer: int, bananas: Int64s, out: Int16s
) -> None:
    count_bananas(state, tables, bananas)
    for seat in range(state[at.PLAYERS]):
        other = _relative(state, seat, observer)
        begin = player_at(seat)
        row = PLAYERS_AT + 7 * other
        for index in range(3):
            out[row + index] = state[begin + at.HAND + index]
        out[row + 3] = state[begin + at.BONUS_CARDS]
        out[row + 4] = bananas[seat]
        out[row + 5] = tables[at.BOARD + 2 * seat]
        out[row + 6] = tables[at.BOARD + 2 * seat + 1]
        for place in range(at.PLACE_COUNT):
            card = state[begin + at.VISIBLE + place]
            if card < 0:
                continue
            first = card * at.CARD_SIZE
            place_row = PLACES_AT + 16 * other + 4 * place
            out[place_row] = state[begin + at.CARDS_ON_PLACE + place]
            out[place_row + 1] = tables[first + at.CARD_BANANAS]
            out[place_row + 2] = tables[first + at.RECURRING_ICONS]
            out[place_row + 3] = tables[first + at.RECURRING_COLUMNS]
            out[row + 5] += tables[first + at.RECURRING_ICONS]
            out[row + 6] += tables[first + at.RECURRING_COLUMNS]


@kernel
def _describe_card(tables: Int16s, card: int, out: Int16s, row: int) -> None:
    """Write cost, bananas and the four numbers of a card's deliveries."""
    first = card * at.CARD_SIZE
    out[row] = tables[first + at.CARD_COST]
    out[row + 1] = tables[first + at.CARD_BANANAS]
    for index in range(4):
        out[row + 2 + index] = tables[first + at.ONE_TIME_ICONS + index]


@kernel
def _observe_cards(state: Int16s, tables: Int16s, observer: int, out: Int16s) -> None:
    for card in range(at.CARD_COUNT):
        place = state[at.CARD_PLACE + card]
        if place >= 0:
            out[CARDS_AT + card] = OWNED + _relative(state, place // at.PLACE_COUNT, observer)
    for pile in range(at.PILE_COUNT):
        row = MARKET_AT + 7 * pile
        size = tables[at.PILE_START + pile + 1] - tables[at.PILE_START + pile]
        out[row] = size - state[at.TAKEN + pile]
        card = top_card(state, tables, pile)
        if card >= 0:
            _describe_card(tables, card, out, row + 1)
            out[CARDS_AT + card] = ON_TOP
    for number in range(state[at.NEW_CARDS]):
        card = state[at.NEW_CARD + number]
        _describe_card(tables, card, out, NEW_CARDS_AT + 6 * number)
        out[CARDS_AT + card] = JUST_BOUGHT


@kernel
def _observe_turn(state: Int16s, draft: Int32s, out: Int16s) -> None:
    if state[at.COLOUR] >= 0:
        out[TURN_AT + state[at.COLOUR]] = 1
    out[TURN_AT + 3] = draft[env.CREDITS_LEFT]
    out[TURN_AT + 4] = 1 if state[at.DECORATED] > 0 else 0
    out[TURN_AT + 5] = state[at.EARNS_BONUS]
    out[TURN_AT + 6] = state[at.FROG_WAITS]
    out[TURN_AT + 7] = state[at.STACK_PLACE] + 1
    stage = draft[env.STAGE]
    if stage in (env.EXTEND, env.GAP):
        out[DRAFT_AT] = draft[env.NEAR_COLUMNS]
        out[DRAFT_AT + 1] = draft[env.NEAR_BRICKS]
        if stage == env.GAP:
            out[DRAFT_AT + 2 + draft[env.DRAFT_DIRECTION]] = 1
        out[DRAFT_AT + 6] = draft[env.FAR_COLUMNS]
        out[DRAFT_AT + 7] = draft[env.ATTACHED]
        out[DRAFT_AT + 8] = draft[env.DECISION + 2]
        out[DRAFT_AT + 9] = draft[env.ARCHES]
        out[DRAFT_AT + 10] = draft[env.BRICKS]
        out[DRAFT_AT + 11] = draft[env.COLUMNS]
    elif stage == env.REPLACE:
        out[DRAFT_AT + 12] = draft[env.DECISION + 1]
        out[DRAFT_AT + 13] = draft[env.DECISION + 2]
    elif stage == at.BUY:
        for pile in range(at.PILE_COUNT):
            out[CHOSEN_AT + pile] = (draft[env.CHOSEN] >> pile) & 1


@kernel
def observe(
    state: Int16s, tables: Int16s, draft: Int32s, observer: int, bananas: Int64s, out: Int16s
) -> None:
    """Write the observation of a seat. The draft is public, like pieces on the table."""
    fill_numbers(out, 0)
    _observe_palace(state, draft, out)
    _observe_table(state, draft, observer, out)
    _observe_players(state, tables, observer, bananas, out)
    _observe_cards(state, tables, observer, out)
    _observe_turn(state, draft, out)
