"""Packs: the numbers printed on cards, boards and maps, in one readable file.

The standard pack is included. Owners of the box can write a pack with the numbers of their own
cards; `new_pack_text` returns a template.
"""

from monkeypalace.packs.checks import check_pack
from monkeypalace.packs.loader import (
    included_pack,
    load_pack,
    new_pack_text,
    parse_pack,
    standard_pack,
)
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
from monkeypalace.packs.writer import format_pack

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
    "format_pack",
    "included_pack",
    "load_pack",
    "new_pack_text",
    "parse_pack",
    "standard_pack",
]
