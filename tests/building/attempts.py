"""One attempt for every violation code, on one board; rule tests and text tests share them."""

from __future__ import annotations

from typing import Final

from monkeypalace.building import Violation
from monkeypalace.palace import Pieces
from tests.boards import board, judge

#: The starting staircase with the monkey on it, an arch at the eastern edge, a blocked spot.
BOARD: Final = board(
    """
        b   c   d    e            f      g    h
    5   .   .   .    .            .      #    .
    4   .   .   Ae   AwAe+monkey  bAwG   .    .
    3   .   .   .    .            .      #    .
    2   .   .   .    .            .      Ae   Aw
    """
)

HAND: Final = Pieces(arches=4, bricks=6, columns=1)

#: Every attempt breaks exactly one rule, except the attempt for rule G: see `test_rules.py`.
ATTEMPTS: Final[dict[str, str]] = {
    "a-blocked": "g5 S bbW",
    "a-built-on": "d4 Nb",
    "a-animal": "e4 Nbb",
    "b-not-a-building-brick": "b4 LEb Eb",
    "c-no-arch": "b4",
    "c-ends-without-arch": "b4 E E b",
    "d-off-the-map": "f2 bE Eb E",
    "d-blocked": "f2 bE Nbb",
    "d-animal": "b4 E E E",
    "e-not-attached": "a1 E",
    "f-too-low": "b4 E E N",
    "f-too-high": "g4 W",
    "f-not-a-support": "b4 E bEL",
    "g-arch-on-arch": "g2 E",
    "h-turns-back": "b4 E E bWb",
    "i-off-the-path": "b4 E E @b4Nb",
    "pieces-missing": "b4 E E ccNccbb",
}


def violation(code: str) -> Violation:
    """Return a violation with this code."""
    return next(found for found in judge(BOARD, HAND, ATTEMPTS[code]) if found.code == code)
