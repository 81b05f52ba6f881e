"""The random generator of `game.chance`, for kernels: the same seed gives the same numbers.

A generator is an array of one unsigned 64-bit number. The masks are for plain Python: in compiled
code, numbers of 64 bits wrap around anyway.
"""

from __future__ import annotations

from array import array
from typing import Final

from monkeypalace.kernels import UInt64, UInt64s, kernel, uint64

_STEP: Final = 0x9E3779B97F4A7C15
_MIX_1: Final = 0xBF58476D1CE4E5B9
_MIX_2: Final = 0x94D049BB133111EB
_MASK: Final = 0xFFFFFFFFFFFFFFFF


def new_generator(seed: int) -> array[int]:
    """Return a generator that gives the same numbers as `Chance(seed)`."""
    return array("Q", [seed & _MASK])


@kernel
def random_bits(generator: UInt64s) -> UInt64:
    """Return 64 random bits."""
    mixed = (uint64(generator[0]) + _STEP) & _MASK
    generator[0] = mixed
    mixed = ((mixed ^ (mixed >> 30)) * _MIX_1) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _MASK
    return mixed ^ (mixed >> 31)


@kernel
def random_below(generator: UInt64s, limit: int) -> int:
    """Return a number from 0 to `limit` - 1, all equally likely, like `Chance.below`."""
    size = uint64(limit)
    # Reject the 2**64 % size largest values, which would make small results more likely.
    rejected = (_MASK % size + 1) % size
    largest = _MASK - rejected
    drawn = random_bits(generator)
    while drawn > largest:
        drawn = random_bits(generator)
    return int(drawn % size)
