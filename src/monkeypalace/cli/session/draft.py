"""A turn that is not confirmed yet: its decisions, without the cards that they will reveal."""

from __future__ import annotations

from collections.abc import Iterator

from monkeypalace.game import (
    Buy,
    Decision,
    Event,
    Game,
    PileOrder,
    Record,
    State,
    View,
    play,
    reveals_hidden_card,
)


class Draft:
    """The turn of the seat to move, which can be undone until it is played in the game."""

    def __init__(self, game: Game) -> None:
        self._before = game.view(game.seat).state
        self.seat = game.seat
        #: The decisions and their events, except for cards that are still hidden.
        self.records: list[Record] = []
        self._states: list[State] = []

    @property
    def state(self) -> State:
        """Return the state after the decisions, as the seat may see it."""
        return self._states[-1] if self._states else self._before

    @property
    def view(self) -> View:
        return View(self.seat, self.state)

    @property
    def is_complete(self) -> bool:
        """Return whether the decisions complete the turn."""
        before, now = self._before, self.state
        return now.is_over or (now.round, now.seat) != (before.round, before.seat)

    @property
    def unknown(self) -> frozenset[str]:
        """Return the piles whose top card is still hidden."""
        if self.state.options.piles is PileOrder.SORTED:
            return frozenset()
        bought = (record.decision for record in self.records if isinstance(record.decision, Buy))
        return frozenset(pile for decision in bought for pile in decision.piles)

    def play(self, decision: Decision) -> Record:
        """Add a decision. An illegal one raises `DecisionError` and changes nothing."""
        before = self.state
        after, log = play(before, decision, seat=self.seat)
        shown = tuple(event for event in log if not reveals_hidden_card(before.options, event))
        record = Record(len(self.records) + 1, before.round, self.seat, decision, shown)
        self._states.append(after)
        self.records.append(record)
        return record

    def undo(self) -> Decision:
        """Take the last decision back, and return it."""
        self._states.pop()
        return self.records.pop().decision

    def play_in(self, game: Game) -> Iterator[tuple[Event, int]]:
        """Play the decisions in the game; yield the cards that they reveal, with the seat."""
        for record in self.records:
            for event in game.play_unchecked(record.decision).events:
                if reveals_hidden_card(game.options, event):
                    yield event, self.seat
