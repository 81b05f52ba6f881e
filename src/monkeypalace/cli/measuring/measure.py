"""The measurements of `monkeypalace bench`: medians over repeats, with their range."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from statistics import geometric_mean, median
from time import perf_counter
from typing import Any

from monkeypalace.notation import Position, position_from_json


@dataclass(frozen=True, slots=True)
class Figure:
    """One measurement: the median, the lowest and the highest of the repeats."""

    #: The subject; the sentence is `bench-<name>` in `locale/`.
    name: str
    #: `per-second`, `nanoseconds`, `seconds`, `milliseconds` or `times`.
    unit: str
    median: float
    lowest: float
    highest: float

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "unit": self.unit,
            "median": self.median,
            "lowest": self.lowest,
            "highest": self.highest,
        }


def figure(name: str, unit: str, values: list[float]) -> Figure:
    return Figure(name, unit, median(values), min(values), max(values))


def rates(name: str, once: Callable[[], int], repeats: int, seconds: float) -> Figure:
    """Measure how much work `once` does per second.

    `once` returns the amount of work that it has done. Each repeat calls it again and again for
    about `seconds`.
    """
    once()  # warms caches
    found = []
    for _ in range(repeats):
        done, began = 0, perf_counter()
        while perf_counter() - began < seconds:
            done += once()
        found.append(done / (perf_counter() - began))
    return figure(name, "per-second", found)


def positions(name: str) -> list[Position]:
    """Return the included positions of a set, `small` or `large`."""
    text = resources.files(__package__).joinpath("positions.json").read_text(encoding="utf-8")
    return [position_from_json(entry, one_box=False) for entry in json.loads(text)[name]]


def measure_staircases(name: str, repeats: int) -> Figure:
    """Measure staircases counted per second, the geometric mean over a set of positions."""
    from monkeypalace.search import perft, perft_seconds

    counts = [
        (position, perft(position.palace, position.hand).staircases) for position in positions(name)
    ]
    found = [
        geometric_mean(
            count / perft_seconds(position.palace, position.hand, repeats=3)
            for position, count in counts
        )
        for _ in range(repeats)
    ]
    return figure(f"staircases-{name}", "per-second", found)


def measure_games(players: int, repeats: int, seconds: float) -> Figure:
    """Measure whole games per second with uniformly random decisions, on one core."""
    from monkeypalace.engine import FastGame

    start = FastGame(players, seed=1)
    seeds = iter(range(1 << 62))

    def once() -> int:
        start.copy().play_out(seed=next(seeds))
        return 1

    return rates(f"games-{players}", once, repeats, seconds)


def measure_decisions(repeats: int, seconds: float) -> Figure:
    """Measure decisions per second in sequential games of four players, on one core."""
    from monkeypalace.engine import FastGame

    start = FastGame(4, seed=1)
    seeds = iter(range(1 << 62))
    return rates("decisions", lambda: start.copy().play_out(seed=next(seeds)), repeats, seconds)


def measure_batch(repeats: int, seconds: float) -> Figure:
    """Measure decisions per second in a batch of games of four players, on all cores."""
    from monkeypalace.engine import FastBatch

    batch = FastBatch(256, players=4, seed=1)
    fresh = batch.states.copy()

    def once() -> int:
        batch.states[:] = fresh
        return batch.play_out()

    return rates("decisions-batch", once, repeats, seconds)


def measure_copy(repeats: int) -> Figure:
    """Measure the time of copying an encoded game."""
    from monkeypalace.engine import FastGame

    encoded = FastGame(4, seed=1).encoded
    rounds = 100_000
    found = []
    for _ in range(repeats):
        began = perf_counter()
        for _ in range(rounds):
            encoded[:]
        found.append((perf_counter() - began) / rounds * 1e9)
    return figure("copy", "nanoseconds", found)


_FIRST_GAME = """
from time import perf_counter
began = perf_counter()
from monkeypalace.engine import FastGame
FastGame(4, seed=1).play_out(seed=1)
print(perf_counter() - began)
"""


def measure_first_game(repeats: int) -> Figure:
    """Measure the time from the import to the end of a first game in a new process."""
    found = []
    for _ in range(repeats):
        done = subprocess.run(
            [sys.executable, "-c", _FIRST_GAME], check=True, capture_output=True, text=True
        )
        found.append(float(done.stdout))
    return figure("first-game", "seconds", found)


def measure_start_up(repeats: int) -> Figure:
    """Measure the time of `monkeypalace --help`, including the start of Python."""
    found = []
    for _ in range(repeats):
        began = perf_counter()
        subprocess.run(
            [sys.executable, "-m", "monkeypalace", "--help"], check=True, capture_output=True
        )
        found.append((perf_counter() - began) * 1e3)
    return figure("start-up", "milliseconds", found)
