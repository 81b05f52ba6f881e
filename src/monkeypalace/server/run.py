"""Run the application with uvicorn, in one process or in several."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn

from monkeypalace.server.http.protocol import make_protocol
from monkeypalace.server.http.routed_protocol import RoutedProtocol, routed_protocol
from monkeypalace.server.logs import set_up_logs
from monkeypalace.server.routing.peers import Peers
from monkeypalace.server.routing.worker_group import REPORT_INTERVAL, WorkerGroup
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate
from monkeypalace.server.tables.streams import hubs

#: Seconds that running requests have to finish when the server stops.
_SHUTDOWN_SECONDS: Final = 5
#: Seconds after which idle connections are closed. Proxies keep them for up to 60 seconds; if the
#: server closed them first, it could do so while a request is on its way.
_KEEP_ALIVE_SECONDS: Final = 75

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
            WorkerGroup(partial(_work, settings), settings.workers, listening).run(ready)


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


class _WorkerServer(_Server):
    """A server that also serves connections that other workers have accepted."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        peers: Peers,
        protocol: type[RoutedProtocol],
    ) -> None:
        super().__init__(config, ready)
        self._peers, self._protocol = peers, protocol
        self._accepting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        self._peers.on_connection = self._accept_passed
        await super().startup(sockets)
        self._peers.open()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._peers.close()
        await asyncio.gather(*self._accepting)
        await super().shutdown(sockets)

    def _accept_passed(self, connection: socket.socket, received: bytes) -> None:
        task = asyncio.create_task(self._serve_connection(connection, received))
        self._accepting.add(task)
        task.add_done_callback(self._accepting.discard)

    async def _serve_connection(self, connection: socket.socket, received: bytes) -> None:
        def protocol() -> asyncio.Protocol:
            state = self.lifespan.state
            return self._protocol(self.config, self.server_state, state, received=received)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:
            # The client has gone.
            connection.close()


def _serve(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    peers: Peers | None = None,
    report: Callable[[], None] | None = None,
) -> None:
    """Serve in this process until a signal comes. `report` is called while the event loop runs."""
    from monkeypalace.server.app import make_app

    async def notify() -> None:
        if report is not None:
            report()

    protocol = None if peers is None else routed_protocol(settings, peers)
    # Not `FastAPI.__call__`: it looks for telemetry in each request.
    application = make_app(settings, peers).middleware_stack
    assert application is not None
    config = uvicorn.Config(
        application,
        # A class that uvicorn calls with its own arguments.
        http=protocol or make_protocol(settings),  # type: ignore[arg-type]
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        timeout_keep_alive=_KEEP_ALIVE_SECONDS,
        callback_notify=notify,
        timeout_notify=REPORT_INTERVAL,
        lifespan="on",
    )
    for number in _SIGNALS:
        # uvicorn shuts down and then raises the signal again.
        signal.signal(number, _ignore_signal)
    _tune_gc()
    if peers is None or protocol is None:
        _Server(config, ready).run([listening])
    else:
        _WorkerServer(config, ready, peers, protocol).run([listening])


def _tune_gc() -> None:
    """Run the garbage collector less often.

    Table states are values without cycles, and there are many of them: scanning them after
    every few hundred requests took a tenth of the server's time.
    """
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _ignore_signal(_: int, __: object) -> None:
    """No-op handler: uvicorn has already shut down."""


def _work(
    settings: Settings,
    number: int,
    folder: Path,
    listening: socket.socket,
    report: Callable[[], None],
) -> None:
    """Serve as a worker, in a separate process."""
    set_up_logs(settings.log_level)

    def ready() -> None:
        log.info("ready", extra={"worker": number, "pid": os.getpid()})
        report()

    _serve(settings, listening, ready, Peers(number, settings.workers, folder), report)


@contextmanager
def _listen(settings: Settings) -> Iterator[socket.socket]:
    """Open the socket that all workers share. Raise `OSError` if the address is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(2048)
        yield listening
