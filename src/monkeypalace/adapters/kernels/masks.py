"""Which small actions are legal now. No legal action leads into a dead end.

A staircase that touches the palace may end with any arch, so for it only the next arch has to
be possible. Before that, a search looks for a way to the palace with the pieces left.
"""

from __future__ import annotations

from typing import Any

from monkeypalace.adapters.kernels.acting import height_now
from monkeypalace.adapters.kernels.layout import (
    ARCHES,
    ATTACHED,
    BRICK,
    BRICKS,
    BUY_FROM,
    CAME_FROM,
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
    LEAVE_FROG,
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
    START,
    STOP_BUYING,
    TAKE_FROG,
    WAY,
)
from monkeypalace.fast.decisions import most_to_make_up
from monkeypalace.fast.jit import kernel
from monkeypalace.fast.layout import (
    BUILD,
    BUY,
    CARD_COST,
    CARD_SIZE,
    CLOSED,
    FROG_BEFORE_BUILDING,
    FROG_KNOB,
    FROG_OR_NOT,
    HAND,
    MONKEY_KNOB,
    NEIGHBOUR,
    NEW_CARDS,
    NONE,
    ONE_TIME_DELIVERY,
    PATH,
    PATH_LENGTH,
    PILE_COUNT,
    PLACE_CARD,
    PLACE_COUNT,
    PLACE_SIZE,
    RECURRING_DELIVERY,
    SEAT,
)
from monkeypalace.fast.reach import reaches
from monkeypalace.fast.steps import (
    delivery_icons,
    is_affordable,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    player_at,
    top_card,
)
from monkeypalace.fast.walk import WORK_AWAY, WORK_NEXT, can_start, prepare


@kernel
def lay_draft(state: Any, draft: Any, work: Any) -> None:
    """Prepare the workspace and lay the arches of the draft in it."""
    prepare(state, work)
    spot = draft[DECISION + 1]
    for number in range(draft[DECISION + 2]):
        code = draft[DECISION + 3 + number]
        target = NEIGHBOUR[spot * 4 + (code & 3)]
        level = work[spot] + 3 * ((code >> 2) & 31) + ((code >> 7) & 127)
        work[spot] = level + 1
        work[target] = level + 1
        spot = target


@kernel
def _fits(near: int, far: int, bricks: int, columns: int, most: int) -> bool:
    """Whether the pieces fill both gaps, the near one with at most so many columns."""
    least = max(0, (near + far - bricks + 2) // 3)
    return bool(far >= 0 and least <= min(columns, min(near // 3, most) + far // 3))


@kernel
def _fits_higher(gap: int, bricks: int, columns: int, most: int) -> bool:
    """Whether the pieces fill a gap that is still below, or one of more on either side."""
    lowest = max(0, -gap)
    for near in range(lowest, lowest + 3):
        if _fits(near, near + gap, bricks, columns, most):
            return True
    return False


@kernel
def _can_lay(
    work: Any, draft: Any, base: int, bricks: int, columns: int, direction: int, near: int
) -> bool:
    """Whether an arch can go this way, and on from there, on `near` bricks above `base`."""
    spot = draft[SPOT]
    target = work[WORK_NEXT + spot * 4 + direction]
    if target < 0 or target == draft[CAME_FROM]:
        return False
    arches = draft[ARCHES] - 1
    far = near + base - work[target]
    if work[WORK_AWAY + target] > arches or not _fits(near, far, bricks, columns, 0):
        return False
    if work[WORK_AWAY + target] == 0:
        return True
    here, there = work[spot], work[target]
    work[spot] = base + near + 1
    work[target] = base + near + 1
    # Three bricks in hand can do whatever a column can, so columns are used first.
    used = min(columns, far // 3)
    left = bricks - (near + far - 3 * used)
    found = reaches(work, target, spot, arches, left, columns - used, draft[DECISION + 2] + 1)
    work[spot] = here
    work[target] = there
    return found


@kernel
def _can_pile_column(work: Any, draft: Any, base: int, bricks: int, columns: int) -> bool:
    """Whether the palace can be reached from a pile of height `base`, or from a higher one."""
    spot = draft[SPOT]
    here = work[spot]
    work[spot] = base
    found = reaches(
        work, spot, draft[CAME_FROM], draft[ARCHES], bricks, columns, draft[DECISION + 2]
    )
    work[spot] = here
    return found


@kernel
def _can_pile_brick(work: Any, draft: Any, base: int, bricks: int, columns: int) -> bool:
    """The same where only bricks can follow in this pile."""
    for direction in range(4):
        target = work[WORK_NEXT + draft[SPOT] * 4 + direction]
        if target < 0:
            continue
        # Higher than that, nothing more is possible; `fast/reach.py` says why.
        lowest = max(0, work[target] - base)
        for near in range(lowest, lowest + 3):
            if _can_lay(work, draft, base, bricks, columns, direction, near):
                return True
    return False


@kernel
def _mask_starts(state: Any, work: Any, mask: Any) -> None:
    """Every start from which a staircase can be built; passing only where there is none."""
    hand = player_at(state[SEAT]) + HAND
    arches, bricks, columns = int(state[hand]), int(state[hand + 1]), int(state[hand + 2])
    prepare(state, work)
    found = False
    for spot in range(64):
        if can_start(work, spot, arches) and reaches(work, spot, NONE, arches, bricks, columns, 0):
            mask[START + spot] = 1
            found = True
    if not found:
        mask[PASS] = 1


@kernel
def _mask_attached(state: Any, draft: Any, mask: Any) -> None:
    """As `_mask_way` once the palace is touched: only the next arch has to be possible."""
    bricks, columns, spot = draft[BRICKS], draft[COLUMNS], draft[SPOT]
    piled = 3 * draft[NEAR_COLUMNS] + draft[NEAR_BRICKS]
    if piled == 0:
        mask[FINISH] = 1
    if draft[ARCHES] == 0:
        return
    base = height_now(state, draft, spot) + piled
    for direction in range(4):
        target = NEIGHBOUR[spot * 4 + direction]
        if target < 0 or target == draft[CAME_FROM] or state[CLOSED + target]:
            continue
        gap = base - height_now(state, draft, target)
        if _fits(0, gap, bricks, columns, 0):
            mask[DIRECTION + direction] = 1
        if columns > 0 and draft[NEAR_BRICKS] == 0:
            mask[COLUMN] |= _fits_higher(gap + 3, bricks, columns - 1, columns)
        if bricks > 0:
            mask[BRICK] |= _fits_higher(gap + 1, bricks - 1, columns, 0)


@kernel
def _mask_way(state: Any, draft: Any, work: Any, mask: Any) -> None:
    """Pile up, lay an arch, or finish. Columns go first: the order in a pile is no choice."""
    if draft[ATTACHED]:
        _mask_attached(state, draft, mask)
        return
    lay_draft(state, draft, work)
    bricks, columns = draft[BRICKS], draft[COLUMNS]
    base = work[draft[SPOT]] + 3 * draft[NEAR_COLUMNS] + draft[NEAR_BRICKS]
    for direction in range(4):
        if _can_lay(work, draft, base, bricks, columns, direction, 0):
            mask[DIRECTION + direction] = 1
    if columns > 0 and draft[NEAR_BRICKS] == 0:
        mask[COLUMN] = _can_pile_column(work, draft, base + 3, bricks, columns - 1)
    if bricks > 0:
        mask[BRICK] = _can_pile_brick(work, draft, base + 1, bricks - 1, columns)


@kernel
def _mask_gap(state: Any, draft: Any, work: Any, mask: Any) -> None:
    """Under the far end of an arch: one more column, or bricks for the rest."""
    lay_draft(state, draft, work)
    spot = draft[SPOT]
    target = NEIGHBOUR[spot * 4 + draft[WAY]]
    level = work[spot] + 3 * draft[NEAR_COLUMNS] + draft[NEAR_BRICKS]
    rest = level - work[target] - 3 * draft[FAR_COLUMNS]
    bricks, columns = draft[BRICKS], draft[COLUMNS]
    attached = draft[ATTACHED] == 1 or work[WORK_AWAY + target] == 0
    work[spot] = level + 1
    work[target] = level + 1
    # Bricks for the rest, or all the columns that fit: if any filling leads on, that one does.
    for used in (0, min(columns, rest // 3)):
        left = bricks - (rest - 3 * used)
        if left >= 0 and (
            attached
            or reaches(
                work, target, spot, draft[ARCHES] - 1, left, columns - used, draft[DECISION + 2] + 1
            )
        ):
            mask[COLUMN if used > 0 else FILL] = 1


@kernel
def _mask_cards(state: Any, tables: Any, draft: Any, mask: Any) -> None:
    """Cards are chosen in the market's order: which is taken first is no choice."""
    for pile in range(draft[LAST_PILE] + 1, PILE_COUNT):
        card = top_card(state, tables, pile)
        if (
            card >= 0
            and is_affordable(state, tables, card)
            and tables[card * CARD_SIZE + CARD_COST] <= draft[CREDITS_LEFT]
        ):
            mask[BUY_FROM + pile] = 1
    mask[STOP_BUYING] = 1


@kernel
def _mask_places(state: Any, mask: Any) -> None:
    """Any new card on the first empty place, or on any place when all four are used."""
    size = player_at(state[SEAT]) + PLACE_SIZE
    first, last = 0, PLACE_COUNT - 1
    for place in range(PLACE_COUNT - 1, -1, -1):
        if state[size + place] == 0:
            first, last = place, place
    for card in range(state[NEW_CARDS]):
        for place in range(first, last + 1):
            mask[PUT_CARD + card * PLACE_COUNT + place] = 1


@kernel
def _mask_knobs(state: Any, stage: int, mask: Any) -> None:
    if stage == MONKEY_KNOB:
        for spot in range(64):
            if is_open_arch_end(state, spot):
                mask[KNOB + spot] = 1
        return
    lowest = lowest_frog_height(state)
    for number in range(state[PATH_LENGTH]):
        if is_frog_knob(state, number, lowest):
            mask[KNOB + state[PATH + number]] = 1


@kernel
def write_mask(state: Any, tables: Any, draft: Any, work: Any, mask: Any) -> None:
    """Set 1 for every legal action, 0 for the others."""
    mask[:] = 0
    stage = draft[STAGE]
    if stage == BUILD:
        _mask_starts(state, work, mask)
    elif stage == ON_THE_WAY:
        _mask_way(state, draft, work, mask)
    elif stage == GAP:
        _mask_gap(state, draft, work, mask)
    elif stage == BUY:
        _mask_cards(state, tables, draft, mask)
    elif stage in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        mask[NAME_ARCHES : NAME_ARCHES + delivery_icons(state, tables) + 1] = 1
    elif stage == MAKE_UP:
        most = most_to_make_up(state, draft[DECISION + 1], draft[DECISION + 2])
        mask[MAKE_UP_WITH : MAKE_UP_WITH + most + 1] = 1
    elif stage == PLACE_CARD:
        _mask_places(state, mask)
    elif stage in (MONKEY_KNOB, FROG_KNOB):
        _mask_knobs(state, stage, mask)
    elif stage in (FROG_BEFORE_BUILDING, FROG_OR_NOT):
        mask[LEAVE_FROG] = 1
        mask[TAKE_FROG] = 1
