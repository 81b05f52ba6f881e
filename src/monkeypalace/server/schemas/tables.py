"""Tables, seats and invitations."""

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
    """A seat of the host; several of them make a hot seat."""

    kind: Literal["me"] = "me"
    name: Name


class Open(Request):
    """A seat for an invited person."""

    kind: Literal["open"] = "open"


class BotSeat(Request):
    """A seat of a bot."""

    kind: Literal["bot"] = "bot"
    bot: BotLevel


class OptionsRequest(Request):
    """The options of the game. The defaults are the standard game."""

    map: Annotated[int, Field(ge=1, le=4)] = 1
    butterfly: bool = False
    frog: bool = False
    piles: Literal["shuffled", "sorted"] = "shuffled"
    butterfly_rule: Literal["tallest-of-all", "tallest-of-its-colour"] = "tallest-of-all"
    ties_earn_credit: bool = False


class NewTable(Request):
    """A table to set up. The game starts when no seat is open."""

    seats: Annotated[
        list[Annotated[Me | Open | BotSeat, Field(discriminator="kind")]],
        Field(
            min_length=2,
            max_length=4,
            description="The seats in order. At least one is `me`.",
            examples=[[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "mandrill"}]],
        ),
    ]
    draw_seats: Annotated[bool, Field(description="Whether the seats are shuffled.")] = False
    options: OptionsRequest = OptionsRequest()
    pack: Digest = "standard"
    language: Language = LANGUAGES[0]
    public: Annotated[
        bool, Field(description="Whether anybody with the table's address may watch.")
    ] = False
    turn_seconds: Annotated[
        int | None,
        Field(
            ge=10,
            le=3600,
            description="For live tables: seconds of a turn before a bot takes over.",
        ),
    ] = None
    turn_days: Annotated[
        int | None,
        Field(
            ge=1,
            le=60,
            description="For slow tables: days of a turn. Not together with `turn_seconds`.",
        ),
    ] = None


class SeatView(Answer):
    """A seat and who sits there."""

    seat: SeatNumber
    kind: Annotated[
        Literal["open", "person", "bot"],
        Field(description="`bot` also while a bot plays for a person, see `away`."),
    ]
    name: Annotated[str | None, Field(description="A person's name, also while they are away.")]
    bot: Annotated[BotLevel | None, Field(description="The bot that plays here now.")]
    away: Annotated[bool, Field(description="A bot plays for the person, who can return.")]


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
    """The client's role at this table."""

    seats: Annotated[list[SeatNumber], Field(description="The seats that you play.")]
    away: Annotated[list[SeatNumber], Field(description="Your seats where a bot plays.")]
    host: Annotated[bool, Field(description="Whether you set up the table.")]


class SeenTable(Answer):
    """A table, and your role there."""

    you: You
    table: TableView


class Conflict(Problem):
    """Not possible in the current state of the table, which is included.

    `stale`: the table has changed meanwhile. `server-away`: a bot plays for you.
    """

    you: You
    table: TableView


class Invite(Answer):
    """An invitation. Its code is shown only once."""

    seat: Annotated[SeatNumber | None, Field(description="`null`: to watch.")]
    code: Code
    link: Annotated[
        str,
        Field(
            description="A link to share. The code is behind the `#`, so it reaches no log.",
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
    """Look at an invitation before accepting it."""

    code: Code


class InviteView(Answer):
    """What an invitation is for."""

    seat: Annotated[SeatNumber | None, Field(description="`null`: to watch.")]
    host: Annotated[str, Field(description="The name of the host.")]
    players: int
    language: Language


class TakeSeat(Request):
    """Sit down on an open seat of your own table, for a hot seat."""

    name: Name


class SeatBot(Request):
    """Put a bot on an open seat of your own table."""

    bot: BotLevel


class LeaveSeat(Request):
    """Leave; a bot plays for you until you return."""

    bot: BotLevel = "mandrill"


class TableSummary(Answer):
    """The summary of one of your tables."""

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
    """The tables where you play, host or watch; those where it is your turn come first."""

    tables: list[TableSummary]


class DeviceCode(Answer):
    """A code that adds another device. It works once."""

    code: Code
    link: Annotated[str, Field(examples=["https://palace.example/#device=mJ0xE1yU0hB8v3k"])]
    expires: Time


class RedeemDevice(Request):
    """Add this device to those of the person who created the code."""

    code: Code


class MapOffer(Answer):
    """A ground map."""

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
    """The choices for a new table."""

    version: str
    languages: list[Language]
    bots: Annotated[list[BotLevel], Field(description="Weakest first.")]
    maps: Annotated[list[MapOffer], Field(description="The maps of the standard pack.")]
    options: Annotated[OptionsView, Field(description="The standard game.")]
    fewest_players: int
    most_players: int
    longest_name: int
    longest_message: int


class NewPack(Request):
    """A pack: the text of a TOML file as `monkeypalace pack new` writes it."""

    text: Annotated[str, Field(min_length=1, max_length=200_000)]
