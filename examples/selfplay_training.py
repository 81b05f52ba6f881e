"""Learn the game by self-play, in minutes, with numpy alone.

    python examples/selfplay_training.py --minutes 8 --curve learning-curve.svg

An actor-critic network with one hidden layer plays both seats of many games at once. Its reward is
the change of its lead in bananas. At regular intervals it plays against the bot `random`, which
does not learn; its share of the wins is the learning curve.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from monkeypalace.adapters.actions import ACTION_COUNT
from monkeypalace.adapters.observations import OBSERVATION_SIZE
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv

GAMES = 128
STEPS = 64
HIDDEN = 128
DISCOUNT = 0.985
ENTROPY = 0.01
LEARNING_RATE = 1e-3
CRITIC_SHARE = 0.5


class Network:
    """One hidden layer with two outputs: policy and value."""

    def __init__(self, generator: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Any:
            drawn = generator.normal(0, scale / np.sqrt(rows), (rows, columns))
            return drawn.astype(np.float32)

        self.parameters = [
            weights(OBSERVATION_SIZE, HIDDEN, 1.0),
            np.zeros(HIDDEN, dtype=np.float32),
            weights(HIDDEN, ACTION_COUNT, 0.1),
            np.zeros(ACTION_COUNT, dtype=np.float32),
            weights(HIDDEN, 1, 0.1),
            np.zeros(1, dtype=np.float32),
        ]
        # Adam's running means of the gradients and of their squares.
        self._first = [np.zeros_like(one) for one in self.parameters]
        self._second = [np.zeros_like(one) for one in self.parameters]
        self._updates = 0

    def forward(self, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
        """Return the hidden layer, the probability of every action, and the value."""
        w1, b1, w2, b2, w3, b3 = self.parameters
        hidden = np.maximum(seen @ w1 + b1, 0)
        logits = np.where(masks > 0, hidden @ w2 + b2, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w3 + b3)[:, 0]

    def learn(self, seen: Any, masks: Any, actions: Any, returns: Any) -> None:
        """Take one step of Adam along the gradient of actor, critic and entropy."""
        hidden, chances, values = self.forward(seen, masks)
        size = np.float32(len(actions))
        advantages = returns - values
        scaled = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        chosen = np.zeros_like(chances)
        chosen[np.arange(len(actions)), actions] = 1
        logs = np.log(chances + 1e-9)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        d_logits = (chances - chosen) * scaled[:, None] + ENTROPY * chances * (logs + entropy)
        d_logits /= size
        d_values = (-2 * CRITIC_SHARE * advantages / size)[:, None]
        w2, w3 = self.parameters[2], self.parameters[4]
        d_hidden = (d_logits @ w2.T + d_values @ w3.T) * (hidden > 0)
        self._descend(
            [
                seen.T @ d_hidden,
                d_hidden.sum(axis=0),
                hidden.T @ d_logits,
                d_logits.sum(axis=0),
                hidden.T @ d_values,
                d_values.sum(axis=0),
            ]
        )

    def _descend(self, gradients: list[Any]) -> None:
        self._updates += 1
        norm = np.sqrt(sum(float((one * one).sum()) for one in gradients))
        shrink = min(1.0, 1.0 / (norm + 1e-9))
        for index, gradient in enumerate(gradients):
            step = gradient * shrink
            self._first[index] = 0.9 * self._first[index] + 0.1 * step
            self._second[index] = 0.99 * self._second[index] + 0.01 * step * step
            first = self._first[index] / (1 - 0.9**self._updates)
            second = self._second[index] / (1 - 0.99**self._updates)
            self.parameters[index] -= LEARNING_RATE * first / (np.sqrt(second) + 1e-6)


def scale(seen: Any) -> Any:
    """Scale observations for the network, most of them to numbers between -1 and 2."""
    return np.minimum(seen, 30).astype(np.float32) * np.float32(0.15)


def draw(chances: Any, generator: np.random.Generator) -> Any:
    """Draw an action for each row by its probabilities."""
    sums = chances.cumsum(axis=1)
    levels = generator.random(len(chances))[:, None] * sums[:, -1:]
    return (sums > levels).argmax(axis=1)


class SelfPlay:
    """Games in which the network plays both seats."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.environments = MonkeyPalaceVectorEnv(GAMES, players=2)
        self.observations, infos = self.environments.reset(seed=seed)
        self.seats = infos["seat"]
        self.generator = np.random.default_rng(seed)

    def collect(self) -> tuple[Any, Any, Any, Any]:
        """Play some steps of all games; return observations, masks, actions and returns."""
        rows = np.arange(GAMES)
        seen, masks, actions, acted, rewards, ends = [], [], [], [], [], []
        for _ in range(STEPS):
            seen.append(scale(self.observations["observation"]))
            masks.append(self.observations["action_mask"].copy())
            _, chances, _ = self.network.forward(seen[-1], masks[-1])
            actions.append(draw(chances, self.generator))
            acted.append(self.seats)
            self.observations, _, over, _, infos = self.environments.step(actions[-1])
            self.seats = infos["seat"]
            rewards.append(infos["rewards"])
            ends.append(over)
        last = scale(self.observations["observation"])
        _, _, values = self.network.forward(last, self.observations["action_mask"])
        # Zero-sum: the value for one player is the negative of the other's.
        ahead = np.zeros((GAMES, 2))
        ahead[rows, self.seats] = values
        ahead[rows, 1 - self.seats] = -values
        returns = []
        for step in reversed(range(STEPS)):
            ahead = rewards[step] + DISCOUNT * np.where(ends[step][:, None], 0.0, ahead)
            returns.append(ahead[rows, acted[step]].astype(np.float32))
        return (
            np.concatenate(seen),
            np.concatenate(masks),
            np.concatenate(actions),
            np.concatenate(returns[::-1]),
        )


def win_share(network: Network, games: int = 200, opponent: str = "random", seed: int = 1) -> float:
    """Return the share of games that the network wins against a bot, on random seats."""
    environments = MonkeyPalaceVectorEnv(64, opponents=[opponent], reward="win")
    observations, _ = environments.reset(seed=seed)
    generator = np.random.default_rng(seed)
    finished, won = 0, 0.0
    while finished < games:
        seen = scale(observations["observation"])
        _, chances, _ = network.forward(seen, observations["action_mask"])
        observations, rewards, over, _, _ = environments.step(draw(chances, generator))
        finished += int(over.sum())
        won += float(rewards.sum())
    return won / finished


def train(minutes: float, seed: int = 1, pause: float = 20.0) -> tuple[Network, list[Any]]:
    """Train for some minutes; return the network and a curve of (seconds, steps, share of wins)."""
    network = Network(np.random.default_rng(seed))
    play = SelfPlay(network, seed)
    curve = [(0.0, 0, win_share(network))]
    print(f"{curve[0][2]:.0%} won against random before learning", flush=True)
    spent, steps, next_check = 0.0, 0, pause
    while spent < 60 * minutes:
        began = perf_counter()
        seen, masks, actions, returns = play.collect()
        order = play.generator.permutation(len(actions))
        for part in np.array_split(order, 4):
            network.learn(seen[part], masks[part], actions[part], returns[part])
        spent += perf_counter() - began
        steps += len(actions)
        if spent >= next_check or spent >= 60 * minutes:
            next_check += pause
            curve.append((spent, steps, win_share(network)))
            print(f"{spent:5.0f} s {steps:>9,} steps: {curve[-1][2]:.0%} won", flush=True)
    return network, curve


def draw_curve(curve: list[Any], path: Path) -> None:
    """Draw the learning curve as SVG."""
    width, height, left, top = 640, 360, 60, 30
    wide, high = width - left - 20, height - top - 50
    longest = max(curve[-1][0], 1.0)

    def place(seconds: float, share: float) -> str:
        return f"{left + wide * seconds / longest:.1f},{top + high * (1 - share):.1f}"

    head = f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="13"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {head}>',
        f'<rect width="{width}" height="{height}" fill="#fbf8f0"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        start, end = place(0, share), place(longest, share)
        (x1, y1), (x2, y2) = start.split(","), end.split(",")
        parts.append(f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#ddd3bd"/>')
        parts.append(
            f'<text x="{left - 8}" y="{float(y1) + 4}" text-anchor="end">{share:.0%}</text>'
        )
    points = " ".join(place(seconds, share) for seconds, _, share in curve)
    parts.append(f'<polyline points="{points}" fill="none" stroke="#9a5b2f" stroke-width="2.5"/>')
    parts.append(
        f'<text x="{left}" y="{height - 18}">0 s</text>'
        f'<text x="{left + wide}" y="{height - 18}" text-anchor="end">{longest:.0f} s of '
        f"self-play, {curve[-1][1] / 1e6:.1f} million steps</text>"
        f'<text x="{left}" y="{top - 10}">games won against the bot “random”</text></svg>'
    )
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("learning-curve.svg"))
    args = parser.parse_args()
    network, curve = train(args.minutes, args.seed)
    draw_curve(curve, args.curve)
    for opponent in ("random", "capuchin"):
        print(
            f"against {opponent}: {win_share(network, 1000, opponent, seed=99):.1%} of 1000 games"
        )


if __name__ == "__main__":
    main()
