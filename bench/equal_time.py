"""Compare bots with the same processor time per turn: `python -m bench.equal_time BOT OTHER`.

On a busy machine, two bots may get different processor time in the same second. So the time limits
of bots, and the durations of their turns, are measured as processor time of their process:

    python -m bench.equal_time orangutan:seconds=0.1 gorilla:seconds=0.1 --games 400 --out DIR

`DIR` gets the same files as with `monkeypalace arena --out`; the same command continues a run.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from monkeypalace.arena import Contest, ContestResult, Folder, PlayedGame, match, play_game
from monkeypalace.arena.local import play_locally
from monkeypalace.bots import comparing, thinking

#: The modules that measure time.
TIMED: Any = (comparing, match, thinking)


def play(contest: Contest, index: int) -> PlayedGame:
    """Play a game in a worker process, with processor time as the clock of the bots."""
    for module in TIMED:
        module.perf_counter = process_time
    return play_game(contest, index)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="specs of two or more bots")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the folder of the results")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    contest = Contest(tuple(args.bots), players=args.players, games=args.games, seed=args.seed)
    folder = Folder(args.out, contest, resume=True)
    results = {result.index: result for result in folder.results}
    missing = [index for index in range(contest.whole_games) if index not in results]
    for played in play_locally(play, contest, missing, args.jobs):
        folder.add(played)
        results[played.result.index] = played.result
    every = [results[index] for index in sorted(results) if index < contest.whole_games]
    summary = ContestResult(contest, tuple(every), folder=args.out).to_json()
    folder.finish(every, summary)
    if args.json:
        print(json.dumps(summary, indent=1))
    else:
        for bot in summary["bots"]:
            share = bot["share"]
            print(f"{bot['bot']}: {share['mean']:.1%} ({share['low']:.1%} to {share['high']:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
