"""Health and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Response

from monkeypalace import __version__
from monkeypalace.server.http.routes.dependencies import ServicesDep, json_response
from monkeypalace.server.metrics import exposition
from monkeypalace.server.schemas.base import Health

router = APIRouter(tags=["operation"])


@router.get(
    "/health",
    operation_id="getHealth",
    response_model=Health,
    responses={503: {"model": Health, "description": "The database does not answer."}},
)
async def get_health(services: ServicesDep) -> Response:
    """Return whether the server and its database work."""
    is_reachable = await services.database.is_reachable()
    body = {
        "status": "ok" if is_reachable else "failing",
        "database": is_reachable,
        "version": __version__,
    }
    return json_response(body, 200 if is_reachable else 503)


@router.get(
    "/metrics",
    operation_id="getMetrics",
    responses={200: {"content": {"text/plain": {}}, "description": "Prometheus metrics."}},
    response_class=Response,
)
async def get_metrics() -> Response:
    """Return the Prometheus metrics."""
    body, media_type = exposition()
    return Response(body, media_type=media_type)
