"""Updates as server-sent events: one stream for each client and table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    ServicesDep,
    VisibleTable,
    Visitor,
    refusals,
)
from monkeypalace.server.schemas.turns import Message, StreamEntry, StreamView

router = APIRouter(prefix=PREFIX, tags=["stream"])

_DESCRIPTION = """Server-sent events:

* `entry`, id = number of the event, data = `StreamEntry`: what happened;
* `view`, id = number of the last event, data = `StreamView`: the table after it. The first one
  comes at once;
* `chat`, without id, data = `Message`;
* `reload`, without id or data: you have missed too much, load the table and the log again;
* comments every few seconds, to keep the connection open.
"""


@router.get(
    "/tables/{table}/stream",
    operation_id="streamTable",
    response_class=Response,
    responses=refusals(404)
    | {
        200: {
            "description": _DESCRIPTION,
            "content": {"text/event-stream": {"schema": {"type": "string"}}},
        }
    },
)
async def stream_table(
    request: Request,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    last_event_id: Annotated[
        str | None,
        Header(description="The last event that was seen; what came after it is sent first."),
    ] = None,
) -> Response:
    """Stream the changes of a table."""
    said = await services.chat.last_number(table)
    return services.hub.open(table, said, visitor, request, last_event_id)


#: Schemas for the OpenAPI document that no operation refers to.
STREAMED = (StreamEntry, StreamView, Message)
