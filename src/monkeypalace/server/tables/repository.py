"""Find and change tables. Every change is an event; it is stored, then published."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from monkeypalace.server.metrics import BROKEN_TABLES, CACHED_EVENTS
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import TableSummary, You
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.rows import (
    DerivedColumns,
    NewEvents,
    StoredEvent,
    StoredTable,
    TableOutline,
)
from monkeypalace.server.stored_packs import Packs
from monkeypalace.server.tables.state import PlayedTurn, TableState
from monkeypalace.server.tables.views import seats_json, you_json
from monkeypalace.server.times import iso, now

#: Events of all tables in the cache; other tables are rebuilt from their events. An event takes
#: about 7 kB of memory, so the cache takes at most about 350 MB.
_MOST_CACHED_EVENTS: Final = 50_000
#: Added to the events of each cached table: its set-up takes as much memory as this many events.
_SET_UP_EVENTS: Final = 25
#: Seconds for which a bot's turn is claimed: no other worker plays it before then.
BOT_CLAIM: Final = 15.0
#: Attempts to store a change while other workers change the table.
_ATTEMPTS: Final = 10
_MOST_LISTED: Final = 100
#: Seconds for which a table that cannot be replayed is set aside. Then it is tried again: the
#: cause may have been temporary. All of them are tried again when a server starts.
_SET_ASIDE: Final = 600.0
#: Memberships in the cache.
_MOST_MEMBERS: Final = 50_000

#: An event without its number and time: type, data, command id.
Change = tuple[str, dict[str, Any], str | None]

log = logging.getLogger(__name__)


class BrokenTableError(ServerError):
    """A table that cannot be replayed. Other tables are not affected."""

    def __init__(self) -> None:
        super().__init__("server-broken-table")


class Tables:
    """Finds tables in a cache or in the database, and changes them."""

    def __init__(self, database: Database, packs: Packs) -> None:
        self._database, self._packs = database, packs
        self._cached: OrderedDict[str, TableState] = OrderedDict()
        self._cached_events = 0
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        #: Cache of (person, table) pairs: private tables that a person may watch.
        self._members: set[tuple[int, str]] = set()
        #: Called with every table whose state is newer than its cached state.
        self.on_update: list[Callable[[TableState], None]] = []
        #: Called with every table that this worker has changed, after the commit.
        self.on_stored: list[Callable[[TableState], None]] = []
        #: Called with the id of every table that can no longer be shown.
        self.on_gone: list[Callable[[str], None]] = []

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
        """Return the table with all stored events.

        Raise `BrokenTableError` if it cannot be replayed. Then it is set aside.
        """
        known = self._cached.get(id_)
        try:
            table = await self._replayed(id_, known)
        except (BrokenTableError, MemoryError, OSError):
            raise
        except Exception as error:
            # The pack belongs to the table, so a table without its pack is broken, too.
            if isinstance(error, ServerError) and error.code != "server-no-pack":
                raise
            await self.set_aside(id_)
            raise BrokenTableError from error
        return table if table is known else self._cache(table)

    async def _replayed(self, id_: str, known: TableState | None) -> TableState:
        if known is not None:
            new = await self._database.read(
                lambda connection: store.events_since(connection, id_, known.number)
            )
            if new is None:
                self.forget(id_)
                raise ServerError("server-no-table")
            return await asyncio.to_thread(replay, known, new) if new else known

        def read(connection: Connection) -> tuple[StoredTable | None, list[StoredEvent]]:
            outline = store.find_outline(connection, id_)
            if outline is not None and outline.set_aside_until > now():
                raise BrokenTableError
            return store.find_table(connection, id_), store.all_events(connection, id_)

        stored, events = await self._database.read(read)
        if stored is None or not events:
            # It may have been removed between two of these statements.
            raise ServerError("server-no-table")
        table = TableState(stored, await self._packs.find(stored.set_up["pack"]))
        return await asyncio.to_thread(replay, table, events)

    async def set_aside(self, id_: str) -> None:
        """Set aside the table that raised the current exception, and log it.

        Bots and clocks skip it for a while, and its streams end.
        """
        BROKEN_TABLES.inc()
        log.exception("set a table aside", extra={"table": id_})
        self.forget(id_)
        until = now() + _SET_ASIDE
        await self._database.write(lambda connection: store.set_aside(connection, id_, until))

    def forget(self, id_: str) -> None:
        """Forget a table that cannot be shown any more, and end its streams."""
        if id_ in self._cached:
            self._cached_events -= _share_of_cache(self._cached.pop(id_))
            CACHED_EVENTS.set(self._cached_events)
        for listener in self.on_gone:
            listener(id_)

    async def retry_broken(self) -> None:
        """Let tables that were set aside be tried again: a new version may replay them."""
        await self._database.write(store.retry_broken)

    def _cache(self, table: TableState) -> TableState:
        """Cache a table, unless a newer state of it is cached."""
        known = self._cached.get(table.id)
        if known is not None and known.number >= table.number:
            return known
        self._cached[table.id] = table
        self._cached.move_to_end(table.id)
        self._cached_events += _share_of_cache(table) - (_share_of_cache(known) if known else 0)
        while self._cached_events > _MOST_CACHED_EVENTS and len(self._cached) > 1:
            _, dropped = self._cached.popitem(last=False)
            self._cached_events -= _share_of_cache(dropped)
        CACHED_EVENTS.set(self._cached_events)
        for listener in self.on_update:
            listener(table)
        return table

    def cache_stored(self, table: TableState) -> TableState:
        """Cache and publish a table that this worker has just stored."""
        kept = self._cache(table)
        for listener in self.on_stored:
            listener(kept)
        return kept

    async def visible_to(
        self, id_: str, person: Person | None, seen: int | None = None
    ) -> TableState:
        """Return the table; raise a 404 error if the person may not see it.

        A cached table that has event `seen` is new enough; others are read from the database.
        """
        table = self._cached.get(id_)
        if (
            table is not None
            and seen is not None
            and table.number >= seen
            and await self.may_see(table, person)
        ):
            return table
        try:
            table = await self.refresh(id_)
        except BrokenTableError:
            # Do not reveal to others that the table exists.
            if person is None or not await self._is_member(person, id_):
                raise ServerError("server-no-table") from None
            raise
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
        return await self._is_member(person, table.id)

    async def _is_member(self, person: Person, id_: str) -> bool:
        key = (person.id, id_)
        if key in self._members:
            return True
        is_member = await self._database.read(lambda connection: store.is_member(connection, *key))
        if is_member:
            if len(self._members) >= _MOST_MEMBERS:
                self._members.clear()
            self._members.add(key)
        return is_member

    async def of(self, person: Person) -> list[TableSummary]:
        """Return a person's tables; those where it is their turn come first."""
        stored = await self._database.read(
            lambda connection: store.tables_of(connection, person.id, _MOST_LISTED)
        )
        found = [summary for each in stored for summary in await self._summaries(*each, person)]
        return sorted(found, key=lambda summary: not summary.your_turn)

    async def _summaries(self, id_: str, number: int, person: Person) -> list[TableSummary]:
        """Return the summary of a table; none if it was removed meanwhile."""
        try:
            table = self._cached.get(id_)
            if table is None or table.number < number:
                table = await self.refresh(id_)
            return [_summary(table, person)]
        except BrokenTableError:
            outline = await self._database.read(partial(store.find_outline, id_=id_))
            return [] if outline is None else [_broken_summary(outline, person)]
        except ServerError as error:
            if error.code != "server-no-table":
                raise
            return []

    # Changing

    async def change(
        self,
        id_: str,
        changes: Callable[[TableState], list[Change]],
        person: Person | None = None,
        in_transaction: Callable[[Connection], None] | None = None,
    ) -> TableState:
        """Change a table and return it.

        `changes` returns the events or raises an error. It is called again if another worker has
        changed the table meanwhile. `in_transaction` runs in the same transaction.
        """
        async with self.lock(id_):
            table = await self.find(id_)
            for _ in range(_ATTEMPTS):
                wanted = changes(table)
                if not wanted:
                    return table
                try:
                    return await self.commit(table, wanted, person, in_transaction)
                except IntegrityError:
                    # Another worker has changed the table.
                    table = await self.refresh(id_)
        raise ServerError("server-storage")

    async def commit(
        self,
        table: TableState,
        changes: list[Change],
        person: Person | None = None,
        in_transaction: Callable[[Connection], None] | None = None,
        *,
        turn: PlayedTurn | None = None,
    ) -> TableState:
        """Store changes of a table, then publish them.

        Raise `IntegrityError` if another worker has changed the table meanwhile, and the game's
        errors if a decision is not legal; then nothing is stored. `turn`: the turn that the change
        describes, if it has already been played from this state.
        """
        events = events_of(table, changes, person)
        # Not in a thread: playing a turn takes less time than handing it over.
        changed = replay(table, events, turn)
        new = NewEvents(table.id, tuple(events), derived_columns(changed))
        if in_transaction is None:
            await self._database.write_batched(store.append_events, new)
        else:
            await self._database.write(partial(_append_and_run, new, in_transaction))
        return self.cache_stored(changed)


def _share_of_cache(table: TableState) -> int:
    """Return how much of `_MOST_CACHED_EVENTS` a cached table uses."""
    return table.number + _SET_UP_EVENTS


def _append_and_run(
    new: NewEvents, in_transaction: Callable[[Connection], None], connection: Connection
) -> None:
    store.append_events(connection, [new])
    in_transaction(connection)


def events_of(table: TableState, changes: list[Change], person: Person | None) -> list[StoredEvent]:
    """Return changes as the next events of a table."""
    at = now()
    by = person.id if person is not None else None
    return [
        StoredEvent(number, at, type_, data, by, command_id)
        for number, (type_, data, command_id) in enumerate(changes, start=table.number + 1)
    ]


def replay(
    table: TableState, events: list[StoredEvent], turn: PlayedTurn | None = None
) -> TableState:
    """Return the table after these events.

    `turn`: the turn that the first event describes, if it has already been played.
    """
    for event in events:
        table, turn = table.after(event, turn), None
    return table


def derived_columns(table: TableState) -> DerivedColumns:
    """Return the columns that are derived from the state, for queries."""
    bot = table.bot_to_move is not None
    return DerivedColumns(
        number=table.number,
        status=table.status,
        changed=table.changed,
        bot_to_move=bot,
        # The table's worker gets the bot's turn right after the commit. The claim makes polls skip
        # the table meanwhile.
        bot_claimed_until=table.changed + BOT_CLAIM if bot else 0.0,
        due=table.due,
    )


def _summary(table: TableState, person: Person) -> TableSummary:
    you = you_json(table, person)
    due = table.due
    return TableSummary(
        id=table.id,
        number=table.number,
        status=table.status,
        created=iso(table.stored.created),
        changed=iso(table.changed),
        players=seats_json(table),
        you=you,
        your_turn=table.is_running and table.game is not None and table.game.seat in you.seats,
        due=None if due is None else iso(due),
        round=table.game.state.round if table.game is not None else None,
    )


def _broken_summary(outline: TableOutline, person: Person) -> TableSummary:
    return TableSummary(
        id=outline.id,
        number=outline.number,
        status="broken",
        created=iso(outline.created),
        changed=iso(outline.changed),
        players=[],
        you=You(seats=[], away=[], host=outline.host == person.id),
        your_turn=False,
        due=None,
        round=None,
    )
