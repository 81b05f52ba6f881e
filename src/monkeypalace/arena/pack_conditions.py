"""Conditions for the numbers of the standard pack.

A pack with the numbers of a printed box need not meet them. In the standard pack, every card is
worth buying, each colour has the most of one kind of reward, the colours of a map have about
equally many spots, and seat 1 has the same first turn on every map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from monkeypalace.packs import Card, GroundMap, Pack
from monkeypalace.palace import Colour, Direction, Spot, neighbour

#: The largest difference between the numbers of knobs of two colours on a map.
UNEVEN: Final = 3


def broken_conditions(pack: Pack) -> tuple[str, ...]:
    """Return the places at which a pack breaks one of the conditions.

    >>> from monkeypalace.packs import standard_pack
    >>> broken_conditions(standard_pack())
    ()
    """
    return tuple(
        place
        for condition in (
            _dominated_cards,
            _expensive_piles,
            _weak_colours,
            _uneven_maps,
            _unequal_first_starts,
        )
        for place in condition(pack)
    )


def _dominated_cards(pack: Pack) -> Iterator[str]:
    """Yield cards that are worse in some value, and better in none, than another of their pile."""
    for pile in pack.piles:
        for card in pile.cards:
            if any(_dominates(other, card) for other in pile.cards):
                yield card.id


def _dominates(card: Card, other: Card) -> bool:
    ours, theirs = _values(card), _values(other)
    return ours != theirs and all(a >= b for a, b in zip(ours, theirs, strict=True))


def _values(card: Card) -> tuple[int, ...]:
    one_time, recurring = card.one_time, card.recurring
    return (card.bananas, one_time.icons, one_time.columns, recurring.icons, recurring.columns)


def _expensive_piles(pack: Pack) -> Iterator[str]:
    """Yield piles whose best card has no more bananas than the best one of a cheaper pile."""
    for colour in (None, *Colour):
        most = -1
        for pile in pack.piles:
            if pile.colour is colour:
                best = max(card.bananas for card in pile.cards)
                if best <= most:
                    yield f"piles.{pile.id}"
                most = max(most, best)


def _weak_colours(pack: Pack) -> Iterator[str]:
    """Yield colours that do not have the most of the reward that they stand for.

    Light green stands for income, dark green for one-time deliveries, gold for bananas.
    """
    wanted: dict[Colour, Callable[[Card], int]] = {
        Colour.LIGHT_GREEN: lambda card: card.recurring.icons,
        Colour.DARK_GREEN: lambda card: card.one_time.size,
        Colour.GOLD: lambda card: card.bananas,
    }
    for colour, value in wanted.items():
        totals = {
            each: sum(value(card) for card in pack.cards if card.colour is each) for each in Colour
        }
        if any(total >= totals[colour] for each, total in totals.items() if each is not colour):
            yield f"colours.{colour}"


def _uneven_maps(pack: Pack) -> Iterator[str]:
    for ground_map in pack.maps:
        counts = [len(ground_map.ground.spots_of(colour)) for colour in Colour]
        if max(counts) - min(counts) > UNEVEN:
            yield f"maps.{ground_map.number}"


def first_starts(ground_map: GroundMap) -> frozenset[Spot]:
    """Return the knobs from which two arches without bricks reach the starting staircase.

    Seat 1 can begin there. The two arches end on the first arch of the starting staircase.
    """
    taken = ground_map.start.path
    return frozenset(
        spot
        for middle in _around(taken[0])
        if middle not in taken and not ground_map.ground.is_blocked(middle)
        for spot in _around(middle)
        if spot not in taken and not ground_map.ground.is_blocked(spot)
    )


def _around(spot: Spot) -> Iterator[Spot]:
    for direction in Direction:
        found = neighbour(spot, direction)
        if found is not None:
            yield found


def _unequal_first_starts(pack: Pack) -> Iterator[str]:
    """Yield maps on which seat 1 can begin on a knob that is not dark green."""
    for ground_map in pack.maps:
        if any(
            ground_map.ground.colour(spot) is not Colour.DARK_GREEN
            for spot in first_starts(ground_map)
        ):
            yield f"maps.{ground_map.number}.first-starts"
