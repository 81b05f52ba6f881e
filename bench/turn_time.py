"""Measure how well bots keep to their time budget on a busy machine: `python -m bench.turn_time`.

For each bot and time budget, the bot plays against itself while two other processes are busy. The
output has the median and the 99th percentile of the turn times, as multiples of the budget.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from bench.busy import load
from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Chance, Game

BOTS: Final = ("gorilla", "orangutan")
BUDGETS: Final = (0.1, 1.0)
BUSY_PROCESSES: Final = 2


def turn_times(spec: str, seconds: float) -> Iterator[float]:
    """Yield turn times in seconds, without end."""
    bot, chance, seed = load_bot(spec), Chance(1), 0
    while True:
        # Two, three and four players, on map 1.
        game = Game(2 + seed % 3, seed=seed)
        spent = 0.0
        while not game.is_over:
            seat = game.seat
            began = perf_counter()
            answer = ask(bot, game.view(seat), chance, seconds=seconds, spent=spent)
            spent += perf_counter() - began
            game.play(answer.decision)
            if game.seat != seat or game.is_over:
                yield spent
                spent = 0.0
        seed += 1


def measure(spec: str, seconds: float, turns: int) -> dict[str, Any]:
    times = turn_times(spec, seconds)
    # Skip the first turn, which also loads code.
    next(times)
    found = sorted(next(times) / seconds for _ in range(turns))
    return {
        "bot": spec,
        "seconds": seconds,
        "turns": turns,
        "median": found[turns // 2],
        "p99": found[min(turns - 1, turns * 99 // 100)],
        "longest": found[-1],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=BOTS)
    parser.add_argument("--seconds", type=float, nargs="+", default=BUDGETS)
    parser.add_argument("--turns", type=int, default=200)
    args = parser.parse_args()
    with load(BUSY_PROCESSES):
        for seconds in args.seconds:
            for spec in args.bots:
                print(json.dumps(measure(spec, seconds, args.turns)), flush=True)


if __name__ == "__main__":
    main()
