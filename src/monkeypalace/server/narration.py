"""What happened at a table, as entries of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from monkeypalace import locale
from monkeypalace.game import Event, Record, events
from monkeypalace.gamefile import format_decision
from monkeypalace.narration import Narrator
from monkeypalace.packs import Pack
from monkeypalace.server.desk import Desk, Entry
from monkeypalace.server.times import iso


def text(id_: str, params: Mapping[str, str | int], language: str) -> str:
    """As `locale.text`, which takes long; most sentences of a game are said again and again."""
    return _remembered(id_, tuple(params.items()), language)


@lru_cache(maxsize=20_000)
def _remembered(id_: str, params: tuple[tuple[str, str | int], ...], language: str) -> str:
    return locale.text(id_, dict(params), language)


def entry_json(desk: Desk, entry: Entry, language: str | None = None) -> dict[str, Any]:
    """An event of the table as a `LogEntry`."""
    return _told(desk, entry, language or desk.language)


@lru_cache(maxsize=200)
def _told(desk: Desk, entry: Entry, language: str) -> dict[str, Any]:
    """The player who has played and all who look on get the same: written once for them."""
    event = entry.event
    played = played_json(entry.records, desk.names, desk.pack, language)
    if played:
        sentence = " ".join(each["text"] for record in played for each in record["happened"])
    else:
        name = desk.names[entry.seat - 1] if entry.seat is not None else ""
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


def played_json(
    records: Iterable[Record], names: Sequence[str], pack: Pack, language: str
) -> list[dict[str, Any]]:
    """Decisions with what came of them, as `Played`."""

    def say(id_: str, /, **params: str | int) -> str:
        return text(id_, params, language)

    narrator = Narrator(pack, names, say)

    def happened(event: Event, seat: int) -> dict[str, Any]:
        id_, params = narrator.told(event, seat)
        sentence = narrator.sentence(id_, params)
        # Clients name players in their own language, by seat; `Played` has the seat of `name`.
        if isinstance(event, events.TrophyTaken) and "loser" in params and event.taken_from:
            params = {**params, "loser_seat": event.taken_from}
        return {"id": id_, "params": params, "text": sentence}

    return [
        {
            "round": record.round,
            "seat": record.seat,
            "decision": format_decision(record.decision),
            "happened": [happened(event, record.seat) for event in record.events],
        }
        for record in records
    ]
