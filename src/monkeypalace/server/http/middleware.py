"""Middleware for every request: limits, origin check, security headers, log, metrics."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from time import perf_counter
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute
from prometheus_client import Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.server.http.cookies import session_secret
from monkeypalace.server.http.hosts import Hosts
from monkeypalace.server.http.protocol import ANSWER_EXTENSION
from monkeypalace.server.http.refusals import refuse, report_failure
from monkeypalace.server.http.route_limits import COMMAND, RouteLimits, RouteTable
from monkeypalace.server.http.routes.dependencies import JsonResponse
from monkeypalace.server.http.routes.direct_route import DirectRoute
from monkeypalace.server.limits import StartLimit, TokenBuckets, network_of
from monkeypalace.server.metrics import REQUESTS
from monkeypalace.server.problems import ClientGoneError, ServerError
from monkeypalace.server.settings import Settings
from monkeypalace.server.tokens import hash_secret

log = logging.getLogger("monkeypalace.server.requests")

#: Pages load only files of this server, and cannot be shown in a frame.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    " font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
)

_HEADER_LINES: Final = b"".join(b"%b: %b\r\n" % header for header in _HEADERS)

#: A full bucket has the tokens of this many seconds.
_BURST: Final = 6
#: The rate limit of an address, as a multiple of a person's limit.
_PEOPLE_PER_ADDRESS: Final = 10

#: In each cycle of the event loop, at most this many requests of one address, and of all addresses,
#: begin. A turn takes about four cycles, so it waits for about thirty other requests at most,
#: however many have arrived.
_BEGIN_AT_ONCE: Final = 2
_ALL_BEGIN_AT_ONCE: Final = 8

#: A body has at most this many values. The largest request, a branch of 300 decisions, has a third.
#: Validating a thousand unknown keys takes 3 ms on the event loop.
_MOST_VALUES: Final = 1_000
#: In bodies up to this size, values are not counted: there cannot be too many.
_FEW_BYTES: Final = 2_000
#: A string without escapes; an unterminated one extends to the end of the body. If the pattern did
#: not match unterminated strings, the search would restart at each quote: 32 KB of `\"` took 9 s.
_STRING: Final = re.compile(rb'"[^"]*+(?:"|\Z)')

_TOO_MANY: Final = 429
#: The status in logs and metrics if the client disconnected before the answer.
_CLIENT_GONE: Final = 499


class RequestMiddleware:
    """The ASGI application that the server runs, around FastAPI's own middleware.

    Not a `BaseHTTPMiddleware`: streams must pass through unchanged.
    """

    def __init__(
        self, fastapi: FastAPI, app: ASGIApp, settings: Settings, routes: Iterable[APIRoute]
    ) -> None:
        """Wrap `app`, which is FastAPI's own middleware stack for the application `fastapi`."""
        self._fastapi, self._app, self._settings = fastapi, app, settings
        self._routes, self._hosts = RouteTable(routes), Hosts(settings)
        per_second = settings.commands_per_second * COMMAND
        self._by_cookie = TokenBuckets(per_second, per_second * _BURST)
        self._start_limit = StartLimit(_BEGIN_AT_ONCE, _ALL_BEGIN_AT_ONCE)
        shared = per_second * _PEOPLE_PER_ADDRESS
        self._by_address = TokenBuckets(shared, shared * _BURST)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self._fastapi
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        answer = _Answer(send)
        try:
            await self._answer(scope, receive, answer)
        except MonkeyPalaceError as refused:
            await answer.complete(await refuse(Request(scope), refused), scope)
        except ClientGoneError:
            answer.status = _CLIENT_GONE
        except Exception as error:
            log.exception("internal error")
            if answer.status is None:
                await answer.complete(await report_failure(Request(scope), error), scope)
        finally:
            self._report(scope, answer.status or 500, perf_counter() - began)

    async def _answer(self, scope: Scope, receive: Receive, answer: _Answer) -> None:
        address = _address(scope)
        await self._start_limit.enter(address)
        limits, route = self._routes.find(scope["method"], scope["path"])
        most = self._check(scope, limits, address)
        body, has_body = b"", scope["method"] not in _WITHOUT_BODY
        if has_body:
            body = await _read_body(receive, most)
        if isinstance(route, DirectRoute):
            response = await route.answer(scope, receive, body)
            if response is not None:
                await answer.complete(response, scope)
                return
        if has_body:
            receive = _receive_after(body, receive)
        await self._app(scope, receive, answer.send)

    def _check(self, scope: Scope, limits: RouteLimits, address: str) -> int:
        """Refuse a request that exceeds a limit; return how many bytes its body may have."""
        # Of repeated headers, the first one counts.
        headers: dict[bytes, bytes] = dict(reversed(scope["headers"]))
        self._hosts.check(headers.get(b"host"))
        # Cookies can be forged, so the address has a limit, too.
        self._by_address.take(address, limits.cost)
        secret = session_secret(scope)
        if secret is not None:
            self._by_cookie.take(hash_secret(secret), limits.cost)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise ServerError("server-length")
        most = min(limits.body, self._settings.largest_body)
        if len(length) > 12 or int(length) > most:
            raise ServerError("server-too-large")
        if scope["method"] not in _WITHOUT_BODY and scope["path"].startswith("/api/"):
            self._check_origin(scope, headers)
        return most

    def _check_origin(self, scope: Scope, headers: Mapping[bytes, bytes]) -> None:
        """Refuse commands of other sites' pages. Programs send no origin and are accepted."""
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
                raise ServerError("server-origin")
            return
        allowed = self._settings.origin.encode()
        if origin != (allowed or scope["scheme"].encode() + b"://" + headers.get(b"host", b"")):
            raise ServerError("server-origin")

    def _report(self, scope: Scope, status: int, seconds: float) -> None:
        # The pattern, not the path: table ids must not get into logs and metrics.
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        if not route.endswith("/stream"):
            _durations(method, route, status).observe(seconds)
        # Refusals of a flood must not fill the disk with log lines; metrics count them.
        level = logging.DEBUG if status == _TOO_MANY else logging.INFO
        if log.isEnabledFor(level):
            log.log(
                level,
                "request",
                extra={
                    "method": method,
                    "route": route,
                    "status": status,
                    "milliseconds": round(seconds * 1000, 1),
                },
            )


@lru_cache(maxsize=2_000)
def _durations(method: str, route: str, status: int) -> Histogram:
    """Return the metric of an operation, cached: looking it up by its labels is slow."""
    return REQUESTS.labels(method, route, str(status))


#: A part of uvloop's error message when something is written to a closed connection.
_CLOSED: Final = "the handler is closed"
_WITHOUT_BODY: Final = ("GET", "HEAD")
_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class _Answer:
    """The answer to a request."""

    def __init__(self, send: Send) -> None:
        self._send = send
        #: `None` as long as nothing was sent.
        self.status: int | None = None

    async def send(self, message: Message) -> None:
        """Send a message of the application, with the headers that all answers have."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            given = message.get("headers", ())
            names = {name for name, _ in given}
            message["headers"] = [*given, *(each for each in _HEADERS if each[0] not in names)]
        try:
            await self._send(message)
        except RuntimeError as error:
            # When the client resets a connection, uvloop closes it immediately, but informs uvicorn
            # only in the next cycle of the event loop. What uvicorn writes before then is refused.
            if _CLOSED not in str(error):
                raise
            raise ClientGoneError from error

    async def complete(self, response: Response, scope: Scope) -> None:
        """Send a whole response, unless the client disconnects."""
        connection = scope.get("extensions", {}).get(ANSWER_EXTENSION)
        if connection is not None and isinstance(response, JsonResponse):
            given = b"".join([b"%b: %b\r\n" % header for header in response.raw_headers])
            body = bytes(response.body)
            if connection["write"](response.status_code, given + _HEADER_LINES, body):
                self.status = response.status_code
                return
        with suppress(ClientGoneError):
            await response(scope, _receive_disconnect, self.send)


async def _receive_disconnect() -> Message:
    return {"type": "http.disconnect"}


async def _read_body(receive: Receive, most: int) -> bytes:
    """Read the body; refuse it if it has too many bytes or values. No header is trusted."""
    message = await receive()
    # A `bytearray`, because appending to `bytes` would copy the whole body for each piece.
    body = bytearray(message.get("body", b""))
    while message.get("more_body", False) and len(body) <= most:
        message = await receive()
        body += message.get("body", b"")
    if message["type"] == "http.disconnect":
        raise ClientGoneError
    if len(body) > most:
        raise ServerError("server-too-large")
    if len(body) > _FEW_BYTES and count_values(body) > _MOST_VALUES:
        raise ServerError("server-many-values", most=_MOST_VALUES)
    return bytes(body)


def _receive_after(body: bytes, receive: Receive) -> Receive:
    """Return an ASGI `receive` that begins with a body that has been read."""
    first: Message | None = {"type": "http.request", "body": body, "more_body": False}

    async def receive_again() -> Message:
        nonlocal first
        if first is None:
            return await receive()
        message, first = first, None
        return message

    return receive_again


def count_values(body: bytes | bytearray) -> int:
    """Return an upper bound of the number of keys and values in JSON.

    >>> count_values(b'{"a,b": [1, 2]}'), count_values(b'["no end, ')
    (4, 1)
    """
    # Escapes occur only in strings, so remove them first: a pattern that handles them takes 5 ms
    # for 120 KB instead of 1 ms.
    marks = _STRING.sub(b"", body.replace(b"\\\\", b"").replace(b'\\"', b""))
    return sum(marks.count(mark) for mark in b",:[{")


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else ""
