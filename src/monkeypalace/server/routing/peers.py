"""The workers of one server: which of them are up, and what they pass to each other.

Every worker listens on a Unix socket in a private folder. A packet passes on either a client's
connection, with the bytes that were already read from it, or the id of a table where it is a bot's
turn. A worker that cannot be reached is down, and its tables are assigned to others. Correctness
does not depend on this, because the database decides which of two workers stores a change.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from monkeypalace.server.metrics import BOT_TURNS_HANDED_OVER, HANDED_OVER
from monkeypalace.server.routing.ranking import ranking

#: Whether connections can be passed: that needs Unix sockets of type `SOCK_SEQPACKET`.
CAN_ROUTE: Final = sys.platform == "linux"
#: At most this many bytes are passed with a connection. This worker answers longer requests itself.
MOST_BYTES: Final = 65_536
#: Seconds before a worker that was down is tried again.
_RETRY: Final = 0.5
#: Packets that are handled before the event loop continues with other work.
_AT_ONCE: Final = 64

_CONNECTION: Final = b"c"
_BOT_TURN: Final = b"b"

log = logging.getLogger(__name__)


class Peers:
    """The workers of this server, seen from one of them."""

    def __init__(self, number: int = 0, count: int = 1, folder: Path | None = None) -> None:
        """Create the peers of worker `number` of `count`; without a folder there are none."""
        self.number = number
        self._count = count if folder is not None and CAN_ROUTE else 1
        self._folder = folder
        self._listening: socket.socket | None = None
        self._incoming: set[socket.socket] = set()
        self._outgoing: dict[int, socket.socket] = {}
        self._retry_at: dict[int, float] = {}
        #: Called with a connection of a client and the first bytes of its request.
        self.on_connection: Callable[[socket.socket, bytes], None] | None = None
        #: Called with the id of a table where it is a bot's turn.
        self.on_bot_turn: Callable[[str], None] | None = None

    @property
    def is_alone(self) -> bool:
        return self._count == 1

    def worker_of(self, table: str) -> int:
        """Return the number of the worker to which a table is assigned now."""
        if self._count == 1:
            return self.number
        return next(worker for worker in ranking(table, self._count) if self._is_up(worker))

    def is_assigned_here(self, table: str) -> bool:
        return self.worker_of(table) == self.number

    # Sending

    def send_connection(self, worker: int, connection: int, data: bytes) -> bool:
        """Pass a connection, by its file descriptor, to a worker; return whether it was sent."""
        sent = len(data) <= MOST_BYTES and self._send(worker, _CONNECTION + data, [connection])
        HANDED_OVER.labels(str(worker), "sent" if sent else "kept").inc()
        return sent

    def send_bot_turn(self, table: str) -> bool:
        """Ask the table's worker to play the bot's turn; return whether the request was sent."""
        worker = self.worker_of(table)
        if worker == self.number or not self._send(worker, _BOT_TURN + table.encode("ascii"), []):
            return False
        BOT_TURNS_HANDED_OVER.labels(str(worker)).inc()
        return True

    def _send(self, worker: int, packet: bytes, connections: list[int]) -> bool:
        peer = self._outgoing.get(worker)
        if peer is None:
            return False
        try:
            socket.send_fds(peer, [packet], connections)
        except BlockingIOError:
            # Its queue is full: the worker is busy, but up.
            return False
        except OSError:
            self._disconnect(worker)
            return False
        return True

    def _is_up(self, worker: int) -> bool:
        if worker == self.number or worker in self._outgoing:
            return True
        if self._listening is None or monotonic() < self._retry_at.get(worker, 0.0):
            return False
        return self._connect(worker)

    def _connect(self, worker: int) -> bool:
        peer = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        peer.setblocking(False)
        try:
            peer.connect(self._address(worker))
        except OSError:
            peer.close()
            self._retry_at[worker] = monotonic() + _RETRY
            return False
        self._outgoing[worker] = peer
        # The peer never sends on this socket, so if it is readable, it was closed.
        asyncio.get_running_loop().add_reader(peer, self._disconnect, worker)
        return True

    def _disconnect(self, worker: int) -> None:
        peer = self._outgoing.pop(worker)
        asyncio.get_running_loop().remove_reader(peer)
        peer.close()
        self._retry_at[worker] = monotonic() + _RETRY

    # Receiving

    def open(self) -> None:
        """Accept packets from now on. There must be a running event loop."""
        if self.is_alone:
            return
        address = self._address(self.number)
        # A worker that was killed leaves its socket behind.
        Path(address).unlink(missing_ok=True)
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._listening.setblocking(False)
        self._listening.bind(address)
        self._listening.listen(self._count)
        asyncio.get_running_loop().add_reader(self._listening, self._accept, self._listening)

    def close(self) -> None:
        """Stop accepting packets, and handle those that have already been sent."""
        if self._listening is None:
            return
        loop = asyncio.get_running_loop()
        loop.remove_reader(self._listening)
        Path(self._address(self.number)).unlink(missing_ok=True)
        self._accept(self._listening)
        self._listening.close()
        self._listening = None
        for peer in list(self._incoming):
            # From now on, the peer cannot send; packets in the queue can still be read.
            with suppress(OSError):
                peer.shutdown(socket.SHUT_RD)
            while peer in self._incoming:
                self._receive(peer)
        for worker in list(self._outgoing):
            self._disconnect(worker)

    def _accept(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        with suppress(BlockingIOError):
            while True:
                peer, _ = listening.accept()
                peer.setblocking(False)
                self._incoming.add(peer)
                loop.add_reader(peer, self._receive, peer)

    def _receive(self, peer: socket.socket) -> None:
        for _ in range(_AT_ONCE):
            try:
                packet, connections, _, _ = socket.recv_fds(
                    peer, MOST_BYTES + 1, 1, socket.MSG_CMSG_CLOEXEC
                )
            except BlockingIOError:
                return
            except OSError:
                packet, connections = b"", []
            if not packet:
                asyncio.get_running_loop().remove_reader(peer)
                self._incoming.discard(peer)
                peer.close()
                return
            try:
                self._handle(packet, [socket.socket(fileno=each) for each in connections])
            except Exception:
                log.exception("cannot handle a packet of another worker")

    def _handle(self, packet: bytes, connections: list[socket.socket]) -> None:
        kind, data = packet[:1], packet[1:]
        for connection in connections:
            if self.on_connection is not None:
                self.on_connection(connection, data)
            else:
                connection.close()
        if kind == _BOT_TURN and self.on_bot_turn is not None:
            self.on_bot_turn(data.decode("ascii"))

    def _address(self, worker: int) -> str:
        assert self._folder is not None
        return str(self._folder / f"worker-{worker}.socket")
