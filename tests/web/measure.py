"""How heavy and how quick the page is here: `python -m tests.web.measure`."""

from __future__ import annotations

import json
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.running import Running
from tests.web.browsers import FLAGS, PATIENCE, launch, person
from tests.web.playing import play_now

#: Answers come from memory the second time, so that no network is in the measurement.
REMEMBER = """
const answers = new Map(), ask = window.fetch;
window.fetch = async (address, request) => {
  const key = address + (request?.body ?? '');
  if (!answers.has(key)) answers.set(key, await (await ask(address, request)).text());
  return new Response(answers.get(key), {headers: {'Content-Type': 'application/json'}});
};
"""

#: From the tap on a start to the picture with the first ghost.
TAP = """() => new Promise(done => {
  const spot = document.querySelectorAll('.plan svg > g')[8 * 4 + 1];
  const began = performance.now();
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.tag')) return;
    watch.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  watch.observe(document.body, {subtree: true, childList: true});
  spot.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


def taps(page: Page, count: int) -> list[float]:
    page.add_init_script(REMEMBER)
    table = play_now(page)
    found = []
    for _ in range(count):
        found.append(float(page.evaluate(TAP)))
        table.button("Undo").click()
        expect(page.locator(".ring.open").first).to_be_visible()
    # The first one had to ask the server.
    return found[1:]


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(str(Path(scratch) / "tables.sqlite3"), Path(scratch) / "log")
        browser = launch(playwright, *FLAGS)
        try:
            with person(browser, server.address) as page:
                measured = taps(page, 12)
        finally:
            browser.close()
            server.stop()
    print(
        json.dumps(
            {
                "input_to_ghost_ms_median": round(statistics.median(measured), 1),
                "input_to_ghost_ms_longest": round(max(measured), 1),
            }
        )
    )


if __name__ == "__main__":
    main()
