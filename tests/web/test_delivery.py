"""Before a delivery is taken, the page says whether it ends the game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from monkeypalace.packs import new_pack_text
from tests.web.playing import table_after

#: In the pack of this test, the boards of both players deliver more icons than any real board.
POOR, RICH = "delivery = { icons = 3, columns = 0 }", "delivery = { icons = 20, columns = 0 }"
#: Three turns, after which the tray has 14 arches.
TURNS = (
    ("b4 E E", "buy nothing", "take 20a 0b"),
    ("b2 N N", "buy nothing", "take 20a 0b"),
    ("d2 W W", "buy nothing", "take 20a 0b"),
)


def test_the_slider_warns_before_a_choice_that_ends_the_game(page: Page):
    table = table_after(page, new_pack_text().replace(POOR, RICH, 2), TURNS)
    table.decide()
    table.wait_for("buy")
    with table.decision():
        table.button("Take no card").click()
    table.wait_for("recurring-delivery")
    expect(table.panel).to_contain_text(re.compile("The tray has .*14"))
    warning, slider = table.panel.get_by_role("alert"), table.panel.get_by_role("slider")
    # At first, the slider stands at a choice that does not end the game.
    expect(warning).to_be_hidden()
    expect(slider).to_have_value("10")
    slider.fill("20")
    expect(warning).to_contain_text("6")
    slider.fill("14")
    expect(warning).to_be_hidden()
