"""Fair shares of the event loop and of connections, without a running server."""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request

from monkeypalace.server.http.connections import Connections
from monkeypalace.server.http.language import language_of
from monkeypalace.server.http.protocol import LimitedProtocol
from monkeypalace.server.http.route_limits import LIMITS
from monkeypalace.server.http.routes.dependencies import network_of
from monkeypalace.server.limits import StartLimit
from monkeypalace.server.logs import set_up_logs
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.streams import Hub
from tests.server.in_process import NETWORK, without_bots

# The event loop


def test_one_address_does_not_begin_all_its_requests_at_once():
    """A request does not wait until all hundred earlier ones of another client have begun."""

    async def run() -> list[str]:
        limit, order = StartLimit(2, 8), list[str]()

        async def request(key: str) -> None:
            await limit.enter(key)
            order.append(key)

        await asyncio.gather(*(request("flood") for _ in range(100)), request("player"))
        # Afterwards no queue is left, and no request waits.
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await asyncio.wait_for(limit.enter("flood"), 60)
        return order

    order = asyncio.run(run())
    assert order.index("player") == 2
    assert order.count("flood") == 100


def test_many_addresses_do_not_begin_all_their_requests_at_once():
    """At most eight requests begin before a running task continues.

    At most two of each other address begin before the first request of a new address.
    """

    async def run() -> list[str]:
        limit, order = StartLimit(2, 8), list[str]()

        async def request(key: str) -> None:
            await limit.enter(key)
            order.append(key)

        async def go_on() -> None:
            await asyncio.sleep(0)
            order.append("goes on")

        floods = [request(f"flood {number % 16}") for number in range(160)]
        await asyncio.gather(go_on(), *floods, request("player"))
        return order

    order = asyncio.run(run())
    assert order.index("goes on") == 8
    # 16 addresses with two requests each, and those that had begun before.
    assert order.index("player") <= 8 + len(["goes on"]) + 2 * 16
    assert len(order) == 162


def test_a_cancelled_request_leaves_the_queue():
    async def run() -> None:
        limit = StartLimit(1, 8)
        await limit.enter("a")
        gone = asyncio.create_task(limit.enter("a"))
        stays = asyncio.create_task(limit.enter("a"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait_for(stays, 60)

    asyncio.run(run())


@dataclass(eq=False)
class Fake:
    """A connection that notes whether it was closed to make room."""

    name: str
    is_evicted: bool = False

    def evict(self) -> None:
        self.is_evicted = True


def test_room_is_made_by_the_address_with_most_connections():
    """The longest idle connection used to be closed, even that of a player who was thinking."""
    connections = Connections(Settings(most_connections=4, trusted_proxies="192.0.2.9"))
    # A player, a proxy, and two connections of a flood.
    fakes = [Fake(address) for address in ("192.0.2.1", "192.0.2.9", "192.0.2.2", "192.0.2.2")]
    for fake in fakes:
        assert connections.add(fake, fake.name) is None
    assert connections.add(Fake("192.0.2.3"), "192.0.2.3") is None
    assert [fake.is_evicted for fake in fakes] == [False, False, True, False]


def test_nothing_is_written_to_a_connection_that_was_closed_to_make_room():
    """Writing used to fail with an internal error: the connection is lost one loop cycle later."""
    protocol = object.__new__(LimitedProtocol)
    cycle = SimpleNamespace(
        response_complete=False, disconnected=False, message_event=asyncio.Event()
    )
    protocol.cycle = cast(Any, cycle)
    protocol.transport = cast(Any, SimpleNamespace(abort=lambda: None))
    protocol.evict()
    assert cycle.disconnected
    assert cycle.message_event.is_set()


def test_expensive_operations_cost_more_tokens():
    """A token stands for a millisecond at most; these operations take several milliseconds."""
    assert LIMITS["getOpenApi"].cost >= 10
    assert LIMITS["exportGame"].cost >= 20
    assert LIMITS["getTable"].cost >= 3


def test_a_list_of_tables_reads_the_database_once(tmp_path: Path):
    """Each table used to be read separately: a hundred reads for the tokens of one command."""

    async def run() -> int:
        async with without_bots(tmp_path) as services:
            person, _ = await services.people.get_or_create(None, NETWORK)
            body = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben")]}
            for _ in range(5):
                await services.seats.set_up(person, NewTable.model_validate(body), "")
            reads, read = 0, services.database.read

            async def counted(work: Any) -> Any:
                nonlocal reads
                reads += 1
                return await read(work)

            # Replaced on this object only, to count the calls.
            services.database.read = counted  # type: ignore[method-assign]
            assert len(await services.tables.of(person)) == 5
            return reads

    assert asyncio.run(run()) == 1


def test_only_the_beginning_of_a_long_list_of_languages_counts():
    def ask(header: str) -> str:
        scope = {"type": "http", "headers": [(b"accept-language", header.encode())]}
        return language_of(Request({**scope, "query_string": b""}))

    assert ask("xx, " * 10 + "fr") == "fr"
    assert ask("xx, " * 10_000 + "fr") == "en"


# Connections


def full(*addresses: str, busy: bool = True) -> tuple[Connections, list[Fake]]:
    """Return `Connections` at their limit: one connection from each of these addresses."""
    settings = Settings(most_connections=len(addresses), trusted_proxies="192.0.2.99")
    connections, fakes = Connections(settings), [Fake(address) for address in addresses]
    for fake in fakes:
        assert connections.add(fake, fake.name) is None
        if busy:
            connections.mark_busy(fake)
    return connections, fakes


def test_the_address_with_most_busy_connections_makes_room():
    """Streams and half-sent bodies of few addresses used to lock out all other clients."""
    connections, fakes = full("a", "b", "b", "b", "c", "c")
    assert connections.add(Fake("new"), "new") is None
    assert [fake.is_evicted for fake in fakes] == [False, True, False, False, False, False]
    assert len(connections) == 6


def test_an_address_with_as_many_connections_as_any_other_is_refused():
    connections, fakes = full("a", "a", "b", "b")
    refused = connections.add(Fake("b"), "b")
    assert isinstance(refused, ServerError)
    assert refused.code == "server-busy"
    assert not any(fake.is_evicted for fake in fakes)


def test_connections_of_proxies_are_never_closed_to_make_room():
    connections, fakes = full("192.0.2.99", "192.0.2.99", "192.0.2.99")
    assert connections.add(Fake("new"), "new") is not None
    assert not any(fake.is_evicted for fake in fakes)


def test_idle_connections_go_first():
    connections, fakes = full("a", "a", "a", "b")
    connections.mark_idle(fakes[3])
    assert connections.add(Fake("new"), "new") is None
    assert [fake.is_evicted for fake in fakes] == [False, False, False, True]


def _request_from(address: str) -> Request:
    return Request({"type": "http", "client": (address, 1), "headers": []})


def test_streams_count_by_network(tmp_path: Path):
    """An IPv6 user has 2^64 addresses; each used to have its own limit of streams."""

    async def run() -> None:
        async with without_bots(tmp_path) as services:
            person, _ = await services.people.get_or_create(None, NETWORK)
            body = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben")]}
            await services.seats.set_up(person, NewTable.model_validate(body), "")
            [summary] = await services.tables.of(person)
            table = await services.tables.find(summary.id)
            hub = Hub(Settings(streams_per_address=2), services.tables.newest)
            with ExitStack() as stack:
                for number in range(2):
                    network = network_of(_request_from(f"2001:db8::{number + 1}"))
                    stack.enter_context(hub.open(table, 0, None, network, None)._join())
                network = network_of(_request_from("2001:db8::3"))
                with pytest.raises(ServerError) as refused:
                    hub.open(table, 0, None, network, None)
                assert refused.value.code == "server-many-streams"

    asyncio.run(run())


# Logs


def test_malformed_requests_do_not_fill_the_log(capsys: pytest.CaptureFixture[str]):
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        set_up_logs("info")
        uvicorn = logging.getLogger("uvicorn.error")
        record = logging.LogRecord(
            "uvicorn.error", logging.WARNING, "httptools_impl.py", 1, "Invalid HTTP", (), None
        )
        uvicorn.handle(record)
        uvicorn.warning("something else")
    finally:
        root.handlers, root.level = handlers, level
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["message"] for line in lines] == ["something else"]
