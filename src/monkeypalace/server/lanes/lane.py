"""A lane: a pool of worker processes with a queue and limits.

The queue is round-robin by client, so a client with many jobs does not delay the others. Worker
processes are started in advance, and replaced when they end.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any, Final, TypeVar

from prometheus_client import Histogram

from monkeypalace.server.lanes.worker import JobResult
from monkeypalace.server.lanes.worker_factory import worker_factory
from monkeypalace.server.lanes.worker_process import (
    OnProgress,
    WorkerLimitError,
    WorkerLostError,
    WorkerProcess,
    WorkerStuckError,
)
from monkeypalace.server.limits import Client, Slots
from monkeypalace.server.metrics import (
    LANE_JOBS,
    LANE_REFUSALS,
    LANE_WORKERS,
    LONGEST_WORK,
    WORK,
    WORKERS_ENDED,
)
from monkeypalace.server.problems import ServerError

T = TypeVar("T")

#: Attempts at a job whose worker process was killed from outside.
_ATTEMPTS: Final = 2
#: Seconds that a job may continue after its client has disconnected: finishing a short job is
#: cheaper than killing a worker process and starting another one.
_GRACE: Final = 0.5
#: Seconds before the next start, if a worker process could not be started and warmed up.
_RESTART_PAUSE: Final = 1.0
#: The limit of an address, as a multiple of a client's limit: several clients may share it.
_CLIENTS_PER_ADDRESS: Final = 4
#: `Retry-After` in seconds, for a client with too many jobs and for a full lane.
_RETRY_SOON: Final = 1
_RETRY_LATER: Final = 5

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LaneLimits:
    """The size of a lane and the limits of its jobs."""

    processes: int
    #: Processor time of a job; 0: no limit.
    seconds: float
    #: Megabytes that a warm worker process may allocate in addition to what it has.
    megabytes: int
    #: Jobs that may wait for a worker process; 0: no limit.
    waiting: int = 0
    #: Seconds that a job may wait for a worker process; 0: no limit.
    longest_wait: float = 0.0
    #: Running and waiting jobs of one client; 0: no limit.
    per_client: int = 0
    #: As for `os.nice`: a higher value means a lower priority.
    niceness: int = 0


@dataclass(frozen=True, slots=True)
class LaneErrorCodes:
    """The codes of a lane's errors."""

    #: The job exceeded its processor time or memory.
    over_limit: str = "server-too-hard"
    #: The worker process was stuck, or was killed from outside in every attempt.
    failed: str = "server-work-failed"


@lru_cache(maxsize=100)
def _work_metric(lane: str, work: Callable[..., Any]) -> Histogram:
    """Return the metric of a kind of job, cached: looking it up by its labels is slow."""
    return WORK.labels(lane, work.__name__.lstrip("_"))


class OverLimitError(ServerError):
    """A job exceeded its processor time or memory."""


@dataclass(eq=False, slots=True)
class _LaneJob:
    """A client's job and the worker process that runs it."""

    client: Client
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    on_progress: OnProgress | None = None
    #: The worker process that runs it, or `None` while it waits.
    worker: WorkerProcess | None = field(default=None)
    #: Whether the client has disconnected.
    is_abandoned: bool = field(default=False)


class Lane:
    """A pool of worker processes with a fair queue."""

    def __init__(
        self,
        name: str,
        limits: LaneLimits,
        warm_up: Callable[[], object],
        codes: LaneErrorCodes | None = None,
    ) -> None:
        """Create a lane. `warm_up` prepares worker processes for their jobs; it has no limits."""
        self.name, self.limits = name, limits
        self._factory = worker_factory(warm_up, limits.niceness, limits.megabytes)
        self._codes = codes or LaneErrorCodes()
        self._slots = Slots(limits.per_client)
        self._slots_by_address = Slots(limits.per_client * _CLIENTS_PER_ADDRESS)
        self._idle: list[WorkerProcess] = []
        self._workers: set[WorkerProcess] = set()
        #: Waiting jobs by client; the client at the front is served next.
        self._waiting: OrderedDict[str, deque[asyncio.Future[WorkerProcess]]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._supervisors: list[asyncio.Task[None]] = []
        self._is_closed = False
        self._longest = 0.0
        # Cached: looking a metric up by its labels is slow.
        self._jobs_waiting = LANE_JOBS.labels(name, "waiting")
        self._jobs_running = LANE_JOBS.labels(name, "running")

    def open(self) -> None:
        """Start all worker processes in the background. Jobs can be added immediately."""
        # The metric is 0, not missing, until the first worker process is warm.
        LANE_WORKERS.labels(self.name)
        self._supervisors = [
            asyncio.create_task(self._supervise_worker()) for _ in range(self.limits.processes)
        ]

    async def close(self) -> None:
        """Kill all worker processes."""
        self._is_closed = True
        tasks = [*self._supervisors, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.wait()
        await self._factory.close()

    @property
    def pids(self) -> set[int]:
        """Return the process ids of the warm worker processes."""
        return {worker.pid for worker in self._workers}

    async def run(
        self,
        client: Client,
        work: Callable[..., T],
        *args: Any,
        seconds: float | None = None,
        on_progress: OnProgress | None = None,
    ) -> T:
        """Run `work(*args)` in a worker process and return its result or raise its exception.

        `work` is a function of a module; it may call `report_progress`, which calls `on_progress`
        here. `seconds` overrides the lane's limit of processor time.
        If this is cancelled, a waiting job leaves the queue; a running one gets a short grace
        period before its worker process is killed.
        """
        if self._is_closed:
            raise ServerError("server-busy", seconds=_RETRY_LATER)
        self._admit(client)
        limit = self.limits.seconds if seconds is None else seconds
        job = _LaneJob(client, work, args, limit, on_progress)
        task = asyncio.create_task(self._perform(job))
        self._tasks.add(task)
        task.add_done_callback(partial(self._release_slots, client))
        try:
            answer = await asyncio.shield(task)
        except asyncio.CancelledError:
            self._abandon(job, task)
            raise
        if answer.error is not None:
            raise answer.error
        result: T = answer.value
        return result

    # Queue

    def _admit(self, client: Client) -> None:
        """Refuse a job if the lane is full or its client has too many jobs."""
        most = self.limits.waiting
        if most and len(self._tasks) >= most + self.limits.processes:
            LANE_REFUSALS.labels(self.name, "full").inc()
            raise ServerError("server-busy", seconds=_RETRY_LATER)
        if self._slots.is_full(client.key) or self._slots_by_address.is_full(client.address):
            LANE_REFUSALS.labels(self.name, "client").inc()
            raise ServerError("server-many-requests", seconds=_RETRY_SOON)
        self._slots.acquire(client.key)
        self._slots_by_address.acquire(client.address)

    def _release_slots(self, client: Client, task: asyncio.Task[JobResult]) -> None:
        self._tasks.discard(task)
        self._slots.release(client.key)
        self._slots_by_address.release(client.address)

    async def _free_worker(self, client: Client) -> WorkerProcess:
        """Wait for a worker process."""
        if self._idle:
            return self._idle.pop()
        found: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client.key, deque()).append(found)
        try:
            async with asyncio.timeout(self.limits.longest_wait or None):
                return await found
        except (asyncio.CancelledError, TimeoutError) as error:
            if found.done() and not found.cancelled():
                # A worker process was assigned at the same moment: pass it on.
                self._offer(found.result())
            if isinstance(error, asyncio.CancelledError):
                raise
            LANE_REFUSALS.labels(self.name, "waited").inc()
            raise ServerError("server-busy", seconds=_RETRY_LATER) from None
        finally:
            self._leave_queue(client, found)

    def _leave_queue(self, client: Client, found: asyncio.Future[WorkerProcess]) -> None:
        if found in (queue := self._waiting.get(client.key, deque())):
            queue.remove(found)
            if not queue:
                del self._waiting[client.key]

    def _offer(self, worker: WorkerProcess) -> None:
        """Give a free worker process to the next client in the queue."""
        if not worker.is_alive:
            return
        while self._waiting:
            client, queue = self._waiting.popitem(last=False)
            found = queue.popleft()
            if queue:
                self._waiting[client] = queue
            if not found.done():
                found.set_result(worker)
                return
        self._idle.append(worker)

    # Jobs

    async def _perform(self, job: _LaneJob) -> JobResult:
        for _ in range(_ATTEMPTS):
            with self._jobs_waiting.track_inprogress():
                worker = await self._free_worker(job.client)
            job.worker = worker
            try:
                with self._jobs_running.track_inprogress():
                    answer = await worker.call(job.work, job.args, job.seconds, job.on_progress)
            except WorkerLimitError:
                self._observe(job, job.seconds)
                self._report_end("limit")
                raise OverLimitError(self._codes.over_limit) from None
            except WorkerStuckError:
                self._report_end("stuck")
                raise ServerError(self._codes.failed) from None
            except WorkerLostError:
                self._report_end("abandoned" if job.is_abandoned else "lost")
                if job.is_abandoned:
                    break
                job.worker = None
            else:
                self._observe(job, answer.seconds)
                return answer
            finally:
                self._offer(worker)
        raise ServerError(self._codes.failed)

    def _observe(self, job: _LaneJob, seconds: float) -> None:
        _work_metric(self.name, job.work).observe(seconds)
        if seconds > self._longest:
            self._longest = seconds
            LONGEST_WORK.labels(self.name).set(seconds)

    def _report_end(self, reason: str) -> None:
        WORKERS_ENDED.labels(self.name, reason).inc()
        log.warning("worker process ended", extra={"lane": self.name, "reason": reason})

    def _abandon(self, job: _LaneJob, task: asyncio.Task[JobResult]) -> None:
        """Cancel a job whose client has disconnected."""
        job.is_abandoned = True
        # Retrieve the exception, so that asyncio does not log it.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        if job.worker is None:
            task.cancel()
        else:
            asyncio.get_running_loop().call_later(_GRACE, self._kill_worker, job, task)

    @staticmethod
    def _kill_worker(job: _LaneJob, task: asyncio.Task[JobResult]) -> None:
        if not task.done() and job.worker is not None:
            job.worker.kill()

    # Worker processes

    async def _supervise_worker(self) -> None:
        """Start a worker process, and replace it whenever it ends."""
        while True:
            try:
                worker = await self._factory.start()
            except Exception:
                log.exception("worker process could not be started", extra={"lane": self.name})
                await asyncio.sleep(_RESTART_PAUSE)
            else:
                await self._use_until_exit(worker)

    async def _use_until_exit(self, worker: WorkerProcess) -> None:
        """Give jobs to a warm worker process until it ends."""
        self._workers.add(worker)
        try:
            with LANE_WORKERS.labels(self.name).track_inprogress():
                self._offer(worker)
                await worker.wait()
        finally:
            if not worker.is_alive:
                self._workers.discard(worker)
            if worker in self._idle:
                self._idle.remove(worker)
