"""Count every staircase of whole positions, and compare with an independent program.

`palaces.json` has positions that an independent program has counted. `more_palaces.json` has
positions made by `palaces.random_palace`. Their counts, and the SHA-256 of their sorted listing
with one staircase per line, come from the same program.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from monkeypalace.building import build
from monkeypalace.notation import Position, format_staircase, position_from_json
from monkeypalace.search import COMPILED, generate
from tests.building.palaces import stored

ENTRIES = {
    entry["name"]: entry for name in ("palaces.json", "more_palaces.json") for entry in stored(name)
}


def counted(position: Position) -> dict[str, Any]:
    arches: Counter[str] = Counter()
    colours: Counter[str] = Counter()
    with_bonus, top_level = 0, -1
    listing = []
    for staircase in generate(position.palace, position.hand):
        built = build(position.palace, staircase)
        arches[str(built.arches)] += 1
        colours[str(built.colour)] += 1
        with_bonus += built.earns_bonus
        top_level = max(top_level, built.top_level)
        listing.append(format_staircase(staircase) + "\n")
    return {
        "staircases": len(listing),
        "by_arches": dict(arches),
        "by_colour": dict(colours),
        "with_bonus": with_bonus,
        "top_level": top_level,
        "sha256": hashlib.sha256("".join(sorted(listing)).encode()).hexdigest(),
    }


#: Positions with more staircases run only in `make thorough`: building each staircase is slow.
MOST = 20_000 if COMPILED else 4_000


def is_long(name: str) -> bool:
    return bool(ENTRIES[name]["expected"]["staircases"] > MOST)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.thorough if is_long(name) else ()) for name in ENTRIES],
)
def test_counts_are_those_of_the_independent_program(name):
    entry = ENTRIES[name]
    found = counted(position_from_json(entry["position"], one_box=False))
    expected = entry["expected"]
    # Positions of `palaces.json` have no hash of their listing.
    assert {key: found[key] for key in expected} == expected
