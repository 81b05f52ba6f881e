"""Every text exists in all five languages, and fits on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.ftl import messages, variables
from tests.samples import sampled
from tests.web.browsers import PHONE
from tests.web.conftest import ROOT, NewPerson
from tests.web.legible import illegible
from tests.web.playing import Table

LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "it": "Italiano"}
LANGUAGES["pt-BR"] = "Português"
#: The topic that only the page reads.
PAGE = "page"
TEXTS = ROOT / "src" / "monkeypalace" / "locale"
SOURCES = [
    path.read_text(encoding="utf-8")
    for path in (ROOT / "web" / "src").rglob("*")
    if path.suffix in (".svelte", ".ts")
]


def test_every_language_of_the_page_has_a_file():
    assert {path.parent.name for path in TEXTS.glob("*/page.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists_with_the_same_values(language: str):
    english, others = messages("en", PAGE), messages(language, PAGE)
    pages = {id_ for id_ in others if id_.startswith("web-")}
    assert pages == set(english)
    wrong = [
        id_ for id_ in pages if variables(others[id_], others) != variables(english[id_], english)
    ]
    assert wrong == []


def test_every_text_is_used_and_every_used_text_exists():
    known = set(messages("en", PAGE))
    written = {id_ for source in SOURCES for id_ in re.findall(r'"(web-[a-z0-9-]+)"', source)}
    # Ids that end in a value, like `web-${kind}`.
    begun = {id_ for source in SOURCES for id_ in re.findall(r"`(web-[a-z0-9-]*)\$\{", source)}
    assert written - known == set()
    unused = {id_ for id_ in known - written if not any(map(id_.startswith, begun - {"web-"}))}
    # These are used as `web-${kind}`, for a kind of piece or a drawer.
    assert unused <= {"web-arches", "web-bricks", "web-columns", "web-log", "web-score", "web-chat"}


def no_overflow(page: Page) -> None:
    """Check that everything fits on a phone, and that every text can be read."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.button, h1, h2, .lead, legend, dt, dd')]
        .filter(each => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
        // Texts for screen readers are one pixel wide.
        .filter(each => !each.classList.contains('unseen'))
        .map(each => each.outerHTML.slice(0, 160))"""
    )
    assert cut == [], "texts that do not fit"
    assert illegible(page) == []


def test_all_languages_on_a_phone(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.wait_for("build")
    game = page.url
    for language, name in LANGUAGES.items():
        page.locator(".topbar button.square").last.click()
        page.locator("dialog[open] select").select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        no_overflow(page)
        question = page.get_by_role("dialog")
        page.locator("button.leave").click()
        expect(question).to_be_visible()
        no_overflow(page)
        question.locator(".main").click()
        page.goto("/#/new")
        expect(page.locator(".maps label")).to_have_count(4)
        no_overflow(page)
        page.goto("/#/")
        expect(page.locator("main .start")).to_be_visible()
        no_overflow(page)
        page.goto(game)
        table.wait_for("build")


@pytest.mark.parametrize(
    "language", sampled([language for language in LANGUAGES if language != "en"], every=4)
)
def test_a_turn_in_another_language(new_person: NewPerson, language: str):
    page = new_person(viewport=PHONE, locale=language)
    page.goto("/")
    page.locator(".start .main").click()
    table = Table(page)
    table.wait_for("build")
    expect(page.locator("html")).to_have_attribute("lang", language)
    table.type("d4 E")
    objection = table.panel.locator(".objection p").first.inner_text()
    assert not objection.startswith("Rule ")
    no_overflow(page)
    table.panel.locator("header .button").click()
    table.type("b4 E E")
    table.panel.locator(".body > .button.main").click()
    table.wait_for("buy")
    no_overflow(page)
    # On a phone, cards are taken in the tab of the market.
    page.locator(".felt .button.main").click()
    step = table.wait_for("recurring-delivery", "monkey", "one-time-delivery", "confirm")
    while step != "confirm":
        no_overflow(page)
        table.decide_in_any_language(step)
        expect(table.panel).not_to_have_attribute("data-step", step)
        step = str(table.step)
    no_overflow(page)
    told = table.panel.locator("li").all_inner_texts()
    assert not any("builds" in sentence for sentence in told)
