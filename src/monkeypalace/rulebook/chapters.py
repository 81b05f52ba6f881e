"""The chapters of the rule book, with their examples."""

from __future__ import annotations

from typing import Final

from monkeypalace.palace import Animal
from monkeypalace.rulebook.structure import Example, Section

#: The starting staircase of every map, with its golden brick.
START: Final = {"d4": "Ae", "e4": "AwAe", "f4": "bAwG"}

#: A palace after a few turns, for examples that need one.
PALACE: Final = {
    "b4": "Ae",
    "c4": "AwAe",
    "d4": "AeAwAnL",
    "d5": "bbAsAe",
    "e5": "cAwAs",
    "e4": "AwAebbAnD",
    "f4": "bAwG",
}


def _rule(letter: str, right: Example, wrong: Example) -> Section:
    return Section(f"rule-{letter.lower()}", (right, wrong))


RULES: Final = (
    _rule(
        "A",
        Example("rule-a-right", START, "b4 E E"),
        Example("rule-a-wrong", START, "d4 Nb", "A"),
    ),
    _rule(
        "B",
        Example("rule-b-right", START, "d3 bN E"),
        Example("rule-b-wrong", START, "d3 GN", "B"),
    ),
    _rule(
        "C",
        Example("rule-c-right", START, "d5 bS"),
        Example("rule-c-wrong", START, "d5 bS b", "C"),
    ),
    _rule(
        "D",
        Example("rule-d-right", START, "g4 cW", frame=("c3", "g5")),
        Example("rule-d-wrong", START, "e3 bbN", "D", {Animal.MONKEY: "e4"}),
    ),
    _rule(
        "E",
        Example("rule-e-right", START, "c3 N E"),
        Example("rule-e-wrong", START, "c5 E Eb", "E"),
    ),
    _rule(
        "F",
        Example("rule-f-right", START, "e3 bEb bN", frame=("c3", "g5")),
        Example("rule-f-wrong", START, "e3 bE bN", "F", frame=("c3", "g5")),
    ),
    _rule(
        "G",
        Example("rule-g-right", START, "d3 bN E"),
        # Both feet on one arch: a path from elsewhere arrives at a higher level, so only a start
        # on top of pieces leads there.
        Example("rule-g-wrong", {"d4": "Ae", "e4": "Aw"}, "d4 E", "AG"),
    ),
    _rule(
        "H",
        Example("rule-h-right", START, "b3 E Nb Eb"),
        Example("rule-h-wrong", START, "c4 bE bWb", "H"),
    ),
    _rule(
        "I",
        Example("rule-i-right", START, "b4 E E E"),
        Example("rule-i-wrong", START, "b4 E E @d3bbN", "I"),
    ),
)

STEPS: Final = (
    Section("step-1", (Example("step-1-look", START, "b4 E E"),)),
    Section(
        "step-2",
        (
            Example(
                "step-2-look", {"b4": "Ae", "c4": "AwAe", "d4": "AeAwD", "e4": "AwAe", "f4": "bAwG"}
            ),
        ),
    ),
    Section("step-3"),
    Section("step-4"),
    Section("step-5"),
    Section("step-6"),
    Section("step-7", (Example("step-7-right", START, "e3 cbbNc", frame=("c3", "f5")),)),
    Section("step-8"),
)

#: The rulings of docs/rulings.md, with their options.
_OPTIONS: Final = {6: "ties_earn_credit", 7: "piles", 10: "butterfly_rule"}
RULINGS: Final = tuple(
    Section(f"r-{number}", has_reason=True, option=_OPTIONS.get(number)) for number in range(1, 25)
)

CHAPTERS: Final = (
    Section("aim", (Example("aim-look", PALACE, animals={Animal.MONKEY: "c4"}),)),
    Section("box"),
    Section("setup", (Example("setup-look", START),)),
    Section("turn", sections=STEPS),
    Section("building", sections=RULES),
    Section(
        "trophies",
        (Example("trophies-look", PALACE, animals={Animal.MONKEY: "c4"}),),
    ),
    Section(
        "modules",
        sections=(
            Section(
                "butterfly",
                (Example("butterfly-look", PALACE, animals={Animal.BUTTERFLY: "e4"}),),
            ),
            Section("frog", (Example("frog-look", PALACE, animals={Animal.FROG: "b4"}),)),
        ),
    ),
    Section("end"),
    Section("rulings", sections=RULINGS),
)
