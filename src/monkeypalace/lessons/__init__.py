"""Playable lessons: prepared tables, goals that the engine checks, hints by id."""

from monkeypalace.lessons.course import LESSONS, find_task
from monkeypalace.lessons.goals import Goal, Missing, PlayedDecision
from monkeypalace.lessons.scenes import LessonScene
from monkeypalace.lessons.tasks import Judgement, Lesson, Task, judge

__all__ = [
    "LESSONS",
    "Goal",
    "Judgement",
    "Lesson",
    "Missing",
    "PlayedDecision",
    "LessonScene",
    "Task",
    "find_task",
    "judge",
]
