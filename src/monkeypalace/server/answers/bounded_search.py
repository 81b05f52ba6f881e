"""Every search that requests cause, each with its budget of nodes.

A node is one arch that is looked at. The budgets bound what a request can cost, whatever position
it brings; uncompiled kernels need some hundred times as long for a node.
"""

from __future__ import annotations

from typing import Final

from monkeypalace.bots import Weights, find_best
from monkeypalace.building import Staircase
from monkeypalace.engine import FastGame
from monkeypalace.game import State
from monkeypalace.kernels import COMPILED
from monkeypalace.notation import Position
from monkeypalace.search import NextArches, Starts, count_up_to, next_arches, starts

_UNCOMPILED_FACTOR: Final = 1 if COMPILED else 200

#: For starts and next arches: some milliseconds.
_HELP_NODES: Final = 200_000 // _UNCOMPILED_FACTOR
#: For counting the staircases of a position, and for finding the best in one way.
_COUNT_NODES: Final = 1_000_000 // _UNCOMPILED_FACTOR
_BEST_NODES: Final = 500_000 // _UNCOMPILED_FACTOR
#: Names of staircases in one list.
_MOST_NAMED: Final = 8

#: The bot that gives hints: the best of those that answer at once.
HINTING_BOT: Final = f"mandrill:nodes={200_000 // _UNCOMPILED_FACTOR}"
#: The bot that decides where another has taken too long.
QUICK_BOT: Final = "capuchin:nodes=300"


def find_starts(state: State) -> Starts:
    """Where the player to move can start a staircase."""
    return starts(state.palace, state.player.hand, nodes=_HELP_NODES)


def find_next_arches(state: State, staircase: Staircase) -> NextArches:
    """How a half-built staircase of the player to move can go on."""
    return next_arches(
        state.palace, state.player.hand, staircase.start, staircase.arches, nodes=_HELP_NODES
    )


def count_staircases(position: Position) -> tuple[int, bool]:
    """How many staircases are legal, as far as they were counted, and whether that is all."""
    return count_up_to(position.palace, position.hand, most_nodes=_COUNT_NODES)


def best_staircases(state: State, weights: Weights) -> tuple[list[Staircase], bool]:
    """The best staircases of the player to move, and whether all were looked at."""
    found = find_best(FastGame.of(state), weights, _MOST_NAMED, nodes=_BEST_NODES)
    return [staircase for _, staircase in found], found.complete
