"""A fast path for well-formed requests that bypasses FastAPI.

FastAPI's middleware, routing and request parsing take about as long as playing a turn. So the
operations that make up most of the load read what they need themselves: the table's id, the body,
the session and the language. A malformed request is passed on to FastAPI, which reports the error.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Scope

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.http.routes.dependencies import get_person, get_services, get_visitor
from monkeypalace.server.schemas.tables import TABLE_ID_PATTERN

_CONTENT_TYPE: Final = (b"content-type", b"application/json")
#: Query strings, and the languages they ask for.
_QUERIES: Final[Mapping[bytes, str | None]] = {
    b"": None,
    **{f"lang={language}".encode(): language for language in LANGUAGES},
}


class DirectRoute(APIRoute):
    """An operation at a table.

    Its endpoint has some of the parameters `request`, `body`, `table_id`, `services`, `person`,
    `visitor`, `lang` and `last_event_id`.
    """

    def __init__(self, path: str, endpoint: Any, **more: Any) -> None:
        super().__init__(path, endpoint, **more)
        known = inspect.signature(endpoint, eval_str=True).parameters
        assert known.keys() <= {*_READERS, "body", "table_id", "lang"}, "an unknown parameter"
        self._wants_language = "lang" in known
        self._readers = {name: read for name, read in _READERS.items() if name in known}
        self._validate: Callable[[bytes], BaseModel] | None = None
        if "body" in known:
            model = known["body"].annotation
            assert issubclass(model, BaseModel)
            self._validate = model.__pydantic_validator__.validate_json
        before, after = path.split("{table}")
        self._path = re.compile(f"{before}({TABLE_ID_PATTERN.strip('^$')}){after}")

    async def answer(self, scope: Scope, receive: Receive, content: bytes) -> Response | None:
        """Answer a request with this body; return `None` if it is not well-formed."""
        path, query = self._path.fullmatch(scope["path"]), scope["query_string"]
        if path is None or query not in _QUERIES:
            return None
        arguments: dict[str, Any] = {"table_id": path[1]}
        if self._validate is not None:
            if _CONTENT_TYPE not in scope["headers"]:
                return None
            try:
                arguments["body"] = self._validate(content)
            except ValidationError:
                return None
        if self._wants_language:
            arguments["lang"] = _QUERIES[query]
        scope["route"] = self
        request = Request(scope, receive)
        for name, read in self._readers.items():
            arguments[name] = await read(request)
        response: Response = await self.endpoint(**arguments)
        return response


async def _request(request: Request) -> Request:
    return request


async def _last_event_id(request: Request) -> str | None:
    return request.headers.get("last-event-id")


#: How parameters of an endpoint are read from a request.
_READERS: Final[Mapping[str, Callable[[Request], Awaitable[Any]]]] = {
    "request": _request,
    "services": get_services,
    "person": get_person,
    "visitor": get_visitor,
    "last_event_id": _last_event_id,
}
