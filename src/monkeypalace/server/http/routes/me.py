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
    json_response,
    refusals,
)
from monkeypalace.server.schemas.tables import DeviceCode, MyTables, Offers, RedeemDevice

router = APIRouter(prefix=PREFIX, tags=["me"])


@router.get("/offers", operation_id="getOffers", response_model=Offers, responses=refusals())
async def get_offers(services: ServicesDep) -> Response:
    """Return the choices for a new table."""
    return json_response(services.offers())


@router.post("/me", operation_id="introduce", status_code=204, responses=refusals())
async def introduce(request: Request, services: ServicesDep, visitor: Visitor) -> Response:
    """Create a session, if there is none. Repeating a command safely needs a session."""
    _, secret = await services.people.get_or_create(visitor, request)
    response = Response(status_code=204)
    if secret is not None:
        set_session_cookie(response, request, secret, services.settings)
    return response


@router.get("/me/tables", operation_id="getMyTables", response_model=MyTables, responses=refusals())
async def get_my_tables(services: ServicesDep, visitor: Visitor) -> Response:
    """Return the tables where you play, host or watch; none without a session."""
    tables = [] if visitor is None else await services.tables.of(visitor)
    return json_response({"tables": tables})


@router.post(
    "/me/devices",
    operation_id="createDeviceCode",
    response_model=DeviceCode,
    status_code=201,
    responses=refusals(),
)
async def create_device_code(
    request: Request, services: ServicesDep, person: KnownPerson
) -> Response:
    """Create a code that adds another device. It works once, for a few minutes."""
    return json_response(await services.people.device_code(person, str(request.base_url)), 201)


@router.post(
    "/me/devices/redeem",
    operation_id="redeemDeviceCode",
    status_code=204,
    responses=refusals(404),
)
async def redeem_device_code(
    request: Request, body: RedeemDevice, services: ServicesDep
) -> Response:
    """Add this device to those of the person who created the code."""
    secret = await services.people.redeem_device(body.code)
    response = Response(status_code=204)
    set_session_cookie(response, request, secret, services.settings)
    return response


@router.post("/me/forget", operation_id="forgetDevice", status_code=204, responses=refusals())
async def forget_device(request: Request, services: ServicesDep) -> Response:
    """End the session of this device. Your seats stay yours on your other devices."""
    secret = session_secret(request)
    if secret is not None:
        await services.people.sign_out(secret)
    response = Response(status_code=204)
    delete_session_cookie(response)
    return response
