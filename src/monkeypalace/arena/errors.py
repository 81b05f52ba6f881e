"""Errors of the arena."""

from __future__ import annotations

from monkeypalace.errors import MonkeyPalaceError


class ArenaError(MonkeyPalaceError):
    """A contest that cannot be played, resumed or finished."""
