"""Scenes of other players' turns, summaries after an absence, drafts, settings, installation."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import Page, Playwright, expect

from tests.server.running import Running
from tests.web.advised import Advised
from tests.web.browsers import FLAGS, launch, person, wait_until
from tests.web.conftest import ROOT, NewPerson
from tests.web.playing import FIRST_BOT, play_now
from tests.web.test_online import sit_down


def test_a_turn_of_a_bot_is_a_scene_and_stays_marked(new_person: NewPerson):
    page = new_person(reduced_motion="no-preference")
    table = play_now(page)
    # Nothing has been played by others yet.
    expect(page.locator(".ring.trace")).to_have_count(0)
    while table.wait_for() != "confirm":
        table.decide()
    table.button("Confirm turn").click()
    scene = page.get_by_role("region", name=f"{FIRST_BOT} plays")
    expect(scene).to_be_visible()
    expect(scene).to_contain_text(f"{FIRST_BOT} builds")
    scene.get_by_role("button", name="Skip").click()
    expect(scene).to_be_hidden()
    table.wait_for("build")
    expect(page.locator(".ring.trace").first).to_be_visible()
    assert page.title().startswith("● Your turn")


def test_scenes_can_be_switched_off(new_person: NewPerson):
    page = new_person(reduced_motion="no-preference")
    table = play_now(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("At once").check()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.evaluate(
        """() => {
        window.scenes = 0;
        new MutationObserver(() => window.scenes += document.querySelectorAll('.scene').length)
            .observe(document.body, {subtree: true, childList: true});
    }"""
    )
    table.play_turn()
    expect(page.get_by_text("Round 2")).to_be_visible()
    table.wait_for("build")
    assert page.evaluate("window.scenes") == 0


def test_a_returning_player_is_told_what_has_happened(new_person: NewPerson):
    ann, ben = sit_down(new_person)
    ann.play_turn()
    address = ann.page.url
    expect(ann.page.get_by_text("Ben is thinking").first).to_be_visible()
    ann.page.goto("/#/")
    ben.play_turn()
    ann.page.goto(address)
    story = ann.page.get_by_role("complementary", name="While you were away")
    expect(story).to_contain_text("Ben builds")
    story.get_by_role("button", name="To the table").click()
    expect(story).to_be_hidden()
    # The summary is shown only once.
    ann.page.reload()
    ann.wait_for("build")
    expect(story).to_be_hidden()


def test_two_drafts_are_kept_and_compared(page: Page):
    table = play_now(page)
    kept = table.panel.get_by_role("region", name="Drafts to compare").locator("article")
    for number, staircase in enumerate(("d2 N N", "b4 E E"), start=1):
        table.type(staircase)
        expect(table.button("Build this")).to_be_enabled()
        table.button("Keep").click()
        expect(kept).to_have_count(number)
    expect(table.panel.locator(".outlook .card").first).to_be_visible()
    expect(kept.nth(1)).to_have_class(re.compile(r"\bnow\b"))
    kept.first.get_by_role("button", name="Use this draft").click()
    expect(kept.first).to_have_class(re.compile(r"\bnow\b"))


def test_the_planned_turn_shows_what_the_next_player_could_earn(page: Page):
    table = play_now(page)
    table.type("b4 E E")
    told = table.panel.locator(".outlook .reply").first
    expect(told).to_contain_text(
        re.compile(f"After that, {FIRST_BOT} could earn [1-9] Monkey Credit")
    )
    # Undoing the arch removes the sentence.
    table.button("Undo").click()
    expect(told).to_be_hidden()


#: Switches notifications on, and records them instead of showing them.
RECORD_NOTIFICATIONS = """
localStorage.setItem('monkeypalace-notify', 'yes');
window.told = [];
window.Notification = class {
  static permission = 'granted';
  constructor(sentence) { window.told.push(sentence); }
};
"""


def test_a_person_in_another_tab_is_told_that_it_is_their_turn(new_person: NewPerson):
    page = new_person()
    page.add_init_script(RECORD_NOTIFICATIONS)
    table = play_now(page)
    assert page.evaluate("window.told") == []
    while table.wait_for() != "confirm":
        table.decide()
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true})")
    table.button("Confirm turn").click()
    wait_until(page, "window.told.length > 0")
    assert re.match("Your turn", page.evaluate("window.told[0]"))
    expect(page).to_have_title(re.compile("^● Your turn"))


def test_panels_can_be_moved_aside_and_stay_there(page: Page):
    table = play_now(page)
    free = page.locator(".frame > .free")
    before = free.bounding_box()
    for panel, content in (("Boards", "article.player"), ("Market", ".pile")):
        page.get_by_role("button", name=f"Move aside: {panel}").click()
        expect(page.locator(content).first).to_be_hidden()
    after = free.bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] + 100
    assert after["height"] > before["height"] + 60
    page.reload()
    table.wait_for("build")
    expect(page.locator("article.player").first).to_be_hidden()
    # The market comes back when cards can be taken.
    table.type("b4 E E")
    with table.decision():
        table.button("Build this").click()
    expect(page.locator(".pile").first).to_be_visible()
    page.get_by_role("button", name="Bring back: Boards").press("Enter")
    expect(page.locator("article.player").first).to_be_visible()


#: Taps twice in one script: separate taps may be too far apart in time on a busy machine.
DOUBLE_TAP = """pointerType => {
  const canvas = document.querySelector('canvas');
  // Events of a script have no pointer that could be captured.
  canvas.setPointerCapture = canvas.releasePointerCapture = () => {};
  const { x, y } = window.monkeypalace.locate('d4');
  const box = canvas.getBoundingClientRect();
  const [clientX, clientY] = [box.x + x, box.y + y];
  const where = { clientX, clientY, pointerId: 1, pointerType, bubbles: true };
  for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup'])
    canvas.dispatchEvent(new PointerEvent(type, where));
}"""


@pytest.mark.parametrize("pointer", ["mouse", "touch"])
def test_a_double_tap_zooms_in_and_another_one_zooms_out(new_person: NewPerson, pointer: str):
    # Software rendering is slow: draw one small model, and skip that of the first page.
    page = new_person(model=True, viewport={"width": 360, "height": 480})
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    page.goto(f"/#/table/{Advised(page.context.request, seats).table}")
    wait_until(page, "window.monkeypalace?.frameCount() > 0")
    far = page.evaluate("window.monkeypalace.distance()")
    page.evaluate(DOUBLE_TAP, pointer)
    wait_until(page, f"window.monkeypalace.distance() < {0.8 * far}")
    page.evaluate(DOUBLE_TAP, pointer)
    wait_until(page, f"window.monkeypalace.distance() > {0.9 * far}")


def test_settings_are_kept(page: Page):
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    settings.get_by_label("Evening").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    settings.get_by_label("Language").select_option(label="Nederlands")
    expect(page.get_by_role("dialog", name="Instellingen")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_text_follows_the_size_that_the_reader_has_set(page: Page):
    page.goto("/")
    page.locator(".button").first.wait_for(state="attached")
    size = "parseFloat(getComputedStyle(document.querySelector('.button')).fontSize)"
    before = page.evaluate(size)
    page.evaluate("document.documentElement.style.fontSize = '130%'")
    assert page.evaluate(size) > before * 1.2


def test_with_large_text_the_table_is_arranged_as_on_a_smaller_screen(
    playwright: Playwright, server: Running
):
    """The font size of the browser is 24 pixels instead of 16."""
    browser = launch(playwright, *FLAGS, "--blink-settings=defaultFontSize=24")
    try:
        with person(browser, server.address, viewport={"width": 1024, "height": 768}) as page:
            table = play_now(page)
            assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") > 22
            table.tab("Market")
            for pile in page.locator(".pile").all():
                box = pile.bounding_box()
                assert box is not None
                assert box["width"] >= 60
                assert box["x"] >= 0
                assert box["x"] + box["width"] <= 1024
    finally:
        browser.close()


def test_the_page_can_be_installed(page: Page):
    page.goto("/")
    manifest = page.request.get(
        str(page.locator("link[rel=manifest]").get_attribute("href"))
    ).json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        found = page.request.get(f"/{icon['src']}")
        assert found.ok
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.body()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    drawn = (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    assert re.search("<svg .*</svg>", drawn, re.DOTALL)


def test_the_first_page_opens_without_a_network(new_person: NewPerson):
    page = new_person(allowed=lambda text: "net::ERR_" in text)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    # Wait until the worker has cached the page.
    page.evaluate(
        """async () => {
        const has = async () => (await caches.match('./')) !== undefined;
        for (let wait = 0; wait < 200 && !(await has()); wait++)
            await new Promise((done) => setTimeout(done, 100));
    }"""
    )
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    expect(page.get_by_text("You can read the rule book")).to_be_visible()
    page.context.set_offline(False)
