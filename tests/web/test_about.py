"""The page names its makers and licences; people can download and delete their data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import PHONE
from tests.web.conftest import ROOT, NewPerson
from tests.web.test_accessible import examine
from tests.web.test_texts import LANGUAGES, no_overflow


def test_the_build_writes_a_notice_for_every_package_that_the_page_needs(built_page: Path):
    package = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    notices = (built_page / "third-party-notices.txt").read_text(encoding="utf-8")
    headings = [line.split(" ")[0] for line in notices.splitlines() if line.endswith(")")]
    assert set(package["dependencies"]) <= set(headings)
    for licence in ("MIT License", "SIL OPEN FONT LICENSE", "Apache License"):
        assert licence in notices


def test_the_page_names_the_makers_and_shows_the_licences(page: Page):
    page.goto("/")
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="About", exact=True)).to_be_visible()
    expect(page.get_by_text("David Gordon & TAM")).to_be_visible()
    page.get_by_text("Show third-party licences").click()
    expect(page.locator("pre")).to_contain_text("three.js authors")
    examine(page)


def test_my_data_can_be_downloaded_and_deleted(new_person: NewPerson):
    page = new_person(allowed=lambda message: "403" in message)
    page.goto("/#/about")
    # There is no session yet, so there is nothing to delete.
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("You are not known here yet.")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()

    page.goto("/")
    page.get_by_label("Your name").fill("Annabella")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("Annabella").first).to_be_visible()
    page.goto("/#/about")
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download my data").click()
    data = json.loads(waiting.value.path().read_text(encoding="utf-8"))
    assert data["events"][0]["data"]["seats"] == [{"seat": 1, "name": "Annabella"}]
    assert len(data["tables"]) == 1

    page.get_by_role("button", name="Delete my data").click()
    examine(page)
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_value("")
    expect(page.get_by_role("heading", name="My tables")).to_have_count(0)


@pytest.mark.thorough
def test_all_languages_on_a_phone(new_person: NewPerson):
    page = new_person(viewport=PHONE, has_touch=True, is_mobile=True)
    page.goto("/#/about")
    for language, name in LANGUAGES.items():
        page.locator(".choice select").select_option(label=name)
        expect(page.locator("html")).to_have_attribute("lang", language)
        no_overflow(page)
