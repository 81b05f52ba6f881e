"""Dependencies of the operations: services, person, table, language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

from fastapi import Depends, Path, Query, Request, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server import limits
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.http.cookies import session_secret
from monkeypalace.server.limits import Client
from monkeypalace.server.people import Person
from monkeypalace.server.problems import ClientGoneError, ServerError
from monkeypalace.server.quotas import QuotaKind
from monkeypalace.server.schemas.base import REFUSALS, SCHEMA_REF, JsonAnswer, Problem, SeatNumber
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
    secret = session_secret(request.scope)
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
    """Return the client whose limits apply to the request."""
    return limits.client_of(_address(request), person.id if person is not None else None)


def network_of(request: Request) -> str:
    """Return the client's network, for limits that do not depend on a session."""
    return limits.network_of(_address(request))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def page_address(request: Request, services: Services) -> str:
    """Return the public address of the page, for links."""
    return services.settings.origin or str(request.base_url).rstrip("/")


def take_quota(
    request: Request, services: Services, person: Person | None, kind: QuotaKind
) -> None:
    """Count something that will be stored; refuse it if the quota is used up."""
    services.quotas.take(kind, client_of(request, person))


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


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request about a table that the client may see."""

    request: Request
    services: Services
    table: TableState
    visitor: Person | None

    @property
    def client(self) -> Client:
        """Return the client whose limits apply."""
        return client_of(self.request, self.visitor)

    async def answer(self, work: Coroutine[Any, Any, bytes | JsonAnswer]) -> Response:
        """Answer with the result of `work`; cancel it if the client disconnects."""
        return json_response(await while_connected(self.request, work))


async def get_table_request(table_id: TablePath, request: Request) -> TableRequest:
    """Return the request with its table; refuse it if the client may not see the table."""
    services, visitor = await get_services(request), await get_visitor(request)
    table = await services.tables.visible_to(table_id, visitor)
    return TableRequest(request, services, table, visitor)


TableRequestDep = Annotated[TableRequest, Depends(get_table_request)]


@dataclass(frozen=True, slots=True)
class SearchRequest:
    """A request that needs no session, for a job in the search lane."""

    request: Request
    services: Services
    language: str

    async def answer(self, work: Callable[..., bytes], *args: Any) -> Response:
        """Answer with the JSON of the job `work`, which gets `args` and then the language."""
        return await search(self.request, self.services, work, *args, self.language)


async def get_search_request(request: Request, lang: AskedLanguage = None) -> SearchRequest:
    """Return the request with its services and language."""
    return SearchRequest(request, await get_services(request), lang or LANGUAGES[0])


SearchRequestDep = Annotated[SearchRequest, Depends(get_search_request)]


async def search(
    request: Request, services: Services, work: Callable[..., bytes], *args: Any
) -> Response:
    """Run `work` in the search lane and answer with its JSON. The client needs no session."""
    working = services.lanes.search.run(client_of(request), work, *args)
    return json_response(await while_connected(request, working))


def described(answer: type[JsonAnswer], description: str) -> dict[str, Any]:
    """Return the description of an answer for the OpenAPI document."""
    schema = {"$ref": SCHEMA_REF.format(name=answer.__name__)}
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the descriptions of these error statuses and of those that all operations have."""
    all_statuses = (400, 403, 413, 422, 429, 503, *statuses)
    return {status: described(Problem, REFUSALS[status]) for status in all_statuses}


def answers(
    answer: type[JsonAnswer], *refused: int, status: int = 200
) -> dict[int | str, dict[str, Any]]:
    """Return the descriptions of an operation's answer and of its error statuses."""
    return {status: described(answer, "Successful Response"), **refusals(*refused)}


_JSON_HEADERS: Final = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]


class JsonResponse(Response):
    """A response of ready-made JSON. Starlette takes longer to build the same headers."""

    def __init__(self, body: bytes, status: int) -> None:
        self.status_code, self.body, self.background = status, body, None
        self.raw_headers = [*_JSON_HEADERS, (b"content-length", b"%d" % len(body))]


def json_response(body: bytes | JsonAnswer, status: int = 200) -> Response:
    """Return a JSON response. It is not validated here; the tests validate every answer."""
    return JsonResponse(body if isinstance(body, bytes) else dumps(body), status)
