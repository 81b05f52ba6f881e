"""The game as everybody sees it, without hidden cards."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monkeypalace.server.schemas.base import Answer, SeatNumber, Spot

Colour = Annotated[
    Literal["l", "d", "g"], Field(description="`l` light green, `d` dark green, `g` gold.")
]
Kind = Annotated[
    Literal[
        "frog-before-building",
        "build",
        "buy",
        "one-time-delivery",
        "place-card",
        "recurring-delivery",
        "monkey",
        "frog",
        "frog-knob",
        "over",
    ],
    Field(description="The kind of the next decision."),
]


class Pieces(Answer):
    """Numbers of building bricks."""

    arches: int
    bricks: int
    columns: int


class Delivery(Answer):
    """The delivery of a card or board. For each icon the player takes a brick or an arch."""

    icons: int
    columns: int


class Card(Answer):
    """A Monkey Card."""

    id: Annotated[str, Field(description="Its pile and its number in the pack.", examples=["3l-2"])]
    cost: int
    colour: Annotated[Colour | None, Field(description="`null`: multicoloured.")]
    bananas: int
    one_time: Delivery
    recurring: Delivery


class Pile(Answer):
    """A pile of the market."""

    pile: Annotated[str, Field(examples=["3l"])]
    colour: Annotated[Colour | None, Field(description="`null`: multicoloured.")]
    left: Annotated[int, Field(description="The number of cards.")]
    top: Annotated[
        Card | None,
        Field(
            description=(
                "The card on top; `null` if the pile is empty. In a draft also `null` if "
                "the card is not known yet: then `left` is more than 0."
            )
        ),
    ]


class PalaceView(Answer):
    """The palace and the animals."""

    ground: Annotated[
        list[str],
        Field(
            description="Eight rows from north to south; `.` is blocked.",
            examples=[["llldddgg"] * 8],
        ),
    ]
    stacks: Annotated[
        dict[str, str],
        Field(
            description=(
                "What stands on each spot, from the ground up: `b` brick, `c` column, "
                "`An` `Ae` `As` `Aw` an arch end and where its other end lies, "
                "`L` `D` `G` decorations."
            ),
            examples=[{"d4": "Ae", "e4": "AwAe", "f4": "bAwG"}],
        ),
    ]
    animals: Annotated[
        dict[Literal["monkey", "butterfly", "frog"], Spot],
        Field(description="The spots of the animals on the palace."),
    ]


class OptionsView(Answer):
    """The options of the game."""

    map: int
    butterfly: bool
    frog: bool
    piles: Literal["shuffled", "sorted"]
    butterfly_rule: Literal["tallest-of-all", "tallest-of-its-colour"]
    ties_earn_credit: bool


class PackName(Answer):
    """The pack of the game."""

    name: str
    digest: str


class Decorations(Answer):
    """Decorations left in the tray, by colour."""

    l: int  # noqa: E741 - the colour's letter in notation
    d: int
    g: int


class Trophies(Answer):
    """The seat that holds each Trophy Card; `null`: nobody."""

    monkey: SeatNumber | None
    butterfly: SeatNumber | None
    frog: SeatNumber | None


class Bananas(Answer):
    """A seat's current bananas, by source."""

    cards: int
    bonus: int
    trophies: int
    total: int


class PlayerView(Answer):
    """A player's pieces and cards."""

    seat: SeatNumber
    hand: Pieces
    places: Annotated[
        list[list[Card]],
        Field(description="The four places of the board, each from the bottom card to the top."),
    ]
    bonus_cards: int
    recurring: Annotated[
        Delivery, Field(description="The delivery of board and cards in every turn.")
    ]
    bananas: Bananas


class TurnView(Answer):
    """The current turn so far."""

    path: Annotated[list[Spot], Field(description="The spots of the staircase just built.")]
    colour: Colour | None
    decorated: bool
    credits: int
    earns_bonus: bool
    new_cards: Annotated[list[Card], Field(description="Bought, but not on the board yet.")]
    frog_waits: bool


class GameView(Answer):
    """The public state of the game."""

    pack: PackName
    options: OptionsView
    round: int
    seat: Annotated[SeatNumber | None, Field(description="Whose turn it is; `null` at the end.")]
    upcoming: Annotated[
        list[SeatNumber],
        Field(
            description=(
                "The seats in the order of their next turns, `seat` first; in the last round "
                "without those that have had theirs."
            )
        ),
    ]
    kind: Kind
    last_round: bool
    palace: PalaceView
    tray: Pieces
    decorations: Decorations
    market: list[Pile]
    bonus_cards: Annotated[int, Field(description="Bonus Cards left.")]
    bonus_bananas: Annotated[int, Field(description="What each of them is worth.")]
    trophies: Trophies
    players: list[PlayerView]
    turn: TurnView
    winners: Annotated[list[SeatNumber] | None, Field(description="`null` during the game.")]
