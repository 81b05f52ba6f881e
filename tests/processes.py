"""Start processes that end with the tests and that Ctrl-C reaches."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

_LAUNCHER = Path(__file__).with_name("launcher.py")

#: A program that waits until its standard input is closed, which happens when the parent process
#: ends. Then it runs a command as the user in its first argument; this user must be able to execute
#: the command, and needs no other access.
_WATCHER = (
    "import subprocess, sys; sys.stdin.read()\n"
    "subprocess.run(sys.argv[2:], user=sys.argv[1] or None, cwd='/', check=False)"
)


def tied(command: Sequence[str | Path]) -> list[str]:
    """Return a command line for `subprocess` that runs `command` as a process tied to this one.

    The process keeps its id. On Linux the system kills it when the thread that started it ends,
    even if the tests are killed. SIGINT has its default handler, even if the tests were started
    with another one. `preexec_fn` could do the same, but is unsafe with threads.
    """
    return [sys.executable, "-I", "-S", str(_LAUNCHER), str(os.getpid()), *map(str, command)]


@contextmanager
def cleanup_if_killed(command: Sequence[str | Path], user: str | None = None) -> Iterator[None]:
    """Run `command` if this process is killed inside the block.

    If the block ends normally or with an exception, the command is not run. It is meant for
    daemons, which `tied` cannot stop because they leave their parent process.
    """
    watcher = subprocess.Popen(
        [sys.executable, "-I", "-S", "-c", _WATCHER, user or "", *map(str, command)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        watcher.kill()
        watcher.communicate()
