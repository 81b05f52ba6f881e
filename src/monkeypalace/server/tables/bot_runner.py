"""Play the turns of bots, and hand a seat to a bot when its time runs out.

The worker that stores an event also plays the next bot's turn. If that worker dies, its claim
expires and another worker takes over. If two workers play the same turn, only one can store it.
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

#: Seconds between two searches for tables that need action.
_INTERVAL: Final = 1.0
#: Tables that are handled after one search.
_AT_ONCE: Final = 50
#: The bot that replaces a person whose time has run out.
_STAND_IN: Final = "mandrill"

log = logging.getLogger(__name__)


class BotRunner:
    """Runs the bots and clocks of this worker."""

    def __init__(self, database: Database, tables: Tables, bots: BotWorkers) -> None:
        self._database, self._tables, self._bots = database, tables, bots
        self._playing: dict[str, asyncio.Task[None]] = {}
        tables.on_stored.append(self._start_bots)

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self._poll()
            except ServerError as error:
                log.warning("cannot run bots and clocks", extra={"code": error.code})
            except Exception:
                # One broken table must not stop the others.
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
        for id_ in ids:
            table = await self._tables.refresh(id_)
            if table.due is not None and table.due < now():
                await self._tables.change(id_, _out_of_time)
            elif table.bot_to_move is not None:
                # Also for a bot that plays here: it renews the claim.
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
        """Play the bots' turns at a table until it is a person's turn."""
        try:
            table = await self._tables.find(id_)
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
        decisions = await self._bots.turn(bot, game, table.id, table.stored.host)
        data = {"seat": game.seat, "decisions": decisions, "by_bot": True}
        async with self._tables.lock(table.id):
            latest = await self._tables.find(table.id)
            if latest.number != table.number:
                return latest
            try:
                # The worker process has checked the decisions against this state.
                played = await self._tables.commit(table, [("played", data, None)], checked=True)
            except IntegrityError:
                return await self._tables.refresh(table.id)
        BOT_TURNS.labels(bot).inc()
        return played


def _out_of_time(table: TableState) -> list[Change]:
    if table.due is None or table.due >= now() or table.game is None:
        return []
    return [("left", {"seat": table.game.seat, "bot": _STAND_IN, "reason": "time"}, None)]
