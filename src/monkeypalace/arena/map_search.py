"""Search for colours of one map with which every seat wins its fair share.

`python -m monkeypalace.arena.map_search state.json --map 1` swaps colours of knobs and keeps what
makes the seats more even, for the best quick bot and for the strongest bot. Games are played
exactly as for a report (`balance.play_games`, `strongest.play_on_map`: the same bots, their full
budgets, and the modules in the same proportion), because other settings favour other seats.

One swap changes a seat's share of the wins by less than the error of a thousand games. So each
generation measures many maps with random swaps, and estimates from all of them what the colour of
each knob changes (`Effects`). The maps that are predicted to be the best are then measured, too.

Only the quick bot plays these games: the strongest bot needs a hundred times its time. A
colour has about the same effect for both bots, but the strongest bot gains more from moving first.
If a seat's share is d higher for the strongest bot, the search aims for d/2 below the fair share
for the quick bot, so that the mean of both bots is fair. Then the strongest bot also plays on the
map that was found, and the search continues with the better of the old and the new map.

The search can be stopped and continued: its whole state is in the state file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any, Final

import numpy as np

from monkeypalace.arena.balance import play_games
from monkeypalace.arena.feel import Feel, feel_of
from monkeypalace.arena.folder import write_atomically
from monkeypalace.arena.local import play_locally
from monkeypalace.arena.pack_family import swappable_knobs, with_swap, with_swapped_knobs
from monkeypalace.arena.pack_search import losses
from monkeypalace.arena.strongest import play_on_map
from monkeypalace.arena.targets import PLAYERS, SEAT_MARGIN
from monkeypalace.packs import Pack, format_pack, parse_pack, standard_pack
from monkeypalace.palace import SPOTS, Colour, Ground

#: A random variant of the map has at most this many pairs of knobs swapped.
MOST_SWAPS: Final = 12

#: The best map is predicted swap by swap; the maps after these numbers of swaps are measured.
STOPS: Final = (2, 4, 8, 16)

#: The ridge of the regression: the variance of a share in the games of one map, divided by the
#: variance that we expect of a knob's effect.
RIDGE: Final = 18.0

#: Each seat's share of the wins, for each number of players.
Shares = tuple[tuple[float, ...], ...]

EVEN: Final[Shares] = tuple((1 / players,) * players for players in PLAYERS)


@dataclass(frozen=True, slots=True)
class MapCandidates:
    """Packs whose maps are compared with the same games."""

    packs: tuple[Pack, ...]
    map: int
    #: The number of games with each number of players.
    games: int
    seed: int
    #: The bot on every seat; `None` is the best quick bot.
    bot: str | None = None


def measure_map(candidates: MapCandidates, index: int) -> tuple[int, tuple[Feel, ...]]:
    """Measure the map of one pack with each number of players; runs in a worker process."""
    pack, games, seed = candidates.packs[index], candidates.games, candidates.seed
    if candidates.bot is None:
        records = [
            play_games(pack, players, games, seed=seed, maps=(candidates.map,))
            for players in PLAYERS
        ]
    else:
        played = play_on_map(pack, candidates.bot, candidates.map, games=games, seed=seed)
        records = [played[players] for players in PLAYERS]
    return index, tuple(
        feel_of(each, players, pack) for players, each in zip(PLAYERS, records, strict=True)
    )


def unfairness(feels: Sequence[Feel], aims: Shares = EVEN) -> float:
    """Return how far the seats are from their aims, plus the losses of missed targets.

    Each seat adds the square of its deviation, in units of the margin: one large deviation is worse
    than several small ones, and every deviation counts.
    """
    seats = sum(
        ((share - aim) / SEAT_MARGIN) ** 2
        for feel, of_seats in zip(feels, aims, strict=True)
        for share, aim in zip(feel.wins, of_seats, strict=True)
    )
    others = losses(feels, {})
    return seats + sum(loss for name, loss in others.items() if name != "seats")


@dataclass(frozen=True, slots=True)
class Known:
    """What earlier generations measured of a map, with the quick and with the strongest bot."""

    #: The number of games with each number of players, of each bot.
    games: int = 0
    quick: Shares = EVEN
    strongest: Shares = EVEN

    def with_games(self, quick: Sequence[Feel], strongest: Sequence[Feel]) -> Known:
        """Return the means with more games of the same map."""
        more = strongest[0].games
        weight = more / (self.games + more)
        return Known(
            self.games + more,
            _weighted_mean(self.quick, _wins(quick), weight),
            _weighted_mean(self.strongest, _wins(strongest), weight),
        )

    @property
    def aims(self) -> Shares:
        """The shares of the quick bot for which the mean of both bots is fair."""
        return tuple(
            tuple(
                fair - (of_strongest - of_quick) / 2
                for fair, of_quick, of_strongest in zip(fairs, quick, strongest, strict=True)
            )
            for fairs, quick, strongest in zip(EVEN, self.quick, self.strongest, strict=True)
        )


def _weighted_mean(before: Shares, after: Shares, weight: float) -> Shares:
    return tuple(
        tuple((1 - weight) * a + weight * b for a, b in zip(one, other, strict=True))
        for one, other in zip(before, after, strict=True)
    )


@dataclass(frozen=True, slots=True)
class MapSearch:
    """The state of a search between two generations."""

    pack: Pack
    map: int
    seed: int = 1
    generation: int = 0
    known: Known = Known()
    #: The colours of the measured maps, and the quick bot's shares on them.
    measured: tuple[tuple[Ground, Shares], ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {
            "generation": self.generation,
            "seed": self.seed,
            "map": self.map,
            "pack": format_pack(self.pack),
            "games": self.known.games,
            "quick": self.known.quick,
            "strongest": self.known.strongest,
            "measured": [[ground.rows, shares] for ground, shares in self.measured],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> MapSearch:
        quick, strongest = (_shares_from_json(data[name]) for name in ("quick", "strongest"))
        return cls(
            parse_pack(data["pack"]),
            data["map"],
            data["seed"],
            data["generation"],
            Known(data["games"], quick, strongest),
            tuple(
                (Ground.from_rows(rows), _shares_from_json(shares))
                for rows, shares in data["measured"]
            ),
        )


def _shares_from_json(data: Sequence[Sequence[float]]) -> Shares:
    return tuple(tuple(seats) for seats in data)


@dataclass(frozen=True, slots=True)
class MapBudget:
    """The size of one generation."""

    #: Random variants of the map, and the quick bot's games with each number of players on each.
    population: int = 240
    games: int = 256
    #: The quick bot's games with each number of players on each predicted map.
    final_games: int = 1024
    #: The strongest bot's games with each number of players, on the old and on the new map.
    strongest_games: int = 128
    strongest: str = "orangutan:games=24"
    jobs: int = 1


def advance(search: MapSearch, budget: MapBudget) -> tuple[MapSearch, tuple[Feel, ...]]:
    """Return the search after one more generation, and the strongest bot's metrics of its map."""
    comparison = _Comparison(search, budget.jobs)
    known = search.known
    if not known.games:
        quick = comparison.measure((search.pack,), budget.final_games)
        strongest = comparison.measure((search.pack,), budget.strongest_games, budget.strongest)
        known = known.with_games(quick[0], strongest[0])
    random = np.random.default_rng([search.seed, search.generation])
    variants = tuple(
        with_swapped_knobs(search.pack, search.map, random, int(random.integers(MOST_SWAPS)) + 1)
        for _ in range(budget.population)
    )
    found = comparison.measure(variants, budget.games)
    measured = search.measured + tuple(
        (variants[index].map(search.map).ground, _wins(found[index])) for index in sorted(found)
    )
    effects = Effects.fit(measured)
    predicted = (search.pack, *effects.best_maps(search.pack, search.map, known.aims))
    found = comparison.measure(predicted, budget.final_games)
    best = min(found, key=lambda index: (unfairness(found[index], known.aims), index))
    packs = (search.pack, predicted[best])
    quick = comparison.measure(packs, budget.final_games)
    strongest = comparison.measure(packs, budget.strongest_games, budget.strongest)
    chosen = min(
        range(len(packs)), key=lambda index: unfairness(quick[index]) + unfairness(strongest[index])
    )
    before = known if packs[chosen] == search.pack else Known()
    after = replace(
        search,
        pack=packs[chosen],
        generation=search.generation + 1,
        known=before.with_games(quick[chosen], strongest[chosen]),
        measured=measured,
    )
    return after, strongest[chosen]


def _wins(feels: Sequence[Feel]) -> Shares:
    return tuple(feel.wins for feel in feels)


@dataclass(frozen=True, slots=True)
class Effects:
    """A linear model of how the colour of each knob changes the shares of the wins.

    `of[spot, colour]` has the effect on each seat with two players, then with three and four.
    """

    mean: Any
    of: Any

    @classmethod
    def fit(cls, measured: Sequence[tuple[Ground, Shares]]) -> Effects:
        """Estimate the effects by ridge regression."""
        inputs = np.array([_indicators(ground) for ground, _ in measured])
        outputs = np.array([np.concatenate(shares) for _, shares in measured])
        centre, mean = inputs.mean(axis=0), outputs.mean(axis=0)
        inputs = inputs - centre
        normal = inputs.T @ inputs + RIDGE * np.eye(inputs.shape[1])
        effects = np.linalg.solve(normal, inputs.T @ (outputs - mean))
        return cls(mean - centre @ effects, effects.reshape(len(SPOTS), len(Colour), -1))

    def predict(self, ground: Ground) -> Any:
        """Return the predicted share of each seat with two players, then with three and four."""
        return self.mean + _indicators(ground) @ self.of.reshape(-1, self.of.shape[2])

    def best_maps(self, pack: Pack, number: int, aims: Shares) -> tuple[Pack, ...]:
        """Return the map after each number of swaps in `STOPS`, each predicted to be the best."""
        colours, found = tuple(Colour), []
        knobs = np.array(swappable_knobs(pack, number))
        missing = np.concatenate(aims) - self.predict(pack.map(number).ground)
        for swaps in range(1, max(STOPS) + 1):
            ground = pack.map(number).ground
            have = np.array([colours.index(ground.colours[index]) for index in knobs])
            # For every pair of knobs: the effect of giving knob `a` the colour that knob `b` has.
            effects = self.of[knobs][:, have]
            kept = np.diagonal(effects).T
            changes = effects + effects.transpose(1, 0, 2) - kept[:, None] - kept[None, :]
            errors = ((missing - changes) ** 2).sum(axis=2)
            one, other = np.unravel_index(errors.argmin(), errors.shape)
            missing = missing - changes[one, other]
            pack = with_swap(pack, number, int(knobs[one]), int(knobs[other]))
            if swaps in STOPS:
                found.append(pack)
        return tuple(found)


def _indicators(ground: Ground) -> Any:
    """Return for each spot and each colour whether the spot has this colour."""
    colours = tuple(Colour)
    return np.array(
        [colour is each for colour in ground.colours for each in colours], dtype=np.float64
    )


class _Comparison:
    """Measures maps, each time with different cards."""

    def __init__(self, search: MapSearch, jobs: int) -> None:
        self.map, self.jobs = search.map, jobs
        self.next_seed = search.seed * 1_000_000 + 1_000 * search.generation

    def measure(
        self, packs: tuple[Pack, ...], games: int, bot: str | None = None
    ) -> dict[int, tuple[Feel, ...]]:
        """Return the metrics of each pack's map."""
        candidates = MapCandidates(packs, self.map, games, self.next_seed, bot)
        self.next_seed += 1
        return dict(play_locally(measure_map, candidates, range(len(packs)), self.jobs))


def describe(search: MapSearch, feels: Sequence[Feel]) -> Iterator[str]:
    """Yield lines about a generation: the map and each seat's share of the wins, in percent."""
    yield f"generation {search.generation}: unfairness {unfairness(feels):.2f}"
    known = search.known
    for players, feel, quick, strongest in zip(
        PLAYERS, feels, known.quick, known.strongest, strict=True
    ):
        yield (
            f"  {players} players, {known.games} games: quick bot {_percent(quick)}, "
            f"strongest bot {_percent(strongest)}; rounds {feel.rounds:.2f}, "
            f"bricks per arch {feel.bricks_per_arch:.3f}"
        )
    yield "  " + " ".join(search.pack.map(search.map).ground.rows)


def _percent(shares: Sequence[float]) -> str:
    return " ".join(f"{100 * share:.1f}" for share in shares)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("state", type=Path, help="the state file; an existing one is continued")
    parser.add_argument("--pack", type=Path, help="the first pack; default: the standard pack")
    parser.add_argument("--map", type=int, default=1)
    parser.add_argument("--out", type=Path, help="where to write the pack after each generation")
    parser.add_argument("--generations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    for field in fields(MapBudget):
        parser.add_argument(
            f"--{field.name.replace('_', '-')}", type=type(field.default), default=field.default
        )
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
