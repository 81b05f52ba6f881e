"""Whoever keeps tables going: bots play when it is their turn, clocks run out.

The worker that stores an event lets the bot play that comes next. If that worker dies, its
claim lapses and another one takes over; two that play the same turn cannot both store it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy.exc import IntegrityError

from monkeypalace.server.metrics import BOT_TURNS
from monkeypalace.server.problems import ServerError
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.tables.repository import BOT_CLAIM, Change, Tables
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.times import now
from monkeypalace.server.workers.bot_workers import BotWorkers

#: Seconds between two looks for tables that need something.
_INTERVAL: Final = 1.0
#: Tables that are seen to in one look.
_AT_ONCE: Final = 50
#: The bot that goes on for somebody whose time has run out.
_STAND_IN: Final = "mandrill"

log = logging.getLogger(__name__)


class BotRunner:
    """Bots and clocks of this worker."""

    def __init__(self, database: Database, tables: Tables, bots: BotWorkers) -> None:
        self._database, self._tables, self._bots = database, tables, bots
        self._playing: dict[str, asyncio.Task[None]] = {}
        tables.on_stored.append(self._start_bots)

    async def run(self) -> None:
        """Look after tables until cancelled."""
        while True:
            try:
                await self._poll()
            except ServerError as error:
                log.warning("cannot look after tables", extra={"code": error.code})
            except Exception:
                # One table that is broken must not stop all others.
                log.exception("cannot look after tables")
            await asyncio.sleep(_INTERVAL)

    async def stop(self) -> None:
        """Leave the bots' turns to others."""
        playing = dict(self._playing)
        for task in playing.values():
            task.cancel()
        await asyncio.gather(*playing.values(), return_exceptions=True)
        if playing:
            await self._database.write(
                lambda connection: store.release_bots(connection, list(playing))
            )

    async def release_all(self) -> None:
        """Claims of a server that has ended; for a database that nobody else uses."""
        await self._database.write(store.release_bots)

    async def _poll(self) -> None:
        ids = await self._database.read(
            lambda connection: store.tables_needing_action(connection, now(), _AT_ONCE)
        )
        for id_ in ids:
            table = await self._tables.refresh(id_)
            if table.due is not None and table.due < now():
                await self._tables.change(id_, _out_of_time)
            elif table.bot_to_move is not None:
                # Also for a bot that thinks here, so that no other worker takes over.
                await self._claim(id_)

    async def _claim(self, id_: str) -> None:
        at = now()
        if await self._database.write(
            lambda connection: store.claim_bot(connection, id_, at, at + BOT_CLAIM)
        ):
            self._start_bots(await self._tables.refresh(id_))

    def _start_bots(self, table: TableState) -> None:
        if table.bot_to_move is not None and table.id not in self._playing:
            task = asyncio.create_task(self._play_bots(table.id))
            self._playing[table.id] = task

    async def _play_bots(self, id_: str) -> None:
        """Play for the bots of a table until it is a person's turn."""
        try:
            table = await self._tables.find(id_)
            while table.bot_to_move is not None:
                table = await self._play_turn(table)
        except ServerError as error:
            log.warning("a bot could not play", extra={"table": id_, "code": error.code})
        except Exception:
            log.exception("a bot could not play", extra={"table": id_})
        finally:
            del self._playing[id_]

    async def _play_turn(self, table: TableState) -> TableState:
        """One turn of the bot that has to move; the table after it."""
        bot, game = table.bot_to_move, table.game
        assert bot is not None
        assert game is not None
        decisions = await self._bots.turn(bot, game, table.id, table.stored.host)
        data = {"seat": game.seat, "decisions": decisions, "by_bot": True}
        async with self._tables.lock(table.id):
            latest = await self._tables.find(table.id)
            if latest.number != table.number:
                return latest
            try:
                # The bot's process has judged what it decided at this table.
                played = await self._tables.commit(table, [("played", data, None)], checked=True)
            except IntegrityError:
                return await self._tables.refresh(table.id)
        BOT_TURNS.labels(bot).inc()
        return played


def _out_of_time(table: TableState) -> list[Change]:
    if table.due is None or table.due >= now() or table.game is None:
        return []
    return [("left", {"seat": table.game.seat, "bot": _STAND_IN, "reason": "time"}, None)]
