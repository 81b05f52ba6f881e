"""The outcome of a decision at the end of its turn, and what could be built after it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from monkeypalace.bots import TUNED, Weights, find_best
from monkeypalace.bots.values import turns_to_come
from monkeypalace.building import PILLAR_FOR_BONUS, Staircase, height_of, lay_out
from monkeypalace.engine import FastGame
from monkeypalace.game import Build, Decision, Event, State, events, scores
from monkeypalace.packs import Card
from monkeypalace.palace import Animal, Pieces, Spot

#: Search nodes for the best staircase of a next turn.
_NODES: Final = 60_000


@dataclass(frozen=True)
class TurnOutcome:
    """The outcome of a decision at the end of its turn."""

    #: The state in which the decision is due, and the decision.
    before: State
    decision: Decision
    #: Everything that happened in the turn, and the state at its end.
    log: tuple[Event, ...]
    after: State

    @property
    def seat(self) -> int:
        """The seat that decides."""
        return self.before.seat

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards bought."""
        bought = {event.card for event in self.log if isinstance(event, events.Bought)}
        known = (card for pile in self.before.pack.piles for card in pile.cards)
        return tuple(card for card in known if card.id in bought)

    @property
    def bananas(self) -> int:
        """The bananas of the cards bought."""
        return sum(card.bananas for card in self.cards)

    @property
    def uncovered(self) -> int:
        """The number of new cards that the purchase uncovers."""
        found = (event for event in self.log if isinstance(event, events.Revealed))
        return sum(event.card is not None for event in found)

    @property
    def bonus(self) -> bool:
        """Whether the seat takes a Bonus Card."""
        return any(isinstance(event, events.BonusTaken) for event in self.log)

    @cached_property
    def credited(self) -> events.Credited | None:
        """The credits of the turn as an event."""
        found = (event for event in self.log if isinstance(event, events.Credited))
        return next(found, None)

    @property
    def credits(self) -> int:
        """The Monkey Credits for arches and height."""
        return self.credited.arches + self.credited.height if self.credited else 0

    @property
    def height_credit(self) -> bool:
        """Whether one of the credits is for the height."""
        return self.credited is not None and self.credited.height > 0

    @property
    def end(self) -> Spot | None:
        """The spot of the new decoration."""
        found = (event.spot for event in self.log if isinstance(event, events.Decorated))
        return next(found, None)

    @property
    def staircase(self) -> Staircase | None:
        """The staircase, if the decision is one."""
        return self.decision.staircase if isinstance(self.decision, Build) else None

    @property
    def path(self) -> tuple[Spot, ...]:
        """The spots of the staircase."""
        return tuple(dict.fromkeys(self.staircase.path)) if self.staircase else ()

    @property
    def pillars(self) -> tuple[Spot, ...]:
        """The spots of the pillars that earn a Bonus Card."""
        if self.staircase is None:
            return ()
        laid = lay_out(self.before.palace, Pieces(), self.staircase).laid
        found = []
        for step in laid:
            if height_of(step.arch.near) >= PILLAR_FOR_BONUS:
                found.append(step.near)
            if height_of(step.arch.far) >= PILLAR_FOR_BONUS and step.far is not None:
                found.append(step.far)
        return tuple(dict.fromkeys(found))

    @property
    def income(self) -> tuple[int, int]:
        """The icons and columns of every later recurring delivery."""
        delivery = self.after.recurring_delivery(self.seat)
        return delivery.icons, delivery.columns

    @property
    def visible_cards(self) -> tuple[Card, ...]:
        """The cards that deliver pieces from now on."""
        return self.after.players[self.seat - 1].visible_cards

    @property
    def hand(self) -> Pieces:
        """The pieces in hand at the end of the turn."""
        return self.after.players[self.seat - 1].hand

    def holds(self, animal: Animal) -> bool:
        """Return whether the seat holds a Trophy Card at the end of the turn."""
        return self.after.trophy_holder(animal) == self.seat

    @property
    def triggers_end(self) -> bool:
        """Whether the turn makes this the last round."""
        return self.after.last_round and not self.before.last_round

    @property
    def lead(self) -> int:
        """The lead over the best other seat in bananas, after the turn."""
        totals = [found.total for found in scores(self.after)]
        own = totals.pop(self.seat - 1)
        return own - max(totals)

    @property
    def has_next_turn(self) -> bool:
        """Whether the seat has another turn, as far as is known."""
        return not self.after.is_over and not self.after.last_round

    @cached_property
    def turns(self) -> float:
        """An estimate of the turns that the seat still has."""
        game = FastGame.of(self.after)
        return float(turns_to_come(game.encoded, game.tables, TUNED.to_array()))

    @cached_property
    def own_next(self) -> tuple[int, tuple[Spot, ...]] | None:
        """The credits and spots of the seat's best staircase now; `None` if not known."""
        return _best_credits(self.after, self.seat)

    @cached_property
    def next_bonus(self) -> tuple[Spot, ...] | None:
        """The spots of a staircase with which the seat could now earn a Bonus Card.

        The tuple is empty if there is no such staircase; `None` if this is not known.
        """
        return _bonus_path(self.after, self.seat)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The other seats that still have a turn, as far as is known, in order of play."""
        if self.after.is_over:
            return ()
        later = range(self.seat + 1, len(self.after.players) + 1)
        return (*later, *(() if self.after.last_round else range(1, self.seat)))

    @cached_property
    def their_next(self) -> dict[int, tuple[int, tuple[Spot, ...]] | None]:
        """`own_next` for each opponent."""
        return {seat: _best_credits(self.after, seat) for seat in self.opponents}

    @cached_property
    def their_next_bonus(self) -> dict[int, tuple[Spot, ...] | None]:
        """`next_bonus` for each opponent."""
        return {seat: _bonus_path(self.after, seat) for seat in self.opponents}


def _best_credits(state: State, seat: int) -> tuple[int, tuple[Spot, ...]] | None:
    """Return the most credits that a seat could earn now, and the staircase's spots."""
    game = FastGame.of(state.replace(seat=seat))
    found = find_best(game, Weights(arch=1.0, height=1.0), nodes=_NODES)
    if not found.complete:
        return None
    if not found:
        return 0, ()
    value, staircase = found[0]
    return round(value), tuple(dict.fromkeys(staircase.path))


def _bonus_path(state: State, seat: int) -> tuple[Spot, ...] | None:
    """Return the spots of a staircase that earns a Bonus Card; see `TurnOutcome.next_bonus`."""
    if state.bonus_cards == 0:
        return ()
    game = FastGame.of(state.replace(seat=seat))
    found = find_best(game, Weights(arch=0.0, height=0.0, bonus=1.0), nodes=_NODES)
    if found and found[0][0] > 0:
        return tuple(dict.fromkeys(found[0][1].path))
    return () if found.complete else None
