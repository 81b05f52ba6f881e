"""A family of packs around a base pack, for `pack_search`.

A member of the family is defined by real numbers, its parameters. Most parameters are added to a
group of numbers:

- the bananas of all cards of one cost, or their one-time deliveries;
- in one pile, the one-time deliveries of cards with large deliveries and the bananas of the others;
- the arches, or the bricks, in the first hand of seat 3 or 4.

The other parameters, one for each cost, change the recurring deliveries of all cards of this cost
by a factor.

Cards show whole numbers, so the results are rounded. Each card has its own threshold between
rounding down and up, and the thresholds are spread evenly: if a parameter adds a third of an icon,
about a third of the cards get one icon more, and the mean grows by a third of an icon.

In every pile the cards with more bananas get the smaller deliveries, as the rulebooks say.
`neighbour` changes a single number of a card or a first hand, or swaps two colours of a map.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from numpy.random import Generator

from monkeypalace.arena.pack_conditions import broken_conditions, first_starts
from monkeypalace.packs import MAP_NUMBERS, SEATS, Card, Delivery, Pack, Pile, check_pack
from monkeypalace.palace import SPOT_INDEX, Ground, Pieces

COSTS: Final = (1, 2, 3, 4, 5, 6)

#: The golden ratio spreads the thresholds of rounding evenly over neighbouring cards.
_GOLDEN: Final = 0.6180339887

#: No card shows more icons than this.
_MOST_ICONS: Final = 4

#: How often `neighbour` changes a first hand, and how often a ground map.
_HANDS: Final = 0.1
_GROUNDS: Final = 0.2


@dataclass(frozen=True, slots=True)
class Parameter:
    """The name of a parameter and its standard deviation when a search begins."""

    name: str
    spread: float


def parameters(pack: Pack) -> tuple[Parameter, ...]:
    """Return the parameters of the family; all zeros are the base pack."""
    found = [
        Parameter(f"{what}.{cost}", spread)
        for what, spread in (("bananas", 0.5), ("one-time", 0.5), ("recurring", 0.2))
        for cost in COSTS
    ]
    found += [Parameter(f"pile.{pile.id}", 0.5) for pile in pack.piles]
    found += [Parameter(f"{kind}.{seat}", 0.5) for kind in ("arches", "bricks") for seat in (3, 4)]
    return tuple(found)


def member(base: Pack, values: Sequence[float], version: str = "search") -> Pack:
    """Return the pack of the family with these parameters.

    >>> from monkeypalace.packs import standard_pack
    >>> base = standard_pack()
    >>> member(base, [0.0] * len(parameters(base))).boards == base.boards
    True
    """
    names = [parameter.name for parameter in parameters(base)]
    shifts = dict(zip(names, values, strict=True))
    piles = []
    number = 0
    for pile in base.piles:
        cards = []
        for card in pile.cards:
            cards.append(_shifted(card, shifts, (number * _GOLDEN) % 1.0))
            number += 1
        piles.append(in_order(replace(pile, cards=tuple(cards))))
    boards = tuple(
        replace(board, start=_hand(board.start, shifts, board.seat)) if board.seat > 2 else board
        for board in base.boards
        if board.seat in SEATS
    )
    return replace(base, version=version, piles=tuple(piles), boards=boards)


def _shifted(card: Card, shifts: dict[str, float], threshold: float) -> Card:
    """Return a card with the parameters of its groups applied and the results rounded."""
    cost, extra = card.cost, shifts[f"pile.{card.pile}"]
    # On cards with large deliveries the pile's parameter adds icons, on the others bananas.
    by_icons = card.delivery_size >= 2
    bananas = card.bananas + shifts[f"bananas.{cost}"] + (0.0 if by_icons else extra)
    icons = card.one_time.icons + shifts[f"one-time.{cost}"] + (extra if by_icons else 0.0)
    # A recurring delivery is worth several one-time deliveries, so cards without a recurring
    # delivery get none.
    recurring = card.recurring.icons
    if recurring:
        recurring = _rounded(recurring * (1 + shifts[f"recurring.{cost}"]), threshold, _MOST_ICONS)
    return replace(
        card,
        bananas=_rounded(bananas, threshold, 50),
        one_time=Delivery(_rounded(icons, 1 - threshold, _MOST_ICONS), card.one_time.columns),
        recurring=Delivery(recurring, card.recurring.columns),
    )


def _rounded(value: float, threshold: float, most: int) -> int:
    """Round up if the fraction is above `threshold`, otherwise down; return 0 to `most`.

    >>> _rounded(1.3, 0.2, 4), _rounded(1.3, 0.4, 4)
    (2, 1)
    """
    below = floor(value + 1e-9)
    return max(0, min(most, below + (value - below > max(threshold, 1e-6))))


def in_order(pile: Pile) -> Pile:
    """Return a pile with the bananas in rising and the deliveries in falling order.

    A card without any delivery gets at least one banana.
    """
    bananas = sorted(card.bananas for card in pile.cards)
    deliveries = sorted(
        pile.cards,
        key=lambda card: (-card.delivery_size, -card.recurring.icons, -card.one_time.columns),
    )
    return replace(
        pile,
        cards=tuple(
            replace(
                card,
                id=f"{pile.id}-{number}",
                bananas=count if card.delivery_size else max(1, count),
            )
            for number, (card, count) in enumerate(zip(deliveries, bananas, strict=True), start=1)
        ),
    )


def _hand(start: Pieces, shifts: dict[str, float], seat: int) -> Pieces:
    return Pieces(
        max(1, round(start.arches + shifts[f"arches.{seat}"])),
        max(0, round(start.bricks + shifts[f"bricks.{seat}"])),
        start.columns,
    )


def neighbour(base: Pack, random: Generator) -> Pack:
    """Return the pack with one value changed at random: of a card, a first hand or a map.

    The result breaks no more of the `pack_conditions` than `base`.
    """
    broken = len(broken_conditions(base))
    while True:
        drawn = random.random()
        if drawn < _HANDS:
            found = _other_hand(base, random)
        elif drawn < _HANDS + _GROUNDS:
            found = _other_ground(base, random)
        else:
            found = _other_card(base, random)
        if found != base and not check_pack(found) and len(broken_conditions(found)) <= broken:
            return found


def _other_card(base: Pack, random: Generator) -> Pack:
    """Return the pack with one banana or icon more or less on one card, or a trade of the two."""
    changed = str(random.choice([card.id for card in base.cards]))
    what = str(random.choice(("bananas", "one-time", "recurring", "trade")))
    by = int(random.choice((-1, 1)))

    def other(card: Card) -> Card:
        if card.id != changed:
            return card
        bananas, icons, income = card.bananas, card.one_time.icons, card.recurring.icons
        if what == "bananas":
            bananas += by
        elif what == "one-time":
            icons += by
        elif what == "recurring":
            income += by
        else:
            bananas, icons = bananas + by, icons - by
        return replace(
            card,
            bananas=max(0, bananas),
            one_time=Delivery(min(_MOST_ICONS, max(0, icons)), card.one_time.columns),
            recurring=Delivery(min(_MOST_ICONS, max(0, income)), card.recurring.columns),
        )

    piles = (replace(pile, cards=tuple(map(other, pile.cards))) for pile in base.piles)
    return replace(base, piles=tuple(map(in_order, piles)))


def _other_hand(base: Pack, random: Generator) -> Pack:
    """Return the pack with one piece more or less in the first hand of seat 3 or 4."""
    seat = int(random.choice((3, 4)))
    by = [0, 0, 0]
    by[int(random.integers(3))] = int(random.choice((-1, 1)))
    boards = tuple(
        replace(
            board,
            start=Pieces(
                max(1, board.start.arches + by[0]),
                max(0, board.start.bricks + by[1]),
                max(0, board.start.columns + by[2]),
            ),
        )
        if board.seat == seat
        else board
        for board in base.boards
    )
    return replace(base, boards=boards)


def _other_ground(base: Pack, random: Generator) -> Pack:
    """Return the pack with the colours of two knobs of any map swapped."""
    return with_swapped_knobs(base, int(random.choice(MAP_NUMBERS)), random)


def with_swapped_knobs(base: Pack, number: int, random: Generator, pairs: int = 1) -> Pack:
    """Return the pack with the colours of some random pairs of knobs of a map swapped."""
    knobs = swappable_knobs(base, number)
    for _ in range(pairs):
        one, other = (int(index) for index in random.choice(knobs, 2, replace=False))
        base = with_swap(base, number, one, other)
    return base


def swappable_knobs(base: Pack, number: int) -> list[int]:
    """Return the indices of the knobs whose colours may change.

    These are all knobs except those on which seat 1 begins (`pack_conditions.py`).
    """
    ground_map = base.map(number)
    kept = {SPOT_INDEX[spot] for spot in first_starts(ground_map)}
    return [
        index
        for index, colour in enumerate(ground_map.ground.colours)
        if colour is not None and index not in kept
    ]


def with_swap(base: Pack, number: int, one: int, other: int) -> Pack:
    """Return the pack with the colours of two knobs of a map swapped."""
    colours = list(base.map(number).ground.colours)
    colours[one], colours[other] = colours[other], colours[one]
    found = replace(base.map(number), ground=Ground(tuple(colours)))
    return replace(base, maps=tuple(found if each.number == number else each for each in base.maps))
