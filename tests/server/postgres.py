"""A PostgreSQL cluster for tests, in a temporary folder; installed if necessary and possible."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests import debian
from tests.processes import cleanup_if_killed
from tests.server.running import free_port


def find(program: str) -> str | None:
    """Return the path of a PostgreSQL program; Debian does not put them on PATH."""
    found = shutil.which(program)
    if found is not None:
        return found
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    return next((str(folder / program) for folder in folders[::-1]), None)


def unprivileged() -> str | None:
    """Return the user who runs PostgreSQL, which refuses to run as root; `None` is this user."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def cluster() -> Iterator[str]:
    """Run a cluster; yield its URL without a database name."""
    if find("initdb") is None:
        debian.install("postgresql")
    user, port = unprivileged(), free_port()
    folder = tempfile.mkdtemp(prefix="monkeypalace-postgres-")
    if user is not None:
        shutil.chown(folder, user)

    def run(program: str, *options: str) -> None:
        path = find(program)
        assert path is not None, program
        done = subprocess.run(
            [path, *options], user=user, cwd=folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    data = f"{folder}/data"
    run("initdb", "-D", data, "-A", "trust", "-U", "monkeypalace", "-E", "UTF8", "--locale", "C")
    options = f"-c listen_addresses=127.0.0.1 -p {port} -k {folder} -c max_connections=200"
    # It logs to a file; otherwise the daemon would keep the pipe of our output open.
    run("pg_ctl", "-D", data, "-w", "-l", f"{folder}/log", "-o", options, "start")
    stop = ("-D", data, "-m", "immediate", "stop")
    pg_ctl = find("pg_ctl")
    assert pg_ctl is not None
    try:
        with cleanup_if_killed([pg_ctl, *stop], user):
            yield f"postgresql://monkeypalace@127.0.0.1:{port}"
    finally:
        run("pg_ctl", *stop)
        shutil.rmtree(folder)
