"""Whole games in the browser, by clicking."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson
from tests.web.playing import Table, play_now


def play_to_the_end(*tables: Table) -> None:
    while True:
        running = [table for table in tables if table.wait_for_turn_or_end()]
        if not running:
            return
        running[0].play_turn()


def test_a_whole_game_against_a_bot(page: Page):
    table = play_now(page)
    play_to_the_end(table)
    expect(table.final.get_by_role("heading")).to_have_text(re.compile("wins!|share the win!"))
    bananas = [int(each) for each in table.final.locator("li .sum b").all_inner_texts()]
    assert len(bananas) == 2
    table.final.get_by_text("Download").click()
    expect(table.final.get_by_role("link", name="Brick model (LDraw)")).to_be_visible()
    table.final.get_by_role("button", name="Look at the palace").click()
    expect(page.get_by_text("The game is over").first).to_be_visible()


@pytest.mark.thorough
def test_a_turn_on_the_model(new_person: NewPerson):
    page = new_person(model=True)
    table = play_now(page)
    expect(page.locator("canvas")).to_be_visible()
    table.play_turn()
    expect(page.get_by_text("Round 2")).to_be_visible()
