"""Play the turns of bots, and hand a seat to a bot when its time runs out.

A table's worker plays the turns of its bots. If it dies, its claim expires and another worker
takes over. If two workers play the same turn, only one can store it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import IntegrityError

from monkeypalace.notation import format_decision
from monkeypalace.server.lanes.bot_workers import BotWorkers
from monkeypalace.server.limits import Client
from monkeypalace.server.metrics import BOT_TURNS
from monkeypalace.server.problems import ServerError
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.tables.repository import BOT_CLAIM, Change, Tables
from monkeypalace.server.tables.seats import STAND_IN
from monkeypalace.server.tables.state import PlayedTurn, TableState
from monkeypalace.server.times import now

#: Seconds between two polls for tables that need action.
_INTERVAL: Final = 1.0
#: Tables that are handled after one poll.
_AT_ONCE: Final = 50
#: Errors of a table that was set aside before, or removed meanwhile.
_EXPECTED: Final = ("server-broken-table", "server-no-table")
#: Polls after which another worker counts as stuck, and its table is handled here.
_STUCK_AFTER: Final = 5

log = logging.getLogger(__name__)


class BotRunner:
    """Runs the bots and clocks of this worker."""

    def __init__(self, database: Database, tables: Tables, bots: BotWorkers, peers: Peers) -> None:
        self._database, self._tables, self._bots, self._peers = database, tables, bots, peers
        self._playing: dict[str, asyncio.Task[None]] = {}
        #: Tables of other workers that need action, and the number of consecutive polls in which
        #: they needed it.
        self._waiting: dict[str, int] = {}
        tables.on_stored.append(self._assign_bots)
        peers.on_bot_turn = self._take_over

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self._poll()
            except ServerError as error:
                log.warning("cannot run bots and clocks", extra={"code": error.code})
            except Exception:
                log.exception("cannot run bots and clocks")
            await asyncio.sleep(_INTERVAL)

    async def stop(self) -> None:
        """Cancel the bots' turns and release them to other workers."""
        playing = dict(self._playing)
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)
        if playing:
            await self._database.write(
                lambda connection: store.release_bots(connection, list(playing))
            )

    async def release_all(self) -> None:
        """Release the claims of an earlier server. Only for a database without other users."""
        await self._database.write(store.release_bots)

    async def _poll(self) -> None:
        ids = await self._database.read(
            lambda connection: store.tables_needing_action(connection, now(), _AT_ONCE)
        )
        for id_ in self._to_handle(ids):
            try:
                await self._act(id_)
            except Exception as error:
                # Set this table aside and continue with the others, unless the database fails:
                # it may not answer, or not store anything because its disk is full.
                if isinstance(error, ServerError) and error.code in _EXPECTED:
                    continue
                is_storage = isinstance(error, ServerError) and error.code == "server-storage"
                if is_storage or not await self._database.is_reachable():
                    raise
                await self._tables.set_aside(id_)

    async def _act(self, id_: str) -> None:
        table = await self._tables.refresh(id_)
        if table.due is not None and table.due < now():
            await self._tables.change(id_, _out_of_time)
        elif table.bot_to_move is not None:
            # If the bot already plays in this worker, this renews its claim.
            await self._claim(id_)

    def _to_handle(self, ids: list[str]) -> list[str]:
        """Return the tables of this worker, and those whose worker does not handle them."""
        self._waiting = {
            id_: self._waiting.get(id_, 0) + 1
            for id_ in ids
            if not self._peers.is_assigned_here(id_)
        }
        return [id_ for id_ in ids if self._waiting.get(id_, _STUCK_AFTER) >= _STUCK_AFTER]

    async def _claim(self, id_: str) -> None:
        at = now()
        if await self._database.write(
            lambda connection: store.claim_bot(connection, id_, at, at + BOT_CLAIM)
        ):
            self._start_bots(await self._tables.refresh(id_))

    def _assign_bots(self, table: TableState) -> None:
        """Let the table's worker play the bots' turns."""
        if table.bot_to_move is None or table.id in self._playing:
            return
        if not self._peers.send_bot_turn(table.id):
            self._start_bots(table)

    def _take_over(self, id_: str) -> None:
        """Play the bots' turns at a table of this worker that another worker has changed."""
        if id_ not in self._playing:
            self._playing[id_] = asyncio.create_task(self._play_bots(id_, is_cached=False))

    def _start_bots(self, table: TableState) -> None:
        if table.bot_to_move is not None and table.id not in self._playing:
            task = asyncio.create_task(self._play_bots(table.id))
            self._playing[table.id] = task

    async def _play_bots(self, id_: str, *, is_cached: bool = True) -> None:
        """Play the bots' turns at a table until it is a person's turn."""
        try:
            table = await (self._tables.find(id_) if is_cached else self._tables.refresh(id_))
            while table.bot_to_move is not None:
                table = await self._play_turn(table)
        except ServerError as error:
            log.warning("bot could not play", extra={"table": id_, "code": error.code})
        except Exception:
            log.exception("bot could not play", extra={"table": id_})
        finally:
            del self._playing[id_]

    async def _play_turn(self, table: TableState) -> TableState:
        """Play one turn of the bot to move; return the table after it."""
        bot, game = table.bot_to_move, table.game
        assert bot is not None
        assert game is not None
        after = game.copy()
        client = Client(f"host {table.stored.host}", "")
        turn = PlayedTurn(after, await self._bots.play(bot, after, table.id, client))
        decisions = [format_decision(record.decision) for record in turn.records]
        data = {"seat": game.seat, "decisions": decisions, "by_bot": True}
        async with self._tables.lock(table.id):
            latest = await self._tables.find(table.id)
            if latest.number != table.number:
                return latest
            try:
                played = await self._tables.commit(table, [("played", data, None)], turn=turn)
            except IntegrityError:
                return await self._tables.refresh(table.id)
        BOT_TURNS.labels(bot).inc()
        return played


def _out_of_time(table: TableState) -> list[Change]:
    if table.due is None or table.due >= now() or table.game is None:
        return []
    return [("left", {"seat": table.game.seat, "bot": STAND_IN, "reason": "time"}, None)]
