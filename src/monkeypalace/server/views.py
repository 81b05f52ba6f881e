"""What clients see of a table. Built once for each event, and shared by all who look.

Everything at the table is public but the order of the piles, which no view has; so seats and
spectators get the same bytes, and only `you` differs.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from pydantic_core import PydanticSerializationError, to_json

from monkeypalace.game import State, View
from monkeypalace.server.desk import Desk, Seat
from monkeypalace.server.times import iso

if TYPE_CHECKING:
    # Worker processes load this module, too, and need no web framework.
    from monkeypalace.server.people import Person

#: Desks are values, so what was written of one stays right.
_written: WeakKeyDictionary[Desk, bytes] = WeakKeyDictionary()


def dumps(data: Any) -> bytes:
    """Compact JSON. Half a surrogate pair, which no encoding knows, becomes a question mark."""
    try:
        return to_json(data)
    except PydanticSerializationError:
        written = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
        return written.encode(errors="replace")


def game_json(view: View) -> dict[str, Any]:
    """A `GameView`: the game's own view without `you`, and with what clients would work out."""
    state, found = view.state, view.to_json()
    del found["you"]
    found["upcoming"] = _upcoming(state)
    found["bonus_bananas"] = state.pack.bonus_bananas
    for written, pile in zip(found["market"], state.pack.piles, strict=True):
        written["colour"] = pile.colour and str(pile.colour)
    return found


def _upcoming(state: State) -> list[int]:
    """Each seat that still has a turn, in the order of their next ones."""
    if state.is_over:
        return []
    seats = range(1, len(state.players) + 1)
    # In the last round nobody starts again from the first seat.
    return [*seats[state.seat - 1 :], *(() if state.last_round else seats[: state.seat - 1])]


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
