"""The printed rulebooks: what each edition changes, and what it leaves unchanged."""

from __future__ import annotations

import pytest

from monkeypalace.errors import OptionsError
from monkeypalace.game import EDITIONS, ButterflyRule, Edition, EndRule, Kind, Options
from monkeypalace.packs import Delivery
from monkeypalace.palace import Colour, Pieces
from tests.boards import START, TALL_GOLD
from tests.game.tables import after, choices, happened, nonsense, pack, table

#: Editions in which the butterfly looks at its own colour only (R-10).
BY_COLOUR = {Edition.FR, Edition.NL}

#: Editions in which the game ends only if no mixture of pieces fills the delivery (R-12).
BY_TOTAL = {Edition.IT}

#: Editions in which new cards share a place (R-17).
STACKED = {Edition.PT_BR}

FULL = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]


def test_there_is_an_edition_for_every_rulebook():
    assert list(EDITIONS) == list(Edition) == ["en", "fr", "nl", "it", "pt-BR"]


def test_an_edition_sets_exactly_the_options_in_which_the_books_differ():
    for preset in EDITIONS.values():
        assert list(preset) == ["butterfly_rule", "end_rule", "stack_new_cards"]
    for name in EDITIONS[Edition.EN]:
        assert len({preset[name] for preset in EDITIONS.values()}) > 1


def test_the_english_edition_is_the_standard_game():
    assert Options.from_edition("en") == Options()


@pytest.mark.parametrize("edition", Edition)
def test_every_option_can_be_changed_by_itself(edition):
    options = Options.from_edition(
        edition,
        map=3,
        frog=True,
        butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR,
        end_rule=EndRule.TOTAL,
        stack_new_cards=True,
    )
    assert options.editions() == ()
    assert options == Options(
        map=3,
        frog=True,
        butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR,
        end_rule=EndRule.TOTAL,
        stack_new_cards=True,
    )
    # Other options do not change the edition.
    assert edition in Options.from_edition(edition, map=2, ties_earn_credit=True).editions()


def test_the_french_and_the_dutch_book_have_the_same_options():
    assert Options.from_edition("fr").editions() == (Edition.FR, Edition.NL)
    for edition in (Edition.EN, Edition.IT, Edition.PT_BR):
        assert Options.from_edition(edition).editions() == (edition,)


@pytest.mark.parametrize("value", nonsense())
def test_an_unknown_edition_is_refused(value):
    with pytest.raises(OptionsError) as caught:
        Options.from_edition(value)
    assert caught.value.code == "edition-unknown"
    assert caught.value.params["choices"] == "en, fr, nl, it, pt-BR"


@pytest.mark.parametrize("edition", Edition)
def test_the_butterfly_of_an_edition(edition):
    options = Options.from_edition(edition, butterfly=True)
    state = table(TALL_GOLD, Pieces(2, 9, 0), options=options)
    now = after(state, "b4 E E")
    assert now.turn.colour is Colour.LIGHT_GREEN
    log = happened(now, "buy nothing", "take 2a 0b")
    moved = [event for event in log if type(event).__name__ == "AnimalMoved"]
    assert bool(moved) == (edition in BY_COLOUR)


@pytest.mark.parametrize("edition", Edition)
def test_the_end_of_an_edition(edition):
    options = Options.from_edition(edition)
    state = table(START, pack=pack(board=Delivery(5)), tray=Pieces(3, 9, 0), options=options)
    state = after(state, "pass")
    assert ("take 5a 0b +2" in choices(state)) == (edition not in BY_TOTAL)
    if edition not in BY_TOTAL:
        assert after(state, "take 5a 0b +2").last_round
    assert not after(state, "take 3a 2b").last_round


@pytest.mark.parametrize("edition", Edition)
def test_the_new_cards_of_an_edition(edition):
    options = Options.from_edition(edition)
    state = table(START, Pieces(arches=2), places=FULL, options=options)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 1-1 on 2")
    if edition in STACKED:
        assert state.kind is Kind.RECURRING_DELIVERY
        assert [card.id for card in state.player.places[1]] == ["3l-2", "1-1", "2-1"]
    else:
        assert choices(state) == [f"card 2-1 on {place}" for place in (1, 2, 3, 4)]
