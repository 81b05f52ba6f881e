"""Downloads: game file, turns in notation, pictures, film and brick model."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    VisibleTable,
    Visitor,
    client_of,
    refusals,
    while_connected,
)
from monkeypalace.server.tables.turns import running_game

router = APIRouter(prefix=PREFIX, tags=["files"])


def _answers(media_type: str, description: str) -> dict[int | str, dict[str, Any]]:
    return refusals(404, 409) | {
        200: {"content": {media_type: {}}, "description": description},
    }


@router.get(
    "/tables/{table}/game.json",
    operation_id="exportGame",
    responses=_answers("application/json", "A game file."),
    response_class=Response,
)
async def export_game(table: VisibleTable, services: ServicesDep) -> Response:
    """Return the game as a file for `monkeypalace replay`.

    While the game runs, it contains only revealed cards.
    """
    return _file(await services.turns.game_file(table), "application/json", f"{table.id}.json")


@router.get(
    "/tables/{table}/turns.txt",
    operation_id="exportTurns",
    responses=_answers("text/plain", "One turn per line."),
    response_class=Response,
)
async def export_turns(table: VisibleTable, services: ServicesDep) -> Response:
    """Return the turns in notation, one per line."""
    return _file(services.turns.turn_list(table), "text/plain; charset=utf-8", f"{table.id}.txt")


@router.get(
    "/tables/{table}/palace.svg",
    operation_id="exportPicture",
    responses=_answers("image/svg+xml", "A picture."),
    response_class=Response,
)
async def export_picture(
    request: Request,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Return the palace as SVG."""
    client, game = client_of(request, visitor), running_game(table)
    work = services.exports.svg(client, game, lang or table.language)
    drawn = await while_connected(request, work)
    return _file(drawn, "image/svg+xml", f"{table.id}.svg")


@router.get(
    "/tables/{table}/palace.png",
    operation_id="exportPixels",
    responses=_answers("image/png", "A picture."),
    response_class=Response,
)
async def export_pixels(
    request: Request, table: VisibleTable, services: ServicesDep, visitor: Visitor
) -> Response:
    """Return the palace as PNG, 1200 pixels wide."""
    work = services.exports.png(client_of(request, visitor), table, running_game(table))
    drawn = await while_connected(request, work)
    return _file(drawn, "image/png", f"{table.id}.png")


@router.get(
    "/tables/{table}/replay.webp",
    operation_id="exportFilm",
    responses=_answers("image/webp", "An animated picture."),
    response_class=Response,
)
async def export_film(
    request: Request, table: VisibleTable, services: ServicesDep, visitor: Visitor
) -> Response:
    """Return an animation of the palace with a frame for each turn. This takes seconds."""
    work = services.exports.film(client_of(request, visitor), table, running_game(table))
    drawn = await while_connected(request, work)
    return _file(drawn, "image/webp", f"{table.id}.webp")


@router.get(
    "/tables/{table}/palace.mpd",
    operation_id="exportModel",
    responses=_answers("application/x-multi-part-ldraw", "An LDraw file."),
    response_class=Response,
)
async def export_model(
    request: Request,
    table: VisibleTable,
    services: ServicesDep,
    visitor: Visitor,
    lang: AskedLanguage = None,
) -> Response:
    """Return the palace as an LDraw model, with a building step for each turn."""
    client, game = client_of(request, visitor), running_game(table)
    work = services.exports.model(client, game, lang or table.language)
    model = await while_connected(request, work)
    return _file(model, "application/x-multi-part-ldraw", f"{table.id}.mpd")


def _file(content: str | bytes, media_type: str, name: str) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="monkeypalace-{name}"',
        "Cache-Control": "no-store",
    }
    return Response(content, media_type=media_type, headers=headers)
