"""Measure the size and speed of the page: `python -m tests.web.measure`."""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.running import Running
from tests.web.browsers import FLAGS, PATIENCE, launch, person
from tests.web.playing import play_now

#: Caches the answers of the server, so that the measurement does not include the network.
CACHE_ANSWERS = """
const answers = new Map(), ask = window.fetch;
window.fetch = async (address, request) => {
  const key = address + (request?.body ?? '');
  if (!answers.has(key)) answers.set(key, await (await ask(address, request)).text());
  return new Response(answers.get(key), {headers: {'Content-Type': 'application/json'}});
};
"""

#: Measures the time from the tap on a start to the frame with the first ghosts.
WATCH = """() => {
  let began = 0;
  delete document.body.dataset.tapped;
  addEventListener('pointerup', event => began = event.timeStamp, {once: true, capture: true});
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.tag')) return;
    watch.disconnect();
    requestAnimationFrame(() => document.body.dataset.tapped = performance.now() - began);
  });
  watch.observe(document.body, {subtree: true, childList: true});
}"""

#: Returns the middle of b4, in pixels of the window.
ON_THE_PLAN = """() => {
  const box = document.querySelectorAll('.plan svg > g')[8 * 4 + 1].getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
ON_THE_MODEL = """() => {
  const {x, y} = window.monkeypalace.locate('b4');
  const box = document.querySelector('canvas').getBoundingClientRect();
  return [box.x + x, box.y + y];
}"""

#: Milliseconds until everything is drawn, also without a graphics processor.
REST = 1_500


def taps(page: Page, place: str, count: int) -> list[float]:
    """Return the milliseconds of each tap on b4."""
    page.add_init_script(CACHE_ANSWERS)
    table = play_now(page)
    expect(page.locator("canvas, .plan .ground").first).to_be_visible()
    found = []
    for _ in range(count):
        page.wait_for_timeout(REST)
        page.evaluate(WATCH)
        page.mouse.click(*page.evaluate(place))
        expect(page.locator("body[data-tapped]")).to_be_attached()
        found.append(float(str(page.locator("body").get_attribute("data-tapped"))))
        table.button("Undo").click()
        expect(table.button("Give me a hint")).to_be_visible()
    # The first tap had to ask the server.
    return found[1:]


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    figures: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(str(Path(scratch) / "tables.sqlite3"), Path(scratch) / "log")
        browser = launch(playwright, *FLAGS)
        try:
            for name, place in (("plan", ON_THE_PLAN), ("model", ON_THE_MODEL)):
                with person(browser, server.address, model=name == "model") as page:
                    measured = taps(page, place, 12)
                figures[f"{name}_input_to_ghost_ms_median"] = round(statistics.median(measured), 1)
                figures[f"{name}_input_to_ghost_ms_longest"] = round(max(measured), 1)
        finally:
            browser.close()
            server.stop()
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
