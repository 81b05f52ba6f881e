"""The ladder: the bots that people play against, from beginner to champion.

Each level should win 60 % to 90 % of the games against the one below it, including the whole 95 %
confidence interval. `random` is not a level, because people learn nothing from playing against it;
`gorilla` is not, because it is too close to `mandrill`, and weaker and slower than `orangutan`.

The ratings follow from the contests in `docs/results/ladder.json`; `docs/bots.md` explains them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A step of the ladder: the bot's name in `BOTS`, and its strength in rating points.

    A difference of 200 points means that the stronger bot wins about 76 % of two-player games.
    """

    name: str
    rating: int


#: Weakest first.
LADDER: Final = (
    Level("marmoset", 800),
    Level("capuchin", 940),
    Level("howler", 1160),
    Level("langur", 1370),
    Level("macaque", 1570),
    Level("mandrill", 1740),
    Level("orangutan", 1990),
)
