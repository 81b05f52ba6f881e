"""Who I am, on which devices, and my tables."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.cookies import drop_session, give_session, session_secret
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    KnownPerson,
    TheHouse,
    Visitor,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.tables import DeviceCode, MyTables, Offers, RedeemDevice

router = APIRouter(prefix=PREFIX, tags=["me"])


@router.get("/offers", operation_id="getOffers", response_model=Offers, responses=refusals())
async def get_offers(house: TheHouse) -> Response:
    """What can be chosen for a new table."""
    return json_response(house.offers())


@router.post("/me", operation_id="introduce", status_code=204, responses=refusals())
async def introduce(request: Request, house: TheHouse, visitor: Visitor) -> Response:
    """Become somebody: a cookie, once. Commands can be sent again only by somebody."""
    _, secret = await house.people.welcome(visitor, request)
    response = Response(status_code=204)
    if secret is not None:
        give_session(response, request, secret, house.settings)
    return response


@router.get("/me/tables", operation_id="getMyTables", response_model=MyTables, responses=refusals())
async def get_my_tables(house: TheHouse, visitor: Visitor) -> Response:
    """The tables where I play, host or watch. Somebody new has none."""
    tables = [] if visitor is None else await house.tables.of(visitor)
    return json_response({"tables": tables})


@router.post(
    "/me/devices",
    operation_id="createDeviceCode",
    response_model=DeviceCode,
    status_code=201,
    responses=refusals(),
)
async def create_device_code(request: Request, house: TheHouse, person: KnownPerson) -> Response:
    """A code that makes another device mine, too: it works once, and not for long."""
    return json_response(await house.people.device_code(person, str(request.base_url)), 201)


@router.post(
    "/me/devices/redeem",
    operation_id="redeemDeviceCode",
    status_code=204,
    responses=refusals(404),
)
async def redeem_device_code(request: Request, body: RedeemDevice, house: TheHouse) -> Response:
    """Make this device one of those of the person who got the code."""
    secret = await house.people.redeem_device(body.code)
    response = Response(status_code=204)
    give_session(response, request, secret, house.settings)
    return response


@router.post("/me/forget", operation_id="forgetDevice", status_code=204, responses=refusals())
async def forget_device(request: Request, house: TheHouse) -> Response:
    """This device is mine no longer. My seats stay mine on my other devices."""
    secret = session_secret(request)
    if secret is not None:
        await house.people.forget(secret)
    response = Response(status_code=204)
    drop_session(response)
    return response
