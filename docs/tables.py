"""The tables of these pages, made from `docs/results` and from the code: `make tables`.

With `--check` nothing is written; an outdated page is an error. `--take NAME` reads
the JSON output of a measurement, stores it as results and updates the tables;
`CONTRIBUTING.md` has the commands.
"""

from __future__ import annotations

import argparse
import platform
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Final

from docs.bot_tables import (
    contests_of_four,
    contests_of_two,
    habits,
    ladder,
    options,
    promotions,
    standings,
    turn_times,
)
from docs.coach_tables import error_rates, luck, planted_mistakes
from docs.command_tables import commands_with_options
from docs.measurements import RESULTS, Measurement, documents, format_measurement, read
from docs.package_graph import packages_table
from docs.research_tables import agents, library_checks, size
from docs.rulebook_coverage import coverage_tables
from docs.server_tables import scale, server, turn_cost
from docs.speed_tables import environments, figures, peers

DOCS: Final = Path(__file__).parent

PAGES: Final = (
    DOCS / "architecture.md",
    DOCS / "bots.md",
    DOCS / "coach.md",
    DOCS / "command-line.md",
    DOCS / "performance.md",
    DOCS / "rulebook-coverage.md",
    DOCS / "start" / "researchers.md",
    DOCS / "training.md",
    DOCS.parent / "CONTRIBUTING.md",
)

#: The tables by their names in the pages: which results they show, and how.
TABLES: Final[dict[str, tuple[str, Callable[[Measurement], str]]]] = {
    "contests of two": ("arena", contests_of_two),
    "contests of four": ("arena", contests_of_four),
    "ladder": ("ladder", ladder),
    "habits": ("habits", habits),
    "turn times": ("turn_time", turn_times),
    "planted mistakes": ("coach", planted_mistakes),
    "error rates": ("coach", error_rates),
    "luck": ("coach", luck),
    "promotions": ("training", promotions),
    "figures": ("bench", figures),
    "other engines": ("bench", peers),
    "environments": ("environments", environments),
    "size of the game": ("game_size", size),
    "agents": ("agents", agents),
    "library checks": ("research", library_checks),
    "server": ("server", server),
    "scale": ("scale", scale),
    "turn cost": ("turn_cost", turn_cost),
}

NAMES: Final = tuple(sorted({name for name, _ in TABLES.values()}))

_REGION: Final = re.compile(
    r"(<!-- table: (?P<name>[^>]*) -->\n).*?(\n<!-- end of table -->)", re.DOTALL
)


def commands(measurements: Mapping[str, Measurement]) -> str:
    lines = [
        line
        for name, measurement in measurements.items()
        for line in (f"# {name}", *measurement["commands"])
    ]
    return "\n".join(["```sh", *lines, "```"])


def make_tables() -> dict[str, str]:
    """Return the text between the markers of each table."""
    measurements = {name: read(name) for name in NAMES}
    made = {table: make(measurements[name]) for table, (name, make) in TABLES.items()}
    return {
        **made,
        "commands": commands(measurements),
        "command line": commands_with_options(),
        "packages": packages_table(),
        "statements": coverage_tables(),
    }


def with_tables(page: str, made: Mapping[str, str]) -> str:
    """Return the text of a page with these tables.

    >>> with_tables("<!-- table: a -->\\nold\\n<!-- end of table -->", {"a": "new"})
    '<!-- table: a -->\\n\\nnew\\n\\n<!-- end of table -->'
    """
    return _REGION.sub(lambda found: f"{found[1]}\n{made[found['name']]}\n{found[3]}", page)


def stale_pages(pages: Iterable[Path] = PAGES) -> dict[Path, str]:
    """Return the outdated pages with their new text."""
    made = make_tables()
    shown = {page: page.read_text(encoding="utf-8") for page in pages}
    renewed = {page: with_tables(text, made) for page, text in shown.items()}
    return {page: text for page, text in renewed.items() if text != shown[page]}


#: Packages that the results depend on, besides Python.
PACKAGES: Final = {"bench": ("catanatron", "open-spiel", "chess")}


def take(name: str, printed: str, date: str, machine: str, command: str) -> Measurement:
    """Return the results to store, from the output of a measurement."""
    results, made_by = list(documents(printed)), [command]
    if name in ("arena", "ladder"):
        results = [row for summary in results for row in standings(summary)]
        made_by = [f"monkeypalace arena {row['contest']} {options(row)} --json" for row in results]
    versions = {"Python": platform.python_version()}
    if name == "research":
        [checked] = results
        versions |= checked["versions"]
        results = [{"check": check} for check in checked["passed"]]
    versions |= {package: version(package) for package in PACKAGES.get(name, ())}
    return Measurement(
        date=date,
        machine=machine,
        versions=versions,
        commands=list(dict.fromkeys(made_by)),
        results=results,
    )


def store(name: str, measurement: Measurement) -> None:
    """Store results, if all tables that show them can be made from them."""
    for shown, make in TABLES.values():
        if shown == name:
            make(measurement)
    (RESULTS / f"{name}.json").write_text(format_measurement(measurement), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--take", choices=NAMES, help="the results that are read")
    parser.add_argument("--date", help="of the measurement, if it was not today")
    parser.add_argument("--machine", help="a short description, if it has changed")
    parser.add_argument("--command", help="the whole command, if it has changed")
    given = parser.parse_args()
    if given.take:
        before = read(given.take)
        measurement = take(
            given.take,
            sys.stdin.read(),
            given.date or f"{datetime.now(UTC):%Y-%m-%d}",
            given.machine or before["machine"],
            given.command or before["commands"][0],
        )
        store(given.take, measurement)
    for page, text in stale_pages().items():
        if given.check:
            sys.exit(f"{page.name} is outdated: run make tables")
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
