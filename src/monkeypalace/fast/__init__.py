"""The same game packed into arrays, in compiled kernels, for bots and learning.

Import it only where it is used: it needs numpy, and is fast only with numba.
"""

from monkeypalace.fast.engine import (
    FastBatch,
    FastGame,
    Found,
    Perft,
    StaircaseClass,
    Weights,
    count_up_to,
    generate,
    perft,
    perft_seconds,
)
from monkeypalace.fast.jit import COMPILED
from monkeypalace.fast.rng import new_generator

__all__ = [
    "COMPILED",
    "FastBatch",
    "FastGame",
    "Found",
    "Perft",
    "StaircaseClass",
    "Weights",
    "count_up_to",
    "generate",
    "new_generator",
    "perft",
    "perft_seconds",
]
