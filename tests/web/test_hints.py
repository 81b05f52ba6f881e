"""Hints in the browser: three steps, shown on the board and in the market."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Table, play_now


def shoot(page: Page, name: str) -> None:
    """Keep a picture if a folder for pictures is given."""
    folder = os.environ.get("HINT_PICTURES")
    if folder:
        page.screenshot(path=Path(folder) / f"{name}.png")


def test_a_hint_is_revealed_step_by_step_and_used(new_person: NewPerson):
    page = new_person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = play_now(page)
    table.reveal_hint(1)
    steps = table.hint.locator("ol li")
    expect(steps).to_have_count(1)
    expect(page.locator(".ring.hint")).to_have_count(0)
    table.reveal_hint(2)
    expect(steps.nth(1)).to_contain_text("Start on ")
    expect(page.locator(".ring.hint")).to_have_count(1)
    table.reveal_hint(3)
    staircase = table.hinted_staircase
    expect(page.locator(".ring.hint")).to_have_count(len(staircase.split()))
    # One request for all steps.
    assert len([url for url in asked if "/hint?" in url]) == 1
    shoot(page, "build")
    table.button("Use this").click()
    table.button("Build this").click()
    table.wait_for("buy")
    expect(table.hint.locator("ol")).to_have_count(0)
    table.reveal_hint(2)
    expect(page.locator(".pile.hinted")).to_have_count(1)
    shoot(page, "buy")
    table.reveal_hint(3)
    with table.decision():
        table.button("Use this").click()
    # The rest of the turn is played by hints, too.
    while table.wait_for() != "confirm":
        table.reveal_hint(3)
        with table.decision():
            table.button("Use this").click()
    expect(table.hint).to_have_count(0)


def test_a_reason_is_shown_on_the_board(new_person: NewPerson):
    page = new_person(viewport={"width": 1440, "height": 900})
    table = play_now(page)
    for _ in range(8):
        table.wait_for("build")
        table.reveal_hint(3)
        reason = table.hint.locator("button.reason").first
        if reason.is_visible():
            break
        table.play_turn()
    before = page.locator(".ring.hint").count()
    reason.click()
    expect(reason).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ring.hint").first).to_be_visible()
    shoot(page, "reason")
    reason.click()
    expect(reason).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".ring.hint")).to_have_count(before)


def test_a_hint_by_keyboard_keeps_the_focus(new_person: NewPerson):
    page = new_person()
    table = play_now(page)
    table.wait_for("build")
    button = table.hint.locator("> button")
    button.focus()
    for step, name in ((1, "Where?"), (2, "Show me"), (3, "Use this")):
        page.keyboard.press("Enter")
        expect(table.hint).to_have_attribute("data-steps", str(step))
        expect(button).to_be_focused()
        expect(button).to_have_text(re.compile(name.replace("?", r"\?")))
    # Screen readers announce each new step.
    expect(table.hint.locator("[aria-live=polite] li").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(table.button("Build this")).to_be_enabled()


@pytest.mark.parametrize("width", [390])
def test_hints_on_a_phone(new_person: NewPerson, width: int):
    page = new_person(viewport={"width": width, "height": 844})
    table = play_now(page)
    table.wait_for("build")
    table.reveal_hint(3)
    shoot(page, "phone")
    expect(table.button("Use this")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    table.button("Use this").click()
    table.button("Build this").click()


def test_a_table_without_hints_offers_none_and_shows_that_they_are_off(new_person: NewPerson):
    page = new_person()
    page.goto("/#/new")
    switch = page.get_by_role("checkbox", name=re.compile("^Hints"))
    expect(switch).to_be_checked()
    switch.uncheck()
    page.get_by_role("button", name="Set up the table").click()
    table = Table(page)
    table.wait_for("build")
    expect(table.hint).to_have_count(0)
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_text("There are no hints at this table.")).to_be_visible()
    shoot(page, "none")
