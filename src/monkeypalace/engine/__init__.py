"""The same game packed into arrays, in compiled kernels, for bots and learning.

`FastGame` is one game, `FastBatch` many games that are stepped together. Both play exactly what
`Game` plays; the tests hold the two against each other. `FastBatch` needs numpy.
"""

from typing import TYPE_CHECKING, Any

from monkeypalace.engine.fastgame import FastGame
from monkeypalace.kernels import COMPILED
from monkeypalace.kernels.random import new_generator

if TYPE_CHECKING:
    from monkeypalace.engine.fastbatch import FastBatch

__all__ = ["COMPILED", "FastBatch", "FastGame", "new_generator"]


def __getattr__(name: str) -> Any:
    """Import numpy only for those who use it."""
    if name == "FastBatch":
        from monkeypalace.engine.fastbatch import FastBatch

        return FastBatch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
