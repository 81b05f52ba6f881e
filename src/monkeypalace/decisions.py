"""Decisions of players. A decision is only the intent; its `Record` has the consequences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from monkeypalace.building import Staircase
from monkeypalace.palace import Spot


class Kind(StrEnum):
    """The kind of decision that a state asks for, with the step of the turn."""

    FROG_BEFORE_BUILDING = "frog-before-building"  # before step 1 (ruling R-11)
    BUILD = "build"  # step 1
    BUY = "buy"  # step 4
    ONE_TIME_DELIVERY = "one-time-delivery"  # step 5
    PLACE_CARD = "place-card"  # step 6
    RECURRING_DELIVERY = "recurring-delivery"  # step 6
    MONKEY = "monkey"  # step 8
    FROG = "frog"  # step 8
    FROG_KNOB = "frog-knob"  # step 8
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Build:
    """Build this staircase."""

    kinds: ClassVar = (Kind.BUILD,)
    staircase: Staircase


@dataclass(frozen=True, slots=True)
class Pass:
    """Build nothing, which is legal only if nothing can be built (ruling R-4)."""

    kinds: ClassVar = (Kind.BUILD,)


@dataclass(frozen=True, slots=True)
class Buy:
    """Buy the top cards of these piles, in the market's order; an empty tuple buys nothing."""

    kinds: ClassVar = (Kind.BUY,)
    piles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UseIcons:
    """Choose arches and bricks for the brick-or-arch icons of a delivery (ruling R-12).

    `replacements` is how many pieces of the other kind replace pieces that the tray lacks.
    """

    kinds: ClassVar = (Kind.ONE_TIME_DELIVERY, Kind.RECURRING_DELIVERY)
    arches: int
    bricks: int
    replacements: int = 0


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Put a new card on a place of the player board, 1 to 4."""

    kinds: ClassVar = (Kind.PLACE_CARD,)
    card: str
    place: int


@dataclass(frozen=True, slots=True)
class PutMonkey:
    """Put the monkey on an open arch end."""

    kinds: ClassVar = (Kind.MONKEY,)
    spot: Spot


@dataclass(frozen=True, slots=True)
class TakeFrog:
    """Take the Frog Trophy Card with its column, or decline it."""

    kinds: ClassVar = (Kind.FROG_BEFORE_BUILDING, Kind.FROG)
    take: bool


@dataclass(frozen=True, slots=True)
class PutFrog:
    """Put the frog on one of several equally low arch ends."""

    kinds: ClassVar = (Kind.FROG_KNOB,)
    spot: Spot


Decision: TypeAlias = Build | Pass | Buy | UseIcons | PlaceCard | PutMonkey | TakeFrog | PutFrog
