"""A bot that looks ahead to the end: it evaluates its candidates with simulated games.

For each candidate the unknown cards are drawn at random, and the rest of the game is played
with the weights of `Mandrill` for every seat. The worse half of the candidates is repeatedly
dropped, so that most games compare the best ones. The choice of `Mandrill` is the baseline,
which another candidate replaces only if it is significantly better. The bot never sees the
order of the piles.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.comparing import answer_from, compare
from monkeypalace.bots.interface import Answer, Question
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES, UNTRIED, ThinkingBot, distinct, spread
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame
from monkeypalace.game import Kind
from monkeypalace.kernels.threads import run_in_parts

#: The largest numbers of candidates: staircases of different kinds (or other decisions), and the
#: best staircases of any kind.
CANDIDATES: Final = 18
BEST_OF_ANY_KIND: Final = 6

#: Simulated players do not look for blocking staircases, which would take most of the time. (The
#: tuned weights do not either.)
SIMULATED_WEIGHTS: Final = replace(TUNED, blocking=0.0)

#: The value of a simulated game is a weighted mean of the share of the win and of the lead in
#: bananas. The lead has this weight, because it has less variance; `LEAD` is its scale in bananas.
GAME_LEAD_WEIGHT: Final = 0.6
LEAD: Final = 8.0


class Gorilla(ThinkingBot):
    """Looks ahead to the end of the game; see `ThinkingBot` for its budget."""

    name: ClassVar[str] = "gorilla"
    turn_shares = MappingProxyType({Kind.BUILD: 0.6, Kind.BUY: 0.12})
    small_share = 0.03
    level_games = 300
    simulation_seconds = 0.0008

    def __init__(self, seconds: float | None = None, games: int = 0, jobs: int = 1) -> None:
        """Set the budget; with `games`, the number of simulated games for a staircase."""
        super().__init__(seconds, games, jobs)
        self._weights = np.tile(SIMULATED_WEIGHTS.to_array(), (4, 1))

    def decide(self, question: Question) -> Answer:
        budget = self._budget(question)
        game = FastGame.of(question.view.state)
        if question.kind is not Kind.BUILD and budget.is_tiny:
            return answer_from(game, distinct(game, [self._quick.encoded_choice(game)]), UNTRIED)
        candidates = self._candidates(game)
        if len(candidates) == 1:
            return answer_from(game, candidates, UNTRIED)
        play = partial(self._play, game, candidates)
        found = compare(play, len(candidates), question.chance, budget)
        return answer_from(game, candidates, found)

    def _candidates(self, game: FastGame) -> Any:
        """Return distinct encoded decisions; the first is the choice of `Mandrill`."""
        if game.kind is Kind.BUILD:
            # The first of these is the quick bot's choice; there are none if the player must pass.
            best = self._quick.encoded_best(game)
            by_kind, _ = self._quick.encoded_candidates(game, CANDIDATES)
            found: list[Any] = [*best[:1], *by_kind, *best[:BEST_OF_ANY_KIND]]
        elif self._quick.finds_waiting_useless(game):
            # The player could not build even after more deliveries, so simulated games show no
            # difference between the ways to use this delivery.
            found = [self._quick.encoded_choice(game)]
        else:
            found = [self._quick.encoded_choice(game), *spread(game, CANDIDATES)]
        return distinct(game, found or [self._quick.encoded_choice(game)])

    def _play(self, game: FastGame, candidates: Any, numbers: Any, seed: int) -> Any:
        """Play one simulated game for each candidate with these numbers; return their values."""
        seat = game.seat - 1
        generators = np.full((len(numbers), 1), seed, dtype=np.uint64)
        results = np.zeros((len(numbers), 8))
        play = partial(
            roll_out_rows,
            game.encoded,
            game.tables,
            self._weights,
            SIMULATED_NODES,
            generators,
            candidates[numbers],
            results,
        )
        run_in_parts(play, len(numbers), self._threads)
        lead = 1 / (1 + np.exp(-results[:, 4 + seat] / LEAD))
        return (1 - GAME_LEAD_WEIGHT) * results[:, seat] + GAME_LEAD_WEIGHT * lead
