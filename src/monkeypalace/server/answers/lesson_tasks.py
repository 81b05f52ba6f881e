"""Tasks of lessons: each is one decision on a prepared table. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping

from monkeypalace.game import Record
from monkeypalace.lessons import LESSONS, Judgement, PlayedDecision, Task, find_task, judge
from monkeypalace.notation import parse_decision
from monkeypalace.server.answers import building_help
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.played import played_json
from monkeypalace.server.problems import ServerError, problem_json
from monkeypalace.server.schemas.lessons import (
    Lessons,
    LessonSummary,
    LessonVerdict,
    TaskSummary,
    TaskView,
)
from monkeypalace.server.schemas.turns import BuildingHelp, Played, Sentence
from monkeypalace.server.sentences import text


def lessons_json() -> Lessons:
    """Return all lessons."""
    return Lessons(
        lessons=[
            LessonSummary(
                id=lesson.id,
                tasks=[
                    TaskSummary(id=task.id, breaks=task.breaks or None) for task in lesson.tasks
                ],
            )
            for lesson in LESSONS
        ]
    )


def task_json(lesson: str, name: str, language: str) -> TaskView:
    """Return the prepared table of a task."""
    task = _require_task(lesson, name)
    state = task.scene.state
    goal = f"lesson-{lesson}-{name}"
    return TaskView(
        seat=state.seat,
        goal=_sentence(goal, {}, language),
        hint=_sentence(f"{goal}-hint", {}, language),
        answer=task.solution,
        game=game_json(state),
        choices=choices_json(state, language),
    )


def help_json(lesson: str, name: str, staircase: str, language: str) -> BuildingHelp:
    """Return how a staircase can continue."""
    return building_help.help_json(_require_task(lesson, name).scene.state, 0, staircase, language)


def verdict_json(lesson: str, name: str, decision: str, language: str) -> LessonVerdict:
    """Judge an answer."""
    task = _require_task(lesson, name)
    found = judge(task, parse_decision(decision))
    after = found.outcome.after if found.outcome else task.scene.state
    return LessonVerdict(
        passed=found.passed,
        missing=[
            _sentence(f"{each.family}-{each.code}", each.params, language) for each in found.missing
        ],
        refused=None if found.refused is None else problem_json(found.refused, language),
        played=_played(found, language),
        game=game_json(after),
    )


def _require_task(lesson: str, name: str) -> Task:
    task = find_task(lesson, name)
    if task is None:
        raise ServerError("server-not-found")
    return task


def _sentence(id_: str, params: Mapping[str, str | int], language: str) -> Sentence:
    return Sentence(id=id_, params=dict(params), text=text(id_, params, language))


def _played(found: Judgement, language: str) -> list[Played]:
    if found.outcome is None:
        return []
    return played_json([_record(found.outcome)], (), found.outcome.before.pack, language)


def _record(outcome: PlayedDecision) -> Record:
    before = outcome.before
    return Record(1, before.round, before.seat, outcome.decision, outcome.events)
