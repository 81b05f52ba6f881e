"""Search for legal staircases: find out whether there are any, count them, list them, extend one.

`building` validates a finished staircase; this package finds the legal ones, with kernels that are
compiled when the package is built. A search has a budget of nodes (arches that it may lay), and its
result says whether the budget cut it short; `perft`, `perft_seconds` and `generate` have no budget.
"""

from monkeypalace.kernels import COMPILED
from monkeypalace.search.counting import count_by_start
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
from monkeypalace.search.picking import draw_without_counting, write_nth
from monkeypalace.search.placing import (
    can_start,
    fewest_columns,
    lowest_near_supports,
    most_columns,
    next_spot,
    prepare,
)
from monkeypalace.search.reach import can_build, leads_to_palace, reaches
from monkeypalace.search.staircases import (
    DIRECTIONS,
    LegalStaircases,
    Perft,
    count_up_to,
    decode_staircase,
    encode_staircase,
    generate,
    new_workspace,
    perft,
    perft_seconds,
)

__all__ = [
    # Submodules: the layout of the workspace, and the walk over staircases.
    "layout",
    "walk",
    "COMPILED",
    "DIRECTIONS",
    "Filling",
    "LegalStaircases",
    "NextArches",
    "Offer",
    "Perft",
    "Refusal",
    "Starts",
    "can_build",
    "can_start",
    "count_by_start",
    "count_up_to",
    "decode_staircase",
    "draw_without_counting",
    "encode_staircase",
    "fewest_columns",
    "generate",
    "leads_to_palace",
    "lowest_near_supports",
    "most_columns",
    "new_workspace",
    "next_arches",
    "next_spot",
    "perft",
    "perft_seconds",
    "prepare",
    "reaches",
    "starts",
    "swaps",
    "write_nth",
]
