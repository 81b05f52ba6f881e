"""Iterate over a game turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from monkeypalace.game import Game, Record, State
from monkeypalace.gamefile.turns import turns_of


@dataclass(frozen=True, slots=True)
class Moment:
    """The state after a turn, with the records of the turn's decisions and events."""

    round: int
    seat: int
    records: tuple[Record, ...]
    state: State

    @property
    def is_whole_turn(self) -> bool:
        """Whether the turn is complete; the last turn of a saved game may be unfinished."""
        now = (self.state.round, self.state.seat)
        return self.state.is_over or now != (self.round, self.seat)


def moments(game: Game) -> Iterator[Moment]:
    """Yield the moments of a game turn by turn; the last turn may be unfinished."""
    replayed = game.restarted()
    for records in turns_of(game.records):
        for record in records:
            replayed.play(record.decision)
        yield Moment(records[0].round, records[0].seat, records, replayed.state)
