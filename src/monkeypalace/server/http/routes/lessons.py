"""Lessons. They need no session and store nothing; the browser keeps the progress."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from monkeypalace.server.answers.lesson_tasks import lessons_json
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    SearchRequestDep,
    answers,
    json_response,
)
from monkeypalace.server.lanes import jobs
from monkeypalace.server.schemas.lessons import (
    HelpLearner,
    LessonAnswer,
    Lessons,
    LessonVerdict,
    TaskView,
)
from monkeypalace.server.schemas.turns import BuildingHelp

router = APIRouter(prefix=f"{PREFIX}/lessons", tags=["lessons"])

_Id = Annotated[str, Path(pattern="^[a-z]{1,20}$", examples=["first"])]


@router.get("", operation_id="getLessons", responses=answers(Lessons))
async def get_lessons() -> Response:
    """Return all lessons with their tasks."""
    return json_response(lessons_json())


@router.get("/{lesson}/{task}", operation_id="getTask", responses=answers(TaskView, 404))
async def get_task(asked: SearchRequestDep, lesson: _Id, task: _Id) -> Response:
    """Return the prepared table of a task."""
    return await asked.answer(jobs.lesson_task, lesson, task)


@router.post(
    "/{lesson}/{task}/help", operation_id="helpLearner", responses=answers(BuildingHelp, 404)
)
async def help_learner(
    asked: SearchRequestDep, body: HelpLearner, lesson: _Id, task: _Id
) -> Response:
    """Return how a half-built staircase can continue, at what cost, and what is refused."""
    return await asked.answer(jobs.help_learner, lesson, task, body.staircase)


@router.post(
    "/{lesson}/{task}/check", operation_id="checkAnswer", responses=answers(LessonVerdict, 404)
)
async def check_answer(
    asked: SearchRequestDep, body: LessonAnswer, lesson: _Id, task: _Id
) -> Response:
    """Judge an answer. If it misses the goal, say what is missing or why it is not legal."""
    return await asked.answer(jobs.check_answer, lesson, task, body.decision)
