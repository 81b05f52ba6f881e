"""What a seat may know, as numbers: everything but the order of the cards below the top ones."""

from __future__ import annotations

from typing import Any

from monkeypalace.adapters.kernels.acting import height_now
from monkeypalace.adapters.kernels.layout import (
    ARCHES,
    ATTACHED,
    BRICKS,
    CHOSEN,
    COLUMNS,
    CREDITS_LEFT,
    DECISION,
    FAR_COLUMNS,
    GAP,
    MAKE_UP,
    NEAR_BRICKS,
    NEAR_COLUMNS,
    OFFSETS,
    ON_THE_WAY,
    STAGE,
    WAY,
)
from monkeypalace.fast.games import count_bananas
from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    ANIMAL,
    BOARD,
    BONUS_CARDS,
    BONUS_LEFT,
    BUTTERFLY,
    BUY,
    CARD_BANANAS,
    CARD_COST,
    CARD_COUNT,
    CARD_PLACE,
    CARD_SIZE,
    COLOUR,
    DECORATED,
    DECORATIONS,
    EARNS_BONUS,
    FROG_WAITS,
    GROUND,
    HAND,
    HEIGHT,
    HIGHEST,
    LAST_ROUND,
    NEIGHBOUR,
    NEW_CARD,
    NEW_CARDS,
    ONE_TIME_ICONS,
    PATH,
    PATH_LENGTH,
    PILE_COUNT,
    PILE_START,
    PLACE_COUNT,
    PLACE_SIZE,
    PLAYERS,
    RECURRING_COLUMNS,
    RECURRING_ICONS,
    ROUND,
    SEAT,
    TAKEN,
    TOP,
    TOP_ARCH,
    TOP_SUPPORT,
    TRAY,
    TROPHY,
    VISIBLE,
)
from monkeypalace.fast.steps import player_at, top_card

HEIGHTS_AT = OFFSETS["heights"]
TOPS_AT = OFFSETS["tops"]
GROUND_AT = OFFSETS["ground"]
ANIMALS_AT = OFFSETS["animals"]
PATH_AT = OFFSETS["path"]
STAGE_AT = OFFSETS["stage"]
TO_ACT_AT = OFFSETS["to_act"]
SEAT_AT = OFFSETS["seat"]
TABLE_AT = OFFSETS["table"]
SUPPLY_AT = OFFSETS["supply"]
HIGHEST_AT = OFFSETS["highest"]
TROPHIES_AT = OFFSETS["trophies"]
PLAYERS_AT = OFFSETS["players"]
PLACES_AT = OFFSETS["places"]
MARKET_AT = OFFSETS["market"]
TURN_AT = OFFSETS["turn"]
NEW_CARDS_AT = OFFSETS["new_cards"]
DRAFT_AT = OFFSETS["draft"]
CHOSEN_AT = OFFSETS["chosen"]
CARDS_AT = OFFSETS["cards"]

ON_TOP = 1
JUST_BOUGHT = 2
OWNED = 3


@kernel
def _relative(state: Any, seat: int, observer: int) -> int:
    """A seat counted from the observer."""
    return int((seat - observer) % state[PLAYERS])


@kernel
def _observe_palace(state: Any, draft: Any, out: Any) -> None:
    for spot in range(64):
        out[HEIGHTS_AT + spot] = state[HEIGHT + spot]
        out[TOPS_AT + spot] = state[TOP + spot]
        out[GROUND_AT + spot] = state[GROUND + spot]
    for animal in range(3):
        if state[ANIMAL + animal] >= 0:
            out[ANIMALS_AT + state[ANIMAL + animal]] = animal + 1
    if draft[STAGE] in (ON_THE_WAY, GAP):
        _observe_staircase(state, draft, out)
    else:
        for number in range(state[PATH_LENGTH]):
            out[PATH_AT + state[PATH + number]] = 1
        if state[PATH_LENGTH] > 0:
            out[PATH_AT + state[PATH + state[PATH_LENGTH] - 1]] = 2


@kernel
def _observe_staircase(state: Any, draft: Any, out: Any) -> None:
    """The unfinished staircase, as if it stood on the table."""
    spot = draft[DECISION + 1]
    out[PATH_AT + spot] = 1
    height = state[HEIGHT + spot]
    for number in range(draft[DECISION + 2]):
        code = draft[DECISION + 3 + number]
        target = NEIGHBOUR[spot * 4 + (code & 3)]
        height += 3 * ((code >> 2) & 31) + ((code >> 7) & 127) + 1
        for end in (spot, target):
            out[HEIGHTS_AT + end] = height
            out[TOPS_AT + end] = TOP_ARCH
            out[PATH_AT + end] = 1
        spot = target
    out[PATH_AT + spot] = 2
    piled = 3 * draft[NEAR_COLUMNS] + draft[NEAR_BRICKS]
    if piled > 0:
        out[HEIGHTS_AT + spot] = height + piled
        out[TOPS_AT + spot] = TOP_SUPPORT
    if draft[STAGE] == GAP and draft[FAR_COLUMNS] > 0:
        target = NEIGHBOUR[spot * 4 + draft[WAY]]
        out[HEIGHTS_AT + target] = height_now(state, draft, target) + 3 * draft[FAR_COLUMNS]
        out[TOPS_AT + target] = TOP_SUPPORT


@kernel
def _observe_table(state: Any, draft: Any, observer: int, out: Any) -> None:
    out[STAGE_AT + draft[STAGE]] = 1
    out[TO_ACT_AT + _relative(state, state[SEAT], observer)] = 1
    out[SEAT_AT + observer] = 1
    out[TABLE_AT] = state[PLAYERS]
    out[TABLE_AT + 1] = state[ROUND]
    out[TABLE_AT + 2] = state[LAST_ROUND]
    for option in range(5):
        out[TABLE_AT + 3 + option] = state[BUTTERFLY + option]
    for index in range(3):
        out[SUPPLY_AT + index] = state[TRAY + index]
        out[SUPPLY_AT + 3 + index] = state[DECORATIONS + index]
        out[HIGHEST_AT + index] = state[HIGHEST + index]
        if state[TROPHY + index] >= 0:
            holder = _relative(state, state[TROPHY + index], observer)
            out[TROPHIES_AT + 4 * index + holder] = 1
    out[SUPPLY_AT + 6] = state[BONUS_LEFT]


@kernel
def _observe_players(state: Any, tables: Any, observer: int, bananas: Any, out: Any) -> None:
    count_bananas(state, tables, bananas)
    for seat in range(state[PLAYERS]):
        other = _relative(state, seat, observer)
        begin = player_at(seat)
        at = PLAYERS_AT + 7 * other
        for index in range(3):
            out[at + index] = state[begin + HAND + index]
        out[at + 3] = state[begin + BONUS_CARDS]
        out[at + 4] = bananas[seat]
        out[at + 5] = tables[BOARD + 2 * seat]
        out[at + 6] = tables[BOARD + 2 * seat + 1]
        for place in range(PLACE_COUNT):
            card = state[begin + VISIBLE + place]
            if card < 0:
                continue
            first = card * CARD_SIZE
            on = PLACES_AT + 16 * other + 4 * place
            out[on] = state[begin + PLACE_SIZE + place]
            out[on + 1] = tables[first + CARD_BANANAS]
            out[on + 2] = tables[first + RECURRING_ICONS]
            out[on + 3] = tables[first + RECURRING_COLUMNS]
            out[at + 5] += tables[first + RECURRING_ICONS]
            out[at + 6] += tables[first + RECURRING_COLUMNS]


@kernel
def _describe_card(tables: Any, card: int, out: Any, at: int) -> None:
    """Cost, bananas and the four numbers of a card's deliveries."""
    first = card * CARD_SIZE
    out[at] = tables[first + CARD_COST]
    out[at + 1] = tables[first + CARD_BANANAS]
    for index in range(4):
        out[at + 2 + index] = tables[first + ONE_TIME_ICONS + index]


@kernel
def _observe_cards(state: Any, tables: Any, observer: int, out: Any) -> None:
    for card in range(CARD_COUNT):
        place = state[CARD_PLACE + card]
        if place >= 0:
            out[CARDS_AT + card] = OWNED + _relative(state, place // PLACE_COUNT, observer)
    for pile in range(PILE_COUNT):
        at = MARKET_AT + 7 * pile
        size = tables[PILE_START + pile + 1] - tables[PILE_START + pile]
        out[at] = size - state[TAKEN + pile]
        card = top_card(state, tables, pile)
        if card >= 0:
            _describe_card(tables, card, out, at + 1)
            out[CARDS_AT + card] = ON_TOP
    for number in range(state[NEW_CARDS]):
        card = state[NEW_CARD + number]
        _describe_card(tables, card, out, NEW_CARDS_AT + 6 * number)
        out[CARDS_AT + card] = JUST_BOUGHT


@kernel
def _observe_turn(state: Any, draft: Any, out: Any) -> None:
    if state[COLOUR] >= 0:
        out[TURN_AT + state[COLOUR]] = 1
    out[TURN_AT + 3] = draft[CREDITS_LEFT]
    out[TURN_AT + 4] = 1 if state[DECORATED] > 0 else 0
    out[TURN_AT + 5] = state[EARNS_BONUS]
    out[TURN_AT + 6] = state[FROG_WAITS]
    stage = draft[STAGE]
    if stage in (ON_THE_WAY, GAP):
        out[DRAFT_AT] = draft[NEAR_COLUMNS]
        out[DRAFT_AT + 1] = draft[NEAR_BRICKS]
        if stage == GAP:
            out[DRAFT_AT + 2 + draft[WAY]] = 1
        out[DRAFT_AT + 6] = draft[FAR_COLUMNS]
        out[DRAFT_AT + 7] = draft[ATTACHED]
        out[DRAFT_AT + 8] = draft[DECISION + 2]
        out[DRAFT_AT + 9] = draft[ARCHES]
        out[DRAFT_AT + 10] = draft[BRICKS]
        out[DRAFT_AT + 11] = draft[COLUMNS]
    elif stage == MAKE_UP:
        out[DRAFT_AT + 12] = draft[DECISION + 1]
        out[DRAFT_AT + 13] = draft[DECISION + 2]
    elif stage == BUY:
        for pile in range(PILE_COUNT):
            out[CHOSEN_AT + pile] = (draft[CHOSEN] >> pile) & 1


@kernel
def observe(state: Any, tables: Any, draft: Any, observer: int, bananas: Any, out: Any) -> None:
    """Write what a seat may know. The draft is seen by all, as pieces on the table are."""
    out[:] = 0
    _observe_palace(state, draft, out)
    _observe_table(state, draft, observer, out)
    _observe_players(state, tables, observer, bananas, out)
    _observe_cards(state, tables, observer, out)
    _observe_turn(state, draft, out)
