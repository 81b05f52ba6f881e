"""The program of a fork server: a warm process that forks the worker processes of a lane.

Warming a worker process up takes up to a second of processor time; forking one from a warm process
takes a few milliseconds. So when many jobs exceed their limits, replacing their worker processes
costs little, and requests do not wait for new ones.

`ForkServer` starts `main` and talks to it over a socket, which is the standard input of `main`.
A `FORK` message comes with the file descriptor of the socket for the new worker process; the answer
is `STARTED`. A `KILL` message has the id of the process to kill. An `ENDED` message reports the
exit code of a worker process.
"""

from __future__ import annotations

import gc
import os
import pickle
import select
import signal
import socket
import struct
import sys
from typing import Final, NoReturn

from monkeypalace.server.lanes.worker import (
    redirect_standard_streams,
    run_jobs,
    set_priority,
)

#: Kind, process id, exit code.
MESSAGE: Final = struct.Struct("!cii")
READY: Final = b"r"
FORK: Final = b"f"
STARTED: Final = b"s"
KILL: Final = b"k"
ENDED: Final = b"e"


def main() -> NoReturn:
    """Warm up, then fork worker processes until the socket closes, which is when the server ends.

    The arguments are niceness, megabytes and a pickled function.
    """
    niceness, megabytes = (int(argument) for argument in sys.argv[1:3])
    # Warming up has the priority of the server; otherwise a busy machine would delay it for long.
    set_priority(0)
    # uvloop leaves a second descriptor of the socket open. Worker processes would inherit it, and
    # the server would not notice the end of this process.
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    control = socket.socket(fileno=os.dup(0))
    redirect_standard_streams()
    pickle.loads(bytes.fromhex(sys.argv[3]))()
    # Memory that the collector does not touch stays shared with the worker processes.
    gc.freeze()
    _ForkLoop(control, niceness, megabytes).run()


class _ForkLoop:
    """Forks worker processes and reports when they end."""

    def __init__(self, control: socket.socket, niceness: int, megabytes: int) -> None:
        self._control, self._niceness, self._megabytes = control, niceness, megabytes
        self._workers: set[int] = set()
        # A signal writes to this pipe, which ends the wait for messages.
        self._wakeup_reader, self._wakeup_writer = os.pipe()
        for end in (self._wakeup_reader, self._wakeup_writer):
            os.set_blocking(end, False)

    def run(self) -> NoReturn:
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self._wakeup_writer)
        self._send(READY)
        while True:
            control = self._control.fileno()
            ready, _, _ = select.select([control, self._wakeup_reader], [], [])
            if self._wakeup_reader in ready:
                os.read(self._wakeup_reader, 1000)
                self._report_ended()
            if control in ready:
                self._receive()

    def _receive(self) -> None:
        message, descriptors, _, _ = socket.recv_fds(self._control, MESSAGE.size, 1)
        if not message:
            # Worker processes notice the end of the server by their own sockets.
            os._exit(0)
        kind, process, _ = MESSAGE.unpack(message)
        if kind == FORK:
            self._fork(descriptors[0])
        elif process in self._workers:
            # The worker process was not reaped yet, so the id cannot belong to another process.
            os.kill(process, signal.SIGKILL)

    def _fork(self, descriptor: int) -> None:
        process = os.fork()
        if process:
            os.close(descriptor)
            self._workers.add(process)
            self._send(STARTED, process)
            return
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            for end in (self._wakeup_reader, self._wakeup_writer):
                os.close(end)
            self._control.close()
            set_priority(self._niceness)
            incoming, outgoing = os.fdopen(descriptor, "rb"), os.fdopen(os.dup(descriptor), "wb")
            run_jobs(incoming, outgoing, self._megabytes)
        finally:
            # Never return into the loop of the fork server.
            os._exit(1)

    def _report_ended(self) -> None:
        while self._workers:
            process, status = os.waitpid(-1, os.WNOHANG)
            if not process:
                return
            self._workers.discard(process)
            self._send(ENDED, process, os.waitstatus_to_exitcode(status))

    def _send(self, kind: bytes, process: int = 0, code: int = 0) -> None:
        try:
            self._control.sendall(MESSAGE.pack(kind, process, code))
        except OSError:
            os._exit(0)
