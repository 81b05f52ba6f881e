"""Staircases and the building rules A to I that judge them.

`validate` returns every broken rule of an attempt, and `judge` reports on every rule. This
package searches nothing: `search` finds the legal staircases of a position.
"""

from monkeypalace.building.findings import RULE_NAMES, Finding, Outcome, judge
from monkeypalace.building.staircase import Arch, Staircase, supports
from monkeypalace.building.validate import validate, violations_at_start
from monkeypalace.building.violations import CODES, Violation
from monkeypalace.building.wellformed import check_staircase, is_spot
from monkeypalace.building.work import PILLAR_FOR_BONUS, Work, build, level_and_pillar

__all__ = [
    "CODES",
    "PILLAR_FOR_BONUS",
    "RULE_NAMES",
    "Arch",
    "Finding",
    "Outcome",
    "Staircase",
    "Violation",
    "Work",
    "build",
    "check_staircase",
    "is_spot",
    "judge",
    "level_and_pillar",
    "supports",
    "validate",
    "violations_at_start",
]
