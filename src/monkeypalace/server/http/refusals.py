"""Answers to requests that are refused, as JSON in the language of the request."""

from __future__ import annotations

import logging
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.server.http.language import language_of
from monkeypalace.server.http.routes.dependencies import json_response
from monkeypalace.server.problems import ServerError, problem_json, reason_of, status_of
from monkeypalace.server.schemas.base import Problem
from monkeypalace.server.schemas.tables import Conflict
from monkeypalace.server.tables.turns import ConflictError
from monkeypalace.server.tables.views import encoded_table, you_json

log = logging.getLogger(__name__)


async def refuse(request: Request, error: Exception) -> Response:
    """Return the answer to an error of the game or the server."""
    assert isinstance(error, MonkeyPalaceError)
    if status_of(error) >= 500:
        _log_cause(request, error)
    return _refusal(request, error)


async def refuse_invalid(request: Request, error: Exception) -> Response:
    """Return the answer to a request that does not have the right fields."""
    assert isinstance(error, RequestValidationError)
    fields = [_InvalidField(found) for found in error.errors()[:20]]
    is_json = not any(found["type"] == "json_invalid" for found in error.errors())
    return _refusal(
        request, ServerError("server-request" if is_json else "server-json", causes=fields)
    )


async def refuse_http(request: Request, error: Exception) -> Response:
    """Return the answer to a request that the framework refuses."""
    assert isinstance(error, HTTPException)
    codes = {404: "server-not-found", 405: "server-method", 413: "server-too-large"}
    response = _refusal(request, ServerError(codes.get(error.status_code, "server-json")))
    response.headers.update(error.headers or {})
    return response


async def report_failure(request: Request, _: Exception) -> Response:
    """Return the answer after an internal error. The middleware logs it."""
    return _refusal(request, ServerError("server-failure"))


def _refusal(request: Request, error: MonkeyPalaceError) -> Response:
    problem = problem_json(error, language_of(request))
    if isinstance(error, ConflictError):
        return json_response(_conflict(error, problem), error.status)
    response = json_response(problem, status_of(error))
    if isinstance(error, ServerError) and "seconds" in error.params:
        response.headers["Retry-After"] = str(error.params["seconds"])
    return response


def _conflict(error: ConflictError, problem: Problem) -> Conflict:
    return Conflict(
        code=problem.code,
        params=problem.params,
        text=problem.text,
        causes=problem.causes,
        you=you_json(error.table, error.person),
        table=encoded_table(error.table),
    )


def _log_cause(request: Request, error: MonkeyPalaceError) -> None:
    """Log the cause of an error with status 500 or higher."""
    route = getattr(request.scope.get("route"), "path", "other")
    extra = {"code": error.code, "route": route, "reason": reason_of(error)}
    log.error("request failed", extra=extra)


class _InvalidField:
    """An invalid field of a request."""

    family = "error"
    code = "server-field"

    def __init__(self, found: dict[str, Any]) -> None:
        place = ".".join(str(part) for part in found["loc"] if part != "body")
        self.params = {"place": place[:200], "reason": str(found["msg"])[:200]}
