"""What bots that look ahead have in common: the budget of a turn, and lists of candidates."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.comparing import Comparison, ThinkingBudget
from monkeypalace.bots.interface import Bot, Question
from monkeypalace.bots.quick import MOST_NODES, Mandrill
from monkeypalace.engine import FastGame, count_decisions, write_decision
from monkeypalace.game import Kind
from monkeypalace.search import layout as ws

#: Search nodes for finding candidates, for each second of the turn.
NODES_PER_SECOND: Final = 600_000

#: Search nodes for each simulated turn; more would take more time than they gain.
SIMULATED_NODES: Final = 600

#: The comparison of a single candidate.
UNTRIED: Final = Comparison(np.zeros(1), np.zeros(1))


class ThinkingBot(Bot):
    """A bot that compares candidates for `seconds` in a turn, or with a number of `games`."""

    #: A turn has one large decision and some small ones, which share its time. The remainder is
    #: for overhead.
    turn_shares: ClassVar[Mapping[Kind, float]]
    small_share: ClassVar[float]

    def __init__(self, seconds: float, games: int, jobs: int) -> None:
        self.seconds = seconds
        self.games = games
        self._threads = jobs
        self._quick = Mandrill()

    def _budget(self, question: Question) -> ThinkingBudget:
        """Return the budget of a decision, and limit the search for its candidates."""
        share = self.turn_shares.get(question.kind, self.small_share)
        if self.games:
            return ThinkingBudget(games=int(self.games * share / self.turn_shares[Kind.BUILD]))
        seconds = self.seconds if question.seconds is None else question.seconds
        # If time is short, little of it may be spent on finding candidates.
        self._quick.nodes = max(2000, min(MOST_NODES, int(NODES_PER_SECOND * seconds)))
        # On a busy machine earlier decisions may have taken more than their share.
        left = seconds - question.spent
        return ThinkingBudget(began=perf_counter(), seconds=min(seconds * share, left))


def distinct(game: FastGame, decisions: list[Any]) -> Any:
    """Return encoded decisions as rows, each once, in their order."""
    every = np.array(decisions, dtype=np.int32)
    if game.kind is Kind.BUILD:
        # Clear the numbers after the last arch, which are left over from longer staircases.
        every[np.arange(ws.DECISION_SIZE) > 2 + every[:, 2:3]] = 0
    _, first = np.unique(every, axis=0, return_index=True)
    return every[np.sort(first)]


def spread(game: FastGame, most: int) -> Any:
    """Return all legal decisions, but at most `most`, evenly spaced in the list."""
    work, by_start = game.scratch
    count = count_decisions(game.encoded, game.tables, ws.NODES_WITHOUT_LIMIT, work, by_start)
    decisions = np.zeros((min(count, most), ws.DECISION_SIZE), dtype=np.int32)
    for number, row in enumerate(decisions):
        wanted = number * count // len(decisions)
        write_decision(game.encoded, game.tables, work, by_start, wanted, row)
    return decisions
