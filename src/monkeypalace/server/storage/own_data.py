"""SQL statements that read or remove the data of one person. They run inside a transaction."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, exists, select, update

from monkeypalace.server.storage.schema import (
    codes,
    events,
    members,
    messages,
    packs,
    people,
    reviews,
    sessions,
    tables,
)

#: Replaces a deleted name or message if no language is known.
ERASED: Final = "–"

Rows = Sequence[Any]


def person_created(connection: Connection, person: int) -> float:
    found = connection.execute(select(people.c.created).where(people.c.id == person))
    return float(found.scalar_one())


def sessions_of(connection: Connection, person: int) -> list[float]:
    """Return when each session of a person began."""
    found = connection.execute(
        select(sessions.c.created)
        .where(sessions.c.person_id == person)
        .order_by(sessions.c.created)
    )
    return list(found.scalars())


def tables_of(connection: Connection, person: int) -> Rows:
    """Return id, host, creation and status of a person's tables, oldest first."""
    return connection.execute(
        select(tables.c.id, tables.c.host_id, tables.c.created, tables.c.status)
        .join(members, members.c.table_id == tables.c.id)
        .where(members.c.person_id == person)
        .order_by(tables.c.created, tables.c.id)
    ).all()


def events_of(connection: Connection, person: int) -> Rows:
    """Return the events that a person has caused."""
    return connection.execute(
        select(events)
        .join(members, members.c.table_id == events.c.table_id)
        .where(members.c.person_id == person, events.c.person_id == person)
        .order_by(events.c.table_id, events.c.number)
    ).all()


def messages_of(connection: Connection, person: int) -> Rows:
    return connection.execute(
        select(messages)
        .where(messages.c.person_id == person)
        .order_by(messages.c.at, messages.c.table_id, messages.c.number)
    ).all()


def packs_of(connection: Connection, person: int) -> Rows:
    return connection.execute(
        select(packs).where(packs.c.person_id == person).order_by(packs.c.created)
    ).all()


def codes_of(connection: Connection, person: int) -> Rows:
    """Return the invitations and codes for devices that a person has created."""
    return connection.execute(select(codes).where(codes.c.person_id == person)).all()


def remove_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Remove tables with their events, messages, codes, members and reviews."""
    for part in (events, messages, codes, members, reviews):
        connection.execute(part.delete().where(part.c.table_id.in_(ids)))
    connection.execute(tables.delete().where(tables.c.id.in_(ids)))


def detach_from_broken(connection: Connection, person: int, table: str, bot: str) -> None:
    """Remove a person from a table that cannot be replayed. If it is repaired, `bot` plays there.

    A table to which nobody else belongs is removed.
    """
    detach_from_table(connection, person, table, ERASED, bot)
    others = select(members.c.person_id).where(members.c.table_id == table).limit(1)
    if connection.execute(others).first() is None:
        remove_tables(connection, [table])


def detach_from_table(
    connection: Connection, person: int, table: str, name: str, bot: str | None = None
) -> None:
    """Remove a person from the events of a table; `name` replaces their name.

    With `bot`, this bot plays on their seats, until a later event seats another player.
    """
    sitting = connection.execute(
        select(events.c.number, events.c.data).where(
            events.c.table_id == table, events.c.type.in_(("created", "seated"))
        )
    ).all()
    for row in sitting:
        changed = _without_person(row.data, person, name, bot)
        if changed is not None:
            connection.execute(
                update(events)
                .where(events.c.table_id == table, events.c.number == row.number)
                .values(data=changed)
            )
    connection.execute(
        update(events)
        .where(events.c.table_id == table, events.c.person_id == person)
        .values(person_id=None, command_id=None)
    )
    connection.execute(codes.delete().where(codes.c.table_id == table, codes.c.person_id == person))
    connection.execute(
        members.delete().where(members.c.table_id == table, members.c.person_id == person)
    )


def _without_person(written: str, person: int, name: str, bot: str | None) -> str | None:
    """Return an event's data without a person; `None` if it does not contain them."""
    try:
        data = json.loads(written)
    except ValueError:
        # The table is broken; its other events can still be changed.
        return None
    seats = data.get("seats", [data])
    mine = [seat for seat in seats if seat.get("person") == person]
    for seat in mine:
        seat["person"], seat["name"] = None, name
        if bot is not None:
            seat["bot"] = bot
    return json.dumps(data) if mine else None


def remove_rest(connection: Connection, person: int) -> None:
    """Remove a person's packs, codes and sessions, and erase their messages at all tables.

    The row in `people` stays, because erased messages refer to it. If the person is the host of a
    table that others still play, that table refers to it, too. The row has only a number and a
    date.
    """
    # Not deleted: the numbers of messages must not be used twice.
    connection.execute(
        update(messages)
        .where(messages.c.person_id == person)
        .values(name=ERASED, text=ERASED, seat=None)
    )
    mine = packs.c.person_id == person
    is_needed = exists().where(tables.c.pack_digest == packs.c.digest)
    connection.execute(packs.delete().where(mine, ~is_needed))
    connection.execute(update(packs).where(mine).values(person_id=None))
    connection.execute(codes.delete().where(codes.c.person_id == person))
    connection.execute(sessions.delete().where(sessions.c.person_id == person))
