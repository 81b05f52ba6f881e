"""The real server in a separate process."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from tests.processes import tied

#: Settings without the limits that tests would run into, and with few worker processes.
OPEN = {
    "MONKEYPALACE_COMMANDS_PER_SECOND": "0",
    "MONKEYPALACE_PEOPLE_PER_MINUTE": "0",
    "MONKEYPALACE_TABLES_PER_PERSON": "0",
    "MONKEYPALACE_STREAMS_PER_ADDRESS": "0",
    "MONKEYPALACE_PACKS_PER_PERSON": "0",
    "MONKEYPALACE_PACKS_PER_DAY": "0",
    "MONKEYPALACE_TABLES_PER_DAY": "0",
    "MONKEYPALACE_MESSAGES_PER_DAY": "0",
    "MONKEYPALACE_EVENTS_PER_DAY": "0",
    "MONKEYPALACE_EXPORTS_PER_DAY": "0",
    "MONKEYPALACE_BOT_PROCESSES": "1",
    "MONKEYPALACE_TABLE_PROCESSES": "1",
    "MONKEYPALACE_SEARCH_PROCESSES": "1",
    "MONKEYPALACE_REVIEW_PROCESSES": "1",
}


#: Seconds until a server must answer: on a busy machine, loading its modules takes half a minute.
LONGEST_START = 180.0
#: Seconds until a server must have ended. On an idle machine it takes less than one.
_LONGEST_STOP = 120.0

#: Sockets that keep the ports of `free_port` from being given to other processes.
_reserved: list[socket.socket] = []


def free_port() -> int:
    """Return a port that no other process gets as long as this one runs.

    A socket stays bound to it but does not listen. A server may still listen there, since both
    set SO_REUSEADDR; a client is refused until it does.
    """
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind(("127.0.0.1", 0))
    _reserved.append(found)
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
                # A signal to the tests, such as that of Ctrl-C, must not reach the server.
                start_new_session=True,
            )
        self.wait()

    def wait(self) -> None:
        """Wait until the server answers."""
        deadline = time.monotonic() + LONGEST_START
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server has ended: {self.log.read_text()}")
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def stop(self) -> int:
        """Stop the server; return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=_LONGEST_STOP)

    def records(self) -> list[dict[str, Any]]:
        """Return the log's records so far; a line that is still being written is left out."""
        lines = self.log.read_text().splitlines(keepends=True)
        return [json.loads(line) for line in lines if line[0] == "{" and line[-1] == "\n"]

    def kill(self) -> None:
        """Kill the server, as in a power failure."""
        self.process.kill()
        self.process.wait()
