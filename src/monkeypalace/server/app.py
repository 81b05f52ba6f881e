"""The ASGI application: routes, middleware, error handlers, start and shutdown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from monkeypalace import __version__
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.server.http.middleware import RequestMiddleware
from monkeypalace.server.http.openapi_document import openapi_document
from monkeypalace.server.http.pages import Pages
from monkeypalace.server.http.refusals import (
    refuse,
    refuse_http,
    refuse_invalid,
    report_failure,
)
from monkeypalace.server.http.routes import ROUTES
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.services import Services
from monkeypalace.server.settings import Settings


def make_app(settings: Settings | None = None, peers: Peers | None = None) -> FastAPI:
    """Return the application with these settings, or with those of the environment.

    The database must be up to date, see `migrate`. `peers` are the workers of this server, if there
    are several.
    """
    chosen = settings or Settings.from_environment()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        services = app.state.services = Services(chosen, peers or Peers())
        await services.open()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="monkeypalace",
        version=__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    # FastAPI documents this assignment as the way to extend the document, but declares a method.
    app.openapi = lambda: openapi_document(app)  # type: ignore[method-assign]
    app.router.routes.extend(ROUTES)
    # Not mounted: a mount would match requests with a wrong method before the routes refuse them.
    app.router.default = Pages()
    app.add_exception_handler(MonkeyPalaceError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_invalid)
    app.add_exception_handler(HTTPException, refuse_http)
    app.add_exception_handler(Exception, report_failure)
    # Outside of FastAPI's own middleware, which direct routes do not need.
    app.middleware_stack = RequestMiddleware(app, app.build_middleware_stack(), chosen, ROUTES)
    return app
