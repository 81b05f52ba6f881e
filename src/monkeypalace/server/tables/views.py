"""Tables as JSON, serialized once for each event and shared by all clients.

Everything at the table is public except the order of the piles, which no view contains. So seats
and spectators get the same bytes, and only `you` differs.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.people import Person
from monkeypalace.server.tables.state import Seat, TableState
from monkeypalace.server.times import iso

#: The JSON of each state; states are immutable.
_written: WeakKeyDictionary[TableState, bytes] = WeakKeyDictionary()


def table_json(table: TableState) -> dict[str, Any]:
    """Return a `TableView`."""
    due = table.due
    return {
        "id": table.id,
        "number": table.number,
        "status": table.status,
        "created": iso(table.stored.created),
        "language": table.language,
        "public": table.is_public,
        "pack": {"name": table.pack.name, "digest": table.pack.digest},
        "options": table.options.to_json(),
        "seats": seats_json(table),
        "clock": {
            "turn_seconds": table.stored.set_up["turn_seconds"],
            "turn_days": table.stored.set_up["turn_days"],
            "due": None if due is None else iso(due),
        },
        "rematch": table.rematch,
        "game": None if table.game is None else game_json(table.game.view()),
    }


def seats_json(table: TableState) -> list[dict[str, Any]]:
    return [_seat(number, seat) for number, seat in enumerate(table.seats, start=1)]


def _seat(number: int, seat: Seat) -> dict[str, Any]:
    kind = "open" if seat.is_open else "bot" if seat.bot else "person"
    return {
        "seat": number,
        "kind": kind,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.is_away,
    }


def you_json(table: TableState, person: Person | None) -> dict[str, Any]:
    """Return a person's role at a table, as `You`."""
    mine = table.seats_of(person.id if person is not None else None)
    return {
        "seats": [seat for seat in mine if not table.seats[seat - 1].is_away],
        "away": [seat for seat in mine if table.seats[seat - 1].is_away],
        "host": person is not None and table.stored.host == person.id,
    }


def table_bytes(table: TableState) -> bytes:
    """Return the `TableView` as JSON, cached."""
    found = _written.get(table)
    if found is None:
        found = _written[table] = dumps(table_json(table))
    return found


def seen_table(table: TableState, person: Person | None, **more: Any) -> bytes:
    """Return a `SeenTable` with additional fields as JSON."""
    parts = {"you": you_json(table, person), **more}
    return dumps(parts)[:-1] + b',"table":' + table_bytes(table) + b"}"
