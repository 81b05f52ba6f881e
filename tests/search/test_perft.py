"""Every staircase of whole positions, counted, against an independent program.

`palaces.json` has positions counted by an independent program. `more_palaces.json` holds
positions made by `palaces.random_palace`; their counts, and the SHA-256 of their sorted listing,
one staircase a line, come from the same program.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from monkeypalace.building import build
from monkeypalace.notation import Position, format_staircase, position_from_json
from monkeypalace.search import generate
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
        work = build(position.palace, staircase)
        arches[str(work.arches)] += 1
        colours[str(work.colour)] += 1
        with_bonus += work.earns_bonus
        top_level = max(top_level, work.top_level)
        listing.append(format_staircase(staircase) + "\n")
    return {
        "staircases": len(listing),
        "by_arches": dict(arches),
        "by_colour": dict(colours),
        "with_bonus": with_bonus,
        "top_level": top_level,
        "sha256": hashlib.sha256("".join(sorted(listing)).encode()).hexdigest(),
    }


@pytest.mark.parametrize("name", ENTRIES)
def test_counts(name):
    entry = ENTRIES[name]
    found = counted(position_from_json(entry["position"], one_box=False))
    expected = entry["expected"]
    # Those of `palaces.json` have no listing.
    assert {key: found[key] for key in expected} == expected
