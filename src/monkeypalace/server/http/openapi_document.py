"""The OpenAPI document of the application."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from monkeypalace import __version__
from monkeypalace.server.schemas.base import SCHEMA_REF, JsonAnswer

_DESCRIPTION = """Tables of Monkey Palace: commands by POST, updates by one stream of server-sent
events for each table. A turn is one request. Clients need not know the rules: the server returns
the legal choices."""


def openapi_document(app: FastAPI) -> dict[str, Any]:
    """Return the OpenAPI document: requests as FastAPI describes them, answers as msgspec does."""
    if app.openapi_schema is None:
        made = get_openapi(
            title="monkeypalace", version=__version__, description=_DESCRIPTION, routes=app.routes
        )
        schemas = made["components"]["schemas"]
        schemas |= answer_schemas()
        # Errors are `Problem`s, and every operation declares them.
        for name in ("HTTPValidationError", "ValidationError"):
            schemas.pop(name, None)
        app.openapi_schema = made
    return app.openapi_schema


def answer_schemas() -> dict[str, Any]:
    """Return the schemas of all answers and of the messages in streams, by name."""
    _, found = msgspec.json.schema_components(all_answers(), ref_template=SCHEMA_REF)
    for schema in found.values():
        # The docstrings of enumerations end with doctests, which do not belong in the document.
        if "description" in schema:
            schema["description"] = schema["description"].partition(">>>")[0].strip()
        if "properties" in schema:
            # All fields are written, including those with a default.
            schema["required"] = list(schema["properties"])
            for field in schema["properties"].values():
                field.pop("default", None)
    return found


def all_answers() -> list[type[JsonAnswer]]:
    """Return all classes of answers and their parts."""
    return [found for found in _subclasses(JsonAnswer) if not _is_base(found)]


def _is_base(answer: type[JsonAnswer]) -> bool:
    """Return whether a class is only the base of tagged answers."""
    # msgspec's default tag is the name of the class.
    return answer.__struct_config__.tag == answer.__name__


def _subclasses(parent: type[JsonAnswer]) -> Iterator[type[JsonAnswer]]:
    for child in parent.__subclasses__():
        yield child
        yield from _subclasses(child)
