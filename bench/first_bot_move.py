"""Measure how long a first-time user waits for a bot: `python -m bench.first_bot_move`.

For each bot the real server is started with an empty home folder and a new database. A simulated
person in Debian's Chromium sits down, types a staircase, takes the cards and confirms the turn. The
page measures the time from the click on "Confirm turn" to the first frame with the bot's arches on
the board. It draws the flat plan instead of the model, because graphics are not measured.
"""

from __future__ import annotations

import argparse
import json
import runpy
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as BrowserTimeout

from bench.fresh import MODES, settings
from tests.server.running import Running
from tests.web.browsers import FLAGS, launch, person
from tests.web.playing import Table

BOTS: Final = ("capuchin", "macaque", "mandrill")
#: The longest acceptable wait, in seconds.
WANTED: Final = 2.0
#: Seconds to wait for the move of a bot.
_TIME_LIMIT: Final = 300.0
_ATTEMPTS: Final = 3
_ROOT: Final = Path(__file__).parents[1]

#: Records the time of the click, and of the first frame with more arches than at the click.
_WATCH: Final = """
() => {
  const times = (window.firstBotMove = {});
  const arches = () => document.querySelectorAll(".plan svg.over > rect").length;
  let before = Infinity;
  const note = () => {
    times.confirmed = performance.now();
    before = arches();
  };
  document.addEventListener("click", note, { capture: true, once: true });
  new MutationObserver(() => {
    if (arches() > before) requestAnimationFrame(() => (times.shown ??= performance.now()));
  }).observe(document.body, { subtree: true, childList: true });
}
"""
_WAITED: Final = "() => (window.firstBotMove.shown - window.firstBotMove.confirmed) || null"


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds until the server answered, and until the bot's move was shown."""

    bot: str
    mode: str
    server_ready: float
    median: float
    longest: float


def sit_down(page: Page, bot: str) -> Table:
    """Set up a table against a bot."""
    page.goto("/#/new")
    page.get_by_label("Level of the bot on seat 2").select_option(bot)
    page.get_by_role("button", name="Set up the table").click()
    table = Table(page)
    table.wait_for("build")
    return table


def build(table: Table) -> None:
    """Build a typed staircase: a hint would warm up the server's search before the bot uses it."""
    for attempt in range(_ATTEMPTS):
        table.type("b4 E E")
        try:
            table.button("Build this").click(timeout=10_000)
        except BrowserTimeout:
            # An update of the table while typing restarts the turn.
            if attempt == _ATTEMPTS - 1:
                raise
        else:
            return


def wait_for_bot(page: Page, bot: str) -> float:
    """Play a first turn; return the seconds until the bot's move was shown."""
    table = sit_down(page, bot)
    build(table)
    table.wait_for("buy")
    while table.wait_for() != "confirm":
        table.decide()
    page.evaluate(_WATCH)
    table.button("Confirm turn").click()
    deadline = monotonic() + _TIME_LIMIT
    while (waited := page.evaluate(_WAITED)) is None:
        if monotonic() > deadline:
            raise SystemExit(f"{bot} has not moved within {_TIME_LIMIT:.0f} s")
        page.wait_for_timeout(100)
    return float(waited) / 1000


def once(browser: Browser, bot: str, mode: str) -> tuple[float, float]:
    """Return the seconds until a new server answers, and until the bot's move is shown."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began = perf_counter()
        server = Running(
            str(folder / "tables.sqlite3"),
            folder / "log",
            # 0 means the default number of processes; tests set another number.
            MONKEYPALACE_BOT_PROCESSES="0",
            **settings(folder, mode),
        )
        ready = perf_counter() - began
        try:
            with person(browser, server.address) as page:
                return ready, wait_for_bot(page, bot)
        finally:
            server.stop()


def measure(rounds: int, bots: tuple[str, ...]) -> Iterator[Measured]:
    runpy.run_path(str(_ROOT / "web" / "build_page.py"))["build_page"]()
    with sync_playwright() as playwright:
        browser = launch(playwright, *FLAGS)
        for bot in bots:
            for mode in MODES:
                found = [once(browser, bot, mode) for _ in range(rounds)]
                ready, waited = zip(*found, strict=True)
                yield Measured(bot, mode, median(ready), median(waited), max(waited))
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--quick", action="store_true", help="run one round")
    parser.add_argument("--json", action="store_true", help="print all figures as a JSON list")
    args = parser.parse_args()
    lines = list(measure(1 if args.quick else args.rounds, BOTS))
    if args.json:
        print(json.dumps([asdict(line) for line in lines], indent=1))
        return
    print(
        "| bot | kernels | server answers after, s | bot's move after, s | longest | wanted |\n"
        "|---|---|---|---|---|---|"
    )
    for line in lines:
        print(
            f"| {line.bot} | {line.mode} | {line.server_ready:.1f} | {line.median:.2f} "
            f"| {line.longest:.2f} | {WANTED:.0f} |"
        )


if __name__ == "__main__":
    main()
