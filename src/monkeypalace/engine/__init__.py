"""Fast games: the rules of `game` on arrays of numbers, in compiled kernels.

`FastGame` is one game, `FastBatch` many games that are stepped together. Both follow exactly
the rules of `Game`; the tests compare them. `FastBatch` needs numpy.
"""

from typing import TYPE_CHECKING, Any

from monkeypalace.engine.convert import (
    KINDS,
    cards_of,
    decode_decision,
    decode_state,
    encode_decision,
    encode_pack,
)
from monkeypalace.engine.decisions import (
    count_decisions,
    most_replacements,
    only_place,
    random_decision,
    write_decision,
)
from monkeypalace.engine.fastgame import FastGame, new_decision
from monkeypalace.engine.games import count_bananas, share_win, shuffle
from monkeypalace.engine.steps import (
    BUTTERFLY,
    GOLD,
    MONKEY,
    apply,
    arches_in_hand,
    bricks_in_hand,
    can_player_build,
    columns_in_hand,
    delivery_columns,
    delivery_icons,
    earns_height_credit,
    fewest_arches,
    is_affordable,
    is_frog_knob,
    is_open_arch_end,
    is_tallest,
    lowest_frog_height,
    most_arches,
    player_at,
    prepare_search,
    top_card,
)
from monkeypalace.kernels import COMPILED
from monkeypalace.kernels.random import new_generator

if TYPE_CHECKING:
    from monkeypalace.engine.fastbatch import FastBatch, new_template

__all__ = [
    # A submodule: the positions of the numbers in an encoded game.
    "layout",
    "COMPILED",
    "GOLD",
    "KINDS",
    "MONKEY",
    "BUTTERFLY",
    "FastBatch",
    "FastGame",
    "apply",
    "arches_in_hand",
    "bricks_in_hand",
    "can_player_build",
    "cards_of",
    "columns_in_hand",
    "count_bananas",
    "count_decisions",
    "decode_decision",
    "decode_state",
    "delivery_columns",
    "delivery_icons",
    "earns_height_credit",
    "encode_decision",
    "fewest_arches",
    "is_affordable",
    "is_frog_knob",
    "is_open_arch_end",
    "is_tallest",
    "lowest_frog_height",
    "most_arches",
    "most_replacements",
    "new_decision",
    "new_generator",
    "new_template",
    "only_place",
    "player_at",
    "prepare_search",
    "random_decision",
    "share_win",
    "shuffle",
    "encode_pack",
    "top_card",
    "write_decision",
]


def __getattr__(name: str) -> Any:
    """Import numpy only when it is needed."""
    if name in ("FastBatch", "new_template"):
        from monkeypalace.engine import fastbatch

        return getattr(fastbatch, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
