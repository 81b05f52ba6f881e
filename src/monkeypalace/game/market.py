"""Which cards can be bought (step 4)."""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.game.state import State
from monkeypalace.packs import Card


def top_cards(state: State) -> dict[str, Card]:
    """Return the card on top of each pile that has one, by pile id, in the market's order."""
    return {
        pile.id: cards[0]
        for pile, cards in zip(state.pack.piles, state.piles, strict=True)
        if cards
    }


def affordable_piles(state: State) -> dict[str, Card]:
    """Return the top cards that can be bought with the turn's colour and credits."""
    return {
        pile: card
        for pile, card in top_cards(state).items()
        if card.cost <= state.turn.credits and card.colour in (None, state.turn.colour)
    }


def affordable_sets(state: State) -> Iterator[tuple[str, ...]]:
    """Yield every set of piles whose top cards can be bought together, the empty set first."""
    choices = list(affordable_piles(state).items())

    def extend(chosen: tuple[str, ...], first: int, left: int) -> Iterator[tuple[str, ...]]:
        yield chosen
        for index in range(first, len(choices)):
            pile, card = choices[index]
            if card.cost <= left:
                yield from extend((*chosen, pile), index + 1, left - card.cost)

    return extend((), 0, state.turn.credits)
