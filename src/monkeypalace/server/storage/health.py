"""Check whether the database can be read and written, within a bounded time."""

from __future__ import annotations

import asyncio
import logging
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import Connection, text

from monkeypalace.server.problems import ServerError, reason_of
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.database import Database

#: Seconds for all checks. A frozen database never answers.
_TIMEOUT: Final = 2.0
#: Seconds for which a result is reused: a check writes to the disk.
_FRESH: Final = 1.0
_MEGABYTE: Final = 1_000_000

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The result of the checks."""

    #: Whether the database can be read and written, and is the one that was opened.
    database: bool
    #: Whether the disk of a SQLite file has enough room.
    disk: bool

    @property
    def is_ready(self) -> bool:
        return self.database and self.disk


class HealthCheck:
    """Checks the database: one check at a time, and at most one per second."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database, self._least_disk = database, settings.least_disk
        self._file = (
            Path(database.url.database) if database.is_sqlite and database.url.database else None
        )
        self._identity = self._find_file()
        self._last = HealthReport(True, True)
        self._until = 0.0
        self._running: asyncio.Task[str] | None = None
        self._writes = 0

    async def check(self) -> HealthReport:
        """Return the state of the database within two seconds."""
        if monotonic() < self._until:
            return self._last
        if self._running is None or self._running.done():
            self._running = asyncio.create_task(self._check_database())
        try:
            async with asyncio.timeout(_TIMEOUT):
                failure = await asyncio.shield(self._running)
        except TimeoutError:
            # The check continues, and the next request waits for the same check.
            failure = "no answer in time"
        report = HealthReport(not failure, self._has_room())
        if report != self._last:
            if report.is_ready:
                log.info("ready again")
            else:
                reason = failure or "the disk is almost full"
                log.error("not ready", extra={"reason": reason})
        self._last, self._until = report, monotonic() + _FRESH
        return report

    async def _check_database(self) -> str:
        """Return why the database cannot be used; empty if it can."""
        if self._find_file() != self._identity:
            # SQLite continues to use a deleted file; what is written there is lost.
            return "the file of the database was deleted or replaced"
        try:
            await self._database.write(self._harmless_write())
        except ServerError as error:
            return reason_of(error)
        return ""

    def _harmless_write(self) -> Callable[[Connection], None]:
        """Return a write that reaches the disk and changes no data of the server."""
        self._writes = (self._writes + 1) % 1_000_000

        def write(connection: Connection) -> None:
            if self._file is not None:
                connection.exec_driver_sql(f"PRAGMA user_version = {self._writes}")
            else:
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

        return write

    def _find_file(self) -> tuple[int, int] | None:
        if self._file is not None:
            with suppress(OSError):
                found = self._file.stat()
                return found.st_dev, found.st_ino
        return None

    def _has_room(self) -> bool:
        if self._file is None:
            return True
        try:
            return shutil.disk_usage(self._file.parent).free >= self._least_disk * _MEGABYTE
        except OSError:
            return False
