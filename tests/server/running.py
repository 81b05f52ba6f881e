"""The real server in a separate process."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.processes import tied

#: Limits that tests would run into.
OPEN = {
    "MONKEYPALACE_COMMANDS_PER_SECOND": "0",
    "MONKEYPALACE_PEOPLE_PER_MINUTE": "0",
    "MONKEYPALACE_TABLES_PER_PERSON": "0",
    "MONKEYPALACE_STREAMS_PER_ADDRESS": "0",
    "MONKEYPALACE_BOT_PROCESSES": "1",
    "MONKEYPALACE_TABLE_PROCESSES": "1",
    "MONKEYPALACE_SEARCH_PROCESSES": "1",
}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Running:
    """A running server; `log` is its log file."""

    def __init__(self, database: str, log: Path, *options: str, **environment: str) -> None:
        self.database, self.log, self.port = database, log, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._options, self._environment = options, environment
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "monkeypalace", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self._options]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                tied(command),
                env={**os.environ, **OPEN, **self._environment},
                stdout=log,
                stderr=log,
                # Signals for the tests are not for the server.
                start_new_session=True,
            )
        self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended: {self.log.read_text()}")
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self) -> int:
        """Stop the server; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def kill(self) -> None:
        """Kill the server, as in a power failure."""
        self.process.kill()
        self.process.wait()
