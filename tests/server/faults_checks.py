"""Invariants after faults: compare the server's answers with the database."""

from __future__ import annotations

import json

from sqlalchemy import create_engine, select

from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.schema import events, tables
from tests.server.faults_traffic import Traffic

#: How many turns of each table are sent again.
_REPEATED = 3


def check_everything(traffic: Traffic, database: str) -> None:
    """Check that all clients see the same, and that the database has every acknowledged turn."""
    shown = traffic.settle()
    for device in traffic.devices:
        seen = device.request_until_answered("GET", f"/tables/{traffic.tables[-1]}").content
        assert b'{"table":' + seen.partition(b',"table":')[2] == shown
    check_stored(traffic, database)
    check_repeats(traffic)


def check_stored(traffic: Traffic, database: str) -> None:
    """Check that every acknowledged turn is stored once, and that numbers have no gaps."""
    engine = create_engine(Settings(database=database).database_url)
    with engine.connect() as connection:
        for table, acknowledgements in traffic.acknowledgements.items():
            rows = connection.execute(
                select(events).where(events.c.table_id == table).order_by(events.c.number)
            ).all()
            assert [row.number for row in rows] == list(range(1, len(rows) + 1))
            last = select(tables.c.number).where(tables.c.id == table)
            assert connection.execute(last).scalar_one() == len(rows)
            for number, (command, _) in acknowledgements.turns.items():
                row = rows[number - 1]
                assert row.command_id == command["command_id"], f"turn {number} is lost"
                stored = json.loads(row.data)
                assert (stored["seat"], stored["decisions"]) == (
                    command["seat"],
                    command["decisions"],
                )
            assert acknowledgements.refused.isdisjoint(row.command_id for row in rows)
    engine.dispose()


def check_repeats(traffic: Traffic) -> None:
    """Check that a repeated turn gets the same answer."""
    for table, acknowledgements in traffic.acknowledgements.items():
        for command, answer in list(acknowledgements.turns.values())[-_REPEATED:]:
            repeated = traffic.devices[-1].request_until_answered(
                "POST", f"/tables/{table}/turns", command
            )
            assert repeated.content == answer
