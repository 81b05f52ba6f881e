"""Prepared tables: a small palace, a hand, and decisions up to the start of a task."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from monkeypalace.game import COLOURS, PLACES, Game, Options, Player, State, begin_turn, play
from monkeypalace.notation import parse_decision, parse_spot, parse_stacks
from monkeypalace.packs import Card
from monkeypalace.palace import BOX, DECORATIONS_PER_COLOUR, Animal, Palace, Pieces

_LEARNER = 1


@dataclass(frozen=True)
class LessonScene:
    """A table for two; the learner has seat 1, and the other seat has an empty hand."""

    hand: Pieces
    #: Stacks in notation, by their spots; by default those at the start of a game.
    stacks: Mapping[str, str] | None = None
    animals: Mapping[Animal, str] = field(default_factory=dict)
    #: Cards on the learner's board, by id, one on each place.
    cards: tuple[str, ...] = ()
    #: The tray; by default what one box has left.
    tray: Pieces | None = None
    options: Options = field(default_factory=Options)
    #: Earlier decisions of this turn, in notation.
    decided: tuple[str, ...] = ()

    @cached_property
    def state(self) -> State:
        """The state in which the learner has to decide."""
        state = begin_turn(self._table())
        for decision in self.decided:
            state, _ = play(state, parse_decision(decision))
        return state

    def _table(self) -> State:
        # Do not shuffle the piles: a lesson is the same for everybody.
        new_game = Game(options=self.options, piles={}).state
        palace = self._with_animals(self._built(new_game.palace))
        placed = Counter(colour for _, _, colour in palace.decorations())
        cards = tuple(new_game.pack.card(card) for card in self.cards)
        return replace(
            new_game,
            palace=palace,
            tray=BOX - palace.pieces() - self.hand if self.tray is None else self.tray,
            decorations=tuple(DECORATIONS_PER_COLOUR - placed[colour] for colour in COLOURS),
            piles=tuple(_without(pile, cards) for pile in new_game.piles),
            players=(Player(self.hand, _places(cards)), Player(Pieces())),
            seat=_LEARNER,
        )

    def _built(self, new_game: Palace) -> Palace:
        if self.stacks is None:
            return new_game
        return Palace.of(new_game.ground, parse_stacks(self.stacks))

    def _with_animals(self, palace: Palace) -> Palace:
        for animal, spot in self.animals.items():
            palace = palace.with_animal(animal, parse_spot(spot))
        return palace


def _without(pile: tuple[Card, ...], taken: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in pile if card not in taken)


def _places(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    filled = tuple((card,) for card in cards)
    return filled + ((),) * (PLACES - len(filled))
