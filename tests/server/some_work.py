"""Jobs for worker processes, and a bot that never decides."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import ClassVar

from monkeypalace.bots import Bot, Decision, Question
from monkeypalace.errors import NotationError


def spin(seconds: float) -> int:
    """Use processor time; return the process id."""
    began = time.process_time()
    while time.process_time() - began < seconds:
        pass
    return os.getpid()


def rest(seconds: float, name: str = "") -> str:
    """Wait without using processor time."""
    time.sleep(seconds)
    return name


def wait_for(file: Path, name: str = "") -> str:
    """Wait until the test creates a file, however long that takes on a busy machine."""
    while not file.exists():
        time.sleep(0.01)
    return name


def report_and_wait(starts: Path, gate: Path) -> int:
    """Append a line to `starts`, then wait until the test creates `gate`; return the process id."""
    with starts.open("a") as file:
        file.write("started\n")
    wait_for(gate)
    return os.getpid()


def own_process() -> int:
    return os.getpid()


def priority() -> tuple[int, int]:
    """Return the niceness of the process, and that of its session where Linux has one."""
    niceness = os.nice(0)
    try:
        # For example "/autogroup-26 nice 10".
        of_session = int(Path("/proc/self/autogroup").read_text().rsplit(maxsplit=1)[1])
    except OSError:
        of_session = niceness
    return niceness, of_session


def hoard(megabytes: int) -> int:
    return len(bytearray(megabytes * 1_000_000))


def chatter() -> str:
    """Print text, which must not be taken for a result."""
    print("\x00" * 100)
    os.write(1, b"\x00" * 100)
    return "said"


def refuse() -> None:
    raise NotationError("spot", text="z9")


def crash() -> None:
    raise ZeroDivisionError("nothing to divide by")


def die() -> None:
    os._exit(1)


class SpinningBot(Bot):
    """A bot that never decides."""

    name: ClassVar[str] = "spinning"

    def decide(self, question: Question) -> Decision:
        while True:
            spin(1)


def note_warm_up() -> None:
    """Append a line to a file that the test names in the environment."""
    with Path(os.environ["WARM_UPS"]).open("a") as file:
        file.write("warmed up\n")


def own_parent() -> int:
    return os.getppid()
