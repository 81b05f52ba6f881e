"""Exports of a table: game file, pictures, a film, a brick model, building instructions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from monkeypalace.game import Game
from monkeypalace.gamefile import format_turns
from monkeypalace.server.lanes import jobs
from monkeypalace.server.lanes.lanes import Lanes
from monkeypalace.server.limits import Client
from monkeypalace.server.tables.state import TableState

#: Pictures in the cache: people at a table request the same ones at the same time.
_KEPT: Final = 16


@dataclass(eq=False)
class _Picture:
    """A finished or running picture job."""

    job: asyncio.Task[bytes]
    #: The number of requests that wait for it.
    waiting: int = 0


class Exports:
    """Draws pictures and models. They show only what everybody at the table sees."""

    def __init__(self, lanes: Lanes) -> None:
        self._lanes = lanes
        #: By table id, number of the last event, and kind; oldest first.
        self._pictures: dict[tuple[str, int, str], _Picture] = {}

    async def game_file(self, client: Client, table: TableState, game: Game) -> str:
        """Return the game file; for a running game, without hidden cards."""
        # Writing it replays the game, which takes tens of milliseconds.
        is_public = not game.is_over
        return await self._lanes.search.run(client, jobs.write_game, table.with_names(), is_public)

    def turn_list(self, game: Game) -> str:
        """Return the turns in notation, one per line."""
        return "".join(f"{turn}\n" for turn in format_turns(game.records))

    async def svg(self, client: Client, game: Game, language: str) -> str:
        """Return the palace as SVG."""
        return await self._lanes.search.run(client, jobs.draw_svg, game.state.palace, language)

    async def model(self, client: Client, game: Game, language: str) -> str:
        """Return the game as an LDraw model with one step per turn."""
        return await self._lanes.search.run(client, jobs.write_model, game, language)

    async def instructions(
        self, client: Client, table: TableState, game: Game, language: str
    ) -> bytes:
        """Return building instructions as an HTML page."""
        kind = f"instructions-{language}"
        return await self._cached(client, table, kind, jobs.write_instructions, game, language)

    async def png(self, client: Client, table: TableState, game: Game) -> bytes:
        """Return the palace as PNG."""
        return await self._cached(client, table, "png", jobs.paint_png, game.state.palace)

    async def film(self, client: Client, table: TableState, game: Game) -> bytes:
        """Return the growth of the palace as an animated WebP."""
        return await self._cached(client, table, "film", jobs.paint_film, game)

    async def _cached(
        self,
        client: Client,
        table: TableState,
        kind: str,
        paint: Callable[..., bytes],
        *subject: Any,
    ) -> bytes:
        """Return a picture from the cache, from a running job, or from a new job."""
        key = (table.id, table.number, kind)
        picture = self._pictures.get(key)
        if picture is None:
            self._evict()
            work = self._lanes.pictures.run(client, paint, *subject)
            picture = self._pictures[key] = _Picture(asyncio.create_task(work))
        picture.waiting += 1
        try:
            # Other requests may wait for the same picture, so this request must not cancel the job.
            return await asyncio.shield(picture.job)
        finally:
            picture.waiting -= 1
            if not picture.waiting:
                # No request waits any more: cancel the job if it runs, and do not cache failures.
                picture.job.cancel()
                self._forget_failed(key, picture)

    def _forget_failed(self, key: tuple[str, int, str], picture: _Picture) -> None:
        job = picture.job
        is_good = job.done() and not job.cancelled() and job.exception() is None
        if not is_good and self._pictures.get(key) is picture:
            del self._pictures[key]

    def _evict(self) -> None:
        done = [key for key, picture in self._pictures.items() if picture.job.done()]
        if len(self._pictures) >= _KEPT and done:
            del self._pictures[done[0]]
