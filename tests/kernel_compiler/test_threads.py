"""Rows are divided between threads: each is run once, results are in order, nothing hangs."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import deque
from collections.abc import Iterable
from threading import Event, get_ident

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monkeypalace.kernels import threads
from monkeypalace.kernels.threads import default_threads, run_in_parts
from tests.processes import tied


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    """Divide rows as for compiled kernels; uncompiled ones hold the interpreter lock."""
    monkeypatch.setattr(threads, "COMPILED", True)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 300), st.integers(-1, 9), st.integers(1, 60))
def test_every_row_is_in_exactly_one_part(rows: int, number: int, smallest: int):
    parts = run_in_parts(lambda first, last: (first, last), rows, number, smallest)
    assert [row for first, last in parts for row in range(first, last)] == list(range(rows))
    if len(parts) > 1:
        assert min(last - first for first, last in parts) >= smallest


def test_rows_of_uncompiled_kernels_are_not_divided(monkeypatch):
    monkeypatch.setattr(threads, "COMPILED", False)
    assert run_in_parts(lambda first, last: (first, last, get_ident()), 100, 4) == [
        (0, 100, get_ident())
    ]


def test_several_threads_work_at_once():
    """Each of two parts waits until the other has begun, so two threads must run them."""
    begun = {0: Event(), 1: Event()}

    def run(first: int, last: int) -> int:
        if first in begun:
            begun[first].set()
            assert begun[1 - first].wait(120)
        return get_ident()

    idents = run_in_parts(run, 8, 2)
    assert len(set(idents)) == 2


@pytest.mark.parametrize("in_caller", [True, False])
def test_an_exception_reaches_the_caller_when_all_have_stopped(in_caller: bool, monkeypatch):
    """One thread fails while the other is working; no third part is begun."""
    caller, other_begun, failed = get_ident(), Event(), Event()
    begun, finished = [], []
    queues: list[deque[int]] = []

    def new_queue(parts: Iterable[int]) -> deque[int]:
        queues.append(deque(parts))
        return queues[-1]

    monkeypatch.setattr(threads, "deque", new_queue)

    def run(first: int, last: int) -> None:
        begun.append(first)
        if (get_ident() == caller) == in_caller:
            assert other_begun.wait(120)
            failed.set()
            raise ValueError("mine")
        other_begun.set()
        assert failed.wait(120)
        # Wait until the exception has emptied the queue, which may take long on a busy machine.
        deadline = time.monotonic() + 120
        while queues[0] and time.monotonic() < deadline:
            time.sleep(0.001)
        # If the caller did not wait for this thread, `finished` would still be empty.
        time.sleep(0.2)
        finished.append(first)

    with pytest.raises(ValueError, match="mine"):
        run_in_parts(run, 8, 2)
    assert sorted(begun) == [0, 1]
    assert len(finished) == 1
    assert run_in_parts(lambda first, last: last - first, 8, 2) == [1] * 8


def test_rows_can_be_divided_within_a_part():
    """Nested calls that use the same pool do not deadlock."""

    def run(first: int, last: int) -> int:
        return sum(run_in_parts(lambda first, last: last - first, 50, 4))

    assert run_in_parts(run, 16, 4) == [50] * 16


def test_waiting_threads_sleep():
    caller, other_begun = get_ident(), Event()
    cpu = time.process_time()

    def run(first: int, last: int) -> None:
        if get_ident() == caller:
            assert other_begun.wait(120)
        else:
            other_begun.set()
            time.sleep(0.5)

    run_in_parts(run, 2, 2)
    # Busy waiting would use half a second of processor time.
    assert time.process_time() - cpu < 0.25


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_rows_can_be_divided_after_a_fork():
    script = """
import os
from threading import Barrier
from monkeypalace.kernels import threads

threads.COMPILED = True
both = Barrier(2, timeout=120)


def run(first, last):
    if first < 2:
        both.wait()  # until another thread is working, too
    return last - first


for _ in range(2):
    assert threads.run_in_parts(run, 8, 2) == [1] * 8
    child = os.fork()
    if child == 0:
        assert threads.run_in_parts(run, 8, 2) == [1] * 8
        os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
"""
    done = subprocess.run(
        tied([sys.executable, "-W", "ignore", "-c", script]), timeout=240, check=False
    )
    assert done.returncode == 0


def test_the_cores_of_this_process_are_counted():
    assert default_threads() >= 1
