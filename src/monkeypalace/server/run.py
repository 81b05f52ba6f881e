"""Run the application with uvicorn, in one process or in several."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Final

import uvicorn

from monkeypalace.server.logs import set_up_logs
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate
from monkeypalace.server.tables.streams import hubs

#: Seconds that running requests get when the server stops.
_SHUTDOWN_SECONDS: Final = 5
#: Seconds after which a worker that has not stopped is killed.
_KILL_AFTER: Final = 15
#: Seconds between two checks for workers that must be restarted.
_RESTART_PAUSE: Final = 1.0

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)

log = logging.getLogger(__name__)


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until stopped. `ready` is called when the server accepts connections."""
    set_up_logs(settings.log_level)
    with _listen(settings) as listening:
        migrate(settings.database_url)
        if settings.workers == 1:
            _serve(settings, listening, ready)
        else:
            _Workers(settings, listening).run(ready)


class _Server(uvicorn.Server):
    """A server that closes its streams when it stops; uvicorn would wait for them."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for hub in hubs:
            hub.close()
        await super().shutdown(sockets)


def _serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve in this process until a signal comes."""
    from monkeypalace.server.app import make_app

    config = uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        lifespan="on",
    )
    for number in _SIGNALS:
        # uvicorn shuts down and then raises the signal again.
        signal.signal(number, _ignore_signal)
    _tune_gc()
    _Server(config, ready).run([listening])


def _tune_gc() -> None:
    """Run the garbage collector less often.

    Table states are values without cycles, and there are many of them: scanning them after
    every few hundred requests took a tenth of the server's time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _ignore_signal(_: int, __: object) -> None:
    """No-op handler: uvicorn has already shut down."""


class _Workers:
    """Worker processes that share a socket. A worker that dies is replaced."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._context = multiprocessing.get_context("spawn")
        self._stopping = threading.Event()

    def run(self, ready: Callable[[], None]) -> None:
        for number in _SIGNALS:
            signal.signal(number, lambda *_: self._stopping.set())
        with tempfile.TemporaryDirectory(prefix="monkeypalace-") as folder:
            # The workers share their metrics here.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            workers = [self._start() for _ in range(self._settings.workers)]
            ready()
            while not self._stopping.wait(_RESTART_PAUSE):
                for dead in [worker for worker in workers if not worker.is_alive()]:
                    log.error(
                        "server worker died; restarting it", extra={"exit_code": dead.exitcode}
                    )
                    workers[workers.index(dead)] = self._start()
            self._stop(workers)

    def _start(self) -> SpawnProcess:
        worker = self._context.Process(target=_work, args=(self._settings, self._listening))
        worker.start()
        return worker

    def _stop(self, workers: list[SpawnProcess]) -> None:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(_KILL_AFTER)
            if worker.is_alive():
                worker.kill()
                worker.join()


def _work(settings: Settings, listening: socket.socket) -> None:
    """Run a worker process."""
    set_up_logs(settings.log_level)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def stop_without_parent() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=stop_without_parent, daemon=True).start()
    _serve(settings, listening, partial(log.info, "ready"))


@contextmanager
def _listen(settings: Settings) -> Iterator[socket.socket]:
    """Open the socket that all workers share. Raise `OSError` if the address is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
        yield listening
