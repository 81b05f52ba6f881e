"""The same game encoded in arrays, in compiled kernels, for bots and learning.

`FastGame` is one game, `FastBatch` many games that are stepped together. Both follow exactly
the rules of `Game`; the tests compare them. `FastBatch` needs numpy.
"""

from typing import TYPE_CHECKING, Any

from monkeypalace.engine.fastgame import FastGame
from monkeypalace.kernels import COMPILED
from monkeypalace.kernels.random import new_generator

if TYPE_CHECKING:
    from monkeypalace.engine.fastbatch import FastBatch

__all__ = ["COMPILED", "FastBatch", "FastGame", "new_generator"]


def __getattr__(name: str) -> Any:
    """Import numpy only when it is needed."""
    if name == "FastBatch":
        from monkeypalace.engine.fastbatch import FastBatch

        return FastBatch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
