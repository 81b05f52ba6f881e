"""Earlier states of a table, and branches from there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from pydantic import Field

from monkeypalace.server.schemas.base import (
    DecisionText,
    EventNumber,
    JsonAnswer,
    Request,
    SeatNumber,
)
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import GameView
from monkeypalace.server.schemas.turns import BuildingHelp, Played


class BranchPoint(Request):
    """An event of the table, and decisions from there, each for the seat to move."""

    number: EventNumber
    decisions: Annotated[
        list[DecisionText],
        Field(default_factory=list, max_length=300, description="They are not stored."),
    ]


class Branch(BranchPoint):
    """A point of a branch, and perhaps a staircase to get help with."""

    staircase: Annotated[
        str | None,
        Field(max_length=1000, description="Add help with this staircase."),
    ] = None


class BranchView(JsonAnswer):
    """The table at a point of a branch."""

    number: EventNumber
    seat: Annotated[SeatNumber | None, Meta(description="Whose turn it is; `null` at the end.")]
    played: Annotated[list[Played], Meta(description="The events of the last decision.")]
    game: GameView
    choices: AnyChoices
    help: BuildingHelp | None
