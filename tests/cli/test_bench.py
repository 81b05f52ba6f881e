"""`monkeypalace bench` measures what it names; the speeds themselves depend on the machine."""

from __future__ import annotations

import json

from monkeypalace.cli.commands.bench import RATIOS, _ratios
from monkeypalace.cli.measuring.measure import Figure, positions
from monkeypalace.notation import position_to_json
from tests.cli.runs import good, palaces, refused

QUICK = ("--repeats", "1", "--seconds", "0.01")


def test_the_figures_as_json():
    figures = json.loads(good("bench", "--json", *QUICK))
    names = [found["name"] for found in figures]
    assert len(names) == len(set(names))
    for name in (
        "staircases-small",
        "staircases-large",
        "games-2",
        "games-3",
        "games-4",
        "first-game",
    ):
        assert name in names
    for found in figures:
        assert 0 < found["lowest"] <= found["median"] <= found["highest"], found


def test_the_figures_as_a_table():
    table = good("bench", *QUICK).splitlines()
    assert any(line.startswith("Random games, four players") for line in table)
    assert all(len(line) <= 110 for line in table)


def test_ratios_compare_figures_of_the_same_run():
    ours, theirs = RATIOS[0]
    figures = {
        ours: Figure(ours, "per-second", 100, 80, 120),
        theirs: Figure(theirs, "per-second", 10, 8, 20),
    }
    (ratio,) = _ratios(figures)
    assert (ratio.median, ratio.lowest, ratio.highest) == (10, 4, 15)
    assert list(_ratios({ours: figures[ours]})) == []


def test_the_small_positions_are_those_of_the_test_data():
    assert [position_to_json(position)["stacks"] for position in positions("small")] == [
        dict(sorted(example["position"]["stacks"].items(), key=lambda item: item[0][::-1]))
        for example in palaces()
    ]
    assert len(positions("large")) == 10


def test_wrong_numbers_are_refused():
    assert "0" in refused("bench", "--repeats", "0")
    assert refused("bench", "--seconds", "-1")
