"""The clock and the format of times."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> float:
    """Return the seconds since 1970."""
    return time.time()


def iso(seconds: float) -> str:
    """Format a time in UTC, to the second.

    >>> iso(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(int(seconds), UTC).isoformat().replace("+00:00", "Z")
