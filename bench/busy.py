"""Measure the vector environment on a busy machine: `python -m bench.busy`.

It compares the steps per second with the default number of threads and with one thread: once
without additional load, and once while one other process per core keeps all cores busy.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from statistics import median
from time import sleep
from typing import Final

from bench.environments import run_batch
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv

#: The default number of threads should reach at least this share of the speed of one thread, under
#: the same load.
WANTED: Final = 0.8
#: A process that keeps a core busy until its parent process has ended.
_LOAD: Final = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: pass"


@dataclass(frozen=True, slots=True)
class Measured:
    """Steps per second as medians over the rounds; each ratio compares runs of the same round."""

    machine: str
    games: int
    default: float
    one_thread: float
    ratio: float
    lowest: float
    highest: float


@contextmanager
def load(processes: int) -> Iterator[None]:
    """Keep `processes` cores busy."""
    running = [subprocess.Popen([sys.executable, "-c", _LOAD]) for _ in range(processes)]
    try:
        sleep(0.5)
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def measure(games: int, rounds: int, seconds: float) -> Iterator[Measured]:
    runners = (
        run_batch(MonkeyPalaceVectorEnv(games, 2)),
        run_batch(MonkeyPalaceVectorEnv(games, 2, threads=1)),
    )
    for run in runners:
        run(0.2)
    for machine, processes in (("as it is", 0), ("busy", os.cpu_count() or 1)):
        found = []
        with load(processes):
            for number in range(rounds):
                # Alternate the order, so that a slow trend favours neither.
                order = (0, 1) if number % 2 == 0 else (1, 0)
                rates = {index: runners[index](seconds) for index in order}
                found.append((rates[0], rates[1]))
        default, one_thread = (median(column) for column in zip(*found, strict=True))
        ratios = [many / one for many, one in found]
        yield Measured(
            machine, games, default, one_thread, median(ratios), min(ratios), max(ratios)
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, nargs="+", default=[64, 512])
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.5 seconds, 64 games")
    parser.add_argument("--json", action="store_true", help="print all figures as a JSON list")
    args = parser.parse_args()
    if args.quick:
        args.rounds, args.seconds, args.games = 3, 0.5, [64]
    lines = [line for games in args.games for line in measure(games, args.rounds, args.seconds)]
    if args.json:
        print(json.dumps([asdict(line) for line in lines], indent=1))
        return
    print(
        "| machine | games | default, steps/s | one thread | default / one thread | wanted |\n"
        "|---|---|---|---|---|---|"
    )
    for line in lines:
        wanted = f"{WANTED} ×" if line.machine == "busy" else ""
        print(
            f"| {line.machine} | {line.games} | {line.default:,.0f} | {line.one_thread:,.0f} "
            f"| {line.ratio:.2f} × ({line.lowest:.2f} – {line.highest:.2f}) | {wanted} |"
        )


if __name__ == "__main__":
    main()
