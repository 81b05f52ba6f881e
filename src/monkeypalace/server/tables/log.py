"""Entries of a table's log for clients."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from monkeypalace.server.answers.json_bytes import encoded
from monkeypalace.server.answers.played import played_json
from monkeypalace.server.schemas.turns import EventType, LogEntry
from monkeypalace.server.sentences import text
from monkeypalace.server.tables.state import Entry, TableState
from monkeypalace.server.times import iso


def encoded_entry(table: TableState, entry: Entry, language: str | None = None) -> LogEntry:
    """Return an event of the table in encoded form."""
    return _cached_entry(table, entry, language or table.language)


@lru_cache(maxsize=200)
def _cached_entry(table: TableState, entry: Entry, language: str) -> LogEntry:
    """Return the entry, cached: the answer to a turn and all streams need it."""
    return encoded(entry_json(table, entry, language))


def entry_json(table: TableState, entry: Entry, language: str) -> LogEntry:
    """Return an event of the table."""
    event = entry.event
    names = table.names(language)
    played = played_json(entry.records, names, table.pack, language)
    if played:
        sentence = " ".join(each.text for record in played for each in record.happened)
    else:
        name = names[entry.seat - 1] if entry.seat is not None else ""
        params = {"name": name, "reason": str(event.data.get("reason", "none"))}
        sentence = text(f"server-event-{event.type}", params, language)
    return LogEntry(
        number=event.number,
        at=iso(event.at),
        type=cast(EventType, event.type),
        seat=entry.seat,
        by_bot=bool(event.data.get("by_bot", False)),
        text=sentence,
        played=played,
        table=event.data.get("table"),
    )
