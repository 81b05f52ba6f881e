"""Assign tables to workers by rendezvous hashing of their ids."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import blake2b
from typing import Final

#: The start of a request for a table. The path is not decoded: clients send ids as they are.
_TABLE_REQUEST: Final = re.compile(rb"[A-Z]{1,8} /api/tables/([A-Za-z0-9_-]{16})[/? ]")
#: Tables whose ranking is cached; a ranking costs about a microsecond per worker.
_MOST_CACHED: Final = 10_000


def requested_table(data: bytes) -> str | None:
    """Return the table id in the first line of a request, if there is one."""
    found = _TABLE_REQUEST.match(data)
    return None if found is None else found[1].decode("ascii")


@lru_cache(_MOST_CACHED)
def ranking(table: str, workers: int) -> tuple[int, ...]:
    """Return the numbers of all workers, in the order of preference for a table.

    The table is assigned to the first worker that is up. If a worker dies, its tables are spread
    over all others, and no other table moves.
    """
    return tuple(sorted(range(workers), key=lambda worker: _weight(table, worker), reverse=True))


def _weight(table: str, worker: int) -> bytes:
    return blake2b(f"{worker} {table}".encode(), digest_size=8).digest()
