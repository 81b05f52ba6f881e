"""The client's session, devices and tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.cookies import (
    delete_session_cookie,
    session_secret,
    set_session_cookie,
)
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    KnownPerson,
    ServicesDep,
    Visitor,
    answers,
    json_response,
    network_of,
    page_address,
    refusals,
    take_quota,
)
from monkeypalace.server.schemas.own_data import MyData
from monkeypalace.server.schemas.tables import (
    DeviceChange,
    DeviceCode,
    Identity,
    LookAtDevice,
    MyTables,
    Offers,
    RedeemDevice,
    TableSummary,
)

router = APIRouter(prefix=PREFIX, tags=["me"])


@router.get("/offers", operation_id="getOffers", responses=answers(Offers))
async def get_offers(services: ServicesDep) -> Response:
    """Return the choices for a new table."""
    return json_response(services.offers())


@router.post("/me", operation_id="introduce", status_code=204, responses=refusals())
async def introduce(request: Request, services: ServicesDep, visitor: Visitor) -> Response:
    """Create a session, if there is none. Commands can be repeated safely only with a session."""
    _, secret = await services.people.get_or_create(visitor, network_of(request))
    response = Response(status_code=204)
    set_session_cookie(response, request, secret, services.settings)
    return response


@router.get("/me/tables", operation_id="getMyTables", responses=answers(MyTables))
async def get_my_tables(services: ServicesDep, visitor: Visitor) -> Response:
    """Return the tables where you play, host or watch; none without a session."""
    tables = [] if visitor is None else await services.tables.of(visitor)
    return json_response(MyTables(tables=tables))


@router.post(
    "/me/devices",
    operation_id="createDeviceCode",
    status_code=201,
    responses=answers(DeviceCode, status=201),
)
async def create_device_code(
    request: Request, services: ServicesDep, person: KnownPerson
) -> Response:
    """Create a code that adds another device. It works once, for a few minutes."""
    take_quota(request, services, person, "events")
    address = page_address(request, services)
    return json_response(await services.people.device_code(person, address), 201)


@router.post(
    "/me/devices/look",
    operation_id="lookAtDeviceCode",
    responses=answers(DeviceChange, 404),
)
async def look_at_device_code(
    body: LookAtDevice, services: ServicesDep, visitor: Visitor
) -> Response:
    """Return what would change if this device redeemed the code, without using it.

    The answer reveals nothing that redeeming the code would not reveal.
    """
    owner = await services.people.owner_of_code(body.code)
    mine = None if visitor is None else await services.tables.of(visitor)
    loses = visitor is not None and await services.people.would_lose_tables(visitor, owner)
    change = DeviceChange(
        same=visitor == owner,
        loses=loses,
        mine=None if mine is None else _identity(mine),
        theirs=_identity(await services.tables.of(owner)),
    )
    return json_response(change)


def _identity(tables: list[TableSummary]) -> Identity:
    """Return a person's tables and the names they use there."""
    names = [
        player.name
        for table in tables
        for player in table.players
        if player.name is not None and player.seat in (*table.you.seats, *table.you.away)
    ]
    return Identity(names=list(dict.fromkeys(names)), tables=tables)


@router.post(
    "/me/devices/redeem",
    operation_id="redeemDeviceCode",
    status_code=204,
    responses=refusals(404, 409),
)
async def redeem_device_code(
    request: Request, body: RedeemDevice, services: ServicesDep, visitor: Visitor
) -> Response:
    """Add this device to those of the person who created the code.

    If the device belongs to somebody else, this needs `replace`. If it is the only device of a
    person with tables, the request is always refused, because they would lose their tables.
    """
    secret = await services.people.redeem_device(
        body.code, session_secret(request.scope), visitor, replace=body.replace
    )
    response = Response(status_code=204)
    set_session_cookie(response, request, secret, services.settings)
    return response


@router.post("/me/forget", operation_id="forgetDevice", status_code=204, responses=refusals())
async def forget_device(request: Request, services: ServicesDep) -> Response:
    """End the session of this device. Your seats stay yours on your other devices."""
    secret = session_secret(request.scope)
    if secret is not None:
        await services.people.sign_out(secret)
    response = Response(status_code=204)
    delete_session_cookie(response)
    return response


@router.get("/me/data", operation_id="exportMyData", responses=answers(MyData))
async def export_my_data(request: Request, services: ServicesDep, person: KnownPerson) -> Response:
    """Return everything that is stored about you, as a file."""
    take_quota(request, services, person, "exports")
    response = json_response(await services.own_data.export(person))
    response.headers["Content-Disposition"] = 'attachment; filename="monkeypalace-my-data.json"'
    return response


@router.post("/me/delete", operation_id="deleteMyData", status_code=204, responses=refusals())
async def delete_my_data(services: ServicesDep, person: KnownPerson) -> Response:
    """Delete everything that is stored about you, and end your sessions on all devices.

    Tables without another player are removed. At all other tables, a bot plays your seats.
    """
    await services.own_data.delete(person)
    services.people.forget(person)
    response = Response(status_code=204)
    delete_session_cookie(response)
    return response
