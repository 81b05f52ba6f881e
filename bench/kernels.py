"""Compare the kernels with the numba kernels that they replace: `python -m bench.kernels`.

Old and new kernels run in one process each, alternately, with the same work. The result is the
median over the rounds of old time / new time; for counting, each round is the geometric mean over
the positions. There are many short rounds, because the speed of a shared machine varies.

On first use the old kernels are fetched from the Git history and compiled, which takes minutes.
`--same` runs the old kernels on both sides, to show how much the machine's speed varies.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import geometric_mean, median
from time import perf_counter
from typing import Any, Final

from bench import old_kernels

#: The lowest acceptable ratio of each task, by the beginning of its name.
WANTED: Final = {"random": 1.2, "mandrill": 1.5, "simulated": 1.5, "counting": 1.15}
#: Time limit for one answer of a worker, in seconds; before the first one, numba compiles.
_TIME_LIMIT: Final = 900.0


class Worker:
    """A process that runs the kernels of one side."""

    def __init__(self, python: Path, api: str, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [python, "-m", "bench.kernel_worker", api, old_kernels.FOLDER],
            cwd=old_kernels.ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.tasks: list[str] = self._read()

    def run(self, task: str, units: int) -> dict[str, Any]:
        assert self._process.stdin is not None
        print(json.dumps({"task": task, "units": units}), file=self._process.stdin, flush=True)
        answer: dict[str, Any] = self._read()
        return answer

    def _read(self) -> Any:
        """Read an answer; kill a worker that takes too long, and exit."""
        assert self._process.stdout is not None
        limit = threading.Timer(_TIME_LIMIT, self._process.kill)
        limit.start()
        line = self._process.stdout.readline()
        limit.cancel()
        if not line:
            raise SystemExit("a worker has ended without an answer")
        return json.loads(line)

    def stop(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=30)


@dataclass(frozen=True, slots=True)
class Compared:
    """The speed of the new kernels relative to the old ones in one task."""

    name: str
    ratio: float
    lowest: float
    highest: float
    #: The lowest acceptable ratio, if there is one.
    wanted: float | None
    #: Whether both sides have the same results.
    same_results: bool


def units_for(worker: Worker, task: str, seconds: float) -> int:
    """Return the number of units that take a worker about `seconds`."""
    # The first run also compiles.
    worker.run(task, 1)
    units = 1
    while True:
        began = perf_counter()
        worker.run(task, units)
        taken = perf_counter() - began
        if taken >= seconds / 2:
            return max(1, round(units * seconds / taken))
        units *= 2


def compare(task: str, old: Worker, new: Worker, rounds: int, seconds: float) -> Compared:
    units = units_for(old, task, seconds)
    new.run(task, 1)
    ratios, same = [], True
    for number in range(rounds):
        sides = (old, new) if number % 2 == 0 else (new, old)
        answers = {worker: worker.run(task, units) for worker in sides}
        ratios.append(
            geometric_mean(
                before / after
                for before, after in zip(
                    answers[old]["seconds"], answers[new]["seconds"], strict=True
                )
            )
        )
        same = same and answers[old]["check"] == answers[new]["check"]
    wanted = next((least for name, least in WANTED.items() if task.startswith(name)), None)
    return Compared(task, median(ratios), min(ratios), max(ratios), wanted, same)


def measure(rounds: int, seconds: float, same: bool) -> Iterator[Compared]:
    python, environment = old_kernels.prepare()
    old = Worker(python, "numba_api", environment)
    if same:
        new = Worker(python, "numba_api", environment)
    else:
        new = Worker(Path(sys.executable), "engine_api", dict(os.environ))
    for task in old.tasks:
        yield compare(task, old, new, rounds, seconds)
    old.stop()
    new.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.4, help="duration of a round, per side")
    parser.add_argument("--quick", action="store_true", help="run 5 rounds of 0.2 seconds")
    parser.add_argument("--same", action="store_true", help="run the old kernels on both sides")
    parser.add_argument(
        "--json", action="store_true", help="print a list like that of `monkeypalace bench --json`"
    )
    args = parser.parse_args()
    rounds, seconds = (5, 0.2) if args.quick else (args.rounds, args.seconds)
    lines = list(measure(rounds, seconds, args.same))
    if args.json:
        print(json.dumps([asdict(line) for line in lines], indent=1))
        return
    print("| kernels | new against numba | spread | wanted | same results |\n|---|---|---|---|---|")
    for line in lines:
        wanted = "" if line.wanted is None else f"{line.wanted:.2f} ×"
        print(
            f"| {line.name} | {line.ratio:.2f} × | {line.lowest:.2f} – {line.highest:.2f} "
            f"| {wanted} | {'yes' if line.same_results else 'no'} |"
        )


if __name__ == "__main__":
    main()
