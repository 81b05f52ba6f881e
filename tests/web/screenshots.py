"""Pictures for the README: `python -m tests.web.screenshots FOLDER`."""

from __future__ import annotations

import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.running import Running
from tests.web.browsers import FLAGS, PATIENCE, PHONE, launch

ROOT = Path(__file__).parents[2]
WIDE = {"width": 1440, "height": 900}


class Guest:
    """Somebody who lets a quick bot advise them, to get to an interesting table."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=address, reduced_motion="reduce", locale="en-GB", **wishes
        )
        self.context.set_default_timeout(3 * PATIENCE)
        self.page: Page = self.context.new_page()
        created = self.post(
            "/tables",
            {
                "seats": [
                    {"kind": "me", "name": "Ada"},
                    {"kind": "bot", "bot": "mandrill"},
                    {"kind": "bot", "bot": "mandrill"},
                    {"kind": "bot", "bot": "capuchin"},
                ],
                "options": {"map": 2, "butterfly": True},
            },
        )
        self.table = created["table"]["id"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.context.request.post(f"/api{path}", data=body).json()

    def view(self) -> Any:
        return self.context.request.get(f"/api/tables/{self.table}").json()["table"]

    def play(self, rounds: int) -> None:
        """So many rounds, or to the end."""
        while (table := self.view())["game"]["seat"] is not None:
            if table["game"]["seat"] != 1:
                self.page.wait_for_timeout(100)
            elif table["game"]["round"] > rounds:
                return
            else:
                self.turn(table["number"])

    def turn(self, number: int) -> None:
        decisions: list[str] = []
        while True:
            draft = self.post(f"/tables/{self.table}/draft", {"seat": 1, "decisions": decisions})
            if draft["turn_over"]:
                break
            decisions.append(self.choice(draft["choices"], decisions))
        turn = {"seat": 1, "expected": number, "command_id": str(uuid4()), "decisions": decisions}
        self.post(f"/tables/{self.table}/turns", turn)

    def choice(self, choices: Any, before: list[str]) -> str:
        if choices["kind"] != "build":
            options = choices["options"]
            return str(options[len(options) // 2]["decision"])
        if choices["must_pass"]:
            return "pass"
        hints = self.post(f"/tables/{self.table}/hints", {"seat": 1, "decisions": before})
        return str(hints["hints"][0]["decision"])

    def show(self, address: str = "?rich") -> None:
        self.page.goto(f"/{address}#/table/{self.table}")
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
    guest.play(4)
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
