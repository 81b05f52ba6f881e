"""Playable lessons: small prepared tables, goals that the engine checks, hints by id."""

from monkeypalace.lessons.course import LESSONS, find_task
from monkeypalace.lessons.goals import Goal, Missing, Outcome
from monkeypalace.lessons.scenes import Scene
from monkeypalace.lessons.structure import Judgement, Lesson, Task, judge

__all__ = [
    "LESSONS",
    "Goal",
    "Judgement",
    "Lesson",
    "Missing",
    "Outcome",
    "Scene",
    "Task",
    "find_task",
    "judge",
]
