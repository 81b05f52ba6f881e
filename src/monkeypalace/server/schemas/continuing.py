"""Tables that continue a finished game from an earlier turn."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from monkeypalace.server.schemas.base import Name, SeatNumber
from monkeypalace.server.schemas.branches import BranchPoint
from monkeypalace.server.schemas.tables import BotLevel


class ContinueGame(BranchPoint):
    """A point of a finished game from which to play on against bots."""

    seat: Annotated[
        SeatNumber | None,
        Field(
            description="The seat that you will play; by default, your seat in the finished "
            "game or, if you had none, the seat to move."
        ),
    ] = None
    name: Annotated[
        Name | None, Field(description="Needed if the seat was not yours in the finished game.")
    ] = None
    bot: Annotated[
        BotLevel | None,
        Field(description="The bot on the other seats; by default, the bots that played there."),
    ] = None
