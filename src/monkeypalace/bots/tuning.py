"""Find weights by self-play: `python -m monkeypalace.bots.tuning --generations 30`.

The cross-entropy method: draw weights around a mean, let each set play against the champion
with two, three and four players on every map with common seeds, and move the mean towards the
best sets. The mean becomes the champion when it beats the champion in a longer match.

The weights fit one pack: for a pack that rewards other strategies, tune them again with `--pack`.
`arena/pack_search.py` alternates between changing the pack and tuning the weights.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any, Final

import numpy as np

from monkeypalace.bots.rollouts import match_rows
from monkeypalace.bots.values import BLOCKING, POLICY_SIZE
from monkeypalace.bots.weights import TUNED, PolicyWeights
from monkeypalace.engine import FastBatch
from monkeypalace.game import Options
from monkeypalace.kernels.threads import default_threads, run_in_parts
from monkeypalace.packs import Pack, load_pack

#: Search nodes for each turn while tuning; more would take longer and change little.
NODES: Final = 600

#: The weight of the share of bananas relative to that of the share of wins. Bananas have less
#: variance.
BANANAS_SHARE: Final = 0.5

#: The mean replaces the champion if its strength against the champion is above this.
NEEDED_STRENGTH: Final = 1.01


def match(
    ours: Any,
    others: Any,
    *,
    players: int,
    games: int,
    seed: int,
    pack: Pack | None = None,
    options: Options | None = None,
    nodes: int = NODES,
    jobs: int | None = None,
) -> tuple[Any, Any]:
    """Play one set of weights against another set on all other seats.

    `ours` plays on each seat in turn, with the same cards. Returns the share of the win and the
    share of the bananas that `ours` gets in each game.
    """
    shares, bananas = [], []
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
            partial(match_rows, states, batch.tables, weights, nodes, won, found),
            len(states),
            default_threads() if jobs is None else jobs,
        )
        rows = np.arange(len(states))
        shares.append(won[rows, seats])
        bananas.append(found[rows, 2 + seats] / np.maximum(1, found[:, 2:].sum(axis=1)))
    return np.concatenate(shares), np.concatenate(bananas)


def strength(
    ours: Any,
    others: Any,
    games: int,
    seed: int,
    *,
    pack: Pack | None = None,
    jobs: int | None = None,
) -> float:
    """Return the strength of weights with 2, 3 and 4 players; 1 means as strong as the others."""
    found = []
    for players in (2, 3, 4):
        won, bananas = match(
            ours, others, players=players, games=games, seed=seed, pack=pack, jobs=jobs
        )
        mixed = (won.mean() + BANANAS_SHARE * bananas.mean()) / (1 + BANANAS_SHARE)
        found.append(mixed * players)
    return float(np.mean(found))


@dataclass(frozen=True, slots=True)
class Tuning:
    """The state of the cross-entropy method between two generations."""

    champion: tuple[float, ...]
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    generation: int = 0

    @classmethod
    def begin(cls, start: PolicyWeights) -> Tuning:
        """Return a search that begins at these weights."""
        mean = tuple(start.to_array())
        return cls(mean, mean, tuple(0.3 * abs(value) + 0.15 for value in mean))

    @property
    def weights(self) -> PolicyWeights:
        """The best weights so far."""
        return PolicyWeights(*(round(float(value), 3) for value in self.champion))


def tune_once(
    tuning: Tuning,
    *,
    population: int,
    games: int,
    seed: int,
    pack: Pack | None = None,
    jobs: int | None = None,
    blocking: bool = True,
) -> Tuning:
    """Return the search after one more generation.

    Without `blocking`, the weight of blocking does not change. Games with blocking take four times
    as long.
    """
    random = np.random.default_rng([seed, tuning.generation])
    champion, mean, spread = (
        np.array(values) for values in (tuning.champion, tuning.mean, tuning.spread)
    )
    drawn = mean + spread * random.standard_normal((population, POLICY_SIZE))
    drawn[0] = mean
    if not blocking:
        drawn[:, BLOCKING] = champion[BLOCKING]
    game_seed = seed + 10_007 * tuning.generation
    found = [
        strength(weights, champion, games, game_seed, pack=pack, jobs=jobs) for weights in drawn
    ]
    best = drawn[np.argsort(found)[-max(3, population // 4) :]]
    mean = 0.3 * mean + 0.7 * best.mean(axis=0)
    spread = 0.3 * spread + 0.7 * best.std(axis=0) + 0.01
    if strength(mean, champion, games * 3, game_seed + 5, pack=pack, jobs=jobs) > NEEDED_STRENGTH:
        champion = mean.copy()
    return replace(
        tuning,
        champion=tuple(champion.tolist()),
        mean=tuple(mean.tolist()),
        spread=tuple(spread.tolist()),
        generation=tuning.generation + 1,
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pack", help="a pack file; the standard pack by default")
    parser.add_argument(
        "--no-blocking",
        action="store_true",
        help="keep the weight of blocking at 0, which is four times as fast",
    )
    args = parser.parse_args()
    pack = None if args.pack is None else load_pack(args.pack)
    tuning = Tuning.begin(replace(TUNED, blocking=0.0) if args.no_blocking else TUNED)
    for _ in range(args.generations):
        tuning = tune_once(
            tuning,
            population=args.population,
            games=args.games,
            seed=args.seed,
            pack=pack,
            blocking=not args.no_blocking,
        )
        sys.stdout.write(f"generation {tuning.generation}: {tuning.weights}\n")
        sys.stdout.flush()
    for field in fields(tuning.weights):
        sys.stdout.write(f"    {field.name}={getattr(tuning.weights, field.name)},\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
