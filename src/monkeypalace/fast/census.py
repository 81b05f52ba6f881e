"""Games played by the policy kernel, with what happened on the way: for reports on a pack."""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.games import count_bananas, share_win
from monkeypalace.fast.jit import each, kernel, parallel_kernel
from monkeypalace.fast.layout import (
    BONUS_CARDS,
    BUILD,
    BUY,
    DECISION_SIZE,
    DO_BUILD,
    DO_PASS,
    DO_PLACE_CARD,
    DO_USE_ICONS,
    GROUND,
    KIND,
    LAST_ROUND,
    ONE_TIME_DELIVERY,
    OVER,
    PILE_COUNT,
    PLAYERS,
    RECURRING_DELIVERY,
    ROUND,
    SEAT,
    TRAY,
    TROPHY,
    VISIBLE,
)
from monkeypalace.fast.policy import choose
from monkeypalace.fast.steps import apply, delivery_columns, delivery_icons, player_at, top_card
from monkeypalace.fast.walk import WORK_SIZE

# What can be said of a card in one game, as bits.
SEEN = 1  # on top when a turn began
BOUGHT = 2
COVERED = 4

# What is noted of a turn.
ARCHES = 0  # laid
ONE_TIME = 1  # pieces of the one-time delivery
INCOME_ICONS = 2  # of the recurring delivery
INCOME_COLUMNS = 3
TURN_SIZE = 4
#: Later rounds are played, but not noted.
MOST_ROUNDS = 64

# What is noted of a game.
ROUNDS = 0
ENDED_BY = 1  # bits: 1 arches, 2 bricks, 4 columns ran out
ENDED_IN = 2  # the round in which that was
ENDED_SEAT = 3
PASSES = 4  # turns without a staircase
STARTS = 5  # staircases from each colour
TROPHY_MOVES = 8  # how often each Trophy Card changed hands
BANANAS = 11  # of each seat
BONUS = 15  # Bonus Cards of each seat
FACTS_SIZE = 19

#: More than any game has.
_MOST_DECISIONS = 100_000


@kernel
def _note_before(state: Any, tables: Any, decision: Any, cards: Any, turns: Any, facts: Any) -> int:
    """Note a decision that is about to be played; return the kinds that it would find short."""
    seat = state[SEAT]
    turn = turns[min(int(state[ROUND]), MOST_ROUNDS) - 1, seat]
    noted = state[ROUND] <= MOST_ROUNDS
    what = decision[0]
    kind = state[KIND]
    if kind == BUILD:
        for pile in range(PILE_COUNT):
            card = top_card(state, tables, pile)
            if card >= 0:
                cards[card] |= SEEN
        if noted:
            for index in range(TURN_SIZE):
                turn[index] = 0
    if what == DO_BUILD:
        facts[STARTS + state[GROUND + decision[1]]] += 1
        if noted:
            turn[ARCHES] = decision[2]
    elif what == DO_PASS:
        facts[PASSES] += 1
    elif what == DO_PLACE_CARD:
        below = state[player_at(seat) + VISIBLE + decision[2]]
        if below >= 0:
            cards[below] |= COVERED
    short = 0
    if kind in (ONE_TIME_DELIVERY, RECURRING_DELIVERY):
        icons, columns = delivery_icons(state, tables), delivery_columns(state, tables)
        if kind == ONE_TIME_DELIVERY:
            if noted:
                turn[ONE_TIME] = icons + columns
        elif noted:
            turn[INCOME_ICONS] = icons
            turn[INCOME_COLUMNS] = columns
        if what == DO_USE_ICONS:
            if decision[1] > state[TRAY]:
                short |= 1
            if decision[2] > state[TRAY + 1]:
                short |= 2
        if columns > state[TRAY + 2]:
            short |= 4
    return short


@kernel
def _mark_bought(state: Any, tables: Any, chosen: int, cards: Any) -> None:
    for pile in range(PILE_COUNT):
        if (chosen >> pile) & 1:
            cards[top_card(state, tables, pile)] |= BOUGHT


@kernel
def census(
    state: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    shares: Any,
    facts: Any,
    cards: Any,
    turns: Any,
) -> None:
    """Play a game to its end by the weights, the same for every seat, and note what happens."""
    work = np.empty(WORK_SIZE, dtype=np.int64)
    decision = np.zeros(DECISION_SIZE, dtype=np.int32)
    bananas = np.zeros(4, dtype=np.int64)
    holders = np.zeros(3, dtype=np.int64)
    made = 0
    while state[KIND] != OVER and made < _MOST_DECISIONS:
        count_bananas(state, tables, bananas)
        choose(state, tables, work, weights, most_nodes, bananas, decision)
        short = _note_before(state, tables, decision, cards, turns, facts)
        if state[KIND] == BUY:
            _mark_bought(state, tables, int(decision[1]), cards)
        was_last, now, seat = state[LAST_ROUND], state[ROUND], state[SEAT]
        for animal in range(3):
            holders[animal] = state[TROPHY + animal]
        apply(state, tables, work, decision)
        made += 1
        if was_last == 0 and state[LAST_ROUND] == 1:
            # A delivery without icons asks nothing; only its columns can be short.
            facts[ENDED_BY] = short if short > 0 else 4
            facts[ENDED_IN] = now
            facts[ENDED_SEAT] = seat
        for animal in range(3):
            if state[TROPHY + animal] != holders[animal]:
                facts[TROPHY_MOVES + animal] += 1
    count_bananas(state, tables, bananas)
    share_win(state, bananas, shares)
    facts[ROUNDS] = state[ROUND]
    for seat in range(state[PLAYERS]):
        facts[BANANAS + seat] = bananas[seat]
        facts[BONUS + seat] = state[player_at(seat) + BONUS_CARDS]


@parallel_kernel
def census_all(
    states: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    shares: Any,
    facts: Any,
    cards: Any,
    turns: Any,
) -> None:
    """As `census`, for many games, on all cores; one row of everything for each game."""
    for index in each(states.shape[0]):
        census(
            states[index],
            tables,
            weights,
            most_nodes,
            shares[index],
            facts[index],
            cards[index],
            turns[index],
        )
