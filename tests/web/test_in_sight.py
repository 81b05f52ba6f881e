"""All public information is visible in every step of a turn, on a phone after one tap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.advised import Advised
from tests.web.browsers import PHONE
from tests.web.conftest import NewPerson
from tests.web.playing import Table, play_now

WIDE = [{"width": 1440, "height": 900}, {"width": 1024, "height": 768}]


#: In JavaScript: whether each element is completely on the screen, and nothing covers its middle.
IN_VIEW = """elements => elements.map((each) => {
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    if (width === 0 || left < -1 || right > innerWidth + 1) return false;
    if (top < 0 || bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (each.contains(hit) || hit.contains(each));
})"""


def in_view(what: Locator) -> bool:
    """Return whether all of these elements are in view at the same moment."""
    found = what.evaluate_all(IN_VIEW)
    return bool(found) and all(found)


def look_around(page: Page, seats: int) -> None:
    """Check that market, boards, tray and trophies are in sight on a wide screen."""
    assert page.locator(".pile").count() == 12
    assert in_view(page.locator(".pile"))
    for pile in page.locator(".pile").all():
        box = pile.bounding_box()
        assert box is not None
        assert box["width"] >= 60
    assert page.locator("article.player").count() == seats
    for board in page.locator("article.player").all():
        assert in_view(board)
        assert board.locator(".places > li").count() == 4
    for other in (".supply .tray", ".supply .trophy >> nth=0"):
        assert in_view(page.locator(other))


def look_around_by_tabs(table: Table, seats: int) -> None:
    """Check the same on a phone, in the tabs of the sheet."""
    page = table.page
    before = page.locator(".sheet[data-tab]").get_attribute("data-tab")
    table.tab("Market")
    assert in_view(page.locator(".pile"))
    for other in (".supply .tray", ".supply .trophy >> nth=0"):
        assert in_view(page.locator(other))
    table.tab("Boards")
    assert page.locator("article.player").count() == seats
    assert in_view(page.locator("article.player"))
    page.locator(f"#tab-{before}").click()


def take_no_card(table: Table) -> None:
    with table.decision():
        table.page.locator(".felt").get_by_role("button", name="Take no card").click()


def open_table_of_four(page: Page) -> Table:
    """Open a table of four, with one person and three bots."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    advised = Advised(page.context.request, [{"kind": "me", "name": "Ann"}, *bots])
    page.goto(f"/#/table/{advised.table}")
    table = Table(page)
    table.wait_for("build")
    return table


@pytest.mark.parametrize("size", WIDE, ids=["1440", "1024"])
def test_every_step_on_a_wide_screen(new_person: NewPerson, size: dict[str, int]):
    page = new_person(viewport=size)
    table = open_table_of_four(page)
    look_around(page, 4)
    table.type("b4 E E")
    expect(table.button("Build this")).to_be_enabled()
    while True:
        step = table.wait_for()
        look_around(page, 4)
        table.decide()
        if step == "confirm":
            break
    # Everything is in sight while the others play, too.
    look_around(page, 4)


def test_every_step_on_a_phone(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    table = play_now(page)
    table.type("b4 E")
    expect(table.panel.locator(".here")).to_have_text("c4")
    look_around_by_tabs(table, 2)
    # The draft is still there.
    expect(table.panel.locator(".here")).to_have_text("c4")
    expect(page.locator(".sums")).to_contain_text("1")
    table.type("b4 E E")
    table.button("Build this").click()
    table.wait_for("buy")
    # The tab of the market opens by itself.
    expect(page.locator(".felt").get_by_role("button", name="Take no card")).to_be_visible()
    look_around_by_tabs(table, 2)
    take_no_card(table)
    while (step := table.wait_for()) != "confirm":
        look_around_by_tabs(table, 2)
        table.decide_in_any_language(step)
        expect(table.panel).not_to_have_attribute("data-step", step)
    look_around_by_tabs(table, 2)


def test_a_table_of_four_on_a_phone_also_while_others_play(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    table = open_table_of_four(page)
    look_around_by_tabs(table, 4)
    table.type("b4 E E")
    table.button("Build this").click()
    table.wait_for("buy")
    take_no_card(table)
    while (step := table.wait_for()) != "confirm":
        table.decide_in_any_language(step)
        expect(table.panel).not_to_have_attribute("data-step", step)
    table.decide()
    # The turns of the bots are shown one after the other.
    look_around_by_tabs(table, 4)


def test_a_card_that_is_chosen_first_leads_to_a_staircase_and_is_taken(page: Page):
    table = play_now(page)
    card = table.pile("2")
    # Pointing at it highlights all starts, because it is multicoloured.
    card.hover()
    starts = page.locator(".ring.wanted")
    expect(starts.first).to_be_visible()
    expect(page.locator(".ring.faint")).to_have_count(0)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    table.reveal_hint()
    staircase = table.hinted_staircase
    table.tap_plan(staircase.split()[0])
    expect(table.panel.locator(".pad")).to_be_visible()
    # The first arch is worth one credit.
    expect(page.locator(".pile.next")).to_have_attribute("data-pile", "1")
    table.button("Use this").click()
    expect(card).to_have_class(re.compile(r"\bwithin\b"))
    table.button("Build this").click()
    table.wait_for("buy")
    # The card is chosen already; one button takes it.
    expect(card).to_have_attribute("aria-pressed", "true")
    with table.decision():
        table.button("Take this card").click()
    while table.wait_for() != "confirm":
        table.decide()
    board = page.locator("article.player").first
    expect(board.locator(".places button")).to_have_count(1)
