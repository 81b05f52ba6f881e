"""Rate limits and concurrency limits for each person and address.

Each server process counts separately.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from monkeypalace.server.problems import ServerError

#: Buckets that are kept. The least recently used one is dropped first; it has refilled by then.
_MOST_BUCKETS: Final = 100_000


class TokenBuckets:
    """A token bucket for each key: it refills at a constant rate, and requests take tokens."""

    def __init__(self, per_second: float, size: float) -> None:
        """Create the buckets; 0 `per_second` means no limit."""
        self._per_second, self._size = per_second, size
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1) -> None:
        """Take `cost` tokens; if there are too few, raise an error with the seconds to wait."""
        if not self._per_second:
            return
        now = monotonic()
        tokens, since = self._buckets.pop(key, (self._size, now))
        tokens = min(self._size, tokens + (now - since) * self._per_second)
        # A full bucket is enough for any operation, even if its size is smaller than the cost.
        cost = min(cost, self._size)
        if tokens < cost:
            self._buckets[key] = tokens, now
            wait = int((cost - tokens) / self._per_second) + 1
            raise ServerError("server-slow-down", seconds=wait)
        self._buckets[key] = tokens - cost, now
        if len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)


class Slots:
    """A number of slots for each key, to limit what runs at the same time."""

    def __init__(self, most: int) -> None:
        """Create the slots; 0 means no limit."""
        self._most = most
        self._taken: Counter[str] = Counter()

    def is_full(self, key: str) -> bool:
        """Return whether all slots are taken."""
        return bool(self._most) and self.taken(key) >= self._most

    def taken(self, key: str) -> int:
        """Return how many slots of a key are taken."""
        return self._taken.get(key, 0)

    def fullest(self) -> tuple[str, int]:
        """Return the key with the most taken slots, and their number; 0 if none is taken."""
        return max(self._taken.items(), key=lambda item: item[1], default=("", 0))

    def acquire(self, key: str) -> None:
        """Take a slot."""
        self._taken[key] += 1

    def release(self, key: str) -> None:
        """Give a slot back."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]

    @contextmanager
    def held(self, key: str) -> Iterator[None]:
        """Hold a slot while the block runs."""
        self.acquire(key)
        try:
            yield
        finally:
            self.release(key)

    def check_stream(self, key: str) -> None:
        """Refuse a stream if all slots are taken."""
        if self.is_full(key):
            raise ServerError("server-many-streams", most=self._most)


class StartLimit:
    """Limits the requests that begin in one cycle of the event loop; the others wait.

    Hundreds of requests can arrive in one cycle, within the limits of their clients. If all began
    then, later requests would wait for all of them, and requests that continue after a commit would
    wait a second time. Keys take turns: none of them delays the others.
    """

    def __init__(self, per_key: int, total: int) -> None:
        """Let `per_key` requests of each key begin in a cycle, and `total` requests of all keys."""
        self._per_key, self._total = per_key, total
        self._begun: Counter[str] = Counter()
        self._all_begun = 0
        #: By key; the key that has waited longest comes first.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_scheduled = False

    async def enter(self, key: str) -> None:
        """Wait until the caller may begin. Most callers do not have to wait."""
        if not self._is_scheduled:
            self._is_scheduled = True
            asyncio.get_running_loop().call_soon(self._next_cycle)
        if key not in self._waiting and self._has_room(key):
            self._begin(key)
            return
        admitted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(admitted)
        await admitted

    def _has_room(self, key: str) -> bool:
        return self._all_begun < self._total and self._begun[key] < self._per_key

    def _begin(self, key: str) -> None:
        self._begun[key] += 1
        self._all_begun += 1

    def _next_cycle(self) -> None:
        self._begun.clear()
        self._all_begun = 0
        for key in list(self._waiting):
            if self._all_begun >= self._total:
                break
            queue = self._waiting.pop(key)
            while queue and self._has_room(key):
                admitted = queue.popleft()
                if not admitted.done():
                    admitted.set_result(None)
                    self._begin(key)
            if queue:
                # The other keys come first in the next cycle.
                self._waiting[key] = queue
        self._is_scheduled = bool(self._begun)
        if self._is_scheduled:
            asyncio.get_running_loop().call_soon(self._next_cycle)


@dataclass(frozen=True, slots=True)
class Client:
    """The client whose limits apply to a request and its jobs."""

    #: The person, or the address of a client without a session.
    key: str
    #: The address of the request.
    address: str


def client_of(address: str, person: int | None) -> Client:
    """Return the client of a request."""
    address = network_of(address)
    return Client(address if person is None else f"person {person}", address)


def network_of(address: str) -> str:
    """Return the address to which limits apply; for IPv6, the /64 network of the user.

    >>> network_of("192.0.2.1"), network_of("2001:db8::1")
    ('192.0.2.1', '2001:db8::/64')
    """
    if ":" in address:
        with suppress(ValueError):
            found = ip_address(address)
            if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
                return str(found.ipv4_mapped)
            return str(ip_network(f"{address}/64", strict=False))
    return address


class Addresses:
    """Addresses and networks, as in the setting `trusted_proxies`; `*` means all.

    >>> "192.0.2.1" in Addresses("127.0.0.1, 192.0.2.0/24")
    True
    """

    def __init__(self, written: str) -> None:
        parts = [part.strip() for part in written.split(",") if part.strip()]
        self._all = "*" in parts
        self._networks = []
        for part in parts:
            with suppress(ValueError):
                self._networks.append(ip_network(part, strict=False))

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        with suppress(ValueError):
            found = ip_network(address)
            return any(
                found.version == network.version and found.network_address in network
                for network in self._networks
            )
        return False
