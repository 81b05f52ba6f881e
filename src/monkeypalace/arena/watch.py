"""Watch the worker processes of a contest: which bot hangs, and which one ended its process.

Before each decision, a worker writes the deadline, and the seat that it asks, into shared memory.
This takes a few writes, so watched games are as fast as others. The parent reads the deadline
several times a second, and reads the seat when the worker has ended. A process past its deadline is
asked for its traceback and then killed. The game is played again up to the same decision, where
the bot loses its seat; bots that use only their own random generator play the same game again.
"""

from __future__ import annotations

import faulthandler
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import inf
from multiprocessing import connection, parent_process
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import mkstemp
from time import monotonic, sleep
from typing import Final

from monkeypalace.bots import own_frames

#: The cells of the shared memory.
_SEAT, _DECISION, _WARMING, _SPENT, _DEADLINE = range(5)
#: Seconds after a deadline before the process is killed. If a bot answers only a little too late,
#: its process goes on and reports the fault itself, which saves starting another process.
_GRACE: Final = 0.25
#: Seconds to wait for a traceback.
_TRACEBACK_TIMEOUT: Final = 2.0
#: A blocked thread writes its traceback when it gets this signal. Windows has no such signal.
_TRACEBACK_SIGNAL: Final = getattr(signal, "SIGUSR1", None)
_FRAME: Final = re.compile(r'^  File "(.*)", line (\d+) in (.*)$')


@dataclass(frozen=True, slots=True)
class LostBot:
    """A bot that hung or ended its process in a game, as its watcher saw it."""

    seat: int
    #: The number of the decision in the game, from 1; 0 if the bot was lost while it was loaded.
    decision: int
    #: The exit code of the process, negative for a signal; `None` if the bot took too long.
    exit_code: int | None
    #: The seconds that the seat had used before this decision.
    spent: float = 0.0
    frames: tuple[str, ...] = ()
    #: Whether the bot was lost for the second time in the same game.
    is_repeated: bool = False

    @property
    def may_load(self) -> bool:
        """Whether the bot may be loaded when the game is played again."""
        return self.decision > 0 and not self.is_repeated

    @property
    def signal(self) -> str:
        """The name of the signal that ended the process, or "none".

        >>> LostBot(1, 5, -11).signal, LostBot(1, 5, 1).signal
        ('SIGSEGV', 'none')
        """
        if self.exit_code is None or self.exit_code >= 0:
            return "none"
        try:
            return signal.Signals(-self.exit_code).name
        except ValueError:
            return str(-self.exit_code)


class Watch:
    """What one worker process is doing, readable by its parent."""

    def __init__(self, context: SpawnContext) -> None:
        self._cells = context.RawArray("d", 5)
        handle, self._file = mkstemp(prefix="monkeypalace-watch-")
        os.close(handle)
        #: The bots that were lost when the current game was played before, by seat, and the bots
        #: that cannot be warmed up.
        self.lost_bots: dict[int, LostBot] = {}
        self.cold: frozenset[int] = frozenset()

    # In the worker

    def install(self) -> None:
        """Prepare the worker process; call this once, in its main thread."""
        global _current  # noqa: PLW0603 - one for each process
        _current = self
        # The file stays open as long as the process: the handlers write into it.
        file = Path(self._file).open("w", encoding="utf-8")  # noqa: SIM115 - open until exit
        faulthandler.enable(file, all_threads=True)
        if _TRACEBACK_SIGNAL is not None:
            faulthandler.register(_TRACEBACK_SIGNAL, file, all_threads=True)
        worker, exit_now = os.getpid(), os._exit

        def exit_with_traceback(status: int) -> None:
            # A process that a bot has forked may exit without a traceback.
            if os.getpid() == worker and self._cells[_SEAT]:
                faulthandler.dump_traceback(file)
            exit_now(status)

        os._exit = exit_with_traceback  # type: ignore[assignment] # returns None, not NoReturn
        threading.Thread(target=_exit_with_parent, args=(exit_now,), daemon=True).start()
        # What a bot prints must not appear between the results.
        if sys.stdout is not None and sys.stderr is not None:
            with suppress(OSError, ValueError):
                sys.stdout.flush()
                os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    @contextmanager
    def asking(
        self, seat: int, decision: int, seconds: float, spent: float = 0.0, *, warming: bool = False
    ) -> Iterator[None]:
        """Announce that a bot is asked; `seconds` is how long it may take."""
        cells = self._cells
        cells[_DECISION], cells[_SPENT], cells[_WARMING] = decision, spent, warming
        cells[_SEAT] = seat
        cells[_DEADLINE] = 0 if seconds == inf else monotonic() + seconds
        try:
            yield
        finally:
            cells[_DEADLINE] = cells[_SEAT] = 0

    # In the parent

    @property
    def is_late(self) -> bool:
        """Whether the worker is past its deadline."""
        deadline = float(self._cells[_DEADLINE])
        return 0 < deadline < monotonic() - _GRACE

    @property
    def warming(self) -> int | None:
        """The number of the bot, from 0, that was being warmed up."""
        seat = int(self._cells[_SEAT])
        return seat - 1 if seat and self._cells[_WARMING] else None

    def end_late(self, process: BaseProcess) -> None:
        """Kill a process that is past its deadline, after asking for its traceback."""
        pid = process.pid
        if _TRACEBACK_SIGNAL is not None and pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, _TRACEBACK_SIGNAL)
            until = monotonic() + _TRACEBACK_TIMEOUT
            while not self._text().endswith("\n") and monotonic() < until and process.is_alive():
                sleep(0.01)
            # The traceback may have more lines than were read.
            sleep(0.05)
        process.kill()

    def lost_bot(self, exit_code: int | None) -> LostBot | None:
        """Return the bot that was asked when the process ended, if any was asked."""
        seat = int(self._cells[_SEAT])
        if not seat:
            return None
        decision, spent = int(self._cells[_DECISION]), float(self._cells[_SPENT])
        return LostBot(seat, decision, exit_code, spent, frames_of(self._text()))

    def close(self) -> None:
        Path(self._file).unlink(missing_ok=True)

    def _text(self) -> str:
        return Path(self._file).read_text(encoding="utf-8", errors="replace")


_current: Watch | None = None


def current_watch() -> Watch | None:
    """Return the watch of this process; only worker processes have one."""
    return _current


@contextmanager
def asking(
    seat: int, decision: int, seconds: float, spent: float = 0.0, *, warming: bool = False
) -> Iterator[None]:
    """Announce that a bot is asked, if this process is watched."""
    if _current is None:
        yield
    else:
        with _current.asking(seat, decision, seconds, spent, warming=warming):
            yield


def frames_of(dump: str) -> tuple[str, ...]:
    """Return the bot's frames of a traceback by `faulthandler`, innermost last.

    >>> frames_of('Current thread 0x1 (most recent call first):\\n  File "a.py", line 3 in f\\n')
    ('a.py:3 in f',)
    """
    threads: list[list[tuple[str, int, str]]] = []
    for line in dump.splitlines():
        found = _FRAME.match(line)
        if found is None:
            threads.append([])
        elif threads:
            threads[-1].append((found[1], int(found[2]), found[3]))
    for thread in threads:
        thread.reverse()
    # The thread that plays has the longest traceback of all that pass through the arena.
    asked = [thread for thread in threads if any("monkeypalace" in frame[0] for frame in thread)]
    playing = max(asked or threads, key=len, default=[])
    return own_frames(frame for frame in playing if frame[0] != __file__)


def _exit_with_parent(exit_now: object) -> None:
    """End this process when its parent has ended, even if a bot never returns."""
    parent = parent_process()
    if parent is not None and callable(exit_now):
        connection.wait([parent.sentinel])
        exit_now(1)
