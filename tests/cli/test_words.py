"""Events as sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from monkeypalace.building import Staircase
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.words import TerminalNarrator
from monkeypalace.game import Event, Record, TakeFrog, events
from monkeypalace.narration import in_words
from monkeypalace.notation import parse_staircase
from monkeypalace.packs import standard_pack
from monkeypalace.palace import Animal, Colour, Pieces, Spot

SAY = Speech("en")
NARRATOR = TerminalNarrator(standard_pack(), ["Ann", "Ben"], SAY)
D4 = Spot("d4")
STAIRCASE: Staircase = parse_staircase("d3 bN E")

SENTENCES: list[tuple[Event, str]] = [
    (events.Built(STAIRCASE), "Ben builds d3 bN E."),
    (events.Passed(), "Ben cannot build."),
    (events.Decorated(Colour.GOLD, D4, 2, True), "A gold decoration on d4, 3 high."),
    (
        events.Decorated(Colour.LIGHT_GREEN, D4, 2, False),
        "No light green decoration is left for d4.",
    ),
    (events.Credited(1, 0), "1 Monkey Credit."),
    (events.Credited(3, 1), "4 Monkey Credits, one of them for the height."),
    (events.Revealed("3l", None), "Pile 3l is used up."),
    (
        events.Delivered(True, Pieces(2, 0, 1), Pieces()),
        "Recurring Delivery: 2 arches and 1 column.",
    ),
    (
        events.Delivered(False, Pieces(), Pieces(1)),
        "One-time Delivery: nothing. The tray lacked 1 arch.",
    ),
    (events.CardPlaced("3l-2", 4, None), "Card 3l-2 goes on place 4 of the board."),
    (events.CardPlaced("3l-2", 4, "1-1"), "Card 3l-2 goes on place 4 of the board and covers 1-1."),
    (events.BonusTaken(), "Ben takes a Bonus Card for a high pillar."),
    (
        events.TrophyTaken(Animal.FROG, None),
        "Ben takes the Trophy Card of the frog.",
    ),
    (
        events.TrophyTaken(Animal.MONKEY, 1),
        "Ben takes the Trophy Card of the monkey from Ann.",
    ),
    (
        events.TrophyTaken(Animal.MONKEY, 2),
        "Ben keeps the Trophy Card of the monkey.",
    ),
    (events.AnimalMoved(Animal.BUTTERFLY, D4), "The butterfly sits down on d4."),
    (events.ColumnTaken(), "Ben also takes a column."),
    (events.EndTriggered(), "The tray is running out: this round is the last."),
    (events.GameEnded(), "The game is over."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_sentences(event, sentence):
    assert NARRATOR.tell_event(event, 2) == sentence


def test_sentences_about_cards_say_what_they_are_worth():
    card = standard_pack().card("3l-2")
    for event in (events.Bought("3l-2"), events.Revealed("3l", "3l-2")):
        sentence = NARRATOR.tell_event(event, 1)
        assert "3l-2 (" in sentence
        assert f"{card.bananas} banana" in sentence


def test_every_event_has_a_sentence():
    told = {type(event) for event, _ in SENTENCES} | {events.Bought}
    assert told == set(get_args(Event))


def test_players_without_names_are_called_by_their_seats():
    assert (
        TerminalNarrator(standard_pack(), (), SAY).tell_event(events.Passed(), 3)
        == "Seat 3 cannot build."
    )


def test_a_paragraph_fits_the_terminal():
    log = tuple(event for event, _ in SENTENCES)
    told = NARRATOR.tell([Record(1, 1, 2, TakeFrog(True), log)], indent="  ")
    assert all(line.startswith("  ") and len(line) < 80 for line in told.splitlines())
    assert NARRATOR.tell([Record(1, 1, 2, TakeFrog(False), ())]) == ""


def test_pieces_in_words():
    assert in_words(Pieces(), SAY) == "nothing"
    assert in_words(Pieces(1, 2, 3), SAY) == "1 arch, 2 bricks and 3 columns"
