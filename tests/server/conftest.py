"""Servers for the tests: one on SQLite, two workers on PostgreSQL."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from uuid import uuid4

import httpx
import psycopg
import pytest

from tests.server.clients import Client
from tests.server.postgres import cluster
from tests.server.running import Running

Clients = Callable[[], Client]


def requests_of_workers(server: Running) -> dict[int, float]:
    """Ask any worker how many requests each of the workers has read."""
    text = httpx.get(f"{server.address}/metrics", timeout=60).text
    found = re.findall(r'(?m)^monkeypalace_worker_requests_total{worker="(\d)"} (\S+)$', text)
    return {int(worker): float(count) for worker, count in found}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server on SQLite, shared by all tests that need no special settings."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(str(folder / "tables.sqlite3"), folder / "log")
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture
def clients(server: Running) -> Iterator[Clients]:
    """Return a function that creates clients with separate cookies."""
    with ExitStack() as stack:
        yield lambda: stack.enter_context(Client(server.address))


@pytest.fixture
def client(clients: Clients) -> Client:
    return clients()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Return a function that creates a database and returns its URL."""
    with cluster() as address:

        def new() -> str:
            name = f"palace_{uuid4().hex}"
            with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
                connection.execute(f"CREATE DATABASE {name}")
            return f"{address}/{name}"

        yield new


@pytest.fixture(scope="session")
def workers(
    postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """Return a server with two workers on PostgreSQL."""
    folder = tmp_path_factory.mktemp("workers")
    running = Running(postgres(), folder / "log", "--workers", "2")
    # The server answers as soon as one worker is up.
    while len(requests_of_workers(running)) < 2:
        httpx.get(f"{running.address}/health/live", timeout=60)
    yield running
    assert running.stop() == 0, running.log.read_text()
