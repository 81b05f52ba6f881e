"""Events: the facts that follow from a decision, in order, for logs and displays.

Everything in an event is public. Only `Revealed` depends on chance.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from monkeypalace.building import Staircase
from monkeypalace.decisions import Decision
from monkeypalace.palace import Animal, Colour, Pieces, Spot


@dataclass(frozen=True, slots=True)
class Built:
    """Step 1: a staircase was built."""

    staircase: Staircase


@dataclass(frozen=True, slots=True)
class Passed:
    """Step 1: nothing could be built."""


@dataclass(frozen=True, slots=True)
class Decorated:
    """Step 2: a decoration was put on the end; `placed` is false if none was left."""

    colour: Colour
    spot: Spot
    level: int
    placed: bool


@dataclass(frozen=True, slots=True)
class Credited:
    """Step 3: Monkey Credits for the arches and possibly for the height."""

    arches: int
    height: int


@dataclass(frozen=True, slots=True)
class Bought:
    """Step 4: a card was taken."""

    card: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """Step 4: the new top card of a pile; `None` if the pile is empty."""

    pile: str
    card: str | None


@dataclass(frozen=True, slots=True)
class Delivered:
    """Steps 5 and 6: pieces from the tray; `short` has the pieces that the tray lacked."""

    recurring: bool
    pieces: Pieces
    short: Pieces


@dataclass(frozen=True, slots=True)
class CardPlaced:
    """Step 6: a card on the player board, and the card it covers."""

    card: str
    place: int
    covered: str | None


@dataclass(frozen=True, slots=True)
class BonusTaken:
    """Step 7: a Bonus Card."""


@dataclass(frozen=True, slots=True)
class TrophyTaken:
    """Step 8: a Trophy Card, from a seat or from the middle of the table."""

    animal: Animal
    taken_from: int | None


@dataclass(frozen=True, slots=True)
class AnimalMoved:
    """Step 8: an animal was put on a knob."""

    animal: Animal
    spot: Spot


@dataclass(frozen=True, slots=True)
class ColumnTaken:
    """The column that comes with the Frog Trophy Card."""


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """The tray could not fill a delivery: this is the last round."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The last round is over."""


Event: TypeAlias = (
    Built
    | Passed
    | Decorated
    | Credited
    | Bought
    | Revealed
    | Delivered
    | CardPlaced
    | BonusTaken
    | TrophyTaken
    | AnimalMoved
    | ColumnTaken
    | EndTriggered
    | GameEnded
)


@dataclass(frozen=True, slots=True)
class Record:
    """A decision with the events that followed from it."""

    #: The number of the decision in the game, from 1.
    number: int
    round: int
    seat: int
    decision: Decision
    events: tuple[Event, ...]
