"""Play a decision: check it, then call the step of the turn that it belongs to."""

from __future__ import annotations

from monkeypalace.decisions import (
    Build,
    Buy,
    Decision,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.errors import DecisionError, brief, is_number
from monkeypalace.game import steps
from monkeypalace.game.events import Event
from monkeypalace.game.legal import refusal
from monkeypalace.game.state import State


def play(
    state: State, decision: Decision, *, seat: int | None = None
) -> tuple[State, tuple[Event, ...]]:
    """Return the next state after a decision, and the events in between.

    Raises `DecisionError` for an illegal decision, and if it is not the turn of `seat`.
    """
    # Not `seat != state.seat`: `True` equals 1, but is not a seat.
    if seat is not None and not is_number(seat, state.seat, state.seat) and not state.is_over:
        raise DecisionError("not-your-turn", seat=brief(seat), turn=state.seat)
    refused = refusal(state, decision)
    if refused is not None:
        raise refused
    return play_unchecked(state, decision)


def play_unchecked(state: State, decision: Decision) -> tuple[State, tuple[Event, ...]]:
    """Return the same as `play` for a decision that is known to be legal, without checking it."""
    log: list[Event] = []
    return _apply(state, decision, log), tuple(log)


def _apply(state: State, decision: Decision, log: list[Event]) -> State:
    match decision:
        case Build(staircase):
            return steps.step_1_build(state, staircase, log)
        case Pass():
            return steps.step_1_pass(state, log)
        case Buy(piles):
            return steps.step_4_take_cards(state, piles, log)
        case UseIcons(arches, bricks, replacements):
            return steps.take_delivery(state, arches, bricks, replacements, log)
        case PlaceCard(card, place):
            return steps.place_card(state, card, place, log)
        case PutMonkey(spot):
            return steps.put_monkey(state, spot, log)
        case TakeFrog(take):
            return steps.take_frog(state, take, log)
        case PutFrog(spot):
            return steps.put_frog(state, spot, log)
