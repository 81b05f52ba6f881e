"""Measure the length of games and the number of choices: `python -m bench.game_size`.

Random players choose from the action masks of the vector environment, where a turn takes several
actions. `mandrill` plays whole games against itself, and before each turn all legal staircases are
counted. The output depends only on the options, not on the machine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any, Final

import numpy as np

from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.bots import ask, load_bot
from monkeypalace.engine import new_generator
from monkeypalace.game import Chance, Game, Kind
from monkeypalace.search import count_up_to

BOT: Final = "mandrill"
#: Positions with more arches to try than this get a lower bound, to save time.
MOST_NODES: Final = 50_000_000


def spread(values: Sequence[float]) -> dict[str, float]:
    """Return the mean with the 5th and the 95th percentile."""
    low, high = np.percentile(values, (5, 95))
    return {"mean": fmean(values), "low": float(low), "high": float(high)}


def random_play(players: int, games: int) -> dict[str, Any]:
    """Measure the actions of a game, and the legal actions at each of them, in `games` games."""
    environments = MonkeyPalaceVectorEnv(games, players)
    generator = new_generator(1)
    observations, _ = environments.reset(seed=1)
    lengths = np.zeros(games, dtype=np.int64)
    going = np.ones(games, dtype=np.bool_)
    choices: list[int] = []
    while going.any():
        masks = observations["action_mask"]
        choices += masks[going].sum(axis=1).tolist()
        lengths[going] += 1
        observations, _, over, _, _ = environments.step(sample(masks, generator))
        going &= ~over
    return {
        "actions": spread(lengths.tolist()),
        "choices": {"mean": fmean(choices), "most": max(choices)},
    }


def strong_play(players: int, games: int) -> dict[str, Any]:
    """Measure turns per game, and legal staircases per turn in which something can be built."""
    bot = load_bot(BOT)
    turns: list[int] = []
    counts: list[int] = []
    incomplete = 0
    for seed in range(games):
        game, chance = Game(players, seed=seed), Chance(seed)
        began = 0
        while not game.is_over:
            state = game.state
            if state.kind is Kind.BUILD:
                began += 1
                found, complete = count_up_to(
                    state.palace, state.player.hand, most_nodes=MOST_NODES
                )
                incomplete += not complete
                counts += [found] if found else []
            game.play(ask(bot, game.view(game.seat), chance).decision)
        turns.append(began)
    return {
        "turns": spread(turns),
        "staircases": {
            "median": median(counts),
            "high": float(np.percentile(counts, 95)),
            "most": max(counts),
            "incomplete": incomplete,
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random-games", type=int, default=2000)
    parser.add_argument("--games", type=int, default=200, help="games of mandrill against itself")
    parser.add_argument("--json", action="store_true", help="print a list of results")
    args = parser.parse_args()
    results = [
        {
            "players": players,
            "random_games": args.random_games,
            "games": args.games,
            **random_play(players, args.random_games),
            **strong_play(players, args.games),
        }
        for players in (2, 3, 4)
    ]
    print(json.dumps(results, indent=None if args.json else 1))


if __name__ == "__main__":
    main()
