"""Turns, choices, drafts, help, hints, log, chat and the stream."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field
from pydantic import Field

from monkeypalace.game import Kind
from monkeypalace.palace import Colour, Direction
from monkeypalace.server.schemas.base import (
    Cause,
    CommandId,
    DecisionText,
    EventNumber,
    JsonAnswer,
    Params,
    Request,
    SeatNumber,
    Spot,
    shared,
)
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import GameView, PiecesView
from monkeypalace.server.schemas.tables import TableId, TableView, Time

LONGEST_MESSAGE: Final = 500

Decisions = Annotated[
    list[DecisionText],
    Field(max_length=20, examples=[["b4 E E", "buy 2", "take 1a 1b", "take 2a 1b"]]),
]

# The log

EventType = Literal[
    "created", "seated", "bot-seated", "started", "played", "left", "returned", "erased", "rematch"
]


class Sentence(JsonAnswer):
    """A sentence: the id of a text with its values, and the text itself."""

    id: Annotated[str, Meta(examples=["event-built"])]
    params: Params
    text: str


class Played(JsonAnswer):
    """A decision and its events."""

    round: int
    seat: SeatNumber
    decision: DecisionText
    happened: list[Sentence]


class LogEntry(JsonAnswer):
    """One event of the table."""

    number: EventNumber
    at: Time
    type: EventType
    seat: Annotated[SeatNumber | None, Meta(description="The seat concerned, if any.")]
    by_bot: Annotated[bool, Meta(description="Whether a bot played.")]
    text: Annotated[str, Meta(description="A sentence; for a turn, all its sentences.")]
    played: Annotated[list[Played], Meta(description="The decisions of a `played` event.")]
    table: Annotated[TableId | None, Meta(description="The new table of a `rematch`.")]


class Log(JsonAnswer):
    """The events of a table, in order."""

    number: Annotated[EventNumber, Meta(description="The number of the table's last event.")]
    entries: list[LogEntry]


_SEEN = Meta(
    description=(
        "The number of the last event that you have seen. If the server's cached table has it, "
        "the database is not queried."
    )
)
SeenNumber = Annotated[EventNumber | None, _SEEN, shared(_SEEN)]

# A turn


class TurnRequest(Request):
    """Decisions of one seat in order: all are played, or none."""

    seat: SeatNumber
    expected: Annotated[
        EventNumber, Field(description="The number of the last event that you have seen.")
    ]
    command_id: CommandId
    decisions: Annotated[
        list[DecisionText],
        Field(
            min_length=1,
            max_length=20,
            description="From a single decision to the whole rest of the turn.",
            examples=[["b4 E E", "buy 2", "take 1a 1b", "take 2a 1b"]],
        ),
    ]


class TurnPlayed(JsonAnswer):
    """The turn is stored. The new table comes with the stream."""

    number: Annotated[EventNumber, Meta(description="The number of the new event.")]
    entry: LogEntry


# Choices


class Choices(JsonAnswer):
    """The choices of a seat."""

    number: EventNumber
    seat: SeatNumber | None
    kind: Kind
    choices: AnyChoices


class TryTurn(Request):
    """Decisions to be tried out. Nothing is stored, and no hidden card is revealed.

    Out of turn, the seat tries out what it would do if it were its turn now.
    """

    seat: SeatNumber
    seen: SeenNumber = None
    decisions: Decisions = Field(default_factory=list)


class Draft(JsonAnswer):
    """The table after decisions that were tried out."""

    number: Annotated[
        EventNumber,
        Meta(description="The number of the table's last event; a draft is not an event."),
    ]
    seat: SeatNumber
    in_turn: Annotated[bool, Meta(description="Whether it is really this seat's turn.")]
    turn_over: Annotated[bool, Meta(description="Whether the decisions complete the turn.")]
    ends_the_game: Annotated[
        bool, Meta(description="Whether the decisions make this round the last one.")
    ]
    played: list[Played]
    game: GameView
    choices: Annotated[
        AnyChoices | None, Meta(description="The next decision; `null` after the turn.")
    ]


# Help with building


class HelpBuilding(Request):
    """A half-built staircase: nothing yet, a start, or a start and some arches."""

    seat: SeatNumber
    seen: SeenNumber = None
    staircase: Annotated[
        str,
        Field(
            max_length=1000,
            description="In notation; empty: return the possible starts.",
            examples=["", "d3", "d3 bN", "d3 bN E"],
        ),
    ] = ""
    before: Annotated[
        Decisions,
        Field(
            default_factory=list,
            description="Decisions of this turn before building: `frog` or `no frog`.",
        ),
    ]


class FillingView(JsonAnswer):
    """One way to build the supports of an arch, with its cost and gains."""

    staircase: Annotated[str, Meta(description="The staircase with this arch.")]
    cost: Annotated[PiecesView, Meta(description="The pieces of this arch and its supports.")]
    left: Annotated[PiecesView, Meta(description="The pieces left in the hand.")]
    credits: Annotated[int, Meta(description="Monkey Credits if the staircase ends here.")]
    bonus: Annotated[bool, Meta(description="Whether it earns a Bonus Card.")]


class OfferView(JsonAnswer):
    """A legal next arch."""

    direction: Direction
    target: Spot
    level: Annotated[int, Meta(description="The level of its underside.")]
    near_height: Annotated[int, Meta(description="The height of the support on the near spot.")]
    far_height: Annotated[int, Meta(description="The height of the support on the far spot.")]
    attached: Annotated[bool, Meta(description="Whether the staircase then touches the palace.")]
    fillings: Annotated[list[FillingView], Meta(description="Fewest pieces first.")]


class RefusalView(JsonAnswer):
    """A direction in which no arch can be laid, and the reasons."""

    direction: Direction
    target: Spot | None
    causes: list[Cause]


class CreditsView(JsonAnswer):
    """The Monkey Credits that a staircase earns as it is."""

    arches: int
    height: Annotated[int, Meta(description="1 if its decoration is the highest of its colour.")]


class BuildingHelp(JsonAnswer, kw_only=True):
    """The state of a half-built staircase and how it can continue."""

    number: EventNumber
    staircase: str
    hand: PiecesView
    causes: Annotated[list[Cause], Meta(description="The rules that it already breaks.")] = field(
        default_factory=list
    )
    complete: Annotated[bool, Meta(description="Whether it is legal as it is.")] = False
    attached: bool = False
    cost: PiecesView = field(default_factory=lambda: PiecesView(arches=0, bricks=0, columns=0))
    left: PiecesView
    colour: Annotated[Colour | None, Meta(description="The colour of the start.")] = None
    credits: CreditsView = field(default_factory=lambda: CreditsView(arches=0, height=0))
    bonus: bool = False
    starts: Annotated[list[Spot], Meta(description="Without a start: the possible starts.")] = (
        field(default_factory=list)
    )
    refused_starts: dict[str, list[Cause]] = field(default_factory=dict)
    swaps: Annotated[
        list[list[str]],
        Meta(description="For each arch, the staircase with every way to build its supports."),
    ] = field(default_factory=list)
    offers: list[OfferView] = field(default_factory=list)
    dead_ends: Annotated[
        list[OfferView],
        Meta(description="Legal arches after which the staircase could never touch the palace."),
    ] = field(default_factory=list)
    refusals: list[RefusalView] = field(default_factory=list)
    cut_short: Annotated[
        bool,
        Meta(description="The search reached its limit; unchecked starts and offers are included."),
    ] = False


class AskHint(Request):
    """Ask for a hint for the next decision of a turn."""

    seat: SeatNumber
    decisions: Decisions = Field(default_factory=list)


class HintStep(Sentence):
    """A step of a hint, and what it points at."""

    spots: Annotated[list[Spot], Meta(description="Spots to highlight on the board.")]
    piles: Annotated[list[str], Meta(description="Piles to highlight in the market.")]
    place: Annotated[int | None, Meta(description="A place on the player board, 1 to 4.")]


class HintReason(Sentence):
    """A reason why the decision is better than another one, and where it can be seen."""

    spots: list[Spot]


class Hint(JsonAnswer):
    """A hint in three steps, to be shown one after the other."""

    number: EventNumber
    look: Annotated[HintStep, Meta(description="What to look for.")]
    where: Annotated[HintStep, Meta(description="Where to look.")]
    turn: Annotated[HintStep, Meta(description="The decision in words.")]
    decision: DecisionText
    compared: Annotated[
        Sentence | None, Meta(description="The decision that the reasons compare with.")
    ]
    reasons: Annotated[list[HintReason], Meta(description="At most two, the main one first.")]
    remark: Annotated[
        Sentence | None,
        Meta(description="Given if there is no other choice, or another one is as good."),
    ]


class Reply(JsonAnswer):
    """The staircase with the most Monkey Credits that the seat to move could build."""

    number: EventNumber
    staircase: Annotated[str | None, Meta(description="`null` if nothing can be built.")]
    credits: int


# Chat


class NewMessage(Request):
    """A chat message to send."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_MESSAGE)]
    command_id: CommandId


class Message(JsonAnswer):
    """A chat message. Plain text: never show it as HTML."""

    number: Annotated[int, Meta(ge=1, description="The number in the chat, independent of events.")]
    at: Time
    seat: Annotated[SeatNumber | None, Meta(description="The author's seat; `null`: a spectator.")]
    name: str
    text: str


class Chat(JsonAnswer):
    """The latest messages, oldest first."""

    messages: list[Message]


# The stream


class StreamEntry(JsonAnswer):
    """`event: entry`, with the event's number as its id."""

    entry: LogEntry


class StreamView(JsonAnswer):
    """`event: view`, sent after the entries that it includes; its id is the last event's number."""

    table: TableView
