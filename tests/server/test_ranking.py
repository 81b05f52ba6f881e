"""Which worker a table is assigned to, and what workers send to each other."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from monkeypalace.server.routing.peers import MOST_BYTES, Peers
from monkeypalace.server.routing.ranking import ranking, requested_table
from monkeypalace.server.tokens import new_table_id

TABLE = "k3Jt0aQwX9bLmZ2e"


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (f"GET /api/tables/{TABLE} HTTP/1.1\r\n", TABLE),
        (f"POST /api/tables/{TABLE}/turns HTTP/1.1\r\n", TABLE),
        (f"GET /api/tables/{TABLE}?lang=fr HTTP/1.1\r\n", TABLE),
        ("POST /api/tables HTTP/1.1\r\n", None),
        (f"GET /api/tables/{TABLE}x/log HTTP/1.1\r\n", None),
        (f"GET /api/tables/{TABLE}", None),
        ("GET / HTTP/1.1\r\n", None),
        (f"GET /x HTTP/1.1\r\nX: GET /api/tables/{TABLE}/ HTTP/1.1\r\n", None),
        (f"\r\nGET /api/tables/{TABLE}/ HTTP/1.1\r\n", None),
        ("", None),
    ],
)
def test_the_table_is_in_the_first_line(line: str, table: str | None):
    assert requested_table(line.encode()) == table


def test_tables_are_spread_evenly():
    counts = Counter(ranking(new_table_id(), 4)[0] for _ in range(8000))
    assert all(1800 < counts[worker] < 2200 for worker in range(4)), counts


def test_only_tables_of_a_lost_worker_move_and_to_all_others():
    moved = Counter[int]()
    for _ in range(4000):
        order = ranking(new_table_id(), 4)
        assert sorted(order) == [0, 1, 2, 3]
        if order[0] == 3:
            moved[order[1]] += 1
    assert all(moved[worker] > 200 for worker in range(3)), moved


def test_a_new_worker_takes_tables_and_moves_no_others():
    for _ in range(500):
        table = new_table_id()
        before, after = ranking(table, 3), ranking(table, 4)
        assert tuple(worker for worker in after if worker != 3) == before


def table_of(worker: int, count: int = 2) -> str:
    """Return the id of a table that is assigned to a worker."""
    return next(id_ for id_ in iter(new_table_id, "") if ranking(id_, count)[0] == worker)


def in_a_loop(test: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    def run(tmp_path: Path) -> None:
        # It takes milliseconds on an idle machine; without a limit, a lost message would hang.
        asyncio.run(asyncio.wait_for(test(tmp_path), 120))

    run.__name__ = test.__name__
    return run


class Received:
    """What a worker gets from others."""

    def __init__(self, peers: Peers) -> None:
        self.connections: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        self.tables: asyncio.Queue[str] = asyncio.Queue()
        peers.on_connection = lambda *given: self.connections.put_nowait(given)
        peers.on_bot_turn = self.tables.put_nowait


def test_a_worker_alone_has_all_tables():
    peers = Peers()
    assert peers.is_alone
    assert peers.is_assigned_here(TABLE)
    assert not peers.send_bot_turn(TABLE)


@in_a_loop
async def test_a_connection_arrives_with_its_bytes(folder: Path):
    first, second = Peers(0, 2, folder), Peers(1, 2, folder)
    received = Received(second)
    for each in (first, second):
        each.open()
    theirs = table_of(1)
    assert first.worker_of(theirs) == 1
    client, server = socket.socketpair()
    with client, server:
        assert first.send_connection(1, server.fileno(), b"GET /")
    connection, data = await received.connections.get()
    assert data == b"GET /"
    with connection:
        assert connection.recv(10) == b""
    assert first.send_bot_turn(theirs)
    assert await received.tables.get() == theirs
    first.close()
    second.close()


@in_a_loop
async def test_tables_of_a_worker_are_assigned_elsewhere_while_it_is_down(folder: Path):
    first, second = Peers(0, 2, folder), Peers(1, 2, folder)
    theirs = table_of(1)
    first.open()
    # The second worker has not started yet.
    assert first.is_assigned_here(theirs)
    second.open()
    while first.is_assigned_here(theirs):
        await asyncio.sleep(0.05)
    second.close()
    while not first.is_assigned_here(theirs):
        await asyncio.sleep(0)
    assert not first.send_bot_turn(theirs)
    second.open()
    while first.is_assigned_here(theirs):
        await asyncio.sleep(0.05)
    first.close()
    second.close()


@in_a_loop
async def test_what_was_sent_before_a_worker_stops_is_handled(folder: Path):
    first, second = Peers(0, 2, folder), Peers(1, 2, folder)
    received = Received(second)
    first.open()
    second.open()
    theirs = table_of(1)
    for _ in range(100):
        assert first.send_bot_turn(theirs)
    second.close()
    assert received.tables.qsize() == 100
    assert not first.send_bot_turn(theirs)
    first.close()


@in_a_loop
async def test_a_connection_stays_where_it_is_if_the_other_worker_is_stuck(folder: Path):
    first, second = Peers(0, 2, folder), Peers(1, 2, folder)
    first.open()
    second.open()
    assert first.worker_of(table_of(1)) == 1
    client, server = socket.socketpair()
    with client, server:
        assert not first.send_connection(1, server.fileno(), bytes(MOST_BYTES + 1))
        # The second worker reads nothing meanwhile: both run in this thread.
        sent = 0
        while first.send_connection(1, server.fileno(), bytes(1000)):
            sent += 1
            assert sent < 10_000
    assert sent > 0
    # The second worker is busy, not down.
    assert first.worker_of(table_of(1)) == 1
    first.close()
    second.close()
