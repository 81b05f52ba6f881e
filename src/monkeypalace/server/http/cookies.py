"""The session cookie."""

from __future__ import annotations

import re
from typing import Final

from fastapi import Request, Response

from monkeypalace.server.settings import Settings

NAME: Final = "monkeypalace"
_YEAR: Final = 365 * 86_400
_SECRET: Final = re.compile("[A-Za-z0-9_-]{43}")


def session_secret(request: Request) -> str | None:
    """Return the secret in the request's cookie, if it has the form of one."""
    secret = request.cookies.get(NAME, "")
    return secret if _SECRET.fullmatch(secret) else None


def set_session_cookie(
    response: Response, request: Request, secret: str, settings: Settings
) -> None:
    """Set the cookie: out of reach of scripts, and not sent with requests of other sites."""
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
