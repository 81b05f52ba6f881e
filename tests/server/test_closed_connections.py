"""Answers to connections that were closed before uvicorn has noticed."""

from __future__ import annotations

import asyncio
import logging

from monkeypalace.server.app import make_app
from monkeypalace.server.settings import Settings

#: As uvloop writes it.
CLOSED = "unable to perform operation on <TCPTransport closed=True>; the handler is closed"


def ask(folder, error):
    """Send a request whose answer cannot be written; no route answers it, but the page does."""
    app = make_app(Settings(database=str(folder / "tables.sqlite3")))

    async def receive():
        return {"type": "http.disconnect"}

    async def send(message):
        raise error

    scope = {
        "type": "http",
        "method": "GET",
        "path": "/nothing",
        "raw_path": b"/nothing",
        "query_string": b"",
        "headers": [(b"host", b"localhost")],
        "client": ("192.0.2.1", 1),
        "server": ("localhost", 80),
        "scheme": "http",
    }
    asyncio.run(app(scope, receive, send))


def test_an_answer_to_a_closed_connection_is_no_internal_error(tmp_path, caplog):
    with caplog.at_level(logging.INFO, "monkeypalace.server"):
        ask(tmp_path, RuntimeError(CLOSED))
    assert [record.levelname for record in caplog.records] == ["INFO"]
    assert caplog.records[0].status == 499


def test_any_other_failure_to_answer_is_reported(tmp_path, caplog):
    ask(tmp_path, RuntimeError("too late"))
    assert "internal error" in [record.message for record in caplog.records]
