"""The quick bots: evaluate every staircase once with the policy kernel.

They differ in their weights, which take more into account at each level. `Marmoset` ignores Bonus
Cards and trophies, `Capuchin` considers only this turn, `Howler` and `Langur` count later turns in
part, `Macaque` counts them in full, and `Mandrill` has weights that were tuned by self-play. Some
levels also add a random error to the value of each staircase.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from monkeypalace.bots.interface import Answer, Bot, Question, Reason
from monkeypalace.bots.policy import choose, is_waiting_useless
from monkeypalace.bots.ranking import BLOCKING_CANDIDATES, best_blocking_builds, best_builds
from monkeypalace.bots.weights import (
    CARELESS,
    GREEDY,
    HASTY,
    SENSIBLE,
    THRIFTY,
    TUNED,
    PolicyWeights,
)
from monkeypalace.engine import FastGame, count_bananas, decode_decision, new_decision
from monkeypalace.game import Chance, Decision, Kind
from monkeypalace.kernels import COMPILED, Rows
from monkeypalace.search import layout as ws
from monkeypalace.search import new_workspace

#: How many arches a search may lay in one turn: about 15 ms late in a game, and a quarter of a
#: second where the kernels are not compiled.
MOST_NODES: Final = 250_000 if COMPILED else 10_000

#: How many candidates are returned as reasons.
CANDIDATES: Final = 8

#: How many staircases a bot with an `error` compares, one of each kind. Positions rarely have more
#: kinds.
COMPARED_WITH_ERRORS: Final = 40


class QuickBot(Bot):
    """A bot that plays with fixed weights."""

    weights: ClassVar[PolicyWeights]

    #: The largest error, in bananas, in the value of a staircase; small errors are more likely.
    error: ClassVar[float] = 0.0

    def __init__(self, nodes: int = MOST_NODES) -> None:
        self.nodes = nodes
        self._weights = self.weights.to_array()
        self._work = new_workspace()

    def decide(self, question: Question) -> Decision | Answer:
        game = FastGame.of(question.view.state)
        if question.kind is Kind.BUILD and (question.wants_reasons or self.error):
            most = COMPARED_WITH_ERRORS if self.error else CANDIDATES
            reasons = self.candidates(game, most)
            if self.error:
                reasons = self._misjudge(reasons, question.chance)
            if reasons:
                shown = reasons[:CANDIDATES] if question.wants_reasons else []
                return Answer(reasons[0].decision, tuple(shown))
        return decode_decision(self.encoded_choice(game), game.pack)

    def _misjudge(self, reasons: list[Reason], chance: Chance) -> list[Reason]:
        """Add a random error to every value, and sort by the result."""
        believed = [
            replace(
                reason, value=reason.value + self.error * (_fraction(chance) - _fraction(chance))
            )
            for reason in reasons
        ]
        return sorted(believed, key=lambda reason: -reason.value)

    def encoded_choice(self, game: FastGame) -> array[int]:
        """Return the bot's decision without errors, encoded."""
        encoded = new_decision()
        bananas = array("q", bytes(8 * 4))
        count_bananas(game.encoded, game.tables, bananas)
        choose(game.encoded, game.tables, self._work, self._weights, self.nodes, bananas, encoded)
        return encoded

    def finds_waiting_useless(self, game: FastGame) -> bool:
        """Return whether the player cannot build even after waiting; see `is_waiting_useless`."""
        return bool(is_waiting_useless(game.encoded, game.tables, self._work))

    def candidates(self, game: FastGame, most: int) -> list[Reason]:
        """Return the best staircases, at most one of each kind, best first."""
        decisions, values = self.encoded_candidates(game, most)
        return [
            Reason(decode_decision(decision, game.pack), float(value))
            for decision, value in zip(decisions, values, strict=True)
        ]

    def encoded_candidates(
        self, game: FastGame, most: int
    ) -> tuple[list[memoryview[int]], Sequence[float]]:
        """Return the same as `candidates`, as encoded decisions and their values."""
        decisions = Rows(most, ws.DECISION_SIZE)
        values, keys = array("d", bytes(8 * most)), array("q", bytes(8 * most))
        found = best_builds(
            game.encoded,
            game.tables,
            self._work,
            self._weights,
            self.nodes,
            False,
            most,
            decisions.argument,
            values,
            keys,
        )
        return [decisions[index] for index in range(found)], values[:found]

    def encoded_best(self, game: FastGame) -> list[memoryview[int]]:
        """Return the best staircases of any kind, encoded.

        If the weight `blocking` is above 0, the value of the next player's best reply is subtracted
        from the value of each staircase. The shipped weights have a `blocking` of 0.
        """
        decisions = Rows(BLOCKING_CANDIDATES, ws.DECISION_SIZE)
        values = array("d", bytes(8 * BLOCKING_CANDIDATES))
        found = best_blocking_builds(
            game.encoded,
            game.tables,
            self._work,
            self._weights,
            self.nodes,
            BLOCKING_CANDIDATES,
            decisions.argument,
            values,
        )
        return [decisions[index] for index in range(found)]


def _fraction(chance: Chance) -> float:
    """Return a random number from 0 to 1."""
    return chance.bits() / 2**64


class Marmoset(QuickBot):
    """Values only the bananas and pieces of cards, and often misjudges."""

    name: ClassVar[str] = "marmoset"
    weights: ClassVar[PolicyWeights] = CARELESS
    error: ClassVar[float] = 20.0


class Capuchin(QuickBot):
    """Greedy: takes as many bananas as possible in this turn."""

    name: ClassVar[str] = "capuchin"
    weights: ClassVar[PolicyWeights] = GREEDY


class Howler(QuickBot):
    """Greedy, but counts the next turns a little; sometimes misjudges."""

    name: ClassVar[str] = "howler"
    weights: ClassVar[PolicyWeights] = HASTY
    error: ClassVar[float] = 2.5


class Langur(QuickBot):
    """Builds up an income, but counts it too low; sometimes misjudges."""

    name: ClassVar[str] = "langur"
    weights: ClassVar[PolicyWeights] = THRIFTY
    error: ClassVar[float] = 2.5


class Macaque(QuickBot):
    """Builds up an income, with weights set by hand."""

    name: ClassVar[str] = "macaque"
    weights: ClassVar[PolicyWeights] = SENSIBLE


class Mandrill(QuickBot):
    """Weighs cards, income, trophies and the pieces it keeps, with tuned weights."""

    name: ClassVar[str] = "mandrill"
    weights: ClassVar[PolicyWeights] = TUNED
