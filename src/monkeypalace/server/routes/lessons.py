"""Lessons, for everybody. Nothing is stored: progress is the browser's affair."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.lessons import help_json, lessons_json, task_json, verdict_json
from monkeypalace.server.routes.parts import PREFIX, AskedLanguage, json_response, refusals
from monkeypalace.server.schemas.lessons import (
    HelpLearner,
    LessonAnswer,
    Lessons,
    LessonVerdict,
    TaskView,
)
from monkeypalace.server.schemas.play import BuildingHelp

router = APIRouter(prefix=f"{PREFIX}/lessons", tags=["lessons"])

_Id = Annotated[str, Path(pattern="^[a-z]{1,20}$", examples=["first"])]

# Not coroutines: all of them search for staircases.


@router.get("", operation_id="getLessons", response_model=Lessons, responses=refusals())
def get_lessons() -> Response:
    """All lessons with their tasks."""
    return json_response(lessons_json())


@router.get(
    "/{lesson}/{task}",
    operation_id="getTask",
    response_model=TaskView,
    responses=refusals(404),
)
def get_task(lesson: _Id, task: _Id, lang: AskedLanguage = None) -> Response:
    """The prepared table of a task."""
    return json_response(task_json(lesson, task, lang or LANGUAGES[0]))


@router.post(
    "/{lesson}/{task}/help",
    operation_id="helpLearner",
    response_model=BuildingHelp,
    responses=refusals(404),
)
def help_learner(body: HelpLearner, lesson: _Id, task: _Id, lang: AskedLanguage = None) -> Response:
    """How a half-built staircase can go on, what that costs, and why not elsewhere."""
    return json_response(help_json(lesson, task, body.staircase, lang or LANGUAGES[0]))


@router.post(
    "/{lesson}/{task}/check",
    operation_id="checkAnswer",
    response_model=LessonVerdict,
    responses=refusals(404),
)
def check_answer(
    body: LessonAnswer, lesson: _Id, task: _Id, lang: AskedLanguage = None
) -> Response:
    """Whether an answer reaches the goal; if not, what is missing or why it is forbidden."""
    return json_response(verdict_json(lesson, task, body.decision, lang or LANGUAGES[0]))
