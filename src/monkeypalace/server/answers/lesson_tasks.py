"""Tasks of lessons: each is one decision on a prepared table. Nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from monkeypalace.game import Record, view
from monkeypalace.lessons import LESSONS, Judgement, PlayedDecision, Task, find_task, judge
from monkeypalace.notation import parse_decision
from monkeypalace.server.answers import building_help
from monkeypalace.server.answers.choices import choices_json
from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.played import played_json, text
from monkeypalace.server.problems import ServerError, problem_json


def lessons_json() -> dict[str, Any]:
    """Return all `Lessons`."""
    return {
        "lessons": [
            {
                "id": lesson.id,
                "tasks": [{"id": task.id, "breaks": task.breaks or None} for task in lesson.tasks],
            }
            for lesson in LESSONS
        ]
    }


def task_json(lesson: str, name: str, language: str) -> dict[str, Any]:
    """Return the table of a task as a `TaskView`."""
    task = _found(lesson, name)
    state = task.scene.state
    goal = f"lesson-{lesson}-{name}"
    return {
        "seat": state.seat,
        "goal": _sentence(goal, {}, language),
        "hint": _sentence(f"{goal}-hint", {}, language),
        "answer": task.solution,
        "game": game_json(view(state)),
        "choices": choices_json(state, language),
    }


def help_json(lesson: str, name: str, staircase: str, language: str) -> dict[str, Any]:
    """Return how a staircase can continue, as a `BuildingHelp`."""
    state = _found(lesson, name).scene.state
    return {"number": 0, **building_help.help_json(state, staircase, language)}


def verdict_json(lesson: str, name: str, decision: str, language: str) -> dict[str, Any]:
    """Judge an answer; return a `LessonVerdict`."""
    task = _found(lesson, name)
    found = judge(task, parse_decision(decision))
    after = found.outcome.after if found.outcome else task.scene.state
    return {
        "passed": found.passed,
        "missing": [
            _sentence(f"{each.family}-{each.code}", each.params, language) for each in found.missing
        ],
        "refused": None if found.refused is None else problem_json(found.refused, language),
        "played": _played(found, language),
        "game": game_json(view(after)),
    }


def _found(lesson: str, name: str) -> Task:
    task = find_task(lesson, name)
    if task is None:
        raise ServerError("server-not-found")
    return task


def _sentence(id_: str, params: Mapping[str, str | int], language: str) -> dict[str, Any]:
    return {"id": id_, "params": dict(params), "text": text(id_, params, language)}


def _played(found: Judgement, language: str) -> list[dict[str, Any]]:
    if found.outcome is None:
        return []
    return played_json([_record(found.outcome)], (), found.outcome.before.pack, language)


def _record(outcome: PlayedDecision) -> Record:
    before = outcome.before
    return Record(1, before.round, before.seat, outcome.decision, outcome.events)
