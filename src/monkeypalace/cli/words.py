"""What happened, in words: every event of a game as a sentence."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from monkeypalace.cli.cells import wrap
from monkeypalace.cli.speech import Speech
from monkeypalace.cli.table import name_of, worth
from monkeypalace.game import Event, Record, events
from monkeypalace.notation import format_staircase
from monkeypalace.packs import Pack
from monkeypalace.palace import Pieces


class Narrator:
    """Tells the events of one game."""

    def __init__(self, pack: Pack, names: Sequence[str], say: Speech) -> None:
        self._pack = pack
        self._names = names
        self._say = say

    def tell(self, records: Iterable[Record], indent: str = "") -> str:
        """The events of some decisions as a paragraph; empty if nothing is worth a word."""
        sentences = [
            sentence
            for record in records
            for event in record.events
            for sentence in (self.sentence(event, record.seat),)
            if sentence
        ]
        return "\n".join(wrap(" ".join(sentences), indent, indent))

    def sentence(self, event: Event, seat: int) -> str:
        """One event of a seat's turn as a sentence."""
        say = self._say
        name = name_of(seat, self._names, say)
        match event:
            case events.Built(staircase):
                return say("event-built", name=name, staircase=format_staircase(staircase))
            case events.Passed():
                return say("event-passed", name=name)
            case events.Decorated(colour, spot, level, placed):
                id_ = "event-decorated" if placed else "event-not-decorated"
                # As high as the stack is now, which is what the board shows.
                return say(id_, colour=colour, spot=spot, height=level + 1)
            case events.Credited(arches, height):
                return say("event-credited", credits=arches + height, height=height)
            case events.Bought(card):
                return say("event-bought", name=name, card=card, worth=self._worth(card))
            case events.Revealed(pile, card):
                if card is None:
                    return say("event-pile-empty", pile=pile)
                return say("event-revealed", pile=pile, card=card, worth=self._worth(card))
            case events.Delivered(recurring, pieces, short):
                return self._delivered(recurring, pieces, short)
            case events.CardPlaced(card, place, covered):
                if covered is None:
                    return say("event-card-placed", card=card, place=place)
                return say("event-card-covers", card=card, place=place, covered=covered)
            case events.BonusTaken():
                return say("event-bonus", name=name)
            case events.TrophyTaken(animal, taken_from):
                return self._trophy(name, seat, str(animal), taken_from)
            case events.AnimalMoved(animal, spot):
                return say("event-animal-moved", animal=str(animal), spot=spot)
            case events.ColumnTaken():
                return say("event-column", name=name)
            case events.EndTriggered():
                return say("event-end-triggered")
            case events.GameEnded():
                return say("event-game-ended")

    def _worth(self, id_: str) -> str:
        card = self._pack.card(id_)
        return worth(card.bananas, card.one_time, card.recurring, self._say)

    def _delivered(self, recurring: bool, pieces: Pieces, short: Pieces) -> str:
        say = self._say
        id_ = "event-recurring" if recurring else "event-one-time"
        sentence = say(id_, pieces=in_words(pieces, say))
        if short == Pieces():
            return sentence
        return f"{sentence} {say('event-short', pieces=in_words(short, say))}"

    def _trophy(self, name: str, seat: int, animal: str, taken_from: int | None) -> str:
        say = self._say
        if taken_from is None:
            return say("event-trophy", name=name, animal=animal)
        if taken_from == seat:
            return say("event-trophy-kept", name=name, animal=animal)
        loser = name_of(taken_from, self._names, say)
        return say("event-trophy-from", name=name, animal=animal, loser=loser)


def in_words(pieces: Pieces, say: Speech) -> str:
    """Building bricks as words of a sentence."""
    return say.counted(
        (("arches", pieces.arches), ("bricks", pieces.bricks), ("columns", pieces.columns))
    )
