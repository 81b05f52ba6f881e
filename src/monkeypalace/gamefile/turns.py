"""A whole turn on one line: `3.2 d3 bN E; buy 1 3l; take 2a 1b; take 5a 4b; monkey e4`.

`3.2` is round 3, seat 2, followed by the turn's decisions in order. Steps without a choice are
not written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from monkeypalace.errors import NotationError
from monkeypalace.game import Decision, Record
from monkeypalace.notation import check_text, format_decision, parse_decision

_TURN = re.compile(r"([1-9][0-9]{0,2})\.([1-4]) (.+)")


@dataclass(frozen=True, slots=True)
class TurnText:
    """The decisions of one turn."""

    round: int
    seat: int
    decisions: tuple[Decision, ...]

    @classmethod
    def of(cls, records: Sequence[Record]) -> TurnText:
        """Return the turn with the decisions of these records."""
        first = records[0]
        return cls(first.round, first.seat, tuple(record.decision for record in records))

    def __str__(self) -> str:
        played = "; ".join(format_decision(decision) for decision in self.decisions)
        return f"{self.round}.{self.seat} {played}"


def parse_turn(text: str) -> TurnText:
    """Read a turn.

    >>> str(parse_turn("1.1 b4 E E; buy 2; take 1a 1b"))
    '1.1 b4 E E; buy 2; take 1a 1b'
    """
    check_text(text)
    found = _TURN.fullmatch(text)
    if found is None:
        raise NotationError("turn", text=text[:60])
    decisions = tuple(parse_decision(part) for part in found[3].split("; "))
    return TurnText(int(found[1]), int(found[2]), decisions)


def turns_of(records: Iterable[Record]) -> Iterator[tuple[Record, ...]]:
    """Yield the records of a game turn by turn; the last turn may be unfinished."""
    for _, group in groupby(records, key=lambda record: (record.round, record.seat)):
        yield tuple(group)


def format_turns(records: Iterable[Record]) -> Iterator[TurnText]:
    """Yield the turns of a game as text; the last one may be unfinished."""
    return map(TurnText.of, turns_of(records))
