"""Migrations of a database that is in use, on SQLite and PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import migrations
from monkeypalace.server.storage.migrate import migrate
from monkeypalace.server.storage.schema import metadata

#: Tests that share servers should run in one process, so that each server is started once.
pytestmark = pytest.mark.xdist_group("workers")

DIGEST = "ab" * 32

TABLE = (
    "INSERT INTO tables (id, host_id, created, set_up, chance, number, status, changed, "
    "bot_to_move, bot_claimed_until) "
    "VALUES (:id, 1, 0, :set_up, '{}', 1, 'running', 0, false, 0)"
)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a new database."""
    database = str(tmp_path / "tables.sqlite3")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")()
    return Settings(database=database).database_url


def test_the_first_version_is_migrated_with_its_data(url: str):
    engine = create_engine(url)
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people (id, created) VALUES (1, 0)"))
        connection.execute(
            text("INSERT INTO packs (digest, text, created) VALUES (:digest, 'x', 0)"),
            {"digest": DIGEST},
        )
        for id_, set_up in (
            ("own pack", f'{{"pack": "{DIGEST}"}}'),
            ("standard", '{"pack": "00"}'),
            # A row that is damaged does not stop the migration.
            ("damaged", "{"),
        ):
            connection.execute(text(TABLE), {"id": id_, "set_up": set_up})
    migrate(url)
    # Idempotent.
    migrate(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        rows = connection.execute(text("SELECT id, pack_digest, set_aside_until FROM tables"))
        assert sorted(map(tuple, rows)) == [
            ("damaged", None, 0.0),
            ("own pack", DIGEST, 0.0),
            ("standard", None, 0.0),
        ]
    engine.dispose()
