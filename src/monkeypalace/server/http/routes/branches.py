"""Go back in a game and try other decisions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.cookies import set_session_cookie
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    VisibleTable,
    Visitor,
    answers,
    client_of,
    json_response,
    network_of,
    take_quota,
    while_connected,
)
from monkeypalace.server.schemas.branches import Branch, BranchPoint, BranchView
from monkeypalace.server.schemas.continuing import ContinueGame
from monkeypalace.server.schemas.tables import SeenTable
from monkeypalace.server.schemas.turns import Hint, Reply
from monkeypalace.server.tables.views import seen_table

router = APIRouter(prefix=PREFIX, tags=["play"])


@router.post(
    "/tables/{table}/branch",
    operation_id="branch",
    responses=answers(BranchView, 404, 409),
)
async def branch(
    request: Request,
    body: Branch,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Play decisions from an earlier event of the table. Nothing is stored."""
    work = services.turns.branch(client_of(request, visitor), table, body, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/branch/hint",
    operation_id="getBranchHint",
    responses=answers(Hint, 404, 409),
)
async def get_branch_hint(
    request: Request,
    body: BranchPoint,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Return a hint in three steps at a point of a branch. It depends on no hidden card."""
    work = services.turns.branch_hint(client_of(request, visitor), table, body, lang)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/branch/reply",
    operation_id="getBranchReply",
    responses=answers(Reply, 404, 409),
)
async def get_branch_reply(
    request: Request,
    body: BranchPoint,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
) -> Response:
    """Return the staircase with the most Monkey Credits that the seat to move could build."""
    work = services.turns.branch_reply(client_of(request, visitor), table, body)
    return json_response(await while_connected(request, work))


@router.post(
    "/tables/{table}/continue",
    operation_id="continueGame",
    status_code=201,
    responses=answers(SeenTable, 404, 409, status=201),
)
async def continue_game(
    request: Request,
    body: ContinueGame,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
) -> Response:
    """Set up a table that continues a finished game from an earlier event, against bots.

    Cards that were face down at that time are shuffled. A client without a session gets one.
    """
    take_quota(request, services, visitor, "tables")
    person, secret = await services.people.get_or_create(visitor, network_of(request))
    new = await services.continuing.set_up(person, table, body)
    response = json_response(seen_table(new, person), 201)
    if secret is not None:
        set_session_cookie(response, request, secret, services.settings)
    return response
