"""Compute the mask of legal small actions. No legal action leads into a dead end.

A staircase that is attached to the palace may end with any arch, so it suffices to check the next
arch. For an unattached one, a search looks for a path to the palace with the remaining pieces.
"""

from __future__ import annotations

from monkeypalace.adapters.kernels import layout as env
from monkeypalace.engine import (
    arches_in_hand,
    bricks_in_hand,
    columns_in_hand,
    fewest_arches,
    is_affordable,
    is_frog_knob,
    is_open_arch_end,
    lowest_frog_height,
    most_arches,
    most_replacements,
    only_place,
    prepare_search,
    top_card,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import Int8s, Int16s, Int32s, Int64s, fill_numbers, kernel
from monkeypalace.search import (
    fewest_columns,
    leads_to_palace,
    lowest_near_supports,
    next_spot,
    reaches,
)
from monkeypalace.search import layout as ws
from monkeypalace.search.walk import lay_path


@kernel
def lay_draft(state: Int16s, draft: Int32s, work: Int64s) -> None:
    """Prepare the workspace and lay the arches of the draft in it."""
    prepare_search(state, 0, work)
    lay_path(work, draft[env.DECISION :])


@kernel
def _fits(near: int, far: int, bricks: int, columns: int, most: int) -> bool:
    """Return whether the pieces fill both gaps, the near one with at most `most` columns."""
    usable = min(columns, min(near // 3, most) + far // 3)
    return far >= 0 and fewest_columns(near, far, bricks) <= usable


@kernel
def _fits_higher(gap: int, bricks: int, columns: int, most: int) -> bool:
    """Return whether the pieces fill the gaps at this level or at a higher one.

    It is enough to check three levels. At a level three higher, both gaps are three higher: they
    need two more columns, and at most two more fit into them. So if the pieces do not fill the gaps
    at one level, they do not fill them at the level three higher either.
    """
    lowest = max(0, -gap)
    for near in range(lowest, lowest + 3):
        if _fits(near, near + gap, bricks, columns, most):
            return True
    return False


@kernel
def _can_lay(
    work: Int64s, draft: Int32s, base: int, bricks: int, columns: int, direction: int, near: int
) -> bool:
    """Return whether this arch can lead to the palace; it is laid `near` levels above `base`."""
    spot = draft[env.SPOT]
    target = next_spot(work, spot, draft[env.CAME_FROM], direction)
    if target < 0:
        return False
    arches = draft[env.ARCHES] - 1
    far = near + base - work[target]
    if work[ws.AWAY + target] > arches or not _fits(near, far, bricks, columns, 0):
        return False
    if work[ws.AWAY + target] == 0:
        return True
    spot_height, target_height = work[spot], work[target]
    work[spot] = base + near + 1
    work[target] = base + near + 1
    # Three bricks can replace a column but not the reverse, so columns are used first.
    used = min(columns, far // 3)
    left = bricks - (near + far - 3 * used)
    work[ws.NODES_LEFT] = ws.NODES_FOR_PATH
    found = reaches(work, target, spot, arches, left, columns - used, draft[env.DECISION + 2] + 1)
    work[spot] = spot_height
    work[target] = target_height
    return found


@kernel
def _can_pile_column(work: Int64s, draft: Int32s, base: int, bricks: int, columns: int) -> bool:
    """Return whether the palace can be reached after supports have raised the spot to `base`.

    More columns and bricks may still be added.
    """
    spot = draft[env.SPOT]
    spot_height = work[spot]
    work[spot] = base
    work[ws.NODES_LEFT] = ws.NODES_FOR_PATH
    found = reaches(
        work,
        spot,
        draft[env.CAME_FROM],
        draft[env.ARCHES],
        bricks,
        columns,
        draft[env.DECISION + 2],
    )
    work[spot] = spot_height
    return found


@kernel
def _can_pile_brick(work: Int64s, draft: Int32s, base: int, bricks: int, columns: int) -> bool:
    """Return the same as `_can_pile_column`, but only bricks may still be added (ruling R-3)."""
    for direction in range(4):
        target = work[ws.NEXT + draft[env.SPOT] * 4 + direction]
        if target < 0:
            continue
        # If none of these three levels works, no higher one does; see `search/reach.py`.
        lowest = lowest_near_supports(base, work[target])
        for near in range(lowest, lowest + 3):
            if _can_lay(work, draft, base, bricks, columns, direction, near):
                return True
    return False


@kernel
def _mask_starts(state: Int16s, work: Int64s, mask: Int8s) -> None:
    """Allow every start from which a staircase can be built, or passing if there is none."""
    arches, bricks = arches_in_hand(state), bricks_in_hand(state)
    columns = columns_in_hand(state)
    prepare_search(state, 0, work)
    found = False
    for spot in range(64):
        if leads_to_palace(work, spot, arches, bricks, columns):
            mask[env.START + spot] = 1
            found = True
    if not found:
        mask[env.PASS] = 1


@kernel
def _mask_attached(draft: Int32s, work: Int64s, mask: Int8s) -> None:
    """Allow the next actions of an attached staircase: only the next arch is checked."""
    bricks, columns, spot = draft[env.BRICKS], draft[env.COLUMNS], draft[env.SPOT]
    piled = 3 * draft[env.NEAR_COLUMNS] + draft[env.NEAR_BRICKS]
    if piled == 0:
        mask[env.FINISH] = 1
    if draft[env.ARCHES] == 0:
        return
    base = work[spot] + piled
    for direction in range(4):
        target = next_spot(work, spot, draft[env.CAME_FROM], direction)
        if target < 0:
            continue
        gap = base - work[target]
        if _fits(0, gap, bricks, columns, 0):
            mask[env.DIRECTION + direction] = 1
        if columns > 0 and draft[env.NEAR_BRICKS] == 0:
            mask[env.COLUMN] |= _fits_higher(gap + 3, bricks, columns - 1, columns)
        if bricks > 0:
            mask[env.BRICK] |= _fits_higher(gap + 1, bricks - 1, columns, 0)


@kernel
def _mask_staircase(state: Int16s, draft: Int32s, work: Int64s, mask: Int8s) -> None:
    """Allow supports, arches and `finish`; columns before bricks (ruling R-3)."""
    lay_draft(state, draft, work)
    if draft[env.ATTACHED]:
        _mask_attached(draft, work, mask)
        return
    bricks, columns = draft[env.BRICKS], draft[env.COLUMNS]
    base = work[draft[env.SPOT]] + 3 * draft[env.NEAR_COLUMNS] + draft[env.NEAR_BRICKS]
    for direction in range(4):
        if _can_lay(work, draft, base, bricks, columns, direction, 0):
            mask[env.DIRECTION + direction] = 1
    if columns > 0 and draft[env.NEAR_BRICKS] == 0:
        mask[env.COLUMN] = _can_pile_column(work, draft, base + 3, bricks, columns - 1)
    if bricks > 0:
        mask[env.BRICK] = _can_pile_brick(work, draft, base + 1, bricks - 1, columns)


@kernel
def _mask_gap(state: Int16s, draft: Int32s, work: Int64s, mask: Int8s) -> None:
    """Allow one more column under the far end of an arch, or bricks for the rest."""
    lay_draft(state, draft, work)
    spot = draft[env.SPOT]
    target = ws.NEIGHBOUR[spot * 4 + draft[env.DRAFT_DIRECTION]]
    level = work[spot] + 3 * draft[env.NEAR_COLUMNS] + draft[env.NEAR_BRICKS]
    rest = level - work[target] - 3 * draft[env.FAR_COLUMNS]
    bricks, columns = draft[env.BRICKS], draft[env.COLUMNS]
    attached = draft[env.ATTACHED] == 1 or work[ws.AWAY + target] == 0
    work[spot] = level + 1
    work[target] = level + 1
    # Bricks for the rest, or all columns that fit: if any filling works, one of these does.
    for used in (0, min(columns, rest // 3)):
        left = bricks - (rest - 3 * used)
        work[ws.NODES_LEFT] = ws.NODES_FOR_PATH
        if left >= 0 and (
            attached
            or reaches(
                work,
                target,
                spot,
                draft[env.ARCHES] - 1,
                left,
                columns - used,
                draft[env.DECISION + 2] + 1,
            )
        ):
            mask[env.COLUMN if used > 0 else env.FILL] = 1


@kernel
def _mask_cards(state: Int16s, tables: Int16s, draft: Int32s, mask: Int8s) -> None:
    """Allow cards in the market's order, because the order of buying is irrelevant."""
    for pile in range(draft[env.LAST_PILE] + 1, at.PILE_COUNT):
        card = top_card(state, tables, pile)
        if (
            card >= 0
            and is_affordable(state, tables, card)
            and tables[card * at.CARD_SIZE + at.CARD_COST] <= draft[env.CREDITS_LEFT]
        ):
            mask[env.BUY_FROM + pile] = 1
    mask[env.STOP_BUYING] = 1


@kernel
def _mask_places(state: Int16s, mask: Int8s) -> None:
    """Allow any new card on the only place that may be used, or on any of the four."""
    first, last = 0, at.PLACE_COUNT - 1
    only = only_place(state)
    if only >= 0:
        first, last = only, only
    for card in range(state[at.NEW_CARDS]):
        for place in range(first, last + 1):
            mask[env.PUT_CARD + card * at.PLACE_COUNT + place] = 1


@kernel
def _mask_knobs(state: Int16s, stage: int, mask: Int8s) -> None:
    if stage == at.MONKEY_KNOB:
        for spot in range(64):
            if is_open_arch_end(state, spot):
                mask[env.KNOB + spot] = 1
        return
    lowest = lowest_frog_height(state)
    for number in range(state[at.PATH_LENGTH]):
        if is_frog_knob(state, number, lowest):
            mask[env.KNOB + state[at.PATH + number]] = 1


@kernel
def write_mask(state: Int16s, tables: Int16s, draft: Int32s, work: Int64s, mask: Int8s) -> None:
    """Write 1 for every legal action and 0 for the others."""
    fill_numbers(mask, 0)
    stage = draft[env.STAGE]
    if stage == at.BUILD:
        _mask_starts(state, work, mask)
    elif stage == env.EXTEND:
        _mask_staircase(state, draft, work, mask)
    elif stage == env.GAP:
        _mask_gap(state, draft, work, mask)
    elif stage == at.BUY:
        _mask_cards(state, tables, draft, mask)
    elif stage in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        for arches in range(fewest_arches(state, tables), most_arches(state, tables) + 1):
            mask[env.NAME_ARCHES + arches] = 1
    elif stage == env.REPLACE:
        most = most_replacements(state, draft[env.DECISION + 1], draft[env.DECISION + 2])
        for pieces in range(most + 1):
            mask[env.REPLACE_WITH + pieces] = 1
    elif stage == at.PLACE_CARD:
        _mask_places(state, mask)
    elif stage in (at.MONKEY_KNOB, at.FROG_KNOB):
        _mask_knobs(state, stage, mask)
    elif stage in (at.FROG_BEFORE_BUILDING, at.FROG_OR_NOT):
        mask[env.LEAVE_FROG] = 1
        mask[env.TAKE_FROG] = 1
