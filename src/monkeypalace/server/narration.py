"""What happened, as ids with values and as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from monkeypalace import locale
from monkeypalace.game import Event, Record, events
from monkeypalace.gamefile import format_decision
from monkeypalace.notation import format_staircase
from monkeypalace.packs import Delivery, Pack
from monkeypalace.palace import Pieces
from monkeypalace.server.desk import Desk, Entry
from monkeypalace.server.times import iso


def text(id_: str, params: Mapping[str, str | int], language: str) -> str:
    """As `locale.text`, which takes long; most sentences of a game are said again and again."""
    return _remembered(id_, tuple(params.items()), language)


@lru_cache(maxsize=20_000)
def _remembered(id_: str, params: tuple[tuple[str, str | int], ...], language: str) -> str:
    return locale.text(id_, dict(params), language)


def entry_json(desk: Desk, entry: Entry, language: str | None = None) -> dict[str, Any]:
    """An event of the table as a `LogEntry`."""
    return _told(desk, entry, language or desk.language)


@lru_cache(maxsize=200)
def _told(desk: Desk, entry: Entry, language: str) -> dict[str, Any]:
    """The player who has played and all who look on get the same: written once for them."""
    event = entry.event
    played = played_json(entry.records, desk.names, desk.pack, language)
    if played:
        sentence = " ".join(each["text"] for record in played for each in record["happened"])
    else:
        name = desk.names[entry.seat - 1] if entry.seat is not None else ""
        params = {"name": name, "reason": str(event.data.get("reason", "none"))}
        sentence = text(f"server-event-{event.type}", params, language)
    return {
        "number": event.number,
        "at": iso(event.at),
        "type": event.type,
        "seat": entry.seat,
        "by_bot": bool(event.data.get("by_bot", False)),
        "text": sentence,
        "played": played,
        "table": event.data.get("table"),
    }


def played_json(
    records: Iterable[Record], names: Sequence[str], pack: Pack, language: str
) -> list[dict[str, Any]]:
    """Decisions with what came of them, as `Played`."""
    narrator = _Narrator(names, pack, language)
    return [
        {
            "round": record.round,
            "seat": record.seat,
            "decision": format_decision(record.decision),
            "happened": [narrator.sentence(event, record.seat) for event in record.events],
        }
        for record in records
    ]


class _Narrator:
    def __init__(self, names: Sequence[str], pack: Pack, language: str) -> None:
        self._names, self._pack, self._language = names, pack, language

    def sentence(self, event: Event, seat: int) -> dict[str, Any]:
        id_, params = self._told(event, seat)
        return {"id": id_, "params": params, "text": self._text(id_, params)}

    def _text(self, id_: str, params: dict[str, str | int]) -> str:
        sentence = text(id_, params, self._language)
        if params.get("short"):
            return f"{sentence} {text('event-short', {'pieces': params['short']}, self._language)}"
        return sentence

    def _told(self, event: Event, seat: int) -> tuple[str, dict[str, str | int]]:
        name = self._names[seat - 1]
        match event:
            case events.Built(staircase):
                return "event-built", {"name": name, "staircase": format_staircase(staircase)}
            case events.Passed():
                return "event-passed", {"name": name}
            case events.Decorated(colour, spot, level, placed):
                id_ = "event-decorated" if placed else "event-not-decorated"
                # As high as the stack is then.
                return id_, {"colour": str(colour), "spot": spot, "height": level + 1}
            case events.Credited(arches, height):
                return "event-credited", {"credits": arches + height, "height": height}
            case events.Bought(card):
                return "event-bought", {"name": name, "card": card, "worth": self._worth(card)}
            case events.Revealed(pile, None):
                return "event-pile-empty", {"pile": pile}
            case events.Revealed(pile, card):
                assert card is not None
                worth = self._worth(card)
                return "event-revealed", {"pile": pile, "card": card, "worth": worth}
            case events.Delivered(recurring, pieces, short):
                return self._delivered(recurring, pieces, short)
            case events.CardPlaced(card, place, None):
                return "event-card-placed", {"card": card, "place": place}
            case events.CardPlaced(card, place, covered):
                assert covered is not None
                return "event-card-covers", {"card": card, "place": place, "covered": covered}
            case events.BonusTaken():
                return "event-bonus", {"name": name}
            case events.TrophyTaken(animal, taken_from):
                return self._trophy(str(animal), seat, taken_from)
            case events.AnimalMoved(animal, spot):
                return "event-animal-moved", {"animal": str(animal), "spot": spot}
            case events.ColumnTaken():
                return "event-column", {"name": name}
            case events.EndTriggered():
                return "event-end-triggered", {}
            case events.GameEnded():
                return "event-game-ended", {}

    def _delivered(
        self, recurring: bool, pieces: Pieces, short: Pieces
    ) -> tuple[str, dict[str, str | int]]:
        params: dict[str, str | int] = {
            "pieces": self._counted(pieces),
            "arches": pieces.arches,
            "bricks": pieces.bricks,
            "columns": pieces.columns,
        }
        if short != Pieces():
            params["short"] = self._counted(short)
        return "event-recurring" if recurring else "event-one-time", params

    def _trophy(
        self, animal: str, seat: int, taken_from: int | None
    ) -> tuple[str, dict[str, str | int]]:
        params: dict[str, str | int] = {"name": self._names[seat - 1], "animal": animal}
        if taken_from is None:
            return "event-trophy", params
        if taken_from == seat:
            return "event-trophy-kept", params
        return "event-trophy-from", params | {"loser": self._names[taken_from - 1]}

    def _counted(self, pieces: Pieces) -> str:
        """Building bricks as words: 2 arches and 1 column."""
        counts = {"arches": pieces.arches, "bricks": pieces.bricks, "columns": pieces.columns}
        words = [
            text(f"cli-{kind}", {"count": count}, self._language)
            for kind, count in counts.items()
            if count
        ]
        if not words:
            return text("cli-nothing", {}, self._language)
        *first, last = words
        if not first:
            return last
        return text("cli-and", {"first": ", ".join(first), "last": last}, self._language)

    def _worth(self, id_: str) -> str:
        card = self._pack.card(id_)
        parts = [text("cli-bananas", {"count": card.bananas}, self._language)]
        for when, delivery in (("once", card.one_time), ("turn", card.recurring)):
            if delivery:
                params = {"delivery": _in_short(delivery)}
                parts.append(text(f"play-worth-{when}", params, self._language))
        return ", ".join(parts)


def _in_short(delivery: Delivery) -> str:
    parts = [str(delivery.icons)] if delivery.icons else []
    parts += [f"{delivery.columns}c"] if delivery.columns else []
    return "+".join(parts)
