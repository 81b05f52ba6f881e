"""Small actions, put together to decisions and played."""

from __future__ import annotations

from typing import Any

from monkeypalace.adapters.kernels.layout import (
    ARCHES,
    ATTACHED,
    BRICK,
    BRICKS,
    BUY_FROM,
    CAME_FROM,
    CHOSEN,
    COLUMN,
    COLUMNS,
    CREDITS_LEFT,
    DECISION,
    DIRECTION,
    FAR_COLUMNS,
    FILL,
    FINISH,
    GAP,
    KNOB,
    LAST_PILE,
    MAKE_UP,
    MAKE_UP_WITH,
    NAME_ARCHES,
    NEAR_BRICKS,
    NEAR_COLUMNS,
    ON_THE_WAY,
    PASS,
    PUT_CARD,
    SPOT,
    STAGE,
    STOP_BUYING,
    TAKE_FROG,
    WAY,
)
from monkeypalace.fast import layout as packed
from monkeypalace.fast.decisions import most_to_make_up
from monkeypalace.fast.games import count_bananas, share_win
from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    BUILD,
    BUY,
    CARD_COST,
    CARD_SIZE,
    CREDITS,
    DO_BUILD,
    DO_BUY,
    DO_PASS,
    DO_PLACE_CARD,
    DO_PUT_FROG,
    DO_PUT_MONKEY,
    DO_TAKE_FROG,
    DO_USE_ICONS,
    FAR_BRICKS,
    HAND,
    HEIGHT,
    KIND,
    MONKEY_KNOB,
    NEIGHBOUR,
    NEW_CARD,
    NONE,
    ONE_TIME_DELIVERY,
    OVER,
    PLACE_CARD,
    PLACE_COUNT,
    PLAYERS,
    RECURRING_DELIVERY,
    SEAT,
)
from monkeypalace.fast.steps import apply, delivery_icons, player_at, top_card

# The places of an arch code; the draft has numbers of the same names.
CODE_NEAR_COLUMNS = packed.NEAR_COLUMNS
CODE_NEAR_BRICKS = packed.NEAR_BRICKS
CODE_FAR_COLUMNS = packed.FAR_COLUMNS

#: What a seat is rewarded for.
REWARD_BANANAS = 0
REWARD_WIN = 1


@kernel
def begin_draft(state: Any, draft: Any) -> None:
    """An empty draft of the decision that is due."""
    draft[STAGE] = state[KIND]
    for index in range(SPOT, DECISION + 3):
        draft[index] = 0
    draft[CAME_FROM] = NONE
    draft[LAST_PILE] = NONE
    draft[CREDITS_LEFT] = state[CREDITS]


@kernel
def height_now(state: Any, draft: Any, asked: int) -> int:
    """The height of a spot with the arches of the draft, without what is piled for the next."""
    found = state[HEIGHT + asked]
    spot = draft[DECISION + 1]
    height = state[HEIGHT + spot]
    for number in range(draft[DECISION + 2]):
        code = draft[DECISION + 3 + number]
        target = NEIGHBOUR[spot * 4 + (code & 3)]
        height += 3 * ((code >> 2) & 31) + ((code >> 7) & 127) + 1
        if asked in (spot, target):
            found = height
        spot = target
    return int(found)


@kernel
def _start(state: Any, draft: Any, spot: int) -> None:
    hand = player_at(state[SEAT]) + HAND
    draft[STAGE] = ON_THE_WAY
    draft[SPOT] = spot
    draft[ARCHES] = state[hand]
    draft[BRICKS] = state[hand + 1]
    draft[COLUMNS] = state[hand + 2]
    draft[DECISION] = DO_BUILD
    draft[DECISION + 1] = spot


@kernel
def _gap_under(state: Any, draft: Any) -> int:
    """How much is missing under the far end of the arch that is to be laid."""
    spot = draft[SPOT]
    target = NEIGHBOUR[spot * 4 + draft[WAY]]
    near = 3 * draft[NEAR_COLUMNS] + draft[NEAR_BRICKS]
    gap = height_now(state, draft, spot) + near - height_now(state, draft, target)
    return gap - 3 * draft[FAR_COLUMNS]


@kernel
def _lay(state: Any, draft: Any) -> None:
    """Lay the arch, with bricks for the rest of its gap."""
    spot = draft[SPOT]
    target = NEIGHBOUR[spot * 4 + draft[WAY]]
    bricks = _gap_under(state, draft)
    laid = draft[DECISION + 2]
    draft[DECISION + 3 + laid] = (
        draft[WAY]
        + CODE_NEAR_COLUMNS * draft[NEAR_COLUMNS]
        + CODE_NEAR_BRICKS * draft[NEAR_BRICKS]
        + CODE_FAR_COLUMNS * draft[FAR_COLUMNS]
        + FAR_BRICKS * bricks
    )
    draft[DECISION + 2] = laid + 1
    draft[BRICKS] -= bricks
    draft[ARCHES] -= 1
    if state[HEIGHT + target] > 0:
        draft[ATTACHED] = 1
    draft[CAME_FROM] = spot
    draft[SPOT] = target
    draft[NEAR_COLUMNS] = 0
    draft[NEAR_BRICKS] = 0
    draft[FAR_COLUMNS] = 0
    draft[STAGE] = ON_THE_WAY


@kernel
def _go(state: Any, draft: Any, direction: int) -> None:
    """Lay an arch; ask first where its gap can be filled in more than one way."""
    draft[WAY] = direction
    gap = _gap_under(state, draft)
    least = max(0, (gap - draft[BRICKS] + 2) // 3)
    if least < min(draft[COLUMNS], gap // 3):
        draft[STAGE] = GAP
        return
    draft[FAR_COLUMNS] = least
    draft[COLUMNS] -= least
    _lay(state, draft)


@kernel
def _on_the_way(state: Any, draft: Any, action: int) -> bool:
    """An action of the staircase; whether it is complete."""
    if action == FINISH:
        return True
    if action == COLUMN:
        draft[NEAR_COLUMNS] += 1
        draft[COLUMNS] -= 1
    elif action == BRICK:
        draft[NEAR_BRICKS] += 1
        draft[BRICKS] -= 1
    else:
        _go(state, draft, action - DIRECTION)
    return False


@kernel
def _fill_gap(state: Any, draft: Any, action: int) -> None:
    if action == FILL:
        _lay(state, draft)
    else:
        draft[FAR_COLUMNS] += 1
        draft[COLUMNS] -= 1


@kernel
def _choose_card(state: Any, tables: Any, draft: Any, pile: int) -> None:
    card = top_card(state, tables, pile)
    draft[CHOSEN] |= 1 << pile
    draft[LAST_PILE] = pile
    draft[CREDITS_LEFT] -= tables[card * CARD_SIZE + CARD_COST]


@kernel
def _name_arches(state: Any, tables: Any, draft: Any, arches: int) -> bool:
    """Name arches and bricks; complete unless the tray lacks what can be made up (R-12)."""
    draft[DECISION] = DO_USE_ICONS
    draft[DECISION + 1] = arches
    draft[DECISION + 2] = delivery_icons(state, tables) - arches
    draft[DECISION + 3] = 0
    if most_to_make_up(state, draft[DECISION + 1], draft[DECISION + 2]) == 0:
        return True
    draft[STAGE] = MAKE_UP
    return False


@kernel
def add(state: Any, tables: Any, draft: Any, action: int) -> bool:
    """Add a legal action to the draft; whether the decision is complete with it."""
    stage = draft[STAGE]
    if stage == BUILD:
        if action == PASS:
            draft[DECISION] = DO_PASS
            return True
        _start(state, draft, action)
        return False
    if stage == ON_THE_WAY:
        return _on_the_way(state, draft, action)
    if stage == GAP:
        _fill_gap(state, draft, action)
        return False
    if stage == BUY:
        if action != STOP_BUYING:
            _choose_card(state, tables, draft, action - BUY_FROM)
            return False
        draft[DECISION] = DO_BUY
        draft[DECISION + 1] = draft[CHOSEN]
    elif stage in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        return _name_arches(state, tables, draft, action - NAME_ARCHES)
    elif stage == MAKE_UP:
        draft[DECISION + 3] = action - MAKE_UP_WITH
    elif stage == PLACE_CARD:
        draft[DECISION] = DO_PLACE_CARD
        draft[DECISION + 1] = state[NEW_CARD + (action - PUT_CARD) // PLACE_COUNT]
        draft[DECISION + 2] = (action - PUT_CARD) % PLACE_COUNT
    elif action >= KNOB + 64:
        draft[DECISION] = DO_TAKE_FROG
        draft[DECISION + 1] = 1 if action == TAKE_FROG else 0
    else:
        draft[DECISION] = DO_PUT_MONKEY if stage == MONKEY_KNOB else DO_PUT_FROG
        draft[DECISION + 1] = action - KNOB
    return True


@kernel
def act(state: Any, tables: Any, draft: Any, work: Any, action: int) -> bool:
    """Play a legal action; whether it completed a decision, which then has been played, too."""
    if not add(state, tables, draft, action):
        return False
    apply(state, tables, work, draft[DECISION:])
    begin_draft(state, draft)
    return True


@kernel
def worths(state: Any, tables: Any, reward: int, bananas: Any, found: Any) -> None:
    """What each seat has been rewarded with up to now.

    Bananas: the seat's own less the mean of the others'. Win: its share of the win, at the end.
    """
    players = state[PLAYERS]
    if reward == REWARD_WIN and state[KIND] != OVER:
        found[:players] = 0.0
        return
    count_bananas(state, tables, bananas)
    if reward == REWARD_WIN:
        share_win(state, bananas, found)
        return
    total = 0
    for seat in range(players):
        total += bananas[seat]
    for seat in range(players):
        found[seat] = bananas[seat] - (total - bananas[seat]) / (players - 1)
