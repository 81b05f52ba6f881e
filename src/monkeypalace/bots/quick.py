"""The quick bots: evaluate every staircase once with the policy kernel.

`Capuchin` is greedy. `Macaque` builds up an income. `Mandrill` has weights that were tuned by
self-play: it also switches to bananas in time and leaves little to the next player.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

from monkeypalace.bots.interface import Answer, Bot, Question, Reason
from monkeypalace.bots.policy import BLOCKING_CANDIDATES, best_blocking_builds, best_builds, choose
from monkeypalace.bots.weights import GREEDY, SENSIBLE, TUNED, PolicyWeights
from monkeypalace.engine import FastGame
from monkeypalace.engine.convert import decode_decision
from monkeypalace.engine.fastgame import new_decision
from monkeypalace.engine.games import count_bananas
from monkeypalace.game import Decision, Kind
from monkeypalace.kernels import COMPILED, Rows
from monkeypalace.search import layout as ws
from monkeypalace.search.staircases import new_workspace

#: How many arches a search may lay in one turn: some 15 ms late in a game, and a quarter of a
#: second where the kernels are not compiled.
MOST_NODES: Final = 250_000 if COMPILED else 10_000

#: How many candidates are returned as reasons.
CANDIDATES: Final = 8


class QuickBot(Bot):
    """A bot that plays with fixed weights."""

    weights: ClassVar[PolicyWeights]

    def __init__(self, nodes: int = MOST_NODES) -> None:
        self.nodes = nodes
        self._weights = self.weights.to_array()
        self._work = new_workspace()

    def decide(self, question: Question) -> Decision | Answer:
        game = FastGame.of(question.view.state)
        if question.wants_reasons and question.kind is Kind.BUILD:
            reasons = self.candidates(game, CANDIDATES)
            if reasons:
                return Answer(reasons[0].decision, tuple(reasons))
        return decode_decision(self.packed_choice(game), game.pack)

    def packed_choice(self, game: FastGame) -> array[int]:
        """Return the bot's decision, encoded."""
        packed = new_decision()
        bananas = array("q", bytes(8 * 4))
        count_bananas(game.packed, game.tables, bananas)
        choose(game.packed, game.tables, self._work, self._weights, self.nodes, bananas, packed)
        return packed

    def candidates(self, game: FastGame, most: int) -> list[Reason]:
        """Return the best staircases, at most one of each kind, best first."""
        decisions, worths = self.packed_candidates(game, most)
        return [
            Reason(decode_decision(decision, game.pack), float(worth))
            for decision, worth in zip(decisions, worths, strict=True)
        ]

    def packed_candidates(
        self, game: FastGame, most: int
    ) -> tuple[list[memoryview[int]], Sequence[float]]:
        """Return the same as `candidates`, as encoded decisions and their values."""
        decisions = Rows(most, ws.DECISION_SIZE)
        worths, keys = array("d", bytes(8 * most)), array("q", bytes(8 * most))
        found = best_builds(
            game.packed,
            game.tables,
            self._work,
            self._weights,
            self.nodes,
            False,
            most,
            decisions.argument,
            worths,
            keys,
        )
        return [decisions[index] for index in range(found)], worths[:found]

    def packed_blockers(self, game: FastGame) -> list[memoryview[int]]:
        """Return the best staircases by spots, minus the value left to the next player."""
        decisions = Rows(BLOCKING_CANDIDATES, ws.DECISION_SIZE)
        worths = array("d", bytes(8 * BLOCKING_CANDIDATES))
        found = best_blocking_builds(
            game.packed,
            game.tables,
            self._work,
            self._weights,
            self.nodes,
            BLOCKING_CANDIDATES,
            decisions.argument,
            worths,
        )
        return [decisions[index] for index in range(found)]


class Capuchin(QuickBot):
    """Greedy: takes as many bananas as possible in this turn."""

    name: ClassVar[str] = "capuchin"
    weights: ClassVar[PolicyWeights] = GREEDY


class Macaque(QuickBot):
    """Builds up an income, with weights set by hand; never blocks."""

    name: ClassVar[str] = "macaque"
    weights: ClassVar[PolicyWeights] = SENSIBLE


class Mandrill(QuickBot):
    """Weighs cards, income, trophies, the pieces it keeps and what the next player can build."""

    name: ClassVar[str] = "mandrill"
    weights: ClassVar[PolicyWeights] = TUNED
