"""Streams: every change of a table goes to everybody who looks at it, written once for all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Any, Final
from weakref import WeakSet

from fastapi import Request, Response
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.limits import Slots
from monkeypalace.server.metrics import STREAMS
from monkeypalace.server.people import Person
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.log import entry_json
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.views import table_bytes

#: Messages that wait for a slow client; with more of them it has to load anew.
_MOST_WAITING: Final = 100
#: Missed events that are sent again; with more of them the client has to load anew.
_MOST_MISSED: Final = 200
#: Seconds between comments that keep a connection open.
_KEEP_ALIVE: Final = 15.0

#: The hubs of this process, so that the server can close their streams when it stops.
hubs: WeakSet[Hub] = WeakSet()

_Queue = asyncio.Queue[bytes | None]


class Channel:
    """Everybody who looks at one table."""

    def __init__(self, number: int, chat_number: int) -> None:
        #: The last event and the last message that were sent.
        self.number, self.chat_number = number, chat_number
        self.queues: set[_Queue] = set()

    def send(self, message: bytes) -> None:
        for queue in list(self.queues):
            try:
                queue.put_nowait(message)
            except asyncio.QueueFull:
                self.queues.discard(queue)
                # What waits is of no use any more.
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(_message("reload", b"{}"))
                queue.put_nowait(None)


class Hub:
    """All streams of this worker."""

    def __init__(self, settings: Settings, newest: Callable[[TableState], TableState]) -> None:
        """`newest` gives the newest table of a table."""
        self._newest = newest
        self.channels: dict[str, Channel] = {}
        self._slots_by_person = Slots(settings.streams_per_person)
        self._slots_by_address = Slots(settings.streams_per_address)
        self._closed = False
        hubs.add(self)

    def open(
        self,
        table: TableState,
        chat_number: int,
        person: Person | None,
        request: Request,
        last_event_id: str | None,
    ) -> EventStream:
        """A new stream. What was missed since the last event comes first.

        `chat_number` is the last message that is stored.
        """
        address = request.client.host if request.client else ""
        # Somebody unknown counts by address only.
        key = f"person {person.id}" if person is not None else f"address {address}"
        self._slots_by_person.check_stream(key)
        self._slots_by_address.check_stream(address)
        queue: _Queue = asyncio.Queue(_MOST_WAITING)
        return EventStream(
            self._messages(queue, table, chat_number, key, address, last_event_id), queue
        )

    async def _messages(
        self,
        queue: _Queue,
        table: TableState,
        chat_number: int,
        key: str,
        address: str,
        last_event_id: str | None,
    ) -> AsyncGenerator[bytes, None]:
        if self._closed:
            return
        # Something may have happened since the table was looked up. From here on, nothing does
        # until the queue is known.
        table = self._newest(table)
        channel = self.channels.setdefault(table.id, Channel(table.number, chat_number))
        channel.queues.add(queue)
        with (
            self._slots_by_person.held(key),
            self._slots_by_address.held(address),
            STREAMS.track_inprogress(),
        ):
            try:
                yield _first(table, last_event_id)
                while (message := await queue.get()) is not None:
                    yield message
            finally:
                channel.queues.discard(queue)
                if not channel.queues and self.channels.get(table.id) is channel:
                    del self.channels[table.id]

    async def keep_alive(self) -> None:
        """Send something over every stream now and then, until cancelled."""
        while True:
            await asyncio.sleep(_KEEP_ALIVE)
            for channel in self.channels.values():
                channel.send(b":\n\n")

    def publish(self, table: TableState) -> None:
        """Send what has happened since the last time."""
        channel = self.channels.get(table.id)
        if channel is None or table.number <= channel.number:
            return
        channel.send(_entries(table, channel.number) + _view(table))
        channel.number = table.number

    def publish_messages(self, table_id: str, messages: list[dict[str, Any]]) -> None:
        """Send what was said, once."""
        channel = self.channels.get(table_id)
        if channel is None:
            return
        for message in messages:
            if message["number"] > channel.chat_number:
                channel.chat_number = message["number"]
                channel.send(_message("chat", dumps(message)))

    def close(self) -> None:
        """End all streams, so that the server can stop."""
        self._closed = True
        for channel in self.channels.values():
            for queue in channel.queues:
                _end(queue)


class EventStream(Response):
    """The messages of one client, as they come.

    Starlette's own streaming response starts a group of tasks for each client to notice when
    it leaves; that takes longer than all the rest.
    """

    media_type = "text/event-stream"

    def __init__(self, messages: AsyncGenerator[bytes, None], queue: _Queue) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        # Nobody knows how long it will be.
        del self.headers["content-length"]
        self._messages, self._queue = messages, queue

    async def __call__(
        self,
        scope: Scope,  # noqa: ARG002 - every ASGI application gets it
        receive: Receive,
        send: Send,
    ) -> None:
        await send(
            {"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers}
        )
        watching = asyncio.create_task(self._end_with_client(receive))
        try:
            async for message in self._messages:
                await send({"type": "http.response.body", "body": message, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            watching.cancel()
            await self._messages.aclose()

    async def _end_with_client(self, receive: Receive) -> None:
        try:
            while (await receive())["type"] != "http.disconnect":
                pass
        except HTTPException:
            # A body, and one that is too large: nobody who wants to listen.
            pass
        finally:
            _end(self._queue)


def _end(queue: _Queue) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(None)


def _first(table: TableState, last_event_id: str | None) -> bytes:
    """What a client gets at once: what it missed, and the table as it is."""
    missed = b""
    if last_event_id is not None:
        last = _number(last_event_id)
        if last is None or not table.number - _MOST_MISSED <= last <= table.number:
            missed = _message("reload", b"{}")
        else:
            missed = _entries(table, last)
    return b"retry: 1000\n\n" + missed + _view(table)


def _number(text: str) -> int | None:
    """The number of an event, if it can be one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def _entries(table: TableState, after: int) -> bytes:
    return b"".join(
        _message("entry", dumps({"entry": entry_json(table, entry)}), entry.event.number)
        for entry in table.log[after:]
    )


def _view(table: TableState) -> bytes:
    return _message("view", b'{"table":' + table_bytes(table) + b"}", table.number)


def _message(name: str, data: bytes, number: int | None = None) -> bytes:
    # JSON has no line breaks of its own, so one line of data is enough.
    id_ = b"" if number is None else b"id: %d\n" % number
    return b"event: " + name.encode() + b"\n" + id_ + b"data: " + data + b"\n\n"
