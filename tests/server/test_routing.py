"""A table is assigned to one worker: `--workers`, and HAProxy in front of two servers."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from monkeypalace.server.routing.ranking import ranking
from tests.server.clients import Client
from tests.server.conftest import requests_of_workers
from tests.server.haproxy import haproxy
from tests.server.running import LONGEST_START, Running
from tests.server.test_turns import FIRST_TURN

#: Seconds until the claim on a bot's turn expires, so that another worker may play it.
_CLAIM = 15.0

#: Tests that share servers should run in one process, so that each server is started once.
pytestmark = pytest.mark.xdist_group("workers")


def samples(address: str, name: str) -> dict[str, float]:
    """Return the samples of a metric, by their labels."""
    text = httpx.get(f"{address}/metrics", timeout=60).text
    return {
        labels: float(value) for labels, value in re.findall(rf"(?m)^{name}{{(.*)}} (\S+)$", text)
    }


def tables_of_both(client: Client) -> list[dict[str, Any]]:
    """Set up a table of worker 0, and one of worker 1."""
    found: dict[int, dict[str, Any]] = {}
    while len(found) < 2:
        table = client.set_up("Ann", "Ben", public=True)["table"]
        found[ranking(table["id"], 2)[0]] = table
    return [found[0], found[1]]


class RawConnection:
    """One connection, byte by byte."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self._file = self.socket.makefile("rb")

    def send(self, *parts: bytes) -> None:
        """Send parts, each in a packet."""
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for part in parts:
            self.socket.sendall(part)
            time.sleep(0.05)

    def read(self) -> tuple[int, Any]:
        """Read an answer: its status and its JSON."""
        status = int(self._file.readline().split()[1])
        length = 0
        while (line := self._file.readline().lower()) != b"\r\n":
            if line.startswith(b"content-length:"):
                length = int(line.split()[1])
            assert line != b"connection: close\r\n"
        return status, json.loads(self._file.read(length))

    def close(self) -> None:
        self._file.close()
        self.socket.close()


def get(table: dict[str, Any]) -> bytes:
    return f"GET /api/tables/{table['id']} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()


def test_requests_for_a_table_reach_its_worker(workers: Running):
    with Client(workers.address) as client:
        tables = tables_of_both(client)
    for home, table in enumerate(tables):
        before = requests_of_workers(workers)
        for _ in range(10):
            # Each over a new connection, which any worker accepts.
            answer = httpx.get(f"{workers.address}/api/tables/{table['id']}", timeout=60)
            assert answer.json()["table"]["id"] == table["id"]
        after = requests_of_workers(workers)
        # Each of the two requests for metrics may have gone to either worker.
        assert after[home] - before[home] >= 10
        assert after[1 - home] - before[1 - home] <= 2


def test_a_connection_can_move_between_workers_repeatedly(workers: Running):
    with Client(workers.address) as client:
        tables = tables_of_both(client)
    before = samples(workers.address, "monkeypalace_connections_handed_over_total")
    with closing(RawConnection(workers.port)) as connection:
        for turn in range(20):
            connection.send(get(tables[turn % 2]))
            status, body = connection.read()
            assert (status, body["table"]["id"]) == (200, tables[turn % 2]["id"])
    after = samples(workers.address, "monkeypalace_connections_handed_over_total")
    for worker in range(2):
        labels = f'result="sent",worker="{worker}"'
        assert after[labels] - before.get(labels, 0) >= 9


def test_requests_in_pieces_and_several_at_once_are_answered(workers: Running):
    with Client(workers.address) as client:
        tables = tables_of_both(client)
    ids = [table["id"] for table in tables]
    for first in range(2):
        with closing(RawConnection(workers.port)) as connection:
            one, two = get(tables[first]), get(tables[1 - first])
            connection.send(one[:20], one[20:60], one[60:])
            assert connection.read()[1]["table"]["id"] == ids[first]
            connection.send(one + two + one)
            answered = [connection.read()[1]["table"]["id"] for _ in range(3)]
            assert answered == [ids[first], ids[1 - first], ids[first]]


@pytest.mark.parametrize(
    ("origin", "status"),
    [("", 400), ("Origin: http://elsewhere.example\r\n", 403)],
    ids=["answered after the body", "answered before the body"],
)
def test_a_body_is_not_taken_for_a_request(workers: Running, origin: str, status: int):
    """A body that looks like a request must not be answered as one: proxies share connections."""
    with Client(workers.address) as client:
        tables = tables_of_both(client)
    for home, table in enumerate(tables):
        hidden = get(tables[1 - home])
        head = (
            f"POST /api/tables/{table['id']}/turns HTTP/1.1\r\nHost: 127.0.0.1\r\n{origin}"
            f"Content-Type: application/json\r\nContent-Length: {len(hidden)}\r\n\r\n"
        ).encode()
        with closing(RawConnection(workers.port)) as connection:
            connection.send(head, hidden)
            assert connection.read()[0] == status
            connection.send(get(table))
            assert connection.read()[1]["table"]["id"] == table["id"]


def test_a_long_request_is_answered_by_any_worker(workers: Running):
    with Client(workers.address) as client:
        for table in tables_of_both(client):
            said = client.try_post(
                f"/tables/{table['id']}/chat", {"text": "x" * 200_000, "command_id": "1"}
            )
            assert said.status_code in (413, 422)
            assert client.turn(table["id"], 1, table["number"], *FIRST_TURN).status_code == 200


def test_a_bot_is_played_by_the_tables_worker(workers: Running):
    def handed_over() -> list[float]:
        found = samples(workers.address, "monkeypalace_bot_turns_handed_over_total")
        return [found.get(f'worker="{number}"', 0.0) for number in range(2)]

    before, homes, quick = handed_over(), list[int](), set[int]()
    with Client(workers.address) as client, Client(workers.address) as watcher:
        # If bots' turns were lost, every table would take at least as long as a claim. On a busy
        # machine, some tables may take as long even if none is lost.
        while len(quick) < 2:
            assert len(homes) < 40
            # The connection of this client stays where it is, because it asks for no table.
            table = client.set_up("bot:random", "bot:random", "Ann", public=True)["table"]["id"]
            homes.append(ranking(table, 2)[0])
            stream = watcher.stream(table)
            began = time.monotonic()
            stream.wait_for(lambda found: any(message[1] == "4" for message in found))
            if time.monotonic() - began < _CLAIM:
                quick.add(homes[-1])
    rises = [after - old for after, old in zip(handed_over(), before, strict=True)]
    assert rises in ([0, homes.count(1)], [homes.count(0), 0])


@pytest.fixture(scope="module")
def own(postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return a server with two workers that tests may kill."""
    running = Running(postgres(), tmp_path_factory.mktemp("own") / "log", "--workers", "2")
    wait_for_workers(running, 2)
    yield running
    assert running.stop() == 0, running.log.read_text()


def ready_workers(server: Running) -> list[tuple[int, int]]:
    """Return number and process id of each worker that was started so far."""
    return [
        (record["worker"], record["pid"])
        for record in server.records()
        if record["message"] == "ready"
    ]


def wait_for_workers(server: Running, started: int) -> list[tuple[int, int]]:
    deadline = time.monotonic() + LONGEST_START
    while len(ready_workers(server)) < started:
        assert time.monotonic() < deadline, server.log.read_text()
        time.sleep(0.05)
    return ready_workers(server)


def with_retries(ask: Callable[[], Any]) -> Any:
    """Repeat a request as clients do if the connection breaks."""
    deadline = time.monotonic() + 60
    while True:
        try:
            return ask()
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.02)


def test_the_tables_of_a_killed_worker_move_to_the_other(own: Running):
    with Client(own.address) as client:
        tables = tables_of_both(client)
        with_bot = client.set_up("Ann", "bot:random")["table"]
        home = ranking(with_bot["id"], 2)[0]
        started, killed = len(ready_workers(own)), dict(ready_workers(own))[home]
        stream = client.stream(with_bot["id"])
        stream.wait_for_number(with_bot["number"])
        os.kill(killed, signal.SIGKILL)
        began = time.monotonic()
        played = with_retries(
            lambda: client.turn(with_bot["id"], 1, with_bot["number"], *FIRST_TURN)
        )
        assert played.status_code == 200, played.text
        for table in tables:
            assert with_retries(partial(client.get, f"/tables/{table['id']}"))
        # Until now the worker was not replaced, unless the machine is slow.
        assert len(ready_workers(own)) == started or time.monotonic() - began > 2
        stream.join(60)
        assert stream.ended
        again = client.stream(with_bot["id"], with_bot["number"])
        again.wait_for(lambda _: any(entry["by_bot"] for entry in again.entries))
        assert wait_for_workers(own, started + 1)[-1][0] == home
        for table in tables:
            assert with_retries(partial(client.get, f"/tables/{table['id']}"))
    assert "server worker died; restarting it" in own.log.read_text()
    # The gauges of the dead worker are no longer counted.
    assert samples(own.address, "monkeypalace_lane_workers")['lane="pictures"'] <= 2


@pytest.mark.thorough
def test_another_worker_handles_the_clocks_of_a_stuck_one_until_it_is_replaced(own: Running):
    with Client(own.address) as client:
        table = client.set_up("Ann", "Ben", turn_seconds=10)["table"]["id"]
    started, stuck = len(ready_workers(own)), dict(ready_workers(own))[ranking(table, 2)[0]]

    def is_left() -> bool:
        """Ask the database: the server would pass the request to the stuck worker."""
        with psycopg.connect(own.database) as connection:
            found = connection.execute(
                "SELECT type FROM events WHERE table_id = %s", [table]
            ).fetchall()
        return ("left",) in found

    os.kill(stuck, signal.SIGSTOP)
    while not is_left():
        # The stuck worker is killed only after 30 seconds.
        assert len(ready_workers(own)) == started
        time.sleep(0.2)
    wait_for_workers(own, started + 1)
    assert "server worker is stuck; killing it" in own.log.read_text()
    with Client(own.address) as client:
        assert client.http.get("/health").status_code == 200


def test_all_workers_are_restarted_in_turn(own: Running):
    before = ready_workers(own)
    started = len(before)
    with Client(own.address) as client:
        tables = tables_of_both(client)
    own.process.send_signal(signal.SIGHUP)
    numbers, deadline = [table["number"] for table in tables], time.monotonic() + LONGEST_START
    while len(ready_workers(own)) < started + 2:
        assert time.monotonic() < deadline
        for table, number in zip(tables, numbers, strict=True):
            # Over new connections: idle ones may be closed at any time. Nothing is refused.
            answer = httpx.get(f"{own.address}/api/tables/{table['id']}", timeout=60)
            assert answer.json()["table"]["number"] == number
    after = ready_workers(own)
    assert [number for number, _ in after[started:]] == [0, 1]
    assert len({pid for _, pid in after}) == started + 2
    assert own.process.poll() is None


@pytest.fixture
def behind_haproxy(
    postgres: Callable[[], str], tmp_path: Path
) -> Iterator[tuple[str, list[Running]]]:
    """Return the address of HAProxy, and the two servers behind it."""
    database = postgres()
    servers = [Running(database, tmp_path / f"log{number}") for number in range(2)]
    with haproxy([server.port for server in servers]) as (port, _):
        yield f"http://127.0.0.1:{port}", servers
    for server in servers:
        if server.process.poll() is None:
            assert server.stop() == 0


def asked(server: Running) -> float:
    """Return how often a server was asked for a table."""
    return sum(
        value
        for labels, value in samples(server.address, "monkeypalace_request_seconds_count").items()
        if 'route="/api/tables/{table}"' in labels
    )


def test_haproxy_sends_a_table_to_one_server_and_moves_it_when_that_dies(
    behind_haproxy: tuple[str, list[Running]],
):
    address, servers = behind_haproxy
    with Client(address) as client:
        assert client.http.get("/metrics").status_code == 404
        homes: dict[str, int] = {}
        while len(set(homes.values())) < 2 or len(homes) < 8:
            table = client.set_up("Ann", "bot:random", public=True)["table"]
            before = [asked(server) for server in servers]
            for _ in range(5):
                client.get(f"/tables/{table['id']}")
            rises = [asked(server) - old for server, old in zip(servers, before, strict=True)]
            assert sorted(rises) == [0, 5]
            homes[table["id"]] = rises.index(5)
            assert len(homes) < 100
        table_id = next(table for table, home in homes.items() if home == 1)
        stream = client.stream(table_id)
        stream.wait_for_number(2)
        servers[1].kill()
        played = with_retries(lambda: client.turn(table_id, 1, 2, *FIRST_TURN))
        assert played.status_code == 200, played.text
        again = client.stream(table_id, 2)
        again.wait_for(lambda _: any(entry["by_bot"] for entry in again.entries))
        stream.join(60)
        assert stream.ended
        for table_id in homes:
            assert client.get(f"/tables/{table_id}")["table"]["id"] == table_id
