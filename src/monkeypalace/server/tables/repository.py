"""Find and change tables. Every change is an event; it is stored, then published."""

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
from monkeypalace.server.storage.rows import DerivedColumns, NewEvents, StoredEvent, StoredTable
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.views import seats_json, you_json
from monkeypalace.server.times import iso, now

#: Tables in the cache; others are rebuilt from their events.
_MOST_CACHED: Final = 2_000
#: Seconds for which the worker that stored an event has claimed the bot's turn after it.
BOT_CLAIM: Final = 15.0
#: Attempts to store a change while other workers change the table.
_ATTEMPTS: Final = 10
_MOST_LISTED: Final = 100
#: Memberships in the cache.
_MOST_MEMBERS: Final = 50_000

#: An event without its number and time: type, data, command id.
Change = tuple[str, dict[str, Any], str | None]


class Tables:
    """Finds tables in a cache or in the database, and changes them."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database, self._packs = database, packs
        self._cached: OrderedDict[str, TableState] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: Cache of (person, table) pairs: private tables that a person may watch.
        self._members: set[tuple[int, str]] = set()
        #: Called with every table that is newer than the one in the cache.
        self.on_update: list[Callable[[TableState], None]] = []
        #: Called with every table that this worker has changed, after the commit.
        self.on_stored: list[Callable[[TableState], None]] = []

    # Finding

    def lock(self, id_: str) -> asyncio.Lock:
        """Return the lock of a table: within a worker, only its holder changes the table."""
        lock = self._locks.get(id_)
        if lock is None:
            lock = self._locks[id_] = asyncio.Lock()
        return lock

    async def find(self, id_: str) -> TableState:
        """Return a table from the cache, which may be out of date, or from the database."""
        table = self._cached.get(id_)
        if table is None:
            return await self.refresh(id_)
        self._cached.move_to_end(id_)
        return table

    def newest(self, table: TableState) -> TableState:
        """Return the newest known state of the same table."""
        known = self._cached.get(table.id)
        return known if known is not None and known.number > table.number else table

    async def refresh(self, id_: str) -> TableState:
        """Return the table with all stored events."""
        known = self._cached.get(id_)

        def read(connection: Connection) -> tuple[StoredTable | None, list[StoredEvent]]:
            stored = known.stored if known is not None else store.find_table(connection, id_)
            if stored is None:
                return None, []
            number = known.number if known is not None else 0
            return stored, store.events_after(connection, id_, number)

        stored, events = await self._database.read(read)
        if stored is None:
            raise ServerError("server-no-table")
        if known is not None and not events:
            return known
        table = known or TableState(stored, await self._packs.find(stored.set_up["pack"]))
        table = await asyncio.to_thread(replay, table, events)
        return self._cache(table)

    def _cache(self, table: TableState) -> TableState:
        """Cache a table, unless a newer state of it is cached."""
        known = self._cached.get(table.id)
        if known is not None and known.number >= table.number:
            return known
        self._cached[table.id] = table
        self._cached.move_to_end(table.id)
        if len(self._cached) > _MOST_CACHED:
            self._cached.popitem(last=False)
        for listener in self.on_update:
            listener(table)
        return table

    def cache_stored(self, table: TableState) -> TableState:
        """Cache and publish a table that this worker has just stored."""
        kept = self._cache(table)
        for listener in self.on_stored:
            listener(kept)
        return kept

    async def visible_to(self, id_: str, person: Person | None) -> TableState:
        """Return the stored table; 404 if the person may not see it."""
        table = await self.refresh(id_)
        if not await self.may_see(table, person):
            raise ServerError("server-no-table")
        return table

    async def may_see(self, table: TableState, person: Person | None) -> bool:
        if table.is_public:
            return True
        if person is None:
            return False
        if table.stored.host == person.id or table.seats_of(person.id):
            return True
        key = (person.id, table.id)
        if key in self._members:
            return True
        is_member = await self._database.read(lambda connection: store.is_member(connection, *key))
        if is_member:
            if len(self._members) >= _MOST_MEMBERS:
                self._members.clear()
            self._members.add(key)
        return is_member

    async def of(self, person: Person) -> list[dict[str, Any]]:
        """Return a person's tables as `TableSummary`, those first where it is their turn."""
        ids = await self._database.read(
            lambda connection: store.tables_of(connection, person.id, _MOST_LISTED)
        )
        found = [_summary(await self.refresh(id_), person) for id_ in ids]
        return sorted(found, key=lambda summary: not summary["your_turn"])

    # Changing

    async def change(
        self,
        id_: str,
        changes: Callable[[TableState], list[Change]],
        person: Person | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> TableState:
        """Change a table and return it.

        `changes` returns the events or raises an error. It is called again if another worker has
        changed the table meanwhile. `also` runs in the same transaction.
        """
        async with self.lock(id_):
            table = await self.find(id_)
            for _ in range(_ATTEMPTS):
                wanted = changes(table)
                if not wanted:
                    return table
                try:
                    return await self.commit(table, wanted, person, also)
                except IntegrityError:
                    # Another worker has changed the table.
                    table = await self.refresh(id_)
        raise ServerError("server-storage")

    async def commit(
        self,
        table: TableState,
        changes: list[Change],
        person: Person | None = None,
        also: Callable[[Connection], None] | None = None,
        *,
        checked: bool = False,
    ) -> TableState:
        """Store changes of a table, then publish them.

        Raise `IntegrityError` if another worker has changed the table meanwhile, and the game's
        errors if a decision is not legal; then nothing is stored. `checked`: the change is a turn
        that was found legal in this state.
        """
        events = events_of(table, changes, person)
        # Not in a thread: playing a turn takes less time than handing it over.
        changed = replay(table, events, checked=checked)
        new = NewEvents(table.id, tuple(events), derived_columns(changed))
        if also is None:
            await self._database.write_batched(store.append_events, new)
        else:
            await self._database.write(partial(_append_and, new, also))
        return self.cache_stored(changed)


def _append_and(new: NewEvents, also: Callable[[Connection], None], connection: Connection) -> None:
    store.append_events(connection, [new])
    also(connection)


def events_of(table: TableState, changes: list[Change], person: Person | None) -> list[StoredEvent]:
    """Return changes as the next events of a table."""
    at = now()
    by = person.id if person is not None else None
    return [
        StoredEvent(number, at, type_, data, by, command_id)
        for number, (type_, data, command_id) in enumerate(changes, start=table.number + 1)
    ]


def replay(table: TableState, events: list[StoredEvent], *, checked: bool = False) -> TableState:
    """Return the table after some events."""
    for event in events:
        table = table.after(event, checked=checked)
    return table


def derived_columns(table: TableState) -> DerivedColumns:
    """Return the columns that repeat the state, for searches."""
    bot = table.bot_to_move is not None
    return DerivedColumns(
        number=table.number,
        status=table.status,
        changed=table.changed,
        bot_to_move=bot,
        # The worker that stores this also plays the bot's turn.
        bot_claimed_until=table.changed + BOT_CLAIM if bot else 0.0,
        due=table.due,
    )


def _summary(table: TableState, person: Person) -> dict[str, Any]:
    you = you_json(table, person)
    due = table.due
    return {
        "id": table.id,
        "number": table.number,
        "status": table.status,
        "created": iso(table.stored.created),
        "changed": iso(table.changed),
        "players": seats_json(table),
        "you": you,
        "your_turn": table.is_running
        and table.game is not None
        and table.game.seat in you["seats"],
        "due": None if due is None else iso(due),
        "round": table.game.state.round if table.game is not None else None,
    }
