"""Servers for the tests: one on SQLite, two workers on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clients import Client
from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite for all tests that need nothing special."""
    folder = tmp_path_factory.mktemp("server")
    running = Running(str(folder / "tables.sqlite3"), folder / "log")
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture
def client(server: Running) -> Client:
    return Client(server.address)
