"""Lessons: tasks on prepared tables, and verdicts on answers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from pydantic import Field

from monkeypalace.server.schemas.base import DecisionText, JsonAnswer, Problem, Request, SeatNumber
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import GameView
from monkeypalace.server.schemas.turns import Played, Sentence


class TaskSummary(JsonAnswer):
    """A task of a lesson."""

    id: Annotated[str, Meta(examples=["two"])]
    breaks: Annotated[
        str | None,
        Meta(description="The letter of the rule that the learner has to break here."),
    ]


class LessonSummary(JsonAnswer):
    """A lesson: its tasks in their order."""

    id: Annotated[str, Meta(examples=["first"])]
    tasks: list[TaskSummary]


class Lessons(JsonAnswer):
    """All lessons, in the recommended order."""

    lessons: list[LessonSummary]


class TaskView(JsonAnswer):
    """The prepared table of a task, and its choices."""

    seat: Annotated[SeatNumber, Meta(description="The learner's seat.")]
    goal: Annotated[Sentence, Meta(description="The goal of the task.")]
    hint: Annotated[Sentence, Meta(description="A hint, to be shown on request.")]
    answer: Annotated[DecisionText, Meta(description="A correct answer; most tasks have several.")]
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


class LessonVerdict(JsonAnswer):
    """The verdict on an answer. Nothing is stored; the learner can try again."""

    passed: bool
    missing: Annotated[list[Sentence], Meta(description="The goals that the answer misses.")]
    refused: Annotated[Problem | None, Meta(description="Why the decision is not legal.")]
    played: Annotated[list[Played], Meta(description="The events of a legal answer.")]
    game: Annotated[GameView, Meta(description="The game after the answer.")]
