"""The legal decisions, in a form that a browser can draw without knowing the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
    play_unchecked,
    refusal,
    top_cards,
)
from monkeypalace.notation import format_decision
from monkeypalace.palace import Pieces, Spot
from monkeypalace.server.answers.bounded_search import HELP_NODES, find_starts
from monkeypalace.server.answers.game_view import card_json, pieces_json
from monkeypalace.server.problems import cause_json
from monkeypalace.server.schemas.base import Cause
from monkeypalace.server.schemas.choices import (
    AnyChoices,
    BuildChoices,
    BuyChoices,
    BuyOption,
    DeliveryOption,
    FrogAfterBuildingChoices,
    FrogBeforeBuildingChoices,
    FrogKnobChoices,
    FrogOption,
    KnobOption,
    MonkeyChoices,
    NoChoices,
    OneTimeDeliveryChoices,
    PileChoice,
    PlaceChoices,
    PlaceOption,
    RecurringDeliveryChoices,
)


def choices_json(state: State, language: str, nodes: int = HELP_NODES) -> AnyChoices:
    """Return the choices of the seat to move; `nodes` limits the search for starts."""
    if state.kind is Kind.BUILD:
        return _build(state, language, nodes)
    return _CHOICES[state.kind](state, language)


def causes_by_spot(
    refused: dict[Spot, tuple[Violation, ...]], language: str
) -> dict[str, list[Cause]]:
    return {
        spot: [cause_json(violation, language) for violation in violations]
        for spot, violations in refused.items()
    }


def _build(state: State, language: str, nodes: int) -> BuildChoices:
    found = find_starts(state, nodes)
    return BuildChoices(
        # The search also offers spots that it could not check. So if it offers no spot, nothing can
        # be built.
        must_pass=not found.offered,
        starts=list(found.offered),
        refused=causes_by_spot(found.refused, language),
        cut_short=found.cut_short,
    )


def _buy(state: State, language: str) -> BuyChoices:
    tops = top_cards(state)
    piles = []
    for pile in state.pack.piles:
        refused = refusal(state, Buy((pile.id,)))
        piles.append(
            PileChoice(
                pile=pile.id,
                possible=refused is None,
                cause=None if refused is None else cause_json(refused, language),
            )
        )
    options = [
        BuyOption(
            decision=format_decision(decision),
            piles=list(decision.piles),
            cost=sum(tops[pile].cost for pile in decision.piles),
        )
        for decision in legal(state)
        if isinstance(decision, Buy)
    ]
    colour = state.turn.colour
    assert colour is not None, "cards are bought after building"
    return BuyChoices(credits=state.turn.credits, colour=colour, piles=piles, options=options)


def _delivery_options(state: State) -> list[DeliveryOption]:
    before = state.player.hand
    options = []
    for decision in legal(state):
        assert isinstance(decision, UseIcons)
        after, log = play_unchecked(state, decision)
        taken = next(
            (event.pieces for event in log if isinstance(event, events.Delivered)), Pieces()
        )
        options.append(
            DeliveryOption(
                decision=format_decision(decision),
                arches=decision.arches,
                bricks=decision.bricks,
                replacements=decision.replacements,
                taken=pieces_json(taken),
                hand=pieces_json(before + taken),
                ends_the_game=after.last_round and not state.last_round,
            )
        )
    return options


def _delivery(
    state: State, kind: type[OneTimeDeliveryChoices | RecurringDeliveryChoices]
) -> OneTimeDeliveryChoices | RecurringDeliveryChoices:
    due = state.delivery()
    return kind(icons=due.icons, columns=due.columns, options=_delivery_options(state))


def _place(state: State, _: str) -> PlaceChoices:
    options = []
    for decision in legal(state):
        assert isinstance(decision, PlaceCard)
        below = state.player.places[decision.place - 1]
        options.append(
            PlaceOption(
                decision=format_decision(decision),
                card=decision.card,
                place=decision.place,
                covers=below[-1].id if below else None,
            )
        )
    return PlaceChoices(cards=[card_json(card) for card in state.turn.new_cards], options=options)


def _knobs(state: State) -> list[KnobOption]:
    return [
        KnobOption(decision=format_decision(decision), spot=decision.spot)
        for decision in legal(state)
        if isinstance(decision, PutMonkey | PutFrog)
    ]


def _frog_options(state: State) -> list[FrogOption]:
    return [
        FrogOption(decision=format_decision(decision), take=decision.take)
        for decision in legal(state)
        if isinstance(decision, TakeFrog)
    ]


_CHOICES: Final[dict[Kind, Callable[[State, str], AnyChoices]]] = {
    Kind.FROG_BEFORE_BUILDING: lambda state, _: FrogBeforeBuildingChoices(_frog_options(state)),
    Kind.BUY: _buy,
    Kind.ONE_TIME_DELIVERY: lambda state, _: _delivery(state, OneTimeDeliveryChoices),
    Kind.PLACE_CARD: _place,
    Kind.RECURRING_DELIVERY: lambda state, _: _delivery(state, RecurringDeliveryChoices),
    Kind.MONKEY: lambda state, _: MonkeyChoices(_knobs(state)),
    Kind.FROG: lambda state, _: FrogAfterBuildingChoices(_frog_options(state)),
    Kind.FROG_KNOB: lambda state, _: FrogKnobChoices(_knobs(state)),
    Kind.OVER: lambda _, __: NoChoices(),
}
