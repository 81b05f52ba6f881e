"""The judge: which rules does this staircase break?"""

from __future__ import annotations

from monkeypalace.building.attempt import lay_out
from monkeypalace.building.rules import RULES, rule_a_starting_point
from monkeypalace.building.staircase import Staircase
from monkeypalace.building.violations import Violation
from monkeypalace.building.wellformed import check_staircase
from monkeypalace.palace import Palace, Pieces, Spot


def validate(palace: Palace, hand: Pieces, staircase: Staircase) -> list[Violation]:
    """Return every building rule that the staircase breaks; an empty list means that it is legal.

    What is not made of spots, directions and pieces raises `NotationError`.
    """
    check_staircase(staircase)
    attempt = lay_out(palace, hand, staircase)
    return [violation for rule in RULES for violation in rule(attempt)]


def violations_at_start(palace: Palace, spot: Spot) -> tuple[Violation, ...]:
    """Return what rule A has against a staircase that starts here."""
    return tuple(rule_a_starting_point(lay_out(palace, Pieces(), Staircase(spot))))
