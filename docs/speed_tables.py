"""The tables about the speed of the engine and of the learning environments."""

from __future__ import annotations

from typing import Final

from docs.cells import paragraph, quantity, table, times
from docs.measurements import Measurement, Row, origin

FIGURES: Final = {
    "staircases-small": "staircases counted, the 13 small positions (geometric mean)",
    "staircases-large": (
        "staircases counted, the 10 positions with 110,000 – 3,600,000 staircases (geometric mean)"
    ),
    "games-2": "random games, two players, one core",
    "games-3": "random games, three players, one core",
    "games-4": "random games, four players, one core",
    "decisions": "decisions, four players, one core",
    "decisions-batch": "decisions, four players, a batch of 256 games on all cores",
    "copy": "copy of an encoded game (1.9 kB)",
    "first-game": "first game in a new process, imports included",
    "start-up": "`monkeypalace --help`, start of Python included",
}

#: Ratios to the figures of other engines, with the package whose version is shown.
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

#: How a unit is shown, and the factor for its numbers.
UNITS: Final = {
    "per-second": ("/s", 1.0),
    "nanoseconds": ("µs", 1e-3),
    "milliseconds": ("ms", 1.0),
    "seconds": ("s", 1.0),
    "times": ("×", 1.0),
}

ENVIRONMENTS: Final = {
    "connect_four_v3, raw": "`connect_four_v3`, raw",
    "batch against mandrill": "Monkey Palace, batch against `mandrill`, whose turns are played in "
    "the same steps",
}


def show(value: float, unit: str) -> str:
    _, scale = UNITS[unit]
    return times(value) if unit == "times" else quantity(value * scale)


def median_cell(figure: Row) -> str:
    sign, _ = UNITS[figure["unit"]]
    return f"{show(figure['median'], figure['unit'])} {sign}"


def spread(figure: Row) -> str:
    """Return the lowest and the highest, unless it was measured only once.

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


def figures(measurement: Measurement) -> str:
    found = {figure["name"]: figure for figure in measurement["results"]}
    rows = [[what, median_cell(found[name]), spread(found[name])] for name, what in FIGURES.items()]
    caption = f"{origin(measurement)}. The spread is from the lowest to the highest of the repeats."
    return f"{paragraph(caption)}\n\n{table(['what', 'median', 'spread'], *rows)}"


def peers(measurement: Measurement) -> str:
    found = {figure["name"]: figure for figure in measurement["results"]}
    rows = []
    for name, what in PEERS.items():
        theirs, ratio = found[name.partition("-by-")[2]], found[name]
        around = f" ({spread(ratio)})" if spread(ratio) else ""
        label = what.format_map(measurement["versions"])
        rows.append([label, median_cell(theirs), f"{median_cell(ratio)}{around}"])
    return table(["what", "their speed", "ours divided by theirs"], *rows)


def environments(measurement: Measurement) -> str:
    rows = [
        [
            ENVIRONMENTS.get(line["name"], f"Monkey Palace, {line['name']}"),
            quantity(line["median"]),
            f"{quantity(line['lowest'])} – {quantity(line['highest'])}",
            f"{times(line['ratio'])} ×",
        ]
        for line in measurement["results"]
    ]
    caption = f"{origin(measurement)}. Each line has the median of the repeats."
    head = ["environment", "steps a second", "lowest – highest", "against `connect_four_v3`"]
    return f"{paragraph(caption)}\n\n{table(head, *rows)}"
