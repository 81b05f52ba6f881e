"""The game's random number generator: the same seed gives the same game everywhere.

SplitMix64 has 64 bits of state and needs one addition and two multiplications for a number. It
is implemented here because no library promises the same shuffle in every version and in
compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1

#: Seeds are integers from 0 up to and including this one.
LARGEST_SEED: Final = _MASK


class Chance:
    """A stream of random numbers.

    >>> Chance(1).below(6) == Chance(1).below(6)
    True
    """

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def bits(self) -> int:
        """Return 64 random bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """Return a number from 0 to `limit` - 1, all equally likely."""
        # Reject the 2**64 % limit largest values, which would make small results more likely.
        end = (1 << 64) - (1 << 64) % limit
        while True:
            bits = self.bits()
            if bits < end:
                return bits % limit

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in random order (Fisher-Yates, from the last position down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
