"""The judge in the browser: set up a palace, draw a staircase, read the verdict."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from monkeypalace.locale import source
from monkeypalace.rulebook import CHAPTERS, Example
from tests.web.browsers import PHONE, wait_until
from tests.web.conftest import NewPerson
from tests.web.test_accessible import examine
from tests.web.test_texts import LANGUAGES, SOURCES, no_overflow

pytestmark = pytest.mark.thorough

EXAMPLES = [
    example
    for chapter in CHAPTERS
    for section in chapter.walk()
    for example in section.examples
    if isinstance(example, Example)
]


class JudgePage:
    """The judge's page in a browser."""

    def __init__(self, page: Page, address: str = "/#/judge") -> None:
        self.page = page
        self.panel = page.locator("main.beside")
        self.verdict = page.locator(".verdict")
        page.goto(address)
        expect(self.panel).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=name, exact=True)

    def tap(self, *spots: str) -> None:
        for spot in spots:
            column, row = "abcdefgh".index(spot[0]), 8 - int(spot[1])
            tile = self.page.locator(".plan svg > g").nth(8 * row + column)
            # Click on the corner, because a price tag may cover the middle.
            tile.click(position={"x": 3, "y": 3})

    def use(self, tool: str, *spots: str) -> None:
        self.button(tool).click()
        self.tap(*spots)

    def open_text(self) -> None:
        field = self.page.locator("#judge-position")
        if not field.is_visible():
            self.page.locator("main.beside > details").last.locator("summary").click()
        expect(field).to_be_visible()

    @property
    def position(self) -> Locator:
        self.open_text()
        return self.page.locator("#judge-position")

    def type(self, staircase: str) -> None:
        self.open_text()
        field = self.page.locator("#judge-staircase")
        field.fill(staircase)
        field.press("Enter")

    def broken(self) -> set[str]:
        found = self.verdict.locator("[data-outcome=broken]")
        return set(found.evaluate_all("all => all.map(each => each.dataset.rule)"))


def check_verdict(judge: JudgePage, example: Example) -> None:
    """Check that the verdict on an example is that of the rule book."""
    if not example.staircase:
        expect(judge.panel).to_have_attribute("data-mode", "set-up")
        expect(judge.panel.locator(".stands")).to_be_visible()
        return
    legal = "false" if example.breaks else "true"
    expect(judge.panel.locator(".notation")).to_have_text(example.staircase)
    expect(judge.verdict).to_have_attribute("data-legal", legal)
    assert judge.broken() == set(example.breaks)


def test_set_up_a_palace_by_tapping_and_judge_a_staircase(page: Page):
    page.goto("/")
    page.get_by_role("link", name="Rules judge").click()
    judge = JudgePage(page)
    judge.button("Empty map").click()
    judge.use("Arch", "d4", "e4")
    # An end that hangs in the air is explained, and can be undone.
    judge.tap("e4", "f4")
    expect(judge.panel.locator(".objection")).to_contain_text("The arch end on")
    judge.button("Undo").click()
    expect(judge.panel.locator(".stands")).to_be_visible()
    judge.use("Brick", "f4")
    judge.use("Arch", "e4", "f4")
    judge.use("Gold", "f4")
    judge.use("Monkey", "d4")
    expect(judge.position).to_have_value(re.compile('"d4":"Ae","e4":"AwAe","f4":"bAwG"'))
    expect(judge.position).to_have_value(re.compile('"monkey":"d4"'))
    judge.use("Take off", "d4")
    expect(judge.position).to_have_value(re.compile('"animals":{}'))
    judge.button("Undo").click()
    judge.button("Redo").click()
    expect(judge.position).to_have_value(re.compile('"animals":{}'))
    judge.button("One more: Columns").click()
    expect(judge.position).to_have_value(re.compile('"columns":1'))
    examine(page)
    judge.button("Judge a staircase").click()
    judge.tap("b4", "c4", "d4")
    expect(judge.verdict).to_have_attribute("data-legal", "true")
    expect(judge.verdict.locator("li")).to_have_count(10)
    expect(judge.verdict).to_contain_text("decoration goes on d4, at level 2.")
    examine(page)
    judge.button("Keep this staircase").click()
    expect(judge.position).to_have_value(re.compile('"c4":"AwAe"'))


def test_what_is_forbidden_can_be_drawn_and_leads_to_the_rule_book(page: Page):
    judge = JudgePage(page)
    judge.button("Judge a staircase").click()
    judge.tap("e3", "e4")
    expect(judge.verdict).to_have_attribute("data-legal", "false")
    assert judge.broken() == {"F"}
    expect(page.locator(".ring.cause, .ring.refused").first).to_be_visible()
    link = judge.verdict.locator("[data-rule=F]").get_by_role("link")
    assert link.get_attribute("href") == "#/rules/rule-f"
    # Two bricks under the arch would satisfy rule F, but there is only one in hand.
    judge.panel.get_by_text("Bricks and columns under arch 1").click()
    judge.button("One more: Bricks on e3").click()
    expect(judge.panel.locator(".notation")).to_have_text("e3 bN")
    judge.button("One more: Bricks on e3").click()
    expect(judge.panel.locator(".notation")).to_have_text("e3 bbN")
    expect(judge.verdict.locator("[data-rule=pieces]")).to_have_attribute("data-outcome", "broken")
    assert judge.broken() == {"pieces"}
    judge.button("Start again").click()
    judge.tap("b4")
    judge.panel.get_by_role("button", name="Why not west?").click()
    judge.button("Lay it anyway").click()
    expect(judge.panel.locator(".notation")).to_have_text("b4 W")
    expect(judge.verdict).to_have_attribute("data-legal", "false")


def test_all_legal_staircases(page: Page):
    judge = JudgePage(page)
    judge.button("Judge a staircase").click()
    judge.button("All legal staircases").click()
    survey = page.locator(".survey")
    expect(survey.get_by_role("status")).to_have_text(re.compile(r"^\d+ legal staircases$"))
    survey.get_by_label("The best first, by").select_option("height")
    first = survey.locator("li button").first
    staircase = first.locator("code").inner_text()
    first.click()
    expect(judge.panel.locator(".notation")).to_have_text(staircase)
    expect(judge.verdict).to_have_attribute("data-legal", "true")


def test_a_link_brings_position_and_staircase(page: Page, new_person: NewPerson):
    judge = JudgePage(page)
    judge.use("Column", "a1")
    judge.type("b4 E E")
    expect(judge.verdict).to_have_attribute("data-legal", "true")
    judge.button("Copy link to this position").click()
    expect(page).to_have_url(re.compile("#/judge/[A-Za-z0-9_-]+$"))
    written = json.loads(judge.position.input_value())
    other = JudgePage(new_person(), f"/#{urlsplit(page.url).fragment}")
    expect(other.verdict).to_have_attribute("data-legal", "true")
    expect(other.panel.locator(".notation")).to_have_text("b4 E E")
    assert json.loads(other.position.input_value()) == written
    # The address without a code opens the last position of this device.
    page.goto("/#/new")
    again = JudgePage(page)
    assert json.loads(again.position.input_value()) == written


def test_text_that_cannot_be_read_is_refused_with_its_place(new_person: NewPerson):
    page = new_person(allowed=lambda text: "422" in text)
    judge = JudgePage(page)
    before = judge.position.input_value()
    for text, reason in {
        '{"ground": [}': "line 1, column 13",
        before.replace('"d4"', '"z9"'): "“z9” is not a spot",
        "http://there/#/judge/none": "This link has no position in it.",
    }.items():
        judge.position.fill(text)
        judge.button("Take").last.click()
        expect(page.get_by_role("alert")).to_contain_text(reason)
    judge.position.fill(before.replace('"bAwG"', '"bAwGc"'))
    judge.button("Take").last.click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(judge.position).to_have_value(before.replace('"bAwG"', '"bAwGc"'))
    # An impossible palace is still shown, so that it can be corrected.
    judge.position.fill(before.replace('"d4"', '"h8"'))
    judge.button("Take").last.click()
    expect(judge.panel.locator(".objection p")).to_have_count(2)
    judge.button("Undo").click()
    judge.type("d4 X")
    expect(page.get_by_role("alert")).to_contain_text("X")


def test_every_example_of_the_book_opens_with_its_verdict(page: Page):
    page.goto("/#/rules")
    links = page.locator("figure").get_by_role("link", name="Try it in the judge")
    expect(links).to_have_count(len(EXAMPLES))
    addresses = links.evaluate_all("all => all.map(each => each.getAttribute('href'))")
    for address, example in zip(addresses, EXAMPLES, strict=True):
        page.goto("/#/new")
        check_verdict(JudgePage(page, f"/{address}"), example)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_fits_on_a_phone_in_every_language(new_person: NewPerson, language: str):
    page = new_person(viewport=PHONE, locale=language, has_touch=True, is_mobile=True)
    judge = JudgePage(page)
    no_overflow(page)
    page.goto("/#/rules/rule-f")
    wrong = page.locator("#rule-f figure.wrong a")
    wrong.click()
    expect(judge.verdict).to_have_attribute("data-legal", "false")
    assert judge.broken() == {"F"}
    reason = judge.verdict.locator("[data-rule=F] p").first.inner_text()
    assert reason.startswith("Rule F") == (language == "en")
    no_overflow(page)
    judge.panel.locator("[aria-pressed=false]").first.click()
    judge.tap("d3")
    expect(page.locator(".ring.start")).to_have_count(1)
    no_overflow(page)


def test_a_brick_is_placed_and_removed_by_keyboard(page: Page):
    judge = JudgePage(page)
    judge.button("Brick").press("Space")
    page.locator("h1").click()
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(judge.position).to_have_value(re.compile('"b8":"b"'))
    page.locator("h1").click()
    page.keyboard.press("Backspace")
    expect(judge.position).not_to_have_value(re.compile('"b8":"b"'))


def test_a_brick_is_placed_on_the_model(new_person: NewPerson):
    judge = JudgePage(page := new_person(model=True))
    expect(page.locator("canvas")).to_be_visible()
    wait_until(page, "Boolean(window.monkeypalace?.locate('b2'))")
    judge.button("Brick").click()
    at = page.evaluate("window.monkeypalace.locate('b2')")
    page.locator("canvas").click(position=at)
    expect(judge.position).to_have_value(re.compile('"b2":"b"'))


# Texts


def ids(language: str) -> dict[str, set[str]]:
    """Return every text of the judge with the values that it mentions."""
    found: dict[str, set[str]] = {}
    for block in re.split(r"\n(?=judge-)", source("judge", language))[1:]:
        found[block.split(" =")[0]] = set(re.findall(r"\$(\w+)", block))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_with_the_same_values(language: str):
    assert ids(language) == ids("en")


def test_every_text_is_used():
    used = {id_ for text in SOURCES for id_ in re.findall(r'"(judge-[a-z-]+)"', text)}
    # `judge-staircase` is the id of an input field, not of a text.
    assert used - {"judge-staircase"} >= set(ids("en"))
