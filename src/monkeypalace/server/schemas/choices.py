"""The choices, one schema for each kind of decision."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, Cause, DecisionText, Spot
from monkeypalace.server.schemas.game import Card, Colour, Pieces


class BuildChoices(Answer):
    """The player builds a staircase; `help` returns how it can continue from a start."""

    kind: Literal["build"]
    must_pass: Annotated[bool, Field(description="Nothing can be built: `pass` is the decision.")]
    starts: Annotated[list[Spot], Field(description="Where a legal staircase can start.")]
    refused: Annotated[
        dict[str, list[Cause]],
        Field(description="Why a staircase cannot start on the other spots."),
    ]
    cut_short: Annotated[
        bool, Field(description="The search reached its limit; there may be more.")
    ]


class BuyOption(Answer):
    """A set of cards that can be bought."""

    decision: DecisionText
    piles: list[str]
    cost: int


class PileChoice(Answer):
    """Whether the top card of a pile can be bought."""

    pile: str
    possible: bool
    cause: Annotated[Cause | None, Field(description="Why not.")]


class BuyChoices(Answer):
    """The player buys cards."""

    kind: Literal["buy"]
    credits: int
    colour: Colour
    piles: list[PileChoice]
    options: Annotated[
        list[BuyOption], Field(description="All possible sets, the empty one first.")
    ]


class DeliveryOption(Answer):
    """A way to use the icons of a delivery."""

    decision: DecisionText
    arches: int
    bricks: int
    make_up: Annotated[
        int, Field(description="Pieces of the other kind, for those missing in the tray.")
    ]
    taken: Annotated[Pieces, Field(description="The pieces that are added to the hand.")]
    hand: Annotated[Pieces, Field(description="The hand afterwards.")]
    ends_the_game: Annotated[bool, Field(description="Makes this round the last.")]


class DeliveryChoices(Answer):
    """The player uses the icons of a delivery."""

    kind: Literal["one-time-delivery", "recurring-delivery"]
    icons: int
    columns: int
    options: list[DeliveryOption]


class PlaceOption(Answer):
    """A place of the board for a new card."""

    decision: DecisionText
    card: str
    place: Annotated[int, Field(ge=1, le=4)]
    covers: Annotated[str | None, Field(description="The card that would be covered.")]


class PlaceChoices(Answer):
    """The player puts a new card on the board."""

    kind: Literal["place-card"]
    cards: list[Card]
    options: list[PlaceOption]


class KnobOption(Answer):
    """A knob for an animal."""

    decision: DecisionText
    spot: Spot


class KnobChoices(Answer):
    """The player puts an animal on a knob."""

    kind: Literal["monkey", "frog-knob"]
    options: list[KnobOption]


class FrogOption(Answer):
    """Take the frog, or not."""

    decision: DecisionText
    take: bool


class FrogChoices(Answer):
    """The frog may be taken, with a column, or left."""

    kind: Literal["frog-before-building", "frog"]
    options: list[FrogOption]


class NoChoices(Answer):
    """The game is over."""

    kind: Literal["over"]


AnyChoices = Annotated[
    BuildChoices
    | BuyChoices
    | DeliveryChoices
    | PlaceChoices
    | KnobChoices
    | FrogChoices
    | NoChoices,
    Field(discriminator="kind"),
]
