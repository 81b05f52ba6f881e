"""Hints that teach, in three steps: what to look for, where, and the decision with its reasons.

All three steps come from one judgement of the decision. Texts are ids with parameters; the
sentences are in `locale/<language>/hints.ftl`, those of reasons in `coach.ftl`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from monkeypalace.coach.judging import Candidate, Judge
from monkeypalace.coach.outcomes import TurnOutcome
from monkeypalace.coach.reasons import Difference, Reasoner
from monkeypalace.game import (
    ANIMALS,
    Build,
    Buy,
    Decision,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    State,
    TakeFrog,
    UseIcons,
    hide,
    legal,
    top_cards,
)
from monkeypalace.notation import format_decision, format_staircase
from monkeypalace.packs import Card
from monkeypalace.palace import SPOTS, Spot

Params: TypeAlias = Mapping[str, str | int]

#: How many knobs the second step names when an animal is placed.
_NAMED_KNOBS = 3


@dataclass(frozen=True, slots=True)
class Clue:
    """A step of a hint: the id of its text, its parameters, and what it points at."""

    id: str
    params: Params = field(default_factory=dict)
    spots: tuple[Spot, ...] = ()
    #: Piles of the market.
    piles: tuple[str, ...] = ()
    #: A place on the player board, 1 to 4.
    place: int | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """The three steps of a hint."""

    look: Clue
    where: Clue
    turn: Clue
    decision: Decision
    #: The decision that the reasons compare with; `None` if there is no other.
    other: Decision | None
    reasons: tuple[Difference, ...]
    #: Whether another decision may be as good.
    is_close: bool


class Hinter:
    """Finds hints; not thread-safe.

    >>> from monkeypalace.game import Game
    >>> game = Game(2, seed=1)
    >>> hint = Hinter(Judge()).hint(game.view(1).state, seed=0)
    >>> hint.where.id, hint.decision in game.legal
    ('hint-where-start', True)
    """

    def __init__(self, judge: Judge) -> None:
        self._judge, self._reasoner = judge, Reasoner()

    def hint(self, state: State, *, seed: int) -> Hint:
        """Return a hint for the decision that is due.

        Cards that the deciding seat cannot know do not affect it. The same state and seed always
        give the same hint.
        """
        seen = hide(state)
        found = self._judge.judge(seen, seed=seed)
        best, others = found.best.decision, found.candidates[1:]
        other = _compared(others)
        outcome = self._reasoner.outcome(seen, best)
        return Hint(
            look=_look(seen, best, outcome, [one.decision for one in found.candidates]),
            where=_where(seen, best, outcome),
            turn=_turn(best),
            decision=best,
            other=other,
            reasons=() if other is None else self._reasoner.reasons(seen, best, other),
            is_close=any(not candidate.is_significantly_worse for candidate in others),
        )


def _compared(others: Sequence[Candidate]) -> Decision | None:
    """Return the best of the significantly worse decisions; if there is none, the last one."""
    for candidate in others:
        if candidate.is_significantly_worse:
            return candidate.decision
    return others[-1].decision if others else None


# What to look for


def _look(
    state: State, decision: Decision, outcome: TurnOutcome, judged: Sequence[Decision]
) -> Clue:
    match decision:
        case Build():
            return _look_at_building(state, outcome)
        case Pass():
            return Clue("hint-look-pass")
        case Buy():
            return _look_at_cards(outcome)
        case UseIcons():
            return _look_at_delivery(decision, judged)
        case PlaceCard(_, place):
            covers = bool(state.player.places[place - 1])
            return Clue("hint-look-cover" if covers else "hint-look-free-place")
        case PutMonkey():
            return Clue("hint-look-monkey")
        case PutFrog():
            return Clue("hint-look-frog-knob")
        case TakeFrog():
            return Clue("hint-look-frog", {"bananas": abs(state.pack.trophies.frog)})


def _look_at_building(state: State, outcome: TurnOutcome) -> Clue:
    assert outcome.staircase is not None
    colour = state.palace.ground.colour(outcome.staircase.start)
    assert colour is not None, "a legal staircase starts on coloured ground"
    if outcome.triggers_end:
        return Clue("hint-look-end")
    if outcome.bonus:
        return Clue("hint-look-pillar", {"bananas": state.pack.bonus_bananas})
    for animal in ANIMALS:
        gained = outcome.holds(animal) and state.trophy_holder(animal) != state.seat
        value = getattr(state.pack.trophies, animal)
        if gained and value > 0:
            return Clue("hint-look-trophy", {"animal": str(animal), "bananas": value})
    dearest = max((card.cost for card in outcome.cards), default=0)
    if outcome.height_credit and dearest < outcome.credits:
        return Clue("hint-look-height", {"colour": str(colour)})
    if dearest:
        return Clue("hint-look-card", {"colour": str(colour), "cost": dearest})
    return Clue("hint-look-start", {"colour": str(colour)})


def _look_at_cards(outcome: TurnOutcome) -> Clue:
    if not outcome.cards:
        return Clue("hint-look-no-card")
    return Clue(f"hint-look-{_theme(outcome.cards)}")


def _theme(cards: Sequence[Card]) -> str:
    """Return what a purchase mainly brings."""
    every_turn, at_once, bananas = (
        sum(_amount(card, theme) for card in cards) for theme in ("income", "at-once", "bananas")
    )
    if every_turn and 2 * every_turn >= bananas:
        return "income"
    return "bananas" if bananas >= at_once else "at-once"


def _amount(card: Card, theme: str) -> int:
    if theme == "bananas":
        return card.bananas
    delivery = card.recurring if theme == "income" else card.one_time
    return delivery.icons + delivery.columns


def _look_at_delivery(decision: UseIcons, judged: Sequence[Decision]) -> Clue:
    shares = [use.arches for use in judged if isinstance(use, UseIcons)]
    if decision.arches == decision.bricks or min(shares) < decision.arches < max(shares):
        return Clue("hint-look-balance")
    more_arches = decision.arches > decision.bricks
    return Clue("hint-look-arches" if more_arches else "hint-look-bricks")


# Where


def _where(state: State, decision: Decision, outcome: TurnOutcome) -> Clue:
    match decision:
        case Build(staircase):
            return Clue(
                "hint-where-start",
                {
                    "spot": staircase.start,
                    "colour": str(state.palace.ground.colour(staircase.start)),
                },
                spots=(staircase.start,),
                piles=_piles_of(state, outcome),
            )
        case Pass():
            return Clue("hint-where-pass")
        case Buy(piles):
            if not piles:
                return Clue("hint-where-no-card")
            tops = top_cards(state)
            theme = _theme([tops[pile] for pile in piles])
            # The card that best fits the first step of the hint; of several, the most expensive.
            shown = max(piles, key=lambda pile: (_amount(tops[pile], theme), tops[pile].cost))
            return Clue("hint-where-card", {"pile": shown, "count": len(piles)}, piles=(shown,))
        case UseIcons():
            hand = state.player.hand
            return Clue(
                "hint-where-hand",
                {"arches": hand.arches, "bricks": hand.bricks, "columns": hand.columns},
            )
        case PlaceCard(_, place):
            return Clue("hint-where-place", {"place": place}, place=place)
        case PutMonkey(spot) | PutFrog(spot):
            spots = _knobs_near(state, spot)
            return Clue("hint-where-knobs", {"spots": " ".join(spots)}, spots=spots)
        case TakeFrog():
            return Clue("hint-where-columns", {"columns": state.player.hand.columns})


def _piles_of(state: State, outcome: TurnOutcome) -> tuple[str, ...]:
    """Return the piles of the cards that the turn buys."""
    bought = {card.id for card in outcome.cards}
    return tuple(pile for pile, card in top_cards(state).items() if card.id in bought)


def _knobs_near(state: State, spot: Spot) -> tuple[Spot, ...]:
    """Return the possible knobs closest to a spot, in the order of the board."""
    knobs = {use.spot for use in legal(state) if isinstance(use, PutMonkey | PutFrog)}

    def distance(other: Spot) -> int:
        return abs(ord(other[0]) - ord(spot[0])) + abs(int(other[1]) - int(spot[1]))

    ordered = sorted(knobs, key=lambda other: (distance(other), SPOTS.index(other)))
    return tuple(sorted(ordered[:_NAMED_KNOBS], key=SPOTS.index))


# The decision


def _turn(decision: Decision) -> Clue:
    match decision:
        case Build(staircase):
            params: dict[str, str | int] = {"staircase": format_staircase(staircase)}
            return Clue("hint-turn-build", params, spots=tuple(dict.fromkeys(staircase.path)))
        case Pass():
            return Clue("hint-turn-pass")
        case Buy(piles):
            if not piles:
                return Clue("hint-turn-no-card")
            params = {"piles": ", ".join(piles), "count": len(piles)}
            return Clue("hint-turn-buy", params, piles=piles)
        case UseIcons(arches, bricks):
            return Clue("hint-turn-take", {"arches": arches, "bricks": bricks})
        case PlaceCard(card, place):
            return Clue("hint-turn-place", {"card": card, "place": place}, place=place)
        case PutMonkey(spot):
            return Clue("hint-turn-knob", {"animal": "monkey", "spot": spot}, spots=(spot,))
        case PutFrog(spot):
            return Clue("hint-turn-knob", {"animal": "frog", "spot": spot}, spots=(spot,))
        case TakeFrog(take):
            return Clue("hint-turn-frog" if take else "hint-turn-no-frog")


def hint_clues(hint: Hint) -> dict[str, Clue]:
    """Return the steps of a hint and its remarks by name, in the order in which they are shown."""
    clues = {"look": hint.look, "where": hint.where, "turn": hint.turn}
    if hint.reasons and hint.other is not None:
        clues["compared"] = Clue("hint-compared", {"decision": format_decision(hint.other)})
    if hint.other is None:
        clues["remark"] = Clue("hint-only")
    elif hint.is_close:
        clues["remark"] = Clue("hint-close")
    return clues
