"""`python -m monkeypalace.server.openapi` prints the OpenAPI document."""

from __future__ import annotations

import json
import sys
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema

from monkeypalace import __version__
from monkeypalace.server.routes.stream import STREAMED

_DESCRIPTION = """Tables of Monkey Palace: commands by POST, news by one stream of server-sent
events. A turn is one request; what the browser may offer is asked for, it knows no rules."""


def document(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document of the application, with the schemas of the stream's messages."""
    if app.openapi_schema is None:
        made = get_openapi(
            title="monkeypalace", version=__version__, description=_DESCRIPTION, routes=app.routes
        )
        _, extra = models_json_schema(
            [(model, "serialization") for model in STREAMED],
            ref_template="#/components/schemas/{model}",
        )
        made["components"]["schemas"] |= extra["$defs"]
        # Ours has another shape, and every operation names it.
        for name in ("HTTPValidationError", "ValidationError"):
            made["components"]["schemas"].pop(name, None)
        app.openapi_schema = made
    return app.openapi_schema


def main() -> None:
    from monkeypalace.server.app import make_app

    json.dump(document(make_app()), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
