"""Playing: a turn in one request, what can be chosen, trying out, help and hints."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response

from monkeypalace.server.routes.parts import (
    PREFIX,
    AskedLanguage,
    KnownPerson,
    SeenDesk,
    TablePath,
    TheHouse,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.base import EventNumber
from monkeypalace.server.schemas.play import (
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
from monkeypalace.server.schemas.tables import Conflict

router = APIRouter(prefix=PREFIX, tags=["play"])

_CONFLICT: dict[int | str, dict[str, Any]] = {
    409: {
        "model": Conflict,
        "description": "Others were quicker; here is the table as it is now.",
    }
}


@router.post(
    "/tables/{table}/turns",
    operation_id="playTurn",
    response_model=TurnPlayed,
    responses=refusals(404) | _CONFLICT,
)
async def play_turn(
    body: Turn, table: TablePath, house: TheHouse, person: KnownPerson, lang: AskedLanguage = None
) -> Response:
    """Play decisions of your seat, all or none.

    They are stored before this is answered, and sent to all streams after that. A repeat with
    the same `command_id` gets the same answer and changes nothing.
    """
    return json_response(await house.play.turn(person, table, body, lang))


@router.get(
    "/tables/{table}/choices",
    operation_id="getChoices",
    response_model=Choices,
    responses=refusals(404, 409),
)
async def get_choices(desk: SeenDesk, house: TheHouse, lang: AskedLanguage = None) -> Response:
    """What the seat to move may decide now, ready to be drawn."""
    return json_response(await house.play.choices(desk, lang))


@router.post(
    "/tables/{table}/draft",
    operation_id="tryTurn",
    response_model=Draft,
    responses=refusals(404, 409),
)
async def try_turn(
    body: TryTurn, desk: SeenDesk, house: TheHouse, person: KnownPerson, lang: AskedLanguage = None
) -> Response:
    """Try decisions out, also while others play. Nothing is stored."""
    return json_response(await house.play.draft(person, desk, body, lang))


@router.post(
    "/tables/{table}/help",
    operation_id="helpBuilding",
    response_model=BuildingHelp,
    responses=refusals(404, 409),
)
async def help_building(
    body: HelpBuilding,
    desk: SeenDesk,
    house: TheHouse,
    person: KnownPerson,
    lang: AskedLanguage = None,
) -> Response:
    """How a half-built staircase can go on, what that costs, and why not elsewhere."""
    return json_response(await house.play.help(person, desk, body, lang))


@router.post(
    "/tables/{table}/hints",
    operation_id="getHints",
    response_model=Hints,
    responses=refusals(404, 409),
)
async def get_hints(
    body: AskHints, desk: SeenDesk, house: TheHouse, person: KnownPerson, lang: AskedLanguage = None
) -> Response:
    """What a quick bot would do in your place. It knows no more than you do."""
    return json_response(await house.play.hints(person, desk, body, lang))


@router.get(
    "/tables/{table}/log", operation_id="getLog", response_model=Log, responses=refusals(404)
)
async def get_log(
    desk: SeenDesk,
    house: TheHouse,
    after: Annotated[EventNumber, Query(description="Only what came after this event.")] = 0,
    lang: AskedLanguage = None,
) -> Response:
    """What happened at the table, in words and as data."""
    return json_response(await house.play.log(desk, after, lang))
