"""The open connections of a server process, in total and by address."""

from __future__ import annotations

from collections import OrderedDict
from contextlib import suppress
from itertools import islice
from typing import Final, Protocol

from monkeypalace.server.limits import Addresses, Slots
from monkeypalace.server.metrics import CONNECTIONS
from monkeypalace.server.problems import ServerError
from monkeypalace.server.settings import Settings

#: File descriptors that the process needs for other things: database, workers, logs.
_OTHER_FILES: Final = 200
#: The connection to close is chosen from this many of the longest idle ones.
_EVICTION_CANDIDATES: Final = 16


class Connection(Protocol):
    """A connection that can be closed to make room for another."""

    def evict(self) -> None: ...


class Connections:
    """Counts connections and decides which are refused.

    If there are too many, it closes one. A connection without a complete request is idle. Among the
    connections that have been idle longest, the one whose address has the most connections is
    closed. If no connection is idle, the oldest connection of the address with the most connections
    is closed. So nobody can keep others out with connections that send nothing, send half a
    request, or hold streams open.
    """

    def __init__(self, settings: Settings) -> None:
        self._most = _raise_file_limit(settings.most_connections)
        self._per_address = settings.connections_per_address
        self._slots = Slots(self._per_address)
        # All clients of a proxy share its address.
        self._proxies = Addresses(settings.trusted_proxies)
        self._addresses: dict[Connection, str | None] = {}
        #: Connections without a complete request, the longest idle first.
        self._idle: OrderedDict[Connection, None] = OrderedDict()

    def __len__(self) -> int:
        return len(self._addresses)

    def add(self, connection: Connection, address: str) -> ServerError | None:
        """Count a connection; return the refusal if there are too many."""
        counted = None if address in self._proxies else address
        if counted is not None and self._slots.is_full(counted):
            return ServerError("server-many-connections", most=self._per_address)
        if self._most and len(self) >= self._most:
            evicted = self._idle_to_evict() or self._busy_to_evict(counted)
            if evicted is None:
                return ServerError("server-busy", seconds=5)
            # Do not count it while it closes, which takes a moment.
            self.remove(evicted)
            evicted.evict()
        self._addresses[connection] = counted
        self._idle[connection] = None
        if counted is not None:
            self._slots.acquire(counted)
        CONNECTIONS.inc()
        return None

    def _idle_to_evict(self) -> Connection | None:
        """Return one of the longest idle connections, of the address with the most connections.

        A player's connection is idle, too, while they think. If it is closed while their next
        command is on its way, they have to send the command again.
        """
        candidates = islice(self._idle, _EVICTION_CANDIDATES)
        return max(candidates, key=self._count_of_address, default=None)

    def _count_of_address(self, connection: Connection) -> int:
        """Return how many connections the address of a connection has; 0 for a proxy."""
        address = self._addresses[connection]
        return 0 if address is None else self._slots.taken(address)

    def _busy_to_evict(self, new_address: str | None) -> Connection | None:
        """Return the oldest connection of the address with the most connections.

        `None` if no address has more connections than the address of the new one, or if all
        connections come from proxies.
        """
        address, count = self._slots.fullest()
        if count <= 1 or (new_address is not None and count <= self._slots.taken(new_address) + 1):
            return None
        return next(each for each, found in self._addresses.items() if found == address)

    def remove(self, connection: Connection) -> None:
        """Remove a connection, unless it was refused and so never added."""
        if connection not in self._addresses:
            return
        address = self._addresses.pop(connection)
        self._idle.pop(connection, None)
        if address is not None:
            self._slots.release(address)
        CONNECTIONS.dec()

    def mark_busy(self, connection: Connection) -> None:
        """Note that a whole request has arrived."""
        self._idle.pop(connection, None)

    def mark_idle(self, connection: Connection) -> None:
        """Note that a request was answered."""
        if connection in self._addresses:
            self._idle[connection] = None


def _raise_file_limit(wanted: int) -> int:
    """Raise the limit of open files as needed; return how many connections it allows."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if hard != resource.RLIM_INFINITY:
            wanted = min(wanted, hard - _OTHER_FILES) if wanted else hard - _OTHER_FILES
        if soft < wanted + _OTHER_FILES:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted + _OTHER_FILES, hard))
    return wanted
