"""What happened: the facts that follow from a decision, in order, for logs and tables.

Everything in an event is public. `Revealed` is the only one that chance has a part in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from monkeypalace.building import Staircase
from monkeypalace.decisions import Decision
from monkeypalace.palace import Animal, Colour, Pieces, Spot


@dataclass(frozen=True, slots=True)
class Built:
    """Step 1: a staircase went up."""

    staircase: Staircase


@dataclass(frozen=True, slots=True)
class Passed:
    """Step 1: nothing could be built."""


@dataclass(frozen=True, slots=True)
class Decorated:
    """Step 2: a decoration on the end of the staircase; `placed` is false if none was left."""

    colour: Colour
    spot: Spot
    level: int
    placed: bool


@dataclass(frozen=True, slots=True)
class Credited:
    """Step 3: Monkey Credits for the arches and, perhaps, for the height."""

    arches: int
    height: int


@dataclass(frozen=True, slots=True)
class Bought:
    """Step 4: a card was taken."""

    card: str


@dataclass(frozen=True, slots=True)
class Revealed:
    """Step 4: what now lies on top of a pile; `None` if it is used up."""

    pile: str
    card: str | None


@dataclass(frozen=True, slots=True)
class Delivered:
    """Steps 5 and 6: pieces from the tray; `short` are those that the tray lacked."""

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
    """Step 8: an animal sits down on a knob."""

    animal: Animal
    spot: Spot


@dataclass(frozen=True, slots=True)
class ColumnTaken:
    """The column that comes with the Frog Trophy Card."""


@dataclass(frozen=True, slots=True)
class EndTriggered:
    """The tray could not meet a delivery: this round is the last."""


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
    """A decision with what came of it."""

    #: The number of the decision in the game, from 1.
    number: int
    round: int
    seat: int
    decision: Decision
    events: tuple[Event, ...]
