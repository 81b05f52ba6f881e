"""Bots of tables, thinking in worker processes. They get what a seat may know, no true piles."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from monkeypalace.game import Game, State
from monkeypalace.game.play import play_unchecked
from monkeypalace.game.views import hide
from monkeypalace.gamefile import parse_decision
from monkeypalace.server.answers.bounded_search import QUICK_BOT
from monkeypalace.server.limits import Client
from monkeypalace.server.workers import jobs
from monkeypalace.server.workers.lane import Lane, OverLimitError
from monkeypalace.server.workers.state_pickle import pickle_state

#: Processor time of a decision of the bot that steps in.
_QUICK_SECONDS: Final = 2.0
#: Tables that are remembered because a bot was too slow there.
_MOST_SLOW: Final = 1_000

log = logging.getLogger(__name__)


class BotWorkers:
    """Turns of bots. One that takes too long is replaced by a quick one."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        #: Tables and bots that were too slow there, the oldest first.
        self._slow: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def turn(self, bot: str, game: Game, table_id: str, host: int) -> list[str]:
        """The decisions of a whole turn of the bot that has to move, in notation.

        A card that turns up is looked at before the bot goes on. The hosts of tables take turns
        if bots have to wait.
        """
        client = Client(f"host {host}", "")
        state, decisions = game.state, list[str]()
        left = self._lane.limits.seconds
        while True:
            more, is_over, took = await self._decide(client, bot, state, table_id, left)
            if self._lane.limits.seconds:
                left = max(left - took, 0.001)
            decisions += more
            if is_over:
                return decisions
            for decision in more:
                state, _ = play_unchecked(state, parse_decision(decision))

    async def _decide(
        self, client: Client, bot: str, state: State, table_id: str, seconds: float
    ) -> tuple[Sequence[str], bool, float]:
        pickled, seed = pickle_state(hide(state)), secrets.randbits(64)
        if (table_id, bot) not in self._slow:
            try:
                return await self._lane.run(
                    client, jobs.decide, bot, pickled, seed, seconds=seconds
                )
            except OverLimitError:
                pass
            # It will be too slow in its next turns, too; others wait for the same processes.
            log.error("a bot was too slow and plays on with a quick one", extra={"bot": bot})
            self._slow[table_id, bot] = None
            if len(self._slow) > _MOST_SLOW:
                self._slow.popitem(last=False)
        return await self._lane.run(
            client, jobs.decide, QUICK_BOT, pickled, seed, seconds=_QUICK_SECONDS
        )
