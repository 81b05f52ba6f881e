"""A bare endpoint that only commits one row, as a baseline for the server.

It uses the same framework and database access as the table server. Started by
`server_load` as `python -m bench.bare PORT URL`.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from contextlib import nullcontext

import uvicorn
from fastapi import FastAPI, Response
from pydantic import BaseModel
from sqlalchemy import (
    Column,
    Connection,
    Double,
    Integer,
    MetaData,
    Table,
    Text,
    create_engine,
    insert,
)

from monkeypalace.server.storage.database import Database

rows = Table(
    "rows",
    MetaData(),
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
)


class Row(BaseModel):
    text: str


def make_app(url: str) -> FastAPI:
    engine = create_engine(url)
    rows.metadata.create_all(engine)
    engine.dispose()
    database = Database(url)
    # SQLite allows one writer at a time; without the lock, others would poll until it is free.
    waiting = asyncio.Lock() if database.is_sqlite else nullcontext()
    app = FastAPI()

    def write(row: Row) -> Callable[[Connection], None]:
        values = {"at": time.time(), "text": row.text}

        def insert_row(connection: Connection) -> None:
            connection.execute(insert(rows), values)

        return insert_row

    @app.post("/rows")
    async def add_row(row: Row) -> Response:
        """Add a row in its own transaction."""
        # On SQLite, `Database.write` would share a commit with other writes. `Database.read` is for
        # reading; it is used here because it commits each call in its own transaction.
        async with waiting:
            await database.read(write(row))
        return Response(b'{"done":true}', media_type="application/json")

    @app.post("/shared")
    async def add_row_with_others(row: Row) -> Response:
        """Add a row with `Database.write`: on SQLite, waiting writes share a commit."""
        await database.write(write(row))
        return Response(b'{"done":true}', media_type="application/json")

    return app


if __name__ == "__main__":
    uvicorn.run(make_app(sys.argv[2]), port=int(sys.argv[1]), log_config=None, access_log=False)
