"""The bot that looks ahead: it tries its candidates in many imagined games.

For each candidate the unknown cards are drawn at random, and the rest of the game is played by
the weights of `Mandrill` for every seat. Candidates that do worse are dropped half by half, so
that most games go into telling the best ones apart. It never sees the order of the piles.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.interface import Answer, Bot, Question, Reason
from monkeypalace.bots.quick import Mandrill
from monkeypalace.bots.weights import TUNED
from monkeypalace.fast import FastGame
from monkeypalace.fast import layout as at
from monkeypalace.fast.convert import unpack_decision
from monkeypalace.fast.decisions import count_decisions, write_decision
from monkeypalace.fast.jit import use_cores
from monkeypalace.fast.rollouts import roll_out_many, roll_out_on_all_cores
from monkeypalace.game import Chance, Kind

#: The most candidates of a decision.
CANDIDATES: Final = 24

#: Steps of staircases a turn of an imagined game looks at; more would be slower than better.
IMAGINED_NODES: Final = 600

#: Imagined games between two looks at the clock.
BETWEEN_LOOKS: Final = 8

#: How much of the time is used; the rest is for what comes around it.
USED_TIME: Final = 0.9

#: What a banana of lead counts beside a whole win: enough to tell equal chances apart.
LEAD_WEIGHT: Final = 0.01


class Gorilla(Bot):
    """Looks ahead. `seconds` for each turn's decision, or `games` for the same play every time."""

    name: ClassVar[str] = "gorilla"

    def __init__(self, seconds: float = 1.0, games: int = 0, jobs: int = 1) -> None:
        """With `games`, so many imagined games a decision, whatever time that takes."""
        self.seconds = seconds
        self.games = games
        self._roll_out = roll_out_many if jobs == 1 else roll_out_on_all_cores
        if jobs > 1:
            use_cores(jobs)
        self._quick = Mandrill()
        self._weights = np.tile(TUNED.to_array(), (4, 1))

    def decide(self, question: Question) -> Answer:
        began = perf_counter()
        game = FastGame.of(question.view.state)
        candidates = self._candidates(game)
        seconds = question.seconds if question.seconds is not None else self.seconds
        # A turn has one large decision and some small ones; they share its time.
        seconds *= 0.6 if question.kind is Kind.BUILD else 0.1
        values = np.zeros(len(candidates))
        if len(candidates) > 1:
            values = self._compare(game, candidates, question.chance, began, seconds)
        order = np.argsort(-values, kind="stable")
        reasons = tuple(
            Reason(unpack_decision(candidates[index], game.pack), float(values[index]))
            for index in order
        )
        return Answer(reasons[0].decision, reasons)

    def _candidates(self, game: FastGame) -> Any:
        if game.kind is Kind.BUILD:
            found, _ = self._quick.packed_candidates(game, CANDIDATES)
            if len(found):
                return found
        work, by_start = game.scratch
        count = count_decisions(game.packed, game.tables, work, by_start)
        decisions = np.zeros((min(count, CANDIDATES), at.DECISION_SIZE), dtype=np.int32)
        for number, row in enumerate(decisions):
            # Spread over all of them where there are too many.
            write_decision(
                game.packed,
                game.tables,
                work,
                by_start,
                number * count // len(decisions),
                row,
            )
        return decisions

    def _compare(
        self, game: FastGame, candidates: Any, chance: Chance, began: float, seconds: float
    ) -> Any:
        """The value of each candidate; those dropped early keep the value they had."""
        count, seat = len(candidates), game.seat - 1
        sums, tries = np.zeros(count), np.zeros(count)
        alive = list(range(count))
        halvings = max(1, int(np.ceil(np.log2(count))))
        for number in range(halvings):
            until = began + seconds * USED_TIME * (number + 1) / halvings
            budget = self.games // (halvings * len(alive))
            rounds = 0
            while rounds < budget if self.games else perf_counter() < until or rounds == 0:
                # The same imagined cards for every candidate, so that luck cancels out.
                seed = chance.bits()
                chosen = candidates[alive]
                generators = np.full((len(alive), 1), seed, dtype=np.uint64)
                results = np.zeros((len(alive), 8))
                for first in range(0, len(alive), BETWEEN_LOOKS):
                    part = slice(first, first + BETWEEN_LOOKS)
                    self._roll_out(
                        game.packed,
                        game.tables,
                        self._weights,
                        IMAGINED_NODES,
                        generators[part],
                        chosen[part],
                        results[part],
                    )
                values = results[:, seat] + LEAD_WEIGHT * results[:, 4 + seat]
                sums[alive] += values
                tries[alive] += 1
                rounds += 1
            means = sums[alive] / np.maximum(tries[alive], 1)
            best = np.argsort(-means, kind="stable")[: max(1, (len(alive) + 1) // 2)]
            alive = sorted(alive[index] for index in best)
        result = sums / np.maximum(tries, 1)
        dropped = np.ones(count, dtype=bool)
        dropped[alive] = False
        result[dropped] = np.minimum(result[dropped], result[alive].min() - 1e-9)
        return result
