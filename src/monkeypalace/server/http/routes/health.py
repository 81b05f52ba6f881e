"""Health, metrics and the OpenAPI document."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request, Response

from monkeypalace import __version__
from monkeypalace.server.http.routes.dependencies import ServicesDep, described, json_response
from monkeypalace.server.metrics import exposition
from monkeypalace.server.schemas.base import REFUSALS, Health, Liveness, Problem

router = APIRouter(tags=["operation"])


_REFUSALS: dict[int | str, dict[str, Any]] = {
    status: described(Problem, REFUSALS[status]) for status in (403, 429)
}


@router.get(
    "/health/live",
    operation_id="getLiveness",
    responses={**_REFUSALS, 200: described(Liveness, "The server answers.")},
)
async def get_liveness() -> Response:
    """Return 200 while the server runs. Restart it if there is no answer."""
    return json_response(Liveness(alive=True, version=__version__))


@router.get(
    "/health",
    operation_id="getHealth",
    responses={
        **_REFUSALS,
        200: described(Health, "The server works."),
        503: described(Health, "Do not route requests here. A restart may not help."),
    },
)
async def get_health(services: ServicesDep) -> Response:
    """Return whether the server is ready, within two seconds.

    The check writes to the database, and looks at its file and the free space on its disk.
    """
    found = await services.health.check()
    body = Health(
        status="ok" if found.is_ready else "failing",
        alive=True,
        ready=found.is_ready,
        database=found.database,
        disk=found.disk,
        version=__version__,
    )
    return json_response(body, 200 if found.is_ready else 503)


@router.get(
    "/metrics",
    operation_id="getMetrics",
    responses={
        **_REFUSALS,
        200: {"content": {"text/plain": {}}, "description": "Prometheus metrics."},
    },
    response_class=Response,
)
async def get_metrics() -> Response:
    """Return the Prometheus metrics."""
    body, media_type = exposition()
    return Response(body, media_type=media_type)


@router.get("/api/openapi.json", operation_id="getOpenApi", include_in_schema=False)
async def get_openapi(request: Request) -> Response:
    """Return the OpenAPI document. Writing it takes milliseconds, so it is written once."""
    app = request.app
    if not hasattr(app.state, "written_openapi"):
        app.state.written_openapi = json.dumps(app.openapi()).encode()
    return Response(app.state.written_openapi, media_type="application/json")
