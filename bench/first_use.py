"""Measure the first use in Python: `python -m bench.first_use`.

Each case imports the package and plays one game, decision or step. It runs in a new process with an
empty home folder, alternately compiled and uncompiled. `wall` and `CPU` measure the whole process
including the start of Python; `inside` measures from the first import to the end. All values are
medians over the repeats.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from bench.fresh import MODES, settings

#: Time limit of one process, in seconds.
_TIME_LIMIT: Final = 300.0

_DECISION: Final = """
from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Chance, Game
ask(load_bot("{bot}"), Game(2, seed=1).view(1), Chance(1))
"""
_PETTING_ZOO: Final = """
from monkeypalace.adapters.pettingzoo import env
environment = env(players=2)
environment.reset(seed=1)
environment.step(int(environment.last()[0]["action_mask"].argmax()))
"""
_GYMNASIUM: Final = """
from monkeypalace.adapters.gymnasium import MonkeyPalaceEnv
environment = MonkeyPalaceEnv(opponents=["mandrill"])
observation, _ = environment.reset(seed=1)
environment.step(int(observation["action_mask"].argmax()))
"""
_VECTOR: Final = """
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv
environments = MonkeyPalaceVectorEnv(64, players=2)
observations, _ = environments.reset(seed=1)
environments.step(observations["action_mask"].argmax(axis=1))
"""
CASES: Final = {
    "engine, first random game": """
from monkeypalace.engine import FastGame
FastGame(4, seed=1).play_out(seed=1)
""",
    **{
        f"{bot}, first decision": _DECISION.format(bot=bot)
        for bot in ("capuchin", "macaque", "mandrill")
    },
    "PettingZoo, first step": _PETTING_ZOO,
    "Gymnasium, first step": _GYMNASIUM,
    "vector, first step": _VECTOR,
    "all three environments": _PETTING_ZOO + _GYMNASIUM + _VECTOR,
}
_TIMED: Final = """
from time import perf_counter
began = perf_counter()
{code}
print(perf_counter() - began)
"""


@dataclass(frozen=True, slots=True)
class Measured:
    """The durations of one case, in seconds."""

    name: str
    mode: str
    inside: float
    wall: float
    cpu: float


def run(code: str, mode: str) -> tuple[float, float, float]:
    """Run a case once; return the seconds inside, of the whole process, and of processor time."""
    with tempfile.TemporaryDirectory() as folder:
        before, began = os.times(), perf_counter()
        done = subprocess.run(
            [sys.executable, "-c", _TIMED.format(code=code)],
            env={**os.environ, **settings(Path(folder), mode)},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
            timeout=_TIME_LIMIT,
        )
        wall, after = perf_counter() - began, os.times()
    cpu = after.children_user + after.children_system
    cpu -= before.children_user + before.children_system
    return float(done.stdout), wall, cpu


def measure(repeats: int) -> Iterator[Measured]:
    for name, code in CASES.items():
        found: dict[str, list[tuple[float, float, float]]] = {mode: [] for mode in MODES}
        for _ in range(repeats):
            for mode, times in found.items():
                times.append(run(code, mode))
        for mode, times in found.items():
            inside, wall, cpu = (median(column) for column in zip(*times, strict=True))
            yield Measured(name, mode, inside, wall, cpu)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="run each case once")
    parser.add_argument("--json", action="store_true", help="print all figures as a JSON list")
    args = parser.parse_args()
    lines = list(measure(1 if args.quick else args.repeats))
    if args.json:
        print(json.dumps([asdict(line) for line in lines], indent=1))
        return
    print("| first use | kernels | inside, s | wall, s | CPU, s |\n|---|---|---|---|---|")
    for line in lines:
        print(
            f"| {line.name} | {line.mode} | {line.inside:.2f} | {line.wall:.2f} | {line.cpu:.2f} |"
        )


if __name__ == "__main__":
    main()
