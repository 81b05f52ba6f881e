"""Puzzles: positions, help, verdicts and solutions. Nothing is stored."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from monkeypalace.coach import Reasoner, reasons_for_turn
from monkeypalace.game import Decision
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.puzzles import (
    PUZZLES,
    Puzzle,
    compared_with_best,
    compared_with_next_best,
    judge,
    today,
)
from monkeypalace.server.answers import building_help
from monkeypalace.server.answers.drafts import draft_json
from monkeypalace.server.problems import ServerError, problem_json
from monkeypalace.server.schemas.base import Cause
from monkeypalace.server.schemas.puzzles import (
    PuzzleList,
    PuzzleSolution,
    PuzzleSummary,
    PuzzleVerdict,
    PuzzleView,
)
from monkeypalace.server.schemas.turns import BuildingHelp, Draft
from monkeypalace.server.sentences import text


def puzzles_json() -> PuzzleList:
    """Return all puzzles, and which one is today's."""
    day = today()
    return PuzzleList(day=day.isoformat(), today=PUZZLES.of_day(day).id, puzzles=list(_summaries()))


@lru_cache(maxsize=1)
def _summaries() -> tuple[PuzzleSummary, ...]:
    return tuple(
        PuzzleSummary(id=puzzle.id, themes=list(puzzle.themes), difficulty=puzzle.difficulty)
        for puzzle in PUZZLES
    )


def puzzle_json(id_: str, language: str) -> PuzzleView:
    """Return the position of a puzzle."""
    puzzle = require_puzzle(id_)
    return PuzzleView(
        id=puzzle.id,
        themes=list(puzzle.themes),
        difficulty=puzzle.difficulty,
        solved_by=list(puzzle.solved_by),
        steps=len(puzzle.answers),
        draft=_draft(puzzle, (), language),
    )


def help_json(id_: str, staircase: str, language: str) -> BuildingHelp:
    """Return how a staircase can continue."""
    return building_help.help_json(require_puzzle(id_).state, 0, staircase, language)


def verdict_json(id_: str, decisions: Sequence[str], language: str) -> PuzzleVerdict:
    """Judge the decisions of an answer."""
    puzzle = require_puzzle(id_)
    played = [parse_decision(decision) for decision in decisions]
    found = judge(puzzle, played)
    reasons: list[Cause] = []
    if found.solved:
        reasons = _reasons(puzzle, *compared_with_next_best(puzzle, played), language)
    elif not found.right and found.refused is None:
        turns = compared_with_best(puzzle, played[: found.legal])
        # Spots would show the better staircase.
        reasons = _reasons(puzzle, *turns, language, with_spots=False)
    return PuzzleVerdict(
        right=found.right,
        solved=found.solved,
        refused=None if found.refused is None else problem_json(found.refused, language),
        reasons=reasons,
        draft=_draft(puzzle, decisions[: found.legal], language),
    )


def solution_json(id_: str, language: str) -> PuzzleSolution:
    """Return the best turn, and the reasons why it is the best."""
    puzzle = require_puzzle(id_)
    turns = compared_with_next_best(puzzle, puzzle.solution)
    best = [format_decision(decision) for decision in puzzle.solution]
    return PuzzleSolution(
        decisions=best,
        accepted=[list(accepted) for accepted in puzzle.answers],
        next_best=format_decision(puzzle.next_best[0]),
        reasons=_reasons(puzzle, *turns, language),
        draft=_draft(puzzle, best, language),
    )


def require_puzzle(id_: str) -> Puzzle:
    """Return the puzzle with this id."""
    puzzle = PUZZLES.find(id_)
    if puzzle is None:
        raise ServerError("server-not-found")
    return puzzle


def _draft(puzzle: Puzzle, decisions: Sequence[str], language: str) -> Draft:
    return draft_json(puzzle.state, 0, puzzle.state.seat, decisions, (), language)


def _reasons(
    puzzle: Puzzle,
    better: Sequence[Decision],
    worse: Sequence[Decision],
    language: str,
    *,
    with_spots: bool = True,
) -> list[Cause]:
    """Return why a turn is better than another one; at least one reason."""
    found = reasons_for_turn(_reasoner(), puzzle.state, better, worse)
    return [
        Cause(
            family="coach-reason",
            code=reason.code,
            params=dict(reason.params),
            spots=list(reason.spots) if with_spots else [],
            text=text(f"coach-reason-{reason.code}", reason.params, language),
        )
        for reason in found
    ]


@lru_cache(maxsize=1)
def _reasoner() -> Reasoner:
    return Reasoner()
