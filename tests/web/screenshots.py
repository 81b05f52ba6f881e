"""Pictures for the README: `python -m tests.web.screenshots FOLDER`."""

from __future__ import annotations

import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Running
from tests.web.advised import Advised
from tests.web.browsers import FLAGS, PATIENCE, PHONE, launch

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1440, "height": 900}


class Guest:
    """Somebody with a table of four that can be played on to an interesting point."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB", **wishes
        )
        self.context.set_default_timeout(3 * PATIENCE)
        self.page: Page = self.context.new_page()
        bots = [{"kind": "bot", "bot": bot} for bot in ("mandrill", "mandrill", "capuchin")]
        self.advised = Advised(
            self.context.request,
            [{"kind": "me", "name": "Ada"}, *bots],
            options={"map": 2, "butterfly": True},
        )

    def play(self, rounds: int) -> None:
        """So many rounds, or to the end."""
        while (table := self.advised.view())["game"]["seat"] is not None:
            if table["game"]["seat"] != 1:
                self.page.wait_for_timeout(100)
            elif table["game"]["round"] > rounds:
                return
            else:
                self.advised.turn(1, table["number"])

    def show(self, address: str = "?rich") -> None:
        self.page.goto(f"/{address}#/table/{self.advised.table}")
        expect(
            self.page.locator("section.steps").or_(self.page.locator("section.final"))
        ).to_be_visible()
        self.page.wait_for_timeout(4000)

    def shoot(self, path: Path) -> None:
        self.page.screenshot(path=path, type="jpeg", quality=86)


def desktop(browser: Browser, address: str, folder: Path) -> None:
    """The middle of a game, a staircase half built."""
    guest = Guest(browser, address, viewport=WIDE)
    guest.play(5)
    guest.show()
    guest.page.get_by_role("button", name="Show me good staircases").click()
    hint = guest.page.locator(".hint code").first.inner_text()
    guest.page.locator("details summary").click()
    guest.page.locator("#typed").fill(" ".join(hint.split()[:2]))
    guest.page.locator("#typed").press("Enter")
    guest.page.locator("details summary").click()
    guest.page.mouse.move(5, 400)
    guest.page.wait_for_timeout(4000)
    guest.shoot(folder / "table.jpg")
    guest.page.get_by_role("button", name="Flat plan").click()
    guest.page.wait_for_timeout(500)
    guest.shoot(folder / "plan.jpg")
    guest.context.close()


def phone(browser: Browser, address: str, folder: Path) -> None:
    """The market on a phone."""
    guest = Guest(browser, address, viewport=PHONE, device_scale_factor=2, has_touch=True)
    guest.play(2)
    guest.show()
    guest.page.get_by_role("button", name="Show me good staircases").click()
    guest.page.locator(".hint").first.click()
    guest.page.get_by_role("button", name="Build this").click()
    guest.page.locator(".pile[aria-disabled=false]").first.click()
    guest.page.wait_for_timeout(4000)
    guest.shoot(folder / "phone.jpg")
    guest.context.close()


def final_count(browser: Browser, address: str, folder: Path) -> None:
    guest = Guest(browser, address, viewport=WIDE)
    guest.play(99)
    guest.show()
    guest.page.get_by_role("button", name="Skyline").click()
    guest.page.wait_for_timeout(5000)
    guest.shoot(folder / "final.jpg")
    guest.context.close()


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    runpy.run_path(str(ROOT / "web" / "build_page.py"))["build_page"]()
    expect.set_options(timeout=3 * PATIENCE)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(str(Path(scratch) / "tables.sqlite3"), Path(scratch) / "log")
        browser = launch(playwright, *FLAGS)
        try:
            for picture in (desktop, phone, final_count):
                picture(browser, server.address, folder)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
