"""Dependencies of the operations: services, person, table, language."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Path, Query, Request, Response

from monkeypalace.server import limits
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.http.cookies import session_secret
from monkeypalace.server.limits import Client
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ClientGoneError, ServerError
from monkeypalace.server.schemas.base import REFUSALS, SeatNumber
from monkeypalace.server.schemas.tables import Language, TableId
from monkeypalace.server.services import Services
from monkeypalace.server.tables.state import TableState

T = TypeVar("T")

#: The path of all operations for clients.
PREFIX: Final = "/api"


# These functions call each other directly: nested dependencies are much slower.


async def get_services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


async def get_visitor(request: Request) -> Person | None:
    """Return the person with the request's session; `None` without a session."""
    secret = session_secret(request)
    if secret is None:
        return None
    services = await get_services(request)
    return await services.people.find(secret)


Visitor = Annotated[Person | None, Depends(get_visitor)]


async def get_person(request: Request) -> Person:
    """Return the person with the request's session; refuse requests without one."""
    visitor = await get_visitor(request)
    if visitor is None:
        raise ServerError("server-unknown-person")
    return visitor


KnownPerson = Annotated[Person, Depends(get_person)]

TablePath = Annotated[TableId, Path(alias="table")]
SeatPath = Annotated[SeatNumber, Path(alias="seat")]
AskedLanguage = Annotated[
    Language | None, Query(alias="lang", description="The language of texts, if not the table's.")
]


async def get_visible_table(table_id: TablePath, request: Request) -> TableState:
    """Return the table if the client may see it; otherwise answer as if it did not exist."""
    services = await get_services(request)
    return await services.tables.visible_to(table_id, await get_visitor(request))


VisibleTable = Annotated[TableState, Depends(get_visible_table)]


def client_of(request: Request, person: Person | None = None) -> Client:
    """Return the client to whose share of a lane the request counts."""
    address = request.client.host if request.client else ""
    return limits.client_of(address, person.id if person is not None else None)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for work; cancel it if the client disconnects. The body must have been read."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        if working.done():
            return working.result()
        raise ClientGoneError
    finally:
        working.cancel()
        leaving.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the descriptions of these error statuses and of those that all operations have."""
    return {status: REFUSALS[status] for status in (400, 403, 413, 422, 429, 503, *statuses)}


def json_response(body: bytes | dict[str, Any], status: int = 200) -> Response:
    """Return a JSON response. It is not validated here; the tests validate every answer."""
    return Response(
        body if isinstance(body, bytes) else dumps(body),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
