"""The rule book in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from monkeypalace.locale import LANGUAGES
from monkeypalace.rulebook import CHAPTERS, RULES, read_book
from tests.web.browsers import PHONE
from tests.web.conftest import NewPerson
from tests.web.playing import play_now
from tests.web.test_accessible import examine
from tests.web.test_texts import no_overflow

pytestmark = pytest.mark.thorough

SECTIONS = [section for chapter in CHAPTERS for section in chapter.walk()]
PICTURES = sum(len(section.examples) for section in SECTIONS)


def open_book(page: Page, section: str = "") -> None:
    page.goto(f"/#/rules/{section}")
    expect(page.locator("figure > svg")).to_have_count(PICTURES)


def test_the_book_is_one_click_from_the_first_page(page: Page):
    page.goto("/")
    page.get_by_role("link", name="Rule book").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Monkey Palace: the rule book")
    expect(page.locator("figure > svg")).to_have_count(PICTURES)
    assert page.locator("main section").evaluate_all("found => found.map(each => each.id)") == [
        section.id for section in SECTIONS
    ]
    examine(page)


def test_every_rule_has_its_pictures_side_by_side(page: Page):
    open_book(page)
    for rule in RULES:
        right = page.locator(f"#{rule.id} figure.right")
        wrong = page.locator(f"#{rule.id} figure.wrong")
        expect(right).to_contain_text("Right")
        expect(wrong).to_contain_text("Wrong")
        right_box, wrong_box = right.bounding_box(), wrong.bounding_box()
        assert right_box is not None
        assert wrong_box is not None
        assert right_box["y"] == pytest.approx(wrong_box["y"], abs=2)


def test_an_address_leads_to_its_section(page: Page):
    open_book(page, "rule-f")
    expect(page.locator("#rule-f")).to_be_in_viewport()
    page.locator("nav").get_by_role("link", name="The frog").click()
    expect(page.locator("#frog")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#/rules/frog$"))


def test_searching(page: Page):
    open_book(page)
    search = page.get_by_label("Search the book")
    search.fill("SPIRAL")
    expect(page.locator("main section")).to_have_count(1)
    expect(page.locator("#rule-h")).to_be_visible()
    expect(page.get_by_role("status").first).to_have_text("Found in 1 section")
    search.fill("giraffe")
    expect(page.locator("main section")).to_have_count(0)
    search.fill("")
    expect(page.locator("main section")).to_have_count(len(SECTIONS))


def test_a_refusal_leads_to_its_rule(page: Page):
    table = play_now(page)
    table.type("d4 E")
    first = table.panel.locator(".objection p").first
    expect(first).to_contain_text("Rule A")
    with page.context.expect_page() as opened:
        first.get_by_role("link", name="Why?").click()
    expect(opened.value.locator("#rule-a")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Rule book")).to_be_visible()


def test_printing_shows_the_book_and_nothing_else(page: Page):
    open_book(page)
    page.emulate_media(media="print")
    expect(page.locator(".tools")).to_be_hidden()
    expect(page.locator("header")).to_be_hidden()
    # The whole book is printed, not only one screen of it.
    assert page.evaluate("document.documentElement.scrollHeight") > 4000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_fits_on_a_phone_in_every_language(new_person: NewPerson, language: str):
    page = new_person(viewport=PHONE, locale=language, has_touch=True, is_mobile=True)
    open_book(page)
    titles = [chapter.title for chapter in read_book(language)]
    assert page.locator("main > section > h2").all_inner_texts() == titles
    no_overflow(page)
    widest = page.locator("figure").evaluate_all(
        "found => Math.max(...found.map(each => each.getBoundingClientRect().right))"
    )
    assert widest <= PHONE["width"]
