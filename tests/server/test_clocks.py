"""Clocks: leaving and returning gives nobody more time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from monkeypalace.packs import standard_pack
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.tables import Me, NewTable
from monkeypalace.server.storage.rows import StoredEvent, StoredTable
from monkeypalace.server.tables.repository import replay
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.times import now
from tests.server.in_process import NETWORK, without_bots

#: Seconds of a turn.
LIMIT = 60


def running_table(*later: tuple[float, str, dict[str, Any]]) -> TableState:
    """Return a table of Ann and Ben whose game began at 0, after some more events."""
    set_up = {
        "options": {"map": 1},
        "pack": standard_pack().digest,
        "language": "en",
        "public": False,
        "turn_seconds": LIMIT,
        "turn_days": None,
    }
    stored = StoredTable("x" * 16, 1, 0.0, set_up, {"seed": 1})
    sitting = [{"person": 1, "name": "Ann"}, {"person": 2, "name": "Ben"}]
    happened = [(0.0, "created", {"seats": sitting}), (0.0, "started", {}), *later]
    events = [
        StoredEvent(number, at, type_, data)
        for number, (at, type_, data) in enumerate(happened, start=1)
    ]
    return replay(TableState(stored, standard_pack()), events)


@pytest.mark.parametrize("seat", [1, 2], ids=["one's own clock", "another's clock"])
def test_returning_does_not_reset_the_clock(seat: int):
    # It is Ann's turn.
    before = running_table()
    after = running_table(
        (50.0, "left", {"seat": seat, "bot": "random", "reason": "wish"}),
        (55.0, "returned", {"seat": seat}),
    )
    assert after.due == before.due == LIMIT


def test_a_bot_plays_a_turn_whose_time_has_run_out(tmp_path: Path):
    wanted = NewTable(seats=[Me(name="Ann"), Me(name="Ben")], turn_seconds=10)

    async def leave() -> str:
        async with without_bots(tmp_path) as services:
            host, _ = await services.people.get_or_create(None, NETWORK)
            await services.seats.set_up(host, wanted, "")
            [summary] = await services.tables.of(host)
            table = summary.id
            for seat in (1, 2):
                await services.seats.leave(host, table, seat, "random")
            # As if the game had begun a minute ago.
            await services.database.write(
                lambda connection: connection.execute(text("UPDATE events SET at = at - 60"))
            )
            return table

    async def come_back(table: str) -> TableState:
        async with without_bots(tmp_path) as services:
            host = Person((await services.tables.find(table)).stored.host)
            with pytest.raises(ServerError) as refused:
                await services.seats.come_back(host, table, 1)
            assert (refused.value.code, refused.value.status) == ("server-out-of-time", 409)
            return await services.seats.come_back(host, table, 2)

    table = asyncio.run(come_back(asyncio.run(leave())))
    # It is not Ben's turn, so he can come back; that has not restarted the clock of Ann's turn.
    assert [seat.is_away for seat in table.seats] == [True, False]
    assert table.turn_ends is not None
    assert table.turn_ends < now()
