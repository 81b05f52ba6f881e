"""The tables about the server: load, several workers, and the cost of a turn."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from statistics import median
from typing import Final

from docs.cells import paragraph, table
from docs.measurements import Measurement, Row, origin

DATABASES: Final = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}

RATIO: Final = "turns to rows"

#: What `bench.server_load` measures, in the order of the table.
LOADS: Final = {
    "bare endpoint": "bare endpoint, a commit each",
    "bare, shared commit": "bare endpoint, shared commits",
    "as fast as possible": "{tables} tables as fast as possible",
    "people only": "{tables} tables, one server",
    RATIO: "{tables} tables, turns per second divided by rows per second",
    "people think": "{tables} tables, people think 10 s",
}


def rounds(lines: Iterable[Row]) -> dict[tuple[str, int], dict[str, list[Row]]]:
    """Group lines of the same kind, by database and number of tables.

    The bare endpoint has no tables; its lines belong to the number of tables measured next.
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
    """Return rate, percentiles and processor time, each the median over the rounds."""

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


def server(measurement: Measurement) -> str:
    rows = []
    for (database, tables), kinds in rounds(measurement["results"]).items():
        for what in sorted(kinds, key=list(LOADS).index):
            label = f"{DATABASES[database]}, {LOADS[what].format(tables=tables)}"
            cells = ratio_cells if what == RATIO else load_cells
            rows.append([label, *cells(kinds[what])])
    head = ["what", "rate", "p50 / p95 / p99", "processor time"]
    return f"{paragraph(origin(measurement) + '.')}\n\n{table(head, *rows)}"


#: One server process and two, as `bench.scale` calls them.
SCALES: Final = (
    ("one worker", "two workers"),
    ("one server behind HAProxy", "two servers behind HAProxy"),
)


def scale(measurement: Measurement) -> str:
    """Return rates and processor times of one and two server processes, and what two gain."""
    found: dict[str, dict[str, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for line in measurement["results"]:
        found[f"{line['connections']} connections"][line["what"]].append(line)
    rows = []
    for where, kinds in found.items():
        for one, two in SCALES:
            if one not in kinds:
                continue
            rows += [[f"{what}, {where}", *scale_cells(kinds[what])] for what in (one, two)]
            pairs = list(zip(kinds[one], kinds[two], strict=True))
            rates = [after["per_second"] / before["per_second"] for before, after in pairs]
            times = [2 * before["server"] / after["server"] for before, after in pairs]
            rows.append([f"two to one, {where}", gain(rates), gain(times), "", ""])
    head = [
        "what",
        "turns",
        "server's processor time for a turn",
        "p50 / p95",
        "processor time for a turn: proxy, database, clients",
    ]
    return f"{paragraph(origin(measurement) + '.')}\n\n{table(head, *rows)}"


def scale_cells(lines: list[Row]) -> list[str]:
    def middle(name: str) -> float:
        return float(median(line[name] for line in lines))

    others = ", ".join(f"{middle(name):.2f}" for name in ("proxy", "database", "clients"))
    return [
        f"{middle('per_second'):,.0f} /s",
        f"{middle('server'):.2f} ms",
        f"{middle('p50'):.0f} / {middle('p95'):.0f} ms",
        f"{others} ms",
    ]


def gain(ratios: list[float]) -> str:
    """Return the median with the lowest and the highest.

    >>> gain([1.5, 2.0, 1.75])
    '1.75 × (1.50 – 2.00)'
    """
    return f"{median(ratios):.2f} × ({min(ratios):.2f} – {max(ratios):.2f})"


#: What `bench.turn_cost` measures, in the order of the table.
COSTS: Final = {
    "help": "help with a staircase",
    "turn, people only": "a turn, people only",
    "turn, people and bots": "a turn, people and bots",
    "table and streams": "setting up a table with its streams",
}


def turn_cost(measurement: Measurement) -> str:
    """Return the processor time of the server's process, and its ratio to another version's."""
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for line in measurement["results"]:
        found[line["what"], line["version"]].append(line["server"])
    rows = []
    for what, label in COSTS.items():
        this, other = found[what, "this"], found[what, "other"]
        if this:
            ratios = sorted(new / old for new, old in zip(this, other, strict=True))
            listed = ", ".join(f"{ratio:.2f}" for ratio in ratios)
            cells = [f"{median(each):.2f} ms" for each in (this, other)]
            rows.append([label, *cells, f"{median(ratios):.2f} ({listed})"])
    head = ["what", "this version", "the other version", "ratio: median (of each round)"]
    return f"{paragraph(origin(measurement) + '.')}\n\n{table(head, *rows)}"
