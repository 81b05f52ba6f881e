"""Suggestions: for every decision some legal ones, the more promising first.

These are rules of thumb for people who want to get on with the game, not a player of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from monkeypalace.building import build
from monkeypalace.cli.search import Found, find_staircases
from monkeypalace.game import (
    Build,
    Buy,
    Decision,
    Kind,
    Pass,
    PlaceCard,
    PutMonkey,
    State,
    TakeFrog,
    UseIcons,
    events,
    legal,
    play,
)
from monkeypalace.game.market import top_cards
from monkeypalace.packs import Card
from monkeypalace.palace import BOX, Colour, Pieces, Spot

T = TypeVar("T")

#: So many staircases of each colour are looked at closely.
_SHORT_LIST: Final = 12
#: What a Bonus Card is worth beside credits.
_BONUS_WORTH: Final = 2


def suggest(state: State) -> list[Decision]:
    """Legal decisions, the more promising first; at least one while the game runs."""
    rank = _RANK.get(state.kind)
    return rank(state) if rank is not None else list(legal(state))


@dataclass(frozen=True, slots=True)
class Preview:
    """What a staircase would bring."""

    decision: Build
    colour: Colour
    end: Spot
    credits: int
    #: Whether one of the credits is for the height.
    highest: bool
    bonus: bool

    @property
    def worth(self) -> float:
        cost = self.decision.staircase.cost
        supports = cost.bricks + cost.columns
        return self.credits + _BONUS_WORTH * self.bonus - 0.1 * supports

    @property
    def thrift(self) -> float:
        cost = self.decision.staircase.cost
        return self.credits - 0.7 * (cost.arches + cost.bricks + 2 * cost.columns)


def preview(state: State, decision: Build) -> Preview:
    """Try a legal staircase out and see what it brings. Nothing is kept."""
    work = build(state.palace, decision.staircase)
    _, log = play(state, decision)
    credited = next(event for event in log if isinstance(event, events.Credited))
    return Preview(
        decision,
        work.colour,
        work.end,
        credited.arches + credited.height,
        credited.height > 0,
        work.earns_bonus and state.bonus_cards > 0,
    )


def _staircases(state: State) -> list[Decision]:
    """Some good staircases of different kinds, then all the others that were found."""
    found = find_staircases(state.palace, state.player.hand)
    if not found:
        return [Pass()]
    found.sort(key=_promise, reverse=True)
    short_list = [
        preview(state, Build(candidate.staircase))
        for colour in Colour
        for candidate in [
            candidate
            for candidate in found
            if state.palace.ground.colour(candidate.staircase.start) is colour
        ][:_SHORT_LIST]
    ]
    short_list.sort(key=lambda seen: seen.worth, reverse=True)
    best = [
        short_list[0],
        *(_best_of(short_list, colour) for colour in Colour),
        next((seen for seen in short_list if seen.bonus), None),
        max(short_list, key=lambda seen: seen.thrift),
    ]
    chosen = _once(seen.decision for seen in best if seen is not None)
    # Then other starts before more of the same.
    starts = {decision.staircase.start for decision in chosen}
    for seen in short_list:
        if seen.decision.staircase.start not in starts:
            starts.add(seen.decision.staircase.start)
            chosen.append(seen.decision)
    chosen += [seen.decision for seen in short_list]
    return [*_once(chosen + [Build(candidate.staircase) for candidate in found])]


def _promise(candidate: Found) -> tuple[int, int]:
    return candidate.arches + _BONUS_WORTH * candidate.earns_bonus, candidate.level


def _best_of(previews: list[Preview], colour: Colour) -> Preview | None:
    return next((seen for seen in previews if seen.colour is colour), None)


def _purchases(state: State) -> list[Decision]:
    """Sets of cards: the best in all, the most bananas, the most bricks; at last nothing."""
    tops = top_cards(state)
    sets = [decision for decision in legal(state) if isinstance(decision, Buy)]
    # Bricks every turn are worth the more the longer the game goes on.
    full = (state.tray.arches + state.tray.bricks) / (BOX.arches + BOX.bricks)

    def cards(decision: Buy) -> list[Card]:
        return [tops[pile] for pile in decision.piles]

    def bananas(decision: Buy) -> float:
        return sum(card.bananas for card in cards(decision))

    def at_once(decision: Buy) -> float:
        return sum(card.one_time.worth for card in cards(decision))

    def every_turn(decision: Buy) -> float:
        return sum(card.recurring.worth for card in cards(decision))

    def worth(decision: Buy) -> float:
        return bananas(decision) + at_once(decision) / 2 + 3 * full * every_turn(decision)

    sets.sort(key=worth, reverse=True)
    best = [max(sets, key=by) for by in (worth, bananas, every_turn, at_once)]
    nothing = Buy()
    some = [decision for decision in (*best, *sets) if decision != nothing]
    return [*_once(some), nothing]


def outcome(state: State, decision: UseIcons) -> tuple[Pieces, bool]:
    """The hand after a delivery, and whether it makes this round the last."""
    seat = state.seat
    after, log = play(state, decision)
    return (
        after.players[seat - 1].hand,
        any(isinstance(event, events.EndTriggered) for event in log),
    )


def _uses(state: State) -> list[Decision]:
    """As many arches as bricks in hand afterwards; what ends the game comes last.

    Of several uses that come to the same, because the tray has no more, one is enough.
    """
    different: dict[tuple[Pieces, bool], Decision] = {}
    for decision in legal(state):
        assert isinstance(decision, UseIcons)
        different.setdefault(outcome(state, decision), decision)

    def key(found: tuple[Pieces, bool]) -> tuple[bool, int, int]:
        hand, ends = found
        return ends, abs(hand.arches - hand.bricks), -hand.arches

    return [different[found] for found in sorted(different, key=key)]


def _places(state: State) -> list[Decision]:
    """The card and the place that make the biggest delivery."""
    cards = {card.id: card for card in state.turn.new_cards}

    def gain(decision: PlaceCard) -> int:
        place = state.player.places[decision.place - 1]
        lost = place[-1].recurring.worth if place else 0
        return cards[decision.card].recurring.worth - lost

    places = [decision for decision in legal(state) if isinstance(decision, PlaceCard)]
    return [*sorted(places, key=gain, reverse=True)]


def _monkey(state: State) -> list[Decision]:
    """The highest knobs are the ones that others would like best."""
    knobs = [decision for decision in legal(state) if isinstance(decision, PutMonkey)]
    return [*sorted(knobs, key=lambda found: -state.palace.height(found.spot))]


def _frog_first(state: State) -> list[Decision]:
    """The frog costs bananas: first only if nothing can be built without its column."""
    can_build = bool(find_staircases(state.palace, state.player.hand))
    return [TakeFrog(not can_build), TakeFrog(can_build)]


def _frog_later(_: State) -> list[Decision]:
    return [TakeFrog(False), TakeFrog(True)]


def _once(items: Iterable[T]) -> list[T]:
    return list(dict.fromkeys(items))


_RANK: Final[dict[Kind, Callable[[State], list[Decision]]]] = {
    Kind.FROG_BEFORE_BUILDING: _frog_first,
    Kind.BUILD: _staircases,
    Kind.BUY: _purchases,
    Kind.ONE_TIME_DELIVERY: _uses,
    Kind.PLACE_CARD: _places,
    Kind.RECURRING_DELIVERY: _uses,
    Kind.MONKEY: _monkey,
    Kind.FROG: _frog_later,
}
