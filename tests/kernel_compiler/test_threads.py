"""Rows that are shared between threads: each once, results in order, nothing hangs."""

from __future__ import annotations

import subprocess
import sys
import time
from threading import Event, Lock, get_ident

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from monkeypalace.kernels import threads
from monkeypalace.kernels.threads import default_threads, run_in_parts
from tests.processes import tied


@pytest.fixture(autouse=True)
def compiled(monkeypatch):
    """Uncompiled kernels hold the interpreter lock and are not shared."""
    monkeypatch.setattr(threads, "COMPILED", True)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 300), st.integers(-1, 9), st.integers(1, 60))
def test_every_row_is_worked_on_once(rows: int, number: int, smallest: int):
    parts = run_in_parts(lambda first, last: (first, last), rows, number, smallest)
    assert [row for first, last in parts for row in range(first, last)] == list(range(rows))
    if len(parts) > 1:
        assert min(last - first for first, last in parts) >= smallest


def test_uncompiled_rows_are_not_shared(monkeypatch):
    monkeypatch.setattr(threads, "COMPILED", False)
    assert run_in_parts(lambda first, last: (first, last, get_ident()), 100, 4) == [
        (0, 100, get_ident())
    ]


def test_several_threads_work_at_once():
    """A part waits until another has begun, which is possible in another thread only."""
    begun = {0: Event(), 1: Event()}

    def run(first: int, last: int) -> int:
        if first in begun:
            begun[first].set()
            assert begun[1 - first].wait(30)
        return get_ident()

    idents = run_in_parts(run, 8, 2)
    assert len(set(idents)) == 2


@pytest.mark.parametrize("wrong", [0, 350])
def test_an_exception_reaches_the_caller_when_all_have_stopped(wrong: int):
    running, lock, begun = [0], Lock(), []

    def run(first: int, last: int) -> None:
        with lock:
            running[0] += 1
            begun.append(first)
        try:
            time.sleep(0.005)
            if first <= wrong < last:
                raise ValueError(f"row {wrong}")
        finally:
            with lock:
                running[0] -= 1

    with pytest.raises(ValueError, match=f"row {wrong}"):
        run_in_parts(run, 800, 2)
    assert running == [0]
    assert len(begun) < 8, "the parts after it are not begun"
    assert run_in_parts(lambda first, last: last - first, 8, 2) == [1] * 8


@pytest.mark.parametrize("in_caller", [True, False])
def test_an_exception_of_any_thread_reaches_the_caller(in_caller: bool):
    caller, met = get_ident(), Event()

    def run(first: int, last: int) -> None:
        if (get_ident() == caller) == in_caller:
            met.set()
            raise ValueError("mine")
        assert met.wait(30)

    with pytest.raises(ValueError, match="mine"):
        run_in_parts(run, 8, 2)


def test_rows_can_be_shared_within_a_part():
    """Threads that wait for threads of the same pool do not lock each other out."""

    def run(first: int, last: int) -> int:
        return sum(run_in_parts(lambda first, last: last - first, 50, 4))

    assert run_in_parts(run, 16, 4) == [50] * 16


def test_waiting_threads_sleep():
    began, cpu = time.perf_counter(), time.process_time()
    caller = get_ident()

    def run(first: int, last: int) -> None:
        if get_ident() != caller:
            time.sleep(0.5)
        elif first == 0:
            time.sleep(0.1)  # gives the other thread its part

    run_in_parts(run, 2, 2)
    waited = time.perf_counter() - began
    assert waited > 0.4
    assert time.process_time() - cpu < 0.1


@pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")
def test_rows_can_be_shared_after_a_fork():
    script = """
import os
from monkeypalace.kernels import threads

threads.COMPILED = True
for _ in range(2):
    assert sum(threads.run_in_parts(lambda first, last: last - first, 40, 3)) == 40
    child = os.fork()
    if child == 0:
        assert sum(threads.run_in_parts(lambda first, last: last - first, 40, 3)) == 40
        os._exit(7)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
"""
    done = subprocess.run(
        tied([sys.executable, "-W", "ignore", "-c", script]), timeout=60, check=False
    )
    assert done.returncode == 0


def test_the_cores_of_this_process_are_counted():
    assert default_threads() >= 1
