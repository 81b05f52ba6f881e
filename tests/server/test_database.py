"""The thread that writes to SQLite."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

from sqlalchemy import Connection, text

from monkeypalace.server.storage.database import Database


def test_a_write_that_was_cancelled_does_not_stop_the_others(tmp_path: Path):
    async def cancel_one() -> int:
        began, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            began.set()
            assert go_on.wait(20)

        def count(connection: Connection) -> int:
            return int(connection.execute(text("SELECT 1")).scalar_one())

        running = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(began.wait, 20)
        waiting = asyncio.create_task(database.write(count))
        await asyncio.sleep(0)
        for task in (running, waiting):
            task.cancel()
        await asyncio.wait([running, waiting])
        go_on.set()
        return await asyncio.wait_for(database.write(count), 20)

    database = Database(f"sqlite:///{tmp_path / 'some.sqlite3'}")
    assert asyncio.run(cancel_one()) == 1
    database.close()
