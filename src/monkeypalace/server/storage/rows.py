"""Rows of the database as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The set-up of a table. It never changes."""

    id: str
    host: int
    created: float
    set_up: dict[str, Any]
    #: The seed or the order of the piles. Not in `repr`: it must not get into logs.
    chance: dict[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class TableOutline:
    """What is known about a table even if its set-up and events cannot be read."""

    id: str
    host: int
    created: float
    number: int
    changed: float
    set_aside_until: float


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event of a table."""

    number: int
    at: float
    type: str
    data: dict[str, Any]
    person: int | None = None
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class DerivedColumns:
    """Columns of a table that are derived from its events, for queries."""

    number: int
    status: str
    changed: float
    bot_to_move: bool
    bot_claimed_until: float
    due: float | None


@dataclass(frozen=True, slots=True)
class NewEvents:
    """New events of a table, and its derived columns after them."""

    table: str
    happened: tuple[StoredEvent, ...]
    derived: DerivedColumns


@dataclass(frozen=True, slots=True)
class StoredCode:
    """An invitation to a table, or a code for another device."""

    kind: str
    person: int
    table: str | None
    seat: int | None
    expires: float | None
    used: bool = False


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """A chat message."""

    number: int
    at: float
    person: int
    command_id: str
    seat: int | None
    name: str
    text: str
