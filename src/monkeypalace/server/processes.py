"""Processes for work that would hold everybody else up."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any, TypeVar

from monkeypalace.server.errors import ServerError

T = TypeVar("T")


class Processes:
    """Some processes; they are started when there is work for the first time."""

    def __init__(self, count: int, failure: str) -> None:
        """`failure` is the code of the refusal if they are ended from outside again and again."""
        self._count, self._failure = count, failure
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in one of the processes."""
        for _ in range(2):
            if self._closed:
                break
            pool = self._pool
            if pool is None:
                pool = self._pool = ProcessPoolExecutor(
                    self._count, mp_context=get_context("spawn"), initializer=_begin
                )
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                # A process was ended from outside; new ones are started.
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False)
        raise ServerError(self._failure)

    def close(self) -> None:
        """End all processes, whatever they do."""
        self._closed = True
        if self._pool is not None:
            # Before Python 3.14 there is no other way to end them at once.
            processes = list((self._pool._processes or {}).values())
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
                process.join()
            self._pool = None


def _begin() -> None:
    """In a new process: Ctrl-C is for the server, and without the server there is no use."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def end_with_the_server() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()
