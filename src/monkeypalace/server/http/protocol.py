"""The HTTP protocol of a connection, with limits for clients that send too much or too slowly.

uvicorn has no limit on the size of headers, on connections of one address, or on the time that a
client takes to send a request. A parser that collects a header of 10 MB piece by piece blocks the
event loop for seconds, and connections that never send anything use up all file descriptors.
"""

from __future__ import annotations

import asyncio
import socket
from asyncio import TimerHandle
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.http.connections import Connections
from monkeypalace.server.limits import network_of
from monkeypalace.server.metrics import CONNECTION_REFUSALS
from monkeypalace.server.problems import ServerError, problem_json
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.streams import STREAM_EXTENSION, Stream

#: Pipelined requests that may wait behind another one. Browsers do not pipeline.
_MOST_PIPELINED: Final = 8
#: Bytes of a refused body that are read and dropped, so that the client can read the refusal.
_MOST_DISCARDED: Final = 1_000_000
#: Bytes per second that a client must read, measured over the setting `read_seconds`.
_SLOWEST_READ: Final = 1_000
#: Seconds that a new connection has for its first request when the server stops.
_LAST_REQUEST_SECONDS: Final = 2
#: Seconds without an acknowledgement after which the operating system closes a connection.
_DEAD_AFTER: Final = 60


#: The ASGI extension with a function that writes an answer of bytes, `write_answer`.
ANSWER_EXTENSION: Final = "monkeypalace.answer"


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's protocol with the limits of the settings."""

    settings: Settings
    open_connections: Connections

    def connection_made(  # type: ignore[override] # as in uvicorn
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        #: Bytes of this request that are not its body: head, chunk sizes, trailers.
        self._overhead = 0
        #: Bytes of all bodies that this connection has received.
        self._body = 0
        self._discarded = 0
        self._in_head = True
        self._is_refused = False
        self._is_last_request = False
        self._deadline: TimerHandle | None = None
        self._reading_check: TimerHandle | None = None
        self._unread = 0
        self._stream: Stream | None = None
        address = network_of(self.client[0]) if self.client else ""
        refusal = self.open_connections.add(self, address)
        if refusal is not None:
            self._refuse(refusal, "connections")
            return
        _notice_dead_peer(transport)
        self._set_deadline(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._clear_deadline()
        if self._reading_check is not None:
            self._reading_check.cancel()
        if self._stream is not None:
            self._stream.end()
        self.open_connections.remove(self)
        # uvicorn does not stop its keep-alive timer if the connection was reset.
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Close the connection when its requests are answered; called when the server stops.

        uvicorn closes connections without a request immediately, even a new connection whose first
        request is on its way. That request would get no answer, although another worker could
        answer it.
        """
        if cast("RequestResponseCycle | None", self.cycle) is not None or self._is_refused:
            super().shutdown()
            return
        self._is_last_request = True
        self._clear_deadline()
        self._deadline = self.loop.call_later(_LAST_REQUEST_SECONDS, self.transport.close)

    def evict(self) -> None:
        """Close the connection immediately, to make room for others."""
        CONNECTION_REFUSALS.labels("evicted").inc()
        self._abort()

    def _abort(self) -> None:
        """Close the connection immediately; what is still written to it is dropped.

        The connection is lost in the next cycle of the event loop. Until then, uvicorn would write
        answers to it, which uvloop refuses with an exception.
        """
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            self._discard(len(data))
            return
        if self._in_head and self._deadline is None:
            self._set_deadline(self.settings.head_seconds)
        before = self._body
        super().data_received(data)
        self._overhead += len(data) - (self._body - before)
        if self.transport.is_closing():
            return
        if self._overhead > self.settings.largest_head or len(self.pipeline) > _MOST_PIPELINED:
            self._refuse(ServerError("server-head-too-large"), "head")

    # Parser callbacks

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope["extensions"] = {STREAM_EXTENSION: {"connection": self}}
        self._overhead = self._discarded = 0
        self._in_head = True

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        many = len(self.headers) > self.settings.most_headers
        if self._is_refused:
            return
        if size > self.settings.largest_head or many:
            self._refuse(ServerError("server-head-too-large"), "head")
            return
        self._in_head = False
        self._set_deadline(self.settings.body_seconds)
        super().on_headers_complete()
        self.scope["extensions"][ANSWER_EXTENSION] = {
            "write": partial(self.write_answer, self.cycle)
        }
        if self._is_last_request:
            self.cycle.keep_alive = False

    def on_header(self, name: bytes, value: bytes) -> None:
        # Headers after the body (trailers) are ignored.
        if self._in_head:
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if self._is_refused:
            return
        if self.cycle.response_complete or (self._stream and self.cycle.response_started):
            # Answered without reading the body. Drop the rest, so that the client finishes sending.
            self._discard(len(body))
            return
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._is_refused:
            return
        self._clear_deadline()
        self._overhead = 0
        self._in_head = True
        if not self.cycle.response_complete:
            self.open_connections.mark_busy(self)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._stream = None
        if not self.pipeline:
            self.open_connections.mark_idle(self)

    def write_answer(
        self, cycle: RequestResponseCycle, status: int, headers: bytes, body: bytes
    ) -> bool:
        """Write a whole answer; return false if it has to go through ASGI.

        uvicorn's `send` checks each header with regular expressions, and is called twice.
        """
        is_ordinary = cycle.scope["method"] != "HEAD" and not self.flow.write_paused
        if not is_ordinary or cycle.disconnected or self.transport.is_closing():
            return False
        content = [STATUS_LINE[status]]
        for name, value in self.server_state.default_headers:
            content += (name, b": ", value, b"\r\n")
        content += (headers, b"" if cycle.keep_alive else b"connection: close\r\n", b"\r\n", body)
        try:
            self.transport.write(b"".join(content))
        except RuntimeError:
            # uvloop has just closed the connection; see `_Answer.send`.
            return False
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        if not cycle.keep_alive:
            self.transport.close()
        cycle.on_response()
        return True

    # Streams

    def begin_stream(self, stream: Stream) -> None:
        """Tell this stream when it can write more, and when the client has disconnected."""
        self._stream = stream
        if self.transport.is_closing():
            stream.end()
        # An unread body may have paused reading; then a disconnect would go unnoticed.
        self.flow.resume_reading()

    def write_chunk(self, chunk: bytes) -> bool:
        """Write a part of the answer; return whether the client is ready for more."""
        # uvloop may refuse to write to a connection that was just aborted. That must not end the
        # streams of other clients.
        try:
            if not self.transport.is_closing():
                self.transport.write(chunk)
        except RuntimeError:
            pass
        return not self.flow.write_paused

    # Slow readers

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.transport.get_write_buffer_size()
        self._check_reading_later()

    def resume_writing(self) -> None:
        if self._reading_check is not None:
            self._reading_check.cancel()
            self._reading_check = None
        super().resume_writing()
        if self._stream is not None:
            self._stream.resume()

    def _check_reading_later(self) -> None:
        seconds = self.settings.read_seconds
        if seconds:
            self._reading_check = self.loop.call_later(seconds, self._check_reading)

    def _check_reading(self) -> None:
        """Drop a client that reads its answer too slowly."""
        unread = self.transport.get_write_buffer_size()
        if self._unread - unread < _SLOWEST_READ * self.settings.read_seconds:
            CONNECTION_REFUSALS.labels("reading").inc()
            self._abort()
            return
        self._unread = unread
        self._check_reading_later()

    # Deadlines and refusals

    def _set_deadline(self, seconds: float) -> None:
        self._clear_deadline()
        if seconds:
            self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        if self._is_refused or not self._in_head:
            # A refusal, or the answer to this request, may have been sent already.
            CONNECTION_REFUSALS.labels("slow").inc()
            self._abort()
        else:
            self._refuse(ServerError("server-too-slow"), "slow")

    def _refuse(self, refusal: ServerError, reason: str) -> None:
        """Send a refusal, and close the connection when the client has read it."""
        if self._is_refused:
            return
        CONNECTION_REFUSALS.labels(reason).inc()
        self._is_refused = True
        # `cycle` is `None` before the first request; uvicorn's annotation is wrong.
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None and not cycle.response_complete:
            self._abort()
            return
        body = dumps(problem_json(refusal, LANGUAGES[0]))
        head = (
            b"content-type: application/json\r\nconnection: close\r\n"
            b"content-length: " + str(len(body)).encode() + b"\r\n\r\n"
        )
        self.transport.write(STATUS_LINE[refusal.status] + head + body)
        # Closing immediately would reset the connection while the client still sends, and the
        # client would not see the refusal.
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._set_deadline(1)

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > _MOST_DISCARDED:
            self._abort()


def make_protocol(settings: Settings) -> Callable[..., asyncio.Protocol]:
    """Return the protocol class for these settings. Its connections are counted together."""
    members: dict[str, Any] = {"settings": settings, "open_connections": Connections(settings)}
    return type("LimitedProtocol", (LimitedProtocol,), members)


def _notice_dead_peer(transport: asyncio.Transport) -> None:
    """Let the operating system close the connection if the peer is gone, where supported."""
    connection = transport.get_extra_info("socket")
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    with suppress(OSError, AttributeError):
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, _DEAD_AFTER)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _DEAD_AFTER * 1000)
