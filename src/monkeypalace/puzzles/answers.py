"""Compare answers to puzzles: different staircases may lead to the same game."""

from __future__ import annotations

from monkeypalace.building import Staircase
from monkeypalace.game import Build, Decision
from monkeypalace.notation import format_decision


def answer_key(decision: Decision) -> str:
    """Return a text that is equal for decisions that lead to the same game.

    Two staircases do if they have the same arches on the same levels and need the same pieces,
    even if bricks and columns are distributed differently.

    >>> from monkeypalace.notation import parse_decision
    >>> first, second = parse_decision("d3 cNbbb E"), parse_decision("d3 bbbNc E")
    >>> answer_key(first) == answer_key(second)
    True
    >>> answer_key(first) == answer_key(parse_decision("d3 cNc E"))
    False
    """
    if isinstance(decision, Build):
        return _staircase_key(decision.staircase)
    return format_decision(decision)


def _staircase_key(staircase: Staircase) -> str:
    arches = " ".join(
        f"{sum(piece.height for piece in arch.near)}{arch.direction}" for arch in staircase.arches
    )
    return f"{staircase.start} {arches} {staircase.cost.columns}c"
