"""Tables, seats and invitations."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta
from pydantic import Field

from monkeypalace.bots import BOTS
from monkeypalace.locale import LANGUAGES
from monkeypalace.server.schemas.base import (
    Code,
    Digest,
    EventNumber,
    JsonAnswer,
    Name,
    Problem,
    Request,
    SeatNumber,
    shared,
)
from monkeypalace.server.schemas.game import GameView, OptionsView, PackName

_BOT_LEVEL = Meta(
    description="A bot of this package, weakest first in the list.",
    examples=["mandrill"],
    extra_json_schema={"enum": list(BOTS)},
)
BotLevel = Annotated[str, _BOT_LEVEL, shared(_BOT_LEVEL)]
_LANGUAGE = Meta(
    description="A language of the texts.",
    examples=["en"],
    extra_json_schema={"enum": list(LANGUAGES)},
)
Language = Annotated[str, _LANGUAGE, shared(_LANGUAGE)]
TABLE_ID_PATTERN: Final = "^[A-Za-z0-9_-]{16}$"
_TABLE_ID = Meta(pattern=TABLE_ID_PATTERN, description="A table.", examples=["k3Jt0aQwX9bLmZ2e"])
TableId = Annotated[str, _TABLE_ID, shared(_TABLE_ID)]
Time = Annotated[str, Meta(description="In UTC.", examples=["2026-11-15T23:45:00Z"])]


class Me(Request):
    """A seat of the host, who may have several and share one device (hot seat)."""

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
    """The options of the game. Options that are left out follow the table's `edition`."""

    map: Annotated[int, Field(ge=1, le=4)] = 1
    butterfly: bool = False
    frog: bool = False
    piles: Literal["shuffled", "sorted"] = "shuffled"
    butterfly_rule: Literal["tallest-of-all", "tallest-of-its-colour"] = "tallest-of-all"
    ties_earn_credit: bool = False
    end_rule: Literal["named", "total"] = "named"
    stack_new_cards: bool = False


EditionName = Literal["en", "fr", "nl", "it", "pt-BR"]


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
    edition: Annotated[
        EditionName,
        Field(
            description="The printed rulebook that the game follows, except for given `options`."
        ),
    ] = "en"
    options: OptionsRequest = OptionsRequest()
    pack: Digest = "standard"
    language: Language = LANGUAGES[0]
    public: Annotated[
        bool, Field(description="Whether anybody with the table's address may watch.")
    ] = False
    hints: Annotated[
        bool, Field(description="Whether players may ask for hints during the game.")
    ] = True
    turn_seconds: Annotated[
        int | None,
        Field(
            ge=10,
            le=3600,
            description="For live tables: seconds that a turn may take before a bot takes over.",
        ),
    ] = None
    turn_days: Annotated[
        int | None,
        Field(
            ge=1,
            le=60,
            description="For slow tables: days that a turn may take. "
            "Not together with `turn_seconds`.",
        ),
    ] = None


class SeatView(JsonAnswer):
    """A seat and who sits there."""

    seat: SeatNumber
    kind: Annotated[
        Literal["open", "person", "bot"],
        Meta(description="`bot` also while a bot plays for a person, see `away`."),
    ]
    name: Annotated[str | None, Meta(description="A person's name, also while they are away.")]
    bot: Annotated[BotLevel | None, Meta(description="The bot that plays here now.")]
    away: Annotated[bool, Meta(description="A bot plays for the person, who can return.")]


class Clock(JsonAnswer):
    """The limit of a turn, if there is one."""

    turn_seconds: int | None
    turn_days: int | None
    due: Annotated[Time | None, Meta(description="When a bot takes over the seat to move.")]


class TableView(JsonAnswer):
    """A table as everybody sees it."""

    id: TableId
    number: Annotated[EventNumber, Meta(description="The number of its last event.")]
    status: Literal["waiting", "running", "finished"]
    created: Time
    language: Language
    public: bool
    hints: Annotated[bool, Meta(description="Whether players may ask for hints during the game.")]
    pack: PackName
    options: OptionsView
    seats: list[SeatView]
    clock: Clock
    rematch: Annotated[
        TableId | None, Meta(description="The table where these players play again.")
    ]
    continues: Annotated[
        TableId | None, Meta(description="The table whose game is continued here from a turn.")
    ]
    game: Annotated[GameView | None, Meta(description="`null` while seats are open.")]


class You(JsonAnswer):
    """The client's role at this table."""

    seats: Annotated[list[SeatNumber], Meta(description="The seats that you play.")]
    away: Annotated[list[SeatNumber], Meta(description="Your seats where a bot plays.")]
    host: Annotated[bool, Meta(description="Whether you set up the table.")]


class SeenTable(JsonAnswer):
    """A table, and your role there."""

    you: You
    table: TableView


class Conflict(Problem):
    """Not possible in the current state of the table, which is included.

    `stale`: the table has changed meanwhile. `server-away`: a bot plays for you.
    """

    you: You
    table: TableView


class Invite(JsonAnswer):
    """An invitation. Its code is shown only once."""

    seat: Annotated[SeatNumber | None, Meta(description="`null`: to watch.")]
    code: Code
    link: Annotated[
        str,
        Meta(
            description="A link to share. The code is behind the `#`, so it reaches no log.",
            examples=["https://palace.example/#invite=mJ0xE1yU0hB8v3kYb5rN2wQ7"],
        ),
    ]


class CreatedTable(JsonAnswer):
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


class InviteView(JsonAnswer):
    """What an invitation is for."""

    seat: Annotated[SeatNumber | None, Meta(description="`null`: to watch.")]
    host: Annotated[str, Meta(description="The name of the host.")]
    players: int
    language: Language


class TakeSeat(Request):
    """Sit down on an open seat of your own table, to share one device (hot seat)."""

    name: Name


class SeatBot(Request):
    """Put a bot on an open seat of your own table."""

    bot: BotLevel


class LeaveSeat(Request):
    """Leave; a bot plays for you until you return."""

    bot: BotLevel = "mandrill"


class TableSummary(JsonAnswer):
    """The summary of one of your tables."""

    id: TableId
    number: EventNumber
    status: Annotated[
        Literal["waiting", "running", "finished", "broken"],
        Field(description="`broken`: it cannot be opened at the moment, and has no details."),
    ]
    created: Time
    changed: Time
    players: list[SeatView]
    you: You
    your_turn: bool
    due: Time | None
    round: int | None


class MyTables(JsonAnswer):
    """The tables where you play, host or watch; those where it is your turn come first."""

    tables: list[TableSummary]


class DeviceCode(JsonAnswer):
    """A code that adds another device. It works once."""

    code: Code
    link: Annotated[str, Meta(examples=["https://palace.example/#device=mJ0xE1yU0hB8v3k"])]
    expires: Time


class LookAtDevice(Request):
    """Ask what would change if this device redeemed the code."""

    code: Code


class Identity(JsonAnswer):
    """The names and tables by which a person can be recognised."""

    names: Annotated[list[str], Meta(description="The names they play under.")]
    tables: list[TableSummary]


class DeviceChange(JsonAnswer):
    """What would change if this device redeemed a code."""

    same: Annotated[
        bool, Meta(description="The device already belongs to the person who created the code.")
    ]
    loses: Annotated[
        bool,
        Meta(description="Redeeming is refused: nobody could reach the tables of `mine` any more."),
    ]
    mine: Annotated[
        Identity | None, Meta(description="The person whose device this is now, if there is one.")
    ]
    theirs: Annotated[Identity, Meta(description="The person whose device this would become.")]


class RedeemDevice(Request):
    """Add this device to those of the person who created the code."""

    code: Code
    replace: Annotated[
        bool, Field(description="The device belongs to somebody else, who has agreed.")
    ] = False


class MapOffer(JsonAnswer):
    """A ground map."""

    number: int
    name: str
    ground: list[str]
    start: Annotated[str, Meta(description="The starting staircase in notation.")]
    stacks: Annotated[
        dict[str, str],
        Meta(description="The stacks on the map when the game begins, as in `PalaceView`."),
    ]


class EditionOffer(JsonAnswer):
    """The game of a printed rulebook."""

    edition: EditionName
    options: OptionsView


class LevelOffer(JsonAnswer):
    """A step of the ladder: a bot that people play against, and its strength."""

    bot: BotLevel
    rating: Annotated[
        int,
        Meta(
            description="A difference of 200 points means that the stronger bot wins about 76 % "
            "of the games for two players.",
            examples=[1400],
        ),
    ]


class Offers(JsonAnswer):
    """The choices for a new table."""

    version: str
    languages: list[Language]
    bots: Annotated[
        list[BotLevel],
        Meta(description="Every bot, weakest first, including those that are not in `levels`."),
    ]
    levels: Annotated[
        list[LevelOffer],
        Meta(description="The bots that are offered to people, weakest first."),
    ]
    maps: Annotated[list[MapOffer], Meta(description="The maps of the standard pack.")]
    options: Annotated[OptionsView, Meta(description="The standard game.")]
    editions: Annotated[list[EditionOffer], Meta(description="The printed rulebooks.")]
    fewest_players: int
    most_players: int
    longest_name: int
    longest_message: int


class NewPack(Request):
    """A pack: the text of a TOML file as `monkeypalace pack new` writes it."""

    text: Annotated[str, Field(min_length=1, max_length=200_000)]
