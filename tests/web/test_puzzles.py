"""Puzzles in the browser: solved with the tools of a table, on a phone and in every language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from monkeypalace.locale import LANGUAGES, text
from monkeypalace.puzzles import PUZZLES, Puzzle, today
from tests.web.browsers import DESKTOP, PHONE
from tests.web.conftest import NewPerson
from tests.web.playing import Table
from tests.web.test_accessible import examine
from tests.web.test_texts import no_overflow

PUZZLE = next(each for each in PUZZLES if len(each.answers) == 2)
#: From a3, the arch to b3 can be laid on two levels.
RAISED = next(each for each in PUZZLES if each.id == "ajduwq")
LAST_ROUND = next(each for each in PUZZLES if each.state.last_round)


class Solver:
    """A person at a puzzle."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("main.puzzle")
        self.table = Table(page)
        self.table.panel = self.panel

    def open(self, puzzle: Puzzle) -> None:
        self.page.goto(f"/#/puzzles/{puzzle.id}")
        expect(self.panel).to_have_attribute("data-step", str(puzzle.state.kind))

    def build(self, staircase: str) -> None:
        self.table.type(staircase)
        self.panel.locator("dl ~ .button.main:enabled").click()

    def buy(self, piles: list[str]) -> None:
        expect(self.panel).to_have_attribute("data-step", "buy")
        for pile in piles:
            self.page.locator(f".pile[data-pile='{pile}']").first.click()
        self.page.locator(".part.market .button.main, .puzzle .button.main").last.click()


def test_a_puzzle_is_solved_and_remembered(page: Page):
    solver = Solver(page)
    solver.open(PUZZLE)
    solver.build(PUZZLE.answers[0][0])
    solver.buy(PUZZLE.answers[1][0].split()[1:])
    expect(solver.panel).to_have_attribute("data-solved", "true")
    examine(page)
    page.reload()
    expect(solver.panel.locator(".badge.done")).to_be_visible()


def test_a_worse_turn_is_explained_and_the_solution_is_shown_on_request(page: Page):
    solver = Solver(page)
    solver.open(PUZZLE)
    solver.build(PUZZLE.others[0])
    expect(solver.panel).to_contain_text("There is a better turn.")
    solver.panel.get_by_role("button", name="Show the solution").click()
    expect(solver.panel.locator("code").first).to_have_text(PUZZLE.answers[0][0])
    expect(solver.panel.get_by_text("builds a staircase")).to_be_visible()
    examine(page)


def test_after_wrong_cards_the_staircase_is_kept_and_the_verdict_has_the_focus(page: Page):
    solver = Solver(page)
    solver.open(PUZZLE)
    solver.build(PUZZLE.answers[0][0])
    verdict = solver.panel.locator(".verdict")
    expect(verdict).to_contain_text("Right. One more decision.")
    expect(verdict).to_be_focused()
    solver.buy([])
    expect(verdict).to_contain_text("Your staircase is right")
    expect(verdict).to_be_focused()
    solver.panel.get_by_role("button", name="Try again").click()
    solver.buy(PUZZLE.answers[1][0].split()[1:])
    expect(solver.panel).to_have_attribute("data-solved", "true")


def test_a_puzzle_whose_solution_was_shown_does_not_count_as_solved(page: Page):
    solver = Solver(page)
    solver.open(PUZZLE)
    solver.panel.get_by_role("button", name="Show the solution").click()
    solver.panel.get_by_role("button", name="Try again").click()
    solver.build(PUZZLE.answers[0][0])
    solver.buy(PUZZLE.answers[1][0].split()[1:])
    expect(solver.panel).to_have_attribute("data-solved", "true")
    expect(solver.panel).to_contain_text("does not count as solved")
    examine(page)
    page.goto("/#/puzzles")
    expect(page.locator(f"li a[href$='{PUZZLE.id}']")).to_contain_text("Solution seen")
    expect(page.get_by_text("Solved: 0 of")).to_be_visible()


def test_a_puzzle_says_which_round_it_is_and_whether_it_is_the_last(page: Page):
    solver = Solver(page)
    for puzzle in (PUZZLE, LAST_ROUND):
        solver.open(puzzle)
        expect(solver.panel.get_by_text(f"Round {puzzle.state.round}", exact=True)).to_be_visible()
        last = solver.panel.get_by_text("Last round", exact=True)
        expect(last).to_have_count(int(puzzle.state.last_round))


def test_without_network_a_puzzle_says_so_and_goes_on_afterwards(new_person: NewPerson):
    page = new_person(allowed=lambda text: "ERR_INTERNET_DISCONNECTED" in text)
    solver = Solver(page)
    solver.open(PUZZLE)
    page.context.set_offline(True)
    solver.table.type(PUZZLE.answers[0][0])
    lost = page.get_by_role("alert").filter(has_text="No connection to the server.")
    expect(lost).to_be_visible()
    page.context.set_offline(False)
    expect(lost).to_be_hidden()
    expect(solver.panel.get_by_role("button", name="Build this")).to_be_enabled()


def test_a_page_that_cannot_be_loaded_says_so_and_can_be_loaded_again(new_person: NewPerson):
    page = new_person(allowed=lambda text: "ERR_FAILED" in text)
    files = re.compile("PuzzlesPage.*[.]js")
    page.route(files, lambda route: route.abort())
    page.goto("/#/puzzles")
    expect(page.get_by_role("heading", name="This page could not be loaded.")).to_be_visible()
    examine(page)
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()


def test_an_error_of_the_server_is_not_a_missing_puzzle(new_person: NewPerson):
    page = new_person(allowed=lambda text: "status of 429" in text)
    solver = Solver(page)
    address = f"**/api/puzzles/{PUZZLE.id}?*"
    body = {"code": "x", "params": {}, "text": "Too many requests.", "causes": []}
    page.route(address, lambda route: route.fulfill(status=429, json=body))
    page.goto(f"/#/puzzles/{PUZZLE.id}")
    expect(page.get_by_text("Too many requests.")).to_be_visible()
    page.unroute(address)
    page.get_by_role("button", name="Try again").click()
    expect(solver.panel).to_have_attribute("data-step", "build")


def test_a_link_to_a_puzzle_may_be_written_in_other_ways(page: Page):
    solver = Solver(page)
    for path in (f"/puzzles/{PUZZLE.id}", f"/#/puzzle/{PUZZLE.id.upper()}"):
        page.goto(path)
        expect(solver.panel).to_have_attribute("data-puzzle", PUZZLE.id)
    page.goto("/nothing/here")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    examine(page)


def test_from_the_first_page_to_the_puzzle_of_the_day(page: Page):
    page.goto("/")
    page.get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    examine(page)
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator("main.puzzle")).to_have_attribute("data-puzzle", PUZZLES.of_day(today()).id)


def test_every_puzzle_of_the_list_can_be_chosen(page: Page):
    page.goto("/#/puzzles")
    links = page.locator("main li a")
    expect(links).to_have_count(len(PUZZLES))
    links.nth(2).click()
    expect(page.get_by_role("heading", name="Puzzle 3")).to_be_visible()
    page.go_back()
    expect(links).to_have_count(len(PUZZLES))


def test_the_list_is_where_it_was_after_a_puzzle(page: Page):
    page.goto("/#/puzzles")
    link = page.locator("main li a").nth(200)
    link.click()
    expect(page.get_by_role("heading", name="Puzzle 201")).to_be_visible()
    for back in (page.go_back, page.get_by_role("link", name="All puzzles").click):
        back()
        expect(link).to_be_in_viewport()
        link.click()
        expect(page.get_by_role("heading", name="Puzzle 201")).to_be_visible()
    page.goto("/")
    page.goto("/#/puzzles")
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_in_viewport()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_tap_on_the_target_of_an_arch_lays_it(new_person: NewPerson, viewport: ViewportSize):
    page = new_person(viewport=viewport)
    solver = Solver(page)
    solver.open(RAISED)
    solver.table.type("a1 N N")
    expect(page.locator(".tag").first).to_be_visible()
    solver.table.tap_plan("b3")
    expect(solver.panel.locator(".here")).to_have_text("b3")
    expect(page.locator(".plan .laid")).to_have_count(3)
    # A tap that has no effect says why.
    solver.table.tap_plan("h8")
    expect(solver.panel.locator(".objection")).to_contain_text("The next arch begins at b3")


def test_the_tabs_of_a_phone_break_no_word(new_person: NewPerson):
    page = new_person(viewport=PHONE, locale="pt-BR", has_touch=True, is_mobile=True)
    Solver(page).open(PUZZLE)
    tab = page.locator("#tab-boards span")
    expect(tab).to_have_text("Tabuleiros")
    assert tab.evaluate("each => each.getClientRects()[0].height") < 24


def test_a_purchase_on_a_phone_is_legible(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    solver = Solver(page)
    solver.open(PUZZLE)
    solver.build(PUZZLE.answers[0][0])
    expect(page.locator(".part.market .purse")).to_be_visible()
    examine(page)


@pytest.mark.thorough
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_in_every_language(new_person: NewPerson, language: str):
    page = new_person(viewport=PHONE, locale=language, has_touch=True, is_mobile=True)
    page.goto("/#/puzzles")
    expect(page.locator("h1")).to_have_text(text("puzzle-title", {}, language))
    no_overflow(page)
    Solver(page).open(PUZZLE)
    no_overflow(page)
