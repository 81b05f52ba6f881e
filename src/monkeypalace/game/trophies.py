"""Where the animals may be placed, and who earns them (step 8)."""

from __future__ import annotations

from monkeypalace.game.options import ButterflyRule
from monkeypalace.game.state import State
from monkeypalace.palace import SPOT_INDEX, SPOTS, Animal, Palace, Pieces, Spot
from monkeypalace.search import LegalStaircases

_ONE_COLUMN = Pieces(columns=1)


def open_arch_ends(palace: Palace, spots: tuple[Spot, ...] = SPOTS) -> tuple[Spot, ...]:
    """Return the spots whose top is an arch end without an animal on it (ruling R-9)."""
    # This runs over all 64 spots for every decision, so the loop avoids method calls.
    found, stacks, closed = [], palace.stacks, palace.animal_spots
    for spot in dict.fromkeys(spots):
        pieces = stacks[SPOT_INDEX[spot]].pieces
        if pieces and pieces[-1].arch_direction is not None and spot not in closed:
            found.append(spot)
    return tuple(found)


def frog_knobs(state: State) -> tuple[Spot, ...]:
    """Return the lowest open arch ends of the staircase just built."""
    palace = state.palace
    found = open_arch_ends(palace, state.turn.path)
    lowest = min((palace.height(spot) for spot in found), default=0)
    return tuple(spot for spot in found if palace.height(spot) == lowest)


def frog_is_on_offer(state: State) -> bool:
    """Return whether the player may take the frog.

    The module must be in use, another seat or nobody must hold the frog, and a column must be
    left in the tray.
    """
    return (
        state.options.frog
        and state.trophy_holder(Animal.FROG) != state.seat
        and state.tray.columns > 0
    )


def frog_helps_building(state: State) -> bool:
    """Return whether the player could build something with the frog's column (R-11)."""
    return frog_is_on_offer(state) and bool(
        LegalStaircases(state.palace, state.player.hand + _ONE_COLUMN)
    )


def is_tallest(state: State) -> bool:
    """Return whether the new decoration is taller than all others, for the butterfly (R-10)."""
    end, colour = state.turn.path[-1], state.turn.colour
    own_level = state.palace.height(end) - 1
    any_colour = state.options.butterfly_rule is ButterflyRule.TALLEST_OF_ALL
    return all(
        level < own_level
        for spot, level, other in state.palace.decorations()
        if (any_colour or other is colour) and (spot, level) != (end, own_level)
    )
