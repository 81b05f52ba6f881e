"""Puzzles. They need no session and store nothing; the browser keeps progress and streaks."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    SearchRequestDep,
    ServicesDep,
    answers,
    search,
)
from monkeypalace.server.lanes import jobs
from monkeypalace.server.schemas.puzzles import (
    PUZZLE_ID_PATTERN,
    HelpPuzzle,
    PuzzleAnswer,
    PuzzleList,
    PuzzleSolution,
    PuzzleVerdict,
    PuzzleView,
)
from monkeypalace.server.schemas.turns import BuildingHelp

router = APIRouter(prefix=f"{PREFIX}/puzzles", tags=["puzzles"])

_Id = Annotated[str, Path(alias="puzzle", pattern=PUZZLE_ID_PATTERN, examples=["kmwzqa"])]


@router.get("", operation_id="getPuzzles", responses=answers(PuzzleList))
async def get_puzzles(request: Request, services: ServicesDep) -> Response:
    """Return all puzzles with their themes and difficulties, and the puzzle of the day."""
    return await search(request, services, jobs.list_puzzles)


@router.get("/{puzzle}", operation_id="getPuzzle", responses=answers(PuzzleView, 404))
async def get_puzzle(asked: SearchRequestDep, puzzle: _Id) -> Response:
    """Return the position of a puzzle, as the deciding seat sees it."""
    return await asked.answer(jobs.show_puzzle, puzzle)


@router.get(
    "/{puzzle}/solution", operation_id="solvePuzzle", responses=answers(PuzzleSolution, 404)
)
async def solve_puzzle(asked: SearchRequestDep, puzzle: _Id) -> Response:
    """Return the best turn of a puzzle, and why it is better than the next best one."""
    return await asked.answer(jobs.solve_puzzle, puzzle)


@router.post("/{puzzle}/help", operation_id="helpPuzzle", responses=answers(BuildingHelp, 404))
async def help_puzzle(asked: SearchRequestDep, body: HelpPuzzle, puzzle: _Id) -> Response:
    """Return how a half-built staircase can continue, at what cost, and what is refused."""
    return await asked.answer(jobs.help_puzzle, puzzle, body.staircase)


@router.post("/{puzzle}/check", operation_id="checkPuzzle", responses=answers(PuzzleVerdict, 404))
async def check_puzzle(asked: SearchRequestDep, body: PuzzleAnswer, puzzle: _Id) -> Response:
    """Judge an answer. If another turn is better, say why, but not which one."""
    return await asked.answer(jobs.check_puzzle, puzzle, body.decisions)
