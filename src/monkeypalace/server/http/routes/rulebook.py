"""The rule book. It needs no session."""

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

#: The rule book changes only with the server's version.
_HEADERS: Final = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}


@router.get("/rulebook", operation_id="getRuleBook", response_model=RuleBook, responses=refusals())
def get_rule_book(request: Request, lang: AskedLanguage = None) -> Response:
    """Return all chapters in a language, with their pictures."""
    # Not a coroutine, so it runs in a thread: the first call draws all pictures.
    plain, compressed = _written(lang or LANGUAGES[0])
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=_HEADERS)
    headers = {**_HEADERS, "Content-Encoding": "gzip"}
    return Response(compressed, media_type="application/json", headers=headers)


@cache
def _written(language: str) -> tuple[bytes, bytes]:
    """Return the answer, plain and compressed to a tenth of that."""
    chapters = [chapter.to_json() for chapter in read_book(language)]
    body = {"language": language, "chapters": chapters}
    plain = json.dumps(body, ensure_ascii=False, separators=(",", ":")).encode()
    return plain, gzip.compress(plain, mtime=0)
