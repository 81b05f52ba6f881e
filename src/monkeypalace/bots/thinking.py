"""The common base of bots that look ahead: the budget of a turn, and lists of candidates."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np

from monkeypalace.bots.comparing import NO_LIMIT, Comparison, ThinkingBudget
from monkeypalace.bots.interface import Bot, Question
from monkeypalace.bots.quick import MOST_NODES, Mandrill
from monkeypalace.engine import FastGame, count_decisions, write_decision
from monkeypalace.game import Kind
from monkeypalace.search import layout as ws

#: Search nodes for finding candidates, for each second of the turn.
NODES_PER_SECOND: Final = 600_000

#: Search nodes for each simulated turn; more are not worth their time.
SIMULATED_NODES: Final = 600

#: The comparison when there is only one candidate: nothing is tried.
UNTRIED: Final = Comparison(np.zeros(1), np.zeros(1))


#: The time limit of a turn of a bot that was given no budget; only slow machines reach it.
LEVEL_SECONDS: Final = 1.0


class ThinkingBot(Bot):
    """A bot that compares candidates by simulations, as many as its budget allows.

    `seconds` is a budget of time for the whole turn. `games` is the number of simulations for
    choosing a staircase (other choices get fewer), so that games can be reproduced on any machine.
    With neither, as on the ladder, the bot gets `level_games` simulations, but no longer than
    `LEVEL_SECONDS`.
    """

    #: Shares of the turn's time: for a decision of a kind in `turn_shares`, and for any other
    #: decision. The rest of the time is for overhead.
    turn_shares: ClassVar[Mapping[Kind, float]]
    small_share: ClassVar[float]
    level_games: ClassVar[int]
    #: The time of a simulation until it has been measured.
    simulation_seconds: ClassVar[float]

    def __init__(self, seconds: float | None, games: int, jobs: int) -> None:
        self.seconds = seconds
        self.games = games
        self._threads = jobs
        self._quick = Mandrill()

    def _budget(self, question: Question) -> ThinkingBudget:
        """Return the budget of a decision, and limit the search for its candidates."""
        share = self.turn_shares.get(question.kind, self.small_share)
        part = share / self.turn_shares[Kind.BUILD]
        if self.games:
            return ThinkingBudget(games=int(self.games * part))
        seconds = self.seconds if question.seconds is None else question.seconds
        games = NO_LIMIT
        if seconds is None:
            seconds, games = LEVEL_SECONDS, int(self.level_games * part)
        # If time is short, little of it may be spent on finding candidates.
        self._quick.nodes = max(2000, min(MOST_NODES, int(NODES_PER_SECOND * seconds)))
        # On a busy machine earlier decisions may have taken more than their share.
        left = seconds - question.spent
        return ThinkingBudget(
            began=perf_counter(),
            seconds=min(seconds * share, left),
            games=games,
            simulation_seconds=self.simulation_seconds,
        )


def distinct(game: FastGame, decisions: list[Any]) -> Any:
    """Return encoded decisions as rows, without duplicates and in the given order."""
    every = np.array(decisions, dtype=np.int32)
    if game.kind is Kind.BUILD:
        # Clear the numbers after the last arch, which are left over from longer staircases.
        every[np.arange(ws.DECISION_SIZE) > 2 + every[:, 2:3]] = 0
    first = {row.tobytes(): index for index, row in reversed([*enumerate(every)])}
    return every[sorted(first.values())]


def spread(game: FastGame, most: int) -> Any:
    """Return all legal decisions, but at most `most`, evenly spaced in the list."""
    work, by_start = game.scratch
    count = count_decisions(game.encoded, game.tables, ws.NODES_WITHOUT_LIMIT, work, by_start)
    decisions = np.zeros((min(count, most), ws.DECISION_SIZE), dtype=np.int32)
    for number, row in enumerate(decisions):
        wanted = number * count // len(decisions)
        write_decision(game.encoded, game.tables, work, by_start, wanted, row)
    return decisions
