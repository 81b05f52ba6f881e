"""The random generator of `game.chance`, for kernels: the same seed gives the same numbers.

A generator is an array of one 64-bit number. Compiled code lets numbers wrap around by itself;
plain Python has to be told.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from monkeypalace.fast.jit import COMPILED, kernel

_STEP = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31 = np.uint64(30), np.uint64(27), np.uint64(31)


def new_generator(seed: int) -> Any:
    """A generator that starts as `Chance(seed)` does."""
    return np.array([seed & (2**64 - 1)], dtype=np.uint64)


if COMPILED:

    @kernel
    def bits(generator: Any) -> Any:
        """64 random bits."""
        generator[0] += _STEP
        mixed = generator[0]
        mixed = (mixed ^ (mixed >> _30)) * _MIX_1
        mixed = (mixed ^ (mixed >> _27)) * _MIX_2
        return mixed ^ (mixed >> _31)

else:

    def bits(generator: Any) -> Any:
        """64 random bits."""
        with np.errstate(over="ignore"):
            generator[0] += _STEP
            mixed = generator[0]
            mixed = (mixed ^ (mixed >> _30)) * _MIX_1
            mixed = (mixed ^ (mixed >> _27)) * _MIX_2
            return mixed ^ (mixed >> _31)


@kernel
def below(generator: Any, limit: int) -> int:
    """A number from 0 to `limit` - 1, each equally likely; as `Chance.below`."""
    size = np.uint64(limit)
    # The bits from here on would favour small numbers: 2**64 - 2**64 % size, which wraps to 0
    # where nothing has to be left out.
    spill = (np.uint64(0xFFFFFFFFFFFFFFFF) % size + np.uint64(1)) % size
    most = np.uint64(0xFFFFFFFFFFFFFFFF) - spill
    while True:
        drawn = bits(generator)
        if drawn <= most:
            return int(drawn % size)
