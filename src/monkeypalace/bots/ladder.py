"""The ladder: the bots that people play against, from beginner to champion.

Each level wins two thirds to five sixths of the games against the one below it. `random` is no
level: nobody learns anything from it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """A step of the ladder: the bot's name in `BOTS`, and its strength in rating points.

    A difference of 200 points means that the stronger one wins about 76 % of the games of two.
    """

    name: str
    rating: int


#: Weakest first.
LADDER: Final = (
    Level("marmoset", 800),
    Level("capuchin", 1000),
    Level("howler", 1200),
    Level("langur", 1400),
    Level("macaque", 1600),
    Level("mandrill", 1800),
    Level("gorilla", 2000),
    Level("orangutan", 2200),
)
