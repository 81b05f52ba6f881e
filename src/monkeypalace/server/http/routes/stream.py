"""Updates as server-sent events: one stream for each client and table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    ServicesDep,
    TablePath,
    Visitor,
    network_of,
    refusals,
)
from monkeypalace.server.http.routes.direct_route import DirectRoute
from monkeypalace.server.tables.streams import event_number

router = APIRouter(prefix=PREFIX, tags=["stream"], route_class=DirectRoute)

_DESCRIPTION = """Server-sent events:

* `entry`, id = number of the event, data = `StreamEntry`: what happened;
* `view`, id = number of the last event, data = `StreamView`: the table after it. The first
  view is sent immediately;
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
    table_id: TablePath,
    services: ServicesDep,
    visitor: Visitor,
    last_event_id: Annotated[
        str | None,
        Header(description="The last event that was seen; what came after it is sent first."),
    ] = None,
) -> Response:
    """Stream the changes of a table."""
    # The change listener sends the events that the cached table lacks.
    seen = event_number(last_event_id) or 0
    table = await services.tables.visible_to(table_id, visitor, seen)
    chat_number = await services.chat.last_number(table)
    return services.hub.open(table, chat_number, visitor, network_of(request), last_event_id)
