"""Server errors, their HTTP statuses and their JSON. The text of an error is `error-<code>`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.server.schemas.base import Cause, Problem
from monkeypalace.server.sentences import text


class ServerError(MonkeyPalaceError):
    """A refused request."""

    @property
    def status(self) -> int:
        """Return the HTTP status."""
        return _STATUS[self.code]


class ClientGoneError(Exception):
    """The client has closed the connection before the answer."""


#: Every code with its status.
_STATUS: Final = {
    "server-request": 422,
    "server-json": 400,
    "server-length": 400,
    "server-too-large": 413,
    "server-head-too-large": 431,
    "server-too-slow": 408,
    "server-many-values": 422,
    "server-origin": 403,
    "server-host": 403,
    "server-unknown-person": 403,
    "server-not-found": 404,
    "server-method": 405,
    "server-no-table": 404,
    "server-broken-table": 503,
    "server-no-code": 404,
    "server-no-pack": 404,
    "server-device-replaces": 409,
    "server-device-loses": 409,
    "server-not-your-seat": 403,
    "server-not-the-host": 403,
    "server-seat-taken": 409,
    "server-away": 409,
    "server-out-of-time": 409,
    "server-nobody-plays": 422,
    "server-two-clocks": 422,
    "server-name-needed": 422,
    "server-name": 422,
    "server-message": 422,
    "server-not-started": 409,
    "server-no-event": 404,
    "server-not-finished": 409,
    "server-no-hints": 403,
    "server-over": 409,
    "server-command-reused": 422,
    "server-staircase-not-asked": 422,
    "stale": 409,
    "server-many-tables": 429,
    "server-many-packs": 429,
    "server-many-returns": 429,
    "server-quota": 429,
    "server-many-streams": 429,
    "server-many-connections": 429,
    "server-slow-down": 429,
    "server-many-requests": 429,
    "server-review-running": 429,
    "server-busy": 503,
    "server-too-hard": 422,
    "server-picture-too-hard": 422,
    "server-work-failed": 503,
    "server-thinking-failed": 503,
    "server-painting-failed": 503,
    "server-storage": 503,
    "server-database": 503,
    "server-database-newer": 503,
    "server-setting": 500,
    "server-failure": 500,
}

CODES: Final = tuple(_STATUS)


def status_of(error: MonkeyPalaceError) -> int:
    """Return the HTTP status of any error of the package; 422 unless it is a server error."""
    return error.status if isinstance(error, ServerError) else 422


def problem_json(error: MonkeyPalaceError, language: str) -> Problem:
    """Return an error as JSON, with its text in a language."""
    return Problem(
        code=error.code,
        params=dict(error.params),
        text=text(f"error-{error.code}", error.params, language),
        causes=list(_causes(error, language)),
    )


def cause_json(thing: Any, language: str) -> Cause:
    """Return anything with a code and parameters, such as a violation, as JSON with its text."""
    family = getattr(thing, "family", "error")
    return Cause(
        family=family,
        code=thing.code,
        params=dict(thing.params),
        spots=list(getattr(thing, "spots", ())),
        text=text(f"{family}-{thing.code}", thing.params, language),
    )


def _causes(error: Any, language: str) -> Iterator[Cause]:
    """Yield all causes, including the causes of causes."""
    for found in getattr(error, "causes", ()):
        yield cause_json(found, language)
        yield from _causes(found, language)


def reason_of(error: BaseException) -> str:
    """Return the cause of an error in one line, without the statement and its values."""
    cause = error.__cause__ or error
    first = str(getattr(cause, "orig", None) or cause).strip().splitlines() or [""]
    return f"{type(cause).__name__}: {first[0]}"[:200]
