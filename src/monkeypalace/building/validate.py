"""Find the rules that a staircase breaks."""

from __future__ import annotations

from monkeypalace.building.attempt import lay_out
from monkeypalace.building.rules import RULES, rule_a_starting_point
from monkeypalace.building.staircase import Staircase
from monkeypalace.building.violations import Violation
from monkeypalace.building.wellformed import check_staircase
from monkeypalace.palace import Palace, Pieces, Spot


def validate(palace: Palace, hand: Pieces, staircase: Staircase) -> list[Violation]:
    """Return a violation for every building rule that the staircase breaks.

    An empty list means that it is legal. Raises `NotationError` for values that are not made of
    spots, directions and pieces.
    """
    check_staircase(staircase)
    attempt = lay_out(palace, hand, staircase)
    return [violation for rule in RULES for violation in rule(attempt)]


def violations_at_start(palace: Palace, spot: Spot) -> tuple[Violation, ...]:
    """Return the violations of rule A for a staircase that starts here."""
    return tuple(rule_a_starting_point(lay_out(palace, Pieces(), Staircase(spot))))
