"""Played decisions and their events, as sentences and data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from monkeypalace import locale
from monkeypalace.game import Event, Record, events
from monkeypalace.narration import Narrator
from monkeypalace.notation import format_decision
from monkeypalace.packs import Pack


def text(id_: str, params: Mapping[str, str | int], language: str) -> str:
    """Return `locale.text`, cached: formatting is slow, and most sentences of a game recur."""
    return _remembered(id_, tuple(params.items()), language)


@lru_cache(maxsize=20_000)
def _remembered(id_: str, params: tuple[tuple[str, str | int], ...], language: str) -> str:
    return locale.text(id_, dict(params), language)


def played_json(
    records: Iterable[Record], names: Sequence[str], pack: Pack, language: str
) -> list[dict[str, Any]]:
    """Return decisions with their events, as `Played`."""

    def say(id_: str, /, **params: str | int) -> str:
        return text(id_, params, language)

    narrator = Narrator(pack, names, say)

    def happened(event: Event, seat: int) -> dict[str, Any]:
        id_, params = narrator.told(event, seat)
        sentence = narrator.sentence(id_, params)
        # Clients name players in their own language, by seat; `Played` has the seat of `name`.
        if isinstance(event, events.TrophyTaken) and "loser" in params and event.taken_from:
            params = {**params, "loser_seat": event.taken_from}
        return {"id": id_, "params": params, "text": sentence}

    return [
        {
            "round": record.round,
            "seat": record.seat,
            "decision": format_decision(record.decision),
            "happened": [happened(event, record.seat) for event in record.events],
        }
        for record in records
    ]
