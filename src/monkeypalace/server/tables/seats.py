"""Seats: set up tables, invite, sit down, leave, return, play again."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection

from monkeypalace.game import LARGEST_SEED, Chance, Game, Options
from monkeypalace.packs import Pack, included_pack, standard_pack
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import (
    BotSeat,
    CreatedTable,
    Invite,
    InviteView,
    Me,
    NewTable,
)
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import accounts, store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import StoredCode, StoredEvent, StoredTable
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.repository import Change, Tables, derived_columns, events_of, replay
from monkeypalace.server.tables.state import Seat, TableState
from monkeypalace.server.tables.views import encoded_table, you_json
from monkeypalace.server.times import now
from monkeypalace.server.tokens import hash_secret, new_code, new_table_id

#: The bot that plays for a person who has run out of time or has deleted their data.
STAND_IN: Final = "mandrill"
#: How often a person can return to a seat: every return is stored.
_MOST_RETURNS: Final = 50


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation to a seat, or to watch if `seat` is `None`."""

    table: str
    seat: int | None
    used: bool


class Seats:
    """Creates tables and changes who sits where."""

    def __init__(
        self, database: Database, packs: Packs, tables: Tables, settings: Settings
    ) -> None:
        self._database, self._packs = database, packs
        self._tables, self._settings = tables, settings

    # Setting up

    async def set_up(self, host: Person, wanted: NewTable, address: str) -> CreatedTable:
        """Set up a table."""
        if not any(isinstance(seat, Me) for seat in wanted.seats):
            raise ServerError("server-nobody-plays")
        if wanted.turn_seconds is not None and wanted.turn_days is not None:
            raise ServerError("server-two-clocks")
        await self._database.read(partial(self._check_number_of_tables, host))
        pack = await self._packs.find(wanted.pack)
        seats = [_seat(seat, host) for seat in wanted.seats]
        if wanted.draw_seats:
            seats = list(Chance(secrets.randbits(64)).shuffled(seats))
        given = wanted.options.model_dump(exclude_unset=True)
        options = Options.from_edition(wanted.edition, **given)
        set_up = {
            "options": options.to_json(),
            "pack": pack.digest,
            "language": wanted.language,
            "public": wanted.public,
            "hints": wanted.hints,
            "turn_seconds": wanted.turn_seconds,
            "turn_days": wanted.turn_days,
        }
        # Refuse impossible options now, not when the last player sits down.
        Game(len(seats), seed=0, pack=pack, options=options)
        table, events = _new_table(host.id, set_up, seats, pack)
        codes = {number: new_code() for number, seat in enumerate(seats, 1) if seat.is_open}
        await self.add(host, table, events, codes)
        return CreatedTable(
            you=you_json(table, host),
            table=encoded_table(table),
            invites=[_link(seat, code, address) for seat, code in codes.items()],
        )

    async def add(
        self,
        host: Person,
        table: TableState,
        events: list[StoredEvent],
        codes: Mapping[int, str] | None = None,
    ) -> None:
        """Store a new table of a host, with a code for each open seat, and publish it."""

        def write(connection: Connection) -> None:
            # Within the transaction: the host may be setting up other tables meanwhile.
            accounts.lock_person(connection, host.id)
            self._check_number_of_tables(host, connection)
            store.add_table(connection, table.stored, events, derived_columns(table))
            store.add_member(connection, host.id, table.id)
            for seat, code in (codes or {}).items():
                invitation = StoredCode("seat", host.id, table.id, seat, None)
                accounts.add_code(connection, hash_secret(code), invitation)

        await self._database.write(write)
        self._tables.cache_stored(table)

    async def rematch(self, person: Person, id_: str) -> TableState:
        """Return a new table with the same players; the second seat becomes the first."""
        table = await self._tables.visible_to(id_, person)
        if not table.seats_of(person.id):
            raise ServerError("server-not-your-seat")
        if table.rematch is None:
            seats = [_seat_for_rematch(seat) for seat in (*table.seats[1:], table.seats[0])]
            # The host may have deleted their data; then they have no seat any more.
            host = table.stored.host if table.seats_of(table.stored.host) else person.id
            # Earlier versions of the standard pack are only for games that began with them.
            pack = table.pack if included_pack(table.pack.digest) is None else standard_pack()
            set_up = {**table.stored.set_up, "pack": pack.digest}
            set_up.pop("continues", None)
            new, events = _new_table(host, set_up, seats, pack)

            def changes(current: TableState) -> list[Change]:
                if current.status != "finished":
                    raise ServerError("server-not-finished")
                if current.rematch is not None:
                    return []
                return [("rematch", {"table": new.id}, None)]

            def in_transaction(connection: Connection) -> None:
                store.add_table(connection, new.stored, events, derived_columns(new))
                for member in {new.stored.host, *(seat.person for seat in seats if seat.person)}:
                    store.add_member(connection, member, new.id)

            table = await self._tables.change(id_, changes, person, in_transaction)
        assert table.rematch is not None
        return self._tables.cache_stored(await self._tables.refresh(table.rematch))

    def _check_number_of_tables(self, host: Person, connection: Connection) -> None:
        most = self._settings.tables_per_person
        if most and most <= store.count_tables(connection, host.id):
            raise ServerError("server-many-tables", most=most)

    # Invitations

    async def invite(self, host: Person, id_: str, seat: int | None, address: str) -> Invite:
        """Return a new invitation with a link to the page at `address`.

        Earlier invitations to the same seat become void.
        """
        table = await self._tables.visible_to(id_, host)
        _check_host(table, host)
        if seat is not None:
            _check_open(table, seat)
        code = new_code()
        kind = "watch" if seat is None else "seat"

        def write(connection: Connection) -> None:
            if seat is not None:
                accounts.void_codes(connection, id_, seat)
            invitation = StoredCode(kind, host.id, id_, seat, None)
            accounts.add_code(connection, hash_secret(code), invitation)

        await self._database.write(write)
        return _link(seat, code, address)

    async def look_at_invite(self, code: str) -> InviteView:
        """Return what an invitation is for."""
        invitation = await self._invitation(hash_secret(code))
        table = await self._tables.refresh(invitation.table)
        hosts = [seat.name for seat in table.seats if seat.person == table.stored.host]
        return InviteView(
            seat=invitation.seat,
            host=(hosts[0] if hosts else None) or "",
            players=len(table.seats),
            language=table.language,
        )

    async def check_invite(self, code: str) -> None:
        """Refuse an unknown code, before a person is created for it."""
        await self._invitation(hash_secret(code), unused=False)

    async def redeem_invite(self, person: Person, code: str, name: str | None) -> TableState:
        """Sit down on the seat of the invitation, or become a spectator.

        A repeated request of the same person gets the same answer.
        """
        key = hash_secret(code)
        invitation = await self._invitation(key, unused=False)
        id_, seat = invitation.table, invitation.seat
        if seat is None:
            await self._database.write(
                lambda connection: store.add_member(connection, person.id, id_)
            )
            return await self._tables.refresh(id_)
        if name is None:
            raise ServerError("server-name-needed")
        check_name(name)

        def changes(table: TableState) -> list[Change]:
            if invitation.used and table.seats[seat - 1].person == person.id:
                return []
            if invitation.used:
                raise ServerError("server-no-code")
            return _sit(table, seat, person, name)

        def in_transaction(connection: Connection) -> None:
            if not accounts.use_code(connection, key):
                raise ServerError("server-no-code")
            store.add_member(connection, person.id, id_)

        await self._tables.refresh(id_)
        return await self._tables.change(id_, changes, person, in_transaction)

    async def _invitation(self, key: str, *, unused: bool = True) -> Invitation:
        found = await self._database.read(
            lambda connection: accounts.find_code(connection, key, now())
        )
        if found is None or found.table is None or (unused and found.used):
            raise ServerError("server-no-code")
        return Invitation(found.table, found.seat, found.used)

    # Seats

    async def sit(self, host: Person, id_: str, seat: int, name: str) -> TableState:
        """Seat the host on another open seat."""
        _check_host(await self._tables.visible_to(id_, host), host)
        check_name(name)
        return await self._tables.change(id_, lambda table: _sit(table, seat, host, name), host)

    async def seat_bot(self, host: Person, id_: str, seat: int, bot: str) -> TableState:
        """Put a bot on an open seat."""
        _check_host(await self._tables.visible_to(id_, host), host)

        def changes(table: TableState) -> list[Change]:
            _check_open(table, seat)
            return _with_start(table, seat, ("bot-seated", {"seat": seat, "bot": bot}, None))

        return await self._tables.change(
            id_, changes, host, lambda connection: accounts.void_codes(connection, id_, seat)
        )

    async def leave(self, person: Person, id_: str, seat: int, bot: str) -> TableState:
        """Let a bot play for a person. A repeated request changes nothing."""
        await self._tables.visible_to(id_, person)

        def changes(table: TableState) -> list[Change]:
            check_seat(table, seat, person)
            if table.seats[seat - 1].is_away:
                return []
            return [("left", {"seat": seat, "bot": bot, "reason": "wish"}, None)]

        return await self._tables.change(id_, changes, person)

    async def come_back(self, person: Person, id_: str, seat: int) -> TableState:
        """Give a seat back to its person. A repeated request changes nothing.

        The clock of the turn does not stop. If it has run out, the bot plays this turn.
        """
        await self._tables.visible_to(id_, person)

        def changes(table: TableState) -> list[Change]:
            check_seat(table, seat, person)
            if not table.seats[seat - 1].is_away:
                return []
            returns = [entry for entry in table.log if entry.event.type == "returned"]
            if sum(entry.seat == seat for entry in returns) >= _MOST_RETURNS:
                raise ServerError("server-many-returns", most=_MOST_RETURNS)
            ends, game = table.turn_ends, table.game
            if ends is not None and ends < now() and game is not None and game.seat == seat:
                raise ServerError("server-out-of-time")
            return [("returned", {"seat": seat}, None)]

        return await self._tables.change(id_, changes, person)


def _new_table(
    host: int, set_up: dict[str, Any], seats: list[Seat], pack: Pack
) -> tuple[TableState, list[StoredEvent]]:
    stored = StoredTable(
        id=new_table_id(),
        host=host,
        created=now(),
        set_up=set_up,
        chance={"seed": secrets.randbelow(LARGEST_SEED + 1)},
    )
    written = [{"person": seat.person, "name": seat.name, "bot": seat.bot} for seat in seats]
    changes: list[Change] = [("created", {"seats": written}, None)]
    if not any(seat.is_open for seat in seats):
        changes.append(("started", {}, None))
    table = TableState(stored, pack)
    events = events_of(table, changes, Person(host))
    return replay(table, events), events


def _seat_for_rematch(seat: Seat) -> Seat:
    """Return a seat for another game. A bot plays for an owner who has deleted their data."""
    return seat if seat.person is not None else Seat(bot=seat.bot or STAND_IN)


def _seat(wanted: Any, host: Person) -> Seat:
    if isinstance(wanted, Me):
        check_name(wanted.name)
        return Seat(host.id, wanted.name)
    return Seat(bot=wanted.bot) if isinstance(wanted, BotSeat) else Seat()


def _sit(table: TableState, seat: int, person: Person, name: str) -> list[Change]:
    _check_open(table, seat)
    return _with_start(
        table, seat, ("seated", {"seat": seat, "person": person.id, "name": name}, None)
    )


def _with_start(table: TableState, seat: int, change: Change) -> list[Change]:
    """Return the change, and the start of the game if no other seat is open."""
    others = [other for number, other in enumerate(table.seats, 1) if number != seat]
    if any(other.is_open for other in others):
        return [change]
    return [change, ("started", {}, None)]


def check_seat(table: TableState, seat: int, person: Person) -> None:
    """Refuse a person who does not own the seat."""
    if seat not in table.seats_of(person.id):
        raise ServerError("server-not-your-seat")


def _link(seat: int | None, code: str, address: str) -> Invite:
    return Invite(seat=seat, code=code, link=f"{address}/#invite={code}")


def _check_host(table: TableState, person: Person) -> None:
    if table.stored.host != person.id:
        raise ServerError("server-not-the-host")


def _check_open(table: TableState, seat: int) -> None:
    if seat > len(table.seats):
        raise ServerError("server-no-table")
    if not table.seats[seat - 1].is_open:
        raise ServerError("server-seat-taken")


def check_name(name: str) -> None:
    if not name.isprintable() or not name.strip():
        raise ServerError("server-name")
