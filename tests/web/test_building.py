"""Bricks for columns under any arch of the staircase that is being built."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.advised import Advised
from tests.web.playing import Table


def swappable(table: Advised, seat: int, before: list[str]) -> Iterator[str]:
    """Staircases that go on after a first arch with several ways to hold it up.

    Each of these ways leaves other pieces, so that one can tell them apart.
    """

    def help_(staircase: str) -> Any:
        return table.post("/help", {"seat": seat, "staircase": staircase, "before": before})

    for start in help_("")["starts"]:
        for offer in help_(start)["offers"]:
            left = {tuple(filling["left"].values()) for filling in offer["fillings"]}
            if not 1 < len(left) == len(offer["fillings"]):
                continue
            longer = help_(offer["fillings"][0]["staircase"])["offers"]
            if longer:
                yield str(longer[0]["fillings"][0]["staircase"])


def with_something_to_swap(page: Page) -> tuple[Advised, str]:
    """A table played on until a staircase can be built that has something to swap."""
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
    # The frog brings columns.
    table = Advised(page.context.request, seats, thrifty=True, options={"frog": True})
    for _ in range(24):
        view = table.view()
        seat = view["game"]["seat"]
        hand = view["game"]["players"][seat - 1]["hand"]
        if hand["columns"] > 0 and hand["bricks"] >= 3 and hand["arches"] >= 2:
            frog_first = view["game"]["kind"] == "frog-before-building"
            for staircase in swappable(table, seat, ["no frog"] if frog_first else []):
                return table, staircase
        table.turn(seat, view["number"])
    raise AssertionError("nothing to swap in 24 turns")


def test_supports_of_an_earlier_arch_are_swapped_with_one_tap(page: Page):
    page.goto("/")
    advised, staircase = with_something_to_swap(page)
    page.goto(f"/#/table/{advised.table}")
    table = Table(page)
    if table.wait_for() != "build":
        table.button("Leave it").click()
        table.wait_for("build")
    table.type(staircase)
    left = table.panel.locator("dl dd").nth(1)
    expect(table.panel.locator(".pad[aria-busy=false]")).to_be_visible()
    before = str(left.text_content())
    # On the board, at the first of two arches.
    page.locator(".tag").get_by_role("button", name="Other supports for arch 1").click()
    expect(left).not_to_have_text(before)
    # In the panel; the last way is followed by the first one.
    swap = table.button("Other supports for arch 1")
    for _ in range(6):
        if left.text_content() == before:
            break
        now = str(left.text_content())
        swap.click()
        expect(left).not_to_have_text(now)
    expect(left).to_have_text(before)
