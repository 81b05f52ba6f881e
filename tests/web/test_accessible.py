"""axe finds no serious violation on any page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, NewPerson
from tests.web.playing import Table, play_now, set_up

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def examine(page: Page) -> None:
    # `evaluate` uses the debugger; the content security policy blocks injected scripts.
    page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    serious = [
        f"{each['id']}: {node['html'][:200]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert serious == []


def test_the_lobby(page: Page):
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    examine(page)
    page.goto("/#/new")
    expect(page.locator(".maps label")).to_have_count(4)
    examine(page)


def test_waiting_and_the_invitation(new_person: NewPerson):
    ann, ben = new_person(), new_person()
    set_up(ann, "me", "open", start=False)
    examine(ann)
    ben.goto(ann.get_by_label("Link for this seat").input_value())
    expect(ben.get_by_role("button", name="Sit down")).to_be_visible()
    examine(ben)


def test_every_step_of_a_turn_and_the_drawers(page: Page):
    table = play_now(page)
    examine(page)
    table.type("b4 E")
    expect(table.panel.locator(".pad")).to_be_visible()
    examine(page)
    table.type("d4 E")
    expect(table.panel.locator(".objection")).to_contain_text("Rule A")
    examine(page)
    table.button("Undo").click()
    table.type("b4 E E")
    while True:
        step = table.wait_for()
        examine(page)
        table.decide()
        if step == "confirm":
            break
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    examine(page)
    page.keyboard.press("Escape")
    for drawer in ("Log", "Score sheet", "Chat"):
        page.get_by_role("button", name=drawer).click()
        expect(page.get_by_role("complementary", name=drawer)).to_be_visible()
        examine(page)


def test_the_replay(page: Page):
    table = play_now(page)
    table.play_turn()
    Table(page).wait_for("build")
    page.goto(f"/#/replay/{table.id}")
    expect(page.get_by_role("heading", name="Turn 2 of 2")).to_be_visible()
    examine(page)
    page.get_by_role("button", name="One turn back").click()
    expect(page.get_by_role("heading", name="Turn 1 of 2")).to_be_visible()
    page.get_by_role("button", name="Try something else from here").click()
    expect(page.get_by_text("You play for every seat now.")).to_be_visible()
    examine(page)
    # A branch has hints, too.
    for name in ("Give me a hint", "Where?", "Show me"):
        page.get_by_role("button", name=name).click()
    expect(page.get_by_role("button", name="Use this")).to_be_visible()
    examine(page)
    page.get_by_role("button", name="Use this").click()
    page.get_by_role("button", name="Build this").click()
    expect(page.get_by_role("heading", name="Take cards")).to_be_visible()
