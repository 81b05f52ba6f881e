"""The session cookie."""

from __future__ import annotations

import re
from typing import Final

from fastapi import Request, Response
from starlette.types import Scope

from monkeypalace.server.settings import Settings

NAME: Final = "monkeypalace"
_YEAR: Final = 365 * 86_400
_SECRET: Final = re.compile(rb"(?:^|;)\s*" + NAME.encode() + rb'="?([A-Za-z0-9_-]{43})"?\s*(?=;|$)')


def session_secret(scope: Scope) -> str | None:
    """Return the secret in a request's cookie; `None` if it is missing or malformed."""
    for name, value in scope["headers"]:
        # If a browser sends several, the last one counts, as in most frameworks.
        if name == b"cookie" and (found := _SECRET.findall(value)):
            return str(found[-1], "ascii")
    return None


def set_session_cookie(
    response: Response, request: Request, secret: str | None, settings: Settings
) -> None:
    """Set the cookie of a new session; do nothing if `secret` is `None`.

    `None` means that the client already has a session. Scripts cannot read the cookie, and browsers
    do not send it from other sites.
    """
    if secret is None:
        return
    response.set_cookie(
        NAME,
        secret,
        max_age=_YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https" or settings.origin.startswith("https://"),
    )


def delete_session_cookie(response: Response) -> None:
    response.delete_cookie(NAME, httponly=True, samesite="strict")
