"""The bot that looks ahead: it evaluates its candidates with simulated games.

For each candidate the unknown cards are drawn at random, and the rest of the game is played
with the weights of `Mandrill` for every seat. The worse half of the candidates is dropped again
and again, so that most games compare the best ones. The choice of `Mandrill` is the baseline,
which another candidate replaces only if it is significantly better. The bot never sees the
order of the piles.
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

#: The most candidates of a decision; for staircases, this many more that block the next player.
CANDIDATES: Final = 18
BLOCKERS: Final = 6

#: Search nodes for each turn of a simulated game; more cost more than they gain.
IMAGINED_NODES: Final = 600

#: Simulated players do not block, because that would take most of the time.
IMAGINED: Final = replace(TUNED, blocking=0.0)

#: Simulated games between two looks at the clock.
BETWEEN_LOOKS: Final = 8

#: Search nodes for finding candidates, for each second of the turn.
NODES_A_SECOND: Final = 600_000

#: A turn has one large decision and some small ones, which share its time. The remainder is for
#: overhead.
TURN_SHARES: Final = {Kind.BUILD: 0.6, Kind.BUY: 0.12}
SMALL_SHARE: Final = 0.03

#: The value of a simulated game is its win, mixed with this share of the lead in bananas, which
#: has less variance; LEAD bananas are a clear lead.
LEAD_SHARE: Final = 0.6
LEAD: Final = 8.0

#: Another candidate replaces Mandrill's choice if it is better by this many standard errors, in
#: at least this many games.
SURE: Final = 1.0
FEWEST: Final = 6


class Gorilla(Bot):
    """Looks ahead for `seconds` in a turn, or with `games` reproducibly on every machine."""

    name: ClassVar[str] = "gorilla"

    def __init__(self, seconds: float = 1.0, games: int = 0, jobs: int = 1) -> None:
        """Set the budget; with `games`, the number of simulated games for a staircase."""
        self.seconds = seconds
        self.games = games
        self._threads = jobs
        self._quick = Mandrill()
        self._weights = np.tile(IMAGINED.to_array(), (4, 1))
        #: The round and seat of the current turn, and the time it has taken.
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
            # If time is short, little of it may be spent on finding candidates.
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
        """Return the time this turn has taken; on a busy machine more than planned."""
        turn = question.view.state.round, question.view.state.seat
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return self._spent

    def _candidates(self, game: FastGame) -> Any:
        """Return distinct encoded decisions; the first is the choice of `Mandrill`."""
        if game.kind is Kind.BUILD:
            # The best of these is the quick bot's choice; there is none if it must pass.
            blockers = self._quick.packed_blockers(game)
            by_kind, _ = self._quick.packed_candidates(game, CANDIDATES)
            found: list[Any] = [*blockers[:1], *by_kind, *blockers[:BLOCKERS]]
        else:
            found = [self._quick.packed_choice(game), *self._spread(game)]
        every = np.array(found or [self._quick.packed_choice(game)], dtype=np.int32)
        if game.kind is Kind.BUILD:
            # Numbers behind the last arch are left over from other staircases.
            every[np.arange(ws.DECISION_SIZE) > 2 + every[:, 2:3]] = 0
        _, first = np.unique(every, axis=0, return_index=True)
        return every[np.sort(first)]

    def _spread(self, game: FastGame) -> Any:
        """Return all legal decisions, limited to the number of candidates."""
        work, by_start = game.scratch
        count = count_decisions(game.packed, game.tables, ws.NODES_WITHOUT_LIMIT, work, by_start)
        decisions = np.zeros((min(count, CANDIDATES), ws.DECISION_SIZE), dtype=np.int32)
        for number, row in enumerate(decisions):
            wanted = number * count // len(decisions)
            write_decision(game.packed, game.tables, work, by_start, wanted, row)
        return decisions

    def _compare(self, game: FastGame, candidates: Any, chance: Chance, budget: _Budget) -> Any:
        """Return a value for each candidate, above the first only if it is clearly better."""
        count = len(candidates)
        # A row for each set of simulated cards: the result of each candidate that was tried.
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
        """Play one simulated game for each remaining candidate, as far as time allows."""
        seat = game.seat - 1
        # The same simulated cards for every candidate, so that luck cancels out.
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
    """Return the gain of each candidate over the first with the same cards, and its error."""
    differences = tried - tried[:, :1]
    counts = (~np.isnan(differences)).sum(axis=0)
    gains = np.nansum(differences, axis=0) / np.maximum(counts, 1)
    spread = np.nansum((differences - gains) ** 2, axis=0) / np.maximum(counts - 1, 1)
    gains[counts == 0] = -inf
    gains[0] = 0.0
    errors = np.sqrt(spread / np.maximum(counts, 1))
    # One or two games have no meaningful variance.
    errors[1:][counts[1:] < FEWEST] = inf
    return gains, errors


class _Budget:
    """A budget of time, or a number of simulated games."""

    def __init__(self, *, began: float = 0.0, seconds: float = 0.0, games: int = 0) -> None:
        self.began = began
        self.seconds = seconds
        self.games = games
        self.played = 0

    def has_time(self, part: float, wanted: int) -> bool:
        """Return whether this part of the budget allows this many more games."""
        if self.games:
            return self.played + wanted <= self.games * part
        return perf_counter() < self.began + self.seconds * part
