"""The goals of tasks. Each goal measures the result of a legal decision."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

from monkeypalace.building import Staircase
from monkeypalace.game import (
    Build,
    Buy,
    Decision,
    Event,
    State,
    UseIcons,
    events,
    is_tallest,
    top_cards,
)
from monkeypalace.palace import Animal, Colour, Spot


@dataclass(frozen=True, slots=True)
class PlayedDecision:
    """A legal decision with the states before and after it."""

    decision: Decision
    before: State
    after: State
    events: tuple[Event, ...]

    @property
    def staircase(self) -> Staircase:
        assert isinstance(self.decision, Build), "this goal is for a staircase"
        return self.decision.staircase

    def happened(self, *wanted: Event) -> bool:
        """Return whether one of these events happened."""
        return any(event in wanted for event in self.events)


@dataclass(frozen=True, slots=True)
class Missing:
    """A goal that a decision misses. Its text is `lesson-missing-<code>`."""

    code: str
    params: dict[str, str | int] = field(default_factory=dict)
    family = "lesson-missing"


@dataclass(frozen=True, slots=True)
class Goal:
    """A measured quantity that must reach at least `need`."""

    code: str
    measure: Callable[[PlayedDecision], int]
    need: int = 1
    #: Parameters of the sentence, besides `need` and `have`.
    params: dict[str, str | int] = field(default_factory=dict)

    def missing(self, outcome: PlayedDecision) -> Missing | None:
        """Return what is missing, or `None` if the goal is reached."""
        have = int(self.measure(outcome))
        if have >= self.need:
            return None
        return Missing(self.code, {"need": self.need, "have": have, **self.params})


# Staircases


def arches(need: int) -> Goal:
    """Require a staircase of at least `need` arches."""
    return Goal("arches", lambda outcome: len(outcome.staircase.arches), need)


def columns(need: int) -> Goal:
    """Require a staircase with at least `need` columns."""
    return Goal("columns", lambda outcome: outcome.staircase.cost.columns, need)


def turns(need: int) -> Goal:
    """Require a staircase with at least `need` left or right turns."""

    def count(outcome: PlayedDecision) -> int:
        directions = [arch.direction for arch in outcome.staircase.arches]
        return sum(before is not after for before, after in pairwise(directions))

    return Goal("turns", count, need)


def step_raised() -> Goal:
    """Require a staircase with supports between two of its arches."""
    return Goal(
        "step-raised", lambda outcome: any(arch.near for arch in outcome.staircase.arches[1:])
    )


def ends_on(spot: str) -> Goal:
    """Require a staircase that ends on this spot."""
    return Goal("ends-on", lambda outcome: _end(outcome) == spot, params={"spot": spot})


def ends_on_bare_ground() -> Goal:
    """Require a staircase that ends on bare ground."""
    return Goal("bare-end", lambda outcome: outcome.before.palace.height(_end(outcome)) == 0)


def _end(outcome: PlayedDecision) -> Spot:
    return outcome.after.turn.path[-1]


def decorates(colour: Colour) -> Goal:
    """Require a staircase that earns a decoration of this colour."""
    return Goal(
        "colour",
        lambda outcome: outcome.after.turn.colour is colour,
        params={"colour": str(colour)},
    )


def credits(need: int) -> Goal:  # noqa: A001 - the game's word
    """Require a staircase that earns at least `need` Monkey Credits."""
    return Goal("credits", lambda outcome: outcome.after.turn.credits, need)


def bonus() -> Goal:
    """Require a staircase with a pillar that earns a Bonus Card."""
    return Goal("bonus", lambda outcome: outcome.after.turn.earns_bonus)


def tallest() -> Goal:
    """Require a staircase whose decoration earns the butterfly."""
    return Goal("tallest", lambda outcome: is_tallest(outcome.after))


# Cards and deliveries


def cards(need: int) -> Goal:
    """Require a purchase of at least `need` cards."""
    return Goal("cards", lambda outcome: len(_bought(outcome)), need)


def spends(need: int) -> Goal:
    """Require a purchase that costs at least `need` Monkey Credits."""

    def cost(outcome: PlayedDecision) -> int:
        tops = top_cards(outcome.before)
        return sum(tops[pile].cost for pile in _bought(outcome))

    return Goal("spends", cost, need)


def _bought(outcome: PlayedDecision) -> tuple[str, ...]:
    assert isinstance(outcome.decision, Buy), "this goal is for buying"
    return outcome.decision.piles


def income(need: int) -> Goal:
    """Require a player board that delivers at least `need` bricks or arches every turn."""
    return Goal(
        "income",
        lambda outcome: outcome.after.recurring_delivery(outcome.before.seat).icons,
        need,
    )


def takes_arches(need: int) -> Goal:
    """Require a delivery with at least `need` arches."""

    def count(outcome: PlayedDecision) -> int:
        assert isinstance(outcome.decision, UseIcons), "this goal is for a delivery"
        return outcome.decision.arches

    return Goal("takes-arches", count, need)


def goes_on() -> Goal:
    """Require a delivery that the tray can fill."""
    return Goal("goes-on", lambda outcome: not outcome.happened(events.EndTriggered()))


def ends_the_game() -> Goal:
    """Require a delivery that the tray cannot fill."""
    return Goal("ends-the-game", lambda outcome: outcome.happened(events.EndTriggered()))


# Animals


def sits_on(animal: Animal, spot: str) -> Goal:
    """Require an animal on this spot."""
    return Goal(
        "sits-on",
        lambda outcome: outcome.after.palace.animals.get(animal) == spot,
        params={"animal": str(animal), "spot": spot},
    )


def wins_trophy(animal: Animal) -> Goal:
    """Require the Trophy Card of an animal."""
    return Goal(
        "trophy",
        lambda outcome: outcome.after.trophy_holder(animal) == outcome.before.seat,
        params={"animal": str(animal)},
    )
