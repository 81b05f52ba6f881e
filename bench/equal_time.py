"""Compare bots with the same processor time per turn: `python -m bench.equal_time BOT OTHER`.

On a busy machine, two bots may get different processor time in the same second. So the time limits
of bots, and the durations of their turns, are measured as processor time of this process:

    python -m bench.equal_time orangutan:seconds=0.1 gorilla:seconds=0.1 --games 60 --seed 11
"""

from __future__ import annotations

import argparse
import json
import sys
from time import process_time
from typing import Any

from monkeypalace.arena import Contest, match, play_game, standings
from monkeypalace.bots import comparing, thinking

#: The modules that measure time.
TIMED: Any = (comparing, match, thinking)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="+", help="specs of two or more bots")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    for module in TIMED:
        module.perf_counter = process_time
    contest = Contest(tuple(args.bots), players=args.players, games=args.games, seed=args.seed)
    results = []
    for index in range(contest.whole_games):
        results.append(play_game(contest, index).result)
        found = standings(contest, results)
        if not args.json:
            lines = [
                f"{bot.bot}: {bot.share.mean:.1%} ({bot.share.low:.1%} to {bot.share.high:.1%}), "
                f"{bot.bananas.mean:.1f} bananas, {bot.turn_mean:.3f} s a turn, "
                f"longest {bot.turn_longest:.3f} s"
                for bot in found
            ]
            print(f"{len(results)} games; " + "; ".join(lines), flush=True)
    if args.json:
        settings = {"players": args.players, "games": len(results), "seed": args.seed}
        print(json.dumps([settings | bot.to_json() for bot in found], indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
