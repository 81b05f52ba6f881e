"""Combine small actions into decisions, and play them."""

from __future__ import annotations

from monkeypalace.adapters.kernels import layout as env
from monkeypalace.engine import (
    apply,
    arches_in_hand,
    bricks_in_hand,
    columns_in_hand,
    count_bananas,
    delivery_icons,
    most_replacements,
    share_win,
    top_card,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import Floats, Int16s, Int32s, Int64s, kernel
from monkeypalace.search import fewest_columns, most_columns
from monkeypalace.search import layout as ws
from monkeypalace.search.walk import near_height

#: The kinds of reward.
REWARD_BANANAS = 0
REWARD_WIN = 1


@kernel
def begin_draft(state: Int16s, draft: Int32s) -> None:
    """Begin an empty draft of the decision that is due."""
    draft[env.STAGE] = state[at.KIND]
    for index in range(env.SPOT, env.DECISION + 3):
        draft[index] = 0
    draft[env.CAME_FROM] = ws.NONE
    draft[env.LAST_PILE] = ws.NONE
    draft[env.CREDITS_LEFT] = state[at.CREDITS]


@kernel
def height_now(state: Int16s, draft: Int32s, asked: int) -> int:
    """Return the height of a spot with the draft's arches, without supports for the next arch."""
    found = state[at.HEIGHT + asked]
    spot = draft[env.DECISION + 1]
    height = state[at.HEIGHT + spot]
    for number in range(draft[env.DECISION + 2]):
        code = draft[env.DECISION + 3 + number]
        target = ws.NEIGHBOUR[spot * 4 + (code & 3)]
        height += near_height(code) + 1
        if asked in (spot, target):
            found = height
        spot = target
    return int(found)


@kernel
def _start(state: Int16s, draft: Int32s, spot: int) -> None:
    draft[env.STAGE] = env.EXTEND
    draft[env.SPOT] = spot
    draft[env.ARCHES] = arches_in_hand(state)
    draft[env.BRICKS] = bricks_in_hand(state)
    draft[env.COLUMNS] = columns_in_hand(state)
    draft[env.DECISION] = ws.DO_BUILD
    draft[env.DECISION + 1] = spot


@kernel
def _gap_under(state: Int16s, draft: Int32s) -> int:
    """Return the height of the gap under the far end of the next arch."""
    spot = draft[env.SPOT]
    target = ws.NEIGHBOUR[spot * 4 + draft[env.DRAFT_DIRECTION]]
    near = 3 * draft[env.NEAR_COLUMNS] + draft[env.NEAR_BRICKS]
    gap = height_now(state, draft, spot) + near - height_now(state, draft, target)
    return gap - 3 * draft[env.FAR_COLUMNS]


@kernel
def _lay(state: Int16s, draft: Int32s) -> None:
    """Lay the arch, and fill the rest of its gap with bricks."""
    spot = draft[env.SPOT]
    target = ws.NEIGHBOUR[spot * 4 + draft[env.DRAFT_DIRECTION]]
    bricks = _gap_under(state, draft)
    laid = draft[env.DECISION + 2]
    draft[env.DECISION + 3 + laid] = (
        draft[env.DRAFT_DIRECTION]
        + ws.NEAR_COLUMNS * draft[env.NEAR_COLUMNS]
        + ws.NEAR_BRICKS * draft[env.NEAR_BRICKS]
        + ws.FAR_COLUMNS * draft[env.FAR_COLUMNS]
        + ws.FAR_BRICKS * bricks
    )
    draft[env.DECISION + 2] = laid + 1
    draft[env.BRICKS] -= bricks
    draft[env.ARCHES] -= 1
    if state[at.HEIGHT + target] > 0:
        draft[env.ATTACHED] = 1
    draft[env.CAME_FROM] = spot
    draft[env.SPOT] = target
    draft[env.NEAR_COLUMNS] = 0
    draft[env.NEAR_BRICKS] = 0
    draft[env.FAR_COLUMNS] = 0
    draft[env.STAGE] = env.EXTEND


@kernel
def _choose_direction(state: Int16s, draft: Int32s, direction: int) -> None:
    """Lay an arch, or begin the stage `GAP` if its gap can be filled in more than one way."""
    draft[env.DRAFT_DIRECTION] = direction
    gap = _gap_under(state, draft)
    least = fewest_columns(0, gap, draft[env.BRICKS])
    if least < most_columns(0, gap, draft[env.COLUMNS]):
        draft[env.STAGE] = env.GAP
        return
    draft[env.FAR_COLUMNS] = least
    draft[env.COLUMNS] -= least
    _lay(state, draft)


@kernel
def _extend_staircase(state: Int16s, draft: Int32s, action: int) -> bool:
    """Add an action to the staircase; return whether it is complete."""
    if action == env.FINISH:
        return True
    if action == env.COLUMN:
        draft[env.NEAR_COLUMNS] += 1
        draft[env.COLUMNS] -= 1
    elif action == env.BRICK:
        draft[env.NEAR_BRICKS] += 1
        draft[env.BRICKS] -= 1
    else:
        _choose_direction(state, draft, action - env.DIRECTION)
    return False


@kernel
def _fill_gap(state: Int16s, draft: Int32s, action: int) -> None:
    if action == env.FILL:
        _lay(state, draft)
    else:
        draft[env.FAR_COLUMNS] += 1
        draft[env.COLUMNS] -= 1


@kernel
def _choose_card(state: Int16s, tables: Int16s, draft: Int32s, pile: int) -> None:
    card = top_card(state, tables, pile)
    draft[env.CHOSEN] |= 1 << pile
    draft[env.LAST_PILE] = pile
    draft[env.CREDITS_LEFT] -= tables[card * at.CARD_SIZE + at.CARD_COST]


@kernel
def _name_arches(state: Int16s, tables: Int16s, draft: Int32s, arches: int) -> bool:
    """Split the icons into arches and bricks; return false if replacements follow (R-12)."""
    draft[env.DECISION] = at.DO_USE_ICONS
    draft[env.DECISION + 1] = arches
    draft[env.DECISION + 2] = delivery_icons(state, tables) - arches
    draft[env.DECISION + 3] = 0
    if most_replacements(state, draft[env.DECISION + 1], draft[env.DECISION + 2]) == 0:
        return True
    draft[env.STAGE] = env.REPLACE
    return False


@kernel
def add(state: Int16s, tables: Int16s, draft: Int32s, action: int) -> bool:
    """Add a legal action to the draft; return whether that completes the decision."""
    stage = draft[env.STAGE]
    if stage == at.BUILD:
        if action == env.PASS:
            draft[env.DECISION] = at.DO_PASS
            return True
        _start(state, draft, action)
        return False
    if stage == env.EXTEND:
        return _extend_staircase(state, draft, action)
    if stage == env.GAP:
        _fill_gap(state, draft, action)
        return False
    if stage == at.BUY:
        if action != env.STOP_BUYING:
            _choose_card(state, tables, draft, action - env.BUY_FROM)
            return False
        draft[env.DECISION] = at.DO_BUY
        draft[env.DECISION + 1] = draft[env.CHOSEN]
    elif stage in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        return _name_arches(state, tables, draft, action - env.NAME_ARCHES)
    elif stage == env.REPLACE:
        draft[env.DECISION + 3] = action - env.REPLACE_WITH
    elif stage == at.PLACE_CARD:
        draft[env.DECISION] = at.DO_PLACE_CARD
        draft[env.DECISION + 1] = state[at.NEW_CARD + (action - env.PUT_CARD) // at.PLACE_COUNT]
        draft[env.DECISION + 2] = (action - env.PUT_CARD) % at.PLACE_COUNT
    elif action >= env.KNOB + 64:
        draft[env.DECISION] = at.DO_TAKE_FROG
        draft[env.DECISION + 1] = 1 if action == env.TAKE_FROG else 0
    else:
        draft[env.DECISION] = at.DO_PUT_MONKEY if stage == at.MONKEY_KNOB else at.DO_PUT_FROG
        draft[env.DECISION + 1] = action - env.KNOB
    return True


@kernel
def act(state: Int16s, tables: Int16s, draft: Int32s, work: Int64s, action: int) -> bool:
    """Add a legal action to the draft; play the decision and return true if it is complete."""
    if not add(state, tables, draft, action):
        return False
    apply(state, tables, work, draft[env.DECISION :])
    begin_draft(state, draft)
    return True


@kernel
def write_total_rewards(
    state: Int16s, tables: Int16s, reward: int, bananas: Int64s, totals: Floats
) -> None:
    """Write the total reward of each seat so far.

    Bananas: the seat's bananas minus the mean of the others'. Win: the seat's share of the win, at
    the end.
    """
    players = state[at.PLAYERS]
    if reward == REWARD_WIN and state[at.KIND] != at.OVER:
        for seat in range(players):
            totals[seat] = 0.0
        return
    count_bananas(state, tables, bananas)
    if reward == REWARD_WIN:
        share_win(state, bananas, totals)
        return
    total = 0
    for seat in range(players):
        total += bananas[seat]
    for seat in range(players):
        totals[seat] = bananas[seat] - (total - bananas[seat]) / (players - 1)
