"""Review finished games in worker processes: share, limit, cancel and store the reviews."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from monkeypalace.coach import Depth, digest_of
from monkeypalace.notation import format_decision
from monkeypalace.server.answers.reviews import decompress_review
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.lanes.worker import JobProgress
from monkeypalace.server.limits import Client
from monkeypalace.server.problems import ServerError
from monkeypalace.server.schemas.reviews import CheckDecision, DepthName, ReviewAnswer
from monkeypalace.server.storage import store
from monkeypalace.server.storage.database import Database
from monkeypalace.server.tables.history import pickled_state_after
from monkeypalace.server.tables.state import TableState

#: Seconds after which a request for a review that is not done is answered with its progress.
_LONGEST_ANSWER: Final = 1.0
#: Seconds without a request after which a review is cancelled.
_PATIENCE: Final = 5.0
#: Reviews that may run or wait.
_MOST_RUNNING: Final = 20
#: `Retry-After` in seconds.
_RETRY_SOON: Final = 2
_RETRY_LATER: Final = 10


@dataclass(eq=False)
class _Running:
    """A review that is being made."""

    #: The client who asked first, and may not start another one meanwhile.
    client: Client
    task: asyncio.Task[bytes] = field(init=False)
    progress: JobProgress | None = None
    #: How many requests wait for it, and the timer that cancels it when there are none.
    waiting: int = 0
    timer: asyncio.TimerHandle | None = None


class Reviews:
    """Reviews finished games. Reviews show cards that were hidden during the game."""

    def __init__(self, database: Database, lanes: Lanes) -> None:
        self._database, self._lanes = database, lanes
        self._running: dict[tuple[str, DepthName], _Running] = {}
        # A quick review must not wait until all deep ones are done.
        self._deep = asyncio.Semaphore(max(1, lanes.reviews.limits.processes - 1))

    async def review(
        self, client: Client, table: TableState, depth: DepthName, language: str | None
    ) -> ReviewAnswer:
        """Return the review of a finished game, or its progress after a second."""
        _check_finished(table)
        digest = await asyncio.to_thread(_digest, table, depth)
        stored = await self._database.read(
            lambda connection: store.find_review(connection, table.id, depth, digest)
        )
        if stored is None:
            running = self._running.get((table.id, depth))
            if running is None:
                running = self._start(client, table, depth, digest)
            stored = await self._wait_for(running)
            if stored is None:
                done, total = running.progress or (0, 0)
                return ReviewAnswer(
                    depth=depth,
                    status="waiting" if running.progress is None else "running",
                    done=done,
                    total=total,
                    review=None,
                )
        review = await asyncio.to_thread(
            decompress_review, stored, table.names(language), language or table.language
        )
        steps = len(review.turns)
        return ReviewAnswer(depth=depth, status="done", done=steps, total=steps, review=review)

    def _start(self, client: Client, table: TableState, depth: DepthName, digest: str) -> _Running:
        if any(each.client.key == client.key for each in self._running.values()):
            raise ServerError("server-review-running", seconds=_RETRY_SOON)
        if len(self._running) >= _MOST_RUNNING:
            raise ServerError("server-busy", seconds=_RETRY_LATER)
        running = self._running[table.id, depth] = _Running(client)
        running.task = asyncio.create_task(self._make(running, table, depth, digest))
        running.task.add_done_callback(lambda done: self._forget((table.id, depth), done))
        return running

    def _forget(self, key: tuple[str, DepthName], task: asyncio.Task[bytes]) -> None:
        del self._running[key]
        # Retrieve the exception, so that asyncio does not log it if nobody waits.
        if not task.cancelled():
            task.exception()

    async def _make(
        self, running: _Running, table: TableState, depth: DepthName, digest: str
    ) -> bytes:
        if depth == "deep":
            async with self._deep:
                stored = await self._compute(running, table, depth)
        else:
            stored = await self._compute(running, table, depth)
        await self._database.write(
            lambda connection: store.keep_review(connection, table.id, depth, digest, stored)
        )
        return stored

    async def _compute(self, running: _Running, table: TableState, depth: DepthName) -> bytes:
        def take(progress: JobProgress) -> None:
            running.progress = progress

        assert table.game is not None
        return await self._lanes.reviews.run(
            running.client, jobs.review, table.game, depth, _events(table), on_progress=take
        )

    async def _wait_for(self, running: _Running) -> bytes | None:
        """Return the review; `None` if it takes longer than an answer may take."""
        if running.timer is not None:
            running.timer.cancel()
        running.waiting += 1
        try:
            await asyncio.wait((running.task,), timeout=_LONGEST_ANSWER)
        finally:
            running.waiting -= 1
            if not running.waiting:
                loop = asyncio.get_running_loop()
                running.timer = loop.call_later(_PATIENCE, running.task.cancel)
        return await running.task if running.task.done() else None

    async def check(
        self, client: Client, table: TableState, wanted: CheckDecision, language: str | None
    ) -> bytes:
        """Judge a decision at a point of a finished game; return a `DecisionVerdict`."""
        _check_finished(table)
        pickled = await pickled_state_after(table, wanted.number)
        return await self._lanes.search.run(
            client,
            jobs.check_decision,
            pickled,
            wanted.decisions,
            wanted.decision,
            _played_there(table, wanted),
            table.names(language),
            language or table.language,
        )


def _check_finished(table: TableState) -> None:
    if table.status != "finished":
        raise ServerError("server-not-finished")


@lru_cache(maxsize=64)
def _digest(table: TableState, depth: DepthName) -> str:
    """Return the digest of a finished game, cached: computing it replays the game."""
    assert table.game is not None
    return digest_of(table.game, Depth(depth))


def _events(table: TableState) -> tuple[int, ...]:
    """Return the number of the event before each decision of the game."""
    return tuple(entry.event.number - 1 for entry in table.log for _ in entry.records)


def _played_there(table: TableState, wanted: CheckDecision) -> str | None:
    """Return the decision of the game at this point; `None` if the branch differs from the game."""
    later = (
        format_decision(record.decision)
        for entry in table.log[wanted.number :]
        for record in entry.records
    )
    for decision in wanted.decisions:
        if next(later, None) != decision:
            return None
    return next(later, None)
