"""Going back in a game, and trying out what might have been."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from monkeypalace.server.branches import branch_json
from monkeypalace.server.routes.parts import (
    PREFIX,
    AskedLanguage,
    SeenDesk,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.branches import Branch, BranchView

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
