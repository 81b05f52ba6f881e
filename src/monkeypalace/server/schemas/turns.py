"""Turns, choices, drafts, help, hints, log, chat and the stream."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from monkeypalace.server.schemas.base import (
    Answer,
    Cause,
    CommandId,
    DecisionText,
    EventNumber,
    Params,
    Request,
    SeatNumber,
    Spot,
)
from monkeypalace.server.schemas.choices import AnyChoices
from monkeypalace.server.schemas.game import Colour, GameView, Kind, Pieces
from monkeypalace.server.schemas.tables import TableId, TableView, Time

LONGEST_MESSAGE: Final = 500

Decisions = Annotated[
    list[DecisionText],
    Field(max_length=20, examples=[["b4 E E", "buy 2", "take 1a 1b", "take 2a 1b"]]),
]

# The log


class Sentence(Answer):
    """A sentence: the id of a text with its values, and the text itself."""

    id: Annotated[str, Field(examples=["event-built"])]
    params: Params
    text: str


class Played(Answer):
    """A decision and its events."""

    round: int
    seat: SeatNumber
    decision: DecisionText
    happened: list[Sentence]


class LogEntry(Answer):
    """One event of the table."""

    number: EventNumber
    at: Time
    type: Literal[
        "created", "seated", "bot-seated", "started", "played", "left", "returned", "rematch"
    ]
    seat: Annotated[SeatNumber | None, Field(description="The seat concerned, if any.")]
    by_bot: Annotated[bool, Field(description="Whether a bot played.")]
    text: Annotated[str, Field(description="A sentence; for a turn, all its sentences.")]
    played: Annotated[list[Played], Field(description="The decisions of a `played` event.")]
    table: Annotated[TableId | None, Field(description="The new table of a `rematch`.")]


class Log(Answer):
    """The events of a table, in order."""

    number: Annotated[EventNumber, Field(description="The number of the table's last event.")]
    entries: list[LogEntry]


# A turn


class Turn(Request):
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


class TurnPlayed(Answer):
    """The turn is stored. The new table comes with the stream."""

    number: Annotated[EventNumber, Field(description="The number of the new event.")]
    entry: LogEntry


# Choices


class Choices(Answer):
    """The choices of a seat."""

    number: EventNumber
    seat: SeatNumber | None
    kind: Kind
    choices: AnyChoices


class TryTurn(Request):
    """Decisions to be tried out. Nothing is stored, and no hidden card is turned up.

    Out of turn, the seat tries out what it would do if it were its turn now.
    """

    seat: SeatNumber
    decisions: Decisions = Field(default_factory=list)


class Draft(Answer):
    """The table after decisions that were tried out."""

    number: Annotated[EventNumber, Field(description="The table's last event; no draft counts.")]
    seat: SeatNumber
    in_turn: Annotated[bool, Field(description="Whether it is really this seat's turn.")]
    turn_over: Annotated[bool, Field(description="Whether the turn is complete with them.")]
    ends_the_game: Annotated[bool, Field(description="Whether they make this round the last one.")]
    played: list[Played]
    game: GameView
    choices: Annotated[
        AnyChoices | None, Field(description="The next decision; `null` after the turn.")
    ]


# Help with building


class HelpBuilding(Request):
    """A half-built staircase: nothing yet, a start, or a start and some arches."""

    seat: SeatNumber
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


class FillingView(Answer):
    """One way to build the supports of an arch, with its cost and gains."""

    staircase: Annotated[str, Field(description="The staircase with this arch.")]
    cost: Annotated[Pieces, Field(description="The pieces of this arch and its supports.")]
    left: Annotated[Pieces, Field(description="The pieces left in the hand.")]
    credits: Annotated[int, Field(description="Monkey Credits if the staircase ends here.")]
    bonus: Annotated[bool, Field(description="Whether it earns a Bonus Card.")]


class OfferView(Answer):
    """A legal next arch."""

    direction: Literal["N", "E", "S", "W"]
    target: Spot
    level: Annotated[int, Field(description="The level of its underside.")]
    near_height: Annotated[int, Field(description="The height of the support on the near spot.")]
    far_height: Annotated[int, Field(description="The height of the support on the far spot.")]
    attached: Annotated[bool, Field(description="Whether the staircase then touches the palace.")]
    fillings: Annotated[list[FillingView], Field(description="Fewest pieces first.")]


class RefusalView(Answer):
    """A direction in which no arch can be laid, and every reason."""

    direction: Literal["N", "E", "S", "W"]
    target: Spot | None
    causes: list[Cause]


class CreditsView(Answer):
    """Monkey Credits of a staircase that ends here."""

    arches: int
    height: Annotated[int, Field(description="1 if its decoration is the highest of its colour.")]


class BuildingHelp(Answer):
    """The state of a half-built staircase and how it can continue."""

    number: EventNumber
    staircase: str
    hand: Pieces
    causes: Annotated[list[Cause], Field(description="The rules that it already breaks.")]
    complete: Annotated[bool, Field(description="Whether it is legal as it is.")]
    attached: bool
    cost: Pieces
    left: Pieces
    colour: Annotated[Colour | None, Field(description="The colour of the start.")]
    credits: CreditsView
    bonus: bool
    starts: Annotated[list[Spot], Field(description="Without a start: the possible starts.")]
    refused_starts: dict[str, list[Cause]]
    swaps: Annotated[
        list[list[str]],
        Field(description="For each arch, the staircase with every way to build its supports."),
    ]
    offers: list[OfferView]
    dead_ends: Annotated[
        list[OfferView],
        Field(description="Legal arches after which the staircase could never touch the palace."),
    ]
    refusals: list[RefusalView]
    cut_short: Annotated[
        bool, Field(description="The search reached its limit; there may be more.")
    ]


class AskHints(Request):
    """Ask a quick bot what it would do."""

    seat: SeatNumber
    decisions: Decisions = Field(default_factory=list)


class Hint(Answer):
    """A decision that a quick bot recommends."""

    decision: DecisionText
    value: Annotated[float | None, Field(description="The bot's rating, only for comparison.")]
    cost: Annotated[Pieces | None, Field(description="Of a staircase.")]
    credits: Annotated[int | None, Field(description="Of a staircase.")]
    bonus: bool | None


class Hints(Answer):
    """Good decisions, best first."""

    number: EventNumber
    hints: list[Hint]


# Chat


class NewMessage(Request):
    """A chat message to send."""

    text: Annotated[str, Field(min_length=1, max_length=LONGEST_MESSAGE)]
    command_id: CommandId


class Message(Answer):
    """A chat message. Plain text: never show it as HTML."""

    number: Annotated[
        int, Field(ge=1, description="The number in the chat, independent of events.")
    ]
    at: Time
    seat: Annotated[SeatNumber | None, Field(description="The author's seat; `null`: a spectator.")]
    name: str
    text: str


class Chat(Answer):
    """The latest messages, oldest first."""

    messages: list[Message]


# The stream


class StreamEntry(Answer):
    """`event: entry`, with the event's number as its id."""

    entry: LogEntry


class StreamView(Answer):
    """`event: view`, after the entries it includes, with the number as its id."""

    table: TableView
