"""Train MaskablePPO of sb3_contrib against a bot, and measure what it has learned.

    pip install 'monkeypalace[sb3]'
    python examples/sb3_training.py --steps 6000000 --save agent.zip

Learning against `capuchin` alone is enough to beat `random`, too. All randomness has a seed, so
the same versions of the libraries give the same agent.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from monkeypalace.adapters.sb3 import MonkeyPalaceVecEnv

GAMES = 128
#: Rewards are changes of the lead in bananas; scaled, a good game adds up to about 3.
REWARD_SCALE = 0.1
LEARNING_RATE = 1e-3
HIDDEN = 128


class OneLayer(BaseFeaturesExtractor):
    """One hidden layer, shared by policy and value."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, HIDDEN)
        size = int(observation_space.shape[0])
        self.layer = torch.nn.Sequential(torch.nn.Linear(size, HIDDEN), torch.nn.ReLU())

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        hidden: torch.Tensor = self.layer(seen)
        return hidden


def new_model(opponents: list[str], seed: int = 1) -> MaskablePPO:
    """Return an untrained agent with its environment."""
    environments = MonkeyPalaceVecEnv(
        GAMES, opponents, reward_scale=REWARD_SCALE, threads=1, seed=seed
    )
    return MaskablePPO(
        "MlpPolicy",
        environments,
        n_steps=64,
        batch_size=1024,
        n_epochs=2,
        learning_rate=lambda left: LEARNING_RATE * max(left, 0.1),
        gamma=0.99,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": OneLayer, "net_arch": []},
        device="cpu",
        seed=seed,
    )


def whole_games(games: int) -> int:
    """Return the number of games that are played: the same number on each table."""
    tables = min(GAMES, games)
    return -(-games // tables) * tables


def win_share(model: MaskablePPO, opponent: str, games: int = 1000, seed: int = 99) -> float:
    """Return the share of games that the agent wins against a bot, on random seats."""
    environments = MonkeyPalaceVecEnv(
        min(GAMES, games), [opponent], reward="win", threads=1, seed=seed
    )
    seen = environments.reset()
    # The same number of games on each table: otherwise, short games would count too often.
    rounds = whole_games(games) // environments.num_envs
    finished = [0] * environments.num_envs
    won = 0.0
    while min(finished) < rounds:
        actions, _ = model.predict(
            seen, action_masks=environments.action_masks(), deterministic=True
        )
        seen, rewards, over, _ = environments.step(actions)
        for table in over.nonzero()[0]:
            if finished[table] < rounds:
                won += float(rewards[table])
            finished[table] += 1
    return won / (rounds * environments.num_envs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=6_000_000)
    parser.add_argument("--opponent", default="capuchin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="for each measurement")
    parser.add_argument("--save", type=Path, help="write the agent to this file")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    args = parser.parse_args()
    torch.set_num_threads(1)
    model = new_model([args.opponent], args.seed)
    began, worked = perf_counter(), process_time()
    model.learn(args.steps)
    seconds, core_seconds = perf_counter() - began, process_time() - worked
    if args.save:
        model.save(args.save)
    results = [
        {
            "name": f"MaskablePPO against {args.opponent}",
            "steps": model.num_timesteps,
            "seconds": seconds,
            "core_seconds": core_seconds,
            "games": whole_games(args.games),
            "won": {
                opponent: win_share(model, opponent, args.games)
                for opponent in ("random", "capuchin", "macaque", "mandrill")
            },
        }
    ]
    if args.json:
        print(json.dumps(results, indent=1))
        return
    for result in results:
        print(f"{result['steps']:,} steps in {seconds:.0f} s, {core_seconds:.0f} s of one core")
        for opponent, share in result["won"].items():
            print(f"against {opponent}: {share:.1%} of {result['games']} games won")


if __name__ == "__main__":
    main()
