"""What the operations share: who asks, about which table, in which language."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import Depends, Path, Query, Request, Response

from monkeypalace.server.cookies import session_secret
from monkeypalace.server.desk import Desk
from monkeypalace.server.errors import ServerError
from monkeypalace.server.house import House
from monkeypalace.server.people import Person
from monkeypalace.server.schemas.base import REFUSALS, SeatNumber
from monkeypalace.server.schemas.tables import Language, TableId
from monkeypalace.server.views import dumps

#: Where everything is that the browser calls.
PREFIX: Final = "/api"


async def get_house(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


TheHouse = Annotated[House, Depends(get_house)]


async def get_visitor(request: Request, house: TheHouse) -> Person | None:
    """Whoever has a cookie of ours; `None` for somebody new."""
    secret = session_secret(request)
    return None if secret is None else await house.people.known(secret)


Visitor = Annotated[Person | None, Depends(get_visitor)]


async def get_person(visitor: Visitor) -> Person:
    """Somebody we know; anybody else has no business here."""
    if visitor is None:
        raise ServerError("server-unknown-person")
    return visitor


KnownPerson = Annotated[Person, Depends(get_person)]

TablePath = Annotated[TableId, Path(alias="table")]
SeatPath = Annotated[SeatNumber, Path(alias="seat")]
AskedLanguage = Annotated[
    Language | None, Query(alias="lang", description="The language of texts, if not the table's.")
]


async def get_desk(table: TablePath, house: TheHouse, visitor: Visitor) -> Desk:
    """The table, if the one who asks may see it; otherwise it is as if there were none."""
    return await house.tables.seen_by(table, visitor)


SeenDesk = Annotated[Desk, Depends(get_desk)]


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
