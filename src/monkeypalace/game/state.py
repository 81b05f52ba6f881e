"""The state of a game at one moment, as a frozen value. `play` computes the next one."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self

from monkeypalace.decisions import Kind
from monkeypalace.game.options import Options
from monkeypalace.packs import Card, Delivery, Pack
from monkeypalace.palace import Animal, Colour, Palace, Pieces, Spot

#: The number of places for cards on a player board.
PLACES = 4

#: Looking a member of an enumeration up takes longer than comparing it.
_OVER = Kind.OVER

COLOURS = tuple(Colour)
ANIMALS = tuple(Animal)


# `replace` is called 25 times in a turn, and finds these faster than attributes of `object`.
_new, _set = object.__new__, object.__setattr__


class _Value:
    """A frozen value without slots, so that `replace` can copy all fields at once.

    Do not store cached results in an instance: `replace` would copy them to the new one.
    """

    def replace(self, **changes: Any) -> Self:
        """Return a copy with some fields changed, much faster than `dataclasses.replace`."""
        fields = self.__dict__ | changes
        assert len(fields) == len(self.__dict__), "an unknown field"
        other = _new(type(self))
        _set(other, "__dict__", fields)
        return other


@dataclass(frozen=True)
class Player(_Value):
    """The hand and the cards of one player."""

    hand: Pieces
    #: Four places for cards, each from the bottom card to the visible one.
    places: tuple[tuple[Card, ...], ...] = ((),) * PLACES
    bonus_cards: int = 0

    @property
    def visible_cards(self) -> tuple[Card, ...]:
        return tuple([place[-1] for place in self.places if place])

    @property
    def cards(self) -> tuple[Card, ...]:
        """All Monkey Cards, covered ones included."""
        return tuple(card for place in self.places for card in place)

    def with_card(self, card: Card, place: int) -> Player:
        """Return the player with a card added on a place, 1 to 4."""
        index = place - 1
        places = (*self.places[:index], (*self.places[index], card), *self.places[index + 1 :])
        return self.replace(places=places)


@dataclass(frozen=True)
class Turn(_Value):
    """What later steps of a turn need to know about the earlier ones."""

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
    #: Whether the frog was taken in this turn and has not been placed yet.
    frog_waits: bool = False
    #: With `stack_new_cards`, the place (1 to 4) that gets all remaining new cards.
    stack_place: int | None = None


@dataclass(frozen=True)
class State(_Value):
    """The state of a game: the decision that is due, and everything on the table.

    The piles contain the hidden cards in their true order. Give other code a `view` instead.
    """

    pack: Pack = field(repr=False)
    options: Options
    palace: Palace
    tray: Pieces
    #: Decorations left, in the order of `Colour`.
    decorations: tuple[int, ...]
    #: The card piles in the market's order, top card first. They are excluded from `repr`,
    #: because logs and tracebacks must not show hidden cards.
    piles: tuple[tuple[Card, ...], ...] = field(repr=False)
    bonus_cards: int
    players: tuple[Player, ...]
    #: The seat that holds each Trophy Card, in the order of `Animal`; `None` if no seat does.
    trophies: tuple[int | None, ...] = (None, None, None)
    round: int = 1
    #: Whose turn it is, 1 to the number of players.
    seat: int = 1
    #: The kind of decision that is due.
    kind: Kind = Kind.BUILD
    turn: Turn = Turn()
    #: Whether a delivery could not be filled, so that the game ends with this round.
    last_round: bool = False

    @property
    def player(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.seat - 1]

    @property
    def is_over(self) -> bool:
        return self.kind is _OVER

    def decorations_left(self, colour: Colour) -> int:
        return self.decorations[COLOURS.index(colour)]

    def trophy_holder(self, animal: Animal) -> int | None:
        return self.trophies[ANIMALS.index(animal)]

    def delivery(self) -> Delivery:
        """Return the delivery that is due: that of the new cards, or that of the whole board."""
        if self.kind is Kind.ONE_TIME_DELIVERY:
            cards = [card.one_time for card in self.turn.new_cards]
            return sum(cards, start=Delivery(0, 0))
        return self.recurring_delivery(self.seat)

    def recurring_delivery(self, seat: int) -> Delivery:
        """Return what a seat's board and its visible cards deliver each turn."""
        board = self.pack.board(seat).delivery
        icons, columns = board.icons, board.columns
        for card in self.players[seat - 1].visible_cards:
            icons += card.recurring.icons
            columns += card.recurring.columns
        return Delivery(icons, columns)

    def with_player(self, player: Player, **changes: Any) -> State:
        """Return a copy with the current player and possibly other fields changed."""
        index = self.seat - 1
        players = (*self.players[:index], player, *self.players[index + 1 :])
        return self.replace(players=players, **changes)
