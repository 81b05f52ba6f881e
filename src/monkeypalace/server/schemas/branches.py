"""Replay: the table as it was, and branches from there."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, DecisionText, EventNumber, Request, SeatNumber
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import GameView
from monkeypalace.server.schemas.turns import BuildingHelp, Played


class BranchPoint(Request):
    """An event of the table, and decisions from there on, each of the seat whose turn it is."""

    number: EventNumber
    decisions: Annotated[
        list[DecisionText],
        Field(default_factory=list, max_length=300, description="Nothing of this is stored."),
    ]


class Branch(BranchPoint):
    """A point of a branch, and help that is wanted there."""

    staircase: Annotated[
        str | None,
        Field(max_length=1000, description="Help with this staircase is wanted, too."),
    ] = None


class BranchView(Answer):
    """The table at that point."""

    number: EventNumber
    seat: Annotated[SeatNumber | None, Field(description="Whose turn it is; `null` at the end.")]
    played: Annotated[list[Played], Field(description="What the last decision led to.")]
    game: GameView
    choices: AnyChoices
    help: BuildingHelp | None
