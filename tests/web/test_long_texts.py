"""On a phone, no page cuts off or covers texts that are far longer than real ones."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from monkeypalace.lessons import LESSONS
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.rulebook import read_book
from tests.server.running import Running
from tests.web.browsers import PHONE, person
from tests.web.legible import illegible
from tests.web.playing import Table
from tests.web.stretched import ACCENTED, LONGEST, PSEUDO, stretched_copy
from tests.web.test_judge import JudgePage
from tests.web.test_lessons import Learner
from tests.web.test_texts import no_overflow

# Building the stretched page takes long.
pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def stretched(built_page: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    del built_page  # Needed only because it installs the packages for building a page.
    folder = tmp_path_factory.mktemp("stretched")
    source = stretched_copy(folder)
    running = Running(str(folder / "db.sqlite3"), folder / "log", PYTHONPATH=str(source))
    yield running
    assert running.stop() == 0, running.log.read_text()


@pytest.fixture(params=[PSEUDO, LONGEST], ids=["pseudo", "longest"])
def phone(request: pytest.FixtureRequest, browser: Browser, stretched: Running) -> Iterator[Page]:
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": request.param}
    with person(browser, stretched.address, **options) as page:
        yield page


def test_the_texts_are_stretched(phone: Page):
    """The texts of the page and of the server are the stretched ones."""
    phone.goto("/#/learn")
    expect(phone.locator("main ol li")).to_have_count(len(LESSONS))
    language = phone.locator("html").get_attribute("lang")
    titles = {each: text("lesson-page-title", {}, each) for each in LANGUAGES}
    assert phone.locator("h1").inner_text() == stretched_text(titles, language)
    book = httpx.get(
        f"{phone.url.partition('#')[0]}api/rulebook", params={"lang": language}, timeout=60
    )
    chapters = {each: read_book(each)[1].title for each in LANGUAGES}
    assert book.json()["chapters"][1]["title"] == stretched_text(chapters, language)


def stretched_text(texts: dict[str, str], language: str | None) -> str:
    if language == PSEUDO:
        return texts["en"].translate(ACCENTED)
    longest = max(texts.values(), key=len)
    assert longest != texts[LONGEST], "choose a text of which another language has a longer version"
    return longest


def test_a_text_that_cannot_be_read_is_found(phone: Page):
    phone.goto("/#/learn")
    expect(phone.locator("main ol li")).to_have_count(len(LESSONS))
    assert illegible(phone) == []
    phone.locator("h1").evaluate("each => each.style.marginBottom = '-3em'")
    assert any("under" in complaint for complaint in illegible(phone))
    phone.locator("h1").evaluate(
        "each => each.style = 'width: 2em; overflow: hidden; white-space: nowrap'"
    )
    assert any("cut off at the side" in complaint for complaint in illegible(phone))


def test_the_lobby_and_a_new_table(phone: Page):
    phone.goto("/")
    expect(phone.locator(".start .main")).to_be_visible()
    no_overflow(phone)
    phone.goto("/#/about")
    expect(phone.locator("main details")).to_be_visible()
    no_overflow(phone)
    phone.goto("/#/new")
    expect(phone.locator(".maps label")).to_have_count(4)
    no_overflow(phone)
    phone.locator("select:has(option[value=open])").nth(1).select_option("open")
    phone.locator("form .button.main").click()
    expect(phone.locator(".invite input")).to_be_visible()
    no_overflow(phone)


def test_a_turn_the_drawers_and_the_replay(phone: Page):
    phone.goto("/")
    phone.locator(".start .main").click()
    table = Table(phone)
    table.wait_for("build")
    no_overflow(phone)
    phone.locator("button.leave").click()
    question = phone.get_by_role("dialog")
    expect(question).to_be_visible()
    no_overflow(phone)
    question.locator(".main").click()
    table.type("d4 E")
    expect(table.panel.locator(".objection p").first).to_be_visible()
    no_overflow(phone)
    table.panel.locator("header .button").click()
    table.type("b4 E E")
    expect(table.panel.locator(".body > .button.main:enabled")).to_be_visible()
    no_overflow(phone)
    table.panel.locator(".body > .button.main").click()
    step = table.wait_for("buy")
    no_overflow(phone)
    phone.locator(".felt .button.main").click()
    while step != "confirm":
        expect(table.panel).not_to_have_attribute("data-step", step)
        step = str(table.step)
        no_overflow(phone)
        if step != "confirm":
            table.decide_in_any_language(step)
    table.panel.locator(".body > .button.main").click()
    table.wait_for("build")
    drawers = phone.locator(".topbar button[aria-expanded], nav button[aria-expanded]")
    for index in range(drawers.count()):
        drawers.nth(index).click()
        no_overflow(phone)
    phone.goto(f"/#/replay/{table.id}")
    expect(phone.get_by_role("slider")).to_be_visible()
    no_overflow(phone)


def test_the_lessons(phone: Page):
    phone.goto("/#/learn")
    expect(phone.locator("main ol li")).to_have_count(len(LESSONS))
    no_overflow(phone)
    learner = Learner(phone)
    for lesson in LESSONS:
        learner.open(lesson.id)
        for task in lesson.tasks:
            learner.wait_for(lesson.id, task)
            no_overflow(phone)
            if task is lesson.tasks[0] and task.mistake and not task.breaks:
                learner.answer(task, task.mistake)
                expect(learner.panel.locator(".verdict")).to_be_visible()
                no_overflow(phone)
                phone.reload()
                learner.wait_for(lesson.id, task)
            learner.answer(task, task.solution)
            expect(learner.panel).to_have_attribute("data-passed", "true")
            no_overflow(phone)
            if task is not lesson.tasks[-1]:
                learner.next()


def test_the_judge_and_the_rule_book(phone: Page):
    judge = JudgePage(phone)
    no_overflow(phone)
    judge.type("e3 N")
    expect(judge.verdict).to_have_attribute("data-legal", "false")
    no_overflow(phone)
    phone.goto("/#/rules")
    expect(phone.locator("figure svg").first).to_be_visible()
    no_overflow(phone)
