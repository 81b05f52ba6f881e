"""Downloads: game file, turns in notation, pictures, film, brick model and instructions."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from monkeypalace.game import Game
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    TableRequestDep,
    refusals,
    while_connected,
)
from monkeypalace.server.limits import Client
from monkeypalace.server.tables.exports import Exports
from monkeypalace.server.tables.state import TableState
from monkeypalace.server.tables.turns import started_game

router = APIRouter(prefix=PREFIX, tags=["files"])

#: An operation that returns the content of a file.
_Export = Callable[..., Coroutine[Any, Any, str | bytes]]


@dataclass(frozen=True, slots=True)
class _Source:
    """The game to export, the client, and the service that exports it."""

    request: Request
    table: TableState
    game: Game
    client: Client
    exports: Exports


async def _get_source(asked: TableRequestDep) -> _Source:
    game = started_game(asked.table)
    return _Source(asked.request, asked.table, game, asked.client, asked.services.exports)


_SourceDep = Annotated[_Source, Depends(_get_source)]


def _download(
    name: str, operation_id: str, media_type: str, description: str
) -> Callable[[_Export], _Export]:
    """Return a decorator that registers an export as the operation `/tables/{table}/<name>`."""
    ending = name.rpartition(".")[2]
    answers: dict[int | str, dict[str, Any]] = {
        **refusals(404, 409),
        200: {"content": {media_type: {}}, "description": description},
    }

    def decorate(export: _Export) -> _Export:
        # FastAPI reads the parameters of `export`, which `wraps` passes on.
        @wraps(export)
        async def operation(source: _SourceDep, **more: Any) -> Response:
            content = await while_connected(source.request, export(source, **more))
            file = f"monkeypalace-{source.table.id}.{ending}"
            headers = {
                "Content-Disposition": f'attachment; filename="{file}"',
                "Cache-Control": "no-store",
            }
            return Response(content, media_type=media_type, headers=headers)

        router.get(
            f"/tables/{{table}}/{name}",
            operation_id=operation_id,
            responses=answers,
            response_class=Response,
            response_model=None,
        )(operation)
        return export

    return decorate


@_download("game.json", "exportGame", "application/json", "A game file.")
async def export_game(source: _SourceDep) -> str:
    """Return the game as a file for `monkeypalace replay`.

    While the game runs, it contains only revealed cards.
    """
    return await source.exports.game_file(source.client, source.table, source.game)


@_download("turns.txt", "exportTurns", "text/plain", "One turn per line.")
async def export_turns(source: _SourceDep) -> str:
    """Return the turns in notation, one per line."""
    return source.exports.turn_list(source.game)


@_download("palace.svg", "exportPicture", "image/svg+xml", "A picture.")
async def export_picture(source: _SourceDep, lang: AskedLanguage = None) -> str:
    """Return the palace as SVG."""
    return await source.exports.svg(source.client, source.game, lang or source.table.language)


@_download("palace.png", "exportPixels", "image/png", "A picture.")
async def export_pixels(source: _SourceDep) -> bytes:
    """Return the palace as PNG, 1200 pixels wide."""
    return await source.exports.png(source.client, source.table, source.game)


@_download("replay.webp", "exportFilm", "image/webp", "An animated picture.")
async def export_film(source: _SourceDep) -> bytes:
    """Return an animation of the palace with a frame for each turn. This takes seconds."""
    return await source.exports.film(source.client, source.table, source.game)


@_download("palace.mpd", "exportModel", "application/x-multi-part-ldraw", "An LDraw file.")
async def export_model(source: _SourceDep, lang: AskedLanguage = None) -> str:
    """Return the palace as an LDraw model, with a building step for each turn."""
    return await source.exports.model(source.client, source.game, lang or source.table.language)


@_download("instructions.html", "exportInstructions", "text/html", "A page to print.")
async def export_instructions(source: _SourceDep, lang: AskedLanguage = None) -> bytes:
    """Return building instructions: the parts, and a step with a picture for each turn.

    This takes up to a second.
    """
    language = lang or source.table.language
    return await source.exports.instructions(source.client, source.table, source.game, language)
