"""Create the database schema, or migrate it from an older version."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from monkeypalace.server.problems import ServerError

#: Key of PostgreSQL's advisory lock during a migration; any number.
_LOCK: Final = 7_226_375


def migrate(url: str) -> None:
    """Bring the schema up to date. Several processes may do this simultaneously."""
    engine = _engine(url)
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
            config = Config()
            config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        # Alembic does not know the revision in the database.
        raise ServerError("server-database-newer") from error
    except SQLAlchemyError as error:
        # Only the first line: the rest shows the statement.
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
        # Wait for another process that migrates the same file.
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
