"""Many games at once for Stable-Baselines3, stepped by one kernel.

>>> environments = MonkeyPalaceVecEnv(8, opponents=["capuchin"], seed=1)
>>> observations = environments.reset()
>>> actions = environments.action_masks().argmax(axis=1)
>>> observations, rewards, over, infos = environments.step(actions)
>>> observations.shape, rewards.shape
((8, 686), (8,))

`MaskablePPO` of sb3_contrib finds the masks by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monkeypalace.adapters.action_game import Reward
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.observations import scale, scaled_space
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv
from monkeypalace.game import Options
from monkeypalace.packs import Pack

with needs("sb3"):
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv


class MonkeyPalaceVecEnv(VecEnv):
    """Many tables with an agent against opponents, as in `MonkeyPalaceVectorEnv`.

    Observations are scaled for a network (`scale`), and the masks come from `action_masks`, so
    that `MlpPolicy` can be used. Rewards are multiplied by `reward_scale`. Stable-Baselines3
    begins new games by itself; `seed` is that of the first `reset`.
    """

    def __init__(
        self,
        num_envs: int = 128,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
        reward: str = Reward.BANANAS,
        reward_scale: float = 1.0,
        threads: int | None = None,
        seed: int | None = None,
    ) -> None:
        self.games = MonkeyPalaceVectorEnv(
            num_envs,
            opponents=opponents,
            seat=seat,
            pack=pack,
            options=options,
            reward=reward,
            threads=threads,
        )
        self._reward_scale = reward_scale
        self._actions: Any = None
        super().__init__(num_envs, scaled_space(), self.games.single_action_space)
        self.seed(seed)

    def reset(self) -> Any:
        """Begin all games; after `seed(7)`, the same as `MonkeyPalaceVectorEnv.reset(seed=7)`."""
        observations, _ = self.games.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._reset_options()
        return scale(observations["observation"])

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        observations, rewards, over, _, found = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for index in np.flatnonzero(over):
            last = found["final_obs"][index]["observation"]
            infos[index]["terminal_observation"] = scale(last)
        scaled_rewards = (rewards * self._reward_scale).astype(np.float32)
        return scale(observations["observation"]), scaled_rewards, over, infos

    def action_masks(self) -> Any:
        """Return the legal actions of each game, as booleans."""
        return self.games.action_masks()

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """Return an attribute of `MonkeyPalaceVectorEnv` for each game."""
        value = getattr(self.games, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(
        self,
        attr_name: str,
        value: Any,  # noqa: ARG002 - the base class's signature
        indices: Any = None,  # noqa: ARG002 - the base class's signature
    ) -> None:
        """Raise `AttributeError`: games of a batch have no attributes of their own."""
        raise AttributeError(attr_name)

    def env_method(
        self, method_name: str, *method_args: Any, indices: Any = None, **method_kwargs: Any
    ) -> list[Any]:
        """Call a method that returns a row for each game, and return these rows."""
        rows = getattr(self.games, method_name)(*method_args, **method_kwargs)
        return [rows[index] for index in self._get_indices(indices)]

    def env_is_wrapped(
        self,
        wrapper_class: type[Any],  # noqa: ARG002 - no wrappers inside the batch
        indices: Any = None,
    ) -> list[bool]:
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Do nothing: no resources are held."""
