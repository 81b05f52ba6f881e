"""The lanes of a server: what runs in worker processes, and within which limits.

The event loop searches nothing, and neither do its threads. Turns of people are judged there; all
the rest is one of these:

* `tables`: drafts, choices, help and branches of people at tables;
* `bots`: turns of bots at tables;
* `search`: hints, the judge, lessons, packs, drawings: whatever strangers may ask for;
* `pictures`: pictures of pixels and films, which take seconds.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Final

from monkeypalace.server.settings import Settings
from monkeypalace.server.workers import jobs
from monkeypalace.server.workers.lane import Lane, LaneErrorCodes, LaneLimits

#: Seconds that a request may wait for a worker.
_LONGEST_WAIT: Final = 20.0
#: Pictures that may wait, and seconds for which: they are made one after the other.
_PICTURES_WAITING: Final = 8
_LONGEST_PICTURE_WAIT: Final = 120.0
#: Where processors are short, people at tables come first, then bots, hints and the judge.
_BOTS_NICENESS: Final = 5
_SEARCH_NICENESS: Final = 10
_PICTURES_NICENESS: Final = 15


class Lanes:
    """All lanes of this worker."""

    def __init__(self, settings: Settings) -> None:
        memory, per_client = settings.job_memory, settings.jobs_per_client
        self.tables = Lane(
            "tables",
            LaneLimits(
                settings.table_processes or _processors(2),
                settings.table_seconds,
                memory,
                settings.jobs_waiting,
                _LONGEST_WAIT,
                per_client,
            ),
            jobs.warm_up_tables,
        )
        self.bots = Lane(
            "bots",
            # A table has one bot's turn at a time, so nothing else has to limit them.
            LaneLimits(
                settings.bot_processes or _processors(4),
                settings.bot_seconds,
                memory,
                niceness=_BOTS_NICENESS,
            ),
            jobs.warm_up_bots,
            LaneErrorCodes("server-thinking-failed", "server-thinking-failed"),
        )
        self.search = Lane(
            "search",
            LaneLimits(
                settings.search_processes or _processors(2),
                settings.search_seconds,
                memory,
                settings.jobs_waiting,
                _LONGEST_WAIT,
                per_client,
                _SEARCH_NICENESS,
            ),
            jobs.warm_up_search,
        )
        self.pictures = Lane(
            "pictures",
            LaneLimits(
                1,
                settings.picture_seconds,
                memory,
                _PICTURES_WAITING,
                _LONGEST_PICTURE_WAIT,
                per_client,
                _PICTURES_NICENESS,
            ),
            jobs.warm_up_pictures,
            LaneErrorCodes("server-picture-too-hard", "server-painting-failed"),
        )

    def __iter__(self) -> Iterator[Lane]:
        return iter((self.tables, self.bots, self.search, self.pictures))

    def open(self) -> None:
        """Start and warm up all workers, in the background."""
        for lane in self:
            lane.open()

    async def close(self) -> None:
        """End all workers, whatever they do."""
        await asyncio.gather(*(lane.close() for lane in self))


def _processors(most: int) -> int:
    return min(os.cpu_count() or 1, most)
