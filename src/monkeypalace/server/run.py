"""Running the application with uvicorn, in one process or in several."""

from __future__ import annotations

import os
import signal
import socket
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from monkeypalace.server.logs import set_up_logs
from monkeypalace.server.settings import Settings
from monkeypalace.server.storage.migrate import migrate
from monkeypalace.server.streams import hubs

#: Seconds that requests get to finish when the server stops.
_PATIENCE = 5


class Server(uvicorn.Server):
    """A server whose streams end when it stops; uvicorn would wait for them."""

    #: Called when connections are taken.
    ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.ready is not None and self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for hub in hubs:
            hub.close()
        await super().shutdown(sockets)


def make_worker() -> FastAPI:
    """The application of one worker; its settings come from the environment."""
    from monkeypalace.server.app import make_app

    settings = Settings.from_environment()
    set_up_logs(settings.log_level)
    return make_app(settings)


def run(settings: Settings, ready: Callable[[], None] | None = None) -> None:
    """Serve until stopped. `ready` is called when the server takes connections."""
    set_up_logs(settings.log_level)
    migrate(settings.database_url)
    os.environ.update(settings.to_environment())
    config = uvicorn.Config(
        "monkeypalace.server.run:make_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=_PATIENCE,
        lifespan="on",
    )
    with ExitStack() as stack:
        for number in (signal.SIGINT, signal.SIGTERM):
            # uvicorn stops in good order, and then raises what has stopped it once more.
            signal.signal(number, _heeded)
        sockets = [_listen(settings)]
        stack.callback(sockets[0].close)
        if settings.workers == 1:
            server = Server(config)
            server.ready = ready
            server.run(sockets)
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="monkeypalace-"))
            # The workers' figures, to be summed up.
            os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
            if ready is not None:
                ready()
            Multiprocess(config, target=Server(config).run, sockets=sockets).run()


def _heeded(_: int, __: object) -> None:
    """A signal that nothing is left to be done about."""


def _listen(settings: Settings) -> socket.socket:
    """The socket that all workers share; an address that is taken is refused here."""
    family: Any = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family=family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening
