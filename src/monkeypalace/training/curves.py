"""Draw the curves of a training: error and strength by generation."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Final

#: The columns of `curves.csv`.
CURVE_FIELDS: Final = (
    "generation",
    "games",
    "seconds",
    "loss",
    "win_error",
    "lead_error",
    "against_policy",
)

_WIDTH, _HEIGHT, _MARGIN = 640, 240, 48
#: Each chart: column, title.
_CHARTS: Final = (
    ("win_error", "Squared error of the win share, on new games"),
    ("against_policy", "Share of the wins against the policy, two players"),
)


def draw_curves(source: Path, target: Path) -> None:
    """Draw `curves.csv` as an SVG picture."""
    with source.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    charts = [
        _chart(
            [(float(row["generation"]), float(row[column])) for row in rows],
            title,
            number * _HEIGHT,
        )
        for number, (column, title) in enumerate(_CHARTS)
    ]
    height = _HEIGHT * len(charts)
    target.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>\n' + "".join(charts) + "</svg>\n",
        encoding="utf-8",
    )


def _chart(points: list[tuple[float, float]], title: str, top: int) -> str:
    lowest = min(value for _, value in points)
    highest = max(value for _, value in points)
    last = max(generation for generation, _ in points)
    height = _HEIGHT - 2 * _MARGIN

    def place(generation: float, value: float) -> str:
        x = _MARGIN + (_WIDTH - 2 * _MARGIN) * generation / max(1.0, last)
        y = top + _MARGIN + height * (highest - value) / max(1e-9, highest - lowest)
        return f"{x:.1f},{y:.1f}"

    line = " ".join(place(*point) for point in points)
    left, right, bottom = _MARGIN, _WIDTH - _MARGIN, top + _HEIGHT - _MARGIN
    return (
        f'<text x="{left}" y="{top + 24}" font-size="14">{title}</text>\n'
        f'<path d="M{left},{top + _MARGIN}V{bottom}H{right}" fill="none" stroke="#888"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#1b6e3c" stroke-width="1.5"/>\n'
        f'<text x="{left - 4}" y="{top + _MARGIN + 4}" text-anchor="end">{highest:.3g}</text>\n'
        f'<text x="{left - 4}" y="{bottom}" text-anchor="end">{lowest:.3g}</text>\n'
        f'<text x="{right}" y="{bottom + 18}" text-anchor="end">generation {last:.0f}</text>\n'
    )
