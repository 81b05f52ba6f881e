"""Measure the steps per second of the learning environments: `python -m bench.environments`.

PettingZoo's raw `connect_four_v3` and our environments are measured alternately in the same loop:
ask for the last observation, draw a legal action from its mask, step.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from monkeypalace.adapters.pettingzoo import raw_env
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.engine import new_generator

Runner = Callable[[float], float]


def connect_four() -> Any:
    """Return PettingZoo's environment without wrappers."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic.connect_four.connect_four import raw_env as theirs
    return theirs()


def run_agents(environment: Any, chance: Random) -> Runner:
    """Return a function that measures steps per second of an AEC environment, resets included."""

    def run(seconds: float) -> float:
        steps, began = 0, perf_counter()
        while perf_counter() - began < seconds:
            environment.reset(seed=steps)
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                action = None
                if not (terminated or truncated):
                    legal = observation["action_mask"].nonzero()[0]
                    action = legal[int(chance.random() * len(legal))]
                environment.step(action)
                steps += 1
        return steps / (perf_counter() - began)

    return run


def run_batch(environments: MonkeyPalaceVectorEnv) -> Runner:
    """Return a function that measures steps per second of all games of a vector environment."""
    generator = new_generator(1)
    observations, _ = environments.reset(seed=1)

    def run(seconds: float) -> float:
        steps, began = 0, perf_counter()
        while perf_counter() - began < seconds:
            environments.step(sample(observations["action_mask"], generator))
            steps += environments.num_envs
        return steps / (perf_counter() - began)

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=512)
    parser.add_argument(
        "--json", action="store_true", help="print a list like that of `monkeypalace bench --json`"
    )
    args = parser.parse_args()
    runners: dict[str, Runner] = {
        "connect_four_v3, raw": run_agents(connect_four(), Random(1)),
        **{
            f"raw, {players} players": run_agents(raw_env(players=players), Random(1))
            for players in (2, 3, 4)
        },
        **{
            f"batch, {players} players": run_batch(MonkeyPalaceVectorEnv(args.games, players))
            for players in (2, 3, 4)
        },
        "batch against mandrill": run_batch(
            MonkeyPalaceVectorEnv(args.games, opponents=["mandrill"])
        ),
    }
    for run in runners.values():
        run(0.2)
    rates: dict[str, list[float]] = {name: [] for name in runners}
    for _ in range(args.repeats):
        for name, run in runners.items():
            rates[name].append(run(args.seconds))
    lines = list(_measured(rates))
    if args.json:
        print(json.dumps(lines, indent=1))
        return
    print("| environment | steps/s, median | spread | against connect_four_v3 |\n|---|---|---|---|")
    for line in lines:
        print(
            "| {name} | {median:,.0f} | {lowest:,.0f} – {highest:,.0f} | {ratio:.1f} × |".format(
                **line
            )
        )


def _measured(rates: dict[str, list[float]]) -> Iterator[dict[str, Any]]:
    """Yield a line for each environment, with its ratio to Connect Four in the same repeat."""
    theirs = rates["connect_four_v3, raw"]
    for name, found in rates.items():
        yield {
            "name": name,
            "median": median(found),
            "lowest": min(found),
            "highest": max(found),
            "ratio": median(one / other for one, other in zip(found, theirs, strict=True)),
        }


if __name__ == "__main__":
    main()
