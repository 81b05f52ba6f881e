"""Palaces as in real games: legal staircases on top of each other, each with its decoration."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from monkeypalace.building import build
from monkeypalace.notation import Position, parse_staircase, position_from_json
from monkeypalace.palace import SPOTS, Animal, Ground, Palace, Piece, Pieces
from monkeypalace.search import generate

DATA = Path(__file__).parent.parent / "data"


def stored(name: str) -> list[dict[str, Any]]:
    """Return positions with their counts; the palaces may have more pieces than one box."""
    entries: list[dict[str, Any]] = json.loads((DATA / name).read_text(encoding="utf-8"))
    return entries


def stored_positions(name: str) -> dict[str, Position]:
    return {
        entry["name"]: position_from_json(entry["position"], one_box=False)
        for entry in stored(name)
    }


def random_hand(random: Random, most: Pieces) -> Pieces:
    return Pieces(
        random.randint(1, most.arches),
        random.randint(0, most.bricks),
        random.randint(0, most.columns),
    )


def random_palace(random: Random, turns: int) -> Palace:
    """Return the starting staircase on a random map, then `turns` random staircases."""
    letters = random.choice(("lddg", "llddg.", "ldg"))
    rows = ["".join(random.choice(letters) for _ in range(8)) for _ in range(8)]
    # The starting staircase needs its three spots.
    rows[4] = rows[4][:3] + "ldg" + rows[4][6:]
    first = build(Palace.of(Ground.from_rows(rows)), parse_staircase("d4 E Eb"))
    palace = first.palace.with_pieces(first.end, [Piece.GOLD_DECORATION])
    for _ in range(turns):
        hand = random_hand(random, Pieces(arches=3, bricks=5, columns=1))
        found = list(generate(palace, hand))
        if found:
            built = build(palace, random.choice(found))
            palace = built.palace.with_pieces(built.end, [Piece.decoration(built.colour)])
            palace = _with_animals(random, palace)
    return palace


def _with_animals(random: Random, palace: Palace) -> Palace:
    """Add or move an animal now and then, only to knobs where it may sit."""
    for animal in Animal:
        if random.random() < 0.2:
            open_knobs = [
                spot
                for spot in SPOTS
                if (top := palace.top(spot)) is not None
                and palace.animal_on(spot) is None
                and (
                    top.decoration_colour is not None
                    if animal is Animal.BUTTERFLY
                    else top.arch_direction is not None
                )
            ]
            if open_knobs:
                palace = palace.with_animal(animal, random.choice(open_knobs))
    return palace
