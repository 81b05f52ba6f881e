"""Bringing a database up to date, from nothing or from an older version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from monkeypalace.server.problems import ServerError

#: Any number: whoever migrates a PostgreSQL database holds the lock with it.
_LOCK: Final = 7_226_375


def migrate(url: str) -> None:
    """Make the database what this version needs. Several processes may call it at once."""
    engine = _engine(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as error:
        # The first line says what is wrong; the rest would show the statement.
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise ServerError("server-database", reason=reason[:200]) from error
    finally:
        engine.dispose()


def _engine(url: str) -> Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(url)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        # Another process that migrates the same file is waited for.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
