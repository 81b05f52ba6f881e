"""Make the pictures of README and documentation: `python -m tests.web.screenshots FOLDER`.

If names of pictures follow the folder, only those are made.
"""

from __future__ import annotations

import runpy
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Running
from tests.web.advised import Advised
from tests.web.browsers import FLAGS, PATIENCE, PHONE, launch

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1440, "height": 900}
HUGE = {"width": 3840, "height": 2160}
HAND_HELD = {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True}
LONG = 5 * PATIENCE
#: Milliseconds until the model with shadows is drawn without a graphics processor.
REST = 3_000


class Game:
    """A table with one person, which can be played further and opened on several screens."""

    def __init__(self, browser: Browser, address: str, bots: tuple[str, ...]) -> None:
        self._browser, self._address = browser, address
        self._context = self._open()
        seats = [{"kind": "me", "name": "Ada"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        options = {"map": 2, "butterfly": True}
        self.advised = Advised(self._context.request, seats, options=options)

    def _open(self, **options: Any) -> BrowserContext:
        options.setdefault("viewport", WIDE)
        options.setdefault("reduced_motion", "reduce")
        found = self._browser.new_context(base_url=self._address, locale="en-GB", **options)
        found.set_default_timeout(LONG)
        return found

    def play(self, rounds: int) -> None:
        """Continue until `rounds` rounds are complete, or to the end."""
        pause = self._context.new_page()
        while (table := self.advised.view())["game"]["seat"] is not None:
            if table["game"]["seat"] != 1:
                pause.wait_for_timeout(100)
            elif table["game"]["round"] > rounds:
                break
            else:
                self.advised.turn(1, table["number"])
        pause.close()

    def seen(self, *settings: tuple[str, str], **options: Any) -> Look:
        """Open the table as a model, with shadows and reflections."""
        context = self._open(storage_state=self._context.storage_state(), **options)
        for name, value in settings:
            context.add_init_script(f"localStorage.setItem('monkeypalace-{name}', '{value}')")
        page = context.new_page()
        page.goto(f"/?rich#/table/{self.advised.table}")
        expect(page.locator("section.steps, section.final")).to_be_attached()
        page.wait_for_timeout(REST)
        return Look(page)


class Look:
    """A table on a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def suggest(self) -> str:
        """Reveal the hint; return its staircase."""
        for name in ("Give me a hint", "Where?", "Show me"):
            self.page.get_by_role("button", name=name).click()
        told = self.page.locator(".hint ol li").nth(2)
        return (told.text_content() or "").removeprefix("Build ").removesuffix(".")

    def type(self, staircase: str) -> None:
        if not self.page.locator("#typed").is_visible():
            self.page.locator("details summary").click()
        self.page.locator("#typed").fill(staircase)
        self.page.locator("#typed").press("Enter")
        self.page.locator("details summary").click()
        expect(self.page.locator(".pad[aria-busy=false]")).to_be_visible()

    def shoot(self, path: Path, quality: int = 82) -> None:
        size = self.page.viewport_size
        assert size is not None
        self.page.mouse.move(size["width"] / 2, 60)
        self.page.wait_for_timeout(REST)
        self.page.screenshot(path=path, type="jpeg", quality=quality, timeout=LONG)
        self.page.context.close()


class Games:
    """The two games of the pictures; each is created on first use."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._begun: dict[tuple[str, ...], Game] = {}

    def _game(self, *bots: str) -> Game:
        if bots not in self._begun:
            self._begun[bots] = Game(self._browser, self._address, bots)
        return self._begun[bots]

    @property
    def first(self) -> Game:
        """Two players, before the first turn."""
        return self._game("mandrill")

    def late(self, rounds: int = 6) -> Game:
        """Four players, after some rounds."""
        found = self._game("mandrill", "mandrill", "capuchin")
        found.play(rounds)
        return found


def first_turn(games: Games, path: Path) -> None:
    look = games.first.seen()
    look.suggest()
    look.shoot(path)


def settings(games: Games, path: Path) -> None:
    look = games.first.seen()
    look.page.get_by_role("button", name="Settings").click()
    look.shoot(path)


def huge(games: Games, path: Path) -> None:
    """The table on a 4K screen."""
    games.late(2).seen(viewport=HUGE).shoot(path, quality=60)


def phone(games: Games, path: Path) -> None:
    """The market on a phone, with a chosen card."""
    look = games.late(3).seen(**HAND_HELD)
    look.type(look.suggest())
    look.page.get_by_role("button", name="Build this").click()
    look.page.locator(".pile[aria-disabled=false]").first.click()
    look.shoot(path)


def comparison(games: Games, path: Path) -> None:
    """Two drafts of a turn: the staircase of the hint, and the same without its last arch."""
    look = games.late(4).seen()
    hinted = look.suggest()
    for number, staircase in enumerate((hinted, hinted.rpartition(" ")[0]), start=1):
        look.type(staircase)
        look.page.get_by_role("button", name="Keep").click()
        expect(look.page.locator(".kept article")).to_have_count(number)
    expect(look.page.locator(".outlook .reply").first).to_be_visible()
    look.page.locator(".kept").scroll_into_view_if_needed()
    look.shoot(path)


def plan(games: Games, path: Path) -> None:
    """The flat plan."""
    games.late(5).seen(("plan", "yes")).shoot(path)


def table(games: Games, path: Path) -> None:
    """Late in a game of four players, with a half-built staircase."""
    look = games.late().seen()
    look.type(" ".join(look.suggest().split()[:2]))
    look.shoot(path)


def boards(games: Games, path: Path) -> None:
    """The boards of all players on a phone."""
    look = games.late().seen(**HAND_HELD)
    look.page.get_by_role("tab", name="Boards").click()
    look.shoot(path)


def evening(games: Games, path: Path) -> None:
    games.late().seen(color_scheme="dark").shoot(path)


def scene(games: Games, path: Path) -> None:
    """A bot's turn while it is shown."""
    game = games.late(4)
    look = game.seen(("speed", "slow"), reduced_motion="no-preference")
    game.advised.turn(1, game.advised.view()["number"])
    expect(look.page.locator(".scene .card").first).to_be_visible()
    look.shoot(path)


def final(games: Games, path: Path) -> None:
    look = games.late(99).seen()
    look.page.get_by_role("button", name="Skyline").click()
    look.shoot(path)


#: In the order of the rounds that they show, because games cannot go back.
PICTURES: tuple[Callable[[Games, Path], None], ...] = (
    first_turn,
    settings,
    huge,
    phone,
    comparison,
    scene,
    plan,
    table,
    boards,
    evening,
    final,
)


def main() -> None:
    folder, names = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    runpy.run_path(str(ROOT / "web" / "build_page.py"))["build_page"]()
    expect.set_options(timeout=LONG)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(str(Path(scratch) / "tables.sqlite3"), Path(scratch) / "log")
        browser = launch(playwright, *FLAGS)
        try:
            games = Games(browser, server.address)
            for picture in PICTURES:
                name = picture.__name__.replace("_", "-")
                if not names or name in names:
                    picture(games, folder / f"{name}.jpg")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
