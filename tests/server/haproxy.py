"""HAProxy with the configuration that the repository ships; installed if necessary and possible."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests import debian
from tests.processes import tied
from tests.server.running import free_port

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


@contextmanager
def haproxy(servers: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Run HAProxy before servers on these ports; yield its port and its process id."""
    if shutil.which("haproxy") is None:
        debian.install("haproxy")
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="monkeypalace-haproxy-") as folder:
        file = Path(folder) / "haproxy.cfg"
        file.write_text(configuration(port, servers), encoding="utf-8")
        process = subprocess.Popen(tied(["haproxy", "-db", "-f", file]))
        try:
            _wait(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(120)


def configuration(port: int, servers: Sequence[int]) -> str:
    """Return the shipped configuration with other addresses."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    text, binds = re.subn(r"(?m)^( +bind) :80$", rf"\1 127.0.0.1:{port}", text)
    text, lines = re.subn(r"(?m)^ +server .*\n", "", text)
    assert (binds, lines) == (1, 2)
    return text + "".join(
        f"    server s{number} 127.0.0.1:{server}\n" for number, server in enumerate(servers)
    )


def _wait(port: int) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            pass
        time.sleep(0.05)
    raise AssertionError("HAProxy does not answer")
