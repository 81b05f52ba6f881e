"""Downloads: every file arrives and has the right format."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.playing import play_now

pytestmark = pytest.mark.thorough

#: The names of the links, and the extension and first bytes of each file.
FILES = {
    "Picture (PNG)": (".png", b"\x89PNG\r\n\x1a\n"),
    "Picture to enlarge (SVG)": (".svg", b"<svg "),
    "Film of the game (WebP)": (".webp", b"RIFF"),
    "Brick model (LDraw)": (".mpd", b"0 FILE palace.ldr"),
    "Building instructions": (".html", b"<!doctype html>"),
    "Game file": (".json", b"{"),
    "List of turns": (".txt", b"1.1"),
}


def open_menu(place: Locator) -> Locator:
    """Open the list of downloads, which is closed at first."""
    menu = place.locator("details").filter(has_text="Download")
    expect(menu.get_by_role("link").first).to_be_hidden()
    menu.locator("summary").click()
    return menu


def test_every_file_can_be_downloaded(page: Page):
    table = play_now(page)
    id_ = table.id
    table.play_turn()
    expect(page.get_by_text("Round 2")).to_be_visible()
    page.goto(f"/#/replay/{id_}")
    menu = open_menu(page.get_by_role("main"))
    expect(menu.get_by_role("link")).to_have_count(len(FILES))
    for name, (ending, beginning) in FILES.items():
        with page.expect_download() as waited:
            menu.get_by_role("link", name=name).click()
        file = waited.value
        assert file.suggested_filename == f"monkeypalace-{id_}{ending}"
        assert Path(file.path()).read_bytes().startswith(beginning)


def test_the_log_has_the_downloads(page: Page):
    table = play_now(page)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("complementary", name="Log")
    link = open_menu(log).get_by_role("link", name="Game file")
    expect(link).to_have_attribute("href", f"api/tables/{table.id}/game.json?lang=en")
