"""Tables: found, seen, changed. Every change is an event; it is stored, then published."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import NewEvents, Standing, StoredEvent, StoredTable
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.state import Desk
from monkeypalace.server.tables.views import seats_json, you_json
from monkeypalace.server.times import iso, now

#: Desks that are kept in memory; others are rebuilt from their events.
_MOST_DESKS: Final = 2_000
#: Seconds for which the worker that stored an event has the bot's turn after it in hand.
BOT_CLAIM: Final = 15.0
#: Others may be quicker so many times before we give up.
_ATTEMPTS: Final = 10
_MOST_LISTED: Final = 100
#: Spectators that are remembered.
_MOST_MEMBERS: Final = 50_000

#: Events that follow from a desk, without numbers and times: type, data, command.
Change = tuple[str, dict[str, Any], str | None]


class Tables:
    """All tables, as far as they are needed in memory."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database, self._packs = database, packs
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

    def newest(self, desk: Desk) -> Desk:
        """The newest desk of the same table that this worker knows."""
        known = self._desks.get(desk.id)
        return known if known is not None and known.number > desk.number else desk

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
        desk = await asyncio.to_thread(replay, desk, events)
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

    def keep_stored(self, desk: Desk) -> Desk:
        """Remember and publish a desk that this worker has just stored."""
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
        if key in self._members:
            return True
        is_member = await self._database.read(lambda connection: store.is_member(connection, *key))
        if is_member:
            if len(self._members) >= _MOST_MEMBERS:
                self._members.clear()
            self._members.add(key)
        return is_member

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
        *,
        judged: bool = False,
    ) -> Desk:
        """Store changes of a desk, then publish them.

        If another worker was quicker, this raises `IntegrityError`. What is not legal raises
        the game's own errors, and nothing is stored. `judged`: it is a turn that was found
        legal at this very desk.
        """
        events = events_of(desk, changes, person)
        # A turn is judged and played in less time than it takes to hand it to a thread.
        changed = replay(desk, events, judged=judged)
        new = NewEvents(desk.id, tuple(events), standing_of(changed))
        if also is None:
            await self._database.write_with_others(store.append, new)
        else:
            await self._database.write(partial(_append_and, new, also))
        return self.keep_stored(changed)


def _append_and(new: NewEvents, also: Callable[[Connection], None], connection: Connection) -> None:
    store.append(connection, [new])
    also(connection)


def events_of(desk: Desk, changes: list[Change], person: Person | None) -> list[StoredEvent]:
    """Changes as the next events of a desk."""
    at = now()
    by = person.id if person is not None else None
    return [
        StoredEvent(number, at, type_, data, by, command_id)
        for number, (type_, data, command_id) in enumerate(changes, start=desk.number + 1)
    ]


def replay(desk: Desk, events: list[StoredEvent], *, judged: bool = False) -> Desk:
    """A desk after some events."""
    for event in events:
        desk = desk.after(event, judged=judged)
    return desk


def standing_of(desk: Desk) -> Standing:
    """What can be searched for in a desk."""
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
