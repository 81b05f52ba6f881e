"""Tables, seats, invitations: who plays what with whom."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monkeypalace.bots import BOTS
from monkeypalace.locale import LANGUAGES
from monkeypalace.server.schemas.base import (
    Answer,
    Code,
    Digest,
    EventNumber,
    Name,
    Problem,
    Request,
    SeatNumber,
    one_of,
)
from monkeypalace.server.schemas.game import GameView, OptionsView, PackName, Pieces

BotLevel = Annotated[
    str,
    one_of(tuple(BOTS)),
    Field(description="A bot of this package, weakest first in the list.", examples=["mandrill"]),
]
Language = Annotated[
    str, one_of(LANGUAGES), Field(description="A language that has texts.", examples=["en"])
]
TableId = Annotated[
    str, Field(pattern="^[A-Za-z0-9_-]{16}$", description="A table.", examples=["k3Jt0aQwX9bLmZ2e"])
]
Time = Annotated[str, Field(description="In UTC.", examples=["2026-11-15T23:45:00Z"])]


class Me(Request):
    """The creator of the table sits here; several such seats are a hot seat."""

    kind: Literal["me"] = "me"
    name: Name


class Open(Request):
    """A seat for somebody who gets an invitation."""

    kind: Literal["open"] = "open"


class BotSeat(Request):
    """A bot sits here."""

    kind: Literal["bot"] = "bot"
    bot: BotLevel


class OptionsRequest(Request):
    """What is agreed before the game. The defaults are the standard game."""

    map: Annotated[int, Field(ge=1, le=4)] = 1
    butterfly: bool = False
    frog: bool = False
    piles: Literal["shuffled", "sorted"] = "shuffled"
    butterfly_rule: Literal["tallest-of-all", "tallest-of-its-colour"] = "tallest-of-all"
    ties_earn_credit: bool = False


class NewTable(Request):
    """A table to be set up. The game begins as soon as no seat is open."""

    seats: Annotated[
        list[Annotated[Me | Open | BotSeat, Field(discriminator="kind")]],
        Field(
            min_length=2,
            max_length=4,
            description="Who sits on each seat, seat 1 first. At least one of them is `me`.",
            examples=[[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "mandrill"}]],
        ),
    ]
    draw_seats: Annotated[bool, Field(description="Whether the seats are drawn by lot.")] = False
    options: OptionsRequest = OptionsRequest()
    pack: Digest = "standard"
    language: Language = LANGUAGES[0]
    public: Annotated[
        bool, Field(description="Whether anybody who has the table's address may watch.")
    ] = False
    turn_seconds: Annotated[
        int | None,
        Field(
            ge=10,
            le=3600,
            description="For live tables: so long may a turn take before a bot goes on.",
        ),
    ] = None
    turn_days: Annotated[
        int | None,
        Field(ge=1, le=60, description="The same for slow tables, in days. Not both."),
    ] = None


class SeatView(Answer):
    """A seat and who sits there."""

    seat: SeatNumber
    kind: Annotated[
        Literal["open", "person", "bot"],
        Field(description="`bot` also while a bot stands in for a person, see `away`."),
    ]
    name: Annotated[str | None, Field(description="A person's name, also while they are away.")]
    bot: Annotated[BotLevel | None, Field(description="The bot that plays here now.")]
    away: Annotated[bool, Field(description="A bot stands in; the person can come back.")]


class Clock(Answer):
    """The limit of a turn, if there is one."""

    turn_seconds: int | None
    turn_days: int | None
    due: Annotated[Time | None, Field(description="When a bot takes over the seat to move.")]


class TableView(Answer):
    """A table as everybody sees it."""

    id: TableId
    number: Annotated[EventNumber, Field(description="The number of its last event.")]
    status: Literal["waiting", "running", "finished"]
    created: Time
    language: Language
    public: bool
    pack: PackName
    options: OptionsView
    seats: list[SeatView]
    clock: Clock
    rematch: Annotated[
        TableId | None, Field(description="The table where these players play again.")
    ]
    game: Annotated[GameView | None, Field(description="`null` while seats are open.")]


class You(Answer):
    """What the client who asks is at this table."""

    seats: Annotated[list[SeatNumber], Field(description="The seats that you may play for.")]
    away: Annotated[list[SeatNumber], Field(description="Yours, but a bot stands in.")]
    host: Annotated[bool, Field(description="Whether you set up the table.")]


class SeenTable(Answer):
    """A table, and what you are there."""

    you: You
    table: TableView


class Conflict(Problem):
    """Not possible as things are; here is the table as it is now.

    `stale`: others were quicker. `server-away`: a bot plays for you.
    """

    you: You
    table: TableView


class Invite(Answer):
    """An invitation. Its code is told this one time only."""

    seat: Annotated[SeatNumber | None, Field(description="`null`: to watch.")]
    code: Code
    link: Annotated[
        str,
        Field(
            description="For sending on. The code is behind the `#`, so it reaches no log.",
            examples=["https://palace.example/#invite=mJ0xE1yU0hB8v3kYb5rN2wQ7"],
        ),
    ]


class NewlySetUp(Answer):
    """A new table with an invitation for each open seat."""

    you: You
    table: TableView
    invites: list[Invite]


class RedeemInvite(Request):
    """Accept an invitation."""

    code: Code
    name: Annotated[Name | None, Field(description="Needed to sit down, not to watch.")] = None


class LookAtInvite(Request):
    """See what an invitation is for before accepting it."""

    code: Code


class InviteView(Answer):
    """What an invitation is for."""

    seat: Annotated[SeatNumber | None, Field(description="`null`: to watch.")]
    host: Annotated[str, Field(description="The name of the person who invites.")]
    players: int
    language: Language


class TakeSeat(Request):
    """Sit down on an open seat of your own table, for a hot seat."""

    name: Name


class SeatBot(Request):
    """Put a bot on an open seat of your own table."""

    bot: BotLevel


class LeaveSeat(Request):
    """Leave; a bot goes on for you until you come back."""

    bot: BotLevel = "mandrill"


class TableSummary(Answer):
    """One of my tables, in short."""

    id: TableId
    number: EventNumber
    status: Literal["waiting", "running", "finished"]
    created: Time
    changed: Time
    players: list[SeatView]
    you: You
    your_turn: bool
    due: Time | None
    round: int | None


class MyTables(Answer):
    """The tables where I play, host or watch; those where it is my turn come first."""

    tables: list[TableSummary]


class DeviceCode(Answer):
    """Makes another device yours, too. Works once."""

    code: Code
    link: Annotated[str, Field(examples=["https://palace.example/#device=mJ0xE1yU0hB8v3k"])]
    expires: Time


class RedeemDevice(Request):
    """Make this device one of those of the person who got the code."""

    code: Code


class MapOffer(Answer):
    """A ground map that can be chosen."""

    number: int
    name: str
    ground: list[str]
    start: Annotated[str, Field(description="The starting staircase in notation.")]
    stacks: Annotated[
        dict[str, str],
        Field(description="What stands on it when the game begins, as in `PalaceView`."),
    ]


class BoardOffer(Answer):
    """A player board."""

    seat: SeatNumber
    start: Pieces


class Offers(Answer):
    """What can be chosen for a new table."""

    version: str
    languages: list[Language]
    bots: Annotated[list[BotLevel], Field(description="Weakest first.")]
    maps: Annotated[list[MapOffer], Field(description="Those of the standard pack.")]
    options: Annotated[OptionsView, Field(description="The standard game.")]
    fewest_players: int
    most_players: int
    longest_name: int
    longest_message: int


class NewPack(Request):
    """A pack to play with: the text of a TOML file as `monkeypalace pack new` writes it."""

    text: Annotated[str, Field(min_length=1, max_length=200_000)]
