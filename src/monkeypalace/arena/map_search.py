"""Search for colours of one map with which every seat wins its fair share.

`python -m monkeypalace.arena.map_search state.json --map 1` is a hill climb: it swaps colours of
knobs and keeps what makes the seats more even. Games are played exactly as for a report
(`balance.play_games`: the same bot, its full budget of search nodes, and the modules in the same
proportion), because with other settings other seats win.

Shares of the wins are noisy. So all maps of a generation are first compared with few games; the
best ones are then compared with the current map again, with many games and other cards. Every
generation has new cards, so that a map is not kept just because one set of cards suits it.

The search can be stopped and continued: its whole state is in the state file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

import numpy as np

from monkeypalace.arena.balance import play_games
from monkeypalace.arena.feel import Feel, feel_of
from monkeypalace.arena.folder import write_atomically
from monkeypalace.arena.local import play_locally
from monkeypalace.arena.pack_family import with_swapped_knobs
from monkeypalace.arena.pack_search import losses
from monkeypalace.arena.targets import PLAYERS, SEAT_MARGIN
from monkeypalace.packs import Pack, format_pack, parse_pack, standard_pack

#: A neighbour of a map has at most this many pairs of knobs swapped.
MOST_SWAPS = 3


@dataclass(frozen=True, slots=True)
class MapCandidates:
    """Packs whose maps are compared with the same games."""

    packs: tuple[Pack, ...]
    map: int
    #: The number of games with each number of players.
    games: int
    seed: int


def judge(candidates: MapCandidates, index: int) -> tuple[int, tuple[Feel, ...]]:
    """Measure the map of one pack with each number of players; runs in a worker process."""
    pack = candidates.packs[index]
    return index, tuple(
        feel_of(
            play_games(
                pack, players, candidates.games, seed=candidates.seed, maps=(candidates.map,)
            ),
            players,
            pack,
        )
        for players in PLAYERS
    )


def unfairness(feels: Sequence[Feel]) -> float:
    """Return how far the seats are from even, plus the losses of missed targets.

    Each seat adds the square of its deviation, in units of the margin: one large deviation is worse
    than several small ones, and every deviation counts.
    """
    seats = sum(
        ((share - 1 / players) / SEAT_MARGIN) ** 2
        for players, feel in zip(PLAYERS, feels, strict=True)
        for share in feel.wins
    )
    others = losses(feels, {})
    return seats + sum(loss for name, loss in others.items() if name != "seats")


@dataclass(frozen=True, slots=True)
class MapSearch:
    """The state of a search between two generations."""

    pack: Pack
    map: int
    seed: int = 1
    generation: int = 0

    def to_json(self) -> dict[str, Any]:
        return {
            "generation": self.generation,
            "seed": self.seed,
            "map": self.map,
            "pack": format_pack(self.pack),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MapSearch:
        return cls(parse_pack(data["pack"]), data["map"], data["seed"], data["generation"])


@dataclass(frozen=True, slots=True)
class MapBudget:
    """The size of one generation."""

    population: int = 16
    #: The number of games with each number of players, for each map of the population.
    games: int = 64
    #: The maps that are compared again, and their games with each number of players.
    finalists: int = 4
    final_games: int = 256
    jobs: int = 1


def advance(search: MapSearch, budget: MapBudget) -> tuple[MapSearch, tuple[Feel, ...]]:
    """Return the search after one more generation, and the metrics of its map."""
    random = np.random.default_rng([search.seed, search.generation])
    neighbours = tuple(
        with_swapped_knobs(search.pack, search.map, random, int(random.integers(MOST_SWAPS)) + 1)
        for _ in range(budget.population)
    )
    first_look = _measure(search, neighbours, budget.games, 0, budget.jobs)
    order = sorted(first_look, key=lambda index: (unfairness(first_look[index]), index))
    finalists = (search.pack, *(neighbours[index] for index in order[: budget.finalists]))
    found = _measure(search, finalists, budget.final_games, 1, budget.jobs)
    best = min(found, key=lambda index: (unfairness(found[index]), index))
    after = replace(search, pack=finalists[best], generation=search.generation + 1)
    return after, found[best]


def _measure(
    search: MapSearch, packs: tuple[Pack, ...], games: int, look: int, jobs: int
) -> dict[int, tuple[Feel, ...]]:
    """Return the metrics of each pack's map, from games whose cards no other comparison uses."""
    seed = search.seed * 1_000_000 + 2 * search.generation + look
    candidates = MapCandidates(packs, search.map, games, seed)
    return dict(play_locally(judge, candidates, range(len(packs)), jobs))


def describe(search: MapSearch, feels: Sequence[Feel]) -> Iterator[str]:
    """Yield lines about a generation: the map and the shares of the wins on it."""
    yield f"generation {search.generation}: unfairness {unfairness(feels):.2f}"
    for players, feel in zip(PLAYERS, feels, strict=True):
        wins = " ".join(f"{share:.3f}" for share in feel.wins)
        yield (
            f"  {players} players: wins {wins}, rounds {feel.rounds:.2f}, "
            f"bricks per arch {feel.bricks_per_arch:.3f}"
        )
    yield "  " + " ".join(search.pack.map(search.map).ground.rows)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("state", type=Path, help="the state file; an existing one is continued")
    parser.add_argument("--pack", type=Path, help="the first pack; default: the standard pack")
    parser.add_argument("--map", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write the pack after each generation")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    for field in fields(MapBudget):
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=int, default=field.default)
    args = parser.parse_args(arguments)
    budget = MapBudget(**{field.name: getattr(args, field.name) for field in fields(MapBudget)})
    if args.state.exists():
        search = MapSearch.from_json(json.loads(args.state.read_text(encoding="utf-8")))
    else:
        base = standard_pack() if args.pack is None else parse_pack(args.pack.read_text("utf-8"))
        search = MapSearch(base, args.map, args.seed)
    while search.generation < args.generations:
        search, feels = advance(search, budget)
        write_atomically(args.state, json.dumps(search.to_json()))
        for line in describe(search, feels):
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if args.out is not None:
            write_atomically(args.out, format_pack(search.pack))
    return 0


if __name__ == "__main__":
    sys.exit(main())
