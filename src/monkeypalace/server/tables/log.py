"""Entries of a table's log as JSON."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from monkeypalace.server.answers.played import played_json, text
from monkeypalace.server.tables.state import Entry, TableState
from monkeypalace.server.times import iso


def entry_json(table: TableState, entry: Entry, language: str | None = None) -> dict[str, Any]:
    """Return an event of the table as a `LogEntry`."""
    return _cached_entry(table, entry, language or table.language)


@lru_cache(maxsize=200)
def _cached_entry(table: TableState, entry: Entry, language: str) -> dict[str, Any]:
    """Return the entry, cached: the answer to a turn and all streams need it."""
    event = entry.event
    played = played_json(entry.records, table.names, table.pack, language)
    if played:
        sentence = " ".join(each["text"] for record in played for each in record["happened"])
    else:
        name = table.names[entry.seat - 1] if entry.seat is not None else ""
        params = {"name": name, "reason": str(event.data.get("reason", "none"))}
        sentence = text(f"server-event-{event.type}", params, language)
    return {
        "number": event.number,
        "at": iso(event.at),
        "type": event.type,
        "seat": entry.seat,
        "by_bot": bool(event.data.get("by_bot", False)),
        "text": sentence,
        "played": played,
        "table": event.data.get("table"),
    }
