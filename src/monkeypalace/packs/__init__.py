"""Packs: the numbers that are printed on cards, boards and maps, as one readable file.

The standard pack comes with this package. An owner of the box can write another one with what
their own cards say; `new_pack_text` is the file to begin with.
"""

from monkeypalace.packs.checks import check_pack
from monkeypalace.packs.loader import load_pack, new_pack_text, parse_pack, standard_pack
from monkeypalace.packs.problems import PackProblem, Severity
from monkeypalace.packs.schema import (
    MAP_NUMBERS,
    PILE_IDS,
    SEATS,
    Board,
    Card,
    Delivery,
    GroundMap,
    Pack,
    Pile,
    Source,
    Trophies,
)

__all__ = [
    "MAP_NUMBERS",
    "PILE_IDS",
    "SEATS",
    "Board",
    "Card",
    "Delivery",
    "GroundMap",
    "Pack",
    "PackProblem",
    "Pile",
    "Severity",
    "Source",
    "Trophies",
    "check_pack",
    "load_pack",
    "new_pack_text",
    "parse_pack",
    "standard_pack",
]
