"""The health check, and the log records of failures."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.exc import IntegrityError

from monkeypalace.server.logs import JsonFormatter
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.storage.migrate import migrate
from tests.cli.runs import program
from tests.server.clients import Client
from tests.server.postgres import cluster
from tests.server.running import LONGEST_START, Running, free_port
from tests.server.test_faults import limit_files
from tests.server.test_limits import start

pytestmark = pytest.mark.xdist_group("health")

#: Seconds that a health check may take on a busy machine; it gives up after two. The database is
#: frozen for longer, so a server that waited for it would not answer in this time.
BOUND = 60.0


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    running = start(tmp_path)
    yield running
    running.stop()


def health(server: Running) -> tuple[int, Any]:
    """Request the health after the cached result has expired."""
    time.sleep(1.1)
    answer = httpx.get(f"{server.address}/health", timeout=BOUND)
    # A server that is not ready is still alive.
    live = httpx.get(f"{server.address}/health/live", timeout=BOUND)
    assert (live.status_code, live.json()["alive"]) == (200, True)
    return answer.status_code, answer.json()


def errors(server: Running) -> list[Any]:
    return [record for record in server.records() if record["level"] == "error"]


def test_a_full_disk(own: Running):
    with Client(own.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        assert health(own)[0] == 200
        limit_files(own.process.pid, Path(own.database + "-wal").stat().st_size)
        status, found = health(own)
        assert (status, found["ready"], found["database"], found["disk"]) == (
            503,
            False,
            False,
            True,
        )
        refused = client.try_post(f"/tables/{table}/chat", {"text": "hello", "command_id": "1"})
        assert (refused.status_code, refused.json()["code"]) == (503, "server-storage")
        limit_files(own.process.pid, resource.RLIM_INFINITY)
        assert health(own)[0] == 200
    # The causes are in the log, without the table.
    reasons = {line["message"]: line.get("reason", "") for line in errors(own)}
    assert "OperationalError: disk" in reasons["request failed"]
    assert "OperationalError: disk" in reasons["not ready"]
    assert table not in own.log.read_text()


def test_a_disk_that_is_almost_full(tmp_path: Path):
    server = start_unready(tmp_path, least_disk="1000000000")
    try:
        status, found = health(server)
        assert (status, found["database"], found["disk"]) == (503, True, False)
        assert [line["reason"] for line in errors(server)] == ["the disk is almost full"]
    finally:
        assert server.stop() == 0


def start_unready(folder: Path, **settings: str) -> Running:
    """Start a server that will not be ready; wait until it is alive."""

    class Alive(Running):
        def wait(self) -> None:
            deadline = time.monotonic() + LONGEST_START
            while True:
                assert time.monotonic() < deadline, self.log.read_text()
                try:
                    httpx.get(f"{self.address}/health/live", timeout=5)
                    return
                except httpx.TransportError:
                    time.sleep(0.05)

    named = {f"MONKEYPALACE_{name.upper()}": value for name, value in settings.items()}
    return Alive(str(folder / "tables.sqlite3"), folder / "log", **named)


@pytest.mark.parametrize("replaced", [False, True])
def test_a_database_that_was_deleted(own: Running, replaced: bool):
    assert health(own)[0] == 200
    Path(own.database).unlink()
    if replaced:
        migrate(Settings(database=own.database).database_url)
    status, found = health(own)
    assert (status, found["database"]) == (503, False)
    [said] = errors(own)
    assert "deleted or replaced" in said["reason"]


def test_a_frozen_and_a_lost_postgres(tmp_path: Path):
    with cluster() as address:
        database = f"{address}/postgres"
        server = Running(database, tmp_path / "log")
        try:
            assert health(server)[0] == 200
            with frozen(database):
                # The second request waits for the check that the first one began.
                for _ in range(2):
                    status, found = health(server)
                    assert (status, found["database"]) == (503, False)
            deadline = time.monotonic() + 120
            while health(server)[0] != 200:
                assert time.monotonic() < deadline
            with psycopg.connect(database, autocommit=True) as connection:
                connection.execute("DROP TABLE alembic_version")
            assert health(server)[0] == 503
        finally:
            assert server.stop() == 0
    reasons = [line["reason"] for line in errors(server) if line["message"] == "not ready"]
    assert reasons[0] == "no answer in time"
    assert "alembic_version" in reasons[-1]


@contextmanager
def frozen(database: str) -> Iterator[None]:
    """Suspend all processes of a PostgreSQL cluster, and resume them afterwards.

    The parent is suspended first and resumed last: a suspended parent reaps no child, so every
    child that is listed exists until the end, even one that was about to exit.
    """
    with psycopg.connect(database) as connection:
        found = connection.execute("SHOW data_directory").fetchone()
    assert found is not None
    parent = int((Path(found[0]) / "postmaster.pid").read_text().split()[0])
    os.kill(parent, signal.SIGSTOP)
    try:
        deadline = time.monotonic() + 120
        while process_state(parent) != "T":
            assert time.monotonic() < deadline
            time.sleep(0.01)
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        for child in children:
            os.kill(int(child), signal.SIGSTOP)
        try:
            yield
        finally:
            for child in children:
                os.kill(int(child), signal.SIGCONT)
    finally:
        os.kill(parent, signal.SIGCONT)


def process_state(process: int) -> str:
    """Return the letter that Linux shows for a process: R, S, T and so on."""
    # The name in parentheses before the state may contain spaces.
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]


def test_a_database_of_a_newer_version(tmp_path: Path):
    path = tmp_path / "newer.sqlite3"
    url = Settings(database=str(path)).database_url
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    refused = program("serve", "--port", str(free_port()), "--database", str(path))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "newer version" in refused.stderr


def test_errors_of_the_database_show_no_table(tmp_path: Path):
    """An unexpected error is logged with its traceback, but without the values of a statement."""
    id_ = "k3Jt0aQwX9bLmZ2e"
    url = Settings(database=str(tmp_path / "some.sqlite3")).database_url
    migrate(url)
    database = Database(url)
    try:
        asyncio.run(database.write(lambda connection: store.add_member(connection, 1, id_)))
    except IntegrityError:
        failure = sys.exc_info()
    database.close()
    record = logging.LogRecord("x", logging.ERROR, "x", 1, "internal error", (), failure)
    record.table = id_
    written = JsonFormatter().format(record)
    assert id_ not in written
    assert "FOREIGN KEY constraint failed" in written
    assert json.loads(written)["table"]


def test_details_of_postgres_are_left_out():
    id_ = "k3Jt0aQwX9bLmZ2e"
    try:
        raise psycopg.errors.UniqueViolation(f"twice\nDETAIL:  Key (id)=({id_}) exists.")
    except psycopg.Error:
        record = logging.LogRecord("x", logging.ERROR, "x", 1, "error", (), sys.exc_info())
    written = JsonFormatter().format(record)
    assert "twice" in written
    assert id_ not in written
