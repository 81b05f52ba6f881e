"""The thread that groups writes."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

from monkeypalace.server.storage.database import Database


def test_a_write_that_was_cancelled_does_not_stop_the_others(tmp_path: Path):
    async def cancel_one() -> int:
        began, go_on = threading.Event(), threading.Event()

        def slow(connection: Connection) -> None:
            began.set()
            assert go_on.wait(60)

        def count(connection: Connection) -> int:
            return int(connection.execute(text("SELECT 1")).scalar_one())

        running = asyncio.create_task(database.write(slow))
        await asyncio.to_thread(began.wait, 60)
        waiting = asyncio.create_task(database.write(count))
        await asyncio.sleep(0)
        for task in (running, waiting):
            task.cancel()
        await asyncio.wait([running, waiting])
        go_on.set()
        return await asyncio.wait_for(database.write(count), 60)

    database = Database(f"sqlite:///{tmp_path / 'some.sqlite3'}")
    assert asyncio.run(cancel_one()) == 1
    database.close()


def test_a_write_that_fails_does_not_harm_its_group(tmp_path: Path):
    def add(connection: Connection, numbers: list[int]) -> None:
        groups.append(numbers)
        for number in numbers:
            connection.execute(text("INSERT INTO t VALUES (:number)"), {"number": number})

    async def write() -> list[int]:
        began, go_on = threading.Event(), threading.Event()

        def create(connection: Connection) -> None:
            connection.execute(text("CREATE TABLE t (number INTEGER PRIMARY KEY)"))
            began.set()
            assert go_on.wait(60)

        creating = asyncio.create_task(database.write(create))
        await asyncio.to_thread(began.wait, 60)
        # These wait for the thread, so they are one group; 7 is there twice.
        writes = [asyncio.create_task(database.write_batched(add, number)) for number in (7, 8, 7)]
        await asyncio.sleep(0)
        go_on.set()
        await creating
        await asyncio.wait(writes)
        await writes[0]
        await writes[1]
        with pytest.raises(IntegrityError):
            await writes[2]
        await database.write_batched(add, 9)
        return await database.read(
            lambda connection: list(connection.scalars(text("SELECT number FROM t")))
        )

    groups: list[list[int]] = []
    database = Database(f"sqlite:///{tmp_path / 'some.sqlite3'}")
    assert asyncio.run(write()) == [7, 8, 9]
    assert groups == [[7, 8, 7], [7], [8], [7], [9]]
    database.close()
