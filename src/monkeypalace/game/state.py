"""One moment of a game, as a value. `play` makes the next one from it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from monkeypalace.decisions import Kind
from monkeypalace.game.options import Options
from monkeypalace.packs import Card, Delivery, Pack
from monkeypalace.palace import Animal, Colour, Palace, Pieces, Spot

#: The places for cards on a player board.
PLACES = 4

COLOURS = tuple(Colour)
ANIMALS = tuple(Animal)


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of one player."""

    hand: Pieces
    #: Four places for cards, each from the bottom card to the visible one.
    places: tuple[tuple[Card, ...], ...] = ((),) * PLACES
    bonus_cards: int = 0

    @property
    def visible_cards(self) -> tuple[Card, ...]:
        return tuple(place[-1] for place in self.places if place)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All Monkey Cards, covered ones included."""
        return tuple(card for place in self.places for card in place)

    def with_card(self, card: Card, place: int) -> Player:
        """With a card on a place, 1 to 4."""
        index = place - 1
        places = (*self.places[:index], (*self.places[index], card), *self.places[index + 1 :])
        return replace(self, places=places)


@dataclass(frozen=True, slots=True)
class Turn:
    """What the later steps of a turn need to know of the earlier ones."""

    #: The spots of the staircase just built, the start first; empty before building.
    path: tuple[Spot, ...] = ()
    #: The colour of the start, and of the cards that can be bought.
    colour: Colour | None = None
    #: Whether a decoration was placed (ruling R-5).
    decorated: bool = False
    credits: int = 0
    earns_bonus: bool = False
    #: Cards just bought that are not on the player board yet.
    new_cards: tuple[Card, ...] = ()
    #: Whether the frog was taken in this turn and has to sit down yet.
    frog_waits: bool = False


# Without slots: `but` copies all fields at once. Nothing else may be kept in a state.
@dataclass(frozen=True)
class State:
    """One moment of a game: who decides what, and everything on the table.

    The piles are complete here, hidden cards included; hand out a `view` instead.
    """

    pack: Pack = field(repr=False)
    options: Options
    palace: Palace
    tray: Pieces
    #: Decorations left, in the order of `Colour`.
    decorations: tuple[int, ...]
    #: The card piles in the market's order, each with the top card first. They stay out of
    #: logs and tracebacks: most of them are hidden.
    piles: tuple[tuple[Card, ...], ...] = field(repr=False)
    bonus_cards: int
    players: tuple[Player, ...]
    #: The seat that holds each Trophy Card, in the order of `Animal`; `None`: the table.
    trophies: tuple[int | None, ...] = (None, None, None)
    round: int = 1
    #: Whose turn it is, 1 to the number of players.
    seat: int = 1
    #: What is to be decided.
    kind: Kind = Kind.BUILD
    turn: Turn = Turn()
    #: Whether a delivery could not be met, so that the game ends with this round.
    last_round: bool = False

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat - 1]

    @property
    def is_over(self) -> bool:
        return self.kind is Kind.OVER

    def decorations_left(self, colour: Colour) -> int:
        return self.decorations[COLOURS.index(colour)]

    def trophy_holder(self, animal: Animal) -> int | None:
        return self.trophies[ANIMALS.index(animal)]

    def delivery(self) -> Delivery:
        """Return the delivery that is to be taken now: of the new cards, or of the whole board."""
        if self.kind is Kind.ONE_TIME_DELIVERY:
            cards = [card.one_time for card in self.turn.new_cards]
            return sum(cards, start=Delivery(0, 0))
        return self.recurring_delivery(self.seat)

    def recurring_delivery(self, seat: int) -> Delivery:
        """What a seat's board and its visible cards bring each turn."""
        board = self.pack.board(seat).delivery
        cards = [card.recurring for card in self.players[seat - 1].visible_cards]
        return Delivery(
            board.icons + sum(delivery.icons for delivery in cards),
            board.columns + sum(delivery.columns for delivery in cards),
        )

    def but(self, **changes: Any) -> State:
        """With some fields changed. `dataclasses.replace` takes five times as long."""
        assert changes.keys() <= self.__dict__.keys(), "an unknown field"
        other = object.__new__(State)
        other.__dict__.update(self.__dict__, **changes)
        return other

    def with_player(self, player: Player, **changes: Any) -> State:
        """With the current player changed, and whatever else."""
        index = self.seat - 1
        players = (*self.players[:index], player, *self.players[index + 1 :])
        return self.but(players=players, **changes)
