"""The lanes of a server process: which jobs run in worker processes, and with which limits.

The server process checks the turns of people and computes drafts and help for ordinary positions,
which is quick. All other searches and drawings run in one of these lanes:

* `tables`: drafts, choices, help and branches at tables;
* `bots`: turns of bots;
* `search`: hints, decisions tried in reviews, the judge, lessons, puzzles, the rule book, packs,
  game files, SVG and LDraw files, also for people without a session;
* `pictures`: PNG, films and building instructions, which can take seconds;
* `reviews`: reviews of finished games, which take seconds to minutes.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lane import Lane, LaneErrorCodes, LaneLimits
from monkeypalace.server.settings import Settings

#: Seconds that a job may wait for a worker process.
_LONGEST_WAIT: Final = 20.0
#: The number of pictures that may wait, and for how many seconds: one process draws them all.
_PICTURES_WAITING: Final = 8
_LONGEST_PICTURE_WAIT: Final = 120.0
#: Priorities: people at tables first, then bots, then hints and the judge, then pictures and
#: reviews. If the niceness of a process is higher by 4 than that of another, it gets about 40 % of
#: the other's processor time. Larger differences would starve a lane on a machine that other
#: programs keep busy: with a difference of 10, searches were refused after 20 s of waiting.
_BOTS_NICENESS: Final = 2
_SEARCH_NICENESS: Final = 4
_PICTURES_NICENESS: Final = 6
_REVIEWS_NICENESS: Final = 6


class Lanes:
    """All lanes of this server process."""

    def __init__(self, settings: Settings) -> None:
        for_tables = LaneLimits(
            processes=settings.table_processes or _processors(2),
            seconds=settings.table_seconds,
            megabytes=settings.job_memory,
            waiting=settings.jobs_waiting,
            longest_wait=_LONGEST_WAIT,
            per_client=settings.jobs_per_client,
        )
        # No limits on clients and waiting jobs: a table has at most one bot's turn at a time.
        for_bots = LaneLimits(
            processes=settings.bot_processes or _processors(4),
            seconds=settings.bot_seconds,
            megabytes=settings.job_memory,
            niceness=_BOTS_NICENESS,
        )
        self.tables = Lane("tables", for_tables, jobs.warm_up_tables)
        self.bots = Lane(
            "bots",
            for_bots,
            jobs.warm_up_bots,
            LaneErrorCodes("server-thinking-failed", "server-thinking-failed"),
        )
        self.search = Lane(
            "search",
            replace(
                for_tables,
                processes=settings.search_processes or _processors(2),
                seconds=settings.search_seconds,
                niceness=_SEARCH_NICENESS,
            ),
            jobs.warm_up_search,
        )
        self.pictures = Lane(
            "pictures",
            replace(
                for_tables,
                processes=1,
                seconds=settings.picture_seconds,
                waiting=_PICTURES_WAITING,
                longest_wait=_LONGEST_PICTURE_WAIT,
                niceness=_PICTURES_NICENESS,
            ),
            jobs.warm_up_pictures,
            LaneErrorCodes("server-picture-too-hard", "server-painting-failed"),
        )
        self.reviews = Lane(
            "reviews",
            # `Reviews` limits how many run and wait.
            replace(
                for_bots,
                processes=settings.review_processes or _processors(2),
                seconds=settings.review_seconds,
                niceness=_REVIEWS_NICENESS,
            ),
            jobs.warm_up_reviews,
        )

    def __iter__(self) -> Iterator[Lane]:
        return iter((self.tables, self.bots, self.search, self.pictures, self.reviews))

    def open(self) -> None:
        """Start and warm up all worker processes, in the background."""
        for lane in self:
            lane.open()

    async def close(self) -> None:
        """Kill all worker processes."""
        await asyncio.gather(*(lane.close() for lane in self))


def _processors(most: int) -> int:
    return min(os.cpu_count() or 1, most)
