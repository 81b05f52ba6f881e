"""Count bananas and find the winner."""

from __future__ import annotations

from dataclasses import dataclass

from monkeypalace.game.state import ANIMALS, State
from monkeypalace.palace import Animal


@dataclass(frozen=True, slots=True)
class Score:
    """The bananas of one seat and their sources."""

    seat: int
    cards: int
    bonus: int
    trophies: int

    @property
    def total(self) -> int:
        return self.cards + self.bonus + self.trophies


def score(state: State, seat: int) -> Score:
    """Return the current bananas of a seat: all Monkey Cards, bonus and trophies."""
    player = state.players[seat - 1]
    return Score(
        seat,
        cards=sum(card.bananas for card in player.cards),
        bonus=player.bonus_cards * state.pack.bonus_bananas,
        trophies=sum(
            getattr(state.pack.trophies, animal)
            for animal, holder in zip(ANIMALS, state.trophies, strict=True)
            if holder == seat
        ),
    )


def scores(state: State) -> tuple[Score, ...]:
    """Return the bananas of all seats, in the order of the seats."""
    return tuple(score(state, seat) for seat in range(1, len(state.players) + 1))


def leaders(state: State) -> tuple[int, ...]:
    """Return the seats with the most bananas; a tie goes to the holder of the Monkey Trophy.

    Without such a holder, return all tied seats. After the game these are the winners;
    `Game.winners` is empty before that.
    """
    counted = scores(state)
    most = max(found.total for found in counted)
    tied = tuple(found.seat for found in counted if found.total == most)
    holder = state.trophy_holder(Animal.MONKEY)
    return (holder,) if holder in tied else tied
