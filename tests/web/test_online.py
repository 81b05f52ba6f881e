"""Several people: at one device, and in two browsers whose network blinks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Table, set_up


def test_two_at_one_device_take_turns(page: Page):
    table = set_up(page, "me", "me")
    for name in ("Player 1", "Player 2", "Player 1"):
        table.wait_for("build")
        expect(page.get_by_text(f"Your turn, {name}").first).to_be_visible()
        table.play_turn()


def lost_network(text: str) -> bool:
    """What a browser itself writes when requests fail for want of a network."""
    return "ERR_INTERNET_DISCONNECTED" in text or "ERR_NETWORK_IO_SUSPENDED" in text


def test_two_browsers_one_reconnects_and_one_reloads(new_person: NewPerson):
    ann, ben = new_person(allowed=lost_network), new_person()
    ann_table = set_up(ann, "me", "open", start=False)
    link = ann.get_by_label("Link for this seat").input_value()
    expect(ann.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    ben_table = Table(ben)
    expect(ben.get_by_text("Player 1 is thinking")).to_be_visible()

    # Ann's page is loaded anew in the middle of her turn; nothing that was played is lost.
    ann_table.flat()
    ann_table.wait_for("build")
    ann_table.decide()
    ann.reload()
    ann_table.wait_for("build")
    ann_table.play_turn()

    # Ben's turn; meanwhile Ann's network is gone, and she is told so.
    ben_table.wait_for("build")
    ann.context.set_offline(True)
    ben_table.play_turn()
    expect(ann.get_by_text("No connection to the server")).to_be_visible()
    ann.context.set_offline(False)
    expect(ann.get_by_text("No connection to the server")).to_be_hidden()
    ann_table.wait_for("build")
    expect(ann.get_by_text("Round 2")).to_be_visible()
    ann_table.play_turn()
    ben_table.wait_for("build")


def test_a_plan_is_checked_again_after_each_turn(new_person: NewPerson):
    ann, ben = new_person(), new_person()
    ann_table = set_up(ann, "me", "open", start=False)
    link = ann.get_by_label("Link for this seat").input_value()
    ben.goto(link)
    ben.get_by_role("button", name="Sit down").click()
    ben_table = Table(ben)
    # Ben plans a staircase that Ann then builds herself.
    ben_table.type("b4 E E")
    expect(ben_table.button("Build this")).to_be_enabled()
    ann_table.wait_for("build")
    ann_table.type("b4 E E")
    ann_table.button("Build this").click()
    while ann_table.panel.get_attribute("data-mine") == "true":
        ann_table.decide()
    ben_table.wait_for("build")
    expect(ben_table.panel).to_contain_text("Rule A: pieces stand on b4 already.")
    expect(ben_table.button("Build this")).to_be_disabled()


def test_somebody_watches(new_person: NewPerson):
    ann, ben = new_person(), new_person()
    table = set_up(ann, "me", "bot", public=True)
    table.wait_for("build")
    ben.goto(f"/#/table/{table.id}")
    expect(ben.get_by_text("You are watching this table.")).to_be_visible()
    table.play_turn()
    ben.get_by_role("button", name="Log").click()
    expect(ben.get_by_text("Player 1 builds").first).to_be_visible()
