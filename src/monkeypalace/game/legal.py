"""Legal decisions, generated lazily, and the reason why any other decision is illegal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from monkeypalace.building import validate
from monkeypalace.decisions import (
    Build,
    Buy,
    Decision,
    Kind,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.errors import DecisionError, NotationError, brief, is_a, is_number
from monkeypalace.game.deliveries import allowed_arches, arches_to_name, most_replacements
from monkeypalace.game.market import affordable_sets, top_cards
from monkeypalace.game.state import PLACES, State
from monkeypalace.game.trophies import frog_knobs, open_arch_ends
from monkeypalace.palace import Spot
from monkeypalace.search import LegalStaircases

#: Larger than any delivery, and the largest number in the notation of decisions (three digits).
_LARGEST_COUNT: Final = 999


class LegalDecisions:
    """The legal decisions of a state: iterate over them, or test a decision with `in`.

    Staircases are generated only as far as you iterate.
    """

    def __init__(self, state: State) -> None:
        self._state = state

    def __iter__(self) -> Iterator[Decision]:
        return _GENERATE[self._state.kind](self._state)

    def __contains__(self, decision: object) -> bool:
        return refusal(self._state, decision) is None

    def __bool__(self) -> bool:
        return not self._state.is_over


def legal(state: State) -> LegalDecisions:
    """Return the decisions that are legal now."""
    return LegalDecisions(state)


def refusal(state: State, decision: object) -> DecisionError | None:
    """Return the reason why a decision is not legal now, or `None` if it is legal."""
    if state.is_over:
        return DecisionError("game-over")
    if not isinstance(decision, Decision):
        return DecisionError("no-decision", text=type(decision).__name__[:40])
    if state.kind not in decision.kinds:
        return DecisionError("wrong-step", asked=state.kind, given=type(decision).__name__)
    return _REFUSE[state.kind](state, decision)


def _staircases(state: State) -> LegalStaircases:
    return LegalStaircases(state.palace, state.player.hand)


# Building (step 1)


def _builds(state: State) -> Iterator[Decision]:
    must_pass = True
    for staircase in _staircases(state):
        must_pass = False
        yield Build(staircase)
    if must_pass:
        yield Pass()


def _refuse_build(state: State, decision: Build | Pass) -> DecisionError | None:
    if isinstance(decision, Pass):
        return DecisionError("must-build") if _staircases(state) else None
    try:
        violations = validate(state.palace, state.player.hand, decision.staircase)
    except NotationError:
        return _malformed(decision, "staircase")
    return DecisionError("staircase", causes=violations) if violations else None


def _malformed(decision: Decision, field: str) -> DecisionError:
    """Return the error for a field with a value that no text or file can produce."""
    return DecisionError("decision-malformed", decision=type(decision).__name__, field=field)


# Cards (steps 4 and 6)


def _buys(state: State) -> Iterator[Decision]:
    return (Buy(piles) for piles in affordable_sets(state))


def _refuse_buy(state: State, decision: Buy) -> DecisionError | None:
    if not is_a(decision.piles, tuple):
        return _malformed(decision, "piles")
    tops, order = top_cards(state), [pile.id for pile in state.pack.piles]
    cost = 0
    for pile in decision.piles:
        if pile not in order:
            return DecisionError("buy-unknown-pile", pile=brief(pile), piles=", ".join(order))
        if pile not in tops:
            return DecisionError("buy-empty-pile", pile=pile)
        card = tops[pile]
        if card.colour not in (None, state.turn.colour):
            return DecisionError("buy-other-colour", pile=pile, colour=str(state.turn.colour))
        cost += card.cost
    if len(set(decision.piles)) < len(decision.piles):
        return DecisionError("buy-twice")
    if cost > state.turn.credits:
        return DecisionError("buy-too-dear", cost=cost, credits=state.turn.credits)
    if list(decision.piles) != sorted(decision.piles, key=order.index):
        return DecisionError("buy-order", piles=" ".join(sorted(decision.piles, key=order.index)))
    return None


def _card_places(state: State) -> Iterator[Decision]:
    for card in state.turn.new_cards:
        for place in _open_places(state):
            yield PlaceCard(card.id, place)


def _open_places(state: State) -> tuple[int, ...]:
    """Return the places for a new card: the shared one (R-17), the first empty one, or all."""
    if state.turn.stack_place is not None:
        return (state.turn.stack_place,)
    for place in range(1, PLACES + 1):
        if not state.player.places[place - 1]:
            return (place,)
    return tuple(range(1, PLACES + 1))


def _refuse_card_place(state: State, decision: PlaceCard) -> DecisionError | None:
    waiting = [card.id for card in state.turn.new_cards]
    if decision.card not in waiting:
        return DecisionError("card-not-new", card=brief(decision.card), cards=", ".join(waiting))
    places = _open_places(state)
    if not _is_count(decision.place) or decision.place not in places:
        return DecisionError(
            "card-place", place=brief(decision.place), places=", ".join(map(str, places))
        )
    return None


# Deliveries (steps 5 and 6)


def _splits(state: State) -> Iterator[Decision]:
    """Yield every use of the icons, most arches first, with replacements where possible."""
    icons = state.delivery().icons
    for arches in reversed(arches_to_name(state)):
        bricks = icons - arches
        for replacements in range(most_replacements(state.tray, arches, bricks), -1, -1):
            yield UseIcons(arches, bricks, replacements)


def _refuse_split(state: State, decision: UseIcons) -> DecisionError | None:
    icons = state.delivery().icons
    counts = (decision.arches, decision.bricks, decision.replacements)
    if not all(_is_count(count) for count in counts):
        return DecisionError("delivery-count")
    if decision.arches + decision.bricks != icons:
        return DecisionError(
            "delivery-icons", icons=icons, arches=decision.arches, bricks=decision.bricks
        )
    may_name = allowed_arches(state, icons)
    if decision.arches not in may_name:
        return DecisionError(
            "delivery-total", arches=decision.arches, fewest=may_name[0], most=may_name[-1]
        )
    most = most_replacements(state.tray, decision.arches, decision.bricks)
    if decision.replacements > most:
        return DecisionError("delivery-replacements", replacements=decision.replacements, most=most)
    return None


def _is_count(value: object) -> bool:
    return is_number(value, 0, _LARGEST_COUNT)


# Animals (step 8)


def _monkey_spots(state: State) -> Iterator[Decision]:
    return (PutMonkey(spot) for spot in open_arch_ends(state.palace))


def _frog_spots(state: State) -> Iterator[Decision]:
    return (PutFrog(spot) for spot in frog_knobs(state))


def _refuse_monkey_spot(state: State, decision: PutMonkey) -> DecisionError | None:
    return _refuse_spot("monkey-knob", decision.spot, open_arch_ends(state.palace))


def _refuse_frog_spot(state: State, decision: PutFrog) -> DecisionError | None:
    return _refuse_spot("frog-knob", decision.spot, frog_knobs(state))


def _refuse_spot(code: str, spot: Spot, knobs: tuple[Spot, ...]) -> DecisionError | None:
    if spot in knobs:
        return None
    return DecisionError(code, spot=brief(spot), spots=", ".join(knobs))


def _frog_choices(_: State) -> Iterator[Decision]:
    return iter((TakeFrog(True), TakeFrog(False)))


def _refuse_frog(_: State, decision: TakeFrog) -> DecisionError | None:
    return None if is_a(decision.take, bool) else DecisionError("frog-choice")


def _no_decisions(_: State) -> Iterator[Decision]:
    return iter(())


_GENERATE: Final[dict[Kind, Callable[[State], Iterator[Decision]]]] = {
    Kind.FROG_BEFORE_BUILDING: _frog_choices,
    Kind.BUILD: _builds,
    Kind.BUY: _buys,
    Kind.ONE_TIME_DELIVERY: _splits,
    Kind.PLACE_CARD: _card_places,
    Kind.RECURRING_DELIVERY: _splits,
    Kind.MONKEY: _monkey_spots,
    Kind.FROG: _frog_choices,
    Kind.FROG_KNOB: _frog_spots,
    Kind.OVER: _no_decisions,
}

_REFUSE: Final[dict[Kind, Callable[[State, Any], DecisionError | None]]] = {
    Kind.FROG_BEFORE_BUILDING: _refuse_frog,
    Kind.BUILD: _refuse_build,
    Kind.BUY: _refuse_buy,
    Kind.ONE_TIME_DELIVERY: _refuse_split,
    Kind.PLACE_CARD: _refuse_card_place,
    Kind.RECURRING_DELIVERY: _refuse_split,
    Kind.MONKEY: _refuse_monkey_spot,
    Kind.FROG: _refuse_frog,
    Kind.FROG_KNOB: _refuse_frog_spot,
}
