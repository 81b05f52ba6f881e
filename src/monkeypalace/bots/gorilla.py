"""The bot that looks ahead: it tries its candidates in many imagined games.

For each candidate the unknown cards are drawn at random, and the rest of the game is played by
the weights of `Mandrill` for every seat. Candidates that do worse are dropped half by half, so
that most games go into telling the best ones apart. What `Mandrill` would do is the measure: it
is done unless another candidate is surely better. It never sees the order of the piles.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from math import ceil, inf, log2, nan
from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.interface import Answer, Bot, Question, Reason
from monkeypalace.bots.quick import MOST_NODES, Mandrill
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame
from monkeypalace.engine.convert import decode_decision
from monkeypalace.engine.decisions import count_decisions, write_decision
from monkeypalace.game import Chance, Kind
from monkeypalace.kernels.threads import run_in_parts
from monkeypalace.search import layout as ws

#: The most candidates of a decision; of staircases, so many more that block the next player.
CANDIDATES: Final = 18
BLOCKERS: Final = 6

#: Steps of staircases a turn of an imagined game looks at; more would be slower than better.
IMAGINED_NODES: Final = 600

#: In imagined games nobody blocks: that would take most of the time.
IMAGINED: Final = replace(TUNED, blocking=0.0)

#: Imagined games between two looks at the clock.
BETWEEN_LOOKS: Final = 8

#: Steps of staircases that the search for candidates may take, for each second of the turn.
NODES_A_SECOND: Final = 600_000

#: A turn has one large decision and some small ones; they share its time. What is left is for
#: what comes around them.
TURN_SHARES: Final = {Kind.BUILD: 0.6, Kind.BUY: 0.12}
SMALL_SHARE: Final = 0.03

#: An imagined game counts by its win, and by this share as the lead in bananas, which says more
#: about one game; LEAD bananas are a clear lead.
LEAD_SHARE: Final = 0.6
LEAD: Final = 8.0

#: What Mandrill would do is done unless another candidate is better by so many standard errors,
#: in at least so many games.
SURE: Final = 1.0
FEWEST: Final = 6


class Gorilla(Bot):
    """Looks ahead. `seconds` for a turn, or `games` for the same play on every machine."""

    name: ClassVar[str] = "gorilla"

    def __init__(self, seconds: float = 1.0, games: int = 0, jobs: int = 1) -> None:
        """With `games`, so many imagined games for a staircase, whatever time that takes."""
        self.seconds = seconds
        self.games = games
        self._threads = jobs
        self._quick = Mandrill()
        self._weights = np.tile(IMAGINED.to_array(), (4, 1))
        #: The round and seat of the turn that is being thought about, and the time it has taken.
        self._turn = (0, 0)
        self._spent = 0.0

    def decide(self, question: Question) -> Answer:
        began = perf_counter()
        game = FastGame.of(question.view.state)
        share = TURN_SHARES.get(question.kind, SMALL_SHARE)
        if self.games:
            budget = _Budget(games=int(self.games * share / TURN_SHARES[Kind.BUILD]))
        else:
            seconds = self.seconds if question.seconds is None else question.seconds
            left = seconds - self._spent_before(question)
            budget = _Budget(began=began, seconds=min(seconds * share, left))
            # With little time, little of it may go into finding the candidates.
            self._quick.nodes = max(2000, min(MOST_NODES, int(NODES_A_SECOND * seconds)))
        candidates = self._candidates(game)
        values = np.zeros(len(candidates))
        if len(candidates) > 1:
            values = self._compare(game, candidates, question.chance, budget)
        order = np.argsort(-values, kind="stable")
        reasons = tuple(
            Reason(decode_decision(candidates[index], game.pack), float(values[index]))
            for index in order
            if values[index] > -inf
        )
        self._spent += perf_counter() - began
        return Answer(reasons[0].decision, reasons)

    def _spent_before(self, question: Question) -> float:
        """Return the time that this turn has taken; on a busy machine more than was planned."""
        turn = question.view.state.round, question.view.state.seat
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return self._spent

    def _candidates(self, game: FastGame) -> Any:
        """Packed decisions, each once; the first is what `Mandrill` would do."""
        if game.kind is Kind.BUILD:
            # The best of these is what the quick bot builds; there is none if it must pass.
            blockers = self._quick.packed_blockers(game)
            by_kind, _ = self._quick.packed_candidates(game, CANDIDATES)
            found: list[Any] = [*blockers[:1], *by_kind, *blockers[:BLOCKERS]]
        else:
            found = [self._quick.packed_choice(game), *self._spread(game)]
        every = np.array(found or [self._quick.packed_choice(game)], dtype=np.int32)
        if game.kind is Kind.BUILD:
            # What stands behind the last arch is left from other staircases.
            every[np.arange(ws.DECISION_SIZE) > 2 + every[:, 2:3]] = 0
        _, first = np.unique(every, axis=0, return_index=True)
        return every[np.sort(first)]

    def _spread(self, game: FastGame) -> Any:
        """Return all legal decisions, or so many of them as there may be candidates."""
        work, by_start = game.scratch
        count = count_decisions(game.packed, game.tables, ws.NODES_WITHOUT_LIMIT, work, by_start)
        decisions = np.zeros((min(count, CANDIDATES), ws.DECISION_SIZE), dtype=np.int32)
        for number, row in enumerate(decisions):
            wanted = number * count // len(decisions)
            write_decision(game.packed, game.tables, work, by_start, wanted, row)
        return decisions

    def _compare(self, game: FastGame, candidates: Any, chance: Chance, budget: _Budget) -> Any:
        """Return the value of each candidate, that of the first unless another is surely better."""
        count = len(candidates)
        # A row for each imagined set of cards: what came of each candidate, if it was tried.
        tried = np.full((0, count), nan)
        alive = np.arange(count)
        halvings = max(1, ceil(log2(count)))
        for halving in range(1, halvings + 1):
            while budget.has_time(halving / halvings, len(alive)):
                row = self._try(game, candidates, alive, chance, budget)
                tried = np.concatenate([tried, row[np.newaxis]])
            gains = _gains(tried)[0]
            ranked = alive[1:][np.argsort(-gains[alive[1:]], kind="stable")]
            alive = np.concatenate([alive[:1], np.sort(ranked[: len(ranked) // 2])])
        gains, errors = _gains(tried)
        gains[gains < SURE * errors] = np.minimum(gains, 0.0)[gains < SURE * errors]
        first = np.nanmean(tried[:, 0]) if len(tried) else 0.0
        return first + gains

    def _try(
        self, game: FastGame, candidates: Any, alive: Any, chance: Chance, budget: _Budget
    ) -> Any:
        """Return one imagined game for each candidate that is left, as far as time allows."""
        seat = game.seat - 1
        # The same imagined cards for every candidate, so that luck cancels out.
        seed = chance.bits()
        row = np.full(len(candidates), nan)
        for first in range(0, len(alive), BETWEEN_LOOKS):
            if first and not budget.has_time(1.0, 0):
                break
            some = alive[first : first + BETWEEN_LOOKS]
            generators = np.full((len(some), 1), seed, dtype=np.uint64)
            results = np.zeros((len(some), 8))
            play = partial(
                roll_out_rows,
                game.packed,
                game.tables,
                self._weights,
                IMAGINED_NODES,
                generators,
                candidates[some],
                results,
            )
            run_in_parts(play, len(some), self._threads)
            lead = 1 / (1 + np.exp(-results[:, 4 + seat] / LEAD))
            row[some] = (1 - LEAD_SHARE) * results[:, seat] + LEAD_SHARE * lead
            budget.played += len(some)
        return row


def _gains(tried: Any) -> tuple[Any, Any]:
    """What each candidate brings more than the first, with the same cards; and the error."""
    differences = tried - tried[:, :1]
    counts = (~np.isnan(differences)).sum(axis=0)
    gains = np.nansum(differences, axis=0) / np.maximum(counts, 1)
    spread = np.nansum((differences - gains) ** 2, axis=0) / np.maximum(counts - 1, 1)
    gains[counts == 0] = -inf
    gains[0] = 0.0
    errors = np.sqrt(spread / np.maximum(counts, 1))
    # After one or two games nothing is sure.
    errors[1:][counts[1:] < FEWEST] = inf
    return gains, errors


class _Budget:
    """Time, or a number of imagined games."""

    def __init__(self, *, began: float = 0.0, seconds: float = 0.0, games: int = 0) -> None:
        self.began = began
        self.seconds = seconds
        self.games = games
        self.played = 0

    def has_time(self, part: float, wanted: int) -> bool:
        """Return whether, with this part of the budget, so many more games can be played."""
        if self.games:
            return self.played + wanted <= self.games * part
        return perf_counter() < self.began + self.seconds * part
