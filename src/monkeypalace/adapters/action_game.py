"""The game that all environments wrap: small actions, masks, observations and rewards."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final, TypeVar

from monkeypalace.adapters.extras import needs

# Before the imports of the engine, parts of which need numpy: `needs` names the missing extra.
with needs("rl"):
    import numpy as np

from monkeypalace.adapters.actions import ACTIONS, STAGES, check_pack
from monkeypalace.adapters.kernels.acting import begin_draft, write_total_rewards
from monkeypalace.adapters.kernels.batch import begin_game, opponents_play, step
from monkeypalace.adapters.kernels.layout import (
    ACTION_COUNT,
    DRAFT_SIZE,
    OBSERVATION_SIZE,
    STAGE,
)
from monkeypalace.adapters.kernels.masks import write_mask
from monkeypalace.adapters.kernels.observing import observe
from monkeypalace.bots import MOST_NODES
from monkeypalace.engine import apply, count_bananas, decode_state, encode_pack, new_template
from monkeypalace.engine import layout as at
from monkeypalace.errors import DecisionError, OptionsError, brief
from monkeypalace.game import Options, State
from monkeypalace.kernels.random import new_generator
from monkeypalace.packs import Pack, standard_pack
from monkeypalace.search import new_workspace

T = TypeVar("T")


class Reward(StrEnum):
    """The reward of a seat."""

    #: The change of the seat's bananas minus the mean change of the others'; the rewards of all
    #: seats sum to zero.
    BANANAS = "bananas"
    #: The seat's share of the win, at the end; the rewards of all seats sum to one.
    WIN = "win"


_REWARDS: Final = tuple(Reward)


def check_choice(name: str, value: T, choices: Sequence[T]) -> T:
    """Return the value of a setting; raise `OptionsError` if it is not one of the choices."""
    if value not in choices:
        named = ", ".join(str(choice) for choice in choices if choice is not None)
        raise OptionsError("option-choice", name=name, text=brief(value), choices=named)
    return value


def reward_number(reward: str) -> int:
    """Return the number that kernels use for a kind of reward."""
    return _REWARDS.index(Reward(check_choice("reward", reward, list(Reward))))


def checked_template(players: int, pack: Pack, options: Options | None) -> Any:
    """Return an encoded game that is set up but not shuffled, after checking the pack."""
    check_pack(pack)
    return new_template(players, pack, options)


class ActionGame:
    """One game, played by small actions.

    >>> game = ActionGame(players=2)
    >>> game.begin(seed=1)
    >>> game.stage, [ACTIONS[number] for number in game.legal][:2]
    ('build', ['start:d2', 'start:c3'])
    >>> game.act(int(game.legal[0]))
    False
    >>> game.stage
    'extend'
    """

    def __init__(
        self,
        players: int = 2,
        *,
        pack: Pack | None = None,
        options: Options | None = None,
        reward: str = Reward.BANANAS,
    ) -> None:
        self.pack = pack or standard_pack()
        self.tables = encode_pack(self.pack)
        self.players = players
        self._template = checked_template(players, self.pack, options)
        self._reward = reward_number(reward)
        self.encoded = self._template.copy()
        self.draft = np.zeros(DRAFT_SIZE, dtype=np.int32)
        #: 1 for each legal action of the seat that has to act.
        self.mask = np.zeros(ACTION_COUNT, dtype=np.int8)
        #: The total reward of each seat in this game.
        self.total_rewards = np.zeros(4)
        self._work = new_workspace()
        self._bananas = np.zeros(4, dtype=np.int64)

    def begin(self, seed: int) -> None:
        """Begin a new game, with the same cards as `Game` with this seed."""
        self.encoded[:] = self._template
        self.total_rewards[:] = 0.0
        begin_game(
            self.encoded, self.tables, self.draft, self._work, new_generator(seed), self.mask
        )

    @property
    def seat(self) -> int:
        """The seat that has to act, from 0."""
        return int(self.encoded[at.SEAT])

    @property
    def is_over(self) -> bool:
        return bool(self.encoded[at.KIND] == at.OVER)

    @property
    def stage(self) -> str:
        """The kind of action that is due, one of `STAGES`."""
        return STAGES[self.draft[STAGE]]

    @property
    def legal(self) -> Any:
        """The numbers of the legal actions."""
        return np.flatnonzero(self.mask)

    @property
    def state(self) -> State:
        """The readable game, without the unfinished decision."""
        return decode_state(self.encoded, self.pack)

    def act(self, action: int) -> bool:
        """Play an action; return whether it completed a decision.

        An illegal action raises an error and changes nothing.
        """
        if not (0 <= action < ACTION_COUNT and self.mask[action]):
            raise illegal(action, self.stage)
        return step(
            self.encoded,
            self.tables,
            self.draft,
            self._work,
            action,
            self._reward,
            self._bananas,
            self.mask,
            self.total_rewards,
        )

    def observe(self, seat: int) -> Any:
        """Return what a seat, from 0, may know: 16-bit numbers, see `BLOCKS`."""
        seen = np.empty(OBSERVATION_SIZE, dtype=np.int16)
        observe(self.encoded, self.tables, self.draft, seat, self._bananas, seen)
        return seen

    def bananas(self) -> tuple[int, ...]:
        """Return the current bananas of every seat."""
        count_bananas(self.encoded, self.tables, self._bananas)
        return tuple(int(number) for number in self._bananas[: self.players])

    def copy(self) -> ActionGame:
        """Return an independent copy; the scratch memory is shared."""
        other = ActionGame.__new__(ActionGame)
        other.__dict__.update(self.__dict__)
        for name in ("encoded", "draft", "mask", "total_rewards"):
            setattr(other, name, getattr(self, name).copy())
        return other

    def __deepcopy__(self, memo: Any) -> ActionGame:
        return self.copy()

    def play_decision(self, encoded_decision: Any) -> None:
        """Play a whole encoded decision, which must be legal, instead of its small actions."""
        apply(self.encoded, self.tables, self._work, encoded_decision)
        self.resume()

    def let_play(
        self,
        seat: int,
        kinds: Any,
        weights: Any,
        generator: Any,
        most_decisions: int = at.ALL_DECISIONS,
    ) -> None:
        """Let opponents play in a kernel until it is the turn of a seat of kind `OUTSIDE`.

        `kinds` and `weights` are those that `controllers` returns, clockwise from `seat`.
        """
        opponents_play(
            self.encoded,
            self.tables,
            self.draft,
            self._work,
            generator,
            seat,
            kinds,
            weights,
            MOST_NODES,
            most_decisions,
        )
        self.resume()

    def resume(self) -> None:
        """Continue from `encoded` after it was changed; drop the unfinished decision."""
        begin_draft(self.encoded, self.draft)
        write_mask(self.encoded, self.tables, self.draft, self._work, self.mask)
        write_total_rewards(
            self.encoded, self.tables, self._reward, self._bananas, self.total_rewards
        )


def illegal(action: Any, stage: str) -> DecisionError:
    """Return the error for an action that the mask does not allow."""
    known = isinstance(action, int | np.integer) and 0 <= action < ACTION_COUNT
    name = ACTIONS[action] if known else brief(action)
    return DecisionError("action-illegal", action=name, stage=stage)
