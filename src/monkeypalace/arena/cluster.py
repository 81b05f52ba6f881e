"""Games on many machines, with Ray.

A game is one Ray task. Ray's own retries are off, so that there is one place that counts: a
game whose machine or process was lost is handed out again, here, and the reference to the lost
attempt is forgotten. So every game is played, and none counts twice.

The machines need this package, in this version, and whatever the bots need.
"""

from __future__ import annotations

import os
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar

from monkeypalace import __version__
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.schedule import Contest

T = TypeVar("T")

#: How often a game may be lost with its machine.
MOST_LOSSES: Final = 5
#: Games handed out for each processor of the cluster: the one it plays, and the next.
_AT_HAND: Final = 2
#: Seconds without a result before looking whether machines have come or gone.
_LOOK_AROUND: Final = 5.0
#: Seconds to wait for an answer from the address of a cluster.
_PATIENCE: Final = 10.0


def play_on_cluster(
    task: Callable[[Contest, int], T], contest: Contest, indices: Iterable[int], address: str
) -> Iterator[T]:
    """Play these games on the Ray cluster at this address, and give them as they come.

    A program that is connected to a cluster already stays connected, and plays on that one.
    """
    # What happens on the machines goes to Ray's own logs; standard output is for results.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".*")
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")
    import ray

    connected = ray.is_initialized()
    if not connected:
        _connect(address)
    try:
        yield from _Cluster(task, contest, deque(indices)).play()
    finally:
        if not connected:
            ray.shutdown()


def _connect(address: str) -> None:
    import ray

    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray has no common class for what can go wrong here
        reason = " ".join(str(error).split())[:200] or type(error).__name__
        raise ArenaError("arena-cluster", address=address[:80], reason=reason) from error


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would try for minutes, and not even Ctrl-C would stop it."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


class _Cluster:
    """The games that are played somewhere, and those that wait."""

    def __init__(
        self, task: Callable[[Contest, int], Any], contest: Contest, waiting: deque[int]
    ) -> None:
        import ray

        self.waiting = waiting
        self.remote = ray.remote(num_cpus=1, max_retries=0)(_play)
        self.common = (ray.put(task), ray.put(contest))
        self.playing: dict[Any, int] = {}
        self.losses: Counter[int] = Counter()

    def play(self) -> Iterator[Any]:
        import ray

        try:
            while self.waiting or self.playing:
                self.hand_out()
                done, _ = ray.wait(list(self.playing), num_returns=1, timeout=_LOOK_AROUND)
                for reference in done:
                    yield from self.fetch(reference, self.playing.pop(reference))
        finally:
            for reference in self.playing:
                ray.cancel(reference, force=True)

    def hand_out(self) -> None:
        """Keep every processor busy."""
        import ray

        wanted = _AT_HAND * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while self.waiting and len(self.playing) < wanted:
            index = self.waiting.popleft()
            self.playing[self.remote.remote(*self.common, index, __version__)] = index

    def fetch(self, reference: Any, index: int) -> Iterator[Any]:
        """Yield a game's result, or nothing if it was lost and has to be played again."""
        import ray

        try:
            yield ray.get(reference)
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, ArenaError) else RuntimeError(str(error)) from error
        except ray.exceptions.RayError:
            self.losses[index] += 1
            if self.losses[index] >= MOST_LOSSES:
                raise ArenaError("arena-worker", index=index) from None
            self.waiting.appendleft(index)


def _play(task: Callable[[Contest, int], T], contest: Contest, index: int, version: str) -> T:
    """What a machine of the cluster does."""
    if version != __version__:
        raise ArenaError("arena-version", here=version, there=__version__)
    return task(contest, index)
