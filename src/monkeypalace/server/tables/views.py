"""What clients see of a table. Built once for each event, and shared by all who look.

Everything at the table is public but the order of the piles, which no view has; so seats and
spectators get the same bytes, and only `you` differs.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.people import Person
from monkeypalace.server.tables.state import Desk, Seat
from monkeypalace.server.times import iso

#: Desks are values, so what was written of one stays right.
_written: WeakKeyDictionary[Desk, bytes] = WeakKeyDictionary()


def table_json(desk: Desk) -> dict[str, Any]:
    """A `TableView`."""
    due = desk.due
    return {
        "id": desk.id,
        "number": desk.number,
        "status": desk.status,
        "created": iso(desk.table.created),
        "language": desk.language,
        "public": desk.is_public,
        "pack": {"name": desk.pack.name, "digest": desk.pack.digest},
        "options": desk.options.to_json(),
        "seats": seats_json(desk),
        "clock": {
            "turn_seconds": desk.table.set_up["turn_seconds"],
            "turn_days": desk.table.set_up["turn_days"],
            "due": None if due is None else iso(due),
        },
        "rematch": desk.rematch,
        "game": None if desk.game is None else game_json(desk.game.view()),
    }


def seats_json(desk: Desk) -> list[dict[str, Any]]:
    return [_seat(number, seat) for number, seat in enumerate(desk.seats, start=1)]


def _seat(number: int, seat: Seat) -> dict[str, Any]:
    kind = "open" if seat.is_open else "bot" if seat.bot else "person"
    return {
        "seat": number,
        "kind": kind,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.is_away,
    }


def you_json(desk: Desk, person: Person | None) -> dict[str, Any]:
    """What somebody is at a table, as `You`."""
    mine = desk.seats_of(person.id if person is not None else None)
    return {
        "seats": [seat for seat in mine if not desk.seats[seat - 1].is_away],
        "away": [seat for seat in mine if desk.seats[seat - 1].is_away],
        "host": person is not None and desk.table.host == person.id,
    }


def table_bytes(desk: Desk) -> bytes:
    """The `TableView` as JSON."""
    found = _written.get(desk)
    if found is None:
        found = _written[desk] = dumps(table_json(desk))
    return found


def seen_table(desk: Desk, person: Person | None, **more: Any) -> bytes:
    """A `SeenTable`, with more fields if there are any."""
    parts = {"you": you_json(desk, person), **more}
    return dumps(parts)[:-1] + b',"table":' + table_bytes(desk) + b"}"
