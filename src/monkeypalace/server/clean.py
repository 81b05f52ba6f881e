"""Remove old data. The server may keep running."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Engine,
    Table,
    and_,
    exists,
    func,
    or_,
    select,
)

from monkeypalace.server.problems import ServerError
from monkeypalace.server.storage.database import open_engine
from monkeypalace.server.storage.migrate import migrate
from monkeypalace.server.storage.own_data import remove_tables
from monkeypalace.server.storage.schema import codes, members, packs, sessions, tables

_DAY: Final = 86_400.0
#: Tables that one transaction removes; the server can write between two transactions.
_BATCH: Final = 100
#: Days after which a session is useless: its cookie expires after a year.
_SESSION_DAYS: Final = 370


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days data is kept."""

    #: Finished tables, after their last event.
    finished: int = 365
    #: Tables whose game is running or has not started, after their last event.
    unfinished: int = 180
    #: Packs that no table needs, after the upload; sessions of people without tables and packs,
    #: after the session began.
    unused: int = 30


@dataclass(frozen=True, slots=True)
class Removed:
    """How much was removed."""

    tables: int
    packs: int
    codes: int
    sessions: int


def clean(url: str, retention: Retention, now: float, *, dry_run: bool = False) -> Removed:
    """Remove old data, or only count it."""
    engine = open_engine(url)
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").is_file():
        # SQLite would create the missing file.
        raise ServerError("server-database", reason=f"{engine.url.database}")
    migrate(url)
    try:
        old = _old_tables(retention, now)
        removed_tables = _count(engine, tables, old) if dry_run else _remove_tables(engine, old)
        remove = _count if dry_run else _remove
        return Removed(
            tables=removed_tables,
            packs=remove(engine, packs, _old_packs(retention, now, old)),
            codes=remove(engine, codes, codes.c.expires < now),
            sessions=remove(engine, sessions, _old_sessions(retention, now)),
        )
    finally:
        engine.dispose()


def _old_tables(retention: Retention, now: float) -> ColumnElement[bool]:
    is_finished = tables.c.status == "finished"
    return or_(
        and_(is_finished, tables.c.changed < now - retention.finished * _DAY),
        and_(~is_finished, tables.c.changed < now - retention.unfinished * _DAY),
    )


def _old_packs(
    retention: Retention, now: float, old_tables: ColumnElement[bool]
) -> ColumnElement[bool]:
    is_needed = exists().where(tables.c.pack_digest == packs.c.digest, ~old_tables)
    return and_(packs.c.created < now - retention.unused * _DAY, ~is_needed)


def _old_sessions(retention: Retention, now: float) -> ColumnElement[bool]:
    has_table = exists().where(members.c.person_id == sessions.c.person_id)
    has_pack = exists().where(packs.c.person_id == sessions.c.person_id)
    return or_(
        sessions.c.created < now - _SESSION_DAYS * _DAY,
        and_(sessions.c.created < now - retention.unused * _DAY, ~has_table, ~has_pack),
    )


def _remove_tables(engine: Engine, old: ColumnElement[bool]) -> int:
    total = 0
    while True:
        with engine.begin() as connection:
            ids = list(connection.execute(select(tables.c.id).where(old).limit(_BATCH)).scalars())
            remove_tables(connection, ids)
        total += len(ids)
        if len(ids) < _BATCH:
            return total


def _remove(engine: Engine, what: Table, old: ColumnElement[bool]) -> int:
    with engine.begin() as connection:
        return int(connection.execute(what.delete().where(old)).rowcount)


def _count(engine: Engine, what: Table, old: ColumnElement[bool]) -> int:
    with engine.connect() as connection:
        found = connection.execute(select(func.count()).select_from(what).where(old))
        return int(found.scalar_one())
