"""Read the children, processor time, memory and open files of processes from /proc."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """Return the running children of a process."""
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def descendants_of(pid: int) -> list[int]:
    """Return the running children of a process, their children and so on."""
    try:
        children = children_of(pid)
    except OSError:
        # The process has ended.
        return []
    return [each for child in children for each in (child, *descendants_of(child))]


def process_time_of(pid: int) -> float:
    """Return the processor time that a process has used, in seconds, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def processor_clock(pid: int) -> Callable[[], float]:
    """Return a function that returns the precise processor time of a process in seconds."""
    # The clock id that `clock_getcpuclockid` of the C library returns; Python has no such function.
    number = (~pid << 3) | 2
    return lambda: time.clock_gettime(number)


def worker_time(pid: int) -> float:
    """Return the processor time that the running descendants of a process have used, in seconds."""
    return sum(process_time_of(child) + worker_time(child) for child in children_of(pid))


def memory_of(*pids: int) -> float:
    """Return the total memory of processes in megabytes; pages that they share count once."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            text = Path(f"/proc/{pid}/smaps_rollup").read_text()
            total += sum(int(found) for found in re.findall(r"^Pss:\s+(\d+)", text, re.MULTILINE))
    return total / 1000


def open_files_of(*pids: int) -> int:
    """Return the total number of open files of processes."""
    total = 0
    for pid in pids:
        with suppress(OSError):
            total += sum(1 for _ in Path(f"/proc/{pid}/fd").iterdir())
    return total


def identity_of(pid: int) -> tuple[int, str] | None:
    """Return the id and start time of a process; `None` if it has ended.

    A later process may have the same id, but not the same start time.
    """
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] in "ZX" else (pid, fields[19])
