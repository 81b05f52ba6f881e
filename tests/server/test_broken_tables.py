"""A table that cannot be replayed harms no other table, and is reported."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, create_engine, text

from monkeypalace.server.lanes.bot_workers import BotWorkers
from monkeypalace.server.logs import table_label
from monkeypalace.server.problems import ServerError
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.bot_runner import BotRunner
from tests.server.clients import Client
from tests.server.in_process import without_bots
from tests.server.running import Running

#: Tests that share servers should run in one process, so that each server is started once.
pytestmark = pytest.mark.xdist_group("workers")


@pytest.fixture(params=["sqlite", "postgresql"])
def own(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """Return a server that only this test uses."""
    database = str(tmp_path / "tables.sqlite3")
    if request.param == "postgresql":
        database = request.getfixturevalue("postgres")()
    running = Running(database, tmp_path / "log")
    yield running
    running.stop()


@contextmanager
def editing(server: Running) -> Iterator[Connection]:
    """Yield a connection to the server's database."""
    engine = create_engine(Settings(database=server.database).database_url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def add_event(
    connection: Connection, table: str, type_: str, data: object, number: int = 3
) -> None:
    """Add an event, as another worker would."""
    values = {"table": table, "number": number, "type": type_, "data": json.dumps(data)}
    connection.execute(
        text(
            "INSERT INTO events (table_id, number, at, type, data) "
            "VALUES (:table, :number, 0, :type, :data)"
        ),
        values,
    )
    connection.execute(text("UPDATE tables SET number = :number WHERE id = :table"), values)
    if connection.dialect.name == "postgresql":
        connection.execute(
            text("SELECT pg_notify('monkeypalace', :table)"), {"table": f"other {table}"}
        )


NOT_LEGAL = {"seat": 1, "decisions": ["a1 N N N N N N"]}


def test_clocks_of_other_tables_go_on_and_the_owner_sees_the_broken_one(own: Running):
    with Client(own.address) as client, Client(own.address) as stranger:
        broken = client.set_up("Ann", "Ben", turn_seconds=10)["table"]["id"]
        good = client.set_up("Ann", "Ben", turn_seconds=10)["table"]["id"]
        stranger.set_up("Eve", "Ben")
        own.stop()
        with editing(own) as connection:
            add_event(connection, broken, "played", NOT_LEGAL)
            # As if the games had begun a minute ago.
            connection.execute(text("UPDATE events SET at = at - 60"))
            connection.execute(text("UPDATE tables SET due = due - 60"))
        own.start()
        stream = client.stream(good)
        stream.wait_for(lambda _: any(entry["by_bot"] for entry in stream.entries))

        mine = {each["id"]: each for each in client.get("/me/tables")["tables"]}
        assert {id_: each["status"] for id_, each in mine.items()} == {
            broken: "broken",
            good: "running",
        }
        assert (mine[broken]["players"], mine[broken]["you"]["host"]) == ([], True)
        turn = {"seat": 1, "expected": 3, "command_id": "1", "decisions": ["pass"]}
        for who, status in ((client, 503), (stranger, 404)):
            seen = who.http.get(f"/api/tables/{broken}")
            played = who.try_post(f"/tables/{broken}/turns", turn)
            assert (seen.status_code, played.status_code) == (status, status)
        assert client.http.get(f"/api/tables/{broken}").json()["code"] == "server-broken-table"

    # Each 503 is logged, too.
    errors = [record for record in own.records() if record["level"] == "error"]
    [report] = [line for line in errors if line["message"] == "set a table aside"]
    assert {line["message"] for line in errors} <= {"set a table aside", "request failed"}
    assert report["table"] == table_label(broken)
    assert "Traceback" in report["traceback"]
    assert broken not in own.log.read_text()
    metrics = httpx.get(f"{own.address}/metrics", timeout=60).text
    assert "monkeypalace_broken_tables_total 1.0" in metrics


def test_streams_of_other_tables_go_on(own: Running):
    with Client(own.address) as client:
        made = [client.set_up("Ann", "Ben")["table"]["id"] for _ in range(2)]
        # The database returns them in this order.
        broken, good = sorted(made)
        streams = {table: client.stream(table) for table in made}
        for stream in streams.values():
            stream.wait_for_number(2)
        with editing(own) as connection:
            add_event(connection, broken, "played", NOT_LEGAL)
            add_event(connection, good, "left", {"seat": 2, "bot": "random", "reason": "wish"})
        streams[good].wait_for_number(3)
        # The client is told to load the table, and gets the reason then.
        streams[broken].wait_for(lambda found: found[-1][0] == "reload")
        streams[broken].join(60)
        assert streams[broken].ended
        assert client.http.get(f"/api/tables/{broken}/stream").status_code == 503


def test_a_table_that_can_be_read_again_continues_after_a_restart(own: Running):
    with Client(own.address) as client:
        table = client.set_up("Ann", "Ben")["table"]["id"]
        before = client.get(f"/tables/{table}")
        with editing(own) as connection:
            add_event(connection, table, "played", NOT_LEGAL)
        assert client.http.get(f"/api/tables/{table}").status_code == 503
        with editing(own) as connection:
            connection.execute(text("DELETE FROM events WHERE number = 3"))
        assert client.http.get(f"/api/tables/{table}").status_code == 503
        own.stop()
        own.start()
        assert client.get(f"/tables/{table}") == before


def test_a_full_disk_does_not_set_tables_aside(tmp_path: Path):
    """Tables whose bots could not store a turn used to be set aside for ten minutes."""
    aside: list[str] = []

    class Runner(BotRunner):
        def _to_handle(self, _: object) -> list[str]:
            return ["table"]

        async def _act(self, _: str) -> None:
            raise ServerError("server-storage")

    async def set_aside(id_: str) -> None:
        aside.append(id_)

    async def run() -> None:
        async with without_bots(tmp_path) as services:
            runner = Runner(
                services.database, services.tables, BotWorkers(services.lanes.bots), Peers()
            )
            # Replaced on this object only, to see whether it is called.
            services.tables.set_aside = set_aside  # type: ignore[method-assign]
            with pytest.raises(ServerError):
                await runner._poll()

    asyncio.run(run())
    assert aside == []
