"""Streams of server-sent events. A change of a table is serialized once for all its streams."""

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

#: Messages that wait for a slow client; beyond that it is told to reload.
_MOST_WAITING: Final = 100
#: Missed events that are sent again; beyond that the client is told to reload.
_MOST_MISSED: Final = 200
#: Seconds between comments that keep a connection open.
_KEEP_ALIVE: Final = 15.0

#: The hubs of this process: the server closes their streams when it stops.
hubs: WeakSet[Hub] = WeakSet()

_Queue = asyncio.Queue[bytes | None]


class Channel:
    """The streams of one table."""

    def __init__(self, number: int, chat_number: int) -> None:
        #: The numbers of the last event and the last message that were sent.
        self.number, self.chat_number = number, chat_number
        self.queues: set[_Queue] = set()

    def send(self, message: bytes) -> None:
        for queue in list(self.queues):
            try:
                queue.put_nowait(message)
            except asyncio.QueueFull:
                self.queues.discard(queue)
                # The client will reload, so the waiting messages are useless.
                while not queue.empty():
                    queue.get_nowait()
                queue.put_nowait(_message("reload", b"{}"))
                queue.put_nowait(None)


class Hub:
    """Opens the streams of this worker and publishes changes to them."""

    def __init__(self, settings: Settings, newest: Callable[[TableState], TableState]) -> None:
        """Create a hub; `newest` returns the newest known state of a table."""
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
        """Open a stream. It starts with the events since `last_event_id`.

        `chat_number` is the number of the last stored message.
        """
        address = request.client.host if request.client else ""
        # Somebody without a session counts by address only.
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
        # The table may have changed since it was looked up. There is no `await` between here and
        # `queues.add`, so no change can be missed.
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
        """Send a comment over every stream at intervals, until cancelled."""
        while True:
            await asyncio.sleep(_KEEP_ALIVE)
            for channel in self.channels.values():
                channel.send(b":\n\n")

    def publish(self, table: TableState) -> None:
        """Send the events that the streams of the table do not have yet."""
        channel = self.channels.get(table.id)
        if channel is None or table.number <= channel.number:
            return
        channel.send(_entries(table, channel.number) + _view(table))
        channel.number = table.number

    def publish_messages(self, table_id: str, messages: list[dict[str, Any]]) -> None:
        """Send the messages that the streams of the table do not have yet."""
        channel = self.channels.get(table_id)
        if channel is None:
            return
        for message in messages:
            if message["number"] > channel.chat_number:
                channel.chat_number = message["number"]
                channel.send(_message("chat", dumps(message)))

    def close(self) -> None:
        """Close all streams, so that the server can stop."""
        self._closed = True
        for channel in self.channels.values():
            for queue in channel.queues:
                _end(queue)


class EventStream(Response):
    """The response that sends one client's messages.

    Starlette's `StreamingResponse` starts a task group per client to notice a disconnect, which
    takes longer than everything else here.
    """

    media_type = "text/event-stream"

    def __init__(self, messages: AsyncGenerator[bytes, None], queue: _Queue) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        # The length is unknown.
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
            # The client sends a body, and one that is too large: end the stream.
            pass
        finally:
            _end(self._queue)


def _end(queue: _Queue) -> None:
    if queue.full():
        queue.get_nowait()
    queue.put_nowait(None)


def _first(table: TableState, last_event_id: str | None) -> bytes:
    """Return the first message: missed events and the current table."""
    missed = b""
    if last_event_id is not None:
        last = _number(last_event_id)
        if last is None or not table.number - _MOST_MISSED <= last <= table.number:
            missed = _message("reload", b"{}")
        else:
            missed = _entries(table, last)
    return b"retry: 1000\n\n" + missed + _view(table)


def _number(text: str) -> int | None:
    """Return the number of an event, or `None` if the text is not a number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


def _entries(table: TableState, after: int) -> bytes:
    return b"".join(
        _message("entry", dumps({"entry": entry_json(table, entry)}), entry.event.number)
        for entry in table.log[after:]
    )


def _view(table: TableState) -> bytes:
    return _message("view", b'{"table":' + table_bytes(table) + b"}", table.number)


def _message(name: str, data: bytes, number: int | None = None) -> bytes:
    # Compact JSON has no line breaks, so one `data` line is enough.
    id_ = b"" if number is None else b"id: %d\n" % number
    return b"event: " + name.encode() + b"\n" + id_ + b"data: " + data + b"\n\n"
