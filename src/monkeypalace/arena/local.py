"""Play games in processes of this machine.

Each process has its own pipe for game numbers and results, so the parent always knows which
games each process has, and a `Watch`, so it knows which bot hangs or has ended the process. The
game of such a process is played again; at the same decision, that bot then loses its seat.
"""

from __future__ import annotations

import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.watch import LostBot, Watch
from monkeypalace.errors import MonkeyPalaceError

S = TypeVar("S")
T = TypeVar("T")

#: Games assigned to a process: one that it plays, and one that waits.
_ASSIGNED: Final = 2
#: Raise an error when a game's process has ended this many times and no bot was the cause.
MOST_CRASHES: Final = 2
#: Seconds between two checks of the deadlines.
_POLL_SECONDS: Final = 0.1
#: Seconds to wait for a process to exit before it is killed.
_EXIT_TIMEOUT: Final = 5


def play_locally(
    task: Callable[[S, int], T],
    contest: S,
    indices: Iterable[int],
    jobs: int = 1,
    *,
    isolated: bool = False,
) -> Iterator[T]:
    """Play these games and yield the results of `task` in any order.

    With one job they are played in this process, unless they must be `isolated` from it, because
    a bot could hang or end its process. Close the iterator to stop.
    """
    if jobs == 1 and not isolated:
        for index in indices:
            yield task(contest, index)
        return
    pool = Pool(task, contest)
    try:
        yield from pool.play(indices, jobs)
    finally:
        pool.stop()


class _Worker:
    """A process and its assigned games."""

    def __init__(self, task: Callable[[Any, int], Any], contest: Any, cold: frozenset[int]) -> None:
        context = get_context("spawn")
        self.watch = Watch(context)
        self.watch.cold = cold
        self.pipe, child_pipe = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_work, args=(child_pipe, self.watch, task, contest)
        )
        with _no_interrupts():
            self.process.start()
        child_pipe.close()
        self.games: deque[int] = deque()
        #: Whether the process was killed for a broken time limit.
        self.is_late = False
        #: Once the process has ended: the bot that was asked, and the number of the bot that was
        #: being warmed up.
        self.lost_bot: LostBot | None = None
        self.warming: int | None = None

    def note_end(self, exit_code: int | None) -> None:
        """Read the watch for the last time."""
        self.lost_bot, self.warming = self.watch.lost_bot(exit_code), self.watch.warming
        self.watch.close()


class Pool:
    """Worker processes, and the games that are not assigned yet."""

    def __init__(self, task: Callable[[Any, int], Any], contest: Any) -> None:
        self.task, self.contest = task, contest
        self.waiting: deque[int] = deque()
        self.workers: dict[Connection, _Worker] = {}
        self.crashes: Counter[int] = Counter()
        #: The bots that were lost in each game, by seat.
        self.lost_bots: dict[int, dict[int, LostBot]] = {}
        #: The bots that cannot be warmed up.
        self.cold: frozenset[int] = frozenset()

    def play(self, indices: Iterable[int], jobs: int, *, keep: bool = False) -> Iterator[Any]:
        """Play games in up to `jobs` processes; with `keep`, these stay for the next call."""
        self.waiting.extend(indices)
        for worker in list(self.workers.values()):
            self.supply(worker, keep=True)
        self.start(min(jobs, len(self.waiting)) if not self.workers else 0)
        while any(worker.games for worker in self.workers.values()) or self.waiting:
            yield from self.wait(keep=keep)

    def start(self, count: int) -> None:
        for _ in range(count):
            worker = _Worker(self.task, self.contest, self.cold)
            self.workers[worker.pipe] = worker
            self.supply(worker)

    def supply(self, worker: _Worker, *, keep: bool = False) -> None:
        """Assign the next games to a process; if there are none, let it exit or `keep` it."""
        try:
            while self.waiting and len(worker.games) < _ASSIGNED:
                index = self.waiting[0]
                worker.pipe.send((index, self.lost_bots.get(index, {})))
                worker.games.append(self.waiting.popleft())
            if not worker.games and not keep:
                worker.pipe.send(None)
                self.remove(worker)
        except OSError:
            self.reassign(worker)

    def wait(self, *, keep: bool = False) -> Iterator[Any]:
        """Yield the results that arrive, and end processes that are past their deadline."""
        ready = connection.wait(list(self.workers), _POLL_SECONDS)
        for worker in list(self.workers.values()):
            if worker.pipe not in ready and worker.watch.is_late:
                worker.watch.end_late(worker.process)
                worker.is_late = True
        for pipe in ready:
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
            self.supply(worker, keep=keep)
            yield found

    def reassign(self, worker: _Worker) -> None:
        """Assign the games of a dead process to others."""
        exit_code = self.remove(worker)
        if worker.games:
            self.find_cause(worker, exit_code)
            self.waiting.extendleft(reversed(worker.games))
            self.start(1)

    def find_cause(self, worker: _Worker, exit_code: int | None) -> None:
        """Find out why a process has ended during a game.

        A bot that was asked has lost its seat if it broke a limit or left a traceback (it crashed
        the interpreter or called `os._exit`). Without a traceback, the process may have been
        killed by somebody else, so the bot loses its seat only if that happens twice.
        """
        index = worker.games[0]
        lost_bot = worker.lost_bot
        if worker.warming is not None:
            if worker.warming in self.cold:
                self.count_crash(index)
            self.cold |= {worker.warming}
        elif lost_bot is None:
            self.count_crash(index)
        elif exit_code is None or lost_bot.frames or self.crashes[index]:
            lost = self.lost_bots.setdefault(index, {})
            if lost_bot.seat in lost:
                if not lost[lost_bot.seat].may_load:
                    self.count_crash(index)
                # The bot plays differently each time, so it was lost before the recorded decision.
                # It is not even loaded when the game is played again.
                lost_bot = replace(lost_bot, is_repeated=True)
            lost[lost_bot.seat] = lost_bot
        else:
            self.crashes[index] += 1

    def count_crash(self, index: int) -> None:
        self.crashes[index] += 1
        if self.crashes[index] >= MOST_CRASHES:
            raise ArenaError("arena-worker", index=index)

    def remove(self, worker: _Worker) -> int | None:
        """Remove a process; return its exit code, or `None` if it was killed as late."""
        del self.workers[worker.pipe]
        worker.process.join(_EXIT_TIMEOUT)
        _end(worker)
        exit_code = None if worker.is_late else worker.process.exitcode
        worker.note_end(exit_code)
        return exit_code

    def stop(self) -> None:
        """Stop all processes immediately."""
        for worker in self.workers.values():
            worker.process.terminate()
        for worker in self.workers.values():
            worker.process.join(_EXIT_TIMEOUT)
            _end(worker)
            worker.watch.close()
        self.workers.clear()


def _end(worker: _Worker) -> None:
    worker.pipe.close()
    if worker.process.is_alive():
        worker.process.kill()
    worker.process.join()


def _work(pipe: Connection, watch: Watch, task: Callable[[Any, int], Any], contest: Any) -> None:
    """Run a worker process: receive a game number, play, send the result."""
    # On systems where signals cannot be blocked, ignore them from here on.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    watch.install()
    try:
        while (assigned := pipe.recv()) is not None:
            index, watch.lost_bots = assigned
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
    if isinstance(error, MonkeyPalaceError):
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
