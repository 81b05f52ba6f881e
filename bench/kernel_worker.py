"""Run kernels on request: `python -m bench.kernel_worker numba_api FOLDER`, or `engine_api`.

Started by `bench.kernels`, one process for the old kernels and one for the new. A request is a
line of JSON, `{"task": ..., "units": ...}`; the answer has the seconds and a checksum, which
must be equal for both versions. Everything runs in one thread and is timed by its processor
time, so that other work on the machine is not counted. Counting is timed by `perft_seconds`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any, Final

import numpy as np

import monkeypalace
from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Chance, Game, Kind
from monkeypalace.gamefile import load_game, moments, save_game
from monkeypalace.notation import position_from_json

#: Games that Mandrill plays to find positions, and the rounds that are the middle of a game.
_GAMES: Final = 6
_MIDDLE: Final = range(3, 7)
_ROLL_OUTS: Final = 8
_BATCH: Final = 256

#: Takes a number of units of work; returns the seconds (of each position, when counting) and a
#: checksum.
Task = Callable[[int], tuple[list[float], float]]


def timed(work: Callable[[int], float]) -> Task:
    """Return a task for a function that does one unit and returns its part of the checksum."""

    def run(units: int) -> tuple[list[float], float]:
        began = process_time()
        check = sum(work(unit) for unit in range(units))
        return [process_time() - began], check

    return run


def random_games(api: Any, players: int) -> Task:
    """Play random games: a unit is a whole game, with uniformly drawn legal decisions."""
    start = api.FastGame(players, seed=1)
    return timed(lambda unit: start.copy().play_out(seed=unit))


def mandrill_game(players: int, seed: int) -> Game:
    """Play a game of Mandrill against itself."""
    bot, game, chance = load_bot("mandrill"), Game(players, seed=seed), Chance(seed)
    while not game.is_over:
        game.play(ask(bot, game.view(game.seat), chance).decision)
    return game


def _positions(name: str) -> list[Any]:
    """Return the included positions of a set; old versions have them in another folder."""
    [file] = Path(monkeypalace.__path__[0], "cli").rglob("positions.json")
    entries = json.loads(file.read_text(encoding="utf-8"))[name]
    return [position_from_json(entry, one_box=False) for entry in entries]


def middle_positions(api: Any, folder: Path) -> list[Any]:
    """Return positions of Mandrill's games in which the next decision is a staircase.

    The games are stored in a folder, so that old and new kernels use the same ones. The process
    that starts first plays and stores them.
    """
    found = []
    for seed in range(_GAMES):
        path = folder / f"mandrill-{seed}.json"
        if not path.exists():
            save_game(mandrill_game(2 + seed % 3, seed), path)
        states = [moment.state for moment in moments(load_game(path))]
        found += [
            api.FastGame.of(state)
            for state in states
            if state.kind is Kind.BUILD and state.round in _MIDDLE
        ]
    return found


def mandrill_decisions(api: Any, games: list[Any]) -> Task:
    """Let Mandrill decide: a unit is its staircase in one position."""
    bot = api.Mandrill()

    def decide(unit: int) -> float:
        game = games[unit % len(games)]
        return float(sum(api.choice_of(bot, game)[:3]))

    return timed(decide)


def simulated_games(api: Any, games: list[Any]) -> Task:
    """Simulate games as Gorilla does: a unit is eight games from one position to the end."""
    bot = api.Mandrill()
    weights = np.tile(api.SIMULATED_WEIGHTS.to_array(), (4, 1))
    decisions = [np.tile(api.choice_of(bot, game), (_ROLL_OUTS, 1)) for game in games]

    def roll_out(unit: int) -> float:
        game, results = games[unit % len(games)], np.zeros((_ROLL_OUTS, 8))
        first = unit * _ROLL_OUTS
        generators = np.arange(first, first + _ROLL_OUTS, dtype=np.uint64).reshape(-1, 1)
        api.roll_out_many(
            api.encoded_of(game),
            game.tables,
            weights,
            api.SIMULATED_NODES,
            generators,
            decisions[unit % len(games)],
            results,
        )
        return float((results * np.arange(8)).sum())

    return timed(roll_out)


def counting(api: Any, name: str) -> Task:
    """Count the staircases of each position of a set `units` times, and take the median."""
    found = _positions(name)
    staircases = sum(api.perft(one.palace, one.hand).staircases for one in found)

    def run(units: int) -> tuple[list[float], float]:
        times = [api.perft_seconds(one.palace, one.hand, repeats=units) for one in found]
        return times, staircases

    return run


def vector_steps(api: Any) -> Task:
    """Step a vector environment: a unit is a random legal action in each of its games."""
    environment = api.vector_environment(_BATCH, 2)

    def run(units: int) -> tuple[list[float], float]:
        generator = api.new_generator(1)
        observations, _ = environment.reset(seed=1)
        check, began = 0.0, process_time()
        for _ in range(units):
            actions = api.sample(observations["action_mask"], generator)
            observations, rewards, *_ = environment.step(actions)
            check += float(rewards.sum())
        return [process_time() - began], check

    return run


def tasks(api: Any, folder: Path) -> dict[str, Task]:
    games = middle_positions(api, folder)
    return {
        **{f"random game, {players} players": random_games(api, players) for players in (2, 3, 4)},
        "mandrill's decision": mandrill_decisions(api, games),
        "simulated games": simulated_games(api, games),
        "counting, small": counting(api, "small"),
        "counting, large": counting(api, "large"),
        "vector environment": vector_steps(api),
    }


def main() -> None:
    known = tasks(import_module(f"bench.{sys.argv[1]}"), Path(sys.argv[2]))
    print(json.dumps(list(known)), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        seconds, check = known[request["task"]](request["units"])
        print(json.dumps({"seconds": seconds, "check": check}), flush=True)


if __name__ == "__main__":
    main()
