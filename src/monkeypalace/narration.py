"""Describe events: as text ids with parameters, and as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

from monkeypalace.game import Event, events
from monkeypalace.notation import format_staircase
from monkeypalace.packs import Delivery, Pack
from monkeypalace.palace import Pieces

Params: TypeAlias = dict[str, str | int]


class Say(Protocol):
    """A function that returns the sentence for an id with parameters, in one language."""

    def __call__(self, id_: str, /, **params: str | int) -> str: ...


class Narrator:
    """Describes the events of one game."""

    def __init__(self, pack: Pack, names: Sequence[str], say: Say) -> None:
        self._pack, self._names, self._say = pack, names, say

    def sentence(self, id_: str, params: Params) -> str:
        """Return the text for a result of `describe`; it also names missing pieces, if any."""
        sentence = self._say(id_, **params)
        if "short" in params:
            return f"{sentence} {self._say('event-short', pieces=params['short'])}"
        return sentence

    def describe(self, event: Event, seat: int) -> tuple[str, Params]:
        """Return the text id and the parameters for one event of a seat's turn."""
        name = name_of(seat, self._names, self._say)
        match event:
            case events.Built(staircase):
                return "event-built", {"name": name, "staircase": format_staircase(staircase)}
            case events.Passed():
                return "event-passed", {"name": name}
            case events.Decorated(colour, spot, level, placed):
                id_ = "event-decorated" if placed else "event-not-decorated"
                # The height of the stack including the decoration, as the board shows it.
                return id_, {"colour": str(colour), "spot": spot, "height": level + 1}
            case events.Credited(arches, height):
                return "event-credited", {"credits": arches + height, "height": height}
            case events.Bought(card):
                return "event-bought", {"name": name, "card": card, "worth": self._worth(card)}
            case events.Revealed(pile, None):
                return "event-pile-empty", {"pile": pile}
            case events.Revealed(pile, card):
                assert card is not None
                return "event-revealed", {"pile": pile, "card": card, "worth": self._worth(card)}
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
                return self._trophy(name, seat, str(animal), taken_from)
            case events.AnimalMoved(animal, spot):
                return "event-animal-moved", {"animal": str(animal), "spot": spot}
            case events.ColumnTaken():
                return "event-column", {"name": name}
            case events.EndTriggered():
                return "event-end-triggered", {}
            case events.GameEnded():
                return "event-game-ended", {}

    def _worth(self, id_: str) -> str:
        card = self._pack.card(id_)
        return worth(card.bananas, card.one_time, card.recurring, self._say)

    def _delivered(self, recurring: bool, pieces: Pieces, short: Pieces) -> tuple[str, Params]:
        params: Params = {
            "pieces": in_words(pieces, self._say),
            "arches": pieces.arches,
            "bricks": pieces.bricks,
            "columns": pieces.columns,
        }
        if short != Pieces():
            params["short"] = in_words(short, self._say)
        return "event-recurring" if recurring else "event-one-time", params

    def _trophy(
        self, name: str, seat: int, animal: str, taken_from: int | None
    ) -> tuple[str, Params]:
        params: Params = {"name": name, "animal": animal}
        if taken_from is None:
            return "event-trophy", params
        if taken_from == seat:
            return "event-trophy-kept", params
        return "event-trophy-from", params | {"loser": name_of(taken_from, self._names, self._say)}


def name_of(seat: int, names: Sequence[str], say: Say) -> str:
    """Return a player's name, or the seat's number if the players have no names."""
    return names[seat - 1] if names else say("play-seat", seat=seat)


def seat_names(seats: Sequence[tuple[str | None, str | None]], say: Say) -> tuple[str, ...]:
    """Return the names of seats, each given as the name of a person and the id of a bot.

    A bot that plays for a person has the person's name. If the same bot sits on several seats,
    the seat's number follows its name.
    """
    bots = [bot for name, bot in seats if name is None]

    def name_at(seat: int, name: str | None, bot: str | None) -> str:
        if name is not None:
            return name
        if bot is None:
            return say("play-seat", seat=seat)
        bot_name = say("bot-name", bot=bot)
        return f"{bot_name} {seat}" if bots.count(bot) > 1 else bot_name

    return tuple(name_at(seat, *sitting) for seat, sitting in enumerate(seats, start=1))


def worth(bananas: int, one_time: Delivery, recurring: Delivery, say: Say) -> str:
    """Return the bananas and the deliveries of a card in a few words."""
    parts = [say("cli-bananas", count=bananas)]
    parts += [say("play-worth-once", delivery=delivery(one_time))] if one_time else []
    parts += [say("play-worth-turn", delivery=delivery(recurring))] if recurring else []
    return ", ".join(parts)


def delivery(found: Delivery) -> str:
    """Return a delivery in short form: icons, then columns.

    >>> delivery(Delivery(icons=2, columns=1)), delivery(Delivery(columns=1)), delivery(Delivery())
    ('2+1c', '1c', '-')
    """
    parts = [str(found.icons)] if found.icons else []
    parts += [f"{found.columns}c"] if found.columns else []
    return "+".join(parts) or "-"


def in_words(pieces: Pieces, say: Say) -> str:
    """Return building bricks as part of a sentence, such as "2 arches and 1 column"."""
    return counted(
        (("arches", pieces.arches), ("bricks", pieces.bricks), ("columns", pieces.columns)), say
    )


def counted(counts: Iterable[tuple[str, int]], say: Say) -> str:
    """Return counts as part of a sentence, leaving out zeros."""
    found = [say(f"cli-{kind}", count=count) for kind, count in counts if count]
    return listed(found, say) if found else say("cli-nothing")


def listed(items: Sequence[str], say: Say) -> str:
    """Return items as part of a sentence, such as "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return say("cli-and", first=", ".join(items[:-1]), last=items[-1])
