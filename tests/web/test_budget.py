"""The download size of the page, and the rendering cost of a palace late in a game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import wait_until
from tests.web.conftest import ROOT, NewPerson
from tests.web.playing import play_now

#: Bytes that the first page loads, at most.
FIRST_LOAD = 350_000
#: Draw calls and triangles of a frame, at most.
CALLS = 40
TRIANGLES = 80_000


def test_the_first_load_is_small(new_person: NewPerson):
    page = new_person(model=True)
    transferred: list[int] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: transferred.append(event["encodedDataLength"]))
    page.goto("/")
    expect(page.locator("canvas")).to_be_visible()
    page.wait_for_load_state("networkidle")
    # Code, style, three fonts, the model: nothing may be missing from the sum.
    assert len(transferred) >= 6
    assert sum(transferred) <= FIRST_LOAD


#: Waits for ten frames of the browser; returns how many frames the model has drawn so far.
AFTER_SOME_FRAMES = """async () => {
  for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  return window.monkeypalace.frameCount();
}"""


def drawn_in_full(page: Page) -> dict[str, int]:
    """Draw the model with shadows and reflections; return the highest cost of a frame."""
    page.goto("/?rich")
    expect(page.locator("canvas")).to_be_visible()
    wait_until(page, "window.monkeypalace?.frameCount() > 0")
    found = page.evaluate("window.monkeypalace.largestFrame()")
    assert isinstance(found, dict)
    return found


@pytest.mark.thorough
def test_a_late_palace_of_four_players_draws_fast(new_person: NewPerson):
    """The palace behind the first page is the end of a game of four, with almost all arches."""
    source = (ROOT / "web" / "src" / "board" / "showpiece.ts").read_text(encoding="utf-8")
    assert len(re.findall("A[nesw]", source)) / 2 >= 70
    found = drawn_in_full(new_person(model=True, viewport={"width": 320, "height": 240}))
    assert 0 < found["calls"] <= CALLS
    assert 20_000 < found["triangles"] <= TRIANGLES


#: Counts the DOM changes in the ground of the plan and in the table that describes the board.
COUNT_CHANGES = """() => {
  window.changes = {ground: 0, words: 0};
  for (const [name, where] of [['ground', '.plan .ground'], ['words', '.board table']]) {
    new MutationObserver(found => window.changes[name] += found.length)
      .observe(document.querySelector(where),
        {subtree: true, childList: true, attributes: true, characterData: true});
  }
}"""


def test_a_tap_on_the_plan_changes_only_what_it_must(page: Page):
    """Unchanged parts of the plan are not painted again, so that ghosts appear immediately."""
    table = play_now(page)
    expect(page.locator(".ring.open").first).to_be_visible()
    starts = page.locator(".ring.open").count()
    page.evaluate(COUNT_CHANGES)
    table.tap_plan("b4")
    expect(page.locator(".tag").first).to_be_visible()
    changes = page.evaluate("window.changes")
    assert changes["ground"] == 0
    # Only the descriptions of possible starts may change.
    assert 0 < changes["words"] <= starts
    # With a filter, the browser would repaint the whole plan for each of its parts.
    filters = """() => [...document.querySelectorAll('.plan, .plan *')]
        .map(each => getComputedStyle(each).filter)"""
    assert set(page.evaluate(filters)) == {"none"}


@pytest.mark.thorough
def test_a_tap_on_the_model_takes_few_frames(new_person: NewPerson):
    page = new_person(model=True, viewport={"width": 900, "height": 500})
    table = play_now(page)
    expect(page.locator("canvas")).to_be_visible()
    wait_until(page, "window.monkeypalace?.frameCount() > 0")
    before = page.evaluate("window.monkeypalace.frameCount()")
    table.type("b4")
    expect(page.locator(".tag").first).to_be_visible()
    after = page.evaluate(AFTER_SOME_FRAMES)
    assert 0 < after - before <= 4
    # Nothing changes any more, so nothing is drawn.
    assert page.evaluate(AFTER_SOME_FRAMES) == after


def test_the_lock_file_names_no_address():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"].values()
    assert len(lock["packages"]) > 20
    assert [each["resolved"] for each in packages if "resolved" in each] == []
