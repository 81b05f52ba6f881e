"""The parent of several server processes (workers): starts, replaces, restarts and stops them."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from time import monotonic
from typing import Final

from prometheus_client import multiprocess

#: Seconds after which a worker that has not stopped is killed.
_KILL_AFTER: Final = 15
#: Seconds between two checks for workers that must be replaced.
_INTERVAL: Final = 0.5
#: Seconds that a worker may take to start while all are being restarted.
_START_SECONDS: Final = 60
#: Seconds between two reports of a worker.
REPORT_INTERVAL: Final = 2
#: Seconds without a report after which a worker is stuck, and is replaced.
_STUCK_AFTER: Final = 30

log = logging.getLogger(__name__)

#: What a worker runs: its number, the folder of the workers' sockets, the socket it accepts
#: connections from, and a function to call when it is ready and every `REPORT_INTERVAL` after that.
Work = Callable[[int, Path, socket.socket, Callable[[], None]], None]


class _Worker:
    """A server worker: its process, and the pipe over which it reports."""

    def __init__(self, process: SpawnProcess, reports: Connection) -> None:
        self.process, self._reports = process, reports
        self.is_ready = False
        self.last_report = monotonic()

    def read_reports(self) -> None:
        """Read the reports that have arrived."""
        # The pipe is closed if the worker has died.
        with suppress(EOFError, OSError):
            while self._reports.poll():
                self._reports.recv()
                self.is_ready, self.last_report = True, monotonic()

    def wait_until_ready(self, seconds: float) -> bool:
        """Wait until the worker is ready or has ended; return whether it is ready."""
        wait([self._reports, self.process.sentinel], seconds)
        self.read_reports()
        return self.is_ready

    def wait_until_stopped(self) -> None:
        """Wait until the worker has stopped; kill it if that takes too long."""
        self.process.join(_KILL_AFTER)
        if self.process.is_alive():
            log.error("server worker did not stop; killing it")
            self.process.kill()
            self.process.join()


class WorkerGroup:
    """Server workers: processes that accept connections from one socket.

    A worker that dies or is stuck is replaced. SIGHUP restarts all of them, one after the other,
    while the others work. SIGINT and SIGTERM stop them.
    """

    def __init__(self, work: Work, count: int, listening: socket.socket) -> None:
        """Prepare `count` workers that run `work`, which must be a function that can be pickled."""
        self._work, self._count, self._listening = work, count, listening
        self._context = multiprocessing.get_context("spawn")
        self._stopping, self._restarting = threading.Event(), threading.Event()
        self._last_check = monotonic()

    def run(self, ready: Callable[[], None]) -> None:
        """Run until stopped. `ready` is called when the first worker is ready."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stopping.set())
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: self._restarting.set())
        with tempfile.TemporaryDirectory(prefix="monkeypalace-") as name:
            folder = Path(name)
            # The workers share their metrics here.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = name
            workers = [self._start(number, folder) for number in range(self._count)]
            while not self._stopping.is_set() and not workers[0].wait_until_ready(_INTERVAL):
                self._replace_dead(workers, folder)
            if not self._stopping.is_set():
                ready()
            while not self._stopping.wait(_INTERVAL):
                self._kill_stuck(workers)
                self._replace_dead(workers, folder)
                if self._restarting.is_set():
                    self._restarting.clear()
                    self._restart(workers, folder)
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.wait_until_stopped()

    def _start(self, number: int, folder: Path) -> _Worker:
        reports, report = self._context.Pipe(duplex=False)
        process = self._context.Process(
            target=_run_worker, args=(self._work, number, folder, self._listening, report)
        )
        process.start()
        report.close()
        return _Worker(process, reports)

    def _kill_stuck(self, workers: list[_Worker]) -> None:
        """Kill workers whose event loop does not run: their tables would wait forever."""
        was_paused = monotonic() - self._last_check > _STUCK_AFTER / 2
        self._last_check = monotonic()
        for number, worker in enumerate(workers):
            worker.read_reports()
            if was_paused:
                # This process was suspended, perhaps with its workers.
                worker.last_report = monotonic()
            elif worker.is_ready and monotonic() - worker.last_report > _STUCK_AFTER:
                log.error("server worker is stuck; killing it", extra={"worker": number})
                worker.process.kill()
                worker.process.join()

    def _replace_dead(self, workers: list[_Worker], folder: Path) -> None:
        for number, worker in enumerate(workers):
            if not worker.process.is_alive():
                log.error(
                    "server worker died; restarting it",
                    extra={"worker": number, "exit_code": worker.process.exitcode},
                )
                _forget_metrics(worker.process)
                workers[number] = self._start(number, folder)

    def _restart(self, workers: list[_Worker], folder: Path) -> None:
        """Restart the workers one after the other. While one restarts, others serve its tables."""
        for number, worker in enumerate(workers):
            if self._stopping.is_set():
                return
            log.info("restarting server worker", extra={"worker": number})
            worker.process.terminate()
            worker.wait_until_stopped()
            _forget_metrics(worker.process)
            workers[number] = self._start(number, folder)
            deadline = monotonic() + _START_SECONDS
            while not self._stopping.is_set() and not workers[number].wait_until_ready(_INTERVAL):
                if not workers[number].process.is_alive() or monotonic() > deadline:
                    log.error("server worker did not start", extra={"worker": number})
                    # Keep the workers that still run.
                    return


def _forget_metrics(process: SpawnProcess) -> None:
    """Remove the gauges of a worker that has ended from the metrics."""
    # The library has no types here.
    multiprocess.mark_process_dead(process.pid)  # type: ignore[no-untyped-call]


def _run_worker(
    work: Work, number: int, folder: Path, listening: socket.socket, reports: Connection
) -> None:
    """Run a server worker; this is the target of its process."""
    if hasattr(signal, "SIGHUP"):
        # SIGHUP is for the parent; closing the terminal sends it to all processes.
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def stop_without_parent() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=stop_without_parent, daemon=True).start()

    def report() -> None:
        # If the parent has ended, the worker stops soon.
        with suppress(OSError):
            reports.send(None)

    work(number, folder, listening, report)
