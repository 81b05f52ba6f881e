"""Detect changes by other workers: PostgreSQL sends notifications; polling is the fallback."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from typing import Final

import psycopg

from monkeypalace.server.problems import ServerError
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.tables.chat import ChatMessages
from monkeypalace.server.tables.repository import Tables
from monkeypalace.server.tables.streams import Hub

#: Seconds between two polls for changes of watched tables.
_INTERVAL: Final = 1.0
#: Seconds before a lost connection is opened again.
_RECONNECT_PAUSE: Final = 2.0

log = logging.getLogger(__name__)


class ChangeListener:
    """Sends changes that other workers have stored to the streams of this worker."""

    def __init__(self, database: Database, tables: Tables, chat: ChatMessages, hub: Hub) -> None:
        self._database, self._tables, self._chat, self._hub = database, tables, chat, hub

    async def poll(self) -> None:
        """Poll for changes until cancelled."""
        while True:
            await asyncio.sleep(_INTERVAL)
            ids = list(self._hub.channels)
            if not ids:
                continue
            try:
                found = await self._database.read(partial(store.numbers_of, ids=ids))
                for id_ in ids:
                    if id_ in found:
                        await self._isolate(id_, self._publish_if_newer(id_, *found[id_]))
                    else:
                        # The table was removed.
                        self._hub.end(id_)
            except ServerError as error:
                log.warning("cannot poll for changes", extra={"code": error.code})
            except Exception:
                log.exception("cannot poll for changes")

    async def _isolate(self, id_: str, work: Awaitable[None]) -> None:
        """Run work for one table; if it fails, end only the streams of that table."""
        try:
            await work
        except ServerError as error:
            # No table can be published without the database.
            if error.code == "server-storage":
                raise
            self._hub.end(id_)
        except Exception:
            log.exception("cannot publish the changes of a table")
            self._hub.end(id_)

    async def _publish_if_newer(self, id_: str, number: int, chat_number: int) -> None:
        channel = self._hub.channels.get(id_)
        if channel is None:
            return
        if channel.number < number:
            self._hub.publish(await self._tables.refresh(id_))
        if channel.chat_number < chat_number:
            await self._chat.publish_after(id_, channel.chat_number)

    async def listen(self) -> None:
        """Listen for notifications of PostgreSQL until cancelled."""
        url = self._database.url.set(drivername="postgresql")
        address = url.render_as_string(hide_password=False)
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(address, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {store.CHANNEL}")
                    async for notice in connection.notifies():
                        # `notified_tables` omits this process's own changes, which it has already
                        # published.
                        for id_ in store.notified_tables(notice.payload):
                            await self._isolate(id_, self._publish_changed(id_))
            except Exception as error:
                # Polling continues meanwhile.
                log.warning(
                    "lost the notification connection; polling instead",
                    extra={"reason": type(error).__name__},
                )
                await asyncio.sleep(_RECONNECT_PAUSE)

    async def _publish_changed(self, id_: str) -> None:
        channel = self._hub.channels.get(id_)
        if channel is not None:
            self._hub.publish(await self._tables.refresh(id_))
            await self._chat.publish_after(id_, channel.chat_number)
