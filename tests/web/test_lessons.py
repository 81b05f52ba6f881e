"""Every lesson can be finished in the browser, in every language and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from monkeypalace.lessons import LESSONS, Task
from monkeypalace.locale import LANGUAGES, text
from tests.web.browsers import PHONE
from tests.web.conftest import NewPerson
from tests.web.playing import Table
from tests.web.test_accessible import examine
from tests.web.test_texts import no_overflow

pytestmark = pytest.mark.thorough

TASKS = [(lesson.id, task) for lesson in LESSONS for task in lesson.tasks]


class Learner:
    """A person in a lesson who answers with the same tools as at a table."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("main.steps")
        self.table = Table(page)
        self.table.panel = self.panel

    def open(self, lesson: str) -> None:
        self.page.goto(f"/#/learn/{lesson}")

    def wait_for(self, lesson: str, task: Task) -> None:
        expect(self.panel).to_have_attribute("data-task", f"{lesson}-{task.id}")
        expect(self.panel).to_have_attribute("data-step", str(task.scene.state.kind))

    def answer(self, task: Task, decision: str) -> None:
        kind = str(task.scene.state.kind)
        if kind == "build":
            self.table.type(decision)
            if not task.breaks:
                self.panel.locator("dl ~ .button.main:enabled").click()
        elif kind == "buy":
            self.buy(decision.split()[1:])
        elif kind == "place-card":
            self.panel.locator("ol.board button").nth(int(decision[-1]) - 1).click()
        elif kind == "recurring-delivery":
            arches = str(re.findall(r"(\d)a", decision)[0])
            self.panel.get_by_role("slider").fill(arches)
            self.panel.locator("dl ~ .button.main").click()
        elif kind == "monkey":
            self.panel.locator(".knobs button", has_text=decision.split()[1]).click()
        else:
            self.panel.locator(".knobs button").nth(0 if decision == "frog" else 1).click()

    def buy(self, piles: list[str]) -> None:
        for pile in piles:
            self.panel.locator(f".pile[data-pile='{pile}']").click()
        self.panel.locator(".felt ~ .button.main").click()

    def read_refusal(self, task: Task) -> None:
        expect(self.panel).to_have_attribute("data-passed", "true")
        expect(self.panel.locator(".objection p")).to_contain_text(f"Rule {task.breaks}")

    def next(self) -> None:
        self.panel.locator(".verdict ~ .button.main").click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_finished_on_a_phone(new_person: NewPerson, language: str):
    page = new_person(viewport=PHONE, locale=language, has_touch=True, is_mobile=True)
    learner = Learner(page)
    learner.open("first")
    for lesson, task in TASKS:
        learner.wait_for(lesson, task)
        goal = text(f"lesson-{lesson}-{task.id}", {}, language)
        expect(learner.panel.locator(".goal")).to_have_text(goal)
        no_overflow(page)
        learner.answer(task, task.solution)
        expect(learner.panel).to_have_attribute("data-passed", "true")
        no_overflow(page)
        if (lesson, task) != TASKS[-1]:
            learner.next()
    done = text("lesson-course-done", {}, language)
    expect(learner.panel.get_by_role("heading", name=done)).to_be_visible()
    page.goto("/#/learn")
    expect(page.locator("li a.done")).to_have_count(len(LESSONS))
    no_overflow(page)


def test_progress_is_kept(page: Page):
    learner = Learner(page)
    first, second = LESSONS[0].tasks
    learner.open("first")
    learner.wait_for("first", first)
    learner.answer(first, first.solution)
    expect(learner.panel).to_have_attribute("data-passed", "true")
    page.reload()
    learner.wait_for("first", second)
    page.goto("/#/learn")
    expect(page.get_by_text(f"Tasks done: 1 of {len(TASKS)}")).to_be_visible()
    learner.open("nothing")
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_a_mistake_is_explained_and_can_be_corrected(page: Page):
    learner = Learner(page)
    learner.open("step")
    task = LESSONS[1].tasks[0]
    learner.wait_for("step", task)
    learner.answer(task, task.mistake)
    missing = "Your staircase has 2 arches; it should have 3."
    expect(learner.panel.get_by_text(missing)).to_be_visible()
    examine(page)
    learner.panel.get_by_role("button", name="Hint").click()
    expect(learner.panel.locator(".hint")).to_contain_text("From b4 go east three times")
    learner.panel.get_by_role("button", name="Try again").click()
    learner.wait_for("step", task)
    learner.answer(task, task.solution)
    expect(learner.panel).to_have_attribute("data-passed", "true")
    examine(page)


def test_something_forbidden_is_tried_by_tapping(page: Page):
    learner = Learner(page)
    learner.open("forbidden")
    start, alone, back, animal = LESSONS[5].tasks
    for task, spot in ((start, "d4"), (alone, "a8")):
        learner.wait_for("forbidden", task)
        learner.table.tap_plan(spot)
        learner.read_refusal(task)
        learner.next()
    learner.wait_for("forbidden", back)
    learner.table.type("b4 E")
    learner.panel.get_by_role("button", name="Why not west?").click()
    learner.read_refusal(back)
    learner.next()
    learner.wait_for("forbidden", animal)


def test_a_task_is_solved_by_keyboard(page: Page):
    learner = Learner(page)
    task = LESSONS[0].tasks[0]
    learner.open("first")
    learner.wait_for("first", task)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    # The page ignores keys until the server has answered.
    expect(learner.panel.get_by_role("button", name=re.compile("^North to d4"))).to_be_visible()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(learner.panel.locator("dl ~ .button.main:enabled")).to_be_visible()
    page.keyboard.press("Enter")
    expect(learner.panel).to_have_attribute("data-passed", "true")


def test_from_the_first_page_to_a_guided_game(page: Page):
    page.goto("/")
    page.get_by_role("link", name="Learn to play").click()
    expect(page.locator("main ol li")).to_have_count(len(LESSONS))
    examine(page)
    page.get_by_role("button", name="Guided first game").click()
    table = Table(page)
    table.wait_for("build")
    note = page.locator("aside.note")
    expect(note).to_contain_text("Welcome!")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_have_count(0)
    table.play_turn()
    expect(note).to_contain_text("The first decoration!")
    note.get_by_role("button", name="Got it").click()
    expect(note).to_be_visible()
    seen = note.inner_text()
    page.reload()
    expect(note).to_have_text(re.compile(re.escape(seen.splitlines()[0])))


def test_no_comments_in_any_other_game(page: Page):
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    Table(page).wait_for("build")
    expect(page.locator("aside.note")).to_have_count(0)
