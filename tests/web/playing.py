"""Play at a table in a browser, by clicking on what the page offers."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, Page, expect

#: The bot against which a newcomer plays.
FIRST_BOT = "Marmoset"


class Table:
    """A table in a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator("section.steps")
        self.final = page.get_by_role("region", name="Final count")

    def button(self, name: str) -> Locator:
        return self.panel.get_by_role("button", name=name)

    @property
    def id(self) -> str:
        return self.page.url.rpartition("/")[2]

    @property
    def step(self) -> str | None:
        return self.panel.get_attribute("data-step")

    def wait_for(self, *steps: str) -> str:
        """Wait until it is this person's turn, at one of these steps or, without steps, at any."""
        wanted = "|".join(map(re.escape, steps)) or "(?!wait).*"
        expect(self.panel).to_have_attribute("data-mine", "true")
        expect(self.panel).to_have_attribute("data-step", re.compile(f"^({wanted})$"))
        return str(self.step)

    def wait_for_turn_or_end(self) -> bool:
        """Wait for this person's turn or the end; return whether the game goes on."""
        mine = self.page.locator("section.steps[data-mine=true]")
        expect(mine.or_(self.final)).to_be_visible()
        return bool(mine.is_visible())

    @contextmanager
    def decision(self) -> Iterator[None]:
        """Wait until the decision that is made in the `with` block has taken effect."""
        decided = str(self.panel.get_attribute("data-decided"))
        yield
        # Every decision increases this number; a new turn begins with 0.
        changed = self.page.locator(f"section.steps:not([data-decided='{decided}'])")
        expect(changed.or_(self.final)).to_be_visible()

    def decide(self) -> None:
        """Make the decision of the current step with one or a few clicks."""
        step = self.wait_for()
        with self.decision():
            if step == "build":
                self.build()
            elif step == "buy":
                self.buy()
            elif step in ("one-time-delivery", "recurring-delivery"):
                self.button("Take them").click()
            elif step == "place-card":
                self.panel.locator("ol.board button:enabled").first.click()
            elif step in ("monkey", "frog-knob"):
                self.panel.locator(".knobs button").first.click()
            elif step.startswith("frog"):
                self.button("Leave it").click()
            else:
                assert step == "confirm"
                self.button("Confirm turn").click()

    def decide_in_any_language(self, step: str) -> None:
        """Make the decision of a step without using the text of a button."""
        if "delivery" in step:
            self.panel.locator(".body > .button.main").click()
        else:
            self.panel.locator(".knobs button").first.click()

    def tab(self, name: str) -> None:
        """Open a tab of the sheet, on a phone."""
        self.page.get_by_role("tab", name=name).click()

    def pile(self, pile: str) -> Locator:
        """Return a pile of the market."""
        return self.page.locator(f".pile[data-pile='{pile}']")

    def type(self, staircase: str) -> None:
        """Type a staircase in notation."""
        field = self.panel.locator("#typed")
        expect(self.panel.locator("details summary")).to_be_visible()
        if not field.is_visible():
            self.panel.locator("details summary").click()
        field.fill(staircase)
        field.press("Enter")

    def tap_plan(self, spot: str) -> None:
        """Tap a spot of the flat plan."""
        column, row = "abcdefgh".index(spot[0]), 8 - int(spot[1])
        self.page.locator(".plan svg > g").nth(8 * row + column).click()

    def build(self) -> None:
        """Confirm the staircase that is laid, or follow the hint."""
        if self.button("Continue").is_visible():
            self.button("Continue").click()
            return
        if self.button("Build this").is_visible() and self.button("Build this").is_enabled():
            self.button("Build this").click()
            return
        while not self.hint.is_visible():
            self.button("Undo").click()
        self.reveal_hint()
        self.button("Use this").click()
        self.button("Build this").click()

    @property
    def hint(self) -> Locator:
        return self.panel.locator("section.hint")

    @property
    def hinted_staircase(self) -> str:
        """Return the staircase of the last step of a hint."""
        told = self.hint.locator("ol li").nth(2).text_content() or ""
        return told.removeprefix("Build ").removesuffix(".")

    def reveal_hint(self, steps: int = 3) -> None:
        """Reveal the hint up to a step, which must come after those that are shown."""
        shown = int(self.hint.get_attribute("data-steps") or 0)
        for step in range(shown, steps):
            self.hint.locator("> button").click()
            expect(self.hint).to_have_attribute("data-steps", str(step + 1))

    def buy(self) -> None:
        """Take as many cards as the credits allow, from the first pile on."""
        cards = self.page.locator(".pile[aria-disabled=false][aria-pressed=false]")
        while cards.count() > 0:
            cards.first.click()
        self.panel.get_by_role(
            "button", name=re.compile("^Take (no card|this card|. cards)")
        ).click()

    def play_turn(self) -> None:
        """Play a whole turn, including its confirmation."""
        while True:
            step = self.wait_for()
            self.decide()
            if step == "confirm":
                return


def play_now(page: Page, **options: Any) -> Table:
    """Start a game against a bot from the first page."""
    page.goto("/", **options)
    page.get_by_role("button", name="Play now").click()
    table = Table(page)
    table.wait_for("build")
    return table


def table_after(page: Page, pack_text: str, turns: Sequence[tuple[str, ...]]) -> Table:
    """Return a table for two people on this device, with a pack, after these turns."""
    page.goto("/")
    request = page.context.request

    def post(path: str, body: dict[str, Any]) -> Any:
        found = request.post(f"/api{path}", data=body)
        assert found.ok, found.text()
        return found.json()

    seats = [{"kind": "me", "name": name} for name in ("Ann", "Ben")]
    # The server accepts packs only from people who have a table.
    post("/tables", {"seats": seats})
    pack = post("/packs", {"text": pack_text})["pack"]["digest"]
    table = post("/tables", {"seats": seats, "pack": pack})["table"]
    number = table["number"]
    for index, decisions in enumerate(turns):
        turn = {"seat": 1 + index % 2, "expected": number, "command_id": f"turn-{index}"}
        number = post(f"/tables/{table['id']}/turns", {**turn, "decisions": decisions})["number"]
    page.goto(f"/#/table/{table['id']}")
    found = Table(page)
    found.wait_for("build")
    return found


def set_up(
    page: Page, *sitters: str, start: bool = True, public: bool = False, address: str = ""
) -> Table:
    """Set up a new table; sitters are `me`, `open` or `bot`."""
    page.goto(f"{address}/#/new")
    kinds = page.get_by_label(re.compile("^Who sits on seat"))
    for index, kind in enumerate(sitters):
        kinds.nth(index).select_option(kind)
    if public:
        page.get_by_label("Open to watch.").check()
    page.get_by_role("button", name="Set up the table").click()
    table = Table(page)
    if start:
        table.wait_for("build")
    else:
        expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    return table
