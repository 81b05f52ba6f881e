"""The ASGI application: routes, middleware, error handlers, start and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from monkeypalace import __version__
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.locale import LANGUAGES
from monkeypalace.server.http.middleware import RequestMiddleware
from monkeypalace.server.http.openapi_document import openapi_document
from monkeypalace.server.http.pages import Pages
from monkeypalace.server.http.routes import ROUTES
from monkeypalace.server.http.routes.dependencies import json_response
from monkeypalace.server.problems import ServerError, problem_json, status_of
from monkeypalace.server.services import Services
from monkeypalace.server.settings import Settings
from monkeypalace.server.tables.turns import ConflictError
from monkeypalace.server.tables.views import seen_table


def make_app(settings: Settings | None = None) -> FastAPI:
    """Return the application with these settings, or with those of the environment.

    The database must be up to date, see `migrate`.
    """
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(chosen)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="monkeypalace",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    # FastAPI's documented way to extend the document.
    app.openapi = lambda: openapi_document(app)  # type: ignore[method-assign]
    app.router.routes.extend(ROUTES)
    # Not mounted: a mount would match requests with a wrong method before the routes refuse them.
    app.router.default = Pages()
    app.add_exception_handler(MonkeyPalaceError, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_request)
    app.add_exception_handler(HTTPException, _refuse_http)
    app.add_middleware(RequestMiddleware, settings=chosen)
    return app


def language_of(request: Request) -> str:
    """Return the requested language: `lang`, else the first match in `Accept-Language`."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    return next(
        (
            language
            for part in request.headers.get("accept-language", "").split(",")
            for language in LANGUAGES
            if part.strip().lower().startswith(language.lower())
        ),
        LANGUAGES[0],
    )


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, MonkeyPalaceError)
    body = problem_json(error, language_of(request))
    if isinstance(error, ConflictError):
        return json_response(seen_table(error.table, error.person, **body), error.status)
    response = json_response(body, status_of(error))
    if isinstance(error, ServerError) and "seconds" in error.params:
        response.headers["Retry-After"] = str(error.params["seconds"])
    return response


class _Field:
    """An invalid field of a request."""

    family = "error"
    code = "server-field"

    def __init__(self, found: dict[str, Any]) -> None:
        place = ".".join(str(part) for part in found["loc"] if part != "body")
        self.params = {"place": place[:200], "reason": str(found["msg"])[:200]}


async def _refuse_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    fields = [_Field(found) for found in error.errors()[:20]]
    is_json = not any(found["type"] == "json_invalid" for found in error.errors())
    code = "server-request" if is_json else "server-json"
    return await _refuse(request, ServerError(code, causes=fields))


async def _refuse_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes = {404: "server-not-found", 405: "server-method", 413: "server-too-large"}
    refused = ServerError(codes.get(error.status_code, "server-json"))
    response = await _refuse(request, refused)
    response.headers.update(error.headers or {})
    return response
