"""The rule book of each language. A worker process draws its pictures once."""

from __future__ import annotations

import asyncio
from typing import Final

from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lane import Lane
from monkeypalace.server.limits import Client

#: Seconds of processor time for a book. Drawing takes 0.3 s, on a busy machine three times as long.
_SECONDS: Final = 10.0


class RuleBooks:
    """Draws and caches the rule books."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        #: Finished and running jobs by language.
        self._jobs: dict[str, asyncio.Task[tuple[bytes, bytes]]] = {}

    async def encoded(self, client: Client, language: str) -> tuple[bytes, bytes]:
        """Return a book as JSON, uncompressed and compressed with gzip.

        Simultaneous first requests share a job. It goes on if its client disconnects, because
        every later request needs its result.
        """
        job = self._jobs.get(language)
        if job is None:
            work = self._lane.run(client, jobs.rule_book, language, seconds=_SECONDS)
            job = self._jobs[language] = asyncio.create_task(work)
            job.add_done_callback(lambda done: self._forget_failed(language, done))
        return await asyncio.shield(job)

    def _forget_failed(self, language: str, job: asyncio.Task[tuple[bytes, bytes]]) -> None:
        if job.cancelled() or job.exception() is not None:
            del self._jobs[language]
