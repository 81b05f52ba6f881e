"""Example palaces in notation, shared by the rulebook and the lessons."""

from __future__ import annotations

from typing import Final

#: The starting staircase of every map, with its gold decoration.
STARTING_PALACE: Final = {"d4": "Ae", "e4": "AwAe", "f4": "bAwG"}

#: A palace after a few turns; its tallest decoration is on e4.
EXAMPLE_PALACE: Final = {
    "b4": "Ae",
    "c4": "AwAe",
    "d4": "AeAwAnL",
    "d5": "bbAsAe",
    "e5": "cAwAs",
    "e4": "AwAebbAnD",
    "f4": "bAwG",
}
