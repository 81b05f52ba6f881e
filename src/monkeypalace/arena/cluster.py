"""Play games on many machines with Ray.

Each game is one Ray task. Ray's own retries are disabled, so that retries are counted in one
place: a game whose machine or process was lost is submitted again here, and the reference to the
lost attempt is dropped. So every game is played, and none counts twice.

A bot may hang or end its process. Contests with such bots are played `isolated`: Ray's process
starts another process for the games and watches it, so it survives such a bot.

The machines need the same version of this package, and everything that the bots need.
"""

from __future__ import annotations

import os
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeVar
from uuid import uuid4

from monkeypalace import __version__
from monkeypalace.arena.errors import ArenaError
from monkeypalace.arena.local import Pool, play_locally

S = TypeVar("S")
T = TypeVar("T")

#: Raise an error when a game's machine or process has failed this many times.
MOST_LOSSES: Final = 5
#: Games submitted for each processor of the cluster: one that runs, and one that waits.
_SUBMITTED: Final = 2
#: Seconds without a result before checking whether machines have joined or left.
_POLL_SECONDS: Final = 5.0
#: Seconds to wait for a connection to a cluster.
_CONNECT_TIMEOUT: Final = 10.0


def play_in_parallel(
    task: Callable[[S, int], T],
    contest: S,
    indices: Iterable[int],
    *,
    jobs: int = 1,
    cluster: str | None = None,
    isolated: bool = False,
) -> Iterator[T]:
    """Play these games in `jobs` processes of this machine, or on the cluster if there is one.

    Results come in any order. Close the iterator to stop.
    """
    if cluster is None:
        return play_locally(task, contest, indices, jobs, isolated=isolated)
    return play_on_cluster(task, contest, indices, cluster, isolated=isolated)


def play_on_cluster(
    task: Callable[[S, int], T],
    contest: S,
    indices: Iterable[int],
    address: str,
    *,
    isolated: bool = False,
) -> Iterator[T]:
    """Play these games on the Ray cluster at this address, and yield results as they arrive.

    A program that is already connected to a cluster uses that cluster, whatever the address.
    """
    # Output of the machines goes to Ray's logs; standard output is for results.
    os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".*")
    os.environ.setdefault("RAY_BACKEND_LOG_LEVEL", "error")
    import ray

    connected = ray.is_initialized()
    if not connected:
        _connect(address)
    try:
        yield from _Cluster(task, contest, deque(indices), isolated).play()
    finally:
        if not connected:
            ray.shutdown()


def _connect(address: str) -> None:
    import ray

    try:
        _check_address(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except Exception as error:  # Ray has no common base class for connection errors
        reason = " ".join(str(error).split())[:200] or type(error).__name__
        raise ArenaError("arena-cluster", address=address[:80], reason=reason) from error


def _check_address(address: str) -> None:
    """Check the address first: Ray would retry for minutes and ignore Ctrl-C."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=_CONNECT_TIMEOUT).close()


class _Cluster:
    """The games that are submitted to the cluster, and the games that are still waiting."""

    def __init__(
        self,
        task: Callable[[Any, int], Any],
        contest: Any,
        waiting: deque[int],
        isolated: bool,
    ) -> None:
        import ray

        self.waiting = waiting
        #: The key of this contest in `_pools`; empty if its games are not isolated.
        self.pool = uuid4().hex if isolated else ""
        self.remote = ray.remote(num_cpus=1, max_retries=0)(_play)
        self.common = (ray.put(task), ray.put(contest))
        self.playing: dict[Any, int] = {}
        self.losses: Counter[int] = Counter()

    def play(self) -> Iterator[Any]:
        import ray

        try:
            while self.waiting or self.playing:
                self.submit()
                done, _ = ray.wait(list(self.playing), num_returns=1, timeout=_POLL_SECONDS)
                for reference in done:
                    yield from self.fetch(reference, self.playing.pop(reference))
        finally:
            for reference in self.playing:
                ray.cancel(reference, force=True)

    def submit(self) -> None:
        """Submit games until every processor has `_SUBMITTED` of them."""
        import ray

        wanted = _SUBMITTED * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while self.waiting and len(self.playing) < wanted:
            index = self.waiting.popleft()
            self.playing[self._submit(index)] = index

    def _submit(self, index: int) -> Any:
        return self.remote.remote(*self.common, index, __version__, self.pool)

    def fetch(self, reference: Any, index: int) -> Iterator[Any]:
        """Yield a game's result, or nothing if it was lost and must be played again."""
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


#: In each of Ray's processes: the worker process for isolated games, by contest. There is at most
#: one entry, that of the current contest.
_pools: dict[str, Pool] = {}


def _play(task: Callable[[S, int], T], contest: S, index: int, version: str, pool: str = "") -> T:
    """Play one game on a machine of the cluster, in a separate process unless `pool` is empty."""
    if version != __version__:
        raise ArenaError("arena-version", here=version, there=__version__)
    if not pool:
        return task(contest, index)
    if pool not in _pools:
        for finished in _pools.values():
            finished.stop()
        _pools.clear()
        _pools[pool] = Pool(task, contest)
    (played,) = _pools[pool].play([index], 1, keep=True)
    found: T = played
    return found
