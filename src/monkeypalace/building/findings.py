"""Judge a staircase rule by rule: kept, broken, or not reached."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from monkeypalace.building.attempt import Attempt, lay_out
from monkeypalace.building.rules import RULES
from monkeypalace.building.staircase import Staircase
from monkeypalace.building.violations import Violation
from monkeypalace.building.wellformed import check_staircase
from monkeypalace.palace import Palace, Pieces

#: The names of `RULES`: the letter, or the subject for the rule without a letter.
RULE_NAMES: Final = (*"ABCDEFGHI", "pieces")

#: Rules that can be judged before the first arch is laid.
_FROM_THE_START: Final = ("A", "C", "pieces")
#: Rules that inspect every arch; they do not apply to a staircase that leaves the map.
_ARCH_BY_ARCH: Final = "FGHI"


class Outcome(StrEnum):
    """The result of judging one rule."""

    KEPT = "kept"
    BROKEN = "broken"
    #: The attempt stops before the rule can be judged.
    NOT_REACHED = "not-reached"


@dataclass(frozen=True, slots=True)
class Finding:
    """The result of one rule for a staircase."""

    #: `"A"` to `"I"`, or `"pieces"` for the pieces in hand.
    rule: str
    outcome: Outcome
    violations: tuple[Violation, ...] = ()


def judge(palace: Palace, hand: Pieces, staircase: Staircase) -> tuple[Finding, ...]:
    """Return a finding for every rule, in the order of the rulebook.

    The violations are the same as those of `validate`.

    >>> from monkeypalace.palace import Direction, Ground, Spot
    >>> from monkeypalace.building import Arch
    >>> meadow = Palace.of(Ground.from_rows(["llllllll"] * 8))
    >>> attempt = Staircase(Spot("a1"), (Arch(Direction.EAST),))
    >>> [f.rule for f in judge(meadow, Pieces(1), attempt) if f.outcome is Outcome.BROKEN]
    ['E']
    """
    check_staircase(staircase)
    attempt = lay_out(palace, hand, staircase)
    findings = []
    for name, rule in zip(RULE_NAMES, RULES, strict=True):
        violations = tuple(rule(attempt))
        if violations:
            outcome = Outcome.BROKEN
        else:
            outcome = Outcome.KEPT if _is_reached(name, attempt) else Outcome.NOT_REACHED
        findings.append(Finding(name, outcome, violations))
    return tuple(findings)


def _is_reached(rule: str, attempt: Attempt) -> bool:
    if not attempt.laid:
        return rule in _FROM_THE_START
    leaves_the_map = attempt.laid[-1].far is None
    return not (leaves_the_map and rule in _ARCH_BY_ARCH)
