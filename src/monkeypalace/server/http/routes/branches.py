"""Go back in a game and try other decisions."""

from __future__ import annotations

from fastapi import APIRouter, Response

from monkeypalace.server.http.cookies import set_session_cookie
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    TableRequestDep,
    answers,
    json_response,
    network_of,
    take_quota,
)
from monkeypalace.server.schemas.branches import Branch, BranchPoint, BranchView
from monkeypalace.server.schemas.continuing import ContinueGame
from monkeypalace.server.schemas.tables import SeenTable
from monkeypalace.server.schemas.turns import Hint, Reply
from monkeypalace.server.tables.views import seen_table

router = APIRouter(prefix=PREFIX, tags=["play"])


@router.post(
    "/tables/{table}/branch", operation_id="branch", responses=answers(BranchView, 404, 409)
)
async def branch(asked: TableRequestDep, body: Branch, lang: AskedLanguage = None) -> Response:
    """Play decisions from an earlier event of the table. Nothing is stored."""
    turns = asked.services.turns
    return await asked.answer(turns.branch(asked.client, asked.table, body, lang))


@router.post(
    "/tables/{table}/branch/hint", operation_id="getBranchHint", responses=answers(Hint, 404, 409)
)
async def get_branch_hint(
    asked: TableRequestDep, body: BranchPoint, lang: AskedLanguage = None
) -> Response:
    """Return a hint in three steps at a point of a branch. It depends on no hidden card."""
    turns = asked.services.turns
    return await asked.answer(turns.branch_hint(asked.client, asked.table, body, lang))


@router.post(
    "/tables/{table}/branch/reply",
    operation_id="getBranchReply",
    responses=answers(Reply, 404, 409),
)
async def get_branch_reply(asked: TableRequestDep, body: BranchPoint) -> Response:
    """Return the staircase with the most Monkey Credits that the seat to move could build."""
    turns = asked.services.turns
    return await asked.answer(turns.branch_reply(asked.client, asked.table, body))


@router.post(
    "/tables/{table}/continue",
    operation_id="continueGame",
    status_code=201,
    responses=answers(SeenTable, 404, 409, status=201),
)
async def continue_game(asked: TableRequestDep, body: ContinueGame) -> Response:
    """Set up a table that continues a finished game from an earlier event, against bots.

    Cards that were face down at that time are shuffled. A client without a session gets one.
    """
    request, services = asked.request, asked.services
    take_quota(request, services, asked.visitor, "tables")
    person, secret = await services.people.get_or_create(asked.visitor, network_of(request))
    new = await services.continuing.set_up(person, asked.table, body)
    response = json_response(seen_table(new, person), 201)
    set_session_cookie(response, request, secret, services.settings)
    return response
