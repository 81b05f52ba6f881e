"""Read and draw boards as text, for tests.

A picture has a line of files, then a line for each rank, north at the top. Each place has a stack
in notation, bottom to top, and possibly an animal; everything outside the picture is open ground:

        d    e           f
    4   Ae   AwAe+monkey bAwG
    3   .    #           .

`.` is open ground, `#` a blocked spot.
"""

from __future__ import annotations

from collections.abc import Sequence

from monkeypalace.building import Violation, validate
from monkeypalace.notation import parse_spot, parse_stack, parse_staircase
from monkeypalace.palace import Animal, Ground, Palace, Pieces, Spot, Stack, faults
from monkeypalace.palace.lattice import FILES, RANKS

#: Stripes of all three colours, so that every test can use each of them.
STRIPES = ("llddggll",) * 8


def board(picture: str, ground: Sequence[str] = STRIPES, *, stands: bool = True) -> Palace:
    """Return the palace of a picture; with `stands`, check that it can stand."""
    files, *lines = (line.split() for line in picture.splitlines() if line.strip())
    colours = [list(row) for row in ground]
    stacks: dict[Spot, Stack] = {}
    animals: dict[Animal, Spot] = {}
    for rank, *places in lines:
        for file, place in zip(files, places, strict=True):
            spot = parse_spot(file + rank)
            pieces, _, animal = place.partition("+")
            if animal:
                animals[Animal(animal)] = spot
            if pieces == "#":
                colours[8 - int(rank)][FILES.index(file)] = "."
            elif pieces != ".":
                stacks[spot] = parse_stack(pieces)
    palace = Palace.of(Ground.from_rows(["".join(row) for row in colours]), stacks, animals)
    assert not (stands and faults(palace)), faults(palace)
    return palace


def heights(palace: Palace, south_west: str = "a1", north_east: str = "h8") -> str:
    """Draw the heights of a part of the board like the pictures; `.` is bare ground."""
    files = FILES[FILES.index(south_west[0]) : FILES.index(north_east[0]) + 1]
    ranks = RANKS[RANKS.index(south_west[1]) : RANKS.index(north_east[1]) + 1]
    lines = [["", *files]]
    for rank in reversed(ranks):
        row = [palace.height(parse_spot(file + rank)) for file in files]
        lines.append([rank, *(str(height) if height else "." for height in row)])
    return "\n".join("".join(f"{word:<3}" for word in line).rstrip() for line in lines)


def drawn(picture: str) -> str:
    """Return a drawing of heights in the layout of `heights`, without its indentation."""
    rows = [line.split() for line in picture.splitlines() if line.strip()]
    lines = [["", *rows[0]], *rows[1:]]
    return "\n".join("".join(f"{word:<3}" for word in line).rstrip() for line in lines)


def judge(palace: Palace, hand: Pieces, staircase: str) -> list[Violation]:
    """Return every violation of a staircase in notation."""
    return validate(palace, hand, parse_staircase(staircase))


def broken(palace: Palace, hand: Pieces, staircase: str) -> set[str]:
    """Return the letters of the broken rules, and `"pieces"` if the hand lacks some."""
    return {violation.rule or "pieces" for violation in judge(palace, hand, staircase)}


def codes(palace: Palace, hand: Pieces, staircase: str) -> set[str]:
    """Return the codes of all violations of a staircase."""
    return {violation.code for violation in judge(palace, hand, staircase)}


#: The starting staircase, `d4 E Eb` with its gold decoration: heights 1, 2 and 3.
START = board(
    """
        d    e     f
    4   Ae   AwAe  bAwG
    """
)

#: A palace whose gold decoration, on level 3, stays the tallest after a turn `b4 E E` (R-10): the
#: new light green decoration is on level 2.
TALL_GOLD = board(
    """
        d    e     f       g
    4   Ae   AwAe  bAwAe   bbAwG
    """
)

#: Enough of everything, for tests that are not about the pieces in hand.
PLENTY = Pieces(arches=9, bricks=20, columns=5)
