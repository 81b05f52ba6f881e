"""The worked examples of steps 4 to 6: cards and deliveries of the standard pack, with numbers.

The printed books show the same sums with cards of the box. The code looks for suitable cards in
the standard pack, so that the pictures stay correct when the pack's numbers change.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, combinations_with_replacement
from typing import ClassVar

from monkeypalace.locale import text
from monkeypalace.packs import Board, Card, Delivery, Pack, standard_pack
from monkeypalace.palace import Colour, Pieces
from monkeypalace.pictures import draw_cards
from monkeypalace.pictures.cards import (
    Column,
    Face,
    Icon,
    Item,
    PlayerBoard,
    Row,
    Side,
    Sign,
)
from monkeypalace.rulebook.sections import ExampleVerdict

_PLACES = 4


@dataclass(frozen=True)
class WorkedExample(ABC):
    """An example with cards. Its caption is the text `book-<id>`."""

    id: str
    #: It shows no attempt at building, so it is neither right nor wrong.
    verdict: ClassVar[ExampleVerdict] = ExampleVerdict.LOOK

    @cached_property
    @abstractmethod
    def figure(self) -> Item:
        """The cards and pieces of the picture."""

    @abstractmethod
    def lines(self, language: str) -> list[str]:
        """Return the content of the picture in words."""

    def draw(self, title: str = "", description: str = "") -> str:
        """Return the picture as SVG."""
        return draw_cards(self.figure, title, description)


@dataclass(frozen=True)
class TwoSides(WorkedExample):
    """A Monkey Card with its Credit Side and its Monkey Side, their parts numbered."""

    @cached_property
    def card(self) -> Card:
        """The first card with bananas and both deliveries."""
        cards = standard_pack().cards
        full = (card for card in cards if card.bananas and card.one_time and card.recurring)
        return next(full, cards[0])

    @cached_property
    def figure(self) -> Item:
        sides = [Face(self.card, side, numbered=True) for side in (Side.CREDIT, Side.MONKEY)]
        return Row(sides, 12)

    def lines(self, language: str) -> list[str]:
        values: dict[str, str | int] = {
            "cost": self.card.cost,
            "bananas": self.card.bananas,
            "once": _delivery(self.card.one_time, language),
            "every": _delivery(self.card.recurring, language),
        }
        return [text("book-card", values, language)]


@dataclass(frozen=True)
class Purchases(WorkedExample):
    """All ways to spend a number of credits completely, if every pile has cards."""

    credits: int
    colour: Colour

    @cached_property
    def sets(self) -> tuple[tuple[Card, ...], ...]:
        """The sets of top cards: fewer cards first, then more expensive ones first."""
        tops = [
            pile.cards[0]
            for pile in reversed(standard_pack().piles)
            if pile.colour in (None, self.colour)
        ]
        return tuple(
            chosen
            for size in range(1, len(tops) + 1)
            for chosen in combinations(tops, size)
            if sum(card.cost for card in chosen) == self.credits
        )

    @cached_property
    def figure(self) -> Item:
        rows = []
        for chosen in self.sets:
            items: list[Item] = []
            for card in chosen:
                items += [Sign("+")] if items else []
                items.append(Face(card))
            rows.append(Row(items))
        return Column(rows)

    def lines(self, language: str) -> list[str]:  # noqa: ARG002 - sums need no words
        sums = (" + ".join(str(card.cost) for card in chosen) for chosen in self.sets)
        return [f"{total} = {self.credits}" for total in sums]


@dataclass(frozen=True)
class OneTimeDelivery(WorkedExample):
    """Cards just taken, and every way to use the icons of their One-time Delivery."""

    delivery: Delivery

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The fewest cards of the pack with this delivery that can be taken in one turn."""
        pack = standard_pack()
        for size in range(1, len(pack.piles) + 1):
            for chosen in combinations(pack.cards, size):
                colours = {card.colour for card in chosen if card.colour}
                piles = {card.pile for card in chosen}
                if (
                    sum((card.one_time for card in chosen), Delivery()) == self.delivery
                    and len(colours) <= 1
                    and len(piles) == size
                ):
                    return chosen
        raise LookupError(self.delivery)

    @property
    def ways(self) -> tuple[Pieces, ...]:
        icons, columns = self.delivery.icons, self.delivery.columns
        return tuple(Pieces(icons - bricks, bricks, columns) for bricks in range(icons + 1))

    @cached_property
    def figure(self) -> Item:
        cards = Column([Face(card) for card in self.cards])
        return Row([cards, Sign("="), Column([_pieces(way) for way in self.ways])], 16)

    def lines(self, language: str) -> list[str]:
        return [_counted(way, language) for way in self.ways]


@dataclass(frozen=True)
class RecurringDelivery(WorkedExample):
    """A Player Board with four cards, and one way to use the icons of its delivery."""

    taken: Pieces

    @cached_property
    def board_and_cards(self) -> tuple[Board, tuple[Card, ...]]:
        """A board and four visible cards whose icons together are as many as the pieces taken."""
        pack = standard_pack()
        for board in pack.boards:
            cards = _cards_with(pack, self.taken.arches + self.taken.bricks - board.delivery.icons)
            if cards and not board.delivery.columns:
                return board, cards
        raise LookupError(self.taken)

    @cached_property
    def figure(self) -> Item:
        board, cards = self.board_and_cards
        return Column(
            [
                PlayerBoard(board.delivery, cards),
                Row(
                    [
                        Sign("="),
                        Column(
                            [
                                _pieces(Pieces(arches=self.taken.arches)),
                                _pieces(Pieces(bricks=self.taken.bricks)),
                            ]
                        ),
                    ],
                    16,
                ),
            ]
        )

    def lines(self, language: str) -> list[str]:
        board, cards = self.board_and_cards
        numbers = [board.delivery.icons, *(card.recurring.icons for card in cards)]
        return [
            f"{' + '.join(map(str, numbers))} = {sum(numbers)}",
            _counted(self.taken, language),
        ]


def _cards_with(pack: Pack, icons: int) -> tuple[Card, ...]:
    """Return four cards of different piles whose Recurring Deliveries together have `icons` icons.

    Cards whose numbers of icons differ least are preferred. The result is empty if there are no
    such cards.
    """
    by_icons: dict[int, list[Card]] = {}
    for card in pack.cards:
        if card.recurring.icons and not card.recurring.columns:
            by_icons.setdefault(card.recurring.icons, []).append(card)
    sums = [
        each
        for each in combinations_with_replacement(sorted(by_icons), _PLACES)
        if sum(each) == icons
    ]
    for each in sorted(sums, key=lambda numbers: max(numbers) - min(numbers)):
        chosen: list[Card] = []
        for number in each:
            piles = {card.pile for card in chosen}
            free = [card for card in by_icons[number] if card.pile not in piles]
            chosen += free[:1]
        if len(chosen) == _PLACES:
            return tuple(chosen)
    return ()


def _pieces(pieces: Pieces) -> Item:
    names = ["arch"] * pieces.arches + ["brick"] * pieces.bricks + ["column"] * pieces.columns
    return Row([Icon(name) for name in names], 8)


def _counted(pieces: Pieces, language: str) -> str:
    counts = {"arches": pieces.arches, "bricks": pieces.bricks, "columns": pieces.columns}
    words = [text(f"cli-{kind}", {"count": n}, language) for kind, n in counts.items() if n]
    return " + ".join(words)


def _delivery(delivery: Delivery, language: str) -> str:
    values = {"icons": delivery.icons, "columns": delivery.columns}
    return text("book-delivery", values, language) if delivery else "–"
