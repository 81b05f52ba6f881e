"""The quick bots: one look at every staircase, weighed by the policy kernel.

`Capuchin` is greedy. `Macaque` builds up an income. `Mandrill` has weights that were tuned by
self-play: it also turns to bananas in time, and leaves the next player little to build on.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.interface import Answer, Bot, Question, Reason
from monkeypalace.bots.weights import GREEDY, SENSIBLE, TUNED, PolicyWeights
from monkeypalace.fast import FastGame
from monkeypalace.fast import layout as at
from monkeypalace.fast.convert import unpack_decision
from monkeypalace.fast.games import count_bananas
from monkeypalace.fast.jit import announce_compilation
from monkeypalace.fast.policy import BLOCKING_CANDIDATES, best_blocking_builds, best_builds, choose
from monkeypalace.fast.walk import WORK_SIZE
from monkeypalace.game import Decision, Kind

#: How many steps of staircases are looked at in one turn: some 15 ms late in a game.
MOST_NODES: Final = 250_000

#: How many candidates are named when reasons are asked for.
CANDIDATES: Final = 8


class QuickBot(Bot):
    """A bot that plays by weights."""

    weights: ClassVar[PolicyWeights]

    def __init__(self, nodes: int = MOST_NODES) -> None:
        self.nodes = nodes
        self._weights = self.weights.to_array()
        self._work = np.zeros(WORK_SIZE, dtype=np.int64)

    def decide(self, question: Question) -> Decision | Answer:
        announce_compilation(choose)
        game = FastGame.of(question.view.state)
        if question.wants_reasons and question.kind is Kind.BUILD:
            reasons = self.candidates(game, CANDIDATES)
            if reasons:
                return Answer(reasons[0].decision, tuple(reasons))
        return unpack_decision(self.packed_choice(game), game.pack)

    def packed_choice(self, game: FastGame) -> Any:
        """The bot's decision, packed."""
        packed = np.zeros(at.DECISION_SIZE, dtype=np.int32)
        bananas = np.zeros(4, dtype=np.int64)
        count_bananas(game.packed, game.tables, bananas)
        choose(game.packed, game.tables, self._work, self._weights, self.nodes, bananas, packed)
        return packed

    def candidates(self, game: FastGame, most: int) -> list[Reason]:
        """The best staircases, at most one of each kind, best first."""
        decisions, worths = self.packed_candidates(game, most)
        return [
            Reason(unpack_decision(decision, game.pack), float(worth))
            for decision, worth in zip(decisions, worths, strict=True)
        ]

    def packed_candidates(self, game: FastGame, most: int) -> tuple[Any, Any]:
        """As `candidates`, as arrays of packed decisions and their values."""
        decisions = np.zeros((most, at.DECISION_SIZE), dtype=np.int32)
        worths, keys = np.zeros(most), np.zeros(most, dtype=np.int64)
        found = best_builds(
            game.packed,
            game.tables,
            self._work,
            self._weights,
            self.nodes,
            False,
            decisions,
            worths,
            keys,
        )
        return decisions[:found], worths[:found]

    def packed_blockers(self, game: FastGame) -> Any:
        """The best staircases by spots, less what each leaves to the next player; best first."""
        decisions = np.zeros((BLOCKING_CANDIDATES, at.DECISION_SIZE), dtype=np.int32)
        worths = np.zeros(BLOCKING_CANDIDATES)
        found = best_blocking_builds(
            game.packed, game.tables, self._work, self._weights, self.nodes, decisions, worths
        )
        return decisions[:found]


class Capuchin(QuickBot):
    """Greedy: as many bananas as it can get in this turn."""

    name: ClassVar[str] = "capuchin"
    weights: ClassVar[PolicyWeights] = GREEDY


class Macaque(QuickBot):
    """Builds up an income, by figures as a person would make them up; blocks nobody."""

    name: ClassVar[str] = "macaque"
    weights: ClassVar[PolicyWeights] = SENSIBLE


class Mandrill(QuickBot):
    """Weighs cards, income, trophies, the pieces it keeps and what it leaves to the next."""

    name: ClassVar[str] = "mandrill"
    weights: ClassVar[PolicyWeights] = TUNED
