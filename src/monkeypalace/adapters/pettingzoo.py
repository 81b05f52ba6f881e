"""The game for PettingZoo: an AEC environment for two to four agents.

>>> environment = env(players=2)
>>> environment.reset(seed=1)
>>> for agent in environment.agent_iter():
...     observation, reward, terminated, truncated, info = environment.last()
...     action = None if terminated else int(observation["action_mask"].argmax())
...     environment.step(action)
>>> environment.agents
[]
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from monkeypalace.adapters.action_game import ActionGame, Reward, check_choice
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.layout import ACTION_COUNT, ACTION_LIST_VERSION
from monkeypalace.adapters.observations import OBSERVATIONS, as_dictionary, observation_space
from monkeypalace.adapters.rendering import (
    PIXELS,
    RENDER_MODES,
    new_recorder,
    render,
    save_film,
)
from monkeypalace.adapters.seeds import Seeds
from monkeypalace.game import Options
from monkeypalace.packs import Pack

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers


def env(**settings: Any) -> AECEnv[str, Any, Any]:
    """Return the environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    wrapped: Any = raw_env(**settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Any, Any], EzPickle):  # noqa: N801 - PettingZoo's name for it
    """The environment without wrappers; an illegal action raises `DecisionError`.

    `player_0` is the seat that plays first. An agent acts until its turn is over.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"monkey_palace_v{ACTION_LIST_VERSION}",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        pack: Pack | None = None,
        options: Options | None = None,
        reward: str = Reward.BANANAS,
        observations: str = "array",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self,
            players,
            pack=pack,
            options=options,
            reward=reward,
            observations=observations,
            render_mode=render_mode,
        )
        super().__init__()
        self._as_blocks = check_choice("observations", observations, OBSERVATIONS) == "dictionary"
        self.render_mode = check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.game = ActionGame(players, pack=pack, options=options, reward=reward)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: observation_space(as_blocks=self._as_blocks) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTION_COUNT) for agent in self._seats}
        self._nothing_legal = np.zeros(ACTION_COUNT, dtype=np.int8)
        self._seeds = Seeds()
        self._recorder = new_recorder(self.render_mode)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002 - PettingZoo's signature
    ) -> None:
        """Begin the game with this seed; without one, continue the sequence of the last seed."""
        self.game.begin(self._seeds.next(seed))
        if self._recorder is not None:
            self._recorder.begin(self.game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._total_rewards = [0.0] * len(self.agents)
        #: Whether `rewards` contains the reward of the last decision.
        self._has_rewards = False
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know; only the acting agent has legal actions."""
        game = self.game
        seen = game.observe(self._seats[agent])
        acts = agent == self.agent_selection
        return {
            "observation": as_dictionary(seen) if self._as_blocks else seen,
            "action_mask": (game.mask if acts else self._nothing_legal).copy(),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        complete = self.game.act(-1 if action is None else action)
        self._cumulative_rewards[agent] = 0.0
        if complete:
            self._after_decision()
        elif self._has_rewards:
            self._clear_rewards()
            self._has_rewards = False
        if self.render_mode == "human":
            self.render()

    def _after_decision(self) -> None:
        """Set the rewards, pass the turn on, and check whether the game is over."""
        game = self.game
        if self._recorder is not None:
            self._recorder.add(game)
        self._has_rewards = True
        total_rewards = game.total_rewards.tolist()
        for seat, agent in enumerate(self.agents):
            reward = total_rewards[seat] - self._total_rewards[seat]
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
        self._total_rewards = total_rewards
        if game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[game.seat]

    def render(self) -> Any:
        return render(self.game, self.render_mode)

    def save_film(self, file: str | Path, width: int = PIXELS) -> None:
        """Write the episode so far as a film, with `render_mode="rgb_array"`; GIF or WebP."""
        save_film(self._recorder, file, width)

    def close(self) -> None:
        """Do nothing: no resources are held."""
