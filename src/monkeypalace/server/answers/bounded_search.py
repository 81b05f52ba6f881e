"""The searches for building help, hints and the judge, each with a node budget.

A node is one arch that is tried. The budgets limit the cost of a request for any position. The
coach (`coach/outcomes.py`) and the bots have budgets, too.
Uncompiled searches are about two hundred times slower, so they get smaller budgets.
"""

from __future__ import annotations

from typing import Final

from monkeypalace.bots import Weights, find_best
from monkeypalace.building import Staircase
from monkeypalace.coach import EFFORTS, Depth, Effort
from monkeypalace.engine import FastGame
from monkeypalace.game import State
from monkeypalace.kernels import COMPILED
from monkeypalace.notation import Position
from monkeypalace.search import NextArches, Starts, count_up_to, next_arches, starts

_BUDGET_DIVISOR: Final = 1 if COMPILED else 200

#: For starts and next arches: a few milliseconds.
HELP_NODES: Final = 200_000 // _BUDGET_DIVISOR
#: For starts and next arches in answers that are computed on the event loop: a few tenths of a
#: millisecond.
QUICK_NODES: Final = 10_000 // _BUDGET_DIVISOR
#: For counting the staircases of a position, and for finding the best by one criterion.
_COUNT_NODES: Final = 1_000_000 // _BUDGET_DIVISOR
_BEST_NODES: Final = 500_000 // _BUDGET_DIVISOR
#: Number of best staircases to return.
_BEST_COUNT: Final = 8

#: The simulations for a hint: at most about 0.15 s of processor time.
HINT_EFFORT: Final = EFFORTS[Depth.QUICK] if COMPILED else Effort(4, 4, 4, 4, 4)
#: The bot that replaces a bot which has exceeded its time limit.
QUICK_BOT: Final = "capuchin:nodes=300"


def find_starts(state: State, nodes: int = HELP_NODES) -> Starts:
    """Return the spots where the player to move can start a staircase."""
    return starts(state.palace, state.player.hand, nodes=nodes)


def find_next_arches(state: State, staircase: Staircase, nodes: int = HELP_NODES) -> NextArches:
    """Return the arches that can continue a half-built staircase of the player to move."""
    return next_arches(
        state.palace, state.player.hand, staircase.start, staircase.arches, nodes=nodes
    )


def count_staircases(position: Position) -> tuple[int, bool]:
    """Return the number of legal staircases found, and whether the count is complete."""
    return count_up_to(position.palace, position.hand, most_nodes=_COUNT_NODES)


def best_staircases(state: State, weights: Weights) -> tuple[list[Staircase], bool]:
    """Return the best staircases of the player to move, and whether the search is complete."""
    found = find_best(FastGame.of(state), weights, _BEST_COUNT, nodes=_BEST_NODES)
    return [staircase for _, staircase in found], found.complete
