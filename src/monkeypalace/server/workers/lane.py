"""A lane: a pool of worker processes with a queue and limits.

Clients take turns: however much one of them asks for, the next worker that is free takes a job of
another. Workers are started and warmed up before they are needed, and replaced whenever they end.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeVar

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
from monkeypalace.server.workers.worker import JobResult
from monkeypalace.server.workers.worker_process import (
    WorkerLimitError,
    WorkerLostError,
    WorkerProcess,
    WorkerStuckError,
)

T = TypeVar("T")

#: A job is tried again if its worker was ended from outside.
_ATTEMPTS: Final = 2
#: Seconds that a job may run on after its client has hung up: ending a worker costs more than
#: finishing a short job, because another one has to be started.
_GRACE: Final = 0.5
#: Seconds to wait before another worker is started, if one has ended before it was warm.
_RESTART_PAUSE: Final = 1.0
#: An address may be that of so many clients.
_CLIENTS_PER_ADDRESS: Final = 4
#: What clients are told to wait, in seconds, until they or all have fewer jobs in a lane.
_RETRY_SOON: Final = 1
_RETRY_LATER: Final = 5

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LaneLimits:
    """What a lane has, and what its jobs may take."""

    processes: int
    #: Processor time of a job; 0: no limit.
    seconds: float
    #: Megabytes that a worker may allocate on top of what it has when it is warm.
    megabytes: int
    #: Jobs that may wait for a worker; 0: no limit.
    waiting: int = 0
    #: Seconds that a job may wait for a worker; 0: no limit.
    longest_wait: float = 0.0
    #: Jobs of one client, running or waiting; 0: no limit.
    per_client: int = 0
    #: As for `os.nice`: the higher, the later its workers run where processors are short.
    niceness: int = 0


@dataclass(frozen=True, slots=True)
class LaneErrorCodes:
    """The codes of a lane's refusals."""

    #: The job has taken all its processor time or memory.
    over_limit: str = "server-too-hard"
    #: Workers were ended from outside again and again.
    failed: str = "server-work-failed"


class OverLimitError(ServerError):
    """A job has taken all its processor time or memory."""


@dataclass(eq=False, slots=True)
class _Request:
    """Somebody's job."""

    client: Client
    work: Callable[..., Any]
    args: tuple[Any, ...]
    seconds: float
    #: The worker that does it, if one does.
    worker: WorkerProcess | None = field(default=None)
    #: Nobody waits for it any more.
    is_abandoned: bool = field(default=False)


class Lane:
    """A pool of worker processes with a queue that is fair to all clients."""

    def __init__(
        self,
        name: str,
        limits: LaneLimits,
        warm_up: Callable[[], object],
        codes: LaneErrorCodes | None = None,
    ) -> None:
        """`warm_up` is the first job of every worker; it has no limits."""
        self.name, self.limits = name, limits
        self._warm_up, self._codes = warm_up, codes or LaneErrorCodes()
        self._slots = Slots(limits.per_client)
        self._slots_by_address = Slots(limits.per_client * _CLIENTS_PER_ADDRESS)
        self._idle: list[WorkerProcess] = []
        self._workers: set[WorkerProcess] = set()
        #: Who waits for a worker, by client; the client at the front is served next.
        self._waiting: OrderedDict[str, deque[asyncio.Future[WorkerProcess]]] = OrderedDict()
        self._requests: set[asyncio.Task[Any]] = set()
        self._supervisors: list[asyncio.Task[None]] = []
        self._is_closed = False
        self._longest = 0.0

    def open(self) -> None:
        """Start all workers, without waiting for them: jobs can come at once."""
        self._supervisors = [
            asyncio.create_task(self._supervise_worker()) for _ in range(self.limits.processes)
        ]

    async def close(self) -> None:
        """End all workers, whatever they do."""
        self._is_closed = True
        tasks = [*self._supervisors, *self._requests]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in list(self._workers):
            worker.kill()
            await worker.wait()

    @property
    def pids(self) -> set[int]:
        """The processes of the workers that are warm."""
        return {worker.pid for worker in self._workers}

    async def run(
        self, client: Client, work: Callable[..., T], *args: Any, seconds: float | None = None
    ) -> T:
        """Do something in a worker, in this client's share of the lane.

        `work` is a function of a module. `seconds` is the processor time that it may take, if not
        the lane's. What it raises is raised here. If this is cancelled, the job leaves the queue,
        or its worker is ended unless it is done very soon.
        """
        if self._is_closed:
            raise ServerError("server-busy", seconds=_RETRY_LATER)
        self._admit(client)
        limit = self.limits.seconds if seconds is None else seconds
        request = _Request(client, work, args, limit)
        task = asyncio.create_task(self._perform(request))
        self._requests.add(task)
        task.add_done_callback(partial(self._leave, client))
        try:
            answer = await asyncio.shield(task)
        except asyncio.CancelledError:
            self._abandon(request, task)
            raise
        if answer.error is not None:
            raise answer.error
        result: T = answer.value
        return result

    # Queue

    def _admit(self, client: Client) -> None:
        """Refuse a job if its client or everybody together has too many."""
        most = self.limits.waiting
        if most and len(self._requests) >= most + self.limits.processes:
            LANE_REFUSALS.labels(self.name, "full").inc()
            raise ServerError("server-busy", seconds=_RETRY_LATER)
        if self._slots.is_full(client.key) or self._slots_by_address.is_full(client.address):
            LANE_REFUSALS.labels(self.name, "client").inc()
            raise ServerError("server-many-requests", seconds=_RETRY_SOON)
        self._slots.acquire(client.key)
        self._slots_by_address.acquire(client.address)

    def _leave(self, client: Client, task: asyncio.Task[JobResult]) -> None:
        self._requests.discard(task)
        self._slots.release(client.key)
        self._slots_by_address.release(client.address)

    async def _free_worker(self, client: Client) -> WorkerProcess:
        """Wait for a worker. Clients take turns."""
        if self._idle:
            return self._idle.pop()
        found: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client.key, deque()).append(found)
        try:
            async with asyncio.timeout(self.limits.longest_wait or None):
                return await found
        except (asyncio.CancelledError, TimeoutError) as error:
            if found.done() and not found.cancelled():
                # Too late: it was this one's turn.
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
        """Give a free worker to the client whose turn it is."""
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

    async def _perform(self, request: _Request) -> JobResult:
        for _ in range(_ATTEMPTS):
            with LANE_JOBS.labels(self.name, "waiting").track_inprogress():
                worker = await self._free_worker(request.client)
            request.worker = worker
            try:
                with LANE_JOBS.labels(self.name, "running").track_inprogress():
                    answer = await worker.call(request.work, request.args, request.seconds)
            except WorkerLimitError:
                self._observe(request, request.seconds)
                self._report_end("limit")
                raise OverLimitError(self._codes.over_limit) from None
            except WorkerStuckError:
                self._report_end("stuck")
                raise ServerError(self._codes.failed) from None
            except WorkerLostError:
                self._report_end("abandoned" if request.is_abandoned else "lost")
                if request.is_abandoned:
                    break
                request.worker = None
            else:
                self._observe(request, answer.seconds)
                return answer
            finally:
                self._offer(worker)
        raise ServerError(self._codes.failed)

    def _observe(self, request: _Request, seconds: float) -> None:
        WORK.labels(self.name, request.work.__name__.lstrip("_")).observe(seconds)
        self._longest = max(self._longest, seconds)
        LONGEST_WORK.labels(self.name).set(self._longest)

    def _report_end(self, reason: str) -> None:
        WORKERS_ENDED.labels(self.name, reason).inc()
        log.warning("a worker has ended", extra={"lane": self.name, "reason": reason})

    def _abandon(self, request: _Request, task: asyncio.Task[JobResult]) -> None:
        """The client has hung up."""
        request.is_abandoned = True
        # What comes of it is for nobody.
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        if request.worker is None:
            task.cancel()
        else:
            asyncio.get_running_loop().call_later(_GRACE, self._end, request, task)

    @staticmethod
    def _end(request: _Request, task: asyncio.Task[JobResult]) -> None:
        if not task.done() and request.worker is not None:
            request.worker.kill()

    # Workers

    async def _supervise_worker(self) -> None:
        """Start a worker, and another one whenever it has ended."""
        while True:
            try:
                worker = await self._warm_worker()
            except Exception:
                log.exception("a worker could not be started", extra={"lane": self.name})
                await asyncio.sleep(_RESTART_PAUSE)
            else:
                await self._use_until_exit(worker)

    async def _warm_worker(self) -> WorkerProcess:
        worker = await WorkerProcess.start(self.limits.niceness, self.limits.megabytes)
        try:
            warmed = await worker.call(self._warm_up, ())
            if warmed.error is not None:
                raise warmed.error
        except BaseException:
            worker.kill()
            await worker.wait()
            raise
        return worker

    async def _use_until_exit(self, worker: WorkerProcess) -> None:
        """Let a worker work until it ends."""
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
