"""Go back in a game and try other decisions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    VisibleTable,
    Visitor,
    answers,
    client_of,
    json_response,
    while_connected,
)
from monkeypalace.server.schemas.branches import Branch, BranchPoint, BranchView
from monkeypalace.server.schemas.turns import Hint, Reply

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
