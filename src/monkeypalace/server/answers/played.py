"""Played decisions and their events, as sentences and data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from monkeypalace.game import Event, Record, events
from monkeypalace.narration import Narrator
from monkeypalace.notation import format_decision
from monkeypalace.packs import Pack
from monkeypalace.server.schemas.turns import Played, Sentence
from monkeypalace.server.sentences import text

#: Events whose sentences name players. The sentences of other events are the same at every table.
_EVENTS_WITH_NAMES: Final = (
    events.Built,
    events.Passed,
    events.Bought,
    events.BonusTaken,
    events.TrophyTaken,
    events.ColumnTaken,
)


def played_json(
    records: Iterable[Record], names: Sequence[str], pack: Pack, language: str
) -> list[Played]:
    """Return decisions with their events."""
    known = tuple(names)
    return [
        Played(
            round=record.round,
            seat=record.seat,
            decision=format_decision(record.decision),
            happened=[
                _sentence(event, record.seat, known, pack, language) for event in record.events
            ],
        )
        for record in records
    ]


def _sentence(
    event: Event, seat: int, names: tuple[str, ...], pack: Pack, language: str
) -> Sentence:
    """Return an event of a seat's turn as a sentence."""
    # Staircases hardly recur, and hashing one takes longer than writing the sentence.
    if isinstance(event, events.Built):
        return _written(event, seat, names, pack, language)
    if isinstance(event, _EVENTS_WITH_NAMES):
        return _cached(event, seat, names, pack, language)
    return _cached(event, 1, (), pack, language)


def _written(
    event: Event, seat: int, names: tuple[str, ...], pack: Pack, language: str
) -> Sentence:
    def say(id_: str, /, **params: str | int) -> str:
        return text(id_, params, language)

    narrator = Narrator(pack, names, say)
    id_, params = narrator.describe(event, seat)
    sentence = narrator.sentence(id_, params)
    # Clients name players in their own language, so they need the seat of each name. `Played` has
    # the seat of `name`, but not the seat of `loser`.
    if isinstance(event, events.TrophyTaken) and "loser" in params and event.taken_from:
        params = {**params, "loser_seat": event.taken_from}
    return Sentence(id=id_, params=params, text=sentence)


#: Most events occur in many games.
_cached: Final = lru_cache(maxsize=20_000)(_written)
