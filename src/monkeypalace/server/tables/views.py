"""Tables for clients, encoded once for each event and shared by all clients.

Everything at the table is public except the order of the piles, which no view contains. So seats
and spectators get the same bytes, and only `you` differs.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from monkeypalace.server.answers.game_view import game_json, options_json, pack_name
from monkeypalace.server.answers.identity_cache import cached_by_identity
from monkeypalace.server.answers.json_bytes import encoded
from monkeypalace.server.people import Person
from monkeypalace.server.schemas.tables import Clock, SeatView, SeenTable, TableView, You
from monkeypalace.server.tables.state import Seat, TableState
from monkeypalace.server.times import iso

#: The JSON of each state; states are immutable.
_encoded: WeakKeyDictionary[TableState, TableView] = WeakKeyDictionary()


def table_json(table: TableState) -> TableView:
    """Return a table as everybody sees it."""
    due = table.due
    return TableView(
        id=table.id,
        number=table.number,
        status=table.status,
        created=iso(table.stored.created),
        language=table.language,
        public=table.is_public,
        hints=table.has_hints,
        pack=pack_name(table.pack),
        options=options_json(table.options),
        seats=_encoded_seats(table.seats),
        clock=Clock(
            turn_seconds=table.stored.set_up["turn_seconds"],
            turn_days=table.stored.set_up["turn_days"],
            due=None if due is None else iso(due),
        ),
        rematch=table.rematch,
        continues=table.stored.set_up.get("continues"),
        game=None if table.game is None else game_json(table.game.state),
    )


def seats_json(table: TableState) -> list[SeatView]:
    return _seats(table.seats)


def _seats(seats: tuple[Seat, ...]) -> list[SeatView]:
    return [_seat(number, seat) for number, seat in enumerate(seats, start=1)]


@cached_by_identity(2_000)
def _encoded_seats(seats: tuple[Seat, ...]) -> list[SeatView]:
    return encoded(_seats(seats))


def _seat(number: int, seat: Seat) -> SeatView:
    return SeatView(
        seat=number,
        kind="open" if seat.is_open else "bot" if seat.bot else "person",
        name=seat.name,
        bot=seat.bot,
        away=seat.is_away,
    )


def you_json(table: TableState, person: Person | None) -> You:
    """Return a person's role at a table."""
    mine = table.seats_of(person.id if person is not None else None)
    return You(
        seats=[seat for seat in mine if not table.seats[seat - 1].is_away],
        away=[seat for seat in mine if table.seats[seat - 1].is_away],
        host=person is not None and table.stored.host == person.id,
    )


def encoded_table(table: TableState) -> TableView:
    """Return the view of a table in encoded form, cached."""
    found = _encoded.get(table)
    if found is None:
        found = _encoded[table] = encoded(table_json(table))
    return found


def seen_table(table: TableState, person: Person | None) -> SeenTable:
    """Return a table with the role of a person."""
    return SeenTable(you=you_json(table, person), table=encoded_table(table))
