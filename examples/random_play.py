"""Play a random game in each framework: `python examples/random_play.py`."""

from __future__ import annotations

import random

import pyspiel

from monkeypalace.adapters import openspiel
from monkeypalace.adapters.actions import ACTIONS
from monkeypalace.adapters.gymnasium import MonkeyPalaceEnv
from monkeypalace.adapters.pettingzoo import env
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.engine import new_generator


def play_pettingzoo(players: int = 3, seed: int = 1) -> dict[str, float]:
    """Let every agent act at random; return each agent's total reward."""
    environment = env(players=players, render_mode="ansi")
    environment.reset(seed=seed)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        rewards[agent] += reward
        over = terminated or truncated
        mask = observation["action_mask"]
        environment.step(None if over else environment.action_space(agent).sample(mask))
    return rewards


def play_gymnasium(seed: int = 1) -> list[str]:
    """Play one agent against two bots; return the names of its actions."""
    environment = MonkeyPalaceEnv(["capuchin", "random"], reward="win")
    observation, _ = environment.reset(seed=seed)
    environment.action_space.seed(seed)
    names, over = [], False
    while not over:
        action = environment.action_space.sample(observation["action_mask"])
        names.append(ACTIONS[action])
        observation, _, over, _, _ = environment.step(action)
    return names


def play_many(games: int = 64, steps: int = 500) -> int:
    """Play many games at once; return how many were finished."""
    environments = MonkeyPalaceVectorEnv(games, players=2)
    observations, _ = environments.reset(seed=1)
    generator = new_generator(1)
    finished = 0
    for _ in range(steps):
        actions = sample(observations["action_mask"], generator)
        observations, _, over, _, _ = environments.step(actions)
        finished += int(over.sum())
    return finished


def play_openspiel(seed: int = 1) -> list[float]:
    """Play with OpenSpiel, where chance acts as a player; return the final reward of each seat."""
    chance = random.Random(seed)
    state = pyspiel.load_game(openspiel.SHORT_NAME, {"players": 4}).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return list(state.returns())


if __name__ == "__main__":
    print("PettingZoo:", play_pettingzoo())
    print("Gymnasium:", " ".join(play_gymnasium()[:20]), "...")
    print("Vectorised:", play_many(), "games finished")
    print("OpenSpiel:", play_openspiel())
