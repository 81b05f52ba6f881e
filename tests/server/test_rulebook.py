"""The rule book over HTTP; its shape is checked with every answer."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from starlette.requests import Request

from monkeypalace.rulebook import read_book
from monkeypalace.server.http.routes import rulebook
from tests.server.clients import Client


def test_the_book_comes_with_texts_and_pictures(client: Client):
    book = client.get("/rulebook", lang="en")
    assert book["language"] == "en"
    assert book["chapters"] == [chapter.to_json() for chapter in read_book("en")]


def test_it_may_be_cached_and_is_compressed_if_accepted(client: Client):
    packed = client.http.get("/api/rulebook", headers={"Accept-Encoding": "gzip"})
    plain = client.http.get("/api/rulebook", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])
    assert "max-age" in packed.headers["cache-control"]


def test_an_unknown_language_is_refused(client: Client):
    assert client.http.get("/api/rulebook", params={"lang": "xx"}).status_code == 422


def test_many_first_requests_draw_the_pictures_once():
    """A hundred of them kept the server busy for seconds."""
    rulebook._encoded_book.cache_clear()
    scope = {"type": "http", "headers": []}
    with ThreadPoolExecutor(10) as pool:
        asked = [pool.submit(rulebook.get_rule_book, Request(scope), "nl") for _ in range(10)]
        bodies = {bytes(each.result().body) for each in asked}
    assert len(bodies) == 1
    assert rulebook._encoded_book.cache_info().misses == 1
