"""Search for a pack with which games go as the rulebooks describe them.

`python -m monkeypalace.arena.pack_search state.json` draws packs of a family (`pack_family`) by
the cross-entropy method, plays each with the same deals, and moves towards those with the
smallest loss. The loss is a weighted sum of how far each target of `targets.py` is missed. Between
two generations the weights of the bots are tuned on the current pack, because bots that were tuned
on another pack play this one badly, and their games say little about it.

After the first `--wide` generations the search is local: it tries packs that differ in a single
value and keeps the best one. This improves what the parameters of the family cannot: single cards
that nobody buys, and the seats' shares of the wins.

The search can be stopped and continued: its whole state is in the state file, and every random
number depends only on the seed and the number of the generation. Packs are measured in processes of
this machine (`--jobs`) or on a Ray cluster (`--cluster`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from monkeypalace.arena.cluster import play_in_parallel
from monkeypalace.arena.feel import Feel, bought_shares, concatenate_records, feel_of, play_batch
from monkeypalace.arena.folder import write_atomically
from monkeypalace.arena.pack_conditions import broken_conditions
from monkeypalace.arena.pack_family import member, neighbour, parameters
from monkeypalace.arena.targets import (
    BONUS_CARDS,
    BRICKS_PER_ARCH,
    CLOSE,
    LEAST_BOUGHT,
    NINE_ICONS,
    PASSED,
    PASSED_EARLY,
    PLAYERS,
    ROUNDS,
    SEAT_MARGIN,
)
from monkeypalace.bots import TUNED, PolicyWeights
from monkeypalace.bots.tuning import Tuning, tune_once
from monkeypalace.game import Options
from monkeypalace.packs import MAP_NUMBERS, Pack, check_pack, format_pack, parse_pack, standard_pack

#: Search nodes for each turn.
NODES: Final = 600

#: For each target, a weight and a unit: missing the target by n units adds n times the weight to
#: the loss.
WEIGHTS: Final[Mapping[str, tuple[float, float]]] = {
    "passed": (2.0, 0.01),
    "passed_early": (2.0, 0.01),
    "bonus_cards": (1.0, 1.0),
    "bricks_per_arch": (2.0, 0.1),
    "nine_icons": (1.0, 0.1),
    "rounds": (2.0, 0.5),
    "seats": (0.6, 0.03),
    "seats_on_maps": (0.3, 0.03),
    "close": (1.0, 0.1),
    "cards": (6.0, 1.0),
    "conditions": (1.0, 1.0),
}

#: The loss uses targets that are tighter by this fraction, because a mean that just meets a target
#: misses it in half of all measurements.
SAFETY_MARGIN: Final = 0.15

#: The strongest bot reaches nine icons about half as often as the bots of the search.
NINE_ICONS_FACTOR: Final = 2.0

#: A card that is bought less often than this adds to the loss. The limit is above the target,
#: because the share of a rarely seen card is measured with few games.
RARELY_BOUGHT: Final = LEAST_BOUGHT * 1.4


@dataclass(frozen=True, slots=True)
class PackMeasurement:
    """The metrics of one pack and its losses by target."""

    by_players: tuple[Feel, ...]
    #: By card id: how often the card was bought, as a share of the games in which it was on top.
    bought: Mapping[str, float]
    losses: Mapping[str, float]

    @property
    def loss(self) -> float:
        return sum(self.losses.values())


@dataclass(frozen=True, slots=True)
class Candidates:
    """Packs that are compared with the same games."""

    packs: tuple[Pack, ...]
    weights: tuple[float, ...]
    #: The number of games on each map with each number of players.
    games: int
    seed: int


def measure_candidate(candidates: Candidates, index: int) -> tuple[int, PackMeasurement]:
    """Measure one of the packs; runs in a worker process or on a cluster."""
    pack = candidates.packs[index]
    found = measure_pack(pack, candidates.weights, games=candidates.games, seed=candidates.seed)
    return index, found


def measure_pack(
    pack: Pack, weights: tuple[float, ...], *, games: int, seed: int
) -> PackMeasurement:
    """Play `games` games on each map with each number of players, and compute the losses."""
    all_records = []
    feels = []
    on_maps = []
    for players in PLAYERS:
        parts = [
            play_batch(
                pack,
                players,
                Options(map=number),
                games,
                seed=seed + 1_000_003 * number,
                weights=np.array(weights),
                nodes=NODES,
            )
            for number in MAP_NUMBERS
        ]
        records = concatenate_records(parts)
        feels.append(feel_of(records, players, pack))
        on_maps.append([feel_of(part, players, pack) for part in parts])
        all_records.append(records)
    shares, seen = bought_shares(concatenate_records(all_records))
    bought = {
        card.id: float(share)
        for card, share, times in zip(pack.cards, shares, seen, strict=True)
        if times
    }
    broken = len(broken_conditions(pack))
    return PackMeasurement(tuple(feels), bought, losses(feels, bought, on_maps, broken))


def losses(
    feels: Sequence[Feel],
    bought: Mapping[str, float],
    on_maps: Sequence[Sequence[Feel]] = ((), (), ()),
    broken: int = 0,
) -> dict[str, float]:
    """Return the weighted loss of each target, 0 if it is met with some margin.

    `feels` has the metrics for each number of players, `on_maps` those of each map as well, and
    `broken` is the number of broken conditions (`pack_conditions.py`).
    """
    found = dict.fromkeys(WEIGHTS, 0.0)

    def miss(name: str, amount: float) -> None:
        weight, unit = WEIGHTS[name]
        found[name] += weight * max(0.0, amount) / unit

    miss("conditions", broken)
    for players, feel, maps in zip(PLAYERS, feels, on_maps, strict=True):
        miss("passed", feel.passed - PASSED * (1 - SAFETY_MARGIN))
        miss("passed_early", feel.passed_early - PASSED_EARLY * (1 - SAFETY_MARGIN))
        miss("bonus_cards", BONUS_CARDS[players] * (1 + SAFETY_MARGIN) - feel.bonus_cards)
        miss("bricks_per_arch", BRICKS_PER_ARCH * (1 + SAFETY_MARGIN) - feel.bricks_per_arch)
        miss("nine_icons", NINE_ICONS[players] * NINE_ICONS_FACTOR - feel.nine_icons)
        miss("close", CLOSE * (1 + SAFETY_MARGIN) - feel.close)
        low, high = ROUNDS[players]
        margin = SAFETY_MARGIN * (high - low)
        miss("rounds", max(low + margin - feel.rounds, feel.rounds - high + margin))
        for share in feel.wins:
            miss("seats", abs(share - 1 / players) - SEAT_MARGIN * 0.5)
        for here in maps:
            for share in here.wins:
                miss("seats_on_maps", abs(share - 1 / players) - SEAT_MARGIN)
    for share in bought.values():
        miss("cards", (RARELY_BOUGHT - share) / RARELY_BOUGHT)
    return found


@dataclass(frozen=True, slots=True)
class Search:
    """The state of a search between two generations."""

    base: Pack
    mean: tuple[float, ...]
    spread: tuple[float, ...]
    tuning: Tuning
    seed: int = 1
    generation: int = 0

    @classmethod
    def begin(
        cls, base: Pack, weights: PolicyWeights, seed: int = 1, spread_factor: float = 1.0
    ) -> Search:
        """Return a search that begins with this pack and these weights, `blocking` set to 0."""
        spread = tuple(spread_factor * parameter.spread for parameter in parameters(base))
        tuning = Tuning.begin(replace(weights, blocking=0.0))
        return cls(base, (0.0,) * len(spread), spread, tuning, seed)

    @property
    def pack(self) -> Pack:
        """The pack in the middle of the distribution."""
        return member(self.base, self.mean)

    def to_json(self) -> dict[str, Any]:
        return {
            "generation": self.generation,
            "seed": self.seed,
            "base": format_pack(self.base),
            "mean": list(self.mean),
            "spread": list(self.spread),
            "tuning": asdict(self.tuning),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Search:
        tuning = data["tuning"]
        return cls(
            parse_pack(data["base"]),
            tuple(data["mean"]),
            tuple(data["spread"]),
            Tuning(
                tuple(tuning["champion"]),
                tuple(tuning["mean"]),
                tuple(tuning["spread"]),
                tuning["generation"],
            ),
            data["seed"],
            data["generation"],
        )


@dataclass(frozen=True, slots=True)
class Budget:
    """The size of one generation, and where its games are played."""

    #: Generations of the wide search before the local one.
    wide: int = 20
    population: int = 24
    #: The number of games on each map with each number of players, for each pack.
    games: int = 10
    #: Sets of weights (0: no tuning), and their games with each number of players.
    tuning_population: int = 12
    tuning_games: int = 48
    jobs: int = 1
    cluster: str | None = None


def advance(search: Search, budget: Budget) -> tuple[Search, PackMeasurement]:
    """Return the search after one more generation, and the measurement of its pack."""
    step = _step_widely if search.generation < budget.wide else _step_locally
    search = replace(step(search, budget), generation=search.generation + 1)
    if budget.tuning_population:
        search = replace(
            search,
            tuning=tune_once(
                search.tuning,
                population=budget.tuning_population,
                games=budget.tuning_games,
                seed=search.seed,
                pack=search.pack,
                jobs=1,
                blocking=False,
            ),
        )
    measured = measure_pack(
        search.pack,
        search.tuning.champion,
        games=2 * budget.games,
        seed=search.seed + 104_729,
    )
    return search, measured


def _step_widely(search: Search, budget: Budget) -> Search:
    """Move the distribution towards the best of the packs drawn from it."""
    random = np.random.default_rng([search.seed, search.generation])
    mean, spread = np.array(search.mean), np.array(search.spread)
    drawn = mean + spread * random.standard_normal((budget.population, len(mean)))
    drawn[0] = mean
    packs = tuple(member(search.base, values.tolist()) for values in drawn)
    order = _ranked(search, budget, packs)
    best = drawn[order[: max(3, budget.population // 4)]]
    mean = 0.4 * mean + 0.6 * best.mean(axis=0)
    spread = 0.4 * spread + 0.6 * best.std(axis=0) + 0.02
    return replace(search, mean=tuple(mean.tolist()), spread=tuple(spread.tolist()))


def _step_locally(search: Search, budget: Budget) -> Search:
    """Replace the base by the best of the current pack and its neighbours."""
    random = np.random.default_rng([search.seed, search.generation])
    base = replace(search.pack, version=search.base.version)
    packs = (base, *(neighbour(base, random) for _ in range(budget.population - 1)))
    best = packs[_ranked(search, budget, packs)[0]]
    return replace(search, base=best, mean=(0.0,) * len(search.mean))


def _ranked(search: Search, budget: Budget, packs: tuple[Pack, ...]) -> list[int]:
    """Return the numbers of the packs, the one with the smallest loss first."""
    candidates = Candidates(
        packs,
        search.tuning.champion,
        budget.games,
        search.seed + 7919 * search.generation,
    )
    indices = range(len(packs))
    found = dict(
        play_in_parallel(
            measure_candidate, candidates, indices, jobs=budget.jobs, cluster=budget.cluster
        )
    )
    return sorted(found, key=lambda index: (found[index].loss, index))


def describe(search: Search, measured: PackMeasurement) -> Iterator[str]:
    """Yield lines about a generation: every metric, and the loss of every target."""
    yield f"generation {search.generation}: loss {measured.loss:.2f}; " + ", ".join(
        f"{name} {loss:.2f}" for name, loss in measured.losses.items()
    )
    for players, feel in zip(PLAYERS, measured.by_players, strict=True):
        wins = " ".join(f"{share:.3f}" for share in feel.wins)
        yield (
            f"  {players} players: rounds {feel.rounds:.2f}, passed {feel.passed:.2%}, "
            f"early {feel.passed_early:.2%}, bonus cards {feel.bonus_cards:.2f}, "
            f"bricks per arch {feel.bricks_per_arch:.2f}, nine icons {feel.nine_icons:.0%}, "
            f"close {feel.close:.0%}, wins {wins}"
        )
    rarest = sorted(measured.bought.items(), key=lambda item: item[1])[:6]
    yield "  rarely bought: " + ", ".join(f"{card} {share:.0%}" for card, share in rarest)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("state", type=Path, help="the state file; an existing one is continued")
    parser.add_argument("--pack", type=Path, help="the first pack; default: the standard pack")
    parser.add_argument("--weights", type=Path, help="JSON file: a list of the bots' first weights")
    parser.add_argument("--out", type=Path, help="where to write the pack after each generation")
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--spread", type=float, default=1.0, help="factor for the first standard deviations"
    )
    for field in fields(Budget):
        kind = str if field.name == "cluster" else int
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    args = parser.parse_args(arguments)
    budget = Budget(**{field.name: getattr(args, field.name) for field in fields(Budget)})
    if args.state.exists():
        search = Search.from_json(json.loads(args.state.read_text(encoding="utf-8")))
    else:
        base = standard_pack() if args.pack is None else parse_pack(args.pack.read_text("utf-8"))
        weights = TUNED
        if args.weights is not None:
            weights = PolicyWeights(*json.loads(args.weights.read_text("utf-8")))
        search = Search.begin(base, weights, args.seed, args.spread)
    while search.generation < args.generations:
        search, measured = advance(search, budget)
        write_atomically(args.state, json.dumps(search.to_json()))
        for line in describe(search, measured):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if args.out is not None:
            write_atomically(args.out, format_pack(search.pack))
    for problem in check_pack(search.pack):
        sys.stdout.write(f"{problem.severity} {problem.code} {problem.params}\n")
    found = search.tuning.weights
    for field in fields(found):
        sys.stdout.write(f"    {field.name}={getattr(found, field.name)},\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
