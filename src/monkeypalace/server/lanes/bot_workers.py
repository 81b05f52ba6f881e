"""Turns of bots in worker processes. A bot gets only what its seat may know, no hidden cards."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from typing import Final

from monkeypalace.game import Game, Record, State, hide
from monkeypalace.notation import parse_decision
from monkeypalace.server.answers.bounded_search import QUICK_BOT
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lane import Lane, OverLimitError
from monkeypalace.server.lanes.state_pickle import pickle_state
from monkeypalace.server.limits import Client

#: Processor time of a job (`jobs.decide`) of the replacement bot.
_QUICK_SECONDS: Final = 2.0
#: Entries in the list of slow bots.
_MOST_SLOW: Final = 1_000

log = logging.getLogger(__name__)


class BotWorkers:
    """Computes turns of bots. A bot that exceeds its time limit is replaced by a quick one."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        #: (table id, bot) pairs that exceeded the time limit, oldest first.
        self._slow: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def play(self, bot: str, game: Game, table_id: str, client: Client) -> tuple[Record, ...]:
        """Play a whole turn of the bot to move; return its records.

        When a card is revealed, the bot sees it before it continues. `client` is the host of the
        table.
        """
        records: list[Record] = []
        left, spent = self._lane.limits.seconds, 0.0
        while True:
            more = await self._decide(client, bot, game.state, table_id, left, spent)
            spent += more.seconds
            if self._lane.limits.seconds:
                left = max(left - more.seconds, 0.001)
            # The worker process has checked the decisions against this state.
            records += [game.play_unchecked(parse_decision(text)) for text in more.decisions]
            if more.is_over:
                return tuple(records)

    async def _decide(
        self,
        client: Client,
        bot: str,
        state: State,
        table_id: str,
        seconds: float,
        spent: float,
    ) -> jobs.BotDecisions:
        pickled, seed = pickle_state(hide(state)), secrets.randbits(64)
        if (table_id, bot) not in self._slow:
            try:
                return await self._lane.run(
                    client, jobs.decide, bot, pickled, seed, spent, seconds=seconds
                )
            except OverLimitError:
                pass
            # It would be too slow in its next turns, too, and other tables wait for the processes.
            log.error("bot exceeded its time limit; a quick bot replaces it", extra={"bot": bot})
            self._slow[table_id, bot] = None
            if len(self._slow) > _MOST_SLOW:
                self._slow.popitem(last=False)
        return await self._lane.run(
            client, jobs.decide, QUICK_BOT, pickled, seed, spent, seconds=_QUICK_SECONDS
        )
