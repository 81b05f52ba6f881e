"""The one search for staircases: whether any can be built, how many, which, and how to go on.

`building` judges a finished attempt; this package finds the legal ones, with kernels that are
compiled when the package is built. Every search has a budget of nodes (arches that it may lay)
and says when that cut it short.
"""

from monkeypalace.kernels import COMPILED
from monkeypalace.search.help import (
    Filling,
    NextArches,
    Offer,
    Refusal,
    Starts,
    next_arches,
    starts,
    swaps,
)
from monkeypalace.search.staircases import (
    LegalStaircases,
    Perft,
    count_up_to,
    generate,
    perft,
    perft_seconds,
)

__all__ = [
    "COMPILED",
    "Filling",
    "LegalStaircases",
    "NextArches",
    "Offer",
    "Perft",
    "Refusal",
    "Starts",
    "count_up_to",
    "generate",
    "next_arches",
    "perft",
    "perft_seconds",
    "starts",
    "swaps",
]
