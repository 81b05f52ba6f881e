"""The rule book over HTTP; `Client` checks the schema of every answer."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest

from monkeypalace.rulebook import read_book
from monkeypalace.server.lanes.lane import Lane
from monkeypalace.server.limits import Client as LimitedClient
from monkeypalace.server.problems import ServerError
from monkeypalace.server.rule_books import RuleBooks
from tests.server.clients import Client
from tests.server.running import Running
from tests.server.test_limits import metric

ANN = LimitedClient("person 1", "192.0.2.1")


def test_the_book_comes_with_texts_and_pictures(client: Client):
    book = client.get("/rulebook", lang="en")
    assert book["language"] == "en"
    assert book["chapters"] == [chapter.to_json() for chapter in read_book("en")]


def test_the_book_may_be_cached_and_is_compressed_if_accepted(client: Client):
    packed = client.http.get("/api/rulebook", headers={"Accept-Encoding": "gzip"})
    plain = client.http.get("/api/rulebook", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 5 < int(plain.headers["content-length"])
    assert "max-age" in packed.headers["cache-control"]


def test_an_unknown_language_is_refused(client: Client):
    assert client.http.get("/api/rulebook", params={"lang": "xx"}).status_code == 422


def test_many_first_requests_draw_the_pictures_once_in_a_worker_process(
    server: Running, client: Client
):
    """One request used to block the server for a quarter of a second, a hundred for seconds."""

    def drawn() -> float:
        name = "monkeypalace_work_processor_seconds_count"
        return metric(server, name, lane="search", work="rule_book")

    before = drawn()
    with ThreadPoolExecutor(10) as pool:
        asked = [
            pool.submit(client.http.get, "/api/rulebook", params={"lang": "nl"}) for _ in range(10)
        ]
        bodies = {each.result().content for each in asked}
    assert len(bodies) == 1
    assert drawn() - before == 1


def test_a_book_that_could_not_be_drawn_is_drawn_again():
    class BusyOnce:
        calls = 0

        async def run(self, *_: object, **__: object) -> tuple[bytes, bytes]:
            self.calls += 1
            if self.calls == 1:
                raise ServerError("server-busy", seconds=5)
            return b"plain", b"compressed"

    async def ask() -> None:
        lane = BusyOnce()
        books = RuleBooks(cast(Lane, lane))
        with pytest.raises(ServerError):
            await books.encoded(ANN, "nl")
        for _ in range(2):
            assert await books.encoded(ANN, "nl") == (b"plain", b"compressed")
        assert lane.calls == 2

    asyncio.run(ask())
