"""Chat messages. They have their own numbers."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    KnownPerson,
    ServicesDep,
    VisibleTable,
    json_response,
    refusals,
)
from monkeypalace.server.schemas.turns import Chat, Message, NewMessage

router = APIRouter(prefix=PREFIX, tags=["chat"])


@router.get(
    "/tables/{table}/chat", operation_id="getChat", response_model=Chat, responses=refusals(404)
)
async def get_chat(
    table: VisibleTable,
    services: ServicesDep,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Only later messages.")] = 0,
) -> Response:
    """Return the latest messages, oldest first; at most 200."""
    return json_response({"messages": await services.chat.messages(table, after)})


@router.post(
    "/tables/{table}/chat",
    operation_id="say",
    response_model=Message,
    status_code=201,
    responses=refusals(404),
)
async def say(
    body: NewMessage, table: VisibleTable, services: ServicesDep, person: KnownPerson
) -> Response:
    """Send a message to everybody at the table."""
    return json_response(await services.chat.say(person, table, body.text, body.command_id), 201)
