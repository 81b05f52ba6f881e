"""Lessons. They need no session and store nothing; the browser keeps the progress."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from monkeypalace.locale import LANGUAGES
from monkeypalace.server.answers.lesson_tasks import lessons_json
from monkeypalace.server.http.routes.dependencies import (
    PREFIX,
    AskedLanguage,
    ServicesDep,
    answers,
    json_response,
    search,
)
from monkeypalace.server.schemas.lessons import (
    HelpLearner,
    LessonAnswer,
    Lessons,
    LessonVerdict,
    TaskView,
)
from monkeypalace.server.schemas.turns import BuildingHelp
from monkeypalace.server.workers import jobs

router = APIRouter(prefix=f"{PREFIX}/lessons", tags=["lessons"])

_Id = Annotated[str, Path(pattern="^[a-z]{1,20}$", examples=["first"])]


@router.get("", operation_id="getLessons", responses=answers(Lessons))
async def get_lessons() -> Response:
    """Return all lessons with their tasks."""
    return json_response(lessons_json())


@router.get(
    "/{lesson}/{task}",
    operation_id="getTask",
    responses=answers(TaskView, 404),
)
async def get_task(
    request: Request, lesson: _Id, task: _Id, services: ServicesDep, lang: AskedLanguage = None
) -> Response:
    """Return the prepared table of a task."""
    return await search(request, services, jobs.lesson_task, lesson, task, lang or LANGUAGES[0])


@router.post(
    "/{lesson}/{task}/help",
    operation_id="helpLearner",
    responses=answers(BuildingHelp, 404),
)
async def help_learner(
    request: Request,
    body: HelpLearner,
    lesson: _Id,
    task: _Id,
    services: ServicesDep,
    lang: AskedLanguage = None,
) -> Response:
    """Return how a half-built staircase can continue, at what cost, and what is refused."""
    asked = (lesson, task, body.staircase, lang or LANGUAGES[0])
    return await search(request, services, jobs.help_learner, *asked)


@router.post(
    "/{lesson}/{task}/check",
    operation_id="checkAnswer",
    responses=answers(LessonVerdict, 404),
)
async def check_answer(
    request: Request,
    body: LessonAnswer,
    lesson: _Id,
    task: _Id,
    services: ServicesDep,
    lang: AskedLanguage = None,
) -> Response:
    """Judge an answer. If it misses the goal, say what is missing or why it is not legal."""
    asked = (lesson, task, body.decision, lang or LANGUAGES[0])
    return await search(request, services, jobs.check_answer, *asked)
