"""The examples with numbers agree with the engine for the same cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import pytest

from monkeypalace.game import Kind, State, Turn
from monkeypalace.game.events import Credited, Delivered
from monkeypalace.locale import LANGUAGES
from monkeypalace.packs import Delivery, standard_pack
from monkeypalace.palace import Colour, Pieces, Spot
from monkeypalace.rulebook import CHAPTERS, Example, WorkedExample, read_book
from monkeypalace.rulebook.worked import OneTimeDelivery, Purchases, RecurringDelivery, TwoSides
from tests.boards import START
from tests.game.tables import NOTHING, choices, played, table

Kept = TypeVar("Kept", bound=WorkedExample | Example)

ILLUSTRATIONS = {
    example.id: example
    for chapter in CHAPTERS
    for section in chapter.walk()
    for example in section.examples
}


def the(kind: type[Kept], id_: str) -> Kept:
    found = ILLUSTRATIONS[id_]
    assert isinstance(found, kind)
    return found


def after_building(**turn: Any) -> State:
    """Return a turn of the standard pack in which a dark green staircase has been built."""
    built = Turn((Spot("b4"), Spot("c4")), Colour.DARK_GREEN, decorated=True)
    return replace(table(START, pack=standard_pack()), turn=replace(built, **turn))


def test_three_arches_and_the_highest_decoration_are_four_credits():
    example = the(Example, "step-3-look")
    before = table(example.position.palace, example.position.hand, pack=standard_pack())
    state, log = played(before, example.staircase)
    assert Credited(arches=3, height=1) in log
    assert state.turn.credits == 4
    assert state.turn.colour is Colour.LIGHT_GREEN
    assert state.palace == example.palace
    # The palace has another decoration of this colour, and it is lower.
    others = [colour for _, _, colour in example.position.palace.decorations()]
    assert Colour.LIGHT_GREEN in others


def test_six_credits_are_spent_in_these_ways_and_no_others():
    example = the(Purchases, "step-4-six")
    shown = [tuple(card.cost for card in chosen) for chosen in example.sets]
    assert shown == [(6,), (5, 1), (4, 2), (3, 2, 1)]
    state = replace(after_building(credits=6), kind=Kind.BUY)
    costs = {pile.id: pile.cost for pile in state.pack.piles}
    legal = [frozenset(choice.split()[1:]) for choice in choices(state) if choice != "buy nothing"]
    assert {piles for piles in legal if sum(costs[pile] for pile in piles) == 6} == {
        frozenset(card.pile for card in chosen) for chosen in example.sets
    }


def test_two_icons_and_a_column_are_taken_in_these_ways_and_no_others():
    example = the(OneTimeDelivery, "step-5-look")
    assert example.delivery == Delivery(icons=2, columns=1)
    state = replace(after_building(new_cards=example.cards), kind=Kind.ONE_TIME_DELIVERY)
    assert state.delivery() == example.delivery
    assert choices(state) == [f"take {way.arches}a {way.bricks}b" for way in example.ways]
    for way in example.ways:
        _, log = played(state, f"take {way.arches}a {way.bricks}b")
        assert log[0] == Delivered(False, way, NOTHING)


def test_nine_icons_can_be_five_arches_and_four_bricks():
    example = the(RecurringDelivery, "step-6-look")
    board, cards = example.board_and_cards
    assert len({card.pile for card in cards}) == 4
    places = [[card.id] for card in cards]
    # A table for four, so that every board has its seat.
    state = table(START, pack=standard_pack(), places=places, players=4, seat=board.seat)
    shown = sum((card.recurring for card in cards), board.delivery)
    assert shown == state.recurring_delivery(board.seat) == Delivery(icons=9)
    waiting, _ = played(state, "pass")
    _, log = played(waiting, "take 5a 4b")
    assert log == [Delivered(True, Pieces(5, 4), NOTHING)]


def test_the_explained_card_has_bananas_and_both_deliveries():
    card = the(TwoSides, "step-4-sides").card
    assert card in standard_pack().cards
    assert card.bananas
    assert card.one_time
    assert card.recurring


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_have_descriptions(language: str):
    described = {
        picture.example.id: picture.lines
        for chapter in read_book(language)
        for passage in chapter.walk()
        for picture in passage.pictures
    }
    assert described["step-4-six"] == ("6 = 6", "5 + 1 = 6", "4 + 2 = 6", "3 + 2 + 1 = 6")
    assert described["step-6-look"][0].endswith(" = 9")
    assert len(described["step-5-look"]) == 3
    assert all(line.strip() == line != "" for lines in described.values() for line in lines)
