"""The rule book, for everybody."""

from __future__ import annotations

import gzip
import json
from functools import cache
from typing import Final

from fastapi import APIRouter, Request, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.rulebook import read_book
from monkeypalace.server.http.routes.dependencies import PREFIX, AskedLanguage, refusals
from monkeypalace.server.schemas.rulebook import RuleBook

router = APIRouter(prefix=PREFIX, tags=["rule book"])

#: It changes only with the server's version.
_HEADERS: Final = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}


@router.get("/rulebook", operation_id="getRuleBook", response_model=RuleBook, responses=refusals())
def get_rule_book(request: Request, lang: AskedLanguage = None) -> Response:
    """All chapters in a language, with their pictures."""
    # Not a coroutine: drawing all pictures for the first time takes a while.
    plain, packed = _written(lang or LANGUAGES[0])
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=_HEADERS)
    headers = {**_HEADERS, "Content-Encoding": "gzip"}
    return Response(packed, media_type="application/json", headers=headers)


@cache
def _written(language: str) -> tuple[bytes, bytes]:
    """The answer as it is, and packed: pictures shrink to a tenth."""
    chapters = [chapter.to_json() for chapter in read_book(language)]
    body = {"language": language, "chapters": chapters}
    plain = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return plain, gzip.compress(plain, mtime=0)
