"""Choose by the network: try decisions, finish the turn by the policy, evaluate the result.

The same kernels play the games from which the network learns, and the simulated games of the
bots that look ahead. A player never knows the hidden cards: before decisions are compared, the
unknown cards are put in another random order.
"""

from __future__ import annotations

from monkeypalace.bots.features import FEATURE_COUNT, write_features
from monkeypalace.bots.network import OUTPUTS, evaluate, value_of, write_results
from monkeypalace.bots.policy import choose
from monkeypalace.bots.ranking import best_builds
from monkeypalace.bots.rollouts import shuffle_unknown
from monkeypalace.engine import apply, count_bananas, count_decisions, write_decision
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    FloatRows,
    Floats,
    Int16Rows,
    Int16s,
    Int32Rows,
    Int32s,
    Int64Rows,
    Int64s,
    UInt64Rows,
    UInt64s,
    copy_numbers,
    float_scratch,
    int16_scratch,
    int32_rows,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
)
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws

#: The most decisions that are compared in one choice.
MOST_CHOICES = 24

#: Rows for the records of a game, one for each turn and seat; more than any game needs.
MOST_RECORDS = 240


@kernel
def finish_turn(
    state: Int16s, tables: Int16s, work: Int64s, weights: Floats, most_nodes: int
) -> None:
    """Play the rest of the turn by the policy."""
    decision = int32_scratch(ws.DECISION_SIZE)
    bananas = int64_scratch(4)
    seat = state[at.SEAT]
    while state[at.KIND] != at.OVER and state[at.SEAT] == seat:
        count_bananas(state, tables, bananas)
        choose(state, tables, work, weights, most_nodes, bananas, decision)
        apply(state, tables, work, decision)


@kernel
def _write_choices(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    width: int,
    decisions: Int32Rows,
) -> int:
    """Write at most `width` decisions to compare (never over `MOST_CHOICES`); return their number.

    If a staircase is due, these are the best ones by the policy, one of each kind. For other kinds
    of decision, they are evenly spaced in the list of all legal ones.
    """
    # The callers' arrays have this many rows.
    width = min(width, MOST_CHOICES)
    if state[at.KIND] == at.BUILD:
        values = float_scratch(MOST_CHOICES)
        keys = int64_scratch(MOST_CHOICES)
        return best_builds(
            state, tables, work, weights, most_nodes, False, width, decisions, values, keys
        )
    by_start = int64_scratch(64)
    count = count_decisions(state, tables, ws.NODES_WITHOUT_LIMIT, work, by_start)
    found = min(count, width)
    for number in range(found):
        wanted = number * count // found
        write_decision(state, tables, work, by_start, wanted, decisions[number])
    return found


@kernel
def choose_by_network(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    parameters: Floats,
    most_nodes: int,
    width: int,
    generator: UInt64s,
    decision: Int32s,
) -> None:
    """Write the decision that has the highest value by the network at the end of the turn.

    Write the policy's choice instead if `width` is at most 1, or if a knob for an animal is due:
    there the network is no better than the policy.
    """
    is_knob = state[at.KIND] in (at.MONKEY_KNOB, at.FROG_KNOB)
    if width > 1 and not is_knob:
        decisions = int32_rows(MOST_CHOICES, ws.DECISION_SIZE)
        found = _write_choices(state, tables, work, weights, most_nodes, width, decisions)
        if found > 0:
            seat = int(state[at.SEAT])
            sampled = int16_scratch(at.STATE_SIZE)
            after = int16_scratch(at.STATE_SIZE)
            copy_numbers(sampled, state, at.STATE_SIZE)
            shuffle_unknown(sampled, tables, generator)
            best = -1.0
            for number in range(found):
                value = 0.0
                if found > 1:
                    copy_numbers(after, sampled, at.STATE_SIZE)
                    apply(after, tables, work, decisions[number])
                    if after[at.SEAT] == seat:
                        finish_turn(after, tables, work, weights, most_nodes)
                    value = value_of(after, tables, work, parameters, seat)
                if value > best:
                    best = value
                    copy_numbers(decision, decisions[number], ws.DECISION_SIZE)
            return
    bananas = int64_scratch(4)
    count_bananas(state, tables, bananas)
    choose(state, tables, work, weights, most_nodes, bananas, decision)


@kernel
def _look_ahead(
    state: Int16s,
    tables: Int16s,
    weights: Floats,
    parameters: Floats,
    most_nodes: int,
    own_width: int,
    width: int,
    turns: int,
    all_seats: bool,
    generator: UInt64s,
    decision: Int32s,
    outputs: Floats,
) -> None:
    """Play a decision, the rest of the turn and `turns` more turns, then evaluate the game.

    The unknown cards are drawn first. Decisions of this turn are chosen among at most `own_width`
    candidates, later ones among `width`. `outputs` gets the network's outputs for the deciding
    seat, or the actual result if the game has ended. With `all_seats` it gets them for every seat
    in turn.
    """
    game = int16_scratch(at.STATE_SIZE)
    work = int64_scratch(ws.WORK_SIZE)
    chosen = int32_scratch(ws.DECISION_SIZE)
    features = int16_scratch(FEATURE_COUNT)
    copy_numbers(game, state, at.STATE_SIZE)
    shuffle_unknown(game, tables, generator)
    seat = int(state[at.SEAT])
    apply(game, tables, work, decision)
    last = seat
    played = 0
    while game[at.KIND] != at.OVER:
        if game[at.SEAT] != last:
            if played == turns:
                break
            last = int(game[at.SEAT])
            played += 1
        choose_by_network(
            game,
            tables,
            work,
            weights,
            parameters,
            most_nodes,
            own_width if played == 0 else width,
            generator,
            chosen,
        )
        apply(game, tables, work, chosen)
    first = 0 if all_seats else seat
    last = int(game[at.PLAYERS]) - 1 if all_seats else seat
    for evaluated in range(first, last + 1):
        own = outputs[OUTPUTS * (evaluated - first) :]
        if game[at.KIND] == at.OVER:
            write_results(game, tables, evaluated, own)
        else:
            write_features(game, tables, work, evaluated, features)
            evaluate(features, parameters, own)


@long_kernel
def look_ahead_rows(
    state: Int16s,
    tables: Int16s,
    weights: Floats,
    parameters: Floats,
    most_nodes: int,
    own_width: int,
    width: int,
    turns: int,
    all_seats: bool,
    generators: UInt64Rows,
    decisions: Int32Rows,
    outputs: FloatRows,
    first: int,
    last: int,
) -> None:
    """Look ahead once for each of the decisions `first` to `last` - 1."""
    for index in range(first, last):
        _look_ahead(
            state,
            tables,
            weights,
            parameters,
            most_nodes,
            own_width,
            width,
            turns,
            all_seats,
            generators[index],
            decisions[index],
            outputs[index],
        )


@kernel
def _explore(
    state: Int16s,
    tables: Int16s,
    work: Int64s,
    weights: Floats,
    most_nodes: int,
    width: int,
    generator: UInt64s,
    decision: Int32s,
) -> bool:
    """Write one of the decisions to compare, drawn at random; return whether there is any."""
    decisions = int32_rows(MOST_CHOICES, ws.DECISION_SIZE)
    found = _write_choices(state, tables, work, weights, most_nodes, width, decisions)
    if found == 0:
        return False
    copy_numbers(decision, decisions[random_below(generator, found)], ws.DECISION_SIZE)
    return True


@kernel
def _self_play(
    state: Int16s,
    tables: Int16s,
    weights: FloatRows,
    parameters: FloatRows,
    most_nodes: int,
    networks: Int64s,
    widths: Int64s,
    exploring: int,
    generator: UInt64s,
    index: int,
    records: Int16Rows,
    results: FloatRows,
) -> int:
    """Play game `index` of a batch; record what every seat sees after each turn.

    `networks` has the row of each seat's parameters, `widths` the width of its choice. `exploring`
    is how many of 1000 decisions are random. Returns the number of turns.
    """
    work = int64_scratch(ws.WORK_SIZE)
    decision = int32_scratch(ws.DECISION_SIZE)
    players = int(state[at.PLAYERS])
    turns = 0
    first = MOST_RECORDS * index
    while state[at.KIND] != at.OVER:
        seat = int(state[at.SEAT])
        explored = False
        if exploring > 0 and random_below(generator, 1000) < exploring:
            explored = _explore(
                state, tables, work, weights[4 * index + seat], most_nodes, 12, generator, decision
            )
        if not explored:
            choose_by_network(
                state,
                tables,
                work,
                weights[4 * index + seat],
                parameters[networks[seat]],
                most_nodes,
                widths[seat],
                generator,
                decision,
            )
        apply(state, tables, work, decision)
        ended = state[at.KIND] == at.OVER or state[at.SEAT] != seat
        if ended and state[at.KIND] != at.OVER and (turns + 1) * players <= MOST_RECORDS:
            for other in range(players):
                write_features(state, tables, work, other, records[first + turns * players + other])
            turns += 1
    for seat in range(players):
        write_results(state, tables, seat, results[4 * index + seat])
    return turns


@long_kernel
def self_play_rows(
    states: Int16Rows,
    tables: Int16s,
    weights: FloatRows,
    parameters: FloatRows,
    most_nodes: int,
    networks: Int64Rows,
    widths: Int64Rows,
    exploring: int,
    generators: UInt64Rows,
    records: Int16Rows,
    results: FloatRows,
    turns: Int64s,
    first: int,
    last: int,
) -> None:
    """Play games `first` to `last` - 1 of a batch.

    Game `i` has four rows of `weights` and `results` from `4 * i`, and `MOST_RECORDS` rows of
    `records` from `MOST_RECORDS * i`: the seats after the first turn, after the second and so on.
    """
    for index in range(first, last):
        turns[index] = _self_play(
            states[index],
            tables,
            weights,
            parameters,
            most_nodes,
            networks[index],
            widths[index],
            exploring,
            generators[index],
            index,
            records,
            results,
        )
