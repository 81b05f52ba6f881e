"""Packs: the numbers on cards, boards and maps."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, Cause
from monkeypalace.server.schemas.game import Card, Delivery, Pieces
from monkeypalace.server.schemas.tables import MapOffer


class BoardView(Answer):
    """A player board."""

    start: Annotated[Pieces, Field(description="The first hand.")]
    delivery: Annotated[Delivery, Field(description="Its own Recurring Delivery.")]


class TrophyBananas(Answer):
    """The bananas of each Trophy Card."""

    monkey: int
    butterfly: int
    frog: int


class PackView(Answer):
    """The numbers on cards, boards and maps."""

    name: str
    version: str
    digest: str
    maps: list[MapOffer]
    boards: Annotated[list[BoardView], Field(description="One per seat.")]
    cards: Annotated[list[Card], Field(description="All Monkey Cards, in the order of the piles.")]
    bonus_cards: int
    bonus_bananas: int
    trophies: TrophyBananas


class CheckedPack(Answer):
    """A valid pack."""

    pack: PackView
    warnings: Annotated[list[Cause], Field(description="Unusual numbers.")]
