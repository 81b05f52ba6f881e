"""The rule book over HTTP; its shape is checked with every answer."""

from __future__ import annotations

from monkeypalace.rulebook import read_book
from tests.server.clients import Client


def test_the_book_comes_with_texts_and_pictures(client: Client):
    book = client.get("/rulebook", lang="en")
    assert book["language"] == "en"
    assert book["chapters"] == [chapter.to_json() for chapter in read_book("en")]


def test_it_may_be_kept_for_a_while_and_is_packed_where_possible(client: Client):
    packed = client.http.get("/api/rulebook", headers={"Accept-Encoding": "gzip"})
    plain = client.http.get("/api/rulebook", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])
    assert "max-age" in packed.headers["cache-control"]


def test_a_language_that_nobody_speaks_is_refused(client: Client):
    assert client.http.get("/api/rulebook", params={"lang": "xx"}).status_code == 422
