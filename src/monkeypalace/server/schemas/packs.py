"""Packs: the numbers on cards, boards and maps."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from monkeypalace.server.schemas.base import Cause, JsonAnswer
from monkeypalace.server.schemas.game import CardView, DeliveryView, PiecesView
from monkeypalace.server.schemas.tables import MapOffer


class BoardView(JsonAnswer):
    """A player board."""

    start: Annotated[PiecesView, Meta(description="The first hand.")]
    delivery: Annotated[DeliveryView, Meta(description="Its own Recurring Delivery.")]


class TrophyBananas(JsonAnswer):
    """The bananas of each Trophy Card."""

    monkey: int
    butterfly: int
    frog: int


class PackView(JsonAnswer):
    """The numbers on cards, boards and maps."""

    name: str
    version: str
    digest: str
    maps: list[MapOffer]
    boards: Annotated[list[BoardView], Meta(description="One per seat.")]
    cards: Annotated[
        list[CardView], Meta(description="All Monkey Cards, in the order of the piles.")
    ]
    bonus_cards: int
    bonus_bananas: int
    trophies: TrophyBananas


class CheckedPack(JsonAnswer):
    """A valid pack."""

    pack: PackView
    warnings: Annotated[list[Cause], Meta(description="Unusual numbers.")]
