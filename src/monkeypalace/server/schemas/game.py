"""The game as everybody sees it, without hidden cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from monkeypalace.game import ButterflyRule, Edition, EndRule, Kind, PileOrder
from monkeypalace.palace import Animal, Colour
from monkeypalace.server.schemas.base import JsonAnswer, SeatNumber, Spot


class PiecesView(JsonAnswer):
    """Numbers of building bricks."""

    arches: int
    bricks: int
    columns: int


class DeliveryView(JsonAnswer):
    """The delivery of a card or board. For each icon the player takes a brick or an arch."""

    icons: int
    columns: int


class CardView(JsonAnswer):
    """A Monkey Card."""

    id: Annotated[str, Meta(description="Its pile and its number in the pack.", examples=["3l-2"])]
    cost: int
    colour: Annotated[Colour | None, Meta(description="`null`: multicoloured.")]
    bananas: int
    one_time: DeliveryView
    recurring: DeliveryView


class PileView(JsonAnswer):
    """A pile of the market."""

    pile: Annotated[str, Meta(examples=["3l"])]
    colour: Annotated[Colour | None, Meta(description="`null`: multicoloured.")]
    left: Annotated[int, Meta(description="The number of cards.")]
    top: Annotated[
        CardView | None,
        Meta(
            description=(
                "The card on top; `null` if the pile is empty. In a draft also `null` if "
                "the card is not known yet: then `left` is more than 0."
            )
        ),
    ]


class PalaceView(JsonAnswer):
    """The palace and the animals."""

    ground: Annotated[
        list[str],
        Meta(
            description="Eight rows from north to south; `.` is blocked.",
            examples=[["llldddgg"] * 8],
        ),
    ]
    stacks: Annotated[
        dict[str, str],
        Meta(
            description=(
                "What stands on each spot, from the ground up: `b` brick, `c` column, "
                "`An` `Ae` `As` `Aw` an arch end and where its other end lies, "
                "`L` `D` `G` decorations."
            ),
            examples=[{"d4": "Ae", "e4": "AwAe", "f4": "bAwG"}],
        ),
    ]
    animals: Annotated[
        dict[Animal, Spot],
        Meta(description="The spots of the animals on the palace."),
    ]


class OptionsView(JsonAnswer):
    """The options of the game."""

    map: int
    butterfly: bool
    frog: bool
    piles: PileOrder
    butterfly_rule: ButterflyRule
    ties_earn_credit: bool
    end_rule: EndRule
    stack_new_cards: bool
    editions: Annotated[
        list[Edition], Meta(description="The printed rulebooks that have these options.")
    ]


class PackName(JsonAnswer):
    """The pack of the game."""

    name: str
    digest: str


class Decorations(JsonAnswer):
    """Decorations left in the supply, by colour."""

    l: int  # noqa: E741 - the colour's letter in notation
    d: int
    g: int


class TrophyHolders(JsonAnswer):
    """The seat that holds each Trophy Card; `null`: nobody."""

    monkey: SeatNumber | None
    butterfly: SeatNumber | None
    frog: SeatNumber | None


class Bananas(JsonAnswer):
    """A seat's current bananas, by source."""

    cards: int
    bonus: int
    trophies: int
    total: int


class PlayerView(JsonAnswer):
    """A player's pieces and cards."""

    seat: SeatNumber
    hand: PiecesView
    places: Annotated[
        list[list[CardView]],
        Meta(description="The four places of the board, each from the bottom card to the top."),
    ]
    bonus_cards: int
    recurring: Annotated[
        DeliveryView, Meta(description="The delivery of board and cards in every turn.")
    ]
    bananas: Bananas


class TurnView(JsonAnswer):
    """The current turn so far."""

    path: Annotated[list[Spot], Meta(description="The spots of the staircase just built.")]
    colour: Colour | None
    decorated: bool
    credits: int
    earns_bonus: bool
    new_cards: Annotated[list[CardView], Meta(description="Bought, but not on the board yet.")]
    frog_waits: bool
    stack_place: Annotated[
        int | None,
        Meta(description="With `stack_new_cards`: the place that gets all remaining new cards."),
    ]


class GameView(JsonAnswer):
    """The public state of the game."""

    pack: PackName
    options: OptionsView
    round: int
    seat: Annotated[SeatNumber | None, Meta(description="Whose turn it is; `null` at the end.")]
    upcoming: Annotated[
        list[SeatNumber],
        Meta(
            description=(
                "The seats in the order of their next turns, `seat` first; in the last round "
                "without the seats that have had their last turn."
            )
        ),
    ]
    kind: Kind
    last_round: bool
    palace: PalaceView
    tray: PiecesView
    decorations: Decorations
    market: list[PileView]
    bonus_cards: Annotated[int, Meta(description="Bonus Cards left.")]
    bonus_bananas: Annotated[int, Meta(description="The bananas of each Bonus Card.")]
    trophies: TrophyHolders
    players: list[PlayerView]
    turn: TurnView
    winners: Annotated[list[SeatNumber] | None, Meta(description="`null` during the game.")]
