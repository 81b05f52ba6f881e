"""Divide the rows of a long kernel between threads.

A long kernel works on rows `first` to `last` - 1 and releases the interpreter lock. The rows are
divided into parts, and every thread takes the next part when it has finished one, so that a
suspended thread delays only its own part. The calling thread works, too; while it waits for the
last parts of the others, it sleeps instead of spinning.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import lru_cache
from typing import Any, Final

from monkeypalace.kernels import COMPILED

#: Parts for each thread.
_PARTS: Final = 4


def run_in_parts(
    run: Callable[[int, int], Any], rows: int, threads: int, smallest: int = 1
) -> list[Any]:
    """Call `run(first, last)` for parts of the rows until all are done; return its results.

    `smallest` is the minimum number of rows in a part. The results are in the order of
    the rows. If a part raises an exception, no further parts are begun, and the exception is raised
    again here when all threads have stopped.
    """
    threads = max(1, min(threads, rows // smallest)) if COMPILED else 1
    if threads == 1:
        return [run(0, rows)]
    count = min(threads * _PARTS, rows // smallest)
    bounds = [number * rows // count for number in range(count + 1)]
    waiting = deque(range(count))
    results: list[Any] = [None] * count

    def work() -> None:
        while True:
            try:
                part = waiting.popleft()
            except IndexError:
                return
            try:
                results[part] = run(bounds[part], bounds[part + 1])
            except BaseException:
                waiting.clear()
                raise

    helpers = [_pool(os.getpid()).submit(work) for _ in range(threads - 1)]
    try:
        work()
    finally:
        # Do not wait for a helper that has not started: no part is left for it.
        helpers = [helper for helper in helpers if not helper.cancel()]
        wait(helpers)
    for helper in helpers:
        helper.result()
    return results


def default_threads() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@lru_cache(maxsize=1)
def _pool(process: int) -> ThreadPoolExecutor:  # noqa: ARG001 - a forked process needs its own
    return ThreadPoolExecutor(max(1, default_threads()), thread_name_prefix="monkeypalace-kernel")
