"""Analyse a folder of arena results with the standard library.

    monkeypalace arena capuchin macaque mandrill --games 300 --out results
    python examples/arena_analysis.py results

`seats.csv` has one row for each seat of each game; pandas reads it as well.
"""

from __future__ import annotations

import argparse
import csv
from collections import defaultdict
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean

Row = dict[str, str]


def read(folder: Path) -> list[Row]:
    """Return all rows of a folder's table."""
    with (folder / "seats.csv").open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def mean_by(
    rows: Iterable[Row], key: Callable[[Row], tuple[str, ...]], value: str
) -> dict[tuple[str, ...], float]:
    """Return the mean of a column for each group of rows."""
    groups: defaultdict[tuple[str, ...], list[float]] = defaultdict(list)
    for row in rows:
        groups[key(row)].append(float(row[value]))
    return {group: fmean(values) for group, values in sorted(groups.items())}


def margins(rows: Iterable[Row]) -> dict[str, float]:
    """Return each bot's mean lead in bananas over the other players of its games."""
    games: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        games[row["game"]].append(row)
    ahead: defaultdict[str, list[float]] = defaultdict(list)
    for seats in games.values():
        for row in seats:
            others = [float(other["bananas"]) for other in seats if other is not row]
            ahead[row["bot"]].append(float(row["bananas"]) - fmean(others))
    return {bot: fmean(values) for bot, values in sorted(ahead.items())}


def report(rows: list[Row]) -> list[str]:
    """Return the lines of the report: bots, seats, maps."""
    lines = ["bot          won   bananas  ahead"]
    won = mean_by(rows, lambda row: (row["bot"],), "share")
    bananas = mean_by(rows, lambda row: (row["bot"],), "bananas")
    ahead = margins(rows)
    for (bot,), share in sorted(won.items(), key=lambda item: -item[1]):
        lines.append(f"{bot:<10} {share:6.1%} {bananas[bot,]:8.1f} {ahead[bot]:+6.1f}")
    for what in ("seat", "map"):
        # mypy does not infer the type of a default.
        shares = mean_by(rows, lambda row, what=what: (row["bot"], row[what]), "share")  # type: ignore[misc]
        lines.append(f"\nwon by {what}")
        lines += [f"{bot:<10} {number:>2} {share:6.1%}" for (bot, number), share in shares.items()]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Analyse a folder of arena results.")
    parser.add_argument("folder", type=Path, help="the folder of `monkeypalace arena --out`")
    folder = parser.parse_args().folder
    if not (folder / "seats.csv").exists():
        parser.error(f"{folder} has no seats.csv: give the folder of `monkeypalace arena --out`")
    print("\n".join(report(read(folder))))


if __name__ == "__main__":
    main()
