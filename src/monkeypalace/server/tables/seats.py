"""Who sits where: setting up, inviting, sitting down, leaving, coming back, playing again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from monkeypalace.game import LARGEST_SEED, Chance, Game, Options
from monkeypalace.packs import Pack
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import BotSeat, Me, NewTable
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import StoredCode, StoredEvent, StoredTable
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.repository import Change, Tables, events_of, replay, standing_of
from monkeypalace.server.tables.state import Desk, Seat
from monkeypalace.server.tables.views import table_json, you_json
from monkeypalace.server.times import now
from monkeypalace.server.tokens import hashed, new_code, new_table_id


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a code invites to: a seat, or without one to watch."""

    table: str
    seat: int | None
    used: bool


class Seating:
    """Everything about seats but playing."""

    def __init__(
        self, database: Database, packs: Packs, tables: Tables, settings: Settings
    ) -> None:
        self._database, self._packs = database, packs
        self._tables, self._settings = tables, settings

    # Setting up

    async def set_up(self, host: Person, wanted: NewTable, base: str) -> dict[str, Any]:
        """Set up a table; a `NewlySetUp`."""
        if not any(isinstance(seat, Me) for seat in wanted.seats):
            raise ServerError("server-nobody-plays")
        if wanted.turn_seconds is not None and wanted.turn_days is not None:
            raise ServerError("server-two-clocks")
        await self._check_number_of_tables(host)
        pack = await self._packs.find(wanted.pack)
        seats = [_seat(seat, host) for seat in wanted.seats]
        if wanted.draw_seats:
            seats = list(Chance(secrets.randbits(64)).shuffled(seats))
        set_up = {
            "options": wanted.options.model_dump(),
            "pack": pack.digest,
            "language": wanted.language,
            "public": wanted.public,
            "turn_seconds": wanted.turn_seconds,
            "turn_days": wanted.turn_days,
        }
        # What cannot be set up is refused here, and not when the last player sits down.
        Game(len(seats), seed=0, pack=pack, options=Options.from_json(set_up["options"]))
        desk, events = _new_desk(host.id, set_up, seats, pack)
        codes = {number: new_code() for number, seat in enumerate(seats, 1) if seat.is_open}

        def write(connection: Connection) -> None:
            store.add_table(connection, desk.table, events, standing_of(desk))
            store.add_member(connection, host.id, desk.id)
            for seat, code in codes.items():
                invitation = StoredCode("seat", host.id, desk.id, seat, None)
                store.add_code(connection, hashed(code), invitation)

        await self._database.write(write)
        self._tables.keep_stored(desk)
        return {
            "you": you_json(desk, host),
            "table": table_json(desk),
            "invites": [self._link(seat, code, base) for seat, code in codes.items()],
        }

    async def rematch(self, person: Person, id_: str) -> Desk:
        """The same players at a new table; the second seat becomes the first."""
        desk = await self._tables.seen_by(id_, person)
        if not desk.seats_of(person.id):
            raise ServerError("server-not-your-seat")
        if desk.rematch is None:
            seats = [*desk.seats[1:], desk.seats[0]]
            new, events = _new_desk(desk.table.host, desk.table.set_up, seats, desk.pack)

            def changes(now_: Desk) -> list[Change]:
                if now_.status != "finished":
                    raise ServerError("server-not-finished")
                if now_.rematch is not None:
                    return []
                return [("rematch", {"table": new.id}, None)]

            def also(connection: Connection) -> None:
                store.add_table(connection, new.table, events, standing_of(new))
                for member in {new.table.host, *(seat.person for seat in seats if seat.person)}:
                    store.add_member(connection, member, new.id)

            desk = await self._tables.change(id_, changes, person, also)
        assert desk.rematch is not None
        return self._tables.keep_stored(await self._tables.refresh(desk.rematch))

    async def _check_number_of_tables(self, host: Person) -> None:
        most = self._settings.tables_per_person
        if most and most <= await self._database.read(
            lambda connection: store.count_tables(connection, host.id)
        ):
            raise ServerError("server-many-tables", most=most)

    # Invitations

    async def invite(self, host: Person, id_: str, seat: int | None, base: str) -> dict[str, Any]:
        """A new `Invite`; older ones to the same seat are void."""
        desk = await self._tables.seen_by(id_, host)
        _check_host(desk, host)
        if seat is not None:
            _check_open(desk, seat)
        code = new_code()
        kind = "watch" if seat is None else "seat"

        def write(connection: Connection) -> None:
            if seat is not None:
                store.void_codes(connection, id_, seat)
            invitation = StoredCode(kind, host.id, id_, seat, None)
            store.add_code(connection, hashed(code), invitation)

        await self._database.write(write)
        return self._link(seat, code, base)

    def _link(self, seat: int | None, code: str, base: str) -> dict[str, Any]:
        base = self._settings.origin or base.rstrip("/")
        return {"seat": seat, "code": code, "link": f"{base}/#invite={code}"}

    async def look_at_invite(self, code: str) -> dict[str, Any]:
        """An `InviteView`."""
        invitation = await self._invitation(hashed(code))
        desk = await self._tables.refresh(invitation.table)
        hosts = [seat.name for seat in desk.seats if seat.person == desk.table.host]
        return {
            "seat": invitation.seat,
            "host": hosts[0] if hosts else "",
            "players": len(desk.seats),
            "language": desk.language,
        }

    async def check_invite(self, code: str) -> None:
        """Refuse a code that has never been one, before anybody new is welcomed for it."""
        await self._invitation(hashed(code), unused=False)

    async def redeem_invite(self, person: Person, code: str, name: str | None) -> Desk:
        """Sit down on the seat that the invitation is for, or become a spectator.

        Whoever asks again because the answer was lost gets it again.
        """
        key = hashed(code)
        invitation = await self._invitation(key, unused=False)
        id_, seat = invitation.table, invitation.seat
        if seat is None:
            await self._database.write(
                lambda connection: store.add_member(connection, person.id, id_)
            )
            return await self._tables.refresh(id_)
        if name is None:
            raise ServerError("server-name-needed")
        _check_name(name)

        def changes(desk: Desk) -> list[Change]:
            if invitation.used and desk.seats[seat - 1].person == person.id:
                return []
            if invitation.used:
                raise ServerError("server-no-code")
            return _sit(desk, seat, person, name)

        def also(connection: Connection) -> None:
            if not store.use_code(connection, key):
                raise ServerError("server-no-code")
            store.add_member(connection, person.id, id_)

        await self._tables.refresh(id_)
        return await self._tables.change(id_, changes, person, also)

    async def _invitation(self, key: str, *, unused: bool = True) -> Invitation:
        found = await self._database.read(
            lambda connection: store.find_code(connection, key, now())
        )
        if found is None or found.table is None or (unused and found.used):
            raise ServerError("server-no-code")
        return Invitation(found.table, found.seat, found.used)

    # Seats

    async def sit(self, host: Person, id_: str, seat: int, name: str) -> Desk:
        """The host sits down on one more open seat."""
        _check_host(await self._tables.seen_by(id_, host), host)
        _check_name(name)
        return await self._tables.change(id_, lambda desk: _sit(desk, seat, host, name), host)

    async def seat_bot(self, host: Person, id_: str, seat: int, bot: str) -> Desk:
        """The host puts a bot on an open seat."""
        _check_host(await self._tables.seen_by(id_, host), host)

        def changes(desk: Desk) -> list[Change]:
            _check_open(desk, seat)
            return _and_start(desk, seat, ("bot-seated", {"seat": seat, "bot": bot}, None))

        return await self._tables.change(
            id_, changes, host, lambda connection: store.void_codes(connection, id_, seat)
        )

    async def leave(self, person: Person, id_: str, seat: int, bot: str) -> Desk:
        """A bot plays on for somebody; asked again, nothing changes."""
        await self._tables.seen_by(id_, person)

        def changes(desk: Desk) -> list[Change]:
            check_seat(desk, seat, person)
            if desk.seats[seat - 1].is_away:
                return []
            return [("left", {"seat": seat, "bot": bot, "reason": "wish"}, None)]

        return await self._tables.change(id_, changes, person)

    async def come_back(self, person: Person, id_: str, seat: int) -> Desk:
        """Somebody takes their seat again; asked again, nothing changes."""
        await self._tables.seen_by(id_, person)

        def changes(desk: Desk) -> list[Change]:
            check_seat(desk, seat, person)
            if not desk.seats[seat - 1].is_away:
                return []
            return [("returned", {"seat": seat}, None)]

        return await self._tables.change(id_, changes, person)


def _new_desk(
    host: int, set_up: dict[str, Any], seats: list[Seat], pack: Pack
) -> tuple[Desk, list[StoredEvent]]:
    table = StoredTable(
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
    desk = Desk(table, pack)
    events = events_of(desk, changes, Person(host))
    return replay(desk, events), events


def _seat(wanted: Any, host: Person) -> Seat:
    if isinstance(wanted, Me):
        _check_name(wanted.name)
        return Seat(host.id, wanted.name)
    return Seat(bot=wanted.bot) if isinstance(wanted, BotSeat) else Seat()


def _sit(desk: Desk, seat: int, person: Person, name: str) -> list[Change]:
    _check_open(desk, seat)
    return _and_start(
        desk, seat, ("seated", {"seat": seat, "person": person.id, "name": name}, None)
    )


def _and_start(desk: Desk, seat: int, change: Change) -> list[Change]:
    """The game begins as soon as no seat is open."""
    others = [other for number, other in enumerate(desk.seats, 1) if number != seat]
    if any(other.is_open for other in others):
        return [change]
    return [change, ("started", {}, None)]


def check_seat(desk: Desk, seat: int, person: Person) -> None:
    """Refuse whoever does not own the seat."""
    if seat not in desk.seats_of(person.id):
        raise ServerError("server-not-your-seat")


def _check_host(desk: Desk, person: Person) -> None:
    if desk.table.host != person.id:
        raise ServerError("server-not-the-host")


def _check_open(desk: Desk, seat: int) -> None:
    if seat > len(desk.seats):
        raise ServerError("server-no-table")
    if not desk.seats[seat - 1].is_open:
        raise ServerError("server-seat-taken")


def _check_name(name: str) -> None:
    if not name.isprintable() or not name.strip():
        raise ServerError("server-name")
