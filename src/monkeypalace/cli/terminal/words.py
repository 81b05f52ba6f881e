"""Narrate events as paragraphs on the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from monkeypalace import narration
from monkeypalace.cli.terminal.cells import wrap
from monkeypalace.game import Event, Record


class TerminalNarrator(narration.Narrator):
    """Narrates the events of one game."""

    def tell(self, records: Iterable[Record], indent: str = "") -> str:
        """Return the events of some decisions as a paragraph; empty if there is nothing to say."""
        sentences = [
            self.tell_event(event, record.seat) for record in records for event in record.events
        ]
        return "\n".join(wrap(" ".join(filter(None, sentences)), indent, indent))

    def tell_event(self, event: Event, seat: int) -> str:
        """Return one event of a seat's turn as a sentence."""
        return self.sentence(*self.describe(event, seat))
