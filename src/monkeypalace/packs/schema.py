"""The content of a pack: the numbers printed on cards, boards and maps.

All classes are frozen values. `loader` reads them from a file, `checks` compares them with the
box.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from monkeypalace.building import Staircase
from monkeypalace.notation import format_staircase
from monkeypalace.palace import BOX, Colour, Ground, Pieces

#: The twelve piles in their order on the table: the cost, then the letter of the colour. Piles
#: without a letter are multicoloured.
PILE_IDS: Final = ("1", "2", "3l", "3d", "3g", "4l", "4d", "4g", "5l", "5d", "5g", "6")
SEATS: Final = (1, 2, 3, 4)
MAP_NUMBERS: Final = (1, 2, 3, 4)


class Source(StrEnum):
    """The source of a value in a pack."""

    #: Stated in the rulebook.
    RULEBOOK = "rulebook"
    #: Stated in the publisher's answers to frequent questions.
    FAQ = "faq"
    #: Chosen by this project, because the number is printed on the cards but in no rulebook.
    OURS = "ours"
    #: Typed in by an owner of the box.
    BOX = "box"


@dataclass(frozen=True, slots=True)
class Delivery:
    """Building bricks that a card or a board delivers.

    Each of the `icons` is a brick or an arch, by the player's choice; each of the `columns` is
    a column.

    >>> Delivery(icons=2, columns=1) + Delivery(icons=1)
    Delivery(icons=3, columns=1)
    """

    icons: int = 0
    columns: int = 0

    def __add__(self, other: Delivery) -> Delivery:
        return Delivery(self.icons + other.icons, self.columns + other.columns)

    def __bool__(self) -> bool:
        """Return whether it delivers anything."""
        return self.icons > 0 or self.columns > 0

    @property
    def size(self) -> int:
        """Its size in bricks: a column counts three, because it is three bricks high.

        >>> Delivery(icons=2, columns=1).size
        5
        """
        return self.icons + 3 * self.columns


@dataclass(frozen=True, slots=True)
class Card:
    """One Monkey Card."""

    #: The pile and the card's number in it, from 1: `"3l-2"`.
    id: str
    #: The id of its pile.
    pile: str
    #: In Monkey Credits.
    cost: int
    #: `None` for a multicoloured card.
    colour: Colour | None
    bananas: int
    #: What it delivers when it is bought (its Credit Side).
    one_time: Delivery
    #: What it delivers every turn while it is visible (its Monkey Side).
    recurring: Delivery

    @property
    def delivery_size(self) -> int:
        """The size of both deliveries together, in bricks."""
        return self.one_time.size + self.recurring.size


@dataclass(frozen=True, slots=True)
class Pile:
    """A pile of Monkey Cards, all of one cost and colour, in the order of the file."""

    id: str
    cost: int
    #: `None` for a multicoloured pile.
    colour: Colour | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A Player Board."""

    seat: int
    #: The building bricks on its back: the hand at the start.
    start: Pieces
    #: The Recurring Delivery on its front.
    delivery: Delivery


@dataclass(frozen=True, slots=True)
class GroundMap:
    """A Ground Map and the starting staircase that is marked on it."""

    number: int
    name: str
    ground: Ground
    start: Staircase


@dataclass(frozen=True, slots=True)
class Trophies:
    """The bananas of the three Trophy Cards."""

    monkey: int = 2
    butterfly: int = 2
    frog: int = -3


@dataclass(frozen=True, slots=True)
class Pack:
    """Everything that is printed in the box.

    >>> from monkeypalace.packs import standard_pack
    >>> pack = standard_pack()
    >>> pack.board(2).start
    Pieces(arches=2, bricks=1, columns=0)
    >>> pack.card("3l-2").cost
    3
    >>> len(pack.cards)
    67
    """

    name: str
    version: str
    maps: tuple[GroundMap, ...]
    #: In the order of `PILE_IDS`.
    piles: tuple[Pile, ...]
    #: In the order of the seats.
    boards: tuple[Board, ...]
    tray: Pieces = BOX
    bonus_cards: int = 14
    bonus_bananas: int = 4
    trophies: Trophies = Trophies()
    #: The source of the values at each place of the file; see `source`.
    sources: tuple[tuple[str, Source], ...] = field(default=(), compare=False, repr=False)
    #: The pack's identity: a SHA-256 of everything that affects play. Names, comments and
    #: sources are excluded. Game files contain the digest.
    digest: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "digest", _digest(self))

    def __hash__(self) -> int:
        """Hash the digest: packs are large, and they are keys of caches."""
        return hash(self.digest)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All Monkey Cards, pile by pile."""
        return tuple(card for pile in self.piles for card in pile.cards)

    def card(self, id_: str) -> Card:
        """Return the card with this id; raise `KeyError` if there is none."""
        pile_id, _, _ = id_.partition("-")
        for card in self.pile(pile_id).cards:
            if card.id == id_:
                return card
        raise KeyError(id_)

    def pile(self, id_: str) -> Pile:
        """Return the pile with this id; raise `KeyError` if there is none."""
        for pile in self.piles:
            if pile.id == id_:
                return pile
        raise KeyError(id_)

    def board(self, seat: int) -> Board:
        """Return the board of this seat, 1 to 4; raise `KeyError` if there is none."""
        for board in self.boards:
            if board.seat == seat:
                return board
        raise KeyError(seat)

    def map(self, number: int) -> GroundMap:
        """Return the map with this number, 1 to 4; raise `KeyError` if there is none."""
        for ground_map in self.maps:
            if ground_map.number == number:
                return ground_map
        raise KeyError(number)

    def source(self, place: str) -> Source:
        """Return the source of the value at this place of the file; `KeyError` if unknown.

        >>> from monkeypalace.packs import standard_pack
        >>> standard_pack().source("boards.1.start.arches")
        <Source.RULEBOOK: 'rulebook'>
        >>> standard_pack().source("piles.3l.cards[2].bananas")
        <Source.OURS: 'ours'>
        """
        known = dict(self.sources)
        keys = place.split(".")
        for end in range(len(keys), 0, -1):
            found = known.get(".".join(keys[:end]))
            if found is not None:
                return found
        raise KeyError(place)


def pile_cost(pile_id: str) -> int:
    """Return the cost of a pile's cards, the first character of its id.

    >>> pile_cost("3l")
    3
    """
    return int(pile_id[0])


def pile_colour(pile_id: str) -> Colour | None:
    """Return the colour of a pile, the second character of its id; `None` if multicoloured.

    >>> pile_colour("3l")
    <Colour.LIGHT_GREEN: 'l'>
    >>> pile_colour("6") is None
    True
    """
    return Colour(pile_id[1]) if len(pile_id) > 1 else None


def _digest(pack: Pack) -> str:
    """Return a hash of the values in a fixed order, the same on every machine."""
    values: dict[str, Any] = {
        "tray": _pieces(pack.tray),
        "bonus": [pack.bonus_cards, pack.bonus_bananas],
        "trophies": [pack.trophies.monkey, pack.trophies.butterfly, pack.trophies.frog],
        "boards": [
            [board.seat, _pieces(board.start), _delivery(board.delivery)] for board in pack.boards
        ],
        "maps": [
            [ground_map.number, list(ground_map.ground.rows), format_staircase(ground_map.start)]
            for ground_map in pack.maps
        ],
        # The order within a pile matters: from another order, the same seed makes another pile.
        "piles": [
            [
                pile.id,
                [
                    [card.bananas, _delivery(card.one_time), _delivery(card.recurring)]
                    for card in pile.cards
                ],
            ]
            for pile in pack.piles
        ],
    }
    text = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _pieces(pieces: Pieces) -> list[int]:
    return [pieces.arches, pieces.bricks, pieces.columns]


def _delivery(delivery: Delivery) -> list[int]:
    return [delivery.icons, delivery.columns]
