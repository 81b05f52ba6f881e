"""Values for everything on the table: lattice, pieces, ground, stacks, animals. No rules."""

from monkeypalace.palace.ground import Ground
from monkeypalace.palace.lattice import (
    FILES,
    RANKS,
    SPOT_INDEX,
    SPOTS,
    Direction,
    Spot,
    direction_between,
    neighbour,
)
from monkeypalace.palace.palace import Animal, Palace
from monkeypalace.palace.pieces import BOX, DECORATIONS_PER_COLOUR, Colour, Piece, Pieces
from monkeypalace.palace.stack import Stack
from monkeypalace.palace.standing import Fault, beyond_the_box, faults

__all__ = [
    "BOX",
    "DECORATIONS_PER_COLOUR",
    "FILES",
    "RANKS",
    "SPOTS",
    "SPOT_INDEX",
    "Animal",
    "Colour",
    "Direction",
    "Fault",
    "Ground",
    "Palace",
    "Piece",
    "Pieces",
    "Spot",
    "Stack",
    "beyond_the_box",
    "direction_between",
    "faults",
    "neighbour",
]
