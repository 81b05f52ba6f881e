"""The strongest bot: it looks a round ahead and evaluates the game with the network.

Candidates are ranked by the network first; the best of them are compared with simulated turns of
all seats. The network evaluates the position after these turns. Such a simulation takes an eighth
of the time of a game to the end, and its value has less variance. The unknown cards are drawn at
random for each simulation: the bot never sees the order of the piles.

The choice of `Mandrill` is the baseline, as for `Gorilla`: with very little time, the bot plays it.

With fewer `candidates`, or without a round to look ahead, the bot is weaker.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.comparing import answer_from, compare
from monkeypalace.bots.interface import Answer, BotError, Question
from monkeypalace.bots.lookahead import MOST_CHOICES, look_ahead_rows
from monkeypalace.bots.network import LEAD_SHARE, OUTPUTS, Network
from monkeypalace.bots.thinking import SIMULATED_NODES, UNTRIED, ThinkingBot, distinct, spread
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame
from monkeypalace.engine import layout as at
from monkeypalace.game import Chance, Kind
from monkeypalace.kernels.threads import run_in_parts

#: The largest number of staircases that the network ranks, of different kinds and different ends.
STAIRCASES: Final = 24
#: The largest number of other decisions, evenly spaced in the list of all.
OTHERS: Final = 40
#: The smallest number of simulations for each of these decisions. A small budget therefore allows
#: fewer of them.
GAMES_FOR_EACH: Final = 4

#: How often each candidate is evaluated for the ranking, each time with newly drawn cards.
RANKING_SAMPLES: Final = 3


class Orangutan(ThinkingBot):
    """Looks a round ahead and asks the network; see `ThinkingBot` for its budget."""

    name: ClassVar[str] = "orangutan"
    turn_shares = MappingProxyType({Kind.BUILD: 0.6, Kind.BUY: 0.15})
    small_share = 0.03
    level_games = 2000
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
        self.width = width
        self.candidates = candidates
        self._weights = TUNED.to_array()
        loaded = Network.load(Path(network) if network else None)
        # Uncompiled kernels slice this array; a slice of a memoryview is not a copy.
        self._parameters = memoryview(loaded.parameters)

    def decide(self, question: Question) -> Answer:
        budget = self._budget(question)
        game = FastGame.of(question.view.state)
        if question.kind is not Kind.BUILD and budget.is_tiny:
            found = distinct(game, [self._quick.encoded_choice(game)])
        else:
            found = self._candidates(game, min(OTHERS, budget.most_games // GAMES_FOR_EACH))
        if len(found) > self.candidates:
            found = self._ranked(game, found, question.chance)[: self.candidates]
        if len(found) == 1:
            return answer_from(game, found, UNTRIED)
        play = partial(self._play, game, found, self.rounds * game.encoded[at.PLAYERS])
        return answer_from(game, found, compare(play, len(found), question.chance, budget))

    def _candidates(self, game: FastGame, most: int) -> Any:
        """Return distinct encoded decisions; the first is the choice of `Mandrill`.

        `most` limits the number of decisions that are not staircases.
        """
        found: list[Any] = [self._quick.encoded_choice(game)]
        if game.kind is Kind.BUILD:
            found += self._quick.encoded_candidates(game, STAIRCASES)[0]
            found += self._quick.encoded_blockers(game)
        elif not self._quick.finds_waiting_useless(game):
            found += [*spread(game, most)]
        return distinct(game, found)

    def _ranked(self, game: FastGame, found: Any, chance: Chance) -> Any:
        """Return the first decision, then the others by their value at the end of the turn."""
        others = np.arange(1, len(found))
        values = sum(
            self._play(game, found, 0, others, chance.bits()) for _ in range(RANKING_SAMPLES)
        )
        return found[[0, *others[np.argsort(-values, kind="stable")]]]

    def _play(self, game: FastGame, found: Any, turns: int, numbers: Any, seed: int) -> Any:
        """Look ahead once for each decision with these numbers; return their values."""
        outputs = np.zeros((len(numbers), OUTPUTS))
        play = partial(
            look_ahead_rows,
            game.encoded,
            game.tables,
            self._weights,
            self._parameters,
            SIMULATED_NODES,
            self.width,
            self.width,
            turns,
            np.full((len(numbers), 1), seed, dtype=np.uint64),
            found[numbers],
            outputs,
        )
        run_in_parts(play, len(numbers), self._threads)
        return (1 - LEAD_SHARE) * outputs[:, 0] + LEAD_SHARE * outputs[:, 1]
