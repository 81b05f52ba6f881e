"""The legal decisions, in a form that a browser without rules can draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from monkeypalace.building import Violation
from monkeypalace.game import (
    Buy,
    Kind,
    PlaceCard,
    PutFrog,
    PutMonkey,
    State,
    TakeFrog,
    UseIcons,
    events,
    legal,
    play,
    refusal,
)
from monkeypalace.game.market import top_cards
from monkeypalace.game.views import card_to_json
from monkeypalace.notation import format_decision
from monkeypalace.notation.positions import pieces_to_json
from monkeypalace.palace import Pieces, Spot
from monkeypalace.server.answers.bounded_search import find_starts
from monkeypalace.server.problems import cause_json


def choices_json(state: State, language: str) -> dict[str, Any]:
    """Return the choices of the seat to move, as one of the schemas in `AnyChoices`."""
    return {"kind": str(state.kind), **_CHOICES[state.kind](state, language)}


def causes_by_spot(
    refused: dict[Spot, tuple[Violation, ...]], language: str
) -> dict[str, list[dict[str, Any]]]:
    return {
        spot: [cause_json(violation, language) for violation in violations]
        for spot, violations in refused.items()
    }


def _build(state: State, language: str) -> dict[str, Any]:
    found = find_starts(state)
    return {
        # A search that was cut short may have missed a staircase; then passing is refused.
        "must_pass": not found.offered and not found.cut_short,
        "starts": list(found.offered),
        "refused": causes_by_spot(found.refused, language),
        "cut_short": found.cut_short,
    }


def _buy(state: State, language: str) -> dict[str, Any]:
    tops = top_cards(state)
    piles = []
    for pile in state.pack.piles:
        refused = refusal(state, Buy((pile.id,)))
        piles.append(
            {
                "pile": pile.id,
                "possible": refused is None,
                "cause": None if refused is None else cause_json(refused, language),
            }
        )
    options = [
        {
            "decision": format_decision(decision),
            "piles": list(decision.piles),
            "cost": sum(tops[pile].cost for pile in decision.piles),
        }
        for decision in legal(state)
        if isinstance(decision, Buy)
    ]
    return {
        "credits": state.turn.credits,
        "colour": str(state.turn.colour),
        "piles": piles,
        "options": options,
    }


def _delivery(state: State, _: str) -> dict[str, Any]:
    delivery, before = state.delivery(), state.player.hand
    options = []
    for decision in legal(state):
        assert isinstance(decision, UseIcons)
        after, log = play(state, decision)
        taken = next(
            (event.pieces for event in log if isinstance(event, events.Delivered)), Pieces()
        )
        options.append(
            {
                "decision": format_decision(decision),
                "arches": decision.arches,
                "bricks": decision.bricks,
                "make_up": decision.make_up,
                "taken": pieces_to_json(taken),
                "hand": pieces_to_json(before + taken),
                "ends_the_game": after.last_round and not state.last_round,
            }
        )
    return {"icons": delivery.icons, "columns": delivery.columns, "options": options}


def _place(state: State, _: str) -> dict[str, Any]:
    options = []
    for decision in legal(state):
        assert isinstance(decision, PlaceCard)
        below = state.player.places[decision.place - 1]
        options.append(
            {
                "decision": format_decision(decision),
                "card": decision.card,
                "place": decision.place,
                "covers": below[-1].id if below else None,
            }
        )
    return {"cards": [card_to_json(card) for card in state.turn.new_cards], "options": options}


def _knob(state: State, _: str) -> dict[str, Any]:
    return {
        "options": [
            {"decision": format_decision(decision), "spot": decision.spot}
            for decision in legal(state)
            if isinstance(decision, PutMonkey | PutFrog)
        ]
    }


def _frog(state: State, _: str) -> dict[str, Any]:
    return {
        "options": [
            {"decision": format_decision(decision), "take": decision.take}
            for decision in legal(state)
            if isinstance(decision, TakeFrog)
        ]
    }


def _nothing(_: State, __: str) -> dict[str, Any]:
    return {}


_CHOICES: Final[dict[Kind, Callable[[State, str], dict[str, Any]]]] = {
    Kind.FROG_BEFORE_BUILDING: _frog,
    Kind.BUILD: _build,
    Kind.BUY: _buy,
    Kind.ONE_TIME_DELIVERY: _delivery,
    Kind.PLACE_CARD: _place,
    Kind.RECURRING_DELIVERY: _delivery,
    Kind.MONKEY: _knob,
    Kind.FROG: _frog,
    Kind.FROG_KNOB: _knob,
    Kind.OVER: _nothing,
}
