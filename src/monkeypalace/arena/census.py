"""Play games with the policy kernel and record what happens, for reports on a pack.

A census has three kinds of records: of each card, of each turn, and of the whole game.
"""

from __future__ import annotations

from monkeypalace.bots import choose
from monkeypalace.engine import (
    apply,
    count_bananas,
    delivery_columns,
    delivery_icons,
    player_at,
    share_win,
    top_card,
)
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    FloatRows,
    Floats,
    Int8Rows,
    Int8s,
    Int16Rows,
    Int16s,
    Int32s,
    Int64Rows,
    Int64s,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.search import layout as ws

# The record of a card: one bit for each event in the game.
SEEN = 1  # on top when a turn began
BOUGHT = 2
COVERED = 4

# The record of a turn: offsets of its numbers.
ARCHES = 0  # arches laid
ONE_TIME = 1  # pieces of the one-time delivery
INCOME_ICONS = 2  # icons of the recurring delivery
INCOME_COLUMNS = 3  # columns of the recurring delivery
TURN_SIZE = 4
#: Later rounds are played, but not recorded.
MOST_ROUNDS = 64

# The record of a game: offsets of its numbers.
ROUNDS = 0
ENDED_BY = 1  # bits: 1 arches, 2 bricks, 4 columns ran out
ENDED_IN = 2  # the round in which the end was triggered
ENDED_SEAT = 3  # the seat that triggered the end
PASSES = 4  # turns without a staircase
STARTS = 5  # staircases from each colour
TROPHY_MOVES = 8  # how often each Trophy Card changed hands
BANANAS = 11  # of each seat
BONUS = 15  # Bonus Cards of each seat
TRAY_LEFT = 19  # arches, bricks and columns in the tray when the end was triggered
UNUSED = 22  # arches, bricks and columns in the tray and in hands after the last turn
FACTS_SIZE = 25

#: A limit on the number of decisions that no game reaches.
_MOST_DECISIONS = 100_000


@kernel
def _record_decision(
    state: Int16s, tables: Int16s, decision: Int32s, cards: Int8s, turns: Int8s, facts: Int64s
) -> int:
    """Record a decision before it is played; return which kinds of piece the tray lacks (bits)."""
    seat = state[at.SEAT]
    turn = ((min(int(state[at.ROUND]), MOST_ROUNDS) - 1) * 4 + seat) * TURN_SIZE
    recorded = state[at.ROUND] <= MOST_ROUNDS
    what = decision[0]
    kind = state[at.KIND]
    if kind == at.BUILD:
        for pile in range(at.PILE_COUNT):
            card = top_card(state, tables, pile)
            if card >= 0:
                cards[card] |= SEEN
        if recorded:
            for index in range(TURN_SIZE):
                turns[turn + index] = 0
    if what == ws.DO_BUILD:
        facts[STARTS + state[at.GROUND + decision[1]]] += 1
        if recorded:
            turns[turn + ARCHES] = decision[2]
    elif what == at.DO_PASS:
        facts[PASSES] += 1
    elif what == at.DO_PLACE_CARD:
        below = state[player_at(seat) + at.VISIBLE + decision[2]]
        if below >= 0:
            cards[below] |= COVERED
    short = 0
    if kind in (at.ONE_TIME_DELIVERY, at.RECURRING_DELIVERY):
        icons, columns = delivery_icons(state, tables), delivery_columns(state, tables)
        if kind == at.ONE_TIME_DELIVERY:
            if recorded:
                turns[turn + ONE_TIME] = icons + columns
        elif recorded:
            turns[turn + INCOME_ICONS] = icons
            turns[turn + INCOME_COLUMNS] = columns
        if what == at.DO_USE_ICONS:
            if decision[1] > state[at.TRAY]:
                short |= 1
            if decision[2] > state[at.TRAY + 1]:
                short |= 2
        if columns > state[at.TRAY + 2]:
            short |= 4
    return short


@kernel
def _mark_bought(state: Int16s, tables: Int16s, chosen: int, cards: Int8s) -> None:
    for pile in range(at.PILE_COUNT):
        if (chosen >> pile) & 1:
            cards[top_card(state, tables, pile)] |= BOUGHT


@kernel
def census(
    state: Int16s,
    tables: Int16s,
    tables_by_seat: Int16Rows,
    weights: Floats,
    most_nodes: int,
    shares: Floats,
    facts: Int64s,
    cards: Int8s,
    turns: Int8s,
) -> None:
    """Play a game to its end with the same weights for every seat, and record what happens.

    `tables_by_seat` has the tables with which each seat decides: those of the pack, or a copy in
    which some cards cost too much to be bought. `turns` has `TURN_SIZE` numbers for each round and
    seat.
    """
    work = int64_scratch(ws.WORK_SIZE)
    decision = int32_scratch(ws.DECISION_SIZE)
    bananas = int64_scratch(4)
    holders = int64_scratch(3)
    made = 0
    while state[at.KIND] != at.OVER and made < _MOST_DECISIONS:
        count_bananas(state, tables, bananas)
        seat_tables = tables_by_seat[state[at.SEAT]]
        choose(state, seat_tables, work, weights, most_nodes, bananas, decision)
        short = _record_decision(state, tables, decision, cards, turns, facts)
        if state[at.KIND] == at.BUY:
            _mark_bought(state, tables, int(decision[1]), cards)
        was_last, number, seat = state[at.LAST_ROUND], state[at.ROUND], state[at.SEAT]
        for animal in range(3):
            holders[animal] = state[at.TROPHY + animal]
        apply(state, tables, work, decision)
        made += 1
        if was_last == 0 and state[at.LAST_ROUND] == 1:
            # A delivery without icons needs no decision, and the tray can lack only columns for it.
            facts[ENDED_BY] = short if short > 0 else 4
            facts[ENDED_IN] = number
            facts[ENDED_SEAT] = seat
            for kind in range(3):
                facts[TRAY_LEFT + kind] = state[at.TRAY + kind]
        for animal in range(3):
            if state[at.TROPHY + animal] != holders[animal]:
                facts[TROPHY_MOVES + animal] += 1
    count_bananas(state, tables, bananas)
    share_win(state, bananas, shares)
    facts[ROUNDS] = state[at.ROUND]
    for seat in range(state[at.PLAYERS]):
        facts[BANANAS + seat] = bananas[seat]
        facts[BONUS + seat] = state[player_at(seat) + at.BONUS_CARDS]
    for kind in range(3):
        facts[UNUSED + kind] = state[at.TRAY + kind]
        for seat in range(state[at.PLAYERS]):
            facts[UNUSED + kind] += state[player_at(seat) + at.HAND + kind]


@long_kernel
def census_rows(
    states: Int16Rows,
    tables: Int16s,
    tables_by_seat: Int16Rows,
    weights: Floats,
    most_nodes: int,
    shares: FloatRows,
    facts: Int64Rows,
    cards: Int8Rows,
    turns: Int8Rows,
    first: int,
    last: int,
) -> None:
    """Run `census` for games `first` to `last` - 1; each array has a row for each game."""
    for index in range(first, last):
        census(
            states[index],
            tables,
            tables_by_seat,
            weights,
            most_nodes,
            shares[index],
            facts[index],
            cards[index],
            turns[index],
        )
