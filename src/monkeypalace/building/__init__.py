"""Staircases and the building rules A to I that judge them.

`validate` returns every broken rule of an attempt, and `judge` reports on every rule. This
package searches nothing: `search` finds the legal staircases of a position.
"""

from monkeypalace.building.attempt import Attempt, LaidArch, lay_out
from monkeypalace.building.built import PILLAR_FOR_BONUS, BuiltStaircase, build, level_and_pillar
from monkeypalace.building.findings import RULE_NAMES, Finding, Outcome, judge
from monkeypalace.building.staircase import Arch, Staircase, height_of, supports
from monkeypalace.building.validate import validate, violations_at_start
from monkeypalace.building.violations import CODES, Violation
from monkeypalace.building.wellformed import check_staircase, is_spot

__all__ = [
    "CODES",
    "PILLAR_FOR_BONUS",
    "RULE_NAMES",
    "Arch",
    "Attempt",
    "Finding",
    "LaidArch",
    "Outcome",
    "Staircase",
    "Violation",
    "BuiltStaircase",
    "build",
    "check_staircase",
    "height_of",
    "is_spot",
    "judge",
    "lay_out",
    "level_and_pillar",
    "supports",
    "validate",
    "violations_at_start",
]
