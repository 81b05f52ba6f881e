"""Going back in a game, and trying out what might have been."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from monkeypalace.server.branches import branch_json, play_branch
from monkeypalace.server.errors import ServerError
from monkeypalace.server.helping import hints_json
from monkeypalace.server.routes.parts import (
    PREFIX,
    AskedLanguage,
    SeenDesk,
    TheHouse,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.branches import Branch, BranchPoint, BranchView
from monkeypalace.server.schemas.play import Hints

router = APIRouter(prefix=PREFIX, tags=["play"])


@router.post(
    "/tables/{table}/branch",
    operation_id="branch",
    response_model=BranchView,
    responses=refusals(404, 409),
)
async def branch(body: Branch, desk: SeenDesk, lang: AskedLanguage = None) -> Response:
    """The table after one of its events, and after decisions that are tried out from there."""
    found = await asyncio.to_thread(
        branch_json, desk, body.number, body.decisions, body.staircase, lang or desk.language
    )
    return json_response(found)


@router.post(
    "/tables/{table}/branch/hints",
    operation_id="getBranchHints",
    response_model=Hints,
    responses=refusals(404, 409),
)
async def get_branch_hints(body: BranchPoint, desk: SeenDesk, house: TheHouse) -> Response:
    """What a quick bot would do at a point of a branch. It knows what everybody could see."""
    found = await asyncio.to_thread(play_branch, desk, body.number, body.decisions)
    if found.state.is_over:
        raise ServerError("server-over")
    reasons = await house.thinkers.hints(found.state)
    hints = await asyncio.to_thread(hints_json, found.state, reasons)
    return json_response({"number": body.number, "hints": hints})
