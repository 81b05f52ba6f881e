"""Lessons with their tasks, and how answers are judged.

The sentences are in `locale/`, in the topic `lessons`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monkeypalace.building import Violation
from monkeypalace.errors import DecisionError
from monkeypalace.game import Build, Decision, State, play, refusal
from monkeypalace.lessons.goals import Goal, Missing, PlayedDecision
from monkeypalace.lessons.scenes import LessonScene
from monkeypalace.search import starts


@dataclass(frozen=True, slots=True)
class Task:
    """One decision on a prepared table, with a goal.

    Its texts are `lesson-<lesson>-<id>` and `lesson-<lesson>-<id>-hint`.
    """

    id: str
    scene: LessonScene
    goals: tuple[Goal, ...] = ()
    #: The letter of the rule to break, if the task is about a refusal.
    breaks: str = ""
    #: One correct answer, in notation; most tasks have several.
    solution: str = ""
    #: A legal answer that misses the goal; for a task about a refusal, an answer that breaks no
    #: rule, or the wrong rule.
    mistake: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A few tasks on one subject. Its text is `lesson-<id>-title`."""

    id: str
    tasks: tuple[Task, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """The result of judging an answer."""

    passed: bool
    #: What a legal answer lacks, or the rule that a refused answer should have broken.
    missing: tuple[Missing, ...] = ()
    refused: DecisionError | None = None
    outcome: PlayedDecision | None = None


def judge(task: Task, decision: Decision) -> Judgement:
    """Return the judgement of an answer: play it on the task's table, and check the goals."""
    state = task.scene.state
    refused = _refusal(state, decision)
    if refused is not None:
        passed = bool(task.breaks) and task.breaks in _broken_rules(refused.causes)
        lacking = (_not_broken(task),) if task.breaks and not passed else ()
        return Judgement(passed, lacking, refused)
    after, log = play(state, decision)
    outcome = PlayedDecision(decision, state, after, log)
    if task.breaks:
        return Judgement(False, (_not_broken(task),), outcome=outcome)
    found = (goal.missing(outcome) for goal in task.goals)
    missing = tuple(each for each in found if each is not None)
    return Judgement(not missing, missing, outcome=outcome)


def _refusal(state: State, decision: Decision) -> DecisionError | None:
    """Return why the game refuses a decision. A start without arches is judged only as a start."""
    if isinstance(decision, Build) and not decision.staircase.arches:
        causes = starts(state.palace, state.player.hand).refused.get(decision.staircase.start)
        if causes:
            return DecisionError("staircase", causes=causes)
    return refusal(state, decision)


def _broken_rules(causes: Sequence[object]) -> set[str | None]:
    return {cause.rule for cause in causes if isinstance(cause, Violation)}


def _not_broken(task: Task) -> Missing:
    return Missing("refusal", {"rule": task.breaks})
