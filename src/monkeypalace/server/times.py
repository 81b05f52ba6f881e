"""The clock and the format of times."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import lru_cache


def now() -> float:
    """Return the seconds since 1970."""
    return time.time()


def iso(seconds: float) -> str:
    """Format a time in UTC, to the second.

    >>> iso(0)
    '1970-01-01T00:00:00Z'
    """
    return _iso(int(seconds))


@lru_cache(maxsize=2_000)
def _iso(seconds: int) -> str:
    """Format a time, cached: every view of a table repeats the same ones."""
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
