"""The lessons in their recommended order."""

from __future__ import annotations

from typing import Final

from monkeypalace.game import Options
from monkeypalace.lessons import goals
from monkeypalace.lessons.scenes import LessonScene
from monkeypalace.lessons.tasks import Lesson, Task
from monkeypalace.notation import EXAMPLE_PALACE
from monkeypalace.palace import Animal, Colour, Pieces

#: The starting staircase, and two arches up to a dark green decoration on d4.
AFTER_A_TURN: Final = {"b4": "Ae", "c4": "AwAe", "d4": "AeAwD", "e4": "AwAe", "f4": "bAwG"}

#: Earns five Monkey Credits: four for the arches up to f4, one for the highest of its colour.
_FIVE_CREDITS: Final = "b4 E E E E"
_FOUR_ARCHES: Final = Pieces(arches=4)


def _at_the_start(arches: int, bricks: int = 0, columns: int = 0) -> LessonScene:
    return LessonScene(Pieces(arches, bricks, columns))


BUILDING: Final = (
    Lesson(
        "first",
        (
            Task("arch", _at_the_start(1, 1), (goals.arches(1),), solution="d3 bN"),
            Task("two", _at_the_start(2), (goals.arches(2),), solution="b4 E E"),
        ),
    ),
    Lesson(
        "step",
        (
            Task(
                "three",
                _at_the_start(3, 1),
                (goals.arches(3),),
                solution="b4 E E E",
                mistake="c3 N E",
            ),
            Task(
                "gold",
                _at_the_start(4, 2),
                (goals.ends_on("f4"),),
                solution="b4 E E E E",
                mistake="b4 E E",
            ),
        ),
    ),
    Lesson(
        "supports",
        (
            Task(
                "bricks",
                _at_the_start(1, 2),
                (goals.ends_on("e4"),),
                solution="e3 bbN",
                mistake="d3 bN",
            ),
            Task(
                "column",
                _at_the_start(1, 2, 1),
                (goals.columns(1),),
                solution="g4 cW",
                mistake="e3 bbN",
            ),
            Task(
                "between",
                _at_the_start(2, 3),
                (goals.step_raised(),),
                solution="g3 W bbN",
                mistake="b4 E E",
            ),
        ),
    ),
    Lesson(
        "turning",
        (
            Task("once", _at_the_start(2), (goals.turns(1),), solution="c3 N E", mistake="b4 E E"),
            Task(
                "twice",
                _at_the_start(3, 2),
                (goals.turns(2),),
                solution="b3 E Nb Eb",
                mistake="c3 N E",
            ),
        ),
    ),
    Lesson(
        "attaching",
        (
            Task(
                "far",
                _at_the_start(3, 2),
                (goals.decorates(Colour.GOLD),),
                solution="h4 W bbW",
                mistake="b4 E E",
            ),
            Task(
                "passing",
                _at_the_start(3, 2),
                (goals.ends_on_bare_ground(),),
                solution="b4 E E Nbb",
                mistake="b4 E E",
            ),
        ),
    ),
    Lesson(
        "forbidden",
        (
            Task("start", _at_the_start(2), breaks="A", solution="d4", mistake="b4 E E"),
            Task("alone", _at_the_start(2), breaks="E", solution="a8", mistake="d4"),
            Task("back", _at_the_start(3, 3), breaks="H", solution="b4 E W", mistake="b4 E E"),
            Task(
                "animal",
                LessonScene(Pieces(2, 2), animals={Animal.MONKEY: "e4"}),
                breaks="D",
                solution="e3 N",
                mistake="d3 bN",
            ),
        ),
    ),
)

TURN: Final = (
    Lesson(
        "counting",
        (
            Task(
                "colour",
                _at_the_start(2, 2),
                (goals.decorates(Colour.DARK_GREEN),),
                solution="b4 E E",
                mistake="d3 bN",
            ),
            Task(
                "height",
                LessonScene(Pieces(2, 1), AFTER_A_TURN),
                (goals.credits(3),),
                solution="e2 N bN",
                mistake="b6 S S",
            ),
            Task(
                "pillar",
                _at_the_start(2, 3, 2),
                (goals.bonus(),),
                solution="e3 cbbNc",
                mistake="b4 E E",
            ),
        ),
    ),
    Lesson(
        "cards",
        (
            Task(
                "two",
                LessonScene(_FOUR_ARCHES, decided=(_FIVE_CREDITS,)),
                (goals.cards(2),),
                solution="buy 2 3d",
                mistake="buy 1",
            ),
            Task(
                "all",
                LessonScene(_FOUR_ARCHES, decided=(_FIVE_CREDITS,)),
                (goals.spends(5),),
                solution="buy 5d",
                mistake="buy 1 2",
            ),
            Task(
                "cover",
                LessonScene(
                    _FOUR_ARCHES,
                    cards=("1-1", "1-3", "2-1", "2-2"),
                    decided=(_FIVE_CREDITS, "buy 2"),
                ),
                (goals.income(5),),
                solution="card 2-3 on 2",
                mistake="card 2-3 on 1",
            ),
        ),
    ),
    Lesson(
        "deliveries",
        (
            Task(
                "arches",
                LessonScene(
                    _FOUR_ARCHES,
                    cards=("1-1", "2-3"),
                    decided=(_FIVE_CREDITS, "buy nothing"),
                ),
                (goals.takes_arches(3),),
                solution="take 3a 2b",
                mistake="take 1a 4b",
            ),
            Task(
                "on",
                LessonScene(
                    _FOUR_ARCHES,
                    cards=("1-1", "2-3"),
                    tray=Pieces(2, 9, 3),
                    decided=(_FIVE_CREDITS, "buy nothing"),
                ),
                (goals.goes_on(),),
                solution="take 1a 4b",
                mistake="take 4a 1b",
            ),
            Task(
                "end",
                LessonScene(
                    _FOUR_ARCHES,
                    cards=("1-1", "2-3"),
                    tray=Pieces(2, 9, 3),
                    decided=(_FIVE_CREDITS, "buy nothing"),
                ),
                (goals.ends_the_game(),),
                solution="take 3a 2b",
                mistake="take 2a 3b",
            ),
        ),
    ),
    Lesson(
        "animals",
        (
            Task(
                "monkey",
                LessonScene(Pieces(2, 2), decided=("h4 W bbW", "buy nothing", "take 2a 1b")),
                (goals.sits_on(Animal.MONKEY, "e4"),),
                solution="monkey e4",
                mistake="monkey d4",
            ),
            Task(
                "butterfly",
                LessonScene(Pieces(2, 2, 1), EXAMPLE_PALACE, options=Options(butterfly=True)),
                (goals.tallest(),),
                solution="e6 cbbS",
                mistake="g4 cW",
            ),
            Task(
                "frog",
                LessonScene(Pieces(1), options=Options(frog=True)),
                (goals.wins_trophy(Animal.FROG),),
                solution="frog",
                mistake="no frog",
            ),
            Task(
                "jump",
                LessonScene(Pieces(1), options=Options(frog=True), decided=("frog",)),
                (goals.columns(1),),
                solution="g4 cW",
            ),
        ),
    ),
)

LESSONS: Final = (*BUILDING, *TURN)


def find_task(lesson: str, task: str) -> Task | None:
    """Return the task with these ids, or `None`."""
    return next(
        (
            each
            for found in LESSONS
            if found.id == lesson
            for each in found.tasks
            if each.id == task
        ),
        None,
    )
