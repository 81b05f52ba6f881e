"""One seed for a whole training run: the first game uses it, later seeds are derived from it."""

from __future__ import annotations

import secrets

from monkeypalace.game import Chance


class Seeds:
    """The seeds of the games of one environment.

    >>> seeds = Seeds()
    >>> first = [seeds.next(7), seeds.next(), seeds.next()]
    >>> first == [seeds.next(7), seeds.next(), seeds.next()]
    True
    """

    def __init__(self) -> None:
        self._chance: Chance | None = None

    def next(self, seed: int | None = None) -> int:
        """Return the seed of the next game; if no seed was ever given, begin with a random one."""
        if seed is None and self._chance is not None:
            return self._chance.bits()
        seed = secrets.randbits(63) if seed is None else seed
        self._chance = Chance(seed)
        return seed
