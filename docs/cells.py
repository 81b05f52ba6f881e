"""Format numbers and tables for the pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from textwrap import fill


def quantity(value: float) -> str:
    """Format a number with three significant digits and thousands separators.

    >>> [quantity(value) for value in (16_234_567, 1359.4, 114.2, 16.64, 0.562)]
    ['16,200,000', '1,359', '114', '16.6', '0.56']
    """
    if value >= 10_000:
        return f"{float(f'{value:.3g}'):,.0f}"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 10 else f"{value:.2f}"


def times(ratio: float) -> str:
    """Format a ratio with about two significant digits.

    >>> [times(ratio) for ratio in (504.7, 42.6, 2.01, 0.0254)]
    ['505', '43', '2.0', '0.025']
    """
    if ratio >= 10:
        return f"{ratio:.0f}"
    return f"{ratio:.1f}" if ratio >= 1 else f"{ratio:.2g}"


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def two_digits(values: Iterable[float]) -> str:
    return ", ".join(f"{value:.2f}" for value in values)


def table(head: Iterable[str], *rows: Iterable[str]) -> str:
    """Format a Markdown table.

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
