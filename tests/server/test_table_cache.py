"""The cache of tables is limited by the events that it contains, which take the memory."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from monkeypalace.server.people import Person
from monkeypalace.server.schemas.tables import NewTable
from monkeypalace.server.schemas.turns import TurnRequest
from monkeypalace.server.services import Services
from monkeypalace.server.tables import repository
from monkeypalace.server.tables.state import TableState
from tests.server.in_process import NETWORK, without_bots
from tests.server.test_turns import FIRST_TURN


async def set_up(services: Services, person: Person) -> TableState:
    body = {"seats": [{"kind": "me", "name": name} for name in ("Ann", "Ben")]}
    created = await services.seats.set_up(person, NewTable.model_validate(body), "")
    assert created.you.seats == [1, 2]
    return next(reversed(services.tables._cached.values()))


def test_the_least_recently_used_tables_are_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    # Each of these tables has two events, and the table itself counts as 25.
    monkeypatch.setattr(repository, "_MOST_CACHED_EVENTS", 3 * 27)

    async def run() -> None:
        async with without_bots(tmp_path) as services:
            tables = services.tables
            person, _ = await services.people.get_or_create(None, NETWORK)
            first, second, third = [await set_up(services, person) for _ in range(3)]
            await tables.find(first.id)
            turn = TurnRequest(seat=1, expected=2, command_id="turn", decisions=list(FIRST_TURN))
            await services.turns.turn(person, third.id, turn, None)
            # The turn is one event too many.
            assert list(tables._cached) == [first.id, third.id]
            assert tables._cached_events == 27 + 28
            again = await tables.find(second.id)
            assert again is not second
            assert [entry.event for entry in again.log] == [entry.event for entry in second.log]
            assert list(tables._cached) == [third.id, second.id]
            tables.forget(third.id)
            tables.forget(third.id)
            assert tables._cached_events == 27
            assert REGISTRY.get_sample_value("monkeypalace_cached_events") == 27

    asyncio.run(run())


def test_a_table_with_too_many_events_is_cached_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(repository, "_MOST_CACHED_EVENTS", 1)

    async def run() -> None:
        async with without_bots(tmp_path) as services:
            person, _ = await services.people.get_or_create(None, NETWORK)
            first, second = [await set_up(services, person) for _ in range(2)]
            assert list(services.tables._cached) == [second.id]
            assert await services.tables.find(second.id) is second
            assert (await services.tables.find(first.id)).id == first.id

    asyncio.run(run())
