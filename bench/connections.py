"""A minimal HTTP client, so that the load test measures the server and not the client."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any, cast


class Connection:
    """A connection that is kept open; one request at a time."""

    def __init__(self, port: int) -> None:
        self._port = port

    @classmethod
    async def open(cls, port: int) -> Connection:
        connection = cls(port)
        await connection._open()
        return connection

    async def _open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)

    async def post(self, path: str, body: Any, cookie: str = "") -> tuple[int, str, bytes]:
        """Send a request; return the status, the cookie that was set and the body of the answer."""
        written = json.dumps(body).encode()
        request = (
            _head("POST", path, cookie)
            + b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(written)
            + written
        )
        try:
            self._writer.write(request)
            status, headers = await _read_head(self._reader)
        except (asyncio.IncompleteReadError, ConnectionError):
            # The server closes connections that were idle for a while.
            await self._open()
            self._writer.write(request)
            status, headers = await _read_head(self._reader)
        answer = await self._reader.readexactly(int(headers.get("content-length", "0")))
        return status, headers.get("set-cookie", "").partition(";")[0], answer

    async def listen(self, path: str, last: int, cookie: str) -> None:
        """Open a stream after event `last`."""
        self._writer.write(_head("GET", path, cookie) + b"Last-Event-ID: %d\r\n\r\n" % last)
        status, _ = await _read_head(self._reader)
        assert status == 200, status

    async def events(self) -> AsyncIterator[tuple[bytes, bytes]]:
        """Yield the name and the data of every event of the stream."""
        waiting = b""
        while size := int(await self._reader.readline() or b"0", 16):
            waiting += (await self._reader.readexactly(size + 2))[:-2]
            *messages, waiting = waiting.split(b"\n\n")
            for message in messages:
                fields = dict(line.partition(b": ")[::2] for line in message.split(b"\n"))
                yield fields.get(b"event", b""), fields.get(b"data", b"")

    def close(self) -> None:
        self._writer.close()


class Listener(asyncio.Protocol):
    """A spectator: reads a stream and discards it."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def open(cls, port: int, path: str) -> Listener:
        loop = asyncio.get_running_loop()
        _, listener = await loop.create_connection(lambda: cls(path), "127.0.0.1", port)
        return listener

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's transports have no common class with asyncio's.
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(_head("GET", self._path, "") + b"\r\n")

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()


def _head(method: str, path: str, cookie: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1"]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return "".join(f"{line}\r\n" for line in lines).encode()


async def _read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {}
    for line in lines:
        name, _, value = line.partition(": ")
        headers[name.lower()] = value
    return int(first.split()[1]), headers
