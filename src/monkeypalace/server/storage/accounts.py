"""SQL statements for people, their sessions and codes. They run inside a transaction."""

from __future__ import annotations

from sqlalchemy import Connection, insert, or_, select, update

from monkeypalace.server.storage.rows import StoredCode
from monkeypalace.server.storage.schema import codes, members, people, sessions


def add_person(connection: Connection, secret_hash: str, now: float) -> int:
    added = connection.execute(insert(people).values(created=now))
    assert added.inserted_primary_key is not None
    person = int(added.inserted_primary_key[0])
    add_session(connection, person, secret_hash, now)
    return person


def add_session(connection: Connection, person: int, secret_hash: str, now: float) -> None:
    connection.execute(
        insert(sessions).values(secret_hash=secret_hash, person_id=person, created=now)
    )


def find_person(connection: Connection, secret_hash: str) -> int | None:
    return connection.execute(
        select(sessions.c.person_id).where(sessions.c.secret_hash == secret_hash)
    ).scalar()


def lock_person(connection: Connection, person: int) -> None:
    """Serialize the transactions that count a person's tables or packs.

    SQLite serializes all writes anyway.
    """
    # `key_share`: events that refer to the person need not wait.
    lock = select(people.c.id).where(people.c.id == person).with_for_update(key_share=True)
    connection.execute(lock)


def remove_session(connection: Connection, secret_hash: str) -> None:
    connection.execute(sessions.delete().where(sessions.c.secret_hash == secret_hash))


def loses_tables(connection: Connection, person: int) -> bool:
    """Return whether a person has tables, and only one device with which to reach them."""
    has_tables = connection.execute(
        select(members.c.table_id).where(members.c.person_id == person).limit(1)
    ).first()
    devices = connection.execute(
        select(sessions.c.person_id).where(sessions.c.person_id == person).limit(2)
    ).all()
    return has_tables is not None and len(devices) < 2


# Codes


def add_code(connection: Connection, code_hash: str, code: StoredCode) -> None:
    connection.execute(
        insert(codes).values(
            code_hash=code_hash,
            kind=code.kind,
            person_id=code.person,
            table_id=code.table,
            seat=code.seat,
            expires=code.expires,
            used=False,
        )
    )


def find_code(connection: Connection, code_hash: str, now: float) -> StoredCode | None:
    """Return a code that has not expired."""
    found = connection.execute(
        select(codes).where(
            codes.c.code_hash == code_hash,
            or_(codes.c.expires.is_(None), codes.c.expires > now),
        )
    ).first()
    if found is None:
        return None
    return StoredCode(
        found.kind, found.person_id, found.table_id, found.seat, found.expires, found.used
    )


def use_code(connection: Connection, code_hash: str) -> bool:
    """Mark a code as used; return false if it was used already."""
    done = connection.execute(
        update(codes)
        .where(codes.c.code_hash == code_hash, codes.c.used.is_(False))
        .values(used=True)
    )
    return done.rowcount == 1


def void_codes(connection: Connection, table: str, seat: int) -> None:
    """Invalidate all invitations to a seat."""
    connection.execute(
        update(codes).where(codes.c.table_id == table, codes.c.seat == seat).values(used=True)
    )
