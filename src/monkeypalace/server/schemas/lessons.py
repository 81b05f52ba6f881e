"""Lessons: prepared tables, and what an answer is worth on them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, DecisionText, Problem, Request, SeatNumber
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import GameView
from monkeypalace.server.schemas.turns import Played, Sentence


class TaskSummary(Answer):
    """A task of a lesson."""

    id: Annotated[str, Field(examples=["two"])]
    breaks: Annotated[
        str | None,
        Field(description="The letter of the rule that is to be broken here, to see why not."),
    ]


class LessonSummary(Answer):
    """A lesson: its tasks in their order."""

    id: Annotated[str, Field(examples=["first"])]
    tasks: list[TaskSummary]


class Lessons(Answer):
    """All lessons, in the order in which they are best taken."""

    lessons: list[LessonSummary]


class TaskView(Answer):
    """The prepared table of a task, and what may be decided on it."""

    seat: Annotated[SeatNumber, Field(description="The learner's.")]
    goal: Annotated[Sentence, Field(description="What is to be done.")]
    hint: Annotated[Sentence, Field(description="For those who ask for it.")]
    answer: Annotated[DecisionText, Field(description="One that is right; most tasks have more.")]
    game: GameView
    choices: AnyChoices


class HelpLearner(Request):
    """A staircase that is being built: nothing yet, a start, or a start and some arches."""

    staircase: Annotated[
        str,
        Field(max_length=1000, description="In notation.", examples=["", "d3", "d3 bN"]),
    ] = ""


class LessonAnswer(Request):
    """What the learner decides; where a refusal is asked for, something that is forbidden."""

    decision: DecisionText


class LessonVerdict(Answer):
    """What an answer is worth. Nothing is stored; it can be tried again."""

    passed: bool
    missing: Annotated[list[Sentence], Field(description="What it lacks.")]
    refused: Annotated[Problem | None, Field(description="Why the game does not allow it.")]
    played: Annotated[list[Played], Field(description="What an allowed answer led to.")]
    game: Annotated[GameView, Field(description="The table afterwards.")]
