"""The OpenAPI document of the application."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from monkeypalace import __version__
from monkeypalace.server.http.routes.stream import STREAMED

_DESCRIPTION = """Tables of Monkey Palace: commands by POST, updates by one stream of server-sent
events for each table. A turn is one request. Clients need no rules: they ask what may be chosen."""


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document, with the schemas of the stream's messages."""
    if app.openapi_schema is None:
        made = get_openapi(
            title="monkeypalace", version=__version__, description=_DESCRIPTION, routes=app.routes
        )
        _, extra = models_json_schema(
            [(model, "serialization") for model in STREAMED],
            ref_template="#/components/schemas/{model}",
        )
        made["components"]["schemas"] |= extra["$defs"]
        # Refusals are `Problem`s, and every operation names them.
        for name in ("HTTPValidationError", "ValidationError"):
            made["components"]["schemas"].pop(name, None)
        app.openapi_schema = made
    return app.openapi_schema
