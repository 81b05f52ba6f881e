"""Middleware for every request: limits, origin check, security headers, log, metrics."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.http import cookies
from monkeypalace.server.limits import TokenBuckets
from monkeypalace.server.metrics import REQUESTS
from monkeypalace.server.problems import ClientGoneError, ServerError, problem_json
from monkeypalace.server.settings import Settings
from monkeypalace.server.tokens import hash_secret

log = logging.getLogger("monkeypalace.server.requests")

#: Pages load only files of this server, and cannot be shown in a frame.
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    " font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; "
    "worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

#: The rate limit of reads, as a multiple of that of commands.
_READS_PER_COMMAND: Final = 5
#: Size of a burst, in seconds of the rate limit.
_BURST: Final = 6
#: The rate limit of an address, as a multiple of that of a person.
_PEOPLE_PER_ADDRESS: Final = 10


#: The status in logs and metrics if the client disconnected before the answer.
_CLIENT_GONE: Final = 499


class RequestMiddleware:
    """ASGI middleware. Not a `BaseHTTPMiddleware`: streams must pass through unchanged."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._settings = app, settings
        self._commands = _Rates(settings.commands_per_second)
        self._reads = _Rates(settings.commands_per_second * _READS_PER_COMMAND)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = perf_counter()
        status, began_to_answer = 500, False

        async def send_on(message: Message) -> None:
            nonlocal status, began_to_answer
            if message["type"] == "http.response.start":
                status, began_to_answer = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            headers = Headers(scope=scope)
            self._check(scope, headers)
            body = _LimitedBody(receive, self._settings.largest_body)
            await self._app(scope, body.receive, send_on)
        except ServerError as refused:
            await _send_refusal(refused, send_on)
        except ClientGoneError:
            status = _CLIENT_GONE
        except Exception:
            log.exception("internal error")
            if not began_to_answer:
                await _send_refusal(ServerError("server-failure"), send_on)
        finally:
            self._report(scope, status, perf_counter() - began)

    def _check(self, scope: Scope, headers: Headers) -> None:
        length = headers.get("content-length", "0")
        if not length.isdecimal():
            raise ServerError("server-length")
        if len(length) > 12 or int(length) > self._settings.largest_body:
            raise ServerError("server-too-large")
        path = scope["path"]
        if not path.startswith("/api/"):
            return
        is_read = scope["method"] in ("GET", "HEAD")
        buckets = self._reads if is_read else self._commands
        # Cookies can be invented, so the address has a limit, too.
        buckets.by_address.take(_address(scope))
        cookie = _cookie(headers)
        if cookie is not None:
            buckets.by_cookie.take(hash_secret(cookie))
        if not is_read:
            self._check_origin(scope, headers)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """Accept commands of this server's pages, and of programs, which send no origin."""
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise ServerError("server-origin")
            return
        allowed = {f"{scope['scheme']}://{headers.get('host', '')}"}
        if self._settings.origin:
            allowed = {self._settings.origin.rstrip("/")}
        if origin not in allowed:
            raise ServerError("server-origin")

    def _report(self, scope: Scope, status: int, seconds: float) -> None:
        # The pattern, not the path: table ids must not get into logs and metrics.
        route = getattr(scope.get("route"), "path", "other")
        method = scope["method"] if scope["method"] in _METHODS else "other"
        if not route.endswith("/stream"):
            REQUESTS.labels(method, route, str(status)).observe(seconds)
        log.info(
            "request",
            extra={
                "method": method,
                "route": route,
                "status": status,
                "milliseconds": round(seconds * 1000, 1),
            },
        )


_METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class _Rates:
    """Rate limits of a person and of an address."""

    def __init__(self, per_second: float) -> None:
        self.by_cookie = TokenBuckets(per_second, per_second * _BURST)
        shared = per_second * _PEOPLE_PER_ADDRESS
        self.by_address = TokenBuckets(shared, shared * _BURST)


class _LimitedBody:
    """Limits the size of a request's body, whatever its headers say."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._left = receive, most

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                # FastAPI turns every other exception into a 400.
                raise HTTPException(413)
        return message


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def _cookie(headers: Headers) -> str | None:
    return cookie_parser(headers.get("cookie", "")).get(cookies.NAME)


async def _send_refusal(refused: ServerError, send: Send) -> None:
    body = dumps(problem_json(refused, LANGUAGES[0]))
    headers: list[tuple[bytes, Any]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if "seconds" in refused.params:
        headers.append((b"retry-after", str(refused.params["seconds"]).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
