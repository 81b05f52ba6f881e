"""The services of a server in the process of a test, without worker processes and bots."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.services import Services
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate

#: The network of the test's requests.
NETWORK = "192.0.2.1"


@asynccontextmanager
async def without_bots(database: Path | str) -> AsyncIterator[Services]:
    """Yield services on a database: a URL, or a folder for a file."""
    if isinstance(database, Path):
        database = str(database / "tables.sqlite3")
    settings = Settings(database=database)
    migrate(settings.database_url)
    services = Services(settings, Peers())
    # Without this, bots would be started as soon as it is their turn.
    services.tables.on_stored.clear()
    try:
        yield services
    finally:
        services.database.close()
