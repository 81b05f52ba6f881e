"""The chapters of the rule book, with their examples."""

from __future__ import annotations

from typing import Final

from monkeypalace.notation import EXAMPLE_PALACE as PALACE
from monkeypalace.notation import STARTING_PALACE as START
from monkeypalace.packs import Delivery
from monkeypalace.palace import Animal, Colour, Pieces
from monkeypalace.rulebook.sections import Example, Section
from monkeypalace.rulebook.worked import (
    OneTimeDelivery,
    Purchases,
    RecurringDelivery,
    TwoSides,
)


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
        # Rule G cannot be broken alone: where a path arrives, its own last arch is on top, and
        # rule H forbids going back over it. So this staircase starts on an arch, against rule A.
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
    Section(
        "step-1",
        (Example("step-1-look", START, "b4 E E"), Example("step-1-second", START, "d3 bN E")),
    ),
    Section("step-2", (Example("step-2-look", START, "b4 E E", decorated=True),)),
    Section(
        "step-3",
        (
            Example(
                "step-3-look",
                {"d4": "Ae", "e3": "AebAn", "e4": "AwAeAsL", "f3": "Aw", "f4": "bAwG"},
                "b3 E Nb bEbb",
                decorated=True,
            ),
        ),
    ),
    Section(
        "step-4",
        (TwoSides("step-4-sides"), Purchases("step-4-six", 6, Colour.DARK_GREEN)),
    ),
    Section("step-5", (OneTimeDelivery("step-5-look", Delivery(icons=2, columns=1)),)),
    Section(
        "step-6",
        (RecurringDelivery("step-6-look", Pieces(arches=5, bricks=4)),),
        differs="stack_new_cards",
    ),
    Section("step-7", (Example("step-7-right", START, "e3 cbbNc", frame=("c3", "f5")),)),
    Section("step-8"),
)

#: The rulings of docs/rulings.md, with their options.
_OPTIONS: Final = {
    6: "ties_earn_credit",
    7: "piles",
    10: "butterfly_rule",
    12: "end_rule",
    17: "stack_new_cards",
}
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
                differs="butterfly_rule",
            ),
            Section("frog", (Example("frog-look", PALACE, animals={Animal.FROG: "b4"}),)),
        ),
    ),
    Section("end", differs="end_rule"),
    Section("rulings", sections=RULINGS),
)
