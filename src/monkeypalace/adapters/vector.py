"""Many games at once for Gymnasium, stepped by one kernel in several threads.

>>> environments = MonkeyPalaceVectorEnv(4, players=2)
>>> observations, infos = environments.reset(seed=1)
>>> actions = observations["action_mask"].argmax(axis=1)
>>> observations, rewards, terminated, truncated, infos = environments.step(actions)
>>> observations["observation"].shape, rewards.shape
((4, 686), (4,))
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from monkeypalace.adapters.action_game import Reward, checked_template, illegal, reward_number
from monkeypalace.adapters.actions import STAGES
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.gymnasium import check_seat
from monkeypalace.adapters.kernels.batch import (
    ANY_SEAT,
    EVERY_SEAT,
    begin_rows,
    draw_rows,
    step_rows,
)
from monkeypalace.adapters.kernels.layout import ACTION_COUNT, DRAFT_SIZE, OBSERVATION_SIZE, STAGE
from monkeypalace.adapters.observations import observation_space
from monkeypalace.adapters.opponents import OPPONENTS, controllers
from monkeypalace.adapters.seeds import Seeds
from monkeypalace.bots import MOST_NODES
from monkeypalace.engine import encode_pack
from monkeypalace.engine import layout as at
from monkeypalace.errors import OptionsError, brief
from monkeypalace.game import Options
from monkeypalace.kernels.random import random_bits
from monkeypalace.kernels.threads import default_threads, run_in_parts
from monkeypalace.packs import Pack, standard_pack

with needs("rl"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

#: The smallest number of games that a thread takes at once.
_SMALLEST_PART: Final = 256


class MonkeyPalaceVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables. The agent plays every seat, or one seat against opponents.

    Without `opponents`, each action is for the seat whose turn it is, in `infos["seat"]`; the
    rewards are those of the acting seat, and `infos["rewards"]` has those of all seats. With
    `opponents`, named clockwise from the agent, the agent plays `seat`, or a seat drawn for each
    game.

    When a game is over, the next one begins in the same step; the last observation is in
    `infos["final_obs"]`. Arrays are reused: copy what you keep beyond the next step.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in the base class
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        players: int | None = None,
        *,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
        reward: str = Reward.BANANAS,
        threads: int | None = None,
    ) -> None:
        """Set up the games; by default with one thread for each core."""
        self.num_envs = num_envs
        self.threads = default_threads() if threads is None else threads
        self.players = _count_players(players, opponents)
        self.pack = pack or standard_pack()
        self._tables = encode_pack(self.pack)
        self._template = checked_template(self.players, self.pack, options)
        self._reward = reward_number(reward)
        self._seat = EVERY_SEAT
        if opponents is not None:
            fixed = check_seat(seat, self.players)
            self._seat = ANY_SEAT if fixed is None else fixed - 1
        _check_opponents(opponents or ())
        self._kinds, self._weights = controllers(opponents or ())
        self.single_observation_space = observation_space()
        self.single_action_space = spaces.Discrete(ACTION_COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeds = Seeds()
        self.states = np.tile(self._template, (num_envs, 1))
        self._drafts = np.zeros((num_envs, DRAFT_SIZE), dtype=np.int32)
        self._generators = np.zeros((num_envs, 1), dtype=np.uint64)
        self._learners = np.zeros(num_envs, dtype=np.int64)
        self._total_rewards = np.zeros((num_envs, 4))
        self._masks = np.zeros((num_envs, ACTION_COUNT), dtype=np.int8)
        self._seen = np.zeros((num_envs, OBSERVATION_SIZE), dtype=np.int16)
        self._last_seen = np.zeros_like(self._seen)
        self._rewards = np.zeros((num_envs, 4))
        self._over = np.zeros(num_envs, dtype=np.bool_)
        self._rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin all games; the same seed gives the same games with the same actions."""
        super().reset(seed=seed, options=options)
        first = self._seeds.next(seed)
        # Mixed seeds: with seeds at equal distances, two games could share a stream of numbers.
        spread = np.random.SeedSequence(first)
        self._generators[:, 0] = spread.generate_state(self.num_envs, np.uint64)
        self._run(begin_rows)
        return self._observations(), {"seat": self._acting()}

    def _run(self, kernel: Any, *more: Any) -> None:
        """Call a kernel for all games, divided between the threads."""
        call = partial(
            kernel,
            self._template,
            self._tables,
            self.states,
            self._drafts,
            self._generators,
            self._seat,
            self._learners,
            self._kinds,
            self._weights,
            MOST_NODES,
            self._total_rewards,
            self._masks,
            self._seen,
            *more,
        )
        run_in_parts(call, self.num_envs, self.threads, smallest=_SMALLEST_PART)

    def _observations(self) -> dict[str, Any]:
        return {"observation": self._seen, "action_mask": self._masks}

    def _acting(self) -> Any:
        """Return the seat that has to act in each game, from 0."""
        return self.states[:, at.SEAT].copy()

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """Play an action in each game; if any is illegal, nothing happens in any game."""
        actions = np.asarray(actions, dtype=np.int64)
        self._check(actions)
        acted = self._acting()
        self._run(step_rows, actions, self._reward, self._rewards, self._over, self._last_seen)
        infos: dict[str, Any] = {
            "seat": self._acting(),
            "rewards": self._rewards[:, : self.players].copy(),
        }
        if self._over.any():
            infos |= self._final()
        rewards = self._rewards[self._rows, acted]
        truncated = np.zeros(self.num_envs, dtype=np.bool_)
        return self._observations(), rewards, self._over.copy(), truncated, infos

    def action_masks(self) -> Any:
        """Return the legal actions of each game, as booleans."""
        return self._masks.astype(np.bool_)

    def _final(self) -> dict[str, Any]:
        """Return the results of the games that are over, in Gymnasium's form."""
        nothing = np.zeros(ACTION_COUNT, dtype=np.int8)
        last = np.full(self.num_envs, None, dtype=object)
        for index in np.flatnonzero(self._over):
            last[index] = {"observation": self._last_seen[index].copy(), "action_mask": nothing}
        return {"final_obs": last, "_final_obs": self._over.copy()}

    def _check(self, actions: Any) -> None:
        if actions.shape != (self.num_envs,):
            raise ValueError(f"an action for each of {self.num_envs} games is needed")
        known = (actions >= 0) & (actions < ACTION_COUNT)
        legal = self._masks[self._rows, np.where(known, actions, 0)].astype(np.bool_) & known
        if not legal.all():
            wrong = int(np.flatnonzero(~legal)[0])
            raise illegal(int(actions[wrong]), STAGES[self._drafts[wrong, STAGE]])


def _count_players(players: int | None, opponents: Sequence[str] | None) -> int:
    if opponents is None:
        return 2 if players is None else players
    if players is not None and players != len(opponents) + 1:
        raise OptionsError("environment-opponents", players=players, opponents=len(opponents))
    return len(opponents) + 1


def _check_opponents(opponents: Sequence[str]) -> None:
    for name in opponents:
        if name not in OPPONENTS:
            choices = ", ".join(OPPONENTS)
            raise OptionsError("option-choice", name="opponents", text=brief(name), choices=choices)


def sample(masks: Any, generator: Any) -> Any:
    """Return a legal action for each row of a batch of masks, all equally likely.

    Create the generator with `monkeypalace.engine.new_generator`.
    """
    drawn = np.zeros(len(masks), dtype=np.int64)
    seeds = np.array([random_bits(generator)], dtype=np.uint64)
    draw_rows(np.ascontiguousarray(masks), seeds, drawn, 0, len(masks))
    return drawn
