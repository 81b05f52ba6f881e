"""Rate limits and concurrency limits for each person and address.

Each process counts for itself.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final

from monkeypalace.server.problems import ServerError

#: Buckets that are kept. The least recently used one is dropped first; it is full by then.
_MOST_BUCKETS: Final = 100_000


class TokenBuckets:
    """A token bucket for each key: it refills at a constant rate, and a request takes a token."""

    def __init__(self, per_second: float, size: float) -> None:
        """Create the buckets; 0 `per_second` means no limit."""
        self._per_second, self._size = per_second, size
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token; if there is none, raise an error with the seconds to wait."""
        if not self._per_second:
            return
        now = monotonic()
        tokens, since = self._buckets.pop(key, (self._size, now))
        tokens = min(self._size, tokens + (now - since) * self._per_second)
        if tokens < 1:
            self._buckets[key] = tokens, now
            wait = int((1 - tokens) / self._per_second) + 1
            raise ServerError("server-slow-down", seconds=wait)
        self._buckets[key] = tokens - 1, now
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
        return bool(self._most) and self._taken[key] >= self._most

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


@dataclass(frozen=True, slots=True)
class Client:
    """The client to whose share of a lane a job counts."""

    #: The person, or the address of somebody without a session.
    key: str
    #: The address of the request.
    address: str


def client_of(address: str, person: int | None) -> Client:
    """Return the client of a request.

    An IPv6 user has a whole /64 network, so the network counts as the address.
    """
    with suppress(ValueError):
        if ip_address(address).version == 6:
            address = str(ip_network(f"{address}/64", strict=False))
    return Client(address if person is None else f"person {person}", address)
