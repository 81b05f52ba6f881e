"""Tables: set up, seen, changed. Every change is an event; it is stored, then published."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from monkeypalace.game import LARGEST_SEED, Chance, Game, Options
from monkeypalace.server.desk import Desk, Seat
from monkeypalace.server.errors import ServerError
from monkeypalace.server.packs import Packs
from monkeypalace.server.people import Person
from monkeypalace.server.schemas.tables import BotSeat, Me, NewTable
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.store import Standing, StoredCode, StoredEvent, StoredTable
from monkeypalace.server.times import iso, now
from monkeypalace.server.tokens import hashed, new_code, new_table_id
from monkeypalace.server.views import seats_json, table_json, you_json

#: Desks that are kept in memory; others are rebuilt from their events.
_MOST_DESKS: Final = 2_000
#: Seconds for which the worker that stored an event has the bot's turn after it in hand.
BOT_CLAIM: Final = 15.0
#: Others may be quicker so many times before we give up.
_ATTEMPTS: Final = 10
_MOST_LISTED: Final = 100

#: Events that follow from a desk, without numbers and times: type, data, command.
Change = tuple[str, dict[str, Any], str | None]


class Tables:
    """All tables, as far as they are needed in memory."""

    def __init__(self, database: Database, packs: Packs, settings: Settings) -> None:
        self._database, self._packs, self._settings = database, packs, settings
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: Tables that people may see besides those where they sit, as far as they have asked.
        self._members: set[tuple[int, str]] = set()
        #: Called with every desk that is newer than what this worker knew.
        self.on_news: list[Callable[[Desk], None]] = []
        #: Called with every desk that this worker has changed, when the change is stored.
        self.on_stored: list[Callable[[Desk], None]] = []

    # Finding

    def lock(self, id_: str) -> asyncio.Lock:
        """Whoever changes a table holds its lock, so that this worker does not race itself."""
        lock = self._locks.get(id_)
        if lock is None:
            lock = self._locks[id_] = asyncio.Lock()
        return lock

    async def find(self, id_: str) -> Desk:
        """A table as it was when this worker last looked."""
        desk = self._desks.get(id_)
        if desk is None:
            return await self.refresh(id_)
        self._desks.move_to_end(id_)
        return desk

    async def refresh(self, id_: str) -> Desk:
        """A table as it is stored now."""
        known = self._desks.get(id_)

        def read(connection: Connection) -> tuple[StoredTable | None, list[StoredEvent]]:
            table = known.table if known is not None else store.find_table(connection, id_)
            if table is None:
                return None, []
            number = known.number if known is not None else 0
            return table, store.events_after(connection, id_, number)

        table, events = await self._database.read(read)
        if table is None:
            raise ServerError("server-no-table")
        if known is not None and not events:
            return known
        desk = known or Desk(table, await self._packs.find(table.set_up["pack"]))
        desk = await asyncio.to_thread(_replay, desk, events)
        return self._keep(desk)

    def _keep(self, desk: Desk) -> Desk:
        """Remember a desk, unless a newer one of the same table is known."""
        known = self._desks.get(desk.id)
        if known is not None and known.number >= desk.number:
            return known
        self._desks[desk.id] = desk
        self._desks.move_to_end(desk.id)
        if len(self._desks) > _MOST_DESKS:
            self._desks.popitem(last=False)
        for hear in self.on_news:
            hear(desk)
        return desk

    def _keep_stored(self, desk: Desk) -> Desk:
        kept = self._keep(desk)
        for hear in self.on_stored:
            hear(kept)
        return kept

    async def seen_by(self, id_: str, person: Person | None) -> Desk:
        """A table as it is stored now; who may not see it does not learn that it exists."""
        desk = await self.refresh(id_)
        if not await self.may_see(desk, person):
            raise ServerError("server-no-table")
        return desk

    async def may_see(self, desk: Desk, person: Person | None) -> bool:
        if desk.is_public:
            return True
        if person is None:
            return False
        if desk.table.host == person.id or desk.seats_of(person.id):
            return True
        key = (person.id, desk.id)
        if key not in self._members and await self._database.read(
            lambda connection: store.is_member(connection, person.id, desk.id)
        ):
            self._members.add(key)
        return key in self._members

    async def of(self, person: Person) -> list[dict[str, Any]]:
        """The tables of a person as `TableSummary`, those that wait for them first."""
        ids = await self._database.read(
            lambda connection: store.tables_of(connection, person.id, _MOST_LISTED)
        )
        found = [_summary(await self.refresh(id_), person) for id_ in ids]
        return sorted(found, key=lambda summary: not summary["your_turn"])

    # Changing

    async def change(
        self,
        id_: str,
        changes: Callable[[Desk], list[Change]],
        person: Person | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> Desk:
        """Change a table. `changes` says what happens, or refuses; it may be asked again.

        `also` is done in the same transaction.
        """
        async with self.lock(id_):
            desk = await self.find(id_)
            for _ in range(_ATTEMPTS):
                wanted = changes(desk)
                if not wanted:
                    return desk
                try:
                    return await self.commit(desk, wanted, person, also)
                except IntegrityError:
                    # Another worker was quicker: think again.
                    desk = await self.refresh(id_)
        raise ServerError("server-storage")

    async def commit(
        self,
        desk: Desk,
        changes: list[Change],
        person: Person | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> Desk:
        """Store changes of a desk, then publish them.

        If another worker was quicker, this raises `IntegrityError`. What is not legal raises
        the game's own errors, and nothing is stored.
        """
        events = _events(desk, changes, person)
        changed = await asyncio.to_thread(_replay, desk, events)
        standing = _standing(changed)

        def write(connection: Connection) -> None:
            store.append(connection, desk.id, events, standing)
            if also is not None:
                also(connection)

        await self._database.write(write)
        return self._keep_stored(changed)

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
        desk, events = _new_desk(host.id, set_up, seats, Desk(_EMPTY, pack))
        codes = {number: new_code() for number, seat in enumerate(seats, 1) if seat.is_open}

        def write(connection: Connection) -> None:
            store.add_table(connection, desk.table, events, _standing(desk))
            store.add_member(connection, host.id, desk.id)
            for seat, code in codes.items():
                invitation = StoredCode("seat", host.id, desk.id, seat, None)
                store.add_code(connection, hashed(code), invitation)

        await self._database.write(write)
        self._keep_stored(desk)
        return {
            "you": you_json(desk, host),
            "table": table_json(desk),
            "invites": [self._invitation(seat, code, base) for seat, code in codes.items()],
        }

    async def rematch(self, person: Person, id_: str) -> Desk:
        """The same players at a new table; the second seat becomes the first."""
        desk = await self.seen_by(id_, person)
        if not desk.seats_of(person.id):
            raise ServerError("server-not-your-seat")
        if desk.rematch is None:
            seats = [*desk.seats[1:], desk.seats[0]]
            new, events = _new_desk(
                desk.table.host, desk.table.set_up, seats, Desk(_EMPTY, desk.pack)
            )

            def changes(now_: Desk) -> list[Change]:
                if now_.status != "finished":
                    raise ServerError("server-not-finished")
                if now_.rematch is not None:
                    return []
                return [("rematch", {"table": new.id}, None)]

            def also(connection: Connection) -> None:
                store.add_table(connection, new.table, events, _standing(new))
                for member in {new.table.host, *(seat.person for seat in seats if seat.person)}:
                    store.add_member(connection, member, new.id)

            desk = await self.change(id_, changes, person, also)
        assert desk.rematch is not None
        return self._keep_stored(await self.refresh(desk.rematch))

    async def _check_number_of_tables(self, host: Person) -> None:
        most = self._settings.tables_per_person
        if most and most <= await self._database.read(
            lambda connection: store.count_tables(connection, host.id)
        ):
            raise ServerError("server-many-tables", most=most)

    # Invitations

    async def invite(self, host: Person, id_: str, seat: int | None, base: str) -> dict[str, Any]:
        """A new `Invite`; older ones to the same seat are void."""
        desk = await self.seen_by(id_, host)
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
        return self._invitation(seat, code, base)

    def _invitation(self, seat: int | None, code: str, base: str) -> dict[str, Any]:
        base = self._settings.origin or base.rstrip("/")
        return {"seat": seat, "code": code, "link": f"{base}/#invite={code}"}

    async def look_at_invite(self, code: str) -> dict[str, Any]:
        """An `InviteView`."""
        invitation = await self._invitation_of(code)
        assert invitation.table is not None
        desk = await self.refresh(invitation.table)
        hosts = [seat.name for seat in desk.seats if seat.person == desk.table.host]
        return {
            "seat": invitation.seat,
            "host": hosts[0] if hosts else "",
            "players": len(desk.seats),
            "language": desk.language,
        }

    async def _invitation_of(self, code: str) -> StoredCode:
        key = hashed(code)
        found = await self._database.read(
            lambda connection: store.find_code(connection, key, now())
        )
        if found is None or found.table is None:
            raise ServerError("server-no-code")
        return found

    async def redeem_invite(self, person: Person, code: str, name: str | None) -> Desk:
        """Sit down on the seat that the invitation is for, or become a spectator."""
        invitation = await self._invitation_of(code)
        id_, seat, key = invitation.table, invitation.seat, hashed(code)
        assert id_ is not None
        if seat is None:
            await self._database.write(
                lambda connection: store.add_member(connection, person.id, id_)
            )
            return await self.refresh(id_)
        if name is None:
            raise ServerError("server-name-needed")
        _check_name(name)

        def also(connection: Connection) -> None:
            if not store.use_code(connection, key):
                raise ServerError("server-no-code")
            store.add_member(connection, person.id, id_)

        return await self.change(id_, lambda desk: _sit(desk, seat, person, name), person, also)

    # Seats

    async def sit(self, host: Person, id_: str, seat: int, name: str) -> Desk:
        """The host sits down on one more open seat."""
        _check_host(await self.seen_by(id_, host), host)
        _check_name(name)
        return await self.change(id_, lambda desk: _sit(desk, seat, host, name), host)

    async def seat_bot(self, host: Person, id_: str, seat: int, bot: str) -> Desk:
        """The host puts a bot on an open seat."""
        _check_host(await self.seen_by(id_, host), host)

        def changes(desk: Desk) -> list[Change]:
            _check_open(desk, seat)
            return _and_start(desk, seat, ("bot-seated", {"seat": seat, "bot": bot}, None))

        return await self.change(
            id_, changes, host, lambda connection: store.void_codes(connection, id_, seat)
        )

    async def leave(self, person: Person, id_: str, seat: int, bot: str) -> Desk:
        """A bot plays on for somebody; asked again, nothing changes."""
        await self.seen_by(id_, person)

        def changes(desk: Desk) -> list[Change]:
            check_seat(desk, seat, person)
            if desk.seats[seat - 1].is_away:
                return []
            return [("left", {"seat": seat, "bot": bot, "reason": "wish"}, None)]

        return await self.change(id_, changes, person)

    async def come_back(self, person: Person, id_: str, seat: int) -> Desk:
        """Somebody takes their seat again; asked again, nothing changes."""
        await self.seen_by(id_, person)

        def changes(desk: Desk) -> list[Change]:
            check_seat(desk, seat, person)
            if not desk.seats[seat - 1].is_away:
                return []
            return [("returned", {"seat": seat}, None)]

        return await self.change(id_, changes, person)


_EMPTY: Final = StoredTable("", 0, 0.0, {}, {})


def _new_desk(
    host: int, set_up: dict[str, Any], seats: list[Seat], empty: Desk
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
    desk = Desk(table, empty.pack)
    events = _events(desk, changes, Person(host))
    return _replay(desk, events), events


def _seat(wanted: Any, host: Person) -> Seat:
    if isinstance(wanted, Me):
        _check_name(wanted.name)
        return Seat(host.id, wanted.name)
    return Seat(bot=wanted.bot) if isinstance(wanted, BotSeat) else Seat()


def _events(desk: Desk, changes: list[Change], person: Person | None) -> list[StoredEvent]:
    at = now()
    by = person.id if person is not None else None
    return [
        StoredEvent(number, at, type_, data, by, command_id)
        for number, (type_, data, command_id) in enumerate(changes, start=desk.number + 1)
    ]


def _replay(desk: Desk, events: list[StoredEvent]) -> Desk:
    for event in events:
        desk = desk.after(event)
    return desk


def _standing(desk: Desk) -> Standing:
    bot = desk.bot_to_move is not None
    return Standing(
        number=desk.number,
        status=desk.status,
        changed=desk.changed,
        bot_to_move=bot,
        # Whoever stores this lets the bot think.
        bot_claimed_until=desk.changed + BOT_CLAIM if bot else 0.0,
        due=desk.due,
    )


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


def _summary(desk: Desk, person: Person) -> dict[str, Any]:
    you = you_json(desk, person)
    due = desk.due
    return {
        "id": desk.id,
        "number": desk.number,
        "status": desk.status,
        "created": iso(desk.table.created),
        "changed": iso(desk.changed),
        "players": seats_json(desk),
        "you": you,
        "your_turn": desk.is_running and desk.game is not None and desk.game.seat in you["seats"],
        "due": None if due is None else iso(due),
        "round": desk.game.state.round if desk.game is not None else None,
    }
