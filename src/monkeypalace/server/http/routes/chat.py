"""Chat messages. They are numbered separately from events."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    KnownPerson,
    ServicesDep,
    VisibleTable,
    answers,
    json_response,
    take_quota,
)
from monkeypalace.server.schemas.turns import Chat, Message, NewMessage

router = APIRouter(prefix=PREFIX, tags=["chat"])


@router.get("/tables/{table}/chat", operation_id="getChat", responses=answers(Chat, 404))
async def get_chat(
    table: VisibleTable,
    services: ServicesDep,
    after: Annotated[int, Query(ge=0, le=2**31 - 1, description="Only later messages.")] = 0,
) -> Response:
    """Return the latest messages, oldest first; at most 200."""
    return json_response(Chat(messages=await services.chat.messages(table, after)))


@router.post(
    "/tables/{table}/chat",
    operation_id="say",
    status_code=201,
    responses=answers(Message, 404, status=201),
)
async def say(
    request: Request,
    body: NewMessage,
    table: VisibleTable,
    services: ServicesDep,
    person: KnownPerson,
) -> Response:
    """Send a message to everybody at the table. Only the newest 2000 messages are kept."""
    take_quota(request, services, person, "messages")
    return json_response(await services.chat.say(person, table, body.text, body.command_id), 201)
