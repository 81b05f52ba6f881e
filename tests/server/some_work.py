"""Jobs for lanes, and a bot that never finishes."""

from __future__ import annotations

import os
import time
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


def own_process() -> int:
    return os.getpid()


def priority() -> int:
    return os.nice(0)


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
