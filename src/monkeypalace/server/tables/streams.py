"""Streams of server-sent events. A change of a table is serialized once for all its streams."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Final, Protocol
from weakref import WeakSet

from fastapi import Response
from starlette.types import Receive, Scope, Send

from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.limits import Slots
from monkeypalace.server.metrics import STREAMS
from monkeypalace.server.people import Person
from monkeypalace.server.schemas.turns import Message, StreamEntry, StreamView
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.log import encoded_entry
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.views import encoded_table

#: Messages that wait for a slow client; beyond that it is told to reload.
_MOST_WAITING: Final = 100
#: Missed events that are sent again; beyond that the client is told to reload.
_MOST_MISSED: Final = 200
#: Seconds between comments that keep a connection open.
_KEEP_ALIVE: Final = 15.0

#: The ASGI extension with the `StreamConnection` of a request.
STREAM_EXTENSION: Final = "monkeypalace.stream"

#: The hubs of this process: the server closes their streams when it stops.
hubs: WeakSet[Hub] = WeakSet()

log = logging.getLogger(__name__)


class StreamConnection(Protocol):
    """The connection of a stream. It calls `Stream.resume` and `Stream.end`."""

    def begin_stream(self, stream: Stream) -> None: ...

    def write_chunk(self, chunk: bytes) -> bool:
        """Write to a client; return whether it is ready for more."""


class Stream:
    """The stream of one client.

    Messages are written directly to the connection, because ASGI's `send` would need a task that
    wakes up for each message of each client. Messages wait until the connection has begun, and
    while the client is slow.
    """

    def __init__(self) -> None:
        self._connection: StreamConnection | None = None
        self._is_ready = False
        self._waiting: deque[bytes] = deque()
        #: Done when nothing more will be sent.
        self.ended = asyncio.get_running_loop().create_future()

    def begin(self, connection: StreamConnection) -> None:
        """Write to this connection from now on."""
        self._connection = connection
        connection.begin_stream(self)
        self.resume()

    def send(self, chunk: bytes) -> bool:
        """Send a chunk, unless the stream has ended; return false if too many chunks wait."""
        if self.ended.done():
            return True
        if self._is_ready and self._connection is not None:
            self._is_ready = self._connection.write_chunk(chunk)
        elif len(self._waiting) < _MOST_WAITING:
            self._waiting.append(chunk)
        else:
            return False
        return True

    def resume(self) -> None:
        """Continue to write: the client has read what was written."""
        assert self._connection is not None
        self._is_ready = True
        while self._waiting and self._is_ready:
            self._is_ready = self._connection.write_chunk(self._waiting.popleft())
        if self._waiting:
            self._is_ready = False

    def end(self, last: bytes = b"") -> None:
        """End the stream. `last` replaces waiting messages: the client will load the table."""
        if last and not self.ended.done():
            self._waiting.clear()
            self.send(last)
        if not self.ended.done():
            self.ended.set_result(None)


class Channel:
    """The streams of one table."""

    def __init__(self, number: int, chat_number: int) -> None:
        #: The numbers of the last event and the last message that were sent.
        self.number, self.chat_number = number, chat_number
        self.streams: set[Stream] = set()

    def send(self, message: bytes) -> None:
        chunk = _chunk(message)
        for stream in tuple(self.streams):
            if not stream.send(chunk):
                self.streams.discard(stream)
                stream.end(_RELOAD)


class Hub:
    """Opens the streams of this worker and publishes changes to them."""

    def __init__(self, settings: Settings, newest: Callable[[TableState], TableState]) -> None:
        """Create a hub; `newest` returns the newest known state of a table."""
        self._newest = newest
        self.channels: dict[str, Channel] = {}
        self._slots_by_person = Slots(settings.streams_per_person)
        self._slots_by_network = Slots(settings.streams_per_address)
        self._closed = False
        hubs.add(self)

    def open(
        self,
        table: TableState,
        chat_number: int,
        person: Person | None,
        network: str,
        last_event_id: str | None,
    ) -> EventStream:
        """Return a stream. It starts with the events since `last_event_id`.

        `chat_number` is the number of the last stored message.
        """
        # In each network, all clients without a session share the slots of one person.
        key = f"person {person.id}" if person is not None else f"network {network}"
        self._slots_by_person.check_stream(key)
        self._slots_by_network.check_stream(network)
        return EventStream(lambda: self._join(table, chat_number, key, network, last_event_id))

    @contextmanager
    def _join(
        self, table: TableState, chat_number: int, key: str, network: str, last_event_id: str | None
    ) -> Iterator[Stream]:
        """Add a stream to the channel of its table, with the first message."""
        stream = Stream()
        # The table may have changed since it was looked up. There is no `await` here, so no
        # change can be missed.
        table = self._newest(table)
        if self._closed:
            stream.end()
        else:
            stream.send(_chunk(_first(table, last_event_id)))
        channel = self.channels.setdefault(table.id, Channel(table.number, chat_number))
        channel.streams.add(stream)
        with (
            self._slots_by_person.held(key),
            self._slots_by_network.held(network),
            STREAMS.track_inprogress(),
        ):
            try:
                yield stream
            finally:
                channel.streams.discard(stream)
                if not channel.streams and self.channels.get(table.id) is channel:
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
        try:
            channel.send(_entries(table, channel.number) + _view(table))
        except Exception:
            # The events are stored, so the request that stored them must not fail.
            log.exception("cannot publish a table")
            self.end(table.id)
        else:
            channel.number = table.number

    def end(self, table_id: str) -> None:
        """End the streams of a table that cannot be shown any more. Clients load it again."""
        channel = self.channels.pop(table_id, None)
        if channel is not None:
            for stream in channel.streams:
                stream.end(_RELOAD)

    def publish_messages(self, table_id: str, messages: list[Message]) -> None:
        """Send the messages that the streams of the table do not have yet."""
        channel = self.channels.get(table_id)
        if channel is None:
            return
        for message in messages:
            if message.number > channel.chat_number:
                channel.chat_number = message.number
                channel.send(_message("chat", dumps(message)))

    def close(self) -> None:
        """Close all streams, so that the server can stop."""
        self._closed = True
        for channel in self.channels.values():
            for stream in channel.streams:
                stream.end()


class EventStream(Response):
    """The response of a stream. Sending it needs a connection of `LimitedProtocol`."""

    media_type = "text/event-stream"

    def __init__(self, join: Callable[[], AbstractContextManager[Stream]]) -> None:
        """Create the response; `join` adds its stream to those of the table."""
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        # The length is unknown.
        del self.headers["content-length"]
        self._join = join

    async def __call__(
        self,
        scope: Scope,
        receive: Receive,  # noqa: ARG002 - every ASGI application gets it
        send: Send,
    ) -> None:
        with self._join() as stream:
            await send(
                {
                    "type": "http.response.start",
                    "status": self.status_code,
                    "headers": self.raw_headers,
                }
            )
            stream.begin(scope["extensions"][STREAM_EXTENSION]["connection"])
            await stream.ended
        await send({"type": "http.response.body", "body": b""})


def _first(table: TableState, last_event_id: str | None) -> bytes:
    """Return the first message: missed events and the current table."""
    missed = b""
    if last_event_id is not None:
        last = event_number(last_event_id)
        if last is None or not table.number - _MOST_MISSED <= last <= table.number:
            missed = _message("reload", b"{}")
        else:
            missed = _entries(table, last)
    return b"retry: 1000\n\n" + missed + _view(table)


def event_number(text: str | None) -> int | None:
    """Return the number of an event, or `None` if the text is not a number."""
    return int(text) if text and text.isascii() and text.isdecimal() and len(text) < 10 else None


def _entries(table: TableState, after: int) -> bytes:
    return b"".join(
        _message("entry", dumps(StreamEntry(encoded_entry(table, entry))), entry.event.number)
        for entry in table.log[after:]
    )


def _view(table: TableState) -> bytes:
    return _message("view", dumps(StreamView(encoded_table(table))), table.number)


def _message(name: str, data: bytes, number: int | None = None) -> bytes:
    # Compact JSON has no line breaks, so one `data` line is enough.
    id_ = b"" if number is None else b"id: %d\n" % number
    return b"event: " + name.encode() + b"\n" + id_ + b"data: " + data + b"\n\n"


def _chunk(message: bytes) -> bytes:
    """Return a message as a chunk of an HTTP body."""
    return b"%x\r\n%b\r\n" % (len(message), message)


_RELOAD: Final = _chunk(_message("reload", b"{}"))
