"""Lessons agree with the engine: correct answers pass, wrong ones fail for the right reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from monkeypalace.building import Violation
from monkeypalace.game import Kind, legal
from monkeypalace.lessons import LESSONS, Task, find_task, judge
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.locale import LESSONS as TOPIC
from monkeypalace.notation import parse_decision
from monkeypalace.palace import Spot, faults
from tests.ftl import messages, variables

PAGES = Path(__file__).parents[2] / "web" / "src"
NAMED = {f"{lesson.id}-{task.id}": task for lesson in LESSONS for task in lesson.tasks}
#: Tasks that a legal decision solves, and tasks that a forbidden staircase solves.
ALLOWED = {name: task for name, task in NAMED.items() if not task.breaks}
FORBIDDEN = {name: task for name, task in NAMED.items() if task.breaks}


def params(tasks: dict[str, Task]) -> list[object]:
    return [pytest.param(task, id=name) for name, task in tasks.items()]


# The tasks


def test_the_lessons_cover_the_game():
    assert [lesson.id for lesson in LESSONS] == [
        "first",
        "step",
        "supports",
        "turning",
        "attaching",
        "forbidden",
        "counting",
        "cards",
        "deliveries",
        "animals",
    ]
    kinds = {task.scene.state.kind for task in NAMED.values()}
    assert kinds == {
        Kind.BUILD,
        Kind.BUY,
        Kind.PLACE_CARD,
        Kind.RECURRING_DELIVERY,
        Kind.MONKEY,
        Kind.FROG_BEFORE_BUILDING,
    }


@pytest.mark.parametrize("task", params(NAMED))
def test_the_palace_of_a_task_can_stand_and_the_learner_is_to_move(task: Task):
    state = task.scene.state
    assert faults(state.palace) == []
    assert state.seat == 1


@pytest.mark.parametrize("task", params(ALLOWED))
def test_the_stored_answer_is_right(task: Task):
    found = judge(task, parse_decision(task.solution))
    assert found.passed
    assert (found.missing, found.refused) == ((), None)


@pytest.mark.parametrize("task", params(ALLOWED))
def test_the_stored_mistake_is_allowed_and_misses_the_goal(task: Task):
    if not task.mistake:
        assert all(judge(task, decision).passed for decision in legal(task.scene.state))
        return
    found = judge(task, parse_decision(task.mistake))
    assert not found.passed
    assert found.refused is None
    assert [each.code for each in found.missing] == [task.goals[0].code]


@pytest.mark.parametrize("task", params(FORBIDDEN))
def test_a_forbidden_staircase_is_refused_for_its_rule(task: Task):
    found = judge(task, parse_decision(task.solution))
    assert found.passed
    assert found.refused is not None
    violations = [cause for cause in found.refused.causes if isinstance(cause, Violation)]
    assert task.breaks in {violation.rule for violation in violations}
    assert found.outcome is None


@pytest.mark.parametrize("task", params(FORBIDDEN))
def test_another_answer_does_not_pass_a_task_about_a_refusal(task: Task):
    found = judge(task, parse_decision(task.mistake))
    assert not found.passed
    assert [(each.code, each.params) for each in found.missing] == [
        ("refusal", {"rule": task.breaks})
    ]


def test_an_illegal_answer_reaches_no_goal():
    task = NAMED["first-two"]
    found = judge(task, parse_decision("d4 E"))
    assert not found.passed
    assert found.refused is not None
    assert "a-built-on" in [cause.code for cause in found.refused.causes]


def right_answers(name: str) -> int:
    task = NAMED[name]
    return sum(judge(task, decision).passed for decision in legal(task.scene.state))


@pytest.mark.parametrize("name", [name for name in ALLOWED if not name.startswith("animals")])
def test_there_are_several_right_answers(name: str):
    assert right_answers(name) > 1


def test_numbers_in_the_texts_agree_with_the_tasks():
    first = NAMED["first-arch"].scene.state.palace
    assert (first.height(Spot("e4")), first.height(Spot("f4"))) == (2, 3)
    assert NAMED["animals-butterfly"].scene.state.palace.height(Spot("e5")) == 5
    assert NAMED["cards-two"].scene.state.turn.credits == 5
    assert NAMED["deliveries-on"].scene.state.tray.arches == 2


def test_tasks_are_found_by_their_names():
    assert find_task("first", "two") is NAMED["first-two"]
    assert find_task("first", "nine") is None
    assert find_task("nine", "two") is None


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_with_the_same_values(language: str):
    english, others = messages("en", TOPIC), messages(language, TOPIC)
    assert list(others) == list(english)
    assert [
        id_ for id_ in english if variables(others[id_], {}) != variables(english[id_], {})
    ] == []


def test_every_text_is_used_and_every_used_text_is_there():
    wanted = {f"lesson-{lesson.id}-title" for lesson in LESSONS}
    wanted |= {f"lesson-{name}{end}" for name in NAMED for end in ("", "-hint")}
    wanted |= {f"lesson-missing-{goal.code}" for task in NAMED.values() for goal in task.goals}
    wanted |= {"lesson-missing-refusal"}
    for path in (*PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts")):
        wanted |= set(re.findall(r'"(lesson-[a-z0-9-]+)"', path.read_text(encoding="utf-8")))
    assert set(messages("en", TOPIC)) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_missing_goal_has_a_sentence(language: str):
    for task in NAMED.values():
        if not task.mistake:
            continue
        for each in judge(task, parse_decision(task.mistake)).missing:
            sentence = text(f"{each.family}-{each.code}", each.params, language)
            assert sentence
            assert not set("{}$") & set(sentence)
