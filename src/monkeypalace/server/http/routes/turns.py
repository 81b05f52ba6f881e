"""Turns: play a turn in one request, choices, drafts, help, hints, log."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    KnownPerson,
    ServicesDep,
    TablePath,
    VisibleTable,
    Visitor,
    client_of,
    json_response,
    refusals,
    while_connected,
)
from monkeypalace.server.schemas.base import EventNumber
from monkeypalace.server.schemas.tables import Conflict
from monkeypalace.server.schemas.turns import (
    AskHints,
    BuildingHelp,
    Choices,
    Draft,
    HelpBuilding,
    Hints,
    Log,
    TryTurn,
    Turn,
    TurnPlayed,
)

router = APIRouter(prefix=PREFIX, tags=["play"])

_CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {
        "model": Conflict,
        "description": "The table has changed meanwhile; the answer includes it.",
    }
}


@router.post(
    "/tables/{table}/turns",
    operation_id="playTurn",
    response_model=TurnPlayed,
    responses=refusals(404) | _CONFLICT,
)
async def play_turn(
    body: Turn,
    table_id: TablePath,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Play decisions of your seat, all or none.

    They are stored before the answer, and then sent to all streams. A repeated request with the
    same `command_id` gets the same answer and changes nothing.
    """
    return json_response(await services.turns.turn(person, table_id, body, lang))


@router.get(
    "/tables/{table}/choices",
    operation_id="getChoices",
    response_model=Choices,
    responses=refusals(404, 409),
)
async def get_choices(
    request: Request,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Return the choices of the seat to move, ready to be drawn."""
    work = services.turns.choices(client_of(request, visitor), table, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/draft",
    operation_id="tryTurn",
    response_model=Draft,
    responses=refusals(404, 409),
)
async def try_turn(
    request: Request,
    body: TryTurn,
    table: VisibleTable,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Try decisions, also while others play. Nothing is stored."""
    work = services.turns.draft(client_of(request, person), person, table, body, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/help",
    operation_id="helpBuilding",
    response_model=BuildingHelp,
    responses=refusals(404, 409),
)
async def help_building(
    request: Request,
    body: HelpBuilding,
    table: VisibleTable,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Return how a half-built staircase can continue, the cost, and why not elsewhere."""
    work = services.turns.help(client_of(request, person), person, table, body, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/hints",
    operation_id="getHints",
    response_model=Hints,
    responses=refusals(404, 409),
)
async def get_hints(
    request: Request,
    body: AskHints,
    table: VisibleTable,
    services: ServicesDep,
    person: KnownPerson,
) -> Response:
    """Return what a quick bot would do in your place. It knows no more than you do."""
    work = services.turns.hints(client_of(request, person), person, table, body)
    return json_response(await while_connected(request, work))


@router.get(
    "/tables/{table}/log", operation_id="getLog", response_model=Log, responses=refusals(404)
)
async def get_log(
    table: VisibleTable,
    services: ServicesDep,
    after: Annotated[EventNumber, Query(description="Only entries after this event.")] = 0,
    lang: AskedLanguage = None,
) -> Response:
    """Return the events of the table, as sentences and as data."""
    return json_response(await services.turns.log(table, after, lang))
