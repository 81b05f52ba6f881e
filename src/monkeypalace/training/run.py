"""Train the network by self-play: `python -m monkeypalace.training FOLDER`.

A generation plays games, adds their positions to those of the last generations, and fits the
network to them. Every `--test-every` generations the network plays against the champion, the best
network so far, and replaces it if a sequential test says that it is stronger.

Training can be stopped at any time and continued with the same command: its whole state is in the
folder, and every random number depends only on the seed and the number of the generation. Games are
played in processes of this machine (`--jobs`) or on a Ray cluster (`--cluster`).

| file | content |
|---|---|
| `state.json` | settings, generation, games and time so far |
| `learner.npz` | the parameters, and the state of the optimiser |
| `positions/` | the positions of the last generations |
| `candidate.json`, `champion.json` | the network of the last test, and the best one |
| `promotions.jsonl` | every test against the champion, one line each |
| `curves.csv`, `curves.svg` | error and strength by generation |
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from dataclasses import asdict, dataclass, field, fields, replace
from itertools import islice
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from monkeypalace.arena import Contest, Hypotheses, SprtVerdict, run, standings
from monkeypalace.arena.cluster import play_in_parallel
from monkeypalace.bots.network import PARAMETER_COUNT, Network
from monkeypalace.packs import Pack, load_pack, standard_pack
from monkeypalace.training.curves import CURVE_FIELDS, draw_curves
from monkeypalace.training.games import (
    PART_GAMES,
    Positions,
    SelfPlay,
    match_deals,
    play_part,
)
from monkeypalace.training.learner import Learner

#: The bot that plays with a network in a test, and the opponent in the first test. With fewer
#: simulations the bot often keeps the choice of `Mandrill`, so networks hardly differ.
PLAYER: Final = "orangutan:games=240,network={}"
FIRST_CHAMPION: Final = "mandrill"

#: The shares of the wins between which a test decides, and the largest number of its games.
STRONGER: Final = Hypotheses(0.5, 0.56)
MOST_GAMES: Final = 400

#: Deals for the curve against the policy.
CURVE_DEALS: Final = 60


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """The settings of a training; the same settings give the same network."""

    seed: int = 1
    #: Parts of a generation, of `PART_GAMES` games each; the first generation has more.
    parts: int = 40
    first_parts: int = 160
    #: Generations whose positions are kept.
    kept: int = 12
    #: Steps of the optimiser in a generation, and positions in each.
    steps: int = 300
    batch: int = 1024
    #: The first learning rate, and the number of generations after which it has halved.
    rate: float = 0.001
    half_rate: int = 60
    #: Generations between two tests against the champion.
    test_every: int = 20


@dataclass(slots=True)
class Training:
    """The state of a training between two generations."""

    folder: Path
    settings: TrainingSettings
    pack: Pack
    learner: Learner
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    promotions: int = 0
    #: The positions of the last generations, newest last.
    positions: list[Positions] = field(default_factory=list)

    @classmethod
    def begin(cls, folder: Path, settings: TrainingSettings, pack: Pack) -> Training:
        """Return a training with a random network."""
        learner = Learner.begin(settings.seed, np.ones(1))
        return cls(folder, settings, pack, learner)

    @classmethod
    def load(cls, folder: Path, pack: Pack) -> Training:
        """Return the training that was saved in a folder."""
        state = json.loads((folder / "state.json").read_text(encoding="utf-8"))
        with np.load(folder / "learner.npz") as stored:
            learner = Learner.from_arrays(stored)
        settings = TrainingSettings(**state["settings"])
        generation = state["generation"]
        training = cls(
            folder,
            settings,
            pack,
            learner,
            generation,
            state["games"],
            state["seconds"],
            state["promotions"],
        )
        if state["pack"] != pack.digest:
            raise SystemExit("the training was begun with another pack")
        for number in range(max(0, generation - settings.kept), generation):
            with np.load(training._positions_file(number)) as found:
                training.positions.append(Positions(found["features"], found["targets"]))
        return training

    def save(self) -> None:
        """Write positions, then the rest; an interrupted save loses at most one generation."""
        settings = self.settings
        newest = self.generation - 1
        file = self._positions_file(newest)
        file.parent.mkdir(parents=True, exist_ok=True)
        kept = self.positions[-1]
        np.savez(file, features=kept.features, targets=kept.targets)
        new_learner = self.folder / "learner.new.npz"
        np.savez(new_learner, **self.learner.to_arrays())
        state = {
            "settings": asdict(settings),
            "pack": self.pack.digest,
            "generation": self.generation,
            "games": self.games,
            "seconds": round(self.seconds, 1),
            "promotions": self.promotions,
        }
        text = json.dumps(state, indent=2) + "\n"
        (self.folder / "state.new.json").write_text(text, encoding="utf-8")
        new_learner.replace(self.folder / "learner.npz")
        (self.folder / "state.new.json").replace(self.folder / "state.json")
        self._positions_file(newest - settings.kept).unlink(missing_ok=True)

    def _positions_file(self, generation: int) -> Path:
        return self.folder / "positions" / f"{generation:05}.npz"


def advance(training: Training, jobs: int = 1, cluster: str | None = None) -> dict[str, Any]:
    """Play and learn one generation; return its row of the curves."""
    settings = training.settings
    began = monotonic()
    first = training.generation == 0
    parts = settings.first_parts if first else settings.parts
    parameters = np.zeros(PARAMETER_COUNT) if first else training.learner.parameters()
    task = SelfPlay(training.pack, parameters, settings.seed, training.generation, by_policy=first)
    found = dict(play_in_parallel(play_part, task, range(parts), jobs=jobs, cluster=cluster))
    fresh = Positions(
        np.concatenate([found[index].features for index in range(parts)]),
        np.concatenate([found[index].targets for index in range(parts)]),
    )
    if first:
        training.learner = Learner.begin(settings.seed, scales_of(fresh.features))
    # The network has not seen these positions yet.
    error = np.mean((training.learner.predict(fresh.features) - fresh.targets) ** 2, axis=0)
    training.positions = [*training.positions[-(settings.kept - 1) :], fresh]
    loss = fit(training)
    training.games += parts * PART_GAMES
    training.generation += 1
    training.seconds += monotonic() - began
    return {
        "generation": training.generation,
        "games": training.games,
        "seconds": round(training.seconds),
        "loss": round(loss, 6),
        "win_error": round(float(error[0]), 6),
        "lead_error": round(float(error[1]), 6),
    }


def scales_of(features: Any) -> Any:
    """Return a divisor for each feature: its usual size, but at least 1."""
    return np.maximum(1.0, np.sqrt(np.mean(features.astype(np.float64) ** 2, axis=0)))


def fit(training: Training) -> float:
    """Fit the network to the positions; return the mean loss."""
    settings = training.settings
    random = np.random.default_rng([settings.seed, training.generation, 1])
    features = np.concatenate([part.features for part in training.positions])
    targets = np.concatenate([part.targets for part in training.positions])
    rate = settings.rate / (1 + training.generation / settings.half_rate)
    losses = []
    steps = settings.steps * (4 if training.generation == 0 else 1)
    for _ in range(steps):
        chosen = random.integers(len(features), size=settings.batch)
        losses.append(training.learner.step(features[chosen], targets[chosen], rate))
    return float(np.mean(losses))


def strength_against_policy(training: Training) -> float:
    """Return the share of the wins against the policy with two players."""
    ours = training.learner.parameters()
    shares = match_deals(ours, ours, players=2, seed=1_000_003, pack=training.pack, other_width=1)
    return float(np.mean(list(islice(shares, CURVE_DEALS))))


def challenge_champion(training: Training, jobs: int = 1) -> dict[str, Any]:
    """Let the network play against the champion, and replace the champion if it is stronger.

    Both sides look ahead, because a network that is better without looking ahead is not always
    better with it. The first opponent is `FIRST_CHAMPION`.
    """
    folder = training.folder
    folder.mkdir(parents=True, exist_ok=True)
    candidate = network_of(training)
    candidate.save(folder / "candidate.json")
    champion = folder / "champion.json"
    number = training.promotions
    opponent = PLAYER.format(champion) if number else FIRST_CHAMPION
    contest = Contest(
        (PLAYER.format(folder / "candidate.json"), opponent),
        players=2,
        games=MOST_GAMES,
        seed=training.settings.seed * 7919 + training.generation,
        pack=training.pack,
    )
    found = run(contest, jobs=jobs, hypotheses=STRONGER)
    assert found.sprt is not None
    promoted = found.sprt.verdict is SprtVerdict.BETTER
    if promoted:
        candidate.save(champion)
        training.promotions += 1
    share = next(bot.share for bot in standings(contest, found.results) if bot.entry == 0)
    return {
        "generation": training.generation,
        "games": training.games,
        "seconds": round(training.seconds),
        "against": f"champion {number}" if number else FIRST_CHAMPION,
        "played": len(found.results),
        "share": round(share.mean, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "verdict": str(found.sprt.verdict),
        "promoted": promoted,
    }


def train(
    training: Training,
    *,
    hours: float,
    generations: int,
    jobs: int = 1,
    cluster: str | None = None,
) -> None:
    """Train until the training has taken `hours` or has reached `generations`."""
    folder, settings = training.folder, training.settings
    folder.mkdir(parents=True, exist_ok=True)
    while training.seconds < 3600 * hours and training.generation < generations:
        row = advance(training, jobs, cluster)
        began = monotonic()
        row["against_policy"] = round(strength_against_policy(training), 4)
        tested = None
        if training.generation % settings.test_every == 0:
            tested = challenge_champion(training, jobs)
        training.seconds += monotonic() - began
        training.save()
        _append(folder / "curves.csv", row)
        draw_curves(folder / "curves.csv", folder / "curves.svg")
        if tested is not None:
            with (folder / "promotions.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(tested) + "\n")
        sys.stdout.write(json.dumps(row | ({"test": tested} if tested else {})) + "\n")
        sys.stdout.flush()


def network_of(training: Training) -> Network:
    """Return the network with the facts about its training."""
    return Network(
        array("d", training.learner.parameters()),
        {
            "generation": training.generation,
            "games": training.games,
            "seconds": round(training.seconds),
            "seed": training.settings.seed,
            "pack": training.pack.digest,
        },
    )


def _append(path: Path, row: dict[str, Any]) -> None:
    if not path.exists():
        path.write_text(",".join(CURVE_FIELDS) + "\n", encoding="utf-8")
    with path.open("a", encoding="utf-8") as file:
        file.write(",".join(str(row[name]) for name in CURVE_FIELDS) + "\n")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "folder", type=Path, help="where to save the training; an existing one is continued"
    )
    parser.add_argument("--hours", type=float, default=2.0)
    parser.add_argument("--generations", type=int, default=100_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", help="the address of a Ray cluster")
    parser.add_argument("--pack", help="a pack file; the standard pack by default")
    for setting in fields(TrainingSettings):
        name = f"--{setting.name.replace('_', '-')}"
        parser.add_argument(name, type=type(setting.default), default=None)
    args = parser.parse_args(arguments)
    pack = standard_pack() if args.pack is None else load_pack(args.pack)
    given = {
        setting.name: getattr(args, setting.name)
        for setting in fields(TrainingSettings)
        if getattr(args, setting.name) is not None
    }
    if (args.folder / "state.json").exists():
        training = Training.load(args.folder, pack)
        training.settings = replace(training.settings, **given)
    else:
        training = Training.begin(args.folder, TrainingSettings(**given), pack)
    train(
        training,
        hours=args.hours,
        generations=args.generations,
        jobs=args.jobs,
        cluster=args.cluster,
    )
    return 0
