"""What the operations share: who asks, about which table, in which language."""

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

#: Where everything is that the browser calls.
PREFIX: Final = "/api"


# These call each other directly: a dependency of a dependency costs every request far more.


async def get_services(request: Request) -> Services:
    services = request.app.state.services
    assert isinstance(services, Services)
    return services


ServicesDep = Annotated[Services, Depends(get_services)]


async def get_visitor(request: Request) -> Person | None:
    """Whoever has a cookie of ours; `None` for somebody new."""
    secret = session_secret(request)
    if secret is None:
        return None
    services = await get_services(request)
    return await services.people.find(secret)


Visitor = Annotated[Person | None, Depends(get_visitor)]


async def get_person(request: Request) -> Person:
    """Somebody we know; anybody else has no business here."""
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
    """The table, if the one who asks may see it; otherwise it is as if there were none."""
    services = await get_services(request)
    return await services.tables.visible_to(table_id, await get_visitor(request))


VisibleTable = Annotated[TableState, Depends(get_visible_table)]


def client_of(request: Request, person: Person | None = None) -> Client:
    """Whose share of a lane a request takes."""
    address = request.client.host if request.client else ""
    return limits.client_of(address, person.id if person is not None else None)


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Wait for work, but no longer than the client does. The body must have been read."""
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
    """The descriptions of these refusals; what every operation may answer is among them."""
    return {status: REFUSALS[status] for status in (400, 403, 413, 422, 429, 503, *statuses)}


def json_response(body: bytes | dict[str, Any], status: int = 200) -> Response:
    """An answer that is checked by tests and not again on the way out."""
    return Response(
        body if isinstance(body, bytes) else dumps(body),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
