"""A worker process as the server sees it."""

from __future__ import annotations

import asyncio
import pickle
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable
from typing import Any, Final

from monkeypalace.server.lanes.worker import (
    LENGTH,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    Job,
    JobProgress,
    JobResult,
)

#: Called with each progress report of a job.
OnProgress = Callable[[JobProgress], None]

#: Wall-clock timeout per second of processor time, and its minimum. It is generous for
#: busy machines; it only ends worker processes that neither answer nor compute.
_TIMEOUT_FACTOR: Final = 10.0
_SHORTEST_TIMEOUT: Final = 10.0
#: The timeout of a job without a limit.
_LONGEST_TIMEOUT: Final = 600.0


class WorkerLimitError(Exception):
    """A worker process ended because its job exceeded its processor time or memory."""


class WorkerStuckError(Exception):
    """A worker process was killed because it did not answer within the timeout."""


class WorkerLostError(Exception):
    """A worker process ended for a reason other than its job."""


class WorkerProcess:
    """A worker process; it runs one job at a time."""

    def __init__(
        self,
        pid: int,
        ended: asyncio.Future[int],
        kill: Callable[[], None],
        incoming: StreamReader,
        outgoing: StreamWriter,
    ) -> None:
        """Use a running process; `ended` gets its exit code when it ends. See `WorkerFactory`."""
        self.pid, self._ended, self._kill = pid, ended, kill
        self._incoming, self._outgoing = incoming, outgoing
        ended.add_done_callback(lambda _: outgoing.close())

    @property
    def is_alive(self) -> bool:
        return not self._ended.done()

    async def call(
        self,
        work: Callable[..., Any],
        args: tuple[Any, ...],
        seconds: float = 0,
        on_progress: OnProgress | None = None,
    ) -> JobResult:
        """Run a job. If the call is cancelled or the job exceeds a limit, the process is killed."""
        limit = max(_TIMEOUT_FACTOR * seconds, _SHORTEST_TIMEOUT) if seconds else _LONGEST_TIMEOUT
        try:
            async with asyncio.timeout(limit):
                return await self._ask(Job(work, args, seconds), on_progress)
        except TimeoutError:
            await self.wait()
            raise WorkerStuckError from None
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await self.wait()
            if code == OUT_OF_MEMORY or (OUT_OF_TIME is not None and code == -OUT_OF_TIME):
                raise WorkerLimitError from None
            raise WorkerLostError from None

    async def _ask(self, job: Job, on_progress: OnProgress | None) -> JobResult:
        written = pickle.dumps(tuple(job), pickle.HIGHEST_PROTOCOL)
        try:
            self._outgoing.write(LENGTH.pack(len(written)) + written)
            await self._outgoing.drain()
            while True:
                (length,) = LENGTH.unpack(await self._incoming.readexactly(LENGTH.size))
                found = pickle.loads(await self._incoming.readexactly(length))
                if not isinstance(found, JobProgress):
                    return JobResult(*found)
                if on_progress is not None:
                    on_progress(found)
        except asyncio.CancelledError:
            # A late result must not be taken for the result of the next job.
            self.kill()
            raise

    def kill(self) -> None:
        """Kill the process."""
        if self.is_alive:
            self._kill()

    async def wait(self) -> int:
        """Wait until the process has ended; return its exit code."""
        return await asyncio.shield(self._ended)
