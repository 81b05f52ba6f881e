"""The choices, one schema for each kind of decision; its `kind` is the tag of the union."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from monkeypalace.palace import Colour
from monkeypalace.server.schemas.base import Cause, DecisionText, JsonAnswer, Spot
from monkeypalace.server.schemas.game import CardView, PiecesView


class BuildChoices(JsonAnswer, tag_field="kind", tag="build"):
    """The player builds a staircase; `help` returns how it can continue from a start."""

    must_pass: Annotated[bool, Meta(description="Nothing can be built; only `pass` is legal.")]
    starts: Annotated[list[Spot], Meta(description="Where a legal staircase can start.")]
    refused: Annotated[
        dict[str, list[Cause]],
        Meta(description="Why a staircase cannot start on the other spots."),
    ]
    cut_short: Annotated[
        bool, Meta(description="The search reached its limit; `starts` includes unchecked spots.")
    ]


class BuyOption(JsonAnswer):
    """A set of cards that can be bought."""

    decision: DecisionText
    piles: list[str]
    cost: int


class PileChoice(JsonAnswer):
    """Whether the top card of a pile can be bought."""

    pile: str
    possible: bool
    cause: Annotated[Cause | None, Meta(description="Why it is not possible.")]


class BuyChoices(JsonAnswer, tag_field="kind", tag="buy"):
    """The player buys cards."""

    credits: int
    colour: Colour
    piles: list[PileChoice]
    options: Annotated[list[BuyOption], Meta(description="All possible sets, the empty one first.")]


class DeliveryOption(JsonAnswer):
    """A way to use the icons of a delivery."""

    decision: DecisionText
    arches: int
    bricks: int
    replacements: Annotated[
        int,
        Meta(description="How many pieces of the other kind replace pieces that the tray lacks."),
    ]
    taken: Annotated[PiecesView, Meta(description="The pieces that are added to the hand.")]
    hand: Annotated[PiecesView, Meta(description="The hand afterwards.")]
    ends_the_game: Annotated[bool, Meta(description="Makes this round the last.")]


class DeliveryChoices(JsonAnswer, tag_field="kind"):
    """The player uses the icons of a delivery."""

    icons: int
    columns: int
    options: list[DeliveryOption]


class OneTimeDeliveryChoices(DeliveryChoices, tag="one-time-delivery"):
    """The player uses the icons of the new cards."""


class RecurringDeliveryChoices(DeliveryChoices, tag="recurring-delivery"):
    """The player uses the icons of board and visible cards."""


class PlaceOption(JsonAnswer):
    """A place of the board for a new card."""

    decision: DecisionText
    card: str
    place: Annotated[int, Meta(ge=1, le=4)]
    covers: Annotated[str | None, Meta(description="The card that would be covered.")]


class PlaceChoices(JsonAnswer, tag_field="kind", tag="place-card"):
    """The player puts a new card on the board."""

    cards: list[CardView]
    options: list[PlaceOption]


class KnobOption(JsonAnswer):
    """A knob for an animal."""

    decision: DecisionText
    spot: Spot


class KnobChoices(JsonAnswer, tag_field="kind"):
    """The player puts an animal on a knob."""

    options: list[KnobOption]


class MonkeyChoices(KnobChoices, tag="monkey"):
    """The player puts the monkey on a knob."""


class FrogKnobChoices(KnobChoices, tag="frog-knob"):
    """The player puts the frog on a knob."""


class FrogOption(JsonAnswer):
    """Take the frog, or not."""

    decision: DecisionText
    take: bool


class FrogChoices(JsonAnswer, tag_field="kind"):
    """The frog may be taken, with a column, or left."""

    options: list[FrogOption]


class FrogBeforeBuildingChoices(FrogChoices, tag="frog-before-building"):
    """The frog may be taken before building."""


class FrogAfterBuildingChoices(FrogChoices, tag="frog"):
    """The frog may be taken after building."""


class NoChoices(JsonAnswer, tag_field="kind", tag="over"):
    """The game is over."""


AnyChoices: TypeAlias = (
    BuildChoices
    | BuyChoices
    | OneTimeDeliveryChoices
    | RecurringDeliveryChoices
    | PlaceChoices
    | MonkeyChoices
    | FrogKnobChoices
    | FrogBeforeBuildingChoices
    | FrogAfterBuildingChoices
    | NoChoices
)
