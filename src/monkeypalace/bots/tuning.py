"""Find weights by self-play: `python -m monkeypalace.bots.tuning --generations 30`.

The cross-entropy method: draw weights around a mean, let each set play against the champion
with two, three and four players on every map with common seeds, and move the mean towards the
best sets. The mean becomes the champion when it beats the champion in a longer match.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields
from functools import partial
from typing import Any, Final

import numpy as np

from monkeypalace.bots.policy import POLICY_SIZE
from monkeypalace.bots.rollouts import match_rows
from monkeypalace.bots.weights import TUNED, PolicyWeights
from monkeypalace.engine import FastBatch
from monkeypalace.game import Options
from monkeypalace.kernels.threads import default_threads, run_in_parts
from monkeypalace.packs import Pack

#: Search nodes for each turn while tuning.
NODES: Final = 2000


def match(
    ours: Any,
    others: Any,
    *,
    players: int,
    games: int,
    seed: int,
    pack: Pack | None = None,
    options: Options | None = None,
) -> tuple[Any, Any]:
    """Play one set of weights against another set on all other seats.

    Our seat rotates; the games of one rotation have the same cards. Returns our share of the
    win in each game, and the facts of `match_rows`.
    """
    shares, facts = [], []
    for number in (1, 2, 3, 4) if options is None else (options.map,):
        chosen = options or Options(map=number)
        rounds = max(1, games // (players * (4 if options is None else 1)))
        batch = FastBatch(
            rounds, players, seed=seed + number * 1_000_003, pack=pack, options=chosen
        )
        states = np.repeat(batch.states, players, axis=0)
        seats = np.tile(np.arange(players), rounds)
        weights = np.tile(np.asarray(others), (len(states), 4, 1))
        weights[np.arange(len(states)), seats] = ours
        won = np.zeros((len(states), 4))
        found = np.zeros((len(states), 6), dtype=np.int64)
        run_in_parts(
            partial(match_rows, states, batch.tables, weights, NODES, won, found),
            len(states),
            default_threads(),
        )
        shares.append(won[np.arange(len(states)), seats])
        facts.append(found)
    return np.concatenate(shares), np.concatenate(facts)


def strength(ours: Any, others: Any, games: int, seed: int) -> float:
    """Return our share of the wins over 2, 3 and 4 players; 1 means equal strength."""
    found = []
    for players in (2, 3, 4):
        won, _ = match(ours, others, players=players, games=games, seed=seed)
        found.append(won.mean() * players)
    return float(np.mean(found))


def tune(
    start: PolicyWeights, generations: int, population: int, games: int, seed: int
) -> PolicyWeights:
    """Return weights that beat `start`, after this number of generations."""
    random = np.random.default_rng(seed)
    champion = mean = np.array(start.to_array())
    spread = np.abs(mean) * 0.4 + 0.1
    for generation in range(generations):
        drawn = mean + spread * random.standard_normal((population, POLICY_SIZE))
        drawn[0] = mean
        game_seed = seed + 10_007 * generation
        found = [strength(weights, champion, games, game_seed) for weights in drawn]
        best = drawn[np.argsort(found)[-max(3, population // 4) :]]
        mean = 0.3 * mean + 0.7 * best.mean(axis=0)
        spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.01
        against = strength(mean, champion, games * 3, game_seed + 5)
        if against > 1.02:
            champion = mean.copy()
        sys.stdout.write(
            f"generation {generation + 1}: best {max(found):.3f}, mean {against:.3f} "
            f"of the champion's share; champion: {_weights(champion)}\n"
        )
        sys.stdout.flush()
    return _weights(champion)


def _weights(values: Any) -> PolicyWeights:
    return PolicyWeights(*(round(float(value), 3) for value in values))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = tune(TUNED, args.generations, args.population, args.games, args.seed)
    for field in fields(found):
        sys.stdout.write(f"    {field.name}={getattr(found, field.name)},\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
