"""Streams: missed events are sent again, and too large a gap means a reload."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.schemas.turns import TurnRequest
from monkeypalace.server.tables import log, state, views
from monkeypalace.server.tables.streams import Channel, Stream
from tests.server.clients import Client
from tests.server.in_process import NETWORK, without_bots
from tests.server.test_turns import FIRST_TURN

Clients = Callable[[], Client]


class SlowConnection:
    """A connection that takes one chunk, and then another whenever the client has read."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def begin_stream(self, stream: Stream) -> None:
        pass

    def write_chunk(self, chunk: bytes) -> bool:
        self.written.append(chunk)
        return False


def test_messages_wait_for_a_slow_client():
    async def send() -> None:
        connection, stream = SlowConnection(), Stream()
        stream.send(b"first")
        stream.begin(connection)
        assert stream.send(b"second")
        assert stream.send(b"third")
        assert connection.written == [b"first"]
        stream.resume()
        assert connection.written == [b"first", b"second"]
        stream.resume()
        assert connection.written == [b"first", b"second", b"third"]
        assert not stream.ended.done()

    asyncio.run(send())


@pytest.mark.parametrize("listeners", [0, 1, 4])
def test_a_turn_is_played_once_and_encoded_once_for_all_listeners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listeners: int
):
    calls: Counter[str] = Counter()

    def count(module: object, name: str) -> None:
        original = getattr(module, name)

        def counted(*args: object) -> object:
            calls[name] += 1
            return original(*args)

        monkeypatch.setattr(module, name, counted)

    async def run() -> None:
        async with without_bots(tmp_path) as services:
            ann, _ = await services.people.get_or_create(None, NETWORK)
            body = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben")]}
            new = NewTable.model_validate(body)
            await services.seats.set_up(ann, new, "")
            [summary] = await services.tables.of(ann)
            table = await services.tables.find(summary.id)
            turn = TurnRequest(
                seat=1, expected=2, command_id="first-turn", decisions=list(FIRST_TURN)
            )
            with ExitStack() as stack:
                for _ in range(listeners):
                    opened = services.hub.open(table, 0, ann, NETWORK, None)
                    stack.enter_context(opened._join())
                count(state, "parse_decision")
                count(log, "entry_json")
                count(views, "table_json")
                await services.turns.turn(ann, table.id, turn, None)

    asyncio.run(run())
    # The entry is always encoded: the answer contains it.
    expected = {"parse_decision": len(FIRST_TURN), "entry_json": 1}
    assert calls == (expected | {"table_json": 1} if listeners else expected)


def test_a_client_that_is_too_slow_must_load_the_table():
    async def send() -> None:
        connection, stream, channel = SlowConnection(), Stream(), Channel(0, 0)
        channel.streams.add(stream)
        stream.begin(connection)
        for number in range(102):
            channel.send(b"%d" % number)
        assert stream.ended.done()
        assert not channel.streams
        stream.resume()
        assert connection.written[0] == b"1\r\n0\r\n"
        # The messages that waited are dropped.
        assert [b"event: reload" in chunk for chunk in connection.written] == [False, True]

    asyncio.run(send())


def test_nothing_is_written_to_a_client_that_has_disconnected():
    """The connection is closed before its stream is taken out of the channel."""

    async def send() -> None:
        connection, stream, channel = SlowConnection(), Stream(), Channel(0, 0)
        channel.streams.add(stream)
        stream.begin(connection)
        stream.end()
        for _ in range(200):
            channel.send(b"")
        assert connection.written == []

    asyncio.run(send())


def test_a_stream_begins_with_the_table(client: Client):
    table = client.set_up("Ann", "Ben")["table"]
    stream = client.stream(table["id"])
    stream.wait_for_number(table["number"])
    assert stream.messages == [("view", "2", {"table": table})]


def test_a_turn_is_sent_to_all_streams(clients: Clients):
    ann, watcher = clients(), clients()
    table = ann.set_up("Ann", "Ben", public=True)["table"]
    streams = [ann.stream(table["id"]), watcher.stream(table["id"])]
    for stream in streams:
        stream.wait_for_number(2)
    played = ann.turn(table["id"], 1, 2, *FIRST_TURN).json()
    for stream in streams:
        stream.wait_for_number(3)
        assert stream.messages[1] == ("entry", "3", {"entry": played["entry"]})
        now = ann.get(f"/tables/{table['id']}")["table"]
        assert stream.messages[2] == ("view", "3", {"table": now})
    # Seats and spectators get the same bytes.
    assert streams[0].raw == streams[1].raw


def test_missed_events_come_first(client: Client):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    for number, decision in enumerate(FIRST_TURN, start=2):
        client.turn(table, 1, number, decision)
    stream = client.stream(table, last=3)
    stream.wait_for_number(5)
    assert [(name, id_) for name, id_, _ in stream.messages] == [
        ("entry", "4"),
        ("entry", "5"),
        ("view", "5"),
    ]


@pytest.mark.parametrize("last", ["7", "-1", "x", "9" * 50, "²"])
def test_a_gap_makes_the_client_reload(client: Client, last: str):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    headers = {b"Last-Event-ID": last.encode()}
    with client.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as response:
        lines = response.iter_lines()
        found = [next(lines) for _ in range(9)]
    assert "event: reload" in found


def test_chat_messages_are_not_numbered_as_events(client: Client):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    stream = client.stream(table)
    stream.wait_for_number(2)
    first = client.post(f"/tables/{table}/chat", {"text": "hello", "command_id": "1"})
    again = client.post(f"/tables/{table}/chat", {"text": "hello", "command_id": "1"})
    second = client.post(f"/tables/{table}/chat", {"text": "<b>", "command_id": "2"})
    assert again == first
    assert (second["number"], second["name"], second["text"]) == (2, "Ann", "<b>")
    stream.wait_for(lambda found: len(found) == 3)
    assert stream.messages[1:] == [("chat", None, first), ("chat", None, second)]
    assert client.get(f"/tables/{table}/chat", after=1)["messages"] == [second]
    assert client.get(f"/tables/{table}")["table"]["number"] == 2


@pytest.mark.parametrize("text", ["", "   ", "\x00", "a\x1b[2Jb", "x" * 501])
def test_malformed_chat_messages_are_refused(client: Client, text: str):
    table = client.set_up("Ann", "Ben")["table"]["id"]
    refused = client.try_post(f"/tables/{table}/chat", {"text": text, "command_id": "1"})
    assert refused.status_code == 422


def streams(client: Client) -> float:
    """Return the number of open streams."""
    line = next(
        line
        for line in client.http.get("/metrics").text.splitlines()
        if line.startswith("monkeypalace_streams ")
    )
    return float(line.split()[1])


def wait_for_streams(client: Client, count: int) -> None:
    """Wait for a number of open streams: the server notices only later that a client has gone."""
    deadline = time.monotonic() + 120
    while streams(client) != count:
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_stream_of_a_client_that_disconnects_is_removed(client: Client):
    # Until the streams of earlier tests are closed.
    wait_for_streams(client, 0)
    table = client.set_up("Ann", "Ben")["table"]["id"]
    stream = client.stream(table)
    stream.wait_for_number(2)
    assert streams(client) == 1
    stream.stop()
    wait_for_streams(client, 0)
