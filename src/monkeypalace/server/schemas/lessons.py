"""Lessons: tasks on prepared tables, and verdicts on answers."""

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
        Field(description="The letter of the rule that the learner has to break here."),
    ]


class LessonSummary(Answer):
    """A lesson: its tasks in their order."""

    id: Annotated[str, Field(examples=["first"])]
    tasks: list[TaskSummary]


class Lessons(Answer):
    """All lessons, in the recommended order."""

    lessons: list[LessonSummary]


class TaskView(Answer):
    """The prepared table of a task, and its choices."""

    seat: Annotated[SeatNumber, Field(description="The learner's seat.")]
    goal: Annotated[Sentence, Field(description="The goal of the task.")]
    hint: Annotated[Sentence, Field(description="A hint, to be shown on request.")]
    answer: Annotated[DecisionText, Field(description="A correct answer; most tasks have several.")]
    game: GameView
    choices: AnyChoices


class HelpLearner(Request):
    """A staircase that is being built: nothing yet, a start, or a start and some arches."""

    staircase: Annotated[
        str,
        Field(max_length=1000, description="In notation.", examples=["", "d3", "d3 bN"]),
    ] = ""


class LessonAnswer(Request):
    """The learner's decision; in a task about a rule, an illegal one."""

    decision: DecisionText


class LessonVerdict(Answer):
    """The verdict on an answer. Nothing is stored; the learner can try again."""

    passed: bool
    missing: Annotated[list[Sentence], Field(description="The goals that the answer misses.")]
    refused: Annotated[Problem | None, Field(description="Why the decision is not legal.")]
    played: Annotated[list[Played], Field(description="The events of a legal answer.")]
    game: Annotated[GameView, Field(description="The game after the answer.")]
