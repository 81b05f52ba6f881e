"""Columns and bricks can be swapped under any arch of the staircase that is being built."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from monkeypalace.packs import new_pack_text
from tests.web.playing import table_after

#: In the pack of this test, the first player's board delivers more icons and a column.
POOR, RICH = "delivery = { icons = 3, columns = 0 }", "delivery = { icons = 8, columns = 1 }"
#: A turn of each player, after which the first one has 2 arches, 6 bricks and a column.
TURNS = (
    ("b4 E E", "buy nothing", "take 2a 6b"),
    ("b2 N N", "buy nothing", "take 2a 1b"),
)
#: Its first arch stands on a column, or on three bricks.
STAIRCASE = "b5 cS Ebb"


def test_supports_of_an_earlier_arch_are_swapped_with_one_tap(page: Page):
    table = table_after(page, new_pack_text().replace(POOR, RICH, 1), TURNS)
    table.type(STAIRCASE)
    left = table.panel.locator("dl dd").nth(1)
    expect(table.panel.locator(".pad[aria-busy=false]")).to_be_visible()
    before = str(left.text_content())
    # The button on the board is at the first of two arches.
    page.locator(".tag").get_by_role("button", name="Other supports for arch 1").click()
    expect(left).not_to_have_text(before)
    # The button in the panel returns from the last choice to the first one.
    table.button("Other supports for arch 1").click()
    expect(left).to_have_text(before)
