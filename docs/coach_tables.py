"""The tables about the coach, from `docs/results/coach.json`."""

from __future__ import annotations

from docs.cells import table
from docs.measurements import Measurement, Row


def _rows(measurement: Measurement, what: str) -> list[Row]:
    return [row for row in measurement["results"] if row["what"] == what]


def planted_mistakes(measurement: Measurement) -> str:
    found = _rows(measurement, "mistakes")
    rows = [[row["kind"], str(row["planted"]), str(row["found"])] for row in found]
    totals = [str(sum(row[name] for row in found)) for name in ("planted", "found")]
    return table(["mistake", "planted", "found"], *rows, ["all", *totals])


def error_rates(measurement: Measurement) -> str:
    rows = [
        [
            f"`{row['level']}`",
            str(row["games"]),
            f"{row['loss']:.2f} ± {row['loss_error']:.2f}",
            f"{100 * row['rate']:.1f} % ± {100 * row['error']:.1f} %",
        ]
        for row in _rows(measurement, "ladder")
    ]
    return table(["level", "games", "loss by errors per game, ± standard error", "per turn"], *rows)


def luck(measurement: Measurement) -> str:
    rows = [
        [
            str(row["games"]),
            f"{100 * row['luck']:+.1f} % ± {100 * row['luck_error']:.1f} %",
            f"{row['largest_gap']:.0e}",
        ]
        for row in _rows(measurement, "identity")
    ]
    return table(["games", "mean luck, ± standard error", "largest gap"], *rows)
