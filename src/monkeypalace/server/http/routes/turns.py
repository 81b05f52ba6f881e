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
    TableRequestDep,
    VisibleTable,
    answers,
    client_of,
    described,
    json_response,
    take_quota,
    while_connected,
)
from monkeypalace.server.http.routes.direct_route import DirectRoute
from monkeypalace.server.schemas.base import EventNumber
from monkeypalace.server.schemas.tables import Conflict
from monkeypalace.server.schemas.turns import (
    AskHint,
    BuildingHelp,
    Choices,
    Draft,
    HelpBuilding,
    Hint,
    Log,
    TryTurn,
    TurnPlayed,
    TurnRequest,
)
from monkeypalace.server.tables.turns import Answering

router = APIRouter(prefix=PREFIX, tags=["play"])
#: For the operations that make up most of the load.
direct_router = APIRouter(prefix=PREFIX, tags=["play"], route_class=DirectRoute)

_CONFLICT: dict[int | str, dict[str, Any]] = {
    409: described(Conflict, "The table has changed meanwhile; the answer includes it.")
}


@direct_router.post(
    "/tables/{table}/turns",
    operation_id="playTurn",
    responses=answers(TurnPlayed, 404) | _CONFLICT,
)
async def play_turn(
    request: Request,
    body: TurnRequest,
    table_id: TablePath,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Play decisions of your seat, all or none.

    They are stored before the answer, and then sent to all streams. A repeated request with the
    same `command_id` gets the same answer and changes nothing.
    """
    take_quota(request, services, person, "events")
    return json_response(await services.turns.turn(person, table_id, body, lang))


@router.get(
    "/tables/{table}/choices", operation_id="getChoices", responses=answers(Choices, 404, 409)
)
async def get_choices(asked: TableRequestDep, lang: AskedLanguage = None) -> Response:
    """Return the choices of the seat to move, ready to be drawn."""
    return await asked.answer(asked.services.turns.choices(asked.client, asked.table, lang))


async def _answered(request: Request, answering: Answering) -> Response:
    if isinstance(answering, bytes):
        return json_response(answering)
    return json_response(await while_connected(request, answering))


@direct_router.post(
    "/tables/{table}/draft",
    operation_id="tryTurn",
    responses=answers(Draft, 404, 409),
)
async def try_turn(
    request: Request,
    body: TryTurn,
    table_id: TablePath,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Try decisions, also while others play. Nothing is stored."""
    table = await services.tables.visible_to(table_id, person, body.seen)
    answering = services.turns.draft(client_of(request, person), person, table, body, lang)
    return await _answered(request, answering)


@direct_router.post(
    "/tables/{table}/help",
    operation_id="helpBuilding",
    responses=answers(BuildingHelp, 404, 409),
)
async def help_building(
    request: Request,
    body: HelpBuilding,
    table_id: TablePath,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Return how a half-built staircase can continue, at what cost, and what is refused."""
    table = await services.tables.visible_to(table_id, person, body.seen)
    answering = services.turns.help(client_of(request, person), person, table, body, lang)
    return await _answered(request, answering)


@router.post(
    "/tables/{table}/hint",
    operation_id="getHint",
    responses=answers(Hint, 404, 409),
)
async def get_hint(
    request: Request,
    body: AskHint,
    table: VisibleTable,
    services: ServicesDep,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """Return a hint in three steps: what to look for, where, and the decision with reasons.

    It depends on no hidden card. A table can switch hints off.
    """
    work = services.turns.hint(client_of(request, person), person, table, body, lang)
    return json_response(await while_connected(request, work))


@router.get("/tables/{table}/log", operation_id="getLog", responses=answers(Log, 404))
async def get_log(
    table: VisibleTable,
    services: ServicesDep,
    after: Annotated[EventNumber, Query(description="Only entries after this event.")] = 0,
    lang: AskedLanguage = None,
) -> Response:
    """Return the events of the table, as sentences and as data."""
    return json_response(await services.turns.log(table, after, lang))
