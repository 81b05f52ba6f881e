"""What the page weighs, and what a picture of a late palace takes."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, NewPerson

FIRST_LOAD = 350_000
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


def drawn_in_full(page: Page) -> dict[str, int]:
    """The model with shadows and reflections; its first picture draws the shadows, too."""
    page.goto("/?rich")
    expect(page.locator("canvas")).to_be_visible()
    page.wait_for_function("window.monkeypalace?.most?.().calls > 0")
    found = page.evaluate("window.monkeypalace.most()")
    assert isinstance(found, dict)
    return found


def test_a_late_palace_of_four_players_draws_fast(new_person: NewPerson):
    """The palace behind the first page is the end of a game of four, with almost all arches."""
    source = (ROOT / "web" / "src" / "lobby" / "showpiece.ts").read_text(encoding="utf-8")
    assert len(re.findall("A[nesw]", source)) / 2 >= 70
    found = drawn_in_full(new_person(model=True, viewport={"width": 640, "height": 400}))
    assert 0 < found["calls"] <= CALLS
    assert 20_000 < found["triangles"] <= TRIANGLES


def test_the_lock_file_names_no_address():
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"].values()
    assert len(lock["packages"]) > 20
    assert [each["resolved"] for each in packages if "resolved" in each] == []
