"""Say why a known turn is better than one whose later decisions are still open.

A player who answers a puzzle with a staircase could still buy any cards. So a reason must be true
whatever the player buys, and must not depend on the pieces of a delivery.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from monkeypalace.coach.later import later_difference
from monkeypalace.coach.outcomes import TurnOutcome
from monkeypalace.coach.reasons import (
    Difference,
    Reasoner,
    TurnComparison,
    compare_outcomes,
    differences,
    main_reasons,
)
from monkeypalace.game import Chance, Decision, Kind, State, hide, legal, play_unchecked

#: Facts that depend on which pieces the player takes at a delivery.
_DEPENDS_ON_DELIVERY: Final = frozenset({"next-turn", "next-bonus", "stuck"})
#: At most this many purchases, each with places for its cards, are tried for the open turn.
_MOST_CHOICES: Final = 300
#: The only reason if nothing else is found.
_NONE: Final = Difference("none", {})

#: In what an outcome of the open turn may be the best one.
_MEASURES: Final[tuple[Callable[[TurnOutcome], Any], ...]] = (
    lambda outcome: outcome.bananas,
    lambda outcome: sum(outcome.income),
    lambda outcome: sum(card.cost for card in outcome.cards),
    lambda outcome: outcome.hand.arches + outcome.hand.bricks + outcome.hand.columns,
)


def reasons_for_turn(
    reasoner: Reasoner, state: State, better: Sequence[Decision], worse: Sequence[Decision]
) -> tuple[Difference, ...]:
    """Return the main reasons why the turn `better` is better than `worse`; at least one.

    Both are the first decisions of a turn; the purchase of `worse` may be missing. If no fact is
    true of every purchase, games are simulated to the end.
    """
    state = hide(state)
    while len(better) > 1 and len(worse) > 1 and better[0] == worse[0]:
        state, _ = play_unchecked(state, better[0])
        better, worse = better[1:], worse[1:]
    best = reasoner.outcome(state, *better)
    facts = [compare_outcomes(best, other) for other in _open_turns(reasoner, state, worse)]
    found = main_reasons(_common(facts))
    if found:
        return found
    later = later_difference(state, facts[0], Chance(0))
    return (_NONE if later is None else later,)


def _open_turns(
    reasoner: Reasoner, state: State, decisions: Sequence[Decision]
) -> Iterator[TurnOutcome]:
    """Yield the outcome that the bot chooses, then those that are best in one respect."""
    yield reasoner.outcome(state, *decisions)
    after = state
    for decision in decisions:
        after, _ = play_unchecked(after, decision)
    choices = islice(_open_choices(reasoner, state, after), _MOST_CHOICES)
    outcomes = [reasoner.outcome(state, *decisions, *choice) for choice in choices]
    for measure in _MEASURES:
        yield max(outcomes, key=measure)


def _open_choices(reasoner: Reasoner, start: State, state: State) -> Iterator[tuple[Decision, ...]]:
    """Yield the decisions up to the last card of the turn: every purchase and place of a card."""
    if state.is_over or (state.round, state.seat) != (start.round, start.seat):
        yield ()
        return
    if state.kind in (Kind.BUY, Kind.PLACE_CARD):
        choices = list(legal(state))
    elif state.kind is Kind.ONE_TIME_DELIVERY:
        choices = [reasoner.choice(state)]
    else:
        yield ()
        return
    for choice in choices:
        after, _ = play_unchecked(state, choice)
        for more in _open_choices(reasoner, start, after):
            yield (choice, *more)


def _common(comparisons: Sequence[TurnComparison]) -> Iterator[Difference]:
    """Yield the facts that are true in all comparisons.

    Each has the figures of the comparison in which it weighs least, and the spots of the first one.
    """
    by_code = [
        {_kind(fact): fact for fact in differences(each.better, each.worse)} for each in comparisons
    ]
    for kind, fact in by_code[0].items():
        if fact.code in _DEPENDS_ON_DELIVERY or not all(kind in each for each in by_code):
            continue
        weakest = min((each[kind] for each in by_code), key=lambda one: one.weight)
        yield replace(weakest, spots=fact.spots)


def _kind(fact: Difference) -> tuple[str, Any]:
    """Return what a fact is about, so that the same fact of another comparison is found."""
    return fact.code, fact.params.get("seat", fact.params.get("animal"))
