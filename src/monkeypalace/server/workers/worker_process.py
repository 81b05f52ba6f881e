"""The server's handle of a worker process."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from monkeypalace.server.workers.worker import LENGTH, OUT_OF_MEMORY, OUT_OF_TIME, Job, JobResult

#: Timeout on the wall clock, for each second of processor time, and at least. It is generous for
#: busy machines; it only has to catch workers that neither answer nor compute.
_CLOCK_FACTOR: Final = 10.0
_SHORTEST_CLOCK: Final = 10.0
#: The timeout of a job without a limit.
_LONGEST_CLOCK: Final = 600.0

#: Windows has no SIGKILL; any signal ends the process.
_KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class WorkerLimitError(Exception):
    """A worker ended because its job exceeded its processor time or memory."""


class WorkerStuckError(Exception):
    """A worker was killed because it did not answer within the timeout."""


class WorkerLostError(Exception):
    """A worker ended for a reason other than its job."""


class WorkerProcess:
    """A worker process; it runs one job at a time."""

    def __init__(self, process: Process) -> None:
        """See `start`."""
        self._process = process

    @classmethod
    async def start(cls, niceness: int, megabytes: int) -> WorkerProcess:
        """Start a process. Its first job should warm it up."""
        # The same module search path as in this process, with an absolute folder.
        path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
        process = await asyncio.create_subprocess_exec(
            # Not with -m: classes would be pickled as members of __main__.
            *(
                sys.executable,
                "-P",
                "-c",
                "from monkeypalace.server.workers.worker import main; main()",
            ),
            *(str(niceness), str(megabytes)),
            stdin=PIPE,
            stdout=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            # Only the server gets Ctrl-C.
            start_new_session=True,
        )
        return cls(process)

    @property
    def is_alive(self) -> bool:
        return self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._process.pid

    async def call(
        self, work: Callable[..., Any], args: tuple[Any, ...], seconds: float = 0
    ) -> JobResult:
        """Run a job. If it is cancelled or exceeds a limit, the process is killed."""
        clock = max(_CLOCK_FACTOR * seconds, _SHORTEST_CLOCK) if seconds else _LONGEST_CLOCK
        try:
            async with asyncio.timeout(clock):
                return await self._ask(Job(work, args, seconds))
        except TimeoutError:
            await self._process.wait()
            raise WorkerStuckError from None
        except (asyncio.IncompleteReadError, ConnectionError):
            code = await self._process.wait()
            if code == OUT_OF_MEMORY or (OUT_OF_TIME is not None and code == -OUT_OF_TIME):
                raise WorkerLimitError from None
            raise WorkerLostError from None

    async def _ask(self, job: Job) -> JobResult:
        incoming, outgoing = self._process.stdout, self._process.stdin
        assert incoming is not None
        assert outgoing is not None
        written = pickle.dumps(tuple(job), pickle.HIGHEST_PROTOCOL)
        try:
            outgoing.write(LENGTH.pack(len(written)) + written)
            await outgoing.drain()
            (length,) = LENGTH.unpack(await incoming.readexactly(LENGTH.size))
            return JobResult(*pickle.loads(await incoming.readexactly(length)))
        except asyncio.CancelledError:
            # A late result must not be taken for the result of the next job.
            self.kill()
            raise

    def kill(self) -> None:
        """Kill the process."""
        # Not `Process.kill`: it may collect the exit code before asyncio's child watcher does.
        if self.is_alive:
            with suppress(ProcessLookupError):
                os.kill(self.pid, _KILL)

    async def wait(self) -> None:
        """Wait until the process has ended."""
        await self._process.wait()
