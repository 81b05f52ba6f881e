"""Play games in processes of this machine.

Each process has its own pipe for game numbers and results, so the parent always knows which
games each process has. If a process dies (a bot can crash the interpreter), its current game is
played again.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from monkeypalace.arena.errors import ArenaError

S = TypeVar("S")
T = TypeVar("T")

#: Games assigned to a process: one that it plays, and one that waits.
_ASSIGNED: Final = 2
#: Give up when a game has crashed its process this many times.
MOST_CRASHES: Final = 2
#: Seconds to wait for a process to exit before it is killed.
_EXIT_TIMEOUT: Final = 5


def play_locally(
    task: Callable[[S, int], T], contest: S, indices: Iterable[int], jobs: int = 1
) -> Iterator[T]:
    """Play these games and yield the results of `task` in any order.

    With one job they are played in this process. Close the iterator to stop.
    """
    if jobs == 1:
        for index in indices:
            yield task(contest, index)
        return
    pool = _Pool(task, contest, deque(indices))
    try:
        pool.start(jobs)
        while pool.workers:
            yield from pool.wait()
    finally:
        pool.stop()


class _Worker:
    """A process and its assigned games."""

    def __init__(self, task: Callable[[Any, int], Any], contest: Any) -> None:
        context = get_context("spawn")
        self.pipe, child_pipe = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_work, args=(child_pipe, task, contest))
        with _no_interrupts():
            self.process.start()
        child_pipe.close()
        self.games: deque[int] = deque()


class _Pool:
    """All processes, and the games that are not assigned yet."""

    def __init__(self, task: Callable[[Any, int], Any], contest: Any, waiting: deque[int]) -> None:
        self.task, self.contest, self.waiting = task, contest, waiting
        self.workers: dict[Connection, _Worker] = {}
        self.crashes: Counter[int] = Counter()

    def start(self, count: int) -> None:
        for _ in range(min(count, len(self.waiting))):
            worker = _Worker(self.task, self.contest)
            self.workers[worker.pipe] = worker
            self.supply(worker)

    def supply(self, worker: _Worker) -> None:
        """Assign the next games to a process, or let it exit if there are none."""
        try:
            while self.waiting and len(worker.games) < _ASSIGNED:
                worker.pipe.send(self.waiting[0])
                worker.games.append(self.waiting.popleft())
            if not worker.games:
                worker.pipe.send(None)
                self.remove(worker)
        except OSError:
            self.reassign(worker)

    def wait(self) -> Iterator[Any]:
        """Wait for results."""
        for pipe in connection.wait(list(self.workers)):
            assert isinstance(pipe, Connection)
            worker = self.workers[pipe]
            try:
                found, error = pipe.recv()
            except (EOFError, OSError):
                self.reassign(worker)
                continue
            if error is not None:
                raise error
            worker.games.popleft()
            self.supply(worker)
            yield found

    def reassign(self, worker: _Worker) -> None:
        """Assign the games of a dead process to others."""
        self.remove(worker)
        if worker.games:
            current = worker.games[0]
            self.crashes[current] += 1
            if self.crashes[current] >= MOST_CRASHES:
                raise ArenaError("arena-worker", index=current)
            self.waiting.extendleft(reversed(worker.games))
            self.start(1)

    def remove(self, worker: _Worker) -> None:
        del self.workers[worker.pipe]
        worker.process.join(_EXIT_TIMEOUT)
        _end(worker)

    def stop(self) -> None:
        """Stop all processes immediately."""
        for worker in self.workers.values():
            worker.process.terminate()
        for worker in self.workers.values():
            worker.process.join(_EXIT_TIMEOUT)
            _end(worker)
        self.workers.clear()


def _end(worker: _Worker) -> None:
    worker.pipe.close()
    if worker.process.is_alive():
        worker.process.kill()
    worker.process.join()


def _work(pipe: Connection, task: Callable[[Any, int], Any], contest: Any) -> None:
    """Run a worker process: receive a game number, play, send the result."""
    # On systems where signals cannot be blocked, ignore them from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while (index := pipe.recv()) is not None:
            try:
                found, error = task(contest, index), None
            except Exception as caught:  # sent to the parent, which raises it
                found, error = None, _portable(caught)
            pipe.send((found, error))
    except (EOFError, OSError):
        # The parent has exited.
        pass


def _portable(error: Exception) -> Exception:
    """Return an error that can be pickled, with its traceback as text."""
    if isinstance(error, ArenaError):
        return error
    return RuntimeError("".join(traceback.format_exception(error)))


@contextmanager
def _no_interrupts() -> Iterator[None]:
    """Block Ctrl-C for processes started here; the parent handles it for all of them.

    A blocked signal stays blocked in a new process, from its first instruction on.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # Start the resource tracker first: starting it later would unblock the signal again.
    resource_tracker.ensure_running()
    # Another thread may still receive the signal; Python would then interrupt the main thread.
    received: list[int] = []
    is_main = threading.current_thread() is threading.main_thread()
    handler = signal.getsignal(signal.SIGINT)
    if is_main:
        signal.signal(signal.SIGINT, lambda number, _: received.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        if is_main:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    if received:
        raise KeyboardInterrupt
