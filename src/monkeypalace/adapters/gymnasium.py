"""The game for Gymnasium: one agent against bots of your choice.

>>> environment = MonkeyPalaceEnv(opponents=["random"])
>>> observation, info = environment.reset(seed=1)
>>> terminated = False
>>> while not terminated:
...     action = int(observation["action_mask"].argmax())
...     observation, reward, terminated, truncated, info = environment.step(action)
>>> len(info["bananas"])
2
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monkeypalace.adapters.action_game import ActionGame, Reward, check_choice
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.batch import OUTSIDE
from monkeypalace.adapters.kernels.layout import ACTION_COUNT, ACTION_LIST_VERSION
from monkeypalace.adapters.observations import OBSERVATIONS, as_dictionary, observation_space
from monkeypalace.adapters.opponents import controllers
from monkeypalace.adapters.rendering import (
    PIXELS,
    RENDER_MODES,
    new_recorder,
    render,
    save_film,
)
from monkeypalace.adapters.seeds import Seeds
from monkeypalace.bots import Bot, ask, load_bot
from monkeypalace.engine import encode_decision
from monkeypalace.engine import layout as at
from monkeypalace.errors import OptionsError, is_number
from monkeypalace.game import Chance, Options, view
from monkeypalace.kernels.random import new_generator
from monkeypalace.packs import Pack

with needs("rl"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

ENVIRONMENT_ID = f"monkeypalace/MonkeyPalace-v{ACTION_LIST_VERSION}"


class MonkeyPalaceEnv(gymnasium.Env[Any, Any]):
    """One agent at a table with bots, which play as soon as the agent's turn is over.

    `opponents` are specs for `load_bot`, clockwise from the agent. The number of players is the
    number of opponents plus one. With `seat=None` the agent's seat is drawn for each game.
    The bots in `OPPONENTS` play in a kernel. Other bots are much slower, because each of their
    decisions needs a readable view of the game.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as in the base class
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        *,
        seat: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
        reward: str = Reward.BANANAS,
        observations: str = "array",
        render_mode: str | None = None,
    ) -> None:
        players = len(opponents) + 1
        self.game = ActionGame(players, pack=pack, options=options, reward=reward)
        self._fixed_seat = check_seat(seat, players)
        self._opponents = tuple(opponents)
        self._as_blocks = check_choice("observations", observations, OBSERVATIONS) == "dictionary"
        self.render_mode = check_choice("render_mode", render_mode, (None, *RENDER_MODES))
        self.observation_space = observation_space(as_blocks=self._as_blocks)
        self.action_space = spaces.Discrete(ACTION_COUNT)
        self._seeds = Seeds()
        self._kinds, self._weights = controllers(self._opponents)
        self._bots: dict[int, Bot] = {}
        self._chance = Chance(0)
        self._generator = new_generator(0)
        self._recorder = new_recorder(self.render_mode)
        self._seat = 0
        self._total_reward = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin the game with this seed; without one, continue the sequence of the last seed."""
        super().reset(seed=seed, options=options)
        game_seed = self._seeds.next(seed)
        # Not the generator of the shuffle: with it, bots could predict the order of the cards.
        self._chance = Chance(Chance(game_seed ^ _BOT_STREAM).bits())
        players = self.game.players
        drawn = self._chance.below(players)
        self._seat = drawn if self._fixed_seat is None else self._fixed_seat - 1
        self._generator = new_generator(self._chance.bits())
        self._bots = {
            offset: load_bot(spec)
            for offset, spec in enumerate(self._opponents, start=1)
            if self._kinds[offset] == OUTSIDE
        }
        self.game.begin(game_seed)
        self._total_reward = 0.0
        if self._recorder is not None:
            self._recorder.begin(self.game)
        self._others_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play a legal action; an illegal one raises `DecisionError` and changes nothing."""
        if self.game.act(int(action)):
            if self._recorder is not None:
                self._recorder.add(self.game)
            self._others_play()
        before, self._total_reward = self._total_reward, float(self.game.total_rewards[self._seat])
        if self.render_mode == "human":
            self.render()
        over = self.game.is_over
        return self._observation(), self._total_reward - before, over, False, self._info()

    def _others_play(self) -> None:
        """Let the bots play; they see only what their seats may know."""
        game = self.game
        # A film needs the palace after every decision.
        most = at.ALL_DECISIONS if self._recorder is None else 1
        while not game.is_over and game.seat != self._seat:
            offset = (game.seat - self._seat) % game.players
            if offset in self._bots:
                seen = view(game.state, game.seat + 1)
                answer = ask(self._bots[offset], seen, self._chance)
                game.play_decision(encode_decision(answer.decision, game.pack))
            else:
                game.let_play(self._seat, self._kinds, self._weights, self._generator, most)
            if self._recorder is not None:
                self._recorder.add(game)

    def _observation(self) -> dict[str, Any]:
        seen = self.game.observe(self._seat)
        return {
            "observation": as_dictionary(seen) if self._as_blocks else seen,
            "action_mask": self.game.mask.copy(),
        }

    def _info(self) -> dict[str, Any]:
        return {"seat": self._seat + 1, "bananas": self.game.bananas(), "stage": self.game.stage}

    def action_masks(self) -> Any:
        """Return the legal actions as booleans; `MaskablePPO` of sb3_contrib calls this."""
        return self.game.mask.astype(np.bool_)

    def render(self) -> Any:
        return render(self.game, self.render_mode)

    def save_film(self, file: str | Path, width: int = PIXELS) -> None:
        """Write the episode so far as a film, with `render_mode="rgb_array"`; GIF or WebP."""
        save_film(self._recorder, file, width)


class LegalActions(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Map every action to a legal one, for programs that do not read the mask.

    `check_env` of Gymnasium and of Stable-Baselines3 draw actions without the mask, as do
    algorithms like DQN. Action `number` becomes the legal action with the index `number` modulo
    the number of legal actions; a legal action stays as it is.
    """

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        legal = np.flatnonzero(self.get_wrapper_attr("action_masks")())
        if len(legal) and action not in legal:
            action = legal[int(action) % len(legal)]
        return super().step(int(action))


#: Separates the bots' generator from that of the cards.
_BOT_STREAM = 0x5BD1E995_9E3779B9


def check_seat(seat: int | None, players: int) -> int | None:
    """Return a seat; raise `OptionsError` if the table has no such seat."""
    if seat is not None and not is_number(seat, 1, players):
        raise OptionsError("environment-seat", seat=str(seat)[:40], players=players)
    return seat


def register() -> None:
    """Register the environment for `gymnasium.make` and `gymnasium.make_vec`."""
    if ENVIRONMENT_ID not in gymnasium.registry:
        gymnasium.register(
            ENVIRONMENT_ID,
            entry_point=f"{__name__}:MonkeyPalaceEnv",
            vector_entry_point="monkeypalace.adapters.vector:MonkeyPalaceVectorEnv",
        )


register()
