"""A bare endpoint that commits one row: how fast could a server be that does nothing else?

The same framework, the same way to the same kind of database as the table server's. Started by
`server_load` as `python -m bench.bare PORT URL`.
"""

from __future__ import annotations

import sys
import time

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
    app = FastAPI()

    @app.post("/rows")
    async def add_row(row: Row) -> Response:
        values = {"at": time.time(), "text": row.text}

        def write(connection: Connection) -> None:
            connection.execute(insert(rows), values)

        await database.write(write)
        return Response(b'{"done":true}', media_type="application/json")

    return app


if __name__ == "__main__":
    uvicorn.run(make_app(sys.argv[2]), port=int(sys.argv[1]), log_config=None, access_log=False)
