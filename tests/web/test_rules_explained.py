"""An illegal attempt for each building rule shows its explanation."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import play_now

#: For each rule, an attempt in the first turn that breaks it. Rule E is tested with a tap.
ATTEMPTS = {
    "A": "d4 E",
    "B": "c4 GE",
    "C": "c4 b",
    "D": "a1 W",
    "F": "c4 E",
    "G": "d4 E",
    "H": "b4 E W",
    "I": "b4 E E @b4Nb",
}


def test_every_rule_is_named(page: Page):
    table = play_now(page)
    for rule, attempt in ATTEMPTS.items():
        table.type(attempt)
        expect(table.panel.locator(".objection")).to_contain_text(f"Rule {rule} (")
        expect(table.button("Build this")).to_be_disabled()
        expect(page.locator(".ring.cause, .ring.refused").first).to_be_visible()
        table.button("Undo").click()


@pytest.mark.parametrize(("spot", "rule"), [("d4", "A"), ("a8", "E")])
def test_tapping_an_illegal_start_names_the_rule(page: Page, spot: str, rule: str):
    table = play_now(page)
    table.tap_plan(spot)
    expect(table.panel.locator(".objection")).to_contain_text(f"Rule {rule} (")
    expect(page.locator(".ring.refused")).to_have_count(1)


def test_a_direction_that_is_not_offered_says_why(page: Page):
    table = play_now(page)
    table.tap_plan("b4")
    table.panel.get_by_role("button", name="Why not west?").click()
    expect(table.panel.locator(".objection")).to_contain_text(re.compile(r"Rule [A-I] \("))
