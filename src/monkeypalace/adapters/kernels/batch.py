"""One action in one game or in each of many, with all that an environment has to say about it."""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.adapters.kernels.acting import act, begin_draft, worths
from monkeypalace.adapters.kernels.masks import write_mask
from monkeypalace.adapters.kernels.observing import observe
from monkeypalace.fast.decisions import random_decision
from monkeypalace.fast.games import count_bananas, shuffle
from monkeypalace.fast.jit import each, kernel, parallel_kernel
from monkeypalace.fast.layout import DECISION_SIZE, KIND, OVER, PLAYERS, SEAT
from monkeypalace.fast.policy import choose
from monkeypalace.fast.rng import below, bits
from monkeypalace.fast.steps import apply
from monkeypalace.fast.walk import WORK_SIZE

#: Who plays a seat.
LEARNER = 0
AT_RANDOM = 1
BY_WEIGHTS = 2

#: In place of the learner's seat: it plays them all.
EVERY_SEAT = -1
#: The learner's seat is drawn for each game.
ANY_SEAT = -2

#: Games are dealt to the cores in this many parts.
_PARTS = 16


@kernel
def begin_game(state: Any, tables: Any, draft: Any, work: Any, generator: Any, mask: Any) -> None:
    """Shuffle the piles of a game that was just set up, and say what is legal."""
    shuffle(state, tables, generator)
    begin_draft(state, draft)
    write_mask(state, tables, draft, work, mask)


@kernel
def step(
    state: Any,
    tables: Any,
    draft: Any,
    work: Any,
    action: int,
    reward: int,
    bananas: Any,
    mask: Any,
    found: Any,
) -> bool:
    """Play a legal action; whether it completed a decision, and only then `found` is written."""
    complete = act(state, tables, draft, work, action)
    write_mask(state, tables, draft, work, mask)
    if complete:
        worths(state, tables, reward, bananas, found)
    return complete


@kernel
def _others_play(
    state: Any,
    tables: Any,
    draft: Any,
    work: Any,
    generator: Any,
    learner: int,
    players: Any,
    weights: Any,
    most_nodes: int,
) -> None:
    """Let the opponents play until the learner has to act, or the game is over."""
    decision = np.zeros(DECISION_SIZE, dtype=np.int32)
    by_start = np.empty(64, dtype=np.int64)
    bananas = np.zeros(4, dtype=np.int64)
    while state[KIND] != OVER and state[SEAT] != learner:
        after = (state[SEAT] - learner) % state[PLAYERS]
        if players[after] == BY_WEIGHTS:
            count_bananas(state, tables, bananas)
            choose(state, tables, work, weights[after], most_nodes, bananas, decision)
        else:
            random_decision(state, tables, work, by_start, generator, decision)
        apply(state, tables, work, decision)
    begin_draft(state, draft)


@kernel
def _begin(
    index: int,
    template: Any,
    tables: Any,
    states: Any,
    drafts: Any,
    generators: Any,
    seat: int,
    learners: Any,
    players: Any,
    weights: Any,
    most_nodes: int,
    before: Any,
    work: Any,
) -> None:
    """Set up a new game in a row, up to the learner's first action."""
    state = states[index]
    state[:] = template
    shuffle(state, tables, generators[index])
    begin_draft(state, drafts[index])
    before[index] = 0.0
    learners[index] = below(generators[index], int(state[PLAYERS])) if seat == ANY_SEAT else seat
    if seat != EVERY_SEAT:
        _others_play(
            state,
            tables,
            drafts[index],
            work,
            generators[index],
            learners[index],
            players,
            weights,
            most_nodes,
        )


@kernel
def _tell(
    state: Any,
    tables: Any,
    draft: Any,
    work: Any,
    learner: int,
    bananas: Any,
    mask: Any,
    seen: Any,
) -> None:
    """What the one who has to act sees and may do."""
    write_mask(state, tables, draft, work, mask)
    observer = state[SEAT] if learner == EVERY_SEAT else learner
    observe(state, tables, draft, observer, bananas, seen)


@parallel_kernel
def begin_all(
    template: Any,
    tables: Any,
    states: Any,
    drafts: Any,
    generators: Any,
    seat: int,
    learners: Any,
    players: Any,
    weights: Any,
    most_nodes: int,
    before: Any,
    masks: Any,
    seen: Any,
) -> None:
    """Begin all games."""
    count = states.shape[0]
    for part in each(_PARTS):
        work = np.empty(WORK_SIZE, dtype=np.int64)
        bananas = np.zeros(4, dtype=np.int64)
        for index in range(part * count // _PARTS, (part + 1) * count // _PARTS):
            _begin(
                index,
                template,
                tables,
                states,
                drafts,
                generators,
                seat,
                learners,
                players,
                weights,
                most_nodes,
                before,
                work,
            )
            _tell(
                states[index],
                tables,
                drafts[index],
                work,
                learners[index],
                bananas,
                masks[index],
                seen[index],
            )


@parallel_kernel
def step_all(
    template: Any,
    tables: Any,
    states: Any,
    drafts: Any,
    generators: Any,
    seat: int,
    learners: Any,
    players: Any,
    weights: Any,
    most_nodes: int,
    before: Any,
    masks: Any,
    seen: Any,
    actions: Any,
    reward: int,
    rewards: Any,
    over: Any,
    last_seen: Any,
) -> None:
    """Play a legal action in each game; where a game is over, begin the next one.

    `rewards` has what each seat got since the learner's action before, `before` what it has got
    in this game. `last_seen` is written where a game is over.
    """
    count = states.shape[0]
    for part in each(_PARTS):
        work = np.empty(WORK_SIZE, dtype=np.int64)
        bananas = np.zeros(4, dtype=np.int64)
        found = np.zeros(4)
        for index in range(part * count // _PARTS, (part + 1) * count // _PARTS):
            state = states[index]
            draft = drafts[index]
            learner = learners[index]
            complete = act(state, tables, draft, work, actions[index])
            if complete and learner != EVERY_SEAT:
                _others_play(
                    state,
                    tables,
                    draft,
                    work,
                    generators[index],
                    learner,
                    players,
                    weights,
                    most_nodes,
                )
            over[index] = state[KIND] == OVER
            rewards[index] = 0.0
            if complete:
                worths(state, tables, reward, bananas, found)
                for player in range(state[PLAYERS]):
                    rewards[index, player] = found[player] - before[index, player]
                    before[index, player] = found[player]
            if over[index]:
                observer = state[SEAT] if learner == EVERY_SEAT else learner
                observe(state, tables, draft, observer, bananas, last_seen[index])
                _begin(
                    index,
                    template,
                    tables,
                    states,
                    drafts,
                    generators,
                    seat,
                    learners,
                    players,
                    weights,
                    most_nodes,
                    before,
                    work,
                )
            _tell(state, tables, draft, work, learners[index], bananas, masks[index], seen[index])


@parallel_kernel
def draw_all(masks: Any, generator: Any, drawn: Any) -> None:
    """Draw a legal action from each row of masks, each as likely as any other."""
    count = masks.shape[0]
    seed = bits(generator)
    for part in each(_PARTS):
        own = np.empty(1, dtype=np.uint64)
        for index in range(part * count // _PARTS, (part + 1) * count // _PARTS):
            mask = masks[index]
            legal = 0
            for action in range(mask.shape[0]):
                legal += mask[action]
            own[0] = seed + np.uint64(index)
            rank = below(own, legal)
            for action in range(mask.shape[0]):
                if mask[action]:
                    if rank == 0:
                        drawn[index] = action
                        break
                    rank -= 1
