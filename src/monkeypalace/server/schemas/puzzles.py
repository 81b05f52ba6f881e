"""Puzzles: their list, the position of one, and verdicts on answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from pydantic import Field

from monkeypalace.puzzles import Difficulty, Theme
from monkeypalace.server.schemas.base import Cause, DecisionText, JsonAnswer, Problem, Request
from monkeypalace.server.schemas.tables import BotLevel
from monkeypalace.server.schemas.turns import Draft

PUZZLE_ID_PATTERN = "^[a-z]{6}$"
_PuzzleId = Annotated[str, Meta(pattern=PUZZLE_ID_PATTERN, examples=["kmwzqa"])]


class PuzzleSummary(JsonAnswer):
    """A puzzle in the list."""

    id: _PuzzleId
    themes: Annotated[list[Theme], Meta(description="What it is about; the main theme first.")]
    difficulty: Difficulty


class PuzzleList(JsonAnswer):
    """All puzzles, in the order in which they are puzzles of the day."""

    day: Annotated[str, Meta(description="Today's date in UTC.", examples=["2026-11-15"])]
    today: Annotated[_PuzzleId, Meta(description="The puzzle of this day, for everybody.")]
    puzzles: list[PuzzleSummary]


class PuzzleView(JsonAnswer):
    """A position with one clearly best turn."""

    id: _PuzzleId
    themes: list[Theme]
    difficulty: Difficulty
    solved_by: Annotated[
        list[BotLevel],
        Meta(description="Which levels find the answer; the strongest level is not listed."),
    ]
    steps: Annotated[int, Meta(description="How many decisions are asked for, 1 or 2.")]
    draft: Annotated[Draft, Meta(description="The table, and the choices of the first decision.")]


class HelpPuzzle(Request):
    """A staircase that is being built: nothing yet, a start, or a start and some arches."""

    staircase: Annotated[
        str,
        Field(max_length=1000, description="In notation.", examples=["", "d3", "d3 bN"]),
    ] = ""


class PuzzleAnswer(Request):
    """The decisions so far, at most one for each step of the puzzle."""

    decisions: Annotated[
        list[DecisionText], Field(min_length=1, max_length=2, examples=[["d3 bN E", "buy 2"]])
    ]


class PuzzleVerdict(JsonAnswer):
    """The verdict on an answer. Nothing is stored."""

    right: Annotated[bool, Meta(description="Whether every decision is as good as the best one.")]
    solved: Annotated[
        bool,
        Meta(
            description="Whether the puzzle is solved. If `right` is true and this is false, a "
            "step is missing."
        ),
    ]
    refused: Annotated[Problem | None, Meta(description="Why the last decision is not legal.")]
    reasons: Annotated[
        list[Cause],
        Meta(
            description="Why another turn is better, or why a solved puzzle's turn is the best one."
        ),
    ]
    draft: Annotated[Draft, Meta(description="The table after the legal decisions.")]


class PuzzleSolution(JsonAnswer):
    """The best turn of a puzzle, to be shown on request."""

    decisions: Annotated[list[DecisionText], Meta(description="The best decision of each step.")]
    accepted: Annotated[
        list[list[DecisionText]],
        Meta(description="For each step, all decisions that are as good."),
    ]
    next_best: Annotated[
        DecisionText, Meta(description="The best first decision that is not accepted.")
    ]
    reasons: Annotated[list[Cause], Meta(description="Why it is better than the next best turn.")]
    draft: Annotated[Draft, Meta(description="The table after these decisions.")]
