"""The program of a worker process: run one job after the other, each with its limits.

A fork server calls `run_jobs` in a process that is warm. Where processes cannot be forked, `main`
runs in a new process with two arguments, niceness and megabytes; its first job is the warm-up. Each
job, each progress report and each result is a pickle with its length in front. Only the server that
started the process can write to the socket or pipe, so the pickles can be trusted.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from time import process_time
from typing import Any, BinaryIO, Final, NamedTuple, NoReturn

from monkeypalace.errors import MonkeyPalaceError

#: The length before each pickle.
LENGTH: Final = struct.Struct("!Q")
#: Exit code of a worker process that exceeded its memory.
OUT_OF_MEMORY: Final = 70
#: The signal that kills a worker process that exceeded its processor time. It has no handler, so it
#: even ends compiled code that never returns to the interpreter.
OUT_OF_TIME: Final = getattr(signal, "SIGPROF", None)


class Job(NamedTuple):
    """A function of a module, and its arguments."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    #: Limit of processor time; 0: no limit.
    seconds: float


class JobResult(NamedTuple):
    """The result of a job."""

    value: Any
    #: The exception that the job raised; then `value` is `None`.
    error: BaseException | None
    #: Processor time of the job.
    seconds: float


class JobProgress(NamedTuple):
    """A report of a running job."""

    done: int
    total: int


class WorkError(Exception):
    """An unexpected exception in a worker process; its message is the traceback."""


#: Writes a message to the server while a job runs.
_send: Callable[[bytes], None] | None = None


def report_progress(done: int, total: int) -> None:
    """Report the progress of the running job; outside a worker process, do nothing."""
    if _send is not None:
        _send(pickle.dumps(JobProgress(done, total), pickle.HIGHEST_PROTOCOL))


def main() -> None:
    """Run jobs until standard input closes, which is when the server ends."""
    niceness, megabytes = (int(argument) for argument in sys.argv[1:])
    set_priority(niceness)
    run_jobs(*_take_standard_streams(), megabytes, is_warm=False)


def set_priority(niceness: int) -> None:
    """Set the priority of this process, and ignore Ctrl-C: the server ends its worker processes."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    # Linux may schedule sessions instead of processes (autogroups). Worker processes run in
    # separate sessions, so the session needs the niceness, too.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(niceness))
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_jobs(
    incoming: BinaryIO, outgoing: BinaryIO, megabytes: int, *, is_warm: bool = True
) -> NoReturn:
    """Run jobs until `incoming` closes.

    Unless `is_warm`, the first job is the warm-up, which has no memory limit.
    """
    if is_warm:
        _limit_memory(megabytes)
    global _send  # noqa: PLW0603 - all jobs of a process report to one server

    def send(message: bytes) -> None:
        outgoing.write(LENGTH.pack(len(message)) + message)
        outgoing.flush()

    _send = send
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read_jobs, args=(incoming, jobs), daemon=True).start()
    while True:
        answer = _run_job(jobs.get())
        if not is_warm:
            _limit_memory(megabytes)
            is_warm = True
        send(answer)


def _take_standard_streams() -> tuple[BinaryIO, BinaryIO]:
    """Reserve the standard streams for jobs and results."""
    incoming, outgoing = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    redirect_standard_streams()
    return incoming, outgoing


def redirect_standard_streams() -> None:
    """Let jobs read nothing from standard input, and print to standard error, the server's log."""
    null_device = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null_device, 0)
    os.close(null_device)
    os.dup2(2, 1)


def _read_jobs(incoming: BinaryIO, jobs: SimpleQueue[bytes]) -> None:
    """Read jobs in a thread, so that a busy worker process notices the end of the server."""
    try:
        while len(written := incoming.read(LENGTH.size)) == LENGTH.size:
            jobs.put(incoming.read(*LENGTH.unpack(written)))
    finally:
        # The server has ended. If it left a result unread, reading raises an error.
        os._exit(0)


def _run_job(written: bytes) -> bytes:
    began = process_time()
    try:
        # Unpickling imports the module of the function.
        job = Job(*pickle.loads(written))
        _limit_processor_time(job.seconds)
        value = job.work(*job.args)
        return _answer(value, None, began)
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except MonkeyPalaceError as error:
        return _answer(None, error, began)
    except Exception:
        return _answer(None, WorkError(traceback.format_exc()), began)
    finally:
        _limit_processor_time(0)


def _answer(value: Any, error: Exception | None, began: float) -> bytes:
    answer = (value, error, process_time() - began)
    return pickle.dumps(answer, pickle.HIGHEST_PROTOCOL)


def _limit_processor_time(seconds: float) -> None:
    # Windows has no such timer; there, only the timeout in the server ends a worker process.
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory(megabytes: int) -> None:
    """Limit the memory that the worker process may allocate from now on, where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        # The sixth field is the data size in pages.
        pages = int(Path("/proc/self/statm").read_text().split()[5])
        most = pages * resource.getpagesize() + megabytes * 1_000_000
        _, hard_limit = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (most, hard_limit))
