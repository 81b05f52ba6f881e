"""The rule book. It needs no session."""

from __future__ import annotations

import gzip
from functools import cache
from threading import Lock
from typing import Final

from fastapi import APIRouter, Request, Response
from msgspec import convert

from monkeypalace.locale import LANGUAGES
from monkeypalace.rulebook import read_book
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.http.routes.dependencies import PREFIX, AskedLanguage, answers
from monkeypalace.server.schemas.rulebook import BookPassage, RuleBook

router = APIRouter(prefix=PREFIX, tags=["rule book"])

#: The rule book changes only with the server's version.
_HEADERS: Final = {"Cache-Control": "public, max-age=3600", "Vary": "Accept-Encoding"}
#: If several first requests arrive at once, only one draws the pictures: 0.25 s of processor time.
_LOCK: Final = Lock()


@router.get("/rulebook", operation_id="getRuleBook", responses=answers(RuleBook))
def get_rule_book(request: Request, lang: AskedLanguage = None) -> Response:
    """Return all chapters in a language, with their pictures."""
    # Not a coroutine, so it runs in a thread: the first call draws all pictures.
    with _LOCK:
        plain, compressed = _encoded_book(lang or LANGUAGES[0])
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type="application/json", headers=_HEADERS)
    headers = {**_HEADERS, "Content-Encoding": "gzip"}
    return Response(compressed, media_type="application/json", headers=headers)


@cache
def _encoded_book(language: str) -> tuple[bytes, bytes]:
    """Return the answer, uncompressed and compressed with gzip."""
    chapters = [chapter.to_json() for chapter in read_book(language)]
    plain = dumps(RuleBook(language, convert(chapters, list[BookPassage])))
    return plain, gzip.compress(plain, mtime=0)
