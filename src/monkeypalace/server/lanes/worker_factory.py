"""Start the worker processes of a lane, by forking a warm process where the system can fork."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from monkeypalace.server.lanes import fork_server
from monkeypalace.server.lanes.fork_server import MESSAGE
from monkeypalace.server.lanes.worker_process import WorkerProcess

#: Windows has no SIGKILL; any signal ends the process.
_KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


class WorkerFactory(Protocol):
    """Starts warm worker processes."""

    async def start(self) -> WorkerProcess:
        """Start a worker process that is warm."""

    async def close(self) -> None:
        """Release what `start` needs. Call this when all worker processes have ended."""


def worker_factory(warm_up: Callable[[], object], niceness: int, megabytes: int) -> WorkerFactory:
    """Return a factory whose worker processes have called `warm_up`, a function of a module."""
    if hasattr(os, "fork"):
        return ForkServer(warm_up, niceness, megabytes)
    return NewProcesses(warm_up, niceness, megabytes)


class ForkServer:
    """Forks worker processes from a warm process, which is replaced if it ends."""

    def __init__(self, warm_up: Callable[[], object], niceness: int, megabytes: int) -> None:
        self._arguments = (str(niceness), str(megabytes))
        self._warm_up = pickle.dumps(warm_up).hex()
        self._starting = asyncio.Lock()
        self._process: Process | None = None
        self._control: socket.socket | None = None
        self._listening: asyncio.Task[None] | None = None
        #: Requests to fork that the fork server has not answered yet.
        self._asked: deque[asyncio.Future[tuple[int, asyncio.Future[int]]]] = deque()
        #: The exit codes of all worker processes, by process id.
        self._ended: dict[int, asyncio.Future[int]] = {}

    async def start(self) -> WorkerProcess:
        async with self._starting:
            if self._control is None:
                await self._start_server()
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        started: asyncio.Future[tuple[int, asyncio.Future[int]]] = loop.create_future()
        try:
            with theirs:
                self._send(fork_server.FORK, theirs)
            self._asked.append(started)
            pid, ended = await started
            incoming, outgoing = await asyncio.open_unix_connection(sock=ours)
        except BaseException:
            # A worker process that has started notices that its socket is closed.
            ours.close()
            raise
        return WorkerProcess(pid, ended, partial(self._kill, pid), incoming, outgoing)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._process is not None:
            # It may be warming up, and would not notice the end of its socket.
            if self._process.returncode is None:
                _kill_process(self._process.pid)
            await self._process.wait()

    async def _start_server(self) -> None:
        if self._process is not None:
            await self._process.wait()
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        try:
            with theirs:
                self._process = await _new_python(
                    "from monkeypalace.server.lanes.fork_server import main; main()",
                    *(*self._arguments, self._warm_up),
                    standard_input=theirs.fileno(),
                    standard_output=None,
                )
            if await _receive(ours) is None:
                raise ChildProcessError("a fork server ended while it was warming up")
        except BaseException:
            ours.close()
            raise
        self._control = ours
        self._listening = asyncio.create_task(self._listen(ours))

    async def _listen(self, control: socket.socket) -> None:
        """Receive messages until the fork server ends."""
        try:
            while (message := await _receive(control)) is not None:
                kind, pid, code = message
                if kind == fork_server.STARTED:
                    ended = self._ended[pid] = asyncio.get_running_loop().create_future()
                    asked = self._asked.popleft()
                    if not asked.done():
                        asked.set_result((pid, ended))
                elif kind == fork_server.ENDED:
                    self._ended.pop(pid).set_result(code)
        finally:
            self._control = None
            control.close()
            self._mark_all_lost()

    def _mark_all_lost(self) -> None:
        """Treat all worker processes as lost. They end because their sockets are closed."""
        for ended in self._ended.values():
            ended.set_result(-_KILL)
        self._ended.clear()
        for asked in self._asked:
            if not asked.done():
                asked.set_exception(ChildProcessError("a fork server has ended"))
        self._asked.clear()

    def _kill(self, pid: int) -> None:
        # Only the fork server knows whether the id still belongs to the worker process.
        with suppress(OSError):
            self._send(fork_server.KILL, pid=pid)

    def _send(self, kind: bytes, descriptor: socket.socket | None = None, pid: int = 0) -> None:
        if self._control is None:
            raise ChildProcessError("a fork server has ended")
        descriptors = [] if descriptor is None else [descriptor.fileno()]
        # A few bytes: the buffer of the socket has room for all worker processes of a lane.
        socket.send_fds(self._control, [MESSAGE.pack(kind, pid, 0)], descriptors)


class NewProcesses:
    """Starts each worker process as a new Python process, and warms it up."""

    def __init__(self, warm_up: Callable[[], object], niceness: int, megabytes: int) -> None:
        self._warm_up, self._arguments = warm_up, (str(niceness), str(megabytes))

    async def start(self) -> WorkerProcess:
        process = await _new_python(
            "from monkeypalace.server.lanes.worker import main; main()",
            *self._arguments,
            standard_input=PIPE,
            standard_output=PIPE,
        )
        assert process.stdout is not None
        assert process.stdin is not None
        ended = asyncio.ensure_future(process.wait())
        kill = partial(_kill_process, process.pid)
        worker = WorkerProcess(process.pid, ended, kill, process.stdout, process.stdin)
        try:
            warmed = await worker.call(self._warm_up, ())
            if warmed.error is not None:
                raise warmed.error
        except BaseException:
            worker.kill()
            await worker.wait()
            raise
        return worker

    async def close(self) -> None:
        """Do nothing: this factory has no process besides the worker processes."""


def _kill_process(pid: int) -> None:
    # Not `Process.kill`: it may collect the exit code before asyncio's child watcher does.
    with suppress(ProcessLookupError):
        os.kill(pid, _KILL)


async def _receive(control: socket.socket) -> tuple[bytes, int, int] | None:
    """Return the next message; `None` if the fork server has ended."""
    received, loop = b"", asyncio.get_running_loop()
    while len(received) < MESSAGE.size:
        try:
            more = await loop.sock_recv(control, MESSAGE.size - len(received))
        except ConnectionError:
            more = b""
        if not more:
            return None
        received += more
    kind, pid, code = MESSAGE.unpack(received)
    return kind, pid, code


async def _new_python(
    program: str, *arguments: str, standard_input: int, standard_output: int | None
) -> Process:
    """Start a Python process with the module search path of this one."""
    # An empty entry means the current folder; make it absolute.
    path = os.pathsep.join(folder or str(Path.cwd()) for folder in sys.path)
    return await asyncio.create_subprocess_exec(
        # Not with -m: classes would be pickled as members of __main__.
        *(sys.executable, "-P", "-c", program, *arguments),
        stdin=standard_input,
        stdout=standard_output,
        # One thread: a worker process runs one job at a time, and a process that forks must not
        # have other threads.
        env={"OPENBLAS_NUM_THREADS": "1", **os.environ, "PYTHONPATH": path},
        # Only the server gets Ctrl-C.
        start_new_session=True,
    )
