"""How much of something one person or one address may have.

Counted in this process: with several workers each has its own count.
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

#: TokenBuckets that are kept; the one longest unused is forgotten first, and it is full by then.
_MOST_BUCKETS: Final = 100_000


class TokenBuckets:
    """For everyone a bucket of tokens that fills up again; each request takes one out."""

    def __init__(self, per_second: float, size: float) -> None:
        """With 0 a second there is no limit."""
        self._per_second, self._size = per_second, size
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Take a token, or refuse with the seconds until there is one."""
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
    """For everyone a number of places that can be taken at the same time."""

    def __init__(self, most: int) -> None:
        """With 0 there is no limit."""
        self._most = most
        self._taken: Counter[str] = Counter()

    def is_full(self, key: str) -> bool:
        """Whether no place is left."""
        return bool(self._most) and self._taken[key] >= self._most

    def acquire(self, key: str) -> None:
        """Take a slot."""
        self._taken[key] += 1

    def release(self, key: str) -> None:
        """Give a place back."""
        self._taken[key] -= 1
        if not self._taken[key]:
            del self._taken[key]

    @contextmanager
    def held(self, key: str) -> Iterator[None]:
        """Have a place as long as the block runs."""
        self.acquire(key)
        try:
            yield
        finally:
            self.release(key)

    def check_stream(self, key: str) -> None:
        """Refuse a stream if all places are taken."""
        if self.is_full(key):
            raise ServerError("server-many-streams", most=self._most)


@dataclass(frozen=True, slots=True)
class Client:
    """Whose share of a lane a job takes."""

    #: A person, or an address of somebody we do not know.
    key: str
    #: The address where the request comes from.
    address: str


def client_of(address: str, person: int | None) -> Client:
    """The client behind a request.

    Whoever has an IPv6 address has many of them, so its network counts.
    """
    with suppress(ValueError):
        if ip_address(address).version == 6:
            address = str(ip_network(f"{address}/64", strict=False))
    return Client(address if person is None else f"person {person}", address)
