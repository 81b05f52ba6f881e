"""The tables of these pages, made from what `docs/results` has: `make tables`.

With `--check` nothing is written; a page that shows something else is an error. `--take NAME` reads
what a measurement has printed as JSON, keeps it as results and renews the tables;
`CONTRIBUTING.md` has the commands.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from statistics import median
from textwrap import fill
from typing import Any, Final, TypedDict

DOCS: Final = Path(__file__).parent
RESULTS: Final = DOCS / "results"
PAGES: Final = (DOCS / "bots.md", DOCS / "performance.md", DOCS.parent / "CONTRIBUTING.md")

Row = Mapping[str, Any]


class Taken(TypedDict):
    """A file of `docs/results`: what a command has printed, with `--json` or in words."""

    date: str
    #: In words, without names or paths.
    machine: str
    #: Of Python and of what else the results depend on.
    versions: dict[str, str]
    commands: list[str]
    results: list[dict[str, Any]]


def quantity(value: float) -> str:
    """Thousands apart, and of a large number the three digits that count.

    >>> [quantity(value) for value in (16_234_567, 1359.4, 114.2, 16.64, 0.562)]
    ['16,200,000', '1,359', '114', '16.6', '0.56']
    """
    if value >= 10_000:
        return f"{float(f'{value:.3g}'):,.0f}"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 10 else f"{value:.2f}"


def times(ratio: float) -> str:
    """
    >>> [times(ratio) for ratio in (504.7, 42.6, 2.01, 0.0254)]
    ['505', '43', '2.0', '0.025']
    """
    if ratio >= 10:
        return f"{ratio:.0f}"
    return f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2g}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def table(head: Iterable[str], *rows: Iterable[str]) -> str:
    """
    >>> print(table(["what", "rate"], ["games", "732 /s"], ["turns", ""]))
    | what | rate |
    |---|---|
    | games | 732 /s |
    | turns | |
    """
    first, *others = (re.sub(" +", " ", f"| {' | '.join(cells)} |") for cells in [head, *rows])
    return "\n".join([first, "|" + "---|" * (first.count("|") - 1), *others])


def paragraph(text: str) -> str:
    return fill(text, 100, break_long_words=False, break_on_hyphens=False)


def origin(taken: Taken) -> str:
    """When, on what, and how."""
    # Results from before the kernels were compiled ahead of time name the compiler of that time.
    known = [name for name in ("Python", "numba") if name in taken["versions"]]
    versions = ", ".join(f"{name} {taken['versions'][name]}" for name in known)
    commands = ", ".join(f"`{command}`" for command in taken["commands"])
    return f"{taken['date']}, {taken['machine']}, {versions}: {commands}"


def standings(summary: Row) -> Iterator[dict[str, Any]]:
    """What the tables need of a contest, a row for each bot."""
    settings = summary["settings"]
    for bot in summary["bots"]:
        yield {
            "contest": " ".join(settings["bots"]),
            "players": settings["players"],
            "games": summary["games"],
            "seed": settings["seed"],
            **{name: bot[name] for name in ("bot", "share", "bananas", "place")},
        }


def options(row: Row) -> str:
    """The options of the contest that a row belongs to."""
    return f"--games {row['games']} --players {row['players']} --seed {row['seed']}"


def contests(taken: Taken, players: int) -> list[list[Row]]:
    """The contests with so many players, each with its bots from the first place to the last."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in taken["results"]:
        if row["players"] == players:
            found[row["contest"]].append(row)
    if len({options(row) for rows in found.values() for row in rows}) != 1:
        raise ValueError(f"the contests of {players} players do not belong into one table")
    return list(found.values())


def share_cells(row: Row) -> list[str]:
    share = row["share"]
    return [
        f"{percent(share['mean'])} %",
        f"{percent(share['low'])}–{percent(share['high'])} %",
    ]


def banana_cell(row: Row) -> str:
    bananas = row["bananas"]
    return f"{bananas['mean']:.1f} ± {bananas['high'] - bananas['mean']:.1f}"


def contests_of_two(taken: Taken) -> str:
    found, rows = contests(taken, players=2), []
    for contest in found:
        bot, other = sorted(contest, key=lambda row: row["contest"].split().index(row["bot"]))
        bananas = f"{banana_cell(bot)} to {banana_cell(other)}"
        rows.append([f"`{bot['bot']}`", f"`{other['bot']}`", *share_cells(bot), bananas])
    any_row = found[0][0]
    caption = (
        f"Two players, {any_row['games']} games each, seats and cards balanced; the win share of "
        f"the first bot. Each line is `monkeypalace arena BOT OTHER {options(any_row)}`."
    )
    head = ["bot", "against", "win share", "95 % interval", "bananas"]
    return f"{paragraph(caption)}\n\n{table(head, *rows)}"


def contests_of_four(taken: Taken) -> str:
    found = contests(taken, players=4)
    any_row = found[0][0]
    caption = (
        f"Four players, {any_row['games']} games, one of each: `monkeypalace arena` with the four "
        f"bots, `{options(any_row)}`. A fair share is 25 %."
    )
    parts = [paragraph(caption)]
    for contest in found:
        rows = [
            [f"`{row['bot']}`", *share_cells(row), banana_cell(row), f"{row['place']:.2f}"]
            for row in contest
        ]
        parts.append(table(["bot", "win share", "95 % interval", "bananas", "mean place"], *rows))
    return "\n\n".join(parts)


def habits(taken: Taken) -> str:
    bots = taken["results"]
    rows = [
        ["", *(bot["bot"].partition(":")[0] for bot in bots)],
        [
            "pieces every turn of a card it buys, by third of the game",
            *(two_digits(bot["income"]) for bot in bots),
        ],
        [
            "bananas of a card it buys, by third of the game",
            *(two_digits(bot["bananas"]) for bot in bots),
        ],
        [
            "credits of the best staircase that it leaves to the other",
            *(two_digits([bot["left_to_next"]]) for bot in bots),
        ],
        [
            "share of the games that it ends, and wins of these",
            *(f"{percent(bot['ends'])} %, {percent(bot['wins_when_ending'])} %" for bot in bots),
        ],
    ]
    return table(*rows)


def two_digits(values: Iterable[float]) -> str:
    return ", ".join(f"{value:.2f}" for value in values)


FIGURES: Final = {
    "staircases-small": "staircases counted, the 13 small positions (geometric mean)",
    "staircases-large": (
        "staircases counted, 10 positions with 110,000 – 3,600,000 (geometric mean)"
    ),
    "games-2": "random games, two players, one core",
    "games-3": "random games, three players, one core",
    "games-4": "random games, four players, one core",
    "decisions": "decisions, four players, one core",
    "decisions-batch": "decisions, four players, a batch of 256 games on all cores",
    "copy": "copy of a packed game (1.9 kB)",
    "first-game": "first game in a new process, imports included",
    "start-up": "`monkeypalace --help`, start of Python included",
}

#: Ratios to the figures of other engines, with the package whose version is told.
PEERS: Final = {
    "games-4-by-catanatron-games": "catanatron {catanatron}, random games of Catan, four players",
    "games-2-by-spiel-backgammon": (
        "OpenSpiel {open-spiel} (C++), random games of backgammon, from Python"
    ),
    "games-2-by-spiel-chess": "OpenSpiel {open-spiel} (C++), random games of chess, from Python",
    "games-2-by-spiel-connect-four": (
        "OpenSpiel {open-spiel} (C++), random games of Connect Four, from Python"
    ),
    "staircases-small-by-chess-perft": "python-chess {chess}, leaves of a perft",
}

#: How a unit is shown, and by what its numbers are multiplied for that.
UNITS: Final = {
    "per-second": ("/s", 1.0),
    "nanoseconds": ("µs", 1e-3),
    "milliseconds": ("ms", 1.0),
    "seconds": ("s", 1.0),
    "times": ("×", 1.0),
}

ENVIRONMENTS: Final = {
    "connect_four_v3, raw": "`connect_four_v3`, raw",
    "batch against mandrill": "batch against `mandrill`, which takes its turns",
}


def show(value: float, unit: str) -> str:
    _, scale = UNITS[unit]
    return times(value) if unit == "times" else quantity(value * scale)


def median_cell(figure: Row) -> str:
    sign, _ = UNITS[figure["unit"]]
    return f"{show(figure['median'], figure['unit'])} {sign}"


def spread(figure: Row) -> str:
    """The lowest and the highest, unless it was measured only once.

    >>> spread({"unit": "per-second", "median": 2e6, "lowest": 1.96e6, "highest": 2.1e6})
    '2.0 – 2.1 M'
    """
    low, high = figure["lowest"], figure["highest"]
    if low == high:
        return ""
    if figure["median"] >= 1e6:
        return f"{low / 1e6:.1f} – {high / 1e6:.1f} M"
    if figure["median"] >= 1e5:
        return f"{low / 1e3:.0f} – {high / 1e3:.0f} k"
    return f"{show(low, figure['unit'])} – {show(high, figure['unit'])}"


def figures(taken: Taken) -> str:
    found = {figure["name"]: figure for figure in taken["results"]}
    rows = [[what, median_cell(found[name]), spread(found[name])] for name, what in FIGURES.items()]
    caption = f"{origin(taken)}, the median of the repeats with the lowest and the highest."
    return f"{paragraph(caption)}\n\n{table(['what', 'median', 'spread'], *rows)}"


def peers(taken: Taken) -> str:
    found = {figure["name"]: figure for figure in taken["results"]}
    rows = []
    for name, what in PEERS.items():
        theirs, ratio = found[name.partition("-by-")[2]], found[name]
        around = f" ({spread(ratio)})" if spread(ratio) else ""
        label = what.format_map(taken["versions"])
        rows.append([label, median_cell(theirs), f"{median_cell(ratio)}{around}"])
    return table(["what", "theirs", "ours against it"], *rows)


def environments(taken: Taken) -> str:
    rows = [
        [
            ENVIRONMENTS.get(line["name"], line["name"]),
            quantity(line["median"]),
            f"{quantity(line['lowest'])} – {quantity(line['highest'])}",
            f"{times(line['ratio'])} ×",
        ]
        for line in taken["results"]
    ]
    caption = f"{origin(taken)}, the median of the repeats with the lowest and the highest."
    head = ["environment", "steps a second", "spread", "against `connect_four_v3`"]
    return f"{paragraph(caption)}\n\n{table(head, *rows)}"


DATABASES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}

RATIO: Final = "turns to rows"

#: What `bench.server_load` measures, in the order of the table.
LOADS: Final = {
    "bare endpoint": "bare endpoint, a commit each",
    "bare, shared commit": "bare endpoint, shared commits",
    "as fast as possible": "{tables} tables as fast as possible",
    "people only": "{tables} tables, one server",
    RATIO: "{tables} tables, turns for each row of the bare endpoint",
    "people think": "{tables} tables, people think 10 s",
    "people, by table": "{tables} tables, two servers, each table at one",
    "people, by chance": "{tables} tables, two workers of one server, by chance",
}


def rounds(lines: Iterable[Row]) -> dict[tuple[str, int], dict[str, list[Row]]]:
    """Lines of the same kind together, by database and number of tables.

    The bare endpoint has no tables; it belongs to those that are measured next.
    """
    found: dict[tuple[str, int], dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    waiting: list[Row] = []
    for line in lines:
        waiting.append(line)
        if line["tables"]:
            for one in waiting:
                found[line["database"], line["tables"]][one["what"]].append(one)
            waiting = []
    return found


def load_cells(lines: list[Row]) -> list[str]:
    """Rate, percentiles and processor time: of each the median over the rounds."""

    def middle(name: str) -> float:
        return float(median(line[name] for line in lines))

    return [
        f"{middle('per_second'):,.0f} /s",
        " / ".join(f"{middle(name):.0f}" for name in ("p50", "p95", "p99")),
        f"{middle('processor'):.2f} ms" if middle("processor") else "",
    ]


def ratio_cells(lines: list[Row]) -> list[str]:
    ratios = [ratio for line in lines for ratio in line["ratios"]]
    around = f" ({min(ratios):.2f} – {max(ratios):.2f})" if len(ratios) > 1 else ""
    return [f"{median(ratios):.2f}{around}", "", ""]


def server(taken: Taken) -> str:
    rows = []
    for (database, tables), kinds in rounds(taken["results"]).items():
        for what in sorted(kinds, key=list(LOADS).index):
            label = f"{DATABASES[database]}, {LOADS[what].format(tables=tables)}"
            cells = ratio_cells if what == RATIO else load_cells
            rows.append([label, *cells(kinds[what])])
    head = ["what", "rate", "p50 / p95 / p99", "processor time"]
    return f"{paragraph(origin(taken) + '.')}\n\n{table(head, *rows)}"


#: The tables by their names in the pages: which results they show, and how.
TABLES: Final[dict[str, tuple[str, Callable[[Taken], str]]]] = {
    "contests of two": ("arena", contests_of_two),
    "contests of four": ("arena", contests_of_four),
    "habits": ("habits", habits),
    "figures": ("bench", figures),
    "other engines": ("bench", peers),
    "environments": ("environments", environments),
    "server": ("server", server),
}
NAMES: Final = tuple(sorted({name for name, _ in TABLES.values()}))

_REGION: Final = re.compile(
    r"(<!-- table: (?P<name>[^>]*) -->\n).*?(\n<!-- end of table -->)", re.DOTALL
)


def read(name: str) -> Taken:
    taken: Taken = json.loads((RESULTS / f"{name}.json").read_text(encoding="utf-8"))
    return taken


def commands(all_taken: Mapping[str, Taken]) -> str:
    lines = [
        line for name, taken in all_taken.items() for line in (f"# {name}", *taken["commands"])
    ]
    return "\n".join(["```sh", *lines, "```"])


def make_tables() -> dict[str, str]:
    """What stands between the marks of each table."""
    all_taken = {name: read(name) for name in NAMES}
    made = {table: make(all_taken[name]) for table, (name, make) in TABLES.items()}
    return {**made, "commands": commands(all_taken)}


def with_tables(page: str, made: Mapping[str, str]) -> str:
    """The text of a page with these tables.

    >>> with_tables("<!-- table: a -->\\nold\\n<!-- end of table -->", {"a": "new"})
    '<!-- table: a -->\\n\\nnew\\n\\n<!-- end of table -->'
    """
    return _REGION.sub(lambda found: f"{found[1]}\n{made[found['name']]}\n{found[3]}", page)


def stale_pages(pages: Iterable[Path] = PAGES) -> dict[Path, str]:
    """The pages that show something else than the results, and how they should read."""
    made = make_tables()
    shown = {page: page.read_text(encoding="utf-8") for page in pages}
    renewed = {page: with_tables(text, made) for page, text in shown.items()}
    return {page: text for page, text in renewed.items() if text != shown[page]}


#: What the results depend on besides Python.
PACKAGES: Final = {"bench": ("catanatron", "open-spiel", "chess")}


def documents(printed: str) -> Iterator[dict[str, Any]]:
    """The objects of one JSON text or of several in a row, with six digits of each number.

    >>> list(documents('{"a": 1.23456789} [{"b": 2}, {"c": 3}]'))
    [{'a': 1.23457}, {'b': 2}, {'c': 3}]
    """
    decoder = json.JSONDecoder(parse_float=lambda digits: float(f"{float(digits):.6g}"))
    rest = printed.strip()
    while rest:
        found, end = decoder.raw_decode(rest)
        yield from found if isinstance(found, list) else [found]
        rest = rest[end:].strip()


def take(name: str, printed: str, date: str, machine: str, command: str) -> Taken:
    """Results as they are kept, from what a measurement has printed here."""
    results, made_by = list(documents(printed)), [command]
    if name == "arena":
        results = [row for summary in results for row in standings(summary)]
        made_by = [f"monkeypalace arena {row['contest']} {options(row)} --json" for row in results]
    versions = {"Python": platform.python_version()}
    versions |= {package: version(package) for package in PACKAGES.get(name, ())}
    return Taken(
        date=date,
        machine=machine,
        versions=versions,
        commands=list(dict.fromkeys(made_by)),
        results=results,
    )


def as_text(taken: Taken) -> str:
    """A file of `docs/results`: one result a line."""
    head = {key: value for key, value in taken.items() if key != "results"}
    rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in taken["results"])
    before_brace = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
    return f'{before_brace},\n "results": [\n{rows}\n ]\n}}\n'


def keep(name: str, taken: Taken) -> None:
    """Write results down, if the tables that show them can be made of them."""
    for shown, make in TABLES.values():
        if shown == name:
            make(taken)
    (RESULTS / f"{name}.json").write_text(as_text(taken), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--take", choices=NAMES, help="the results that are read")
    parser.add_argument("--date", help="of the measurement, if it was not today")
    parser.add_argument("--machine", help="in words, if it was not as before")
    parser.add_argument("--command", help="the whole command, if it was not as before")
    given = parser.parse_args()
    if given.take:
        before = read(given.take)
        taken = take(
            given.take,
            sys.stdin.read(),
            given.date or f"{datetime.now(UTC):%Y-%m-%d}",
            given.machine or before["machine"],
            given.command or before["commands"][0],
        )
        keep(given.take, taken)
    for page, text in stale_pages().items():
        if given.check:
            sys.exit(f"{page.name} shows something else than the results: make tables")
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
