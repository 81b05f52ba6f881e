"""Taking games along: the game file, and the turns in notation."""

from __future__ import annotations

from fastapi import APIRouter, Response

from monkeypalace.server.routes.parts import PREFIX, SeenDesk, TheHouse, refusals

router = APIRouter(prefix=PREFIX, tags=["files"])


@router.get(
    "/tables/{table}/game.json",
    operation_id="exportGame",
    responses=refusals(404, 409)
    | {200: {"content": {"application/json": {}}, "description": "A game file."}},
    response_class=Response,
)
async def export_game(desk: SeenDesk, house: TheHouse) -> Response:
    """The game as a file that `monkeypalace replay` reads.

    While the game runs, it has only the cards that everybody has seen.
    """
    return _file(await house.play.game_file(desk), "application/json", f"{desk.id}.json")


@router.get(
    "/tables/{table}/turns.txt",
    operation_id="exportTurns",
    responses=refusals(404, 409)
    | {200: {"content": {"text/plain": {}}, "description": "One turn a line."}},
    response_class=Response,
)
async def export_turns(desk: SeenDesk, house: TheHouse) -> Response:
    """The turns in notation, one a line."""
    return _file(house.play.turn_list(desk), "text/plain; charset=utf-8", f"{desk.id}.txt")


def _file(text: str, media_type: str, name: str) -> Response:
    headers = {
        "Content-Disposition": f'attachment; filename="monkeypalace-{name}"',
        "Cache-Control": "no-store",
    }
    return Response(text, media_type=media_type, headers=headers)
