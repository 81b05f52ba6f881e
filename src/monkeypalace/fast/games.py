"""Whole games in compiled code: set-up, scores, random games, many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.decisions import random_decision
from monkeypalace.fast.jit import each, kernel, parallel_kernel
from monkeypalace.fast.layout import (
    BONUS_BANANAS,
    BONUS_CARDS,
    CARD_BANANAS,
    CARD_COUNT,
    CARD_PLACE,
    CARD_SIZE,
    DECISION_SIZE,
    KIND,
    ORDER,
    OVER,
    PILE_COUNT,
    PILE_START,
    PLACE_COUNT,
    PLAYERS,
    SORTED,
    TROPHY,
    TROPHY_BANANAS,
)
from monkeypalace.fast.rng import below
from monkeypalace.fast.steps import MONKEY, apply, player_at
from monkeypalace.fast.walk import WORK_SIZE


@kernel
def shuffle(state: Any, tables: Any, generator: Any) -> None:
    """Shuffle the piles of a game that has not begun, as `game.setup` does."""
    if state[SORTED] == 1:
        return
    for pile in range(PILE_COUNT):
        first = tables[PILE_START + pile]
        for last in range(tables[PILE_START + pile + 1] - first - 1, 0, -1):
            other = below(generator, last + 1)
            held = state[ORDER + first + last]
            state[ORDER + first + last] = state[ORDER + first + other]
            state[ORDER + first + other] = held


@kernel
def count_bananas(state: Any, tables: Any, bananas: Any) -> None:
    """The bananas of every seat, now: cards, covered ones too, Bonus Cards and trophies."""
    for seat in range(state[PLAYERS]):
        bonus = state[player_at(seat) + BONUS_CARDS]
        bananas[seat] = bonus * tables[BONUS_BANANAS]
    for card in range(CARD_COUNT):
        place = state[CARD_PLACE + card]
        if place >= 0:
            bananas[place // PLACE_COUNT] += tables[card * CARD_SIZE + CARD_BANANAS]
    for animal in range(3):
        holder = state[TROPHY + animal]
        if holder >= 0:
            bananas[holder] += tables[TROPHY_BANANAS + animal]


@kernel
def share_win(state: Any, bananas: Any, shares: Any) -> None:
    """Each seat's share of the win: 1 for the winner, less for those who share it."""
    players = state[PLAYERS]
    most = bananas[0]
    for seat in range(1, players):
        most = max(most, bananas[seat])
    tied = 0
    for seat in range(players):
        shares[seat] = 0.0
        if bananas[seat] == most:
            tied += 1
    holder = state[TROPHY + MONKEY]
    if holder >= 0 and bananas[holder] == most:
        shares[holder] = 1.0
        return
    for seat in range(players):
        if bananas[seat] == most:
            shares[seat] = 1.0 / tied


@kernel
def play_out(state: Any, tables: Any, generator: Any, most_decisions: int) -> int:
    """Play at random until the end, or so many decisions; return how many were made."""
    work = np.empty(WORK_SIZE, dtype=np.int64)
    by_start = np.empty(64, dtype=np.int64)
    decision = np.empty(DECISION_SIZE, dtype=np.int32)
    made = 0
    while state[KIND] != OVER and made < most_decisions:
        random_decision(state, tables, work, by_start, generator, decision)
        apply(state, tables, work, decision)
        made += 1
    return made


@parallel_kernel
def play_out_all(states: Any, tables: Any, generators: Any, most_decisions: int) -> int:
    """Play many games at once, on all cores; return how many decisions were made in all."""
    total = 0
    for index in each(states.shape[0]):
        total += play_out(states[index], tables, generators[index], most_decisions)
    return total


@parallel_kernel
def apply_all(states: Any, tables: Any, decisions: Any) -> None:
    """Play one decision in each of many games, on all cores; finished games stay as they are."""
    for index in each(states.shape[0]):
        if states[index, KIND] != OVER:
            work = np.empty(WORK_SIZE, dtype=np.int64)
            apply(states[index], tables, work, decisions[index])
