"""Whole games in kernels: set-up, scores, random games, many games at once."""

from __future__ import annotations

from monkeypalace.engine import layout as at
from monkeypalace.engine.decisions import random_decision
from monkeypalace.engine.steps import MONKEY, apply, player_at
from monkeypalace.kernels import (
    Floats,
    Int16Rows,
    Int16s,
    Int32Rows,
    Int64s,
    UInt64Rows,
    UInt64s,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws


@kernel
def shuffle(state: Int16s, tables: Int16s, generator: UInt64s) -> None:
    """Shuffle the piles of a game that has not begun, like `game.setup`."""
    if state[at.PILES] == 1:
        return
    for pile in range(at.PILE_COUNT):
        first = tables[at.PILE_START + pile]
        for last in range(tables[at.PILE_START + pile + 1] - first - 1, 0, -1):
            other = random_below(generator, last + 1)
            held = state[at.ORDER + first + last]
            state[at.ORDER + first + last] = state[at.ORDER + first + other]
            state[at.ORDER + first + other] = held


@kernel
def count_bananas(state: Int16s, tables: Int16s, bananas: Int64s) -> None:
    """Write the current bananas of every seat: all cards, Bonus Cards and trophies."""
    for seat in range(state[at.PLAYERS]):
        bonus = state[player_at(seat) + at.BONUS_CARDS]
        bananas[seat] = bonus * tables[at.BONUS_BANANAS]
    for card in range(at.CARD_COUNT):
        place = state[at.CARD_PLACE + card]
        if place >= 0:
            bananas[place // at.PLACE_COUNT] += tables[card * at.CARD_SIZE + at.CARD_BANANAS]
    for animal in range(3):
        holder = state[at.TROPHY + animal]
        if holder >= 0:
            bananas[holder] += tables[at.TROPHY_BANANAS + animal]


@kernel
def share_win(state: Int16s, bananas: Int64s, shares: Floats) -> None:
    """Write each seat's share of the win: 1 for the winner, less if several share it."""
    players = state[at.PLAYERS]
    most = bananas[0]
    for seat in range(1, players):
        most = max(most, bananas[seat])
    tied = 0
    for seat in range(players):
        shares[seat] = 0.0
        if bananas[seat] == most:
            tied += 1
    holder = state[at.TROPHY + MONKEY]
    if holder >= 0 and bananas[holder] == most:
        shares[holder] = 1.0
        return
    for seat in range(players):
        if bananas[seat] == most:
            shares[seat] = 1.0 / tied


@long_kernel
def play_out(state: Int16s, tables: Int16s, generator: UInt64s, most_decisions: int) -> int:
    """Play at random to the end or `most_decisions`; return the number of decisions."""
    work = int64_scratch(ws.WORK_SIZE)
    by_start = int64_scratch(64)
    decision = int32_scratch(ws.DECISION_SIZE)
    made = 0
    while state[at.KIND] != at.OVER and made < most_decisions:
        random_decision(state, tables, work, by_start, generator, decision)
        apply(state, tables, work, decision)
        made += 1
    return made


@long_kernel
def play_out_rows(
    states: Int16Rows,
    tables: Int16s,
    generators: UInt64Rows,
    most_decisions: int,
    first: int,
    last: int,
) -> int:
    """Play games `first` to `last` - 1 of a batch; return the number of decisions."""
    total = 0
    for index in range(first, last):
        total += play_out(states[index], tables, generators[index], most_decisions)
    return total


@long_kernel
def apply_rows(
    states: Int16Rows, tables: Int16s, decisions: Int32Rows, first: int, last: int
) -> None:
    """Play one decision in games `first` to `last` - 1; finished games do not change."""
    work = int64_scratch(ws.WORK_SIZE)
    for index in range(first, last):
        if states[index][at.KIND] != at.OVER:
            apply(states[index], tables, work, decisions[index])
