"""Play the games from which the network learns, and matches between two networks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from monkeypalace.bots import TUNED
from monkeypalace.bots.features import FEATURE_COUNT
from monkeypalace.bots.lookahead import MOST_RECORDS, self_play_rows
from monkeypalace.bots.network import OUTPUTS, evaluate_rows
from monkeypalace.engine import FastBatch
from monkeypalace.game import ButterflyRule, EndRule, Options, PileOrder
from monkeypalace.packs import MAP_NUMBERS, Pack

#: Search nodes for each turn, as in the simulated games of bots.
NODES: Final = 600

#: How many decisions the network compares in each choice.
WIDTH: Final = 8

#: How many of 1000 decisions are drawn at random from those that would be compared.
EXPLORING: Final = 20

#: Each weight of the policy is multiplied by exp(x), where x has this standard deviation.
WEIGHTS_SPREAD: Final = 0.25

#: The share of the seats that play by the policy alone, so that the network meets other players.
POLICY_SEATS: Final = 0.15

#: The λ of TD(λ): in a target, a later value is multiplied by this for each turn in between.
TRACE: Final = 0.9

#: The share of a game's positions that is kept: successive positions are similar, so few suffice.
KEPT: Final = 0.4

#: The probability of each module, and of each ruling that is not the default.
MODULE_SHARE: Final = 0.25
RULING_SHARE: Final = 0.05

#: The number of games in a part; they all have the same number of players and options.
PART_GAMES: Final = 50
#: The number of players in each part, repeated.
PART_PLAYERS: Final = (2, 3, 2, 4)


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """The games of one generation, in parts that processes or machines play."""

    pack: Pack
    parameters: Any
    seed: int
    generation: int
    #: Whether to play by the policy alone, as in the first generation: its network is untrained.
    by_policy: bool
    games: int = PART_GAMES


@dataclass(frozen=True, slots=True)
class Positions:
    """The features that seats saw between turns, and the outputs that the network should give."""

    features: Any
    targets: Any


def random_options(random: Any) -> Options:
    """Return random options: any map, sometimes modules, rarely a ruling other than the default."""

    def happens(share: float) -> bool:
        return bool(random.random() < share)

    return Options(
        map=int(random.choice(MAP_NUMBERS)),
        butterfly=happens(MODULE_SHARE),
        frog=happens(MODULE_SHARE),
        piles=PileOrder.SORTED if happens(RULING_SHARE) else PileOrder.SHUFFLED,
        butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR
        if happens(RULING_SHARE)
        else ButterflyRule.TALLEST_OF_ALL,
        ties_earn_credit=happens(RULING_SHARE),
        end_rule=EndRule.TOTAL if happens(RULING_SHARE) else EndRule.NAMED,
        stack_new_cards=happens(RULING_SHARE),
    )


def play_part(task: SelfPlay, index: int) -> tuple[int, Positions]:
    """Play part `index` of a generation; runs in a worker process or on a cluster."""
    random = np.random.default_rng([task.seed, task.generation, index])
    players = PART_PLAYERS[index % len(PART_PLAYERS)]
    batch = FastBatch(
        task.games,
        players,
        seed=int(random.integers(1 << 40)),
        pack=task.pack,
        options=random_options(random),
        threads=1,
    )
    weights = np.tile(TUNED.to_array(), (4 * task.games, 1))
    weights *= np.exp(WEIGHTS_SPREAD * random.standard_normal(weights.shape))
    widths = np.full((task.games, 4), WIDTH, dtype=np.int64)
    widths[random.random(widths.shape) < (1.0 if task.by_policy else POLICY_SEATS)] = 1
    records, results, turns = _play(
        batch,
        weights,
        task.parameters[np.newaxis],
        np.zeros((task.games, 4), dtype=np.int64),
        widths,
        EXPLORING,
    )
    features, targets = [], []
    for game in range(task.games):
        count = int(turns[game]) * players
        seen = records[MOST_RECORDS * game : MOST_RECORDS * game + count]
        outputs = np.zeros((count, OUTPUTS))
        evaluate_rows(seen, task.parameters, outputs, 0, count)
        result = results[4 * game : 4 * game + players]
        trace = 1.0 if task.by_policy else TRACE
        returns = mixed_returns(outputs.reshape(-1, players, OUTPUTS), result, trace)
        kept = random.random(count) < KEPT
        features.append(seen[kept])
        targets.append(returns.reshape(count, OUTPUTS)[kept].astype(np.float32))
    return index, Positions(np.concatenate(features), np.concatenate(targets))


def mixed_returns(values: Any, result: Any, trace: float) -> Any:
    """Return the targets of TD(λ): for each turn, a mean of the later values and the result.

    `values` has the network's values for each turn and seat.
    """
    returns = np.empty_like(values)
    following = result
    for turn in range(len(values) - 1, -1, -1):
        returns[turn] = following
        following = (1 - trace) * values[turn] + trace * following
    return returns


def _play(
    batch: FastBatch, weights: Any, parameters: Any, networks: Any, widths: Any, exploring: int
) -> tuple[Any, Any, Any]:
    """Play all games of a batch; return the records, the results and the turns."""
    games = len(batch.states)
    records = np.zeros((games * MOST_RECORDS, FEATURE_COUNT), dtype=np.int16)
    results = np.zeros((4 * games, OUTPUTS))
    turns = np.zeros(games, dtype=np.int64)
    self_play_rows(
        batch.states,
        batch.tables,
        weights,
        parameters,
        NODES,
        networks,
        widths,
        exploring,
        batch.generators,
        records,
        results,
        turns,
        0,
        games,
    )
    return records, results, turns


def match_deals(
    ours: Any,
    others: Any,
    *,
    players: int,
    seed: int,
    pack: Pack,
    deals: int = 10,
    our_width: int = WIDTH,
    other_width: int = WIDTH,
) -> Iterator[float]:
    """Yield our share of the wins of each deal; the deals never end and alternate between the maps.

    All games of a deal have the same cards. Our network plays each seat in one of them, and the
    other network all other seats. With a width of 1, a network's seat plays by the policy alone.
    A fair share is 1 / players.
    """
    number = 0
    while True:
        batch = FastBatch(
            deals,
            players,
            seed=seed + number * deals,
            pack=pack,
            options=Options(map=MAP_NUMBERS[number % len(MAP_NUMBERS)]),
            threads=1,
        )
        batch.states = np.repeat(batch.states, players, axis=0)
        batch.generators = np.repeat(batch.generators, players, axis=0)
        games = len(batch.states)
        rows, seats = np.arange(games), np.tile(np.arange(players), deals)
        networks = np.ones((games, 4), dtype=np.int64)
        networks[rows, seats] = 0
        widths = np.where(networks == 0, our_width, other_width).astype(np.int64)
        weights = np.tile(TUNED.to_array(), (4 * games, 1))
        parameters = np.stack([ours, others])
        _, results, _ = _play(batch, weights, parameters, networks, widths, 0)
        won = results.reshape(games, 4, OUTPUTS)[rows, seats, 0]
        yield from won.reshape(deals, players).mean(axis=1).tolist()
        number += 1
