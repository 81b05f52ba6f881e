"""Export and delete the data of a person."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from sqlalchemy import Connection

from monkeypalace.locale import text
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.own_data import (
    MyCode,
    MyData,
    MyEvent,
    MyMessage,
    MyPack,
    MyTable,
)
from monkeypalace.server.storage import own_data as stored
from monkeypalace.server.storage.database import Database
from monkeypalace.server.tables.repository import BrokenTableError, Change, Tables
from monkeypalace.server.tables.seats import STAND_IN
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.times import iso


class OwnData:
    """Exports and deletes what is stored about a person."""

    def __init__(self, database: Database, tables: Tables) -> None:
        self._database, self._tables = database, tables

    async def export(self, person: Person) -> bytes:
        """Return everything that is stored about a person, as `MyData`."""
        return await self._database.read(partial(_export, person=person.id))

    async def delete(self, person: Person) -> None:
        """Delete everything that is stored about a person.

        Tables without another player are removed. At other tables a bot takes over, and only the
        person's number may remain, as the number of the host or of the author of erased messages.
        The sessions end last: if anything fails, the person can repeat the request.
        """
        for row in await self._database.read(partial(stored.tables_of, person=person.id)):
            await self._delete_at(row.id, person)
        await self._database.write(partial(stored.remove_rest, person=person.id))

    async def _delete_at(self, id_: str, person: Person) -> None:
        try:
            table = await self._tables.refresh(id_)
        except BrokenTableError:
            await self._database.write(
                lambda connection: stored.detach_from_broken(connection, person.id, id_, STAND_IN)
            )
            return
        except ServerError as error:
            if error.code != "server-no-table":
                raise
            return
        others = {seat.person for seat in table.seats} - {None, person.id}
        # Only the host can fill the open seats of a table.
        is_useless = table.game is None and table.stored.host == person.id
        if table.seats_of(person.id) and (not others or is_useless):
            await self._remove(id_)
        else:
            await self._detach(table, person)

    async def _remove(self, id_: str) -> None:
        await self._database.write(lambda connection: stored.remove_tables(connection, [id_]))
        self._tables.forget(id_)

    async def _detach(self, table: TableState, person: Person) -> None:
        name = text("server-former-player", {}, table.language)

        def changes(current: TableState) -> list[Change]:
            return [
                (
                    "erased",
                    {"seat": seat, "name": name, "bot": current.seats[seat - 1].bot or STAND_IN},
                    None,
                )
                for seat in current.seats_of(person.id)
            ]

        def in_transaction(connection: Connection) -> None:
            stored.detach_from_table(connection, person.id, table.id, name)

        if table.seats_of(person.id):
            await self._tables.change(table.id, changes, None, in_transaction)
        else:
            await self._database.write(in_transaction)


def _export(connection: Connection, person: int) -> bytes:
    data = MyData(
        created=iso(stored.person_created(connection, person)),
        devices=[iso(at) for at in stored.sessions_of(connection, person)],
        tables=[
            MyTable(
                id=row.id, created=iso(row.created), status=row.status, host=row.host_id == person
            )
            for row in stored.tables_of(connection, person)
        ],
        events=[
            MyEvent(
                table=row.table_id,
                number=row.number,
                at=iso(row.at),
                type=row.type,
                data=_only_mine(row.data, person),
            )
            for row in stored.events_of(connection, person)
        ],
        messages=[
            MyMessage(
                table=row.table_id,
                number=row.number,
                at=iso(row.at),
                name=row.name,
                text=row.text,
            )
            for row in stored.messages_of(connection, person)
        ],
        packs=[
            MyPack(digest=row.digest, created=iso(row.created), text=row.text)
            for row in stored.packs_of(connection, person)
        ],
        codes=[
            MyCode(
                kind=row.kind,
                table=row.table_id,
                seat=row.seat,
                expires=None if row.expires is None else iso(row.expires),
                used=row.used,
            )
            for row in stored.codes_of(connection, person)
        ],
    )
    return dumps(data)


def _only_mine(written: str, person: int) -> dict[str, Any]:
    """Return an event's data without the data of other people."""
    try:
        data: dict[str, Any] = json.loads(written)
    except ValueError:
        return {"unreadable": written}
    if "seats" in data:
        data["seats"] = [
            {"seat": number, "name": seat["name"]}
            for number, seat in enumerate(data["seats"], start=1)
            if seat["person"] == person
        ]
    data.pop("person", None)
    return data
