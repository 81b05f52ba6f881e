"""The lanes of a server process: which jobs run in worker processes, and with which limits.

The server process checks the turns of people and computes drafts and help for ordinary positions,
which is quick. All other searches and drawings run in one of these lanes:

* `tables`: drafts, choices, help and branches at tables;
* `bots`: turns of bots;
* `search`: hints, the judge, lessons, packs and drawings, also for people without a session;
* `pictures`: PNG and films, which take seconds;
* `reviews`: reviews of finished games, which take seconds to minutes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Final

from monkeypalace.server.settings import Settings
from monkeypalace.server.workers import jobs
from monkeypalace.server.workers.lane import Lane, LaneErrorCodes, LaneLimits

#: Seconds that a job may wait for a worker.
_LONGEST_WAIT: Final = 20.0
#: The number of pictures that may wait, and for how many seconds: one process draws them all.
_PICTURES_WAITING: Final = 8
_LONGEST_PICTURE_WAIT: Final = 120.0
#: Priorities: people at tables first, then bots, then hints and the judge, then pictures and
#: reviews. With a niceness that is higher by 4, a process gets about 40 % of the processor time of
#: the other one. Larger steps would starve a lane on a machine that other programs keep busy: with
#: 10, searches were refused after 20 s of waiting.
_BOTS_NICENESS: Final = 2
_SEARCH_NICENESS: Final = 4
_PICTURES_NICENESS: Final = 6
_REVIEWS_NICENESS: Final = 6


class Lanes:
    """All lanes of this server process."""

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
            # No other limits: a table has at most one bot's turn at a time.
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
        self.reviews = Lane(
            "reviews",
            # `Reviews` limits how many run and wait.
            LaneLimits(
                settings.review_processes or _processors(2),
                settings.review_seconds,
                memory,
                niceness=_REVIEWS_NICENESS,
            ),
            jobs.warm_up_reviews,
        )

    def __iter__(self) -> Iterator[Lane]:
        return iter((self.tables, self.bots, self.search, self.pictures, self.reviews))

    def open(self) -> None:
        """Start and warm up all workers, in the background."""
        for lane in self:
            lane.open()

    async def close(self) -> None:
        """Kill all workers."""
        await asyncio.gather(*(lane.close() for lane in self))


def _processors(most: int) -> int:
    return min(os.cpu_count() or 1, most)
