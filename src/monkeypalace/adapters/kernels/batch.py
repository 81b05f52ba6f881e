"""Play an action in one game or in many, and write everything an environment returns."""

from __future__ import annotations

from monkeypalace.adapters.kernels.acting import act, begin_draft, write_total_rewards
from monkeypalace.adapters.kernels.masks import write_mask
from monkeypalace.adapters.kernels.observing import observe
from monkeypalace.bots import choose
from monkeypalace.engine import apply, count_bananas, random_decision, shuffle
from monkeypalace.engine import layout as at
from monkeypalace.kernels import (
    FloatRows,
    Floats,
    Int8Rows,
    Int8s,
    Int16Rows,
    Int16s,
    Int32Rows,
    Int32s,
    Int64s,
    UInt64Rows,
    UInt64s,
    copy_numbers,
    fill_numbers,
    float_scratch,
    int32_scratch,
    int64_scratch,
    kernel,
    long_kernel,
    uint64,
    uint64_scratch,
)
from monkeypalace.kernels.random import random_below
from monkeypalace.search import layout as ws

#: Kinds of player. `OUTSIDE` decides outside the kernel: the learner, or a bot without a kernel.
#: The argument `kinds` has one for each seat, clockwise from the learner.
OUTSIDE = 0
AT_RANDOM = 1
BY_WEIGHTS = 2

#: Values of the argument `seat` that are not a seat: the learner plays all seats, or its seat is
#: drawn for each game.
EVERY_SEAT = -1
ANY_SEAT = -2

_MASK = 0xFFFFFFFFFFFFFFFF


@kernel
def begin_game(
    state: Int16s, tables: Int16s, draft: Int32s, work: Int64s, generator: UInt64s, mask: Int8s
) -> None:
    """Shuffle the piles of a game that was just set up, and write its mask."""
    shuffle(state, tables, generator)
    begin_draft(state, draft)
    write_mask(state, tables, draft, work, mask)


@kernel
def step(
    state: Int16s,
    tables: Int16s,
    draft: Int32s,
    work: Int64s,
    action: int,
    reward: int,
    bananas: Int64s,
    mask: Int8s,
    totals: Floats,
) -> bool:
    """Play a legal action; if it completes a decision, write `totals` and return true."""
    complete = act(state, tables, draft, work, action)
    write_mask(state, tables, draft, work, mask)
    if complete:
        write_total_rewards(state, tables, reward, bananas, totals)
    return complete


@kernel
def opponents_play(
    state: Int16s,
    tables: Int16s,
    draft: Int32s,
    work: Int64s,
    generator: UInt64s,
    learner: int,
    kinds: Int64s,
    weights: FloatRows,
    most_nodes: int,
    most_decisions: int,
) -> None:
    """Let the opponents play until a seat of kind `OUTSIDE` has to act, or the game is over."""
    if learner == EVERY_SEAT:
        return
    decision = int32_scratch(ws.DECISION_SIZE)
    by_start = int64_scratch(64)
    bananas = int64_scratch(4)
    for _ in range(most_decisions):
        offset = (state[at.SEAT] - learner) % state[at.PLAYERS]
        if state[at.KIND] == at.OVER or kinds[offset] == OUTSIDE:
            break
        if kinds[offset] == BY_WEIGHTS:
            count_bananas(state, tables, bananas)
            choose(state, tables, work, weights[offset], most_nodes, bananas, decision)
        else:
            random_decision(state, tables, work, by_start, generator, decision)
        apply(state, tables, work, decision)
    begin_draft(state, draft)


@kernel
def _others_play(
    state: Int16s,
    tables: Int16s,
    draft: Int32s,
    work: Int64s,
    generator: UInt64s,
    learner: int,
    kinds: Int64s,
    weights: FloatRows,
    most_nodes: int,
) -> None:
    """Let the opponents play until the learner has to act, or the game is over."""
    opponents_play(
        state,
        tables,
        draft,
        work,
        generator,
        learner,
        kinds,
        weights,
        most_nodes,
        at.ALL_DECISIONS,
    )


@kernel
def _begin_row(
    template: Int16s,
    tables: Int16s,
    state: Int16s,
    draft: Int32s,
    work: Int64s,
    generator: UInt64s,
    seat: int,
    kinds: Int64s,
    weights: FloatRows,
    most_nodes: int,
    totals: Floats,
) -> int:
    """Begin a new game in a row, and let the opponents play; return the learner's seat."""
    copy_numbers(state, template, at.STATE_SIZE)
    shuffle(state, tables, generator)
    begin_draft(state, draft)
    learner = random_below(generator, int(state[at.PLAYERS])) if seat == ANY_SEAT else seat
    fill_numbers(totals, 0.0)
    _others_play(state, tables, draft, work, generator, learner, kinds, weights, most_nodes)
    return learner


@kernel
def _write_observation(
    state: Int16s,
    tables: Int16s,
    draft: Int32s,
    work: Int64s,
    learner: int,
    bananas: Int64s,
    mask: Int8s,
    seen: Int16s,
) -> None:
    """Write the observation and the mask of the acting seat."""
    write_mask(state, tables, draft, work, mask)
    observer = state[at.SEAT] if learner == EVERY_SEAT else learner
    observe(state, tables, draft, observer, bananas, seen)


@long_kernel
def begin_rows(
    template: Int16s,
    tables: Int16s,
    states: Int16Rows,
    drafts: Int32Rows,
    generators: UInt64Rows,
    seat: int,
    learners: Int64s,
    kinds: Int64s,
    weights: FloatRows,
    most_nodes: int,
    totals: FloatRows,
    masks: Int8Rows,
    seen: Int16Rows,
    first: int,
    last: int,
) -> None:
    """Begin games `first` to `last` - 1."""
    work = int64_scratch(ws.WORK_SIZE)
    bananas = int64_scratch(4)
    for index in range(first, last):
        state = states[index]
        draft = drafts[index]
        learners[index] = _begin_row(
            template,
            tables,
            state,
            draft,
            work,
            generators[index],
            seat,
            kinds,
            weights,
            most_nodes,
            totals[index],
        )
        _write_observation(
            state, tables, draft, work, learners[index], bananas, masks[index], seen[index]
        )


@long_kernel
def step_rows(
    template: Int16s,
    tables: Int16s,
    states: Int16Rows,
    drafts: Int32Rows,
    generators: UInt64Rows,
    seat: int,
    learners: Int64s,
    kinds: Int64s,
    weights: FloatRows,
    most_nodes: int,
    totals: FloatRows,
    masks: Int8Rows,
    seen: Int16Rows,
    actions: Int64s,
    reward: int,
    rewards: FloatRows,
    over: Int8s,
    last_seen: Int16Rows,
    first: int,
    last: int,
) -> None:
    """Play a legal action in games `first` to `last` - 1; begin a new game where one ends.

    `rewards` gets each seat's reward since the learner's last action, `totals` each seat's total
    reward in this game. `last_seen` gets the last observation of games that are over.
    """
    work = int64_scratch(ws.WORK_SIZE)
    bananas = int64_scratch(4)
    found = float_scratch(4)
    for index in range(first, last):
        state = states[index]
        draft = drafts[index]
        generator = generators[index]
        learner = learners[index]
        complete = act(state, tables, draft, work, actions[index])
        if complete:
            _others_play(state, tables, draft, work, generator, learner, kinds, weights, most_nodes)
        over[index] = state[at.KIND] == at.OVER
        fill_numbers(rewards[index], 0.0)
        if complete:
            write_total_rewards(state, tables, reward, bananas, found)
            for player in range(state[at.PLAYERS]):
                rewards[index][player] = found[player] - totals[index][player]
                totals[index][player] = found[player]
        if over[index]:
            observer = state[at.SEAT] if learner == EVERY_SEAT else learner
            observe(state, tables, draft, observer, bananas, last_seen[index])
            learners[index] = _begin_row(
                template,
                tables,
                state,
                draft,
                work,
                generator,
                seat,
                kinds,
                weights,
                most_nodes,
                totals[index],
            )
        _write_observation(
            state, tables, draft, work, learners[index], bananas, masks[index], seen[index]
        )


@long_kernel
def draw_rows(masks: Int8Rows, seeds: UInt64s, drawn: Int64s, first: int, last: int) -> None:
    """Draw a legal action for rows `first` to `last` - 1, all equally likely.

    `seeds` has one number, from which the generator of each row is derived.
    """
    generator = uint64_scratch(1)
    for index in range(first, last):
        mask = masks[index]
        legal = 0
        for action in range(len(mask)):
            legal += mask[action]
        generator[0] = (uint64(seeds[0]) + uint64(index)) & _MASK
        rank = random_below(generator, legal)
        for action in range(len(mask)):
            if mask[action]:
                if rank == 0:
                    drawn[index] = action
                    break
                rank -= 1
