"""The strongest bot: it looks a round ahead and evaluates the game with the network.

Candidates are ranked by the network first; the best of them are compared with simulated turns of
all seats. The network evaluates the position after these turns. Such a simulation takes an eighth
of the time of a game to the end, and its value has less variance. The unknown cards are drawn at
random for each simulation: the bot never sees the order of the piles.

The choice of `Mandrill` is the baseline, as for `Gorilla`: with very little time, the bot plays it.
"""

from __future__ import annotations

from functools import partial
from types import MappingProxyType
from typing import ClassVar, Final

from monkeypalace.bots.comparing import answer_from, compare
from monkeypalace.bots.interface import Answer, BotError, Question
from monkeypalace.bots.lookahead import MOST_CHOICES
from monkeypalace.bots.simulator import OTHERS, Simulator
from monkeypalace.bots.thinking import UNTRIED, ThinkingBot, distinct
from monkeypalace.engine import FastGame
from monkeypalace.engine import layout as at
from monkeypalace.game import Kind

#: Simulations that the budget must allow for each candidate that is not a staircase; with a small
#: budget, fewer such candidates are considered.
GAMES_FOR_EACH: Final = 4


class Orangutan(ThinkingBot):
    """Looks a round ahead and evaluates with the network; see `ThinkingBot` for its budget."""

    name: ClassVar[str] = "orangutan"
    turn_shares = MappingProxyType({Kind.BUILD: 0.6, Kind.BUY: 0.15})
    small_share = 0.03
    level_games = 300
    simulation_seconds = 0.00015

    def __init__(
        self,
        seconds: float | None = None,
        games: int = 0,
        jobs: int = 1,
        rounds: int = 1,
        width: int = 1,
        candidates: int = 12,
        network: str = "",
    ) -> None:
        """Set the budget; with `games`, the number of simulations for a staircase.

        A simulation plays this turn and `rounds` rounds, in which seats choose between `width`
        decisions by the network, or by the policy if `width` is 1. `candidates` is the number of
        decisions to compare. `network` is the path of a network; by default the package's.
        """
        BotError.check_range(self.name, "rounds", rounds, 0)
        BotError.check_range(self.name, "width", width, 1, MOST_CHOICES)
        BotError.check_range(self.name, "candidates", candidates, 1)
        super().__init__(seconds, games, jobs)
        self.rounds = rounds
        self.candidates = candidates
        self._simulator = Simulator(self._quick, width=width, threads=jobs, network=network)

    def decide(self, question: Question) -> Answer:
        budget = self._budget(question)
        game = FastGame.of(question.view.state)
        if question.kind is not Kind.BUILD and budget.is_tiny:
            found = distinct(game, [self._quick.encoded_choice(game)])
        else:
            most = min(OTHERS, budget.most_games // GAMES_FOR_EACH)
            found = self._simulator.candidates(game, most)
        if len(found) > self.candidates:
            found = self._simulator.ranked(game, found, question.chance)[: self.candidates]
        if len(found) == 1:
            return answer_from(game, found, UNTRIED)
        turns = self.rounds * game.encoded[at.PLAYERS]
        play = partial(self._simulator.values, game, found, turns)
        return answer_from(game, found, compare(play, len(found), question.chance, budget))
