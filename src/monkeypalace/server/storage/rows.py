"""What is stored, as values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was set up."""

    id: str
    host: int
    created: float
    set_up: dict[str, Any]
    #: It stays out of logs and tracebacks.
    chance: dict[str, Any] = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """Something that happened at a table."""

    number: int
    at: float
    type: str
    data: dict[str, Any]
    person: int | None = None
    command_id: str | None = None


@dataclass(frozen=True, slots=True)
class DerivedColumns:
    """What can be searched for: it follows from the events."""

    number: int
    status: str
    changed: float
    bot_to_move: bool
    bot_claimed_until: float
    due: float | None


@dataclass(frozen=True, slots=True)
class NewEvents:
    """New events of a table, and how it stands after them."""

    table: str
    happened: tuple[StoredEvent, ...]
    now: DerivedColumns


@dataclass(frozen=True, slots=True)
class StoredCode:
    """What a code is good for."""

    kind: str
    person: int
    table: str | None
    seat: int | None
    expires: float | None
    used: bool = False


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """Something that was said at a table."""

    number: int
    at: float
    person: int
    command_id: str
    seat: int | None
    name: str
    text: str
