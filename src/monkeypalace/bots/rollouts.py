"""Play games to the end with the policy kernel, for tuning and for bots that look ahead."""

from __future__ import annotations

from monkeypalace.bots.policy import choose, lead_of
from monkeypalace.engine import apply, count_bananas, share_win
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    FloatBlocks,
    FloatRows,
    Floats,
    Int16Rows,
    Int16s,
    Int32Rows,
    Int32s,
    Int64Rows,
    UInt64Rows,
    UInt64s,
    copy_numbers,
    int16_scratch,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws


@kernel
def play_by_policy(
    state: Int16s, tables: Int16s, weights: FloatRows, most_nodes: int, most_decisions: int
) -> int:
    """Play to the end or `most_decisions`; return the number of decisions.

    `weights` has a row for each seat.
    """
    work = int64_scratch(ws.WORK_SIZE)
    decision = int32_scratch(ws.DECISION_SIZE)
    bananas = int64_scratch(4)
    made = 0
    while state[at.KIND] != at.OVER and made < most_decisions:
        count_bananas(state, tables, bananas)
        choose(state, tables, work, weights[state[at.SEAT]], most_nodes, bananas, decision)
        apply(state, tables, work, decision)
        made += 1
    return made


@kernel
def shuffle_unknown(state: Int16s, tables: Int16s, generator: UInt64s) -> None:
    """Put the unknown cards of every pile in random order; the top cards stay."""
    if state[at.PILES] == 1:
        return
    for pile in range(at.PILE_COUNT):
        first = tables[at.PILE_START + pile] + state[at.TAKEN + pile] + 1
        for last in range(tables[at.PILE_START + pile + 1] - 1, first, -1):
            other = first + random_below(generator, last - first + 1)
            held = state[at.ORDER + last]
            state[at.ORDER + last] = state[at.ORDER + other]
            state[at.ORDER + other] = held


@kernel
def _play_to_end(
    state: Int16s,
    tables: Int16s,
    weights: FloatRows,
    most_nodes: int,
    generator: UInt64s,
    decision: Int32s,
    end: Int16s,
) -> None:
    """Shuffle the unknown cards, play a decision, then play to the end with the policy.

    `end` gets the state at the end.
    """
    copy_numbers(end, state, at.STATE_SIZE)
    shuffle_unknown(end, tables, generator)
    work = int64_scratch(ws.WORK_SIZE)
    apply(end, tables, work, decision)
    play_by_policy(end, tables, weights, most_nodes, at.ALL_DECISIONS)


@kernel
def roll_out(
    state: Int16s,
    tables: Int16s,
    weights: FloatRows,
    most_nodes: int,
    generator: UInt64s,
    decision: Int32s,
    result: Floats,
) -> None:
    """Play a simulated game; `result` gets each seat's share of the win, then its lead in bananas.

    The game begins with the decision; the unknown cards are drawn at random.
    """
    game = int16_scratch(at.STATE_SIZE)
    _play_to_end(state, tables, weights, most_nodes, generator, decision, game)
    bananas = int64_scratch(4)
    count_bananas(game, tables, bananas)
    share_win(game, bananas, result)
    players = game[at.PLAYERS]
    for seat in range(players):
        result[4 + seat] = lead_of(seat, players, bananas)


@long_kernel
def roll_out_rows(
    state: Int16s,
    tables: Int16s,
    weights: FloatRows,
    most_nodes: int,
    generators: UInt64Rows,
    decisions: Int32Rows,
    results: FloatRows,
    first: int,
    last: int,
) -> None:
    """Play one simulated game for each of the decisions `first` to `last` - 1."""
    for index in range(first, last):
        roll_out(
            state,
            tables,
            weights,
            most_nodes,
            generators[index],
            decisions[index],
            results[index],
        )


@long_kernel
def end_rows(
    state: Int16s,
    tables: Int16s,
    weights: FloatRows,
    most_nodes: int,
    generators: UInt64Rows,
    decisions: Int32Rows,
    ends: Int16Rows,
    first: int,
    last: int,
) -> None:
    """Play the same games as `roll_out_rows`; `ends` gets the states at their ends."""
    for index in range(first, last):
        _play_to_end(
            state,
            tables,
            weights,
            most_nodes,
            generators[index],
            decisions[index],
            ends[index],
        )


@long_kernel
def match_rows(
    states: Int16Rows,
    tables: Int16s,
    weights: FloatBlocks,
    most_nodes: int,
    shares: FloatRows,
    facts: Int64Rows,
    first: int,
    last: int,
) -> None:
    """Play games `first` to `last` - 1 of a batch to the end, with weights for each seat.

    `shares` gets the shares of the win; `facts` gets rounds, decisions and all bananas.
    """
    bananas = int64_scratch(4)
    for index in range(first, last):
        state = states[index]
        made = play_by_policy(state, tables, weights[index], most_nodes, at.ALL_DECISIONS)
        count_bananas(state, tables, bananas)
        share_win(state, bananas, shares[index])
        facts[index][0] = state[at.ROUND]
        facts[index][1] = made
        for seat in range(4):
            facts[index][2 + seat] = bananas[seat] if seat < state[at.PLAYERS] else 0
