"""A proxy that simulates a bad network: requests get lost, cut, delayed, duplicated, reordered."""

from __future__ import annotations

import asyncio
import random
import threading
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Self

#: What happens to a request, and how likely it is.
FAULTS = {
    "none": 8,
    "late": 2,
    "overtaken": 2,
    "doubled": 3,
    "lost": 1,
    "cut in the request": 1,
    "answer lost": 2,
    "answer cut": 2,
}


class BadNetwork:
    """A proxy between clients and the server, in a thread."""

    def __init__(self, port: int, seed: int) -> None:
        self._to = port
        self._random = random.Random(seed)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._tasks: set[asyncio.Task[None]] = set()
        #: How often each fault was injected.
        self.done: Counter[str] = Counter()

    def __enter__(self) -> Self:
        self._thread.start()
        begin = asyncio.start_server(self._accept, "127.0.0.1", 0)
        self._server = asyncio.run_coroutine_threadsafe(begin, self._loop).result(20)
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        async def end() -> None:
            self._server.close()
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            # Connections that were closed just now end in the next iteration of the loop.
            await asyncio.sleep(0)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result(20)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._begin(self._serve(reader, writer))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Forward one request, and close the connection after the answer."""
        try:
            await self._forward(await _read_request(reader), writer)
        except (OSError, asyncio.IncompleteReadError):
            pass  # the client or the server has closed the connection
        finally:
            writer.close()

    async def _forward(self, request: bytes, writer: asyncio.StreamWriter) -> None:
        [fault] = self._random.choices(list(FAULTS), list(FAULTS.values()))
        self.done[fault] += 1
        # Bytes of the answer that may still be forwarded.
        remaining = float("inf")
        match fault:
            case "lost":
                return
            case "cut in the request":
                _, cut = await self._send(request[: self._random.randrange(1, len(request))])
                cut.close()
                return
            case "late":
                await asyncio.sleep(self._random.uniform(0, 0.05))
            case "overtaken":
                # So late that later requests come first.
                await asyncio.sleep(self._random.uniform(0.1, 0.3))
            case "doubled":
                self._begin(self._send_and_discard(request))
            case "answer lost":
                remaining = 0
            case "answer cut":
                remaining = self._random.randrange(1, 20_000)
        answer, to = await self._send(request)
        try:
            while remaining > 0 and (part := await answer.read(65536)):
                writer.write(part[: int(min(remaining, len(part)))])
                await writer.drain()
                remaining -= len(part)
            if fault == "answer lost":
                # The server has its answer ready before the connection ends.
                await answer.read(1)
        finally:
            to.close()

    async def _send_and_discard(self, request: bytes) -> None:
        reader, writer = await self._send(request)
        try:
            await asyncio.wait_for(reader.read(), 1)
        except (OSError, TimeoutError):
            pass
        finally:
            writer.close()

    async def _send(self, request: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._to)
        writer.write(request)
        return reader, writer


async def _read_request(reader: asyncio.StreamReader) -> bytes:
    """Read a request with its body; set `Connection: close`."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    lines = [line for line in head.splitlines() if not line.lower().startswith("connection:")]
    length = next(
        (int(line.split(":")[1]) for line in lines if line.lower().startswith("content-length:")), 0
    )
    lines[1:1] = ["Connection: close"]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n" + await reader.readexactly(length)
