"""SQL statements for packs, tables, reviews, bots and chat. They run inside a transaction."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields, replace
from secrets import token_hex
from typing import Any

from sqlalchemy import (
    Connection,
    Insert,
    Update,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.sql.compiler import SQLCompiler

from monkeypalace.server.storage.database import execute_directly
from monkeypalace.server.storage.rows import (
    DerivedColumns,
    NewEvents,
    StoredEvent,
    StoredMessage,
    StoredTable,
    TableOutline,
)
from monkeypalace.server.storage.schema import (
    events,
    members,
    messages,
    packs,
    reviews,
    tables,
)


class _Statement:
    """A statement that every turn runs. Compiling takes longer than running, so it is done once."""

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        #: By dialect: the text, and the names of its values if they have a fixed order.
        self._compiled: dict[str, tuple[str, list[str] | None]] = {}

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Run the statement once for each row."""
        dialect = connection.dialect
        found = self._compiled.get(dialect.name)
        if found is None:
            compiled = self._statement.compile(dialect=dialect)
            assert isinstance(compiled, SQLCompiler)
            found = self._compiled[dialect.name] = str(compiled), compiled.positiontup
        written, names = found
        values = rows if names is None else [tuple(row[name] for name in names) for row in rows]
        execute_directly(connection, written, values)


_INSERT_EVENTS = _Statement(insert(events))
_UPDATE_DERIVED = _Statement(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({field.name: bindparam(field.name) for field in fields(DerivedColumns)})
)
_EVENTS_AFTER = (
    select(events)
    .where(events.c.table_id == bindparam("table"), events.c.number > bindparam("after"))
    .order_by(events.c.number)
)
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")

#: The PostgreSQL channel for notifications about changed tables.
CHANNEL = "monkeypalace"
#: Identifies this process in notifications.
_ORIGIN = token_hex(8)


# Packs


def add_pack(connection: Connection, digest: str, source: str, person: int, now: float) -> None:
    make = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    connection.execute(
        make(packs)
        .values(digest=digest, text=source, created=now, person_id=person)
        .on_conflict_do_nothing()
    )


def count_packs(connection: Connection, person: int) -> int:
    """Return the number of packs that a person has uploaded."""
    found = connection.execute(
        select(func.count()).select_from(packs).where(packs.c.person_id == person)
    )
    return int(found.scalar_one())


def find_pack(connection: Connection, digest: str) -> str | None:
    return connection.execute(select(packs.c.text).where(packs.c.digest == digest)).scalar()


# Tables and their events


def add_table(
    connection: Connection,
    table: StoredTable,
    happened: Sequence[StoredEvent],
    derived: DerivedColumns,
) -> None:
    connection.execute(
        insert(tables).values(
            id=table.id,
            host_id=table.host,
            created=table.created,
            set_up=json.dumps(table.set_up),
            chance=json.dumps(table.chance),
            # `NULL` for the standard pack, which is not stored.
            pack_digest=select(packs.c.digest)
            .where(packs.c.digest == table.set_up["pack"])
            .scalar_subquery(),
            **_derived_row(derived),
        )
    )
    _INSERT_EVENTS.execute(connection, _event_rows(table.id, happened))


def append_events(connection: Connection, added: Sequence[NewEvents]) -> None:
    """Add events. Raise `IntegrityError` if another worker has used their numbers."""
    # Sort by table, so that two servers cannot deadlock.
    added = sorted(added, key=lambda new: new.table)
    rows = [row for new in added for row in _event_rows(new.table, new.happened)]
    _INSERT_EVENTS.execute(connection, rows)
    updates = [{"table": new.table, **_derived_row(new.derived)} for new in added]
    _UPDATE_DERIVED.execute(connection, updates)
    notify(connection, *(new.table for new in added))


def notify(connection: Connection, *changed: str) -> None:
    """Notify the other workers about these tables when this transaction is committed."""
    if connection.dialect.name == "postgresql":
        notice = " ".join((_ORIGIN, *changed))
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": notice})


def notified_tables(notice: str) -> list[str]:
    """Return the tables of a notification; none if this process has sent it."""
    origin, *changed = notice.split()
    return [] if origin == _ORIGIN else changed


def _derived_row(derived: DerivedColumns) -> dict[str, Any]:
    return {name: getattr(derived, name) for name in DerivedColumns.__slots__}


def _event_rows(table: str, happened: Iterable[StoredEvent]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": each.number,
            "at": each.at,
            "type": each.type,
            "person_id": each.person,
            "command_id": each.command_id,
            "data": json.dumps(each.data),
        }
        for each in happened
    ]


def find_table(connection: Connection, id_: str) -> StoredTable | None:
    found = connection.execute(select(tables).where(tables.c.id == id_)).first()
    if found is None:
        return None
    return StoredTable(
        found.id, found.host_id, found.created, json.loads(found.set_up), json.loads(found.chance)
    )


def find_outline(connection: Connection, id_: str) -> TableOutline | None:
    found = connection.execute(
        select(
            tables.c.id,
            tables.c.host_id,
            tables.c.created,
            tables.c.number,
            tables.c.changed,
            tables.c.set_aside_until,
        ).where(tables.c.id == id_)
    ).first()
    return None if found is None else TableOutline(*found)


def set_aside(connection: Connection, table: str, until: float) -> None:
    """Leave a table out of the search for tables that need action."""
    connection.execute(update(tables).where(tables.c.id == table).values(set_aside_until=until))


def retry_broken(connection: Connection) -> None:
    """Let every table that was set aside be tried again."""
    connection.execute(
        update(tables).where(tables.c.set_aside_until > 0).values(set_aside_until=0.0)
    )


def all_events(connection: Connection, table: str) -> list[StoredEvent]:
    found = connection.execute(_EVENTS_AFTER, {"table": table, "after": 0})
    return [_event(row) for row in found]


def events_since(connection: Connection, table: str, number: int) -> list[StoredEvent] | None:
    """Return the events after a known one; `None` if the known one was removed."""
    # Reading the known event again shows, without another query, whether it still exists.
    found = connection.execute(_EVENTS_AFTER, {"table": table, "after": number - 1}).all()
    return [_event(row) for row in found[1:]] if found else None


def _event(row: Any) -> StoredEvent:
    return StoredEvent(
        row.number, row.at, row.type, json.loads(row.data), row.person_id, row.command_id
    )


def add_member(connection: Connection, person: int, table: str) -> None:
    make = postgresql_insert if connection.dialect.name == "postgresql" else sqlite_insert
    connection.execute(
        make(members).values(person_id=person, table_id=table).on_conflict_do_nothing()
    )


def is_member(connection: Connection, person: int, table: str) -> bool:
    found = connection.execute(
        select(members.c.table_id).where(members.c.person_id == person, members.c.table_id == table)
    )
    return found.first() is not None


def tables_of(connection: Connection, person: int, most: int) -> list[tuple[str, int]]:
    """Return a person's tables, last changed first: id and number of the last event."""
    found = connection.execute(
        select(tables.c.id, tables.c.number)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person)
        .order_by(tables.c.changed.desc())
        .limit(most)
    )
    return [(row.id, row.number) for row in found]


def count_tables(connection: Connection, host: int) -> int:
    """Return the number of a host's unfinished tables."""
    return int(
        connection.execute(
            select(func.count())
            .select_from(tables)
            .join(members, members.c.table_id == tables.c.id)
            .where(
                members.c.person_id == host,
                tables.c.host_id == host,
                tables.c.status != "finished",
            )
        ).scalar_one()
    )


def numbers_of(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the numbers of the last event and the last message of these tables."""
    last = connection.execute(
        select(messages.c.table_id, func.max(messages.c.number).label("number"))
        .where(messages.c.table_id.in_(ids))
        .group_by(messages.c.table_id)
    )
    said = {row.table_id: row.number for row in last}
    found = connection.execute(select(tables.c.id, tables.c.number).where(tables.c.id.in_(ids)))
    return {row.id: (row.number, said.get(row.id, 0)) for row in found}


# Reviews


def find_review(connection: Connection, table: str, depth: str, digest: str) -> bytes | None:
    """Return the stored review of a table with this digest."""
    return connection.execute(
        select(reviews.c.data).where(
            reviews.c.table_id == table, reviews.c.depth == depth, reviews.c.digest == digest
        )
    ).scalar()


def keep_review(connection: Connection, table: str, depth: str, digest: str, data: bytes) -> None:
    """Store a review instead of an earlier one of the same depth, if the table still exists."""
    is_earlier = and_(reviews.c.table_id == table, reviews.c.depth == depth)
    connection.execute(reviews.delete().where(is_earlier))
    if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None:
        connection.execute(
            insert(reviews).values(table_id=table, depth=depth, digest=digest, data=data)
        )


# Bots and clocks


def tables_needing_action(connection: Connection, now: float, most: int) -> list[str]:
    """Return running tables with an unclaimed bot's turn, or where time has run out."""
    found = connection.execute(
        select(tables.c.id)
        .where(
            tables.c.status == "running",
            tables.c.set_aside_until <= now,
            or_(
                and_(tables.c.bot_to_move.is_(True), tables.c.bot_claimed_until < now),
                tables.c.due < now,
            ),
        )
        .order_by(tables.c.changed)
        .limit(most)
    )
    return list(found.scalars())


def claim_bot(connection: Connection, table: str, now: float, until: float) -> bool:
    """Claim a bot's turn; return false if another worker has claimed it."""
    done = connection.execute(
        update(tables)
        .where(tables.c.id == table, tables.c.bot_claimed_until < now)
        .values(bot_claimed_until=until)
    )
    return done.rowcount == 1


def release_bots(connection: Connection, ids: Sequence[str] | None = None) -> None:
    """Release the claims of bots' turns at these tables; without ids, at all tables."""
    statement = update(tables).where(tables.c.bot_to_move.is_(True))
    if ids is not None:
        statement = statement.where(tables.c.id.in_(ids))
    connection.execute(statement.values(bot_claimed_until=0.0))


# Chat


def add_message(
    connection: Connection, table: str, message: StoredMessage, most: int
) -> StoredMessage:
    """Add a message under the next number; return the stored one if it is a repeat.

    Only the newest `most` messages are kept.
    """
    known = connection.execute(
        select(messages).where(
            messages.c.table_id == table,
            messages.c.person_id == message.person,
            messages.c.command_id == message.command_id,
        )
    ).first()
    if known is not None:
        return _message(known)
    number = last_message(connection, table) + 1
    connection.execute(
        insert(messages).values(
            table_id=table,
            number=number,
            at=message.at,
            person_id=message.person,
            command_id=message.command_id,
            seat=message.seat,
            name=message.name,
            text=message.text,
        )
    )
    connection.execute(
        messages.delete().where(messages.c.table_id == table, messages.c.number <= number - most)
    )
    notify(connection, table)
    return replace(message, number=number)


def last_message(connection: Connection, table: str) -> int:
    """Return the number of the last message; 0 if there is none."""
    last = connection.execute(
        select(func.max(messages.c.number)).where(messages.c.table_id == table)
    ).scalar()
    return int(last or 0)


def messages_after(
    connection: Connection, table: str, number: int, most: int
) -> list[StoredMessage]:
    """Return the latest messages after a number, oldest first."""
    found = connection.execute(
        select(messages)
        .where(messages.c.table_id == table, messages.c.number > number)
        .order_by(messages.c.number.desc())
        .limit(most)
    )
    return [_message(row) for row in found][::-1]


def _message(row: Any) -> StoredMessage:
    return StoredMessage(
        row.number, row.at, row.person_id, row.command_id, row.seat, row.name, row.text
    )
