"""A whole game: its current state and its history."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from monkeypalace.decisions import Decision, Kind
from monkeypalace.errors import OptionsError, brief, is_a, is_number
from monkeypalace.game.chance import LARGEST_SEED
from monkeypalace.game.events import Event, Record
from monkeypalace.game.legal import LegalDecisions, legal
from monkeypalace.game.options import Options
from monkeypalace.game.play import play, play_unchecked
from monkeypalace.game.scoring import Score, leaders, scores
from monkeypalace.game.setup import arrange_piles, set_up, shuffle_piles
from monkeypalace.game.state import State
from monkeypalace.game.steps import begin_turn
from monkeypalace.game.views import View, view
from monkeypalace.packs import Card, Pack, standard_pack

#: In characters: long enough for most names, short enough to fit on a player board.
LONGEST_NAME = 40


class Game:
    """A game of Monkey Palace for two to four players.

    The same seed, pack and options always give the same game.

    >>> game = Game(players=2, seed=1)
    >>> game.seat, game.kind
    (1, <Kind.BUILD: 'build'>)
    >>> record = game.play(next(iter(game.legal)))
    >>> game.kind
    <Kind.BUY: 'buy'>
    """

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | None = None,
        pack: Pack | None = None,
        options: Options | None = None,
        piles: Mapping[str, Sequence[str]] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """Set up a game.

        Without a seed, a random one is chosen. Instead of a seed, `piles` sets the order of the
        cards: card ids by pile id, top card first; the other cards follow in the pack's order.
        """
        self.pack = standard_pack() if pack is None else pack
        self.options = Options() if options is None else options
        if not is_a(self.pack, Pack):
            raise OptionsError("options-type", name="pack", expected="pack")
        if not is_a(self.options, Options):
            raise OptionsError("options-type", name="options", expected="options")
        self.seed = seed
        if piles is None and seed is None:
            self.seed = secrets.randbelow(LARGEST_SEED + 1)
        if piles is not None and seed is not None:
            raise OptionsError("seed-and-piles")
        #: The piles before the first turn, top card first.
        self.first_piles: tuple[tuple[Card, ...], ...]
        if piles is not None:
            self.first_piles = arrange_piles(self.pack, self.options, piles)
        else:
            assert self.seed is not None
            self.first_piles = shuffle_piles(self.pack, self.options, self.seed)
        self.state: State = begin_turn(set_up(self.pack, players, self.options, self.first_piles))
        self.names = _check_names(names, players)
        #: Every decision so far with its events.
        self.records: list[Record] = []

    def __repr__(self) -> str:
        """Return a summary without hidden information: no seed, no cards."""
        return (
            f"<Game of {self.players} players, round {self.state.round}, "
            f"seat {self.seat}: {self.kind}>"
        )

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.state.players)

    @property
    def seat(self) -> int:
        """The seat that has to decide."""
        return self.state.seat

    @property
    def kind(self) -> Kind:
        """The kind of decision that is due."""
        return self.state.kind

    @property
    def legal(self) -> LegalDecisions:
        """The legal decisions: iterate over them, or test with `in`."""
        return legal(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def scores(self) -> tuple[Score, ...]:
        """The current bananas of every seat."""
        return scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, several if they share the win; empty during the game."""
        return leaders(self.state) if self.is_over else ()

    def play(self, decision: Decision, *, seat: int | None = None) -> Record:
        """Play a decision. An illegal one raises `DecisionError` and changes nothing."""
        return self._record(decision, *play(self.state, decision, seat=seat))

    def play_unchecked(self, decision: Decision) -> Record:
        """Play a decision that is already known to be legal in this state.

        Illegal decisions are not detected; the state after one is undefined.

        >>> game = Game(2, seed=1)
        >>> game.play_unchecked(next(iter(game.legal))).seat
        1
        """
        return self._record(decision, *play_unchecked(self.state, decision))

    def _record(self, decision: Decision, state: State, log: tuple[Event, ...]) -> Record:
        before, self.state = self.state, state
        record = Record(len(self.records) + 1, before.round, before.seat, decision, log)
        self.records.append(record)
        return record

    def restarted(self) -> Game:
        """Return a new game at its first decision, with the same cards, options and names."""
        piles = zip(self.pack.piles, self.first_piles, strict=True)
        return Game(
            self.players,
            pack=self.pack,
            options=self.options,
            piles={pile.id: [card.id for card in cards] for pile, cards in piles},
            names=self.names or None,
        )

    def copy(self) -> Game:
        """Return an independent copy.

        >>> game = Game(2, seed=1)
        >>> other = game.copy()
        >>> record = other.play(next(iter(other.legal)))
        >>> len(game.records), len(other.records)
        (0, 1)
        """
        # Not `copy.copy`: it takes five times as long.
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__, records=list(self.records))
        return other

    def after(self, count: int) -> Game:
        """Return a copy of the game after its first `count` decisions.

        >>> game = Game(2, seed=1)
        >>> record = game.play(next(iter(game.legal)))
        >>> game.after(0).kind, game.kind
        (<Kind.BUILD: 'build'>, <Kind.BUY: 'buy'>)
        """
        other = self.copy()
        other.state = begin_turn(set_up(self.pack, self.players, self.options, self.first_piles))
        other.records = []
        for record in self.records[:count]:
            other.play_unchecked(record.decision)
        return other

    def view(self, seat: int | None = None) -> View:
        """Return what a seat may know, or what a spectator may know if `seat` is `None`."""
        if seat is not None and not is_number(seat, 1, self.players):
            raise OptionsError("seat", seat=brief(seat), count=self.players)
        return view(self.state, seat)


def _check_names(names: Any, players: int) -> tuple[str, ...]:
    """Return one name for each seat, or an empty tuple if seats are called by number."""
    if names is None:
        return ()
    if not isinstance(names, list | tuple) or len(names) != players:
        raise OptionsError("names", count=players)
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME:
            raise OptionsError("name", most=LONGEST_NAME)
        if not name.isprintable():
            raise OptionsError("name", most=LONGEST_NAME)
    return tuple(names)
