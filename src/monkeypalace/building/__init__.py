"""Staircases: what one is, the building rules A to I, and every legal one of a position.

`validate` judges any attempt and names every broken rule, and `judge` says of every rule how it
fared; `generate` lists the legal staircases; `next_arches` helps with a half-built one. `validate`
and `generate` share no code, and the tests hold them against each other.
"""

from monkeypalace.building.findings import RULE_NAMES, Finding, Outcome, judge
from monkeypalace.building.generate import generate
from monkeypalace.building.help import (
    Filling,
    NextArches,
    Offer,
    Refusal,
    Starts,
    next_arches,
    starts,
    swaps,
)
from monkeypalace.building.legal import LegalStaircases
from monkeypalace.building.staircase import Arch, Staircase, supports
from monkeypalace.building.validate import validate
from monkeypalace.building.violations import CODES, Violation
from monkeypalace.building.wellformed import check_staircase, is_spot
from monkeypalace.building.work import PILLAR_FOR_BONUS, Work, build, level_and_pillar

__all__ = [
    "CODES",
    "PILLAR_FOR_BONUS",
    "RULE_NAMES",
    "Arch",
    "Filling",
    "Finding",
    "LegalStaircases",
    "NextArches",
    "Offer",
    "Outcome",
    "Refusal",
    "Staircase",
    "Starts",
    "Violation",
    "Work",
    "build",
    "check_staircase",
    "generate",
    "is_spot",
    "judge",
    "level_and_pillar",
    "next_arches",
    "starts",
    "supports",
    "swaps",
    "validate",
]
