"""Pass HTTP connections to the worker to which the requested table is assigned.

Any worker accepts a connection. Before it parses a request, it looks at the first line. If the
table is assigned to another worker, the open connection is passed there with the bytes that were
read; the client notices nothing. Every request of a connection is routed, not only the first, so
proxies may send requests for many tables over one connection.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, ClassVar

from uvicorn import Config
from uvicorn.server import ServerState

from monkeypalace.server.http.connections import Connections
from monkeypalace.server.http.protocol import LimitedProtocol
from monkeypalace.server.metrics import WORKER_REQUESTS
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.routing.ranking import requested_table
from monkeypalace.server.settings import Settings


class RoutedProtocol(LimitedProtocol):
    """The server's protocol with routing between workers. `routed_protocol` sets `peers`."""

    peers: ClassVar[Peers]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
        received: bytes = b"",
    ) -> None:
        """Create a protocol; `received` was read from the connection by another worker."""
        super().__init__(config, server_state, app_state, _loop)
        self._received = received
        self._is_in_request = False
        self._requests = WORKER_REQUESTS.labels(str(self.peers.number))

    def connection_made(  # type: ignore[override] # as in uvicorn
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        if self._received:
            # Not routed again: two workers that disagree would pass it back and forth.
            super().data_received(self._received)
            self._received = b""

    def data_received(self, data: bytes) -> None:
        if not self._pass_on(data):
            super().data_received(data)

    def on_message_begin(self) -> None:
        self._is_in_request = True
        self._requests.inc()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._is_in_request = False
        super().on_message_complete()

    def _pass_on(self, data: bytes) -> bool:
        """Pass the connection to the requested table's worker; return whether it was passed."""
        if not self._is_idle():
            return False
        table = requested_table(data)
        if table is None:
            return False
        worker = self.peers.worker_of(table)
        if worker == self.peers.number:
            return False
        # From now on, only the other worker may read from the connection.
        self.transport.pause_reading()
        if not self.peers.send_connection(worker, _descriptor(self.transport), data):
            self.transport.resume_reading()
            return False
        self.transport.close()
        return True

    def _is_idle(self) -> bool:
        """Return whether all requests so far were read and answered."""
        return (
            not self._is_in_request
            and not self._is_refused
            # uvicorn's annotation is wrong: `cycle` is `None` before the first request.
            and (self.cycle is None or self.cycle.response_complete)  # type: ignore[redundant-expr]
            and not self.pipeline
            and not self.transport.is_closing()
            and self.transport.get_write_buffer_size() == 0
        )


def routed_protocol(settings: Settings, peers: Peers) -> type[RoutedProtocol]:
    """Return the protocol class of a worker. Its connections are counted together."""
    members = {"settings": settings, "open_connections": Connections(settings), "peers": peers}
    return type("RoutedProtocol", (RoutedProtocol,), members)


def _descriptor(transport: asyncio.Transport) -> int:
    found: socket.socket = transport.get_extra_info("socket")
    return found.fileno()
