"""The rule book. It needs no session."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    answers,
    client_of,
)
from monkeypalace.server.schemas.rulebook import RuleBook

router = APIRouter(prefix=PREFIX, tags=["rule book"])

#: The rule book changes only with the server's version.
_HEADERS: Final = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}


@router.get("/rulebook", operation_id="getRuleBook", responses=answers(RuleBook))
async def get_rule_book(
    request: Request, services: ServicesDep, lang: AskedLanguage = None
) -> Response:
    """Return all chapters in a language, with their pictures."""
    language = lang or LANGUAGES[0]
    plain, compressed = await services.rule_books.encoded(client_of(request), language)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=_HEADERS)
    headers = {**_HEADERS, "Content-Encoding": "gzip"}
    return Response(compressed, media_type="application/json", headers=headers)
