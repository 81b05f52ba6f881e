"""Restarts: nothing is lost, bots and clocks continue."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.clients import Client
from tests.server.running import Running
from tests.server.test_turns import FIRST_TURN


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Running]:
    """Return a server that only this test uses."""
    running = Running(str(tmp_path / "tables.sqlite3"), tmp_path / "log")
    yield running
    running.stop()


def test_a_killed_server_has_stored_everything_and_bots_continue(own: Running):
    with Client(own.address) as client:
        table = client.set_up("Ann", "Ben")["table"]
        client.turn(table["id"], 1, table["number"], *FIRST_TURN)
        before = client.get(f"/tables/{table['id']}")
        with_bot = client.set_up("bot:random", "Ann")["table"]["id"]
        # Kill the server before the worker process of the bots has started.
        own.kill()
        own.start()
        assert client.get(f"/tables/{table['id']}") == before
        stream = client.stream(with_bot)
        stream.wait_for(lambda _: any(entry["by_bot"] for entry in stream.entries))


def test_streams_end_when_the_server_stops(own: Running):
    with Client(own.address) as client:
        table = client.set_up("Ann", "bot:random")["table"]["id"]
        stream = client.stream(table)
        stream.wait_for_number(2)
        assert own.stop() == 0
        stream.join(60)
        assert stream.ended
    written = own.log.read_text()
    assert "Traceback" not in written
    assert '"level": "error"' not in written


def test_a_bot_takes_over_when_time_has_run_out(own: Running):
    with Client(own.address) as client:
        made = client.set_up("Ann", "Ben", turn_seconds=600)["table"]
        assert made["clock"]["due"] is not None
        table = made["id"]
        own.stop()
        # As if the game had begun an hour ago. Ben's ten minutes do not run out in the test.
        with closing(sqlite3.connect(own.database)) as connection:
            connection.execute("UPDATE events SET at = at - 3600")
            connection.execute("UPDATE tables SET due = due - 3600")
            connection.commit()
        own.start()
        stream = client.stream(table)
        stream.wait_for(lambda _: any(entry["by_bot"] for entry in stream.entries))
        entries = client.get(f"/tables/{table}/log")["entries"]
        assert "Ann has run out of time; a bot takes over." in [each["text"] for each in entries]
        now = client.get(f"/tables/{table}")
        assert now["you"] == {"seats": [2], "away": [1], "host": True}
        assert now["table"]["clock"]["due"] is not None
        # The bot has played the turn, so Ann can come back.
        assert client.post(f"/tables/{table}/seats/1/return")["you"]["seats"] == [1, 2]
