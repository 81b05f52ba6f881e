"""What can be taken home from a table besides the game: pictures, a film, a brick model."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from monkeypalace.game import Game
from monkeypalace.locale import text
from monkeypalace.models import format_game_model
from monkeypalace.palace import Palace
from monkeypalace.pictures import draw_film, draw_portrait, palaces_of
from monkeypalace.server.desk import Desk
from monkeypalace.server.errors import ServerError
from monkeypalace.server.processes import Processes

#: Pictures that are kept, because people around a table want the same ones at the same time.
_KEPT: Final = 16
#: Pictures that are being made or wait for it, at most; and when to come back.
_MOST_AT_WORK: Final = 8
_COME_BACK: Final = 20


class Souvenirs:
    """Everything here is made of what stands on the table, which everybody sees."""

    def __init__(self) -> None:
        # One process: a film takes as long as a bot's turn, and is less urgent.
        self._painters = Processes(1, "server-painting-failed")
        #: By table, number of its last event, and kind; the oldest first.
        self._made: dict[tuple[str, int, str], asyncio.Task[bytes]] = {}

    def close(self) -> None:
        self._painters.close()

    async def svg(self, game: Game, language: str) -> str:
        """The palace as a picture."""
        return await asyncio.to_thread(draw_portrait, game.state.palace, _title(language))

    async def model(self, game: Game, language: str) -> str:
        """The game as an LDraw model, a step a turn."""
        return await asyncio.to_thread(format_game_model, game, _title(language))

    async def png(self, desk: Desk, game: Game) -> bytes:
        """The palace as a picture of pixels."""
        return await self._once(desk, "png", _paint_png, game.state.palace)

    async def film(self, desk: Desk, game: Game) -> bytes:
        """How the palace grew, as an animated WebP."""
        palaces = await asyncio.to_thread(palaces_of, game)
        return await self._once(desk, "film", _paint_film, palaces)

    async def _once(
        self, desk: Desk, kind: str, paint: Callable[[Any], bytes], subject: Any
    ) -> bytes:
        """Make something, unless it is there or in the making already."""
        key = (desk.id, desk.number, kind)
        task = self._made.get(key)
        if task is None:
            self._make_room()
            task = asyncio.create_task(self._painters.run(paint, subject))
            self._made[key] = task
        try:
            # Others may wait for it, too, so it goes on if this one leaves.
            return await asyncio.shield(task)
        except Exception:
            self._made.pop(key, None)
            raise

    def _make_room(self) -> None:
        done = [key for key, task in self._made.items() if task.done()]
        if len(self._made) - len(done) >= _MOST_AT_WORK:
            raise ServerError("server-slow-down", seconds=_COME_BACK)
        if len(self._made) >= _KEPT:
            del self._made[done[0]]


def _title(language: str) -> str:
    return text("show-picture", {}, language)


def _paint_png(palace: Palace) -> bytes:
    from monkeypalace.pictures.raster import format_png

    return format_png(draw_portrait(palace))


def _paint_film(palaces: Sequence[Palace]) -> bytes:
    from monkeypalace.pictures.raster import format_webp

    return format_webp(draw_film(palaces))
