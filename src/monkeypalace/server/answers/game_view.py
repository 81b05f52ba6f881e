"""The public view of a game as JSON."""

from __future__ import annotations

from typing import Any

from monkeypalace.game import State, View


def game_json(view: View) -> dict[str, Any]:
    """Return a `GameView`: the view as JSON, with what clients would have to work out.

    It has no `you`, which here belongs to the table.
    """
    state, found = view.state, view.to_json()
    del found["you"]
    found["upcoming"] = _upcoming(state)
    found["bonus_bananas"] = state.pack.bonus_bananas
    for written, pile in zip(found["market"], state.pack.piles, strict=True):
        written["colour"] = pile.colour and str(pile.colour)
    return found


def _upcoming(state: State) -> list[int]:
    """Return each seat that still has a turn, in the order of their next turns."""
    if state.is_over:
        return []
    seats = range(1, len(state.players) + 1)
    # In the last round nobody starts again from the first seat.
    return [*seats[state.seat - 1 :], *(() if state.last_round else seats[: state.seat - 1])]
