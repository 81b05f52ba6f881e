"""The game for OpenSpiel, registered as `python_monkey_palace` when this module is imported.

>>> import pyspiel
>>> game = pyspiel.load_game("python_monkey_palace(players=3,reward=win)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players()
(True, 3)

Cards are revealed by chance nodes, one at a time: first the top card of each pile, then, when
cards are bought, the cards below them. So no card is determined before it is revealed.
"""

from __future__ import annotations

from typing import Any, Final

from monkeypalace.adapters.action_game import ActionGame, Reward
from monkeypalace.adapters.actions import ACTION_COUNT, ACTIONS
from monkeypalace.adapters.extras import needs
from monkeypalace.adapters.kernels.layout import OBSERVATION_SIZE
from monkeypalace.adapters.observations import as_dictionary
from monkeypalace.adapters.rendering import draw_text
from monkeypalace.engine import cards_of
from monkeypalace.engine import layout as at
from monkeypalace.errors import OptionsError
from monkeypalace.game import Options, PileOrder

with needs("rl"):
    import numpy as np
    import pyspiel

SHORT_NAME: Final = "python_monkey_palace"

#: Every turn takes pieces from the tray until it has none, which bounds the number of actions.
_MOST_ACTIONS: Final = 4096
_MOST_BANANAS: Final = 400.0

_PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "reward": str(Reward.WIN),
    "map": 1,
    "butterfly": False,
    "frog": False,
    "sorted": False,
}

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Python Monkey Palace",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=_PARAMETERS,
)


class MonkeyPalaceGame(pyspiel.Game):
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        settings = {**_PARAMETERS, **(params or {})}
        self.settings = settings
        players = settings["players"]
        wins = settings["reward"] == Reward.WIN
        # Set up everything except the order of the cards, which chance nodes determine.
        self.initial = ActionGame(players, options=_options(settings), reward=settings["reward"])
        self.initial.begin(seed=0)
        sizes = [len(pile.cards) for pile in self.initial.pack.piles]
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTION_COUNT,
            max_chance_outcomes=max(sizes),
            num_players=players,
            min_utility=0.0 if wins else -_MOST_BANANAS,
            max_utility=1.0 if wins else _MOST_BANANAS,
            utility_sum=1.0 if wins else 0.0,
            max_game_length=_MOST_ACTIONS,
        )
        super().__init__(_GAME_TYPE, info, params or {})

    def new_initial_state(self) -> MonkeyPalaceState:
        return MonkeyPalaceState(self)

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ARG002 - everything observed is public
        params: dict[str, Any] | None = None,
    ) -> MonkeyPalaceObserver:
        return MonkeyPalaceObserver(params)


def _options(settings: dict[str, Any]) -> Options:
    return Options(
        map=settings["map"],
        butterfly=settings["butterfly"],
        frog=settings["frog"],
        piles=PileOrder.SORTED if settings["sorted"] else PileOrder.SHUFFLED,
    )


class MonkeyPalaceState(pyspiel.State):
    """A running game; OpenSpiel serialises it as its actions."""

    def __init__(self, game: MonkeyPalaceGame) -> None:
        super().__init__(game)
        self.action_game = game.initial.copy()
        #: The piles whose next card must be revealed.
        self._to_reveal: list[int] = []
        if not game.settings["sorted"]:
            self._to_reveal = [pile for pile in range(at.PILE_COUNT) if self._cards_left(pile) > 1]
        self._sorted = bool(game.settings["sorted"])

    def _cards_left(self, pile: int) -> int:
        """Return the number of cards left in a pile."""
        first, end = self.action_game.tables[at.PILE_START + pile : at.PILE_START + pile + 2]
        return int(end - first - self.action_game.encoded[at.TAKEN + pile])

    def current_player(self) -> Any:
        if self.action_game.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self._to_reveal else self.action_game.seat

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only one can act
        return [int(action) for action in self.action_game.legal]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible next cards, by their number in their pile."""
        cards, first = self._unknown()
        outcomes = sorted(int(card) - first for card in cards)
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _unknown(self) -> tuple[Any, int]:
        """Return the unknown cards of the pile to reveal, and the number of the pile's first card.

        The cards are a view into the encoded game.
        """
        pile = self._to_reveal[0]
        first, end = self.action_game.tables[at.PILE_START + pile : at.PILE_START + pile + 2]
        start = at.ORDER + first + self.action_game.encoded[at.TAKEN + pile]
        return self.action_game.encoded[start : at.ORDER + end], int(first)

    def _apply_action(self, action: int) -> None:
        if self._to_reveal:
            cards, first = self._unknown()
            place = int(np.flatnonzero(cards == first + action)[0])
            cards[0], cards[place] = cards[place], cards[0]
            del self._to_reveal[0]
            return
        taken = self.action_game.encoded[at.TAKEN : at.TAKEN + at.PILE_COUNT].copy()
        self.action_game.act(action)
        if not self._sorted:
            now = self.action_game.encoded[at.TAKEN : at.TAKEN + at.PILE_COUNT]
            self._to_reveal = [
                pile for pile in np.flatnonzero(now != taken).tolist() if self._cards_left(pile) > 1
            ]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            _, first = self._unknown()
            return f"reveal:{cards_of(self.action_game.pack)[first + action].id}"
        return ACTIONS[action]

    def is_terminal(self) -> bool:
        return self.action_game.is_over

    def returns(self) -> list[float]:
        if not self.action_game.is_over:
            return [0.0] * self.action_game.players
        return [
            float(reward) for reward in self.action_game.total_rewards[: self.action_game.players]
        ]

    def __str__(self) -> str:
        return draw_text(self.action_game)


class MonkeyPalaceObserver:
    """An observation for OpenSpiel: a flat tensor, and its blocks by name."""

    def __init__(self, params: dict[str, Any] | None) -> None:
        if params:
            raise OptionsError("environment-observer", names=", ".join(params)[:80])
        self.tensor = np.zeros(OBSERVATION_SIZE, dtype=np.float32)
        self.dict = as_dictionary(self.tensor)

    def set_from(self, state: MonkeyPalaceState, player: int) -> None:
        self.tensor[:] = state.action_game.observe(player)

    def string_from(self, state: MonkeyPalaceState, player: int) -> str:
        return f"{draw_text(state.action_game)}\n{state.action_game.observe(player).tolist()}"


pyspiel.register_game(_GAME_TYPE, MonkeyPalaceGame)
