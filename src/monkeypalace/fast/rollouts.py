"""Games played out by the policy kernel: for tuning, and for bots that look ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.games import count_bananas, share_win
from monkeypalace.fast.jit import each, kernel, parallel_kernel
from monkeypalace.fast.layout import (
    DECISION_SIZE,
    KIND,
    ORDER,
    OVER,
    PILE_COUNT,
    PILE_START,
    PLAYERS,
    ROUND,
    SEAT,
    SORTED,
    TAKEN,
)
from monkeypalace.fast.policy import choose
from monkeypalace.fast.rng import below
from monkeypalace.fast.steps import apply
from monkeypalace.fast.walk import WORK_SIZE


@kernel
def play_by_policy(
    state: Any, tables: Any, weights: Any, most_nodes: int, most_decisions: int
) -> int:
    """Play on, each seat by its row of weights, to the end or so many decisions."""
    work = np.empty(WORK_SIZE, dtype=np.int64)
    decision = np.zeros(DECISION_SIZE, dtype=np.int32)
    bananas = np.zeros(4, dtype=np.int64)
    made = 0
    while state[KIND] != OVER and made < most_decisions:
        count_bananas(state, tables, bananas)
        choose(state, tables, work, weights[state[SEAT]], most_nodes, bananas, decision)
        apply(state, tables, work, decision)
        made += 1
    return made


@kernel
def imagine(state: Any, tables: Any, generator: Any) -> None:
    """Draw the unknown cards of every pile at random; the top cards stay."""
    if state[SORTED] == 1:
        return
    for pile in range(PILE_COUNT):
        first = tables[PILE_START + pile] + state[TAKEN + pile] + 1
        for last in range(tables[PILE_START + pile + 1] - 1, first, -1):
            other = first + below(generator, last - first + 1)
            held = state[ORDER + last]
            state[ORDER + last] = state[ORDER + other]
            state[ORDER + other] = held


@kernel
def roll_out(
    state: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    generator: Any,
    decision: Any,
    result: Any,
) -> None:
    """Imagine the cards, play a decision, then by the policy to the end.

    `result` gets each seat's share of the win, then its lead in bananas.
    """
    game = state.copy()
    imagine(game, tables, generator)
    work = np.empty(WORK_SIZE, dtype=np.int64)
    apply(game, tables, work, decision)
    play_by_policy(game, tables, weights, most_nodes, 100000)
    bananas = np.zeros(4, dtype=np.int64)
    count_bananas(game, tables, bananas)
    share_win(game, bananas, result)
    players = game[PLAYERS]
    for seat in range(players):
        best = -1000
        for other in range(players):
            if other != seat:
                best = max(best, bananas[other])
        result[4 + seat] = bananas[seat] - best


@kernel
def roll_out_many(
    state: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    generators: Any,
    decisions: Any,
    results: Any,
) -> None:
    """One roll-out for each row of decisions, one after the other."""
    for index in range(decisions.shape[0]):
        roll_out(
            state,
            tables,
            weights,
            most_nodes,
            generators[index],
            decisions[index],
            results[index],
        )


@parallel_kernel
def roll_out_on_all_cores(
    state: Any,
    tables: Any,
    weights: Any,
    most_nodes: int,
    generators: Any,
    decisions: Any,
    results: Any,
) -> None:
    """As `roll_out_many`, on all cores; with the same results."""
    for index in each(decisions.shape[0]):
        roll_out(
            state,
            tables,
            weights,
            most_nodes,
            generators[index],
            decisions[index],
            results[index],
        )


@parallel_kernel
def match_by_policy(
    states: Any, tables: Any, weights: Any, most_nodes: int, shares: Any, facts: Any
) -> None:
    """Play many games to the end, each with its own weights for each seat, on all cores.

    `shares` gets the shares of the win, `facts` rounds, decisions and then everybody's bananas.
    """
    for index in each(states.shape[0]):
        state = states[index]
        made = play_by_policy(state, tables, weights[index], most_nodes, 100000)
        bananas = np.zeros(4, dtype=np.int64)
        count_bananas(state, tables, bananas)
        share_win(state, bananas, shares[index])
        facts[index, 0] = state[ROUND]
        facts[index, 1] = made
        for seat in range(4):
            facts[index, 2 + seat] = bananas[seat]
