"""The review of a finished game, and the exercises made from a player's errors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from monkeypalace.locale import LANGUAGES, text
from tests.ftl import messages, variables
from tests.server.clients import Client, play_by_bots
from tests.server.running import Running
from tests.web.browsers import PHONE, person
from tests.web.conftest import ROOT
from tests.web.playing import Table
from tests.web.test_accessible import examine
from tests.web.test_texts import no_overflow


class Reviewed:
    """A finished game of Ann against a bot, whose review is stored."""

    def __init__(self, client: Client) -> None:
        made = client.set_up("Ann", "bot:mandrill")["table"]
        self.table = str(made["id"])
        # A weak bot plays for Ann, so there are errors.
        play_by_bots(client, self.table, 1, bot="marmoset")
        path, answer = f"/tables/{self.table}/review", {"review": None}
        while answer["review"] is None:
            answer = client.post(path)
        self.review: Any = answer["review"]
        self.cookies: list[Any] = [
            {"name": each.name, "value": str(each.value), "url": str(client.http.base_url)}
            for each in client.http.cookies.jar
        ]

    @property
    def errors(self) -> list[tuple[Any, Any]]:
        """The turns and errors of Ann, the largest first."""
        found = [
            (turn, error)
            for turn in self.review["turns"]
            if turn["seat"] == 1
            for error in turn["errors"]
        ]
        return sorted(found, key=lambda each: -each[1]["loss"])


@pytest.fixture(scope="module")
def reviewed(server: Running) -> Iterator[Reviewed]:
    with Client(server.address) as client:
        yield Reviewed(client)


@pytest.fixture
def ann(browser: Browser, server: Running, reviewed: Reviewed) -> Iterator[Page]:
    with person(browser, server.address) as page:
        page.context.add_cookies(reviewed.cookies)
        yield page


@pytest.fixture
def phone(browser: Browser, server: Running, reviewed: Reviewed) -> Iterator[Page]:
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    with person(browser, server.address, **options) as page:
        page.context.add_cookies(reviewed.cookies)
        yield page


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_text_exists_with_the_same_values(language: str):
    english, others = messages("en", "review"), messages(language, "review")
    assert set(others) == set(english)
    wrong = [
        id_ for id_ in others if variables(others[id_], others) != variables(english[id_], english)
    ]
    assert wrong == []


def test_every_text_is_used():
    pages = (ROOT / "web" / "src" / "pages" / "review").iterdir()
    sources = "".join(path.read_text(encoding="utf-8") for path in pages)
    assert [id_ for id_ in messages("en", "review") if f'"{id_}"' not in sources] == []


def test_from_the_end_of_the_game_to_an_error(ann: Page, reviewed: Reviewed):
    ann.goto(f"/#/table/{reviewed.table}")
    Table(ann).final.get_by_role("button", name="Review the game").click()
    panel = ann.locator("main.review")
    expect(panel.get_by_role("heading", name="Skill and luck")).to_be_visible()
    expect(panel.locator(".seats > li")).to_have_count(2)
    expect(
        panel.get_by_role("region", name="Where the game was decided").locator("li")
    ).to_have_count(3)
    examine(ann)
    # The chart is also available as a table.
    panel.get_by_text("As a table").click()
    expect(panel.locator("tbody tr")).to_have_count(len(reviewed.review["turns"]))
    panel.get_by_role("region", name="The largest errors").get_by_role("button").first.click()
    expect(panel.locator(".choice[data-which=better]")).to_have_attribute("aria-pressed", "true")
    expect(panel.locator(".choice code")).to_have_count(0)
    examine(ann)
    # The keyboard selects another turn.
    slider = panel.get_by_role("slider", name="Turn")
    slider.focus()
    slider.press("Home")
    expect(panel).to_have_attribute("data-at", "0")
    slider.press("ArrowRight")
    expect(panel).to_have_attribute("data-at", "1")


def test_a_point_of_the_game_can_be_continued(ann: Page, reviewed: Reviewed):
    ann.goto(f"/#/review/{reviewed.table}")
    ann.get_by_role("region", name="Where the game was decided").get_by_role("button").first.click()
    ann.get_by_role("button", name="Play on from here").click()
    Table(ann).wait_for()
    assert reviewed.table not in ann.url


def solve(page: Page, error: Any) -> None:
    """Make the better decision of an error with the tools of a turn."""
    table = Table(page)
    table.panel = page.locator("main.steps")
    decision = error["better"]["decision"]
    if error["kind"] == "build":
        table.type(decision)
        table.panel.locator("dl ~ .button.main:enabled").click()
    elif error["kind"] == "buy":
        for pile in decision.split()[1:]:
            if pile != "nothing":
                table.panel.locator(f".pile[data-pile='{pile}']").click()
        table.panel.locator(".felt ~ .button.main").click()


def test_a_better_decision_is_found(ann: Page, reviewed: Reviewed):
    mine = reviewed.errors
    at, (_, error) = next(
        (index, each) for index, each in enumerate(mine) if each[1]["kind"] in ("build", "buy")
    )
    ann.goto(f"/#/review/{reviewed.table}")
    ann.get_by_role("link", name="Learn from my mistakes").click()
    panel = ann.locator("main.steps")
    for number in range(at):
        expect(panel).to_have_attribute("data-mistake", str(number))
        panel.get_by_role("button", name="Next").click()
    expect(panel).to_have_attribute("data-mistake", str(at))
    examine(ann)
    panel.get_by_role("button", name="Hint").click()
    expect(panel.locator(".hint")).to_be_visible()
    solve(ann, error)
    expect(panel).to_have_attribute("data-passed", "true")
    expect(panel.locator(".count").first).to_contain_text("Found: 1 of")
    examine(ann)


def test_the_answer_is_told_and_can_be_tried_again(ann: Page, reviewed: Reviewed):
    ann.goto(f"/#/mistakes/{reviewed.table}")
    panel = ann.locator("main.steps")
    expect(panel).to_have_attribute("data-mistake", "0")
    hint = panel.get_by_role("button", name="hint")
    # The hints of a mistake replace those of a turn.
    expect(hint).to_have_count(1)
    hint.click()
    answer = panel.get_by_role("button", name="Show the answer")
    if not answer.is_visible():
        hint.click()
    answer.click()
    told = panel.locator("[data-verdict=answer]")
    # In words: what Ann builds or buys, or how she takes a delivery.
    words = re.compile(r"^\s*(Ann |One-time Delivery: |Recurring Delivery: )")
    expect(told.locator("div").first).to_have_text(words)
    examine(ann)
    panel.get_by_role("button", name="Try again").click()
    expect(told).to_have_count(0)
    expect(hint).to_be_visible()


def test_all_languages_on_a_phone(phone: Page, reviewed: Reviewed):
    for language in LANGUAGES:
        phone.goto(f"/#/review/{reviewed.table}")
        phone.locator(".topbar select").select_option(language)
        heading = text("coach-points", {}, language)
        expect(phone.get_by_role("heading", name=heading)).to_be_visible()
        no_overflow(phone)
        phone.get_by_role("region", name=heading).get_by_role("button").first.click()
        expect(phone.locator("main.review")).not_to_have_attribute("data-at", "summary")
        no_overflow(phone)
        phone.goto(f"/#/mistakes/{reviewed.table}")
        expect(phone.locator("main.steps")).not_to_have_attribute("data-mistake", "none")
        no_overflow(phone)


def test_a_running_game_cannot_be_reviewed(ann: Page):
    ann.goto("/")
    ann.get_by_role("button", name="Play now").click()
    table = Table(ann)
    table.wait_for("build")
    ann.goto(f"/#/review/{table.id}")
    expect(ann.get_by_text("Only finished games can be reviewed.")).to_be_visible()
