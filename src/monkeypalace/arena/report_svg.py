"""Charts for the report: bars, intervals, lines, ground maps. Plain SVG, no libraries.

Colours come from CSS classes, so that the page can change them for dark screens: `s1`, `s2`,
`s3` are series, `l`, `d`, `g` grounds, `band` a target range, `mark` a reference value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil

#: The height of a line of text, and the width of the labels.
LINE = 20
LABEL = 62
#: The width of the chart beside the labels.
WIDE = 180


def _svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    title = escape(title)
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
        f'role="img" aria-label="{title}"><title>{title}</title>{"".join(parts)}</svg>'
    )


def _rect(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    tip = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" '
        f'height="{max(0.0, height):.1f}" class="{kind}">{tip}</rect>'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def histogram(counts: Mapping[int, int], mean: float, band: tuple[float, float], title: str) -> str:
    """Draw a bar for each number, the target as a band, and the mean as a line.

    >>> histogram({5: 1, 6: 2}, 5.7, (5, 6), "rounds").count("<rect")
    3
    """
    first = min(*counts, int(band[0]))
    last = max(*counts, ceil(band[1]))
    high, step = 110.0, 24.0
    most = max(counts.values())
    width = (last - first + 1) * step + 8

    def at(value: float) -> float:
        return 4 + (value - first + 0.5) * step

    parts = [_rect(at(band[0]), 0, at(band[1]) - at(band[0]), high, "band")]
    for number in range(first, last + 1):
        count = counts.get(number, 0)
        tall = count / most * (high - 12)
        if count:
            left = at(number) - step / 2 + 2
            parts.append(_rect(left, high - tall, step - 4, tall, "s1", f"{number}: {count}"))
        parts.append(_text(at(number), high + 15, str(number), "middle"))
    parts.append(_line(4, high, width - 4, high, "axis"))
    parts.append(_line(at(mean), 0, at(mean), high, "mark"))
    return _svg(width, high + 22, title, parts)


def intervals(
    rows: Sequence[tuple[str, float, float, float]], fair: float, margin: float, title: str
) -> str:
    """Draw a dot with its interval for each row (label, value, low, high).

    The band is the margin around the fair share.

    >>> intervals([("1", 0.5, 0.4, 0.6)], 0.5, 0.05, "shares").count("<circle")
    1
    """
    # Up to twice the fair share, or as far as the intervals go.
    most = max([2 * fair, *(high for _, _, _, high in rows)])

    def at(share: float) -> float:
        return LABEL + share / most * WIDE

    height = len(rows) * LINE
    parts = [
        _rect(at(fair - margin), 0, at(fair + margin) - at(fair - margin), height, "band"),
        _line(at(fair), 0, at(fair), height, "mark"),
    ]
    for index, (label, value, low, high) in enumerate(rows):
        y = index * LINE + LINE / 2
        parts += [
            _text(0, y + 4, label),
            _line(at(max(0.0, low)), y, at(high), y, "reach"),
            f'<circle cx="{at(value):.1f}" cy="{y:.1f}" r="4" class="s1"/>',
            _text(LABEL + WIDE + 8, y + 4, f"{value:.1%}"),
        ]
    return _svg(LABEL + WIDE + 62, height, title, parts)


def bars(rows: Sequence[tuple[str, float, float]], title: str) -> str:
    """Draw a bar with its spread for each row (label, value, spread).

    >>> bars([("1", 50, 10)], "bananas").count("<rect")
    1
    """
    most = max([1e-9, *(value + spread for _, value, spread in rows)])
    parts = []
    for index, (label, value, spread) in enumerate(rows):
        y = index * LINE + LINE / 2
        end = LABEL + value / most * WIDE
        reach = spread / most * WIDE
        parts += [
            _text(0, y + 4, label),
            _rect(LABEL, y - 6, end - LABEL, 12, "s1"),
            _line(max(LABEL, end - reach), y, end + reach, y, "reach"),
            _text(LABEL + WIDE + 8, y + 4, f"{value:.1f}"),
        ]
    return _svg(LABEL + WIDE + 62, len(rows) * LINE, title, parts)


def stacked(rows: Sequence[tuple[str, Sequence[tuple[str, float, str]]]], title: str) -> str:
    """Draw a stacked bar for each row (label, [(name, value, class), ...]).

    >>> stacked([("2", [("a", 1, "s1"), ("b", 3, "s2")])], "ends").count("<rect")
    2
    """
    parts = []
    for index, (label, values) in enumerate(rows):
        y = index * (LINE + 4)
        parts.append(_text(0, y + 14, label))
        total = sum(value for _, value, _ in values) or 1.0
        left = float(LABEL)
        for name, value, kind in values:
            width = value / total * WIDE * 1.8
            if value:
                tip = f"{name}: {value / total:.1%}"
                parts.append(_rect(left, y, max(1.0, width - 2), LINE - 2, kind, tip))
                if width > 40:
                    parts.append(
                        f'<text x="{left + width / 2:.1f}" y="{y + 13}" text-anchor="middle" '
                        f'class="on-{kind}">{value / total:.0%}</text>'
                    )
            left += width
    return _svg(LABEL + WIDE * 1.8 + 4, len(rows) * (LINE + 4), title, parts)


def lines(series: Sequence[tuple[str, Sequence[float]]], title: str) -> str:
    """Draw a line for each series (name, values from round 1), with its name at the end.

    >>> lines([("2 players", [1.0, 2.0, 4.0])], "income").count("<polyline")
    1
    """
    high, left, step = 150.0, 30.0, 26.0
    longest = max(len(values) for _, values in series)
    most = ceil(max([1.0, *(value for _, values in series for value in values)]))
    width = left + longest * step

    def at(value: float) -> float:
        return 8 + (1 - value / most) * high

    parts = []
    every = max(1, ceil(most / 5))
    for tick in range(0, most + 1, every):
        parts += [
            _line(left, at(tick), width, at(tick), "grid" if tick else "axis"),
            _text(left - 8, at(tick) + 4, str(tick), "end"),
        ]
    parts += [
        _text(left + (index + 0.5) * step, high + 26, str(index + 1), "middle")
        for index in range(longest)
    ]
    names = []
    for number, (name, values) in enumerate(series, start=1):
        points = [(left + (index + 0.5) * step, at(value)) for index, value in enumerate(values)]
        if not points:
            continue
        drawn = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        parts.append(f'<polyline points="{drawn}" class="line s{number}"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" class="s{number}"/>' for x, y in points]
        names.append((points[-1][1], number, name))
    # The names are at the ends of the lines; those that would overlap move down.
    lowest = 0.0
    for y, number, name in sorted(names):
        lowest = max(y, lowest + 14)
        parts += [
            f'<circle cx="{width + 10:.1f}" cy="{lowest:.1f}" r="4" class="s{number}"/>',
            _text(width + 20, lowest + 4, name),
        ]
    return _svg(width + 110, max(high + 32, lowest + 10), title, parts)


def share_bar(share: float, least: float, title: str) -> str:
    """Draw a share as a bar, with a mark at the target.

    >>> share_bar(0.5, 0.1, "bought").count("<line")
    1
    """
    wide = 70.0
    parts = [
        _rect(0, 3, wide, 8, "empty"),
        _rect(0, 3, share * wide, 8, "s1" if share >= least else "missed"),
    ]
    if least:
        parts.append(_line(least * wide, 0, least * wide, 14, "mark"))
    return _svg(wide, 14, title, parts)


def ground(rows: Sequence[str], start: Sequence[int], title: str) -> str:
    """Draw a ground map, north at the top.

    `start` has the numbers of the starting staircase's spots, by row from the north-west.

    >>> ground(["l" * 8] * 8, [35, 36], "map").count("<circle")
    64
    """
    step = 15.0
    parts = []
    for index, colour in enumerate("".join(rows)):
        row, column = divmod(index, 8)
        x, y = 9 + column * step, 9 + row * step
        kind = "blocked" if colour == "." else colour
        parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="6" class="{kind}"/>')
    places = [(9 + index % 8 * step, 9 + index // 8 * step) for index in start]
    drawn = " ".join(f"{x:g},{y:g}" for x, y in places)
    parts.append(f'<polyline points="{drawn}" class="line start"/>')
    return _svg(8 * step + 3, 8 * step + 3, title, parts)
