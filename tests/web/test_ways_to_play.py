"""The game can be played by keyboard alone, by touch on a phone, and without WebGL."""

from __future__ import annotations

import re
from contextlib import closing

from playwright.sync_api import Page, Playwright, expect

from tests.server.running import Running
from tests.web.browsers import NO_WEBGL, PHONE, launch, person
from tests.web.conftest import NewPerson
from tests.web.playing import Table, play_now


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something with this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.evaluate(
            "() => document.activeElement.getAttribute('aria-label') ?? "
            "document.activeElement.textContent.trim()"
        )
        if focused.startswith(name):
            return
    raise AssertionError(f"Tab never reaches {name!r}")


def test_a_turn_by_keyboard_alone(page: Page):
    page.goto("/")
    tab_to(page, "Play now")
    press(page, "Enter")
    table = Table(page)
    table.wait_for("build")
    said = page.locator("p[role=status].unseen")
    # The first arrow moves to a legal start and announces it.
    press(page, "ArrowUp")
    expect(said).to_have_text(re.compile("^[a-h][1-8]. Press Enter"))
    press(page, "Enter")
    expect(table.panel.get_by_role("group", name="Next arch")).to_be_visible()
    # Each arrow tries a direction: a legal one announces its level, the others are refused.
    for _ in range(2):
        here = table.panel.locator(".here")
        expect(table.panel.locator(".pad[aria-busy=false]")).to_be_visible()
        before = here.inner_text()
        for arrow in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            press(page, arrow)
            if re.search("at level", said.inner_text()):
                press(page, "Enter")
                expect(here).not_to_have_text(before)
                break
    expect(table.button("Build this")).to_be_enabled()
    press(page, "Enter")
    table.wait_for("buy")
    tab_to(page, "Take no card")
    press(page, "Enter")
    for _ in range(4):
        step = table.wait_for("one-time-delivery", "recurring-delivery", "monkey", "confirm")
        if step == "confirm":
            break
        tab_to(page, "Take them" if "delivery" in step else "The monkey to")
        press(page, "Enter")
        expect(table.panel).not_to_have_attribute("data-step", step)
    tab_to(page, "Confirm turn")
    press(page, "Enter")
    expect(page.get_by_text("Round 2")).to_be_visible()


def test_notation_can_be_typed(page: Page):
    table = play_now(page)
    table.type("b4 E E")
    table.button("Build this").click()
    table.wait_for("buy")


def locate_after_motion(page: Page, spot: str) -> dict[str, float]:
    """Wait until the camera stands still; return where a spot of the model is on the canvas."""
    before: dict[str, float] = {}
    while True:
        page.wait_for_timeout(200)
        # A busy machine may have drawn nothing in that time.
        page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        found: dict[str, float] = page.evaluate(f"window.monkeypalace.locate('{spot}')")
        if found == before:
            return found
        before = found


def test_a_phone_by_touch(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True, model=True)
    page.goto("/")
    page.get_by_role("button", name="Play now").tap()
    table = Table(page)
    table.wait_for("build")
    # The model is tapped where a ring lies on the ground.
    page.get_by_role("button", name="View", exact=True).tap()
    page.get_by_role("button", name="Above").tap()
    board = page.locator("canvas").bounding_box()
    assert board is not None
    ring = locate_after_motion(page, "b4")
    page.touchscreen.tap(board["x"] + ring["x"], board["y"] + ring["y"])
    east = table.panel.get_by_role("button", name=re.compile("^East to c4"))
    east.tap()
    table.panel.get_by_role("button", name=re.compile("^East to d4")).tap()
    table.button("Build this").tap()
    table.wait_for("buy")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, select, summary, a, input')]
        .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && Math.min(box.width, box.height) < 32)
        .filter(([each]) => !each.closest('.unseen') && !each.classList.contains('unseen'))
        .map(([each]) => each.outerHTML.slice(0, 120))"""
    )
    assert small == [], "targets of less than 32 pixels"


def test_without_webgl_the_plan_is_used(playwright: Playwright, server: Running):
    with (
        closing(launch(playwright, *NO_WEBGL)) as browser,
        person(browser, server.address) as page,
    ):
        table = play_now(page)
        expect(page.locator("canvas")).to_have_count(0)
        expect(page.locator(".plan .ground")).to_be_visible()
        table.play_turn()
        expect(page.get_by_text("Round 2")).to_be_visible()
