"""The rulings R-4 to R-24 of `docs/rulings.md`, each with what it allows and what it does not.

R-1, R-2, R-3 and R-8 are about building: `tests/building/test_rules.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monkeypalace.errors import PositionError
from monkeypalace.game import (
    ButterflyRule,
    EndRule,
    Game,
    Kind,
    Options,
    PileOrder,
    State,
    Turn,
)
from monkeypalace.game.events import (
    AnimalMoved,
    BonusTaken,
    CardPlaced,
    ColumnTaken,
    Credited,
    Decorated,
    Delivered,
    EndTriggered,
    Event,
    TrophyTaken,
)
from monkeypalace.game.steps import step_8_monkey
from monkeypalace.notation import Position, format_position, parse_position
from monkeypalace.packs import Delivery, standard_pack
from monkeypalace.palace import BOX, Animal, Colour, Direction, Palace, Pieces, Spot
from monkeypalace.search import LegalStaircases, staircases
from tests.boards import START, board
from tests.game.tables import (
    NOTHING,
    after,
    choices,
    happened,
    pack,
    played,
    refused,
    table,
    turn_is_over,
)
from tests.random_games import check_state

HAND = Pieces(arches=3, bricks=6, columns=2)


def credited(palace: Palace, staircase: str, **changes: Any) -> Credited:
    """Return the credits of a staircase."""
    [found] = [
        event
        for event in happened(table(palace, HAND, **changes), staircase)
        if isinstance(event, Credited)
    ]
    return found


def animals_moved(log: list[Event]) -> list[str]:
    return [f"{event.animal} {event.spot}" for event in log if isinstance(event, AnimalMoved)]


# who can build must build


def test_r4_a_player_who_can_build_must_build():
    state = table(START, Pieces(arches=2))
    assert refused(state, "pass").code == "must-build"
    assert "pass" not in choices(state)


def test_r4_a_player_who_cannot_build_passes():
    # An arch without supports lies on the ground, and every spot of the palace is higher.
    state = table(START, Pieces(arches=1))
    assert choices(state) == ["pass"]
    assert turn_is_over(state, after(state, "pass", "take 2a 0b"))


# no decoration of the colour left

NO_LIGHT_GREEN = {Colour.LIGHT_GREEN: 0}


def test_r5_without_a_decoration_nothing_is_placed_and_height_earns_nothing():
    state, log = played(table(START, HAND, decorations=NO_LIGHT_GREEN), "b4 E E")
    assert Decorated(Colour.LIGHT_GREEN, Spot("d4"), 2, placed=False) in log
    assert Credited(arches=2, height=0) in log
    # The arch end on d4 stays open.
    assert state.palace.height(Spot("d4")) == 2
    assert state.decorations_left(Colour.LIGHT_GREEN) == 0


def test_r5_the_colour_still_decides_the_cards():
    state = after(
        table(START, HAND, decorations=NO_LIGHT_GREEN),
        "b4 E E Nbb",
    )
    assert "buy 3l" in choices(state)
    assert refused(state, "buy 3g").code == "buy-other-colour"


def test_r5_the_last_decoration_is_placed_as_usual():
    state, log = played(table(START, HAND, decorations={Colour.LIGHT_GREEN: 1}), "b4 E E")
    assert Decorated(Colour.LIGHT_GREEN, Spot("d4"), 2, placed=True) in log
    assert Credited(arches=2, height=1) in log
    assert state.decorations_left(Colour.LIGHT_GREEN) == 0


def test_r5_without_a_gold_decoration_the_monkey_stays():
    state = table(START, HAND, decorations={Colour.GOLD: 0})
    now, log = played(state, "e5 bbS", "buy nothing", "take 2a 0b")
    assert turn_is_over(state, now)
    assert not any(isinstance(event, TrophyTaken) for event in log)


def test_r5_without_a_decoration_the_butterfly_stays():
    options = Options(butterfly=True)
    state = table(START, HAND, options=options, decorations={Colour.DARK_GREEN: 0})
    now = after(state, "c4 bE Nbb", "buy nothing", "take 2a 0b")
    assert now.trophy_holder(Animal.BUTTERFLY) is None


# the highest of its colour

#: From gold ground to d4; its decoration is at level 2, as is that of the starting staircase.
GOLD_TIE = "e5 W S"


def test_r6_higher_than_every_other_of_the_colour():
    # The new gold decoration is at level 3.
    assert credited(START, "e5 bbS") == Credited(arches=1, height=1)


def test_r6_as_high_as_the_starting_staircase_is_not_higher():
    assert credited(START, GOLD_TIE) == Credited(arches=2, height=0)


def test_r6_option_ties_earn_the_credit():
    options = Options(ties_earn_credit=True)
    assert credited(START, GOLD_TIE, options=options) == Credited(arches=2, height=1)


def test_r6_option_ties_lower_ones_still_earn_nothing():
    palace = board(
        """
            d    e     f     g    h
        4   Ae   AwAe  bAwG  .    .
        3   .    .     .     .    .
        2   .    .     .     Ae   AwbbG
        """
    )
    assert credited(palace, GOLD_TIE, options=Options(ties_earn_credit=True)).height == 0


# the order of the piles


def test_r7_every_pile_is_shuffled_by_the_seed():
    one, other = Game(seed=1), Game(seed=2)
    assert one.state.piles != other.state.piles
    for pile, cards in zip(one.pack.piles, one.state.piles, strict=True):
        # Cards stay in their pile; only the order changes.
        assert sorted(card.id for card in cards) == sorted(card.id for card in pile.cards)
    # Each pile is shuffled separately: the piles of one size have different orders.
    orders = {
        tuple(card.id.split("-")[1] for card in cards)
        for cards in one.state.piles
        if len(cards) == 5
    }
    assert len(orders) > 1


def test_r7_option_sorted_the_lowest_bananas_lie_on_top():
    # The pack's own order is not sorted here.
    usual = pack({"1-1": {"bananas": 9}})
    state = Game(pack=usual, seed=1, options=Options(piles=PileOrder.SORTED)).state
    for cards in state.piles:
        bananas = [card.bananas for card in cards]
        assert bananas == sorted(bananas)
    assert state.piles[0][-1].id == "1-1"


def test_r7_shuffled_is_not_sorted():
    piles = [
        [card.bananas for card in cards]
        for seed in range(5)
        for cards in Game(seed=seed).state.piles
    ]
    assert any(bananas != sorted(bananas) for bananas in piles)
    assert Options().piles is PileOrder.SHUFFLED


# a knob under an animal


@pytest.mark.parametrize("animal", ["monkey", "frog"])
def test_r9_a_knob_under_an_animal_is_closed_for_everyone(animal):
    picture = """
            d      e     f
        4   Ae{}   AwAe  bAwG
        """
    closed, free = board(picture.format("+" + animal)), board(picture.format(""))
    for holder in (1, 2):
        state = table(closed, Pieces(arches=2), trophies={Animal(animal): holder})
        [cause] = refused(state, "b4 E E").causes
        assert cause.code == "d-animal"
    assert "b4 E E" in choices(table(free, Pieces(arches=2)))


def test_r9_an_animal_does_not_sit_on_another():
    palace = board(
        """
            d       e     f
        4   Ae+frog AwAe  bAwG
        """
    )
    options = Options(frog=True)
    state = table(palace, HAND, options=options, trophies={Animal.FROG: 1})
    now, log = played(state, "e5 bbS", "buy nothing", "take 2a 0b")
    # d4 is closed, so e5 is the only open arch end.
    assert animals_moved(log) == ["monkey e5"]
    assert turn_is_over(state, now)


def test_r9_no_open_knob_moves_the_card_only():
    """In a game the new staircase always has an open end; the rule does not rely on it."""
    palace = board(
        """
            d    e     f
        4   AeL  AwAeL bAwG
        """
    )
    turn = Turn((Spot("d4"), Spot("e4")), Colour.GOLD, decorated=True)
    state = table(palace, trophies={Animal.MONKEY: 2}, turn=turn)
    log: list[Event] = []
    now = step_8_monkey(state, log)
    assert log == [TrophyTaken(Animal.MONKEY, 2)]
    assert now.trophy_holder(Animal.MONKEY) == 1
    assert Animal.MONKEY not in now.palace.animals


# which decoration the butterfly comes to

OF_ALL = Options(butterfly=True)
OF_ITS_COLOUR = Options(butterfly=True, butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR)


def butterfly_spot(palace: Palace, options: Options, staircase: str) -> Spot | None:
    state = table(palace, HAND, options=options)
    now = after(state, staircase, "buy nothing", "take 2a 0b")
    assert turn_is_over(state, now)
    return now.palace.animals.get(Animal.BUTTERFLY)


def test_r10_the_tallest_of_all_colours_is_the_default():
    assert Options().butterfly_rule is ButterflyRule.TALLEST_OF_ALL
    assert butterfly_spot(START, OF_ALL, "c4 bE Nbb") == "d5"


def test_r10_the_tallest_of_its_colour_alone_is_not_enough():
    # The only light green one, but the gold one is as high.
    assert butterfly_spot(START, OF_ALL, "b4 E E") is None


def test_r10_option_the_tallest_of_its_own_colour():
    assert butterfly_spot(START, OF_ITS_COLOUR, "b4 E E") == "d4"


def test_r10_option_not_below_one_of_its_own_colour():
    palace = board(
        """
            d    e     f     g    h
        4   Ae   AwAe  bAwG  .    .
        3   .    .     .     .    .
        2   .    .     .     Ae   AwbbL
        """
    )
    assert butterfly_spot(palace, OF_ITS_COLOUR, "b4 E E") is None


@pytest.mark.parametrize("rule", list(ButterflyRule))
def test_r10_ties_do_not_count(rule):
    palace = board(
        """
            d    e     f     g    h
        4   Ae   AwAe  bAwG  .    .
        3   .    .     .     .    .
        2   .    .     .     Ae   AwbL
        """
    )
    # The new light green decoration is at level 2, as is the one on h2.
    assert butterfly_spot(palace, Options(butterfly=True, butterfly_rule=rule), "b4 E E") is None


@pytest.mark.parametrize("rule", list(ButterflyRule))
def test_r10_ties_do_not_count_even_if_they_earn_credit(rule):
    palace = board(
        """
            d    e     f     g    h
        4   Ae   AwAe  bAwG  .    .
        3   .    .     .     .    .
        2   .    .     .     Ae   AwbL
        """
    )
    options = Options(butterfly=True, butterfly_rule=rule, ties_earn_credit=True)
    assert credited(palace, "b4 E E", options=options).height == 1
    assert butterfly_spot(palace, options, "b4 E E") is None


# the two moments of the frog

FROG = Options(frog=True)


def test_r11_before_building_the_column_can_be_used_at_once():
    # One arch alone reaches nothing; with the column it reaches the top of the starting staircase.
    state = table(START, Pieces(arches=1), options=FROG, trophies={Animal.FROG: 2})
    assert state.kind is Kind.FROG_BEFORE_BUILDING
    now, log = played(state, "frog")
    assert log == [TrophyTaken(Animal.FROG, 2), ColumnTaken()]
    assert now.player.hand == Pieces(arches=1, columns=1)
    assert now.tray == state.tray - Pieces(columns=1)
    assert now.kind is Kind.BUILD
    assert "g4 cW" in choices(now)
    check_state(now)


def test_r11_before_building_the_frog_may_be_left():
    state = table(START, Pieces(arches=1), options=FROG)
    now = after(state, "no frog")
    assert choices(now) == ["pass"]


def test_r11_before_building_only_if_a_staircase_can_then_be_built():
    # Without an arch no column helps.
    state = table(START, Pieces(bricks=5), options=FROG)
    assert not LegalStaircases(START, Pieces(bricks=5, columns=1))
    assert state.kind is Kind.BUILD
    assert choices(state) == ["pass"]


def test_r11_before_building_also_if_one_can_build_anyway():
    assert table(START, Pieces(arches=2), options=FROG).kind is Kind.FROG_BEFORE_BUILDING


def test_r11_after_the_frog_one_must_build():
    state = after(table(START, Pieces(arches=1), options=FROG), "frog")
    assert refused(state, "pass").code == "must-build"


def test_r11_in_step_8_the_column_is_for_later():
    state = table(START, Pieces(arches=2), options=FROG)
    state = after(state, "no frog", "b4 E E", "buy nothing", "take 2a 0b")
    assert state.kind is Kind.FROG
    now = after(state, "frog")
    assert now.seat == 2
    assert now.players[0].hand == Pieces(arches=2, columns=1)


def test_r11_one_frog_a_turn():
    state = table(START, Pieces(arches=2), options=FROG)
    now, log = played(state, "frog", "b4 E E", "buy nothing", "take 2a 0b")
    assert turn_is_over(state, now)
    assert log.count(ColumnTaken()) == 1
    assert animals_moved(log) == ["frog b4"]


def test_r11_not_for_the_holder():
    state = table(START, Pieces(arches=2), options=FROG, trophies={Animal.FROG: 1})
    assert state.kind is Kind.BUILD
    assert turn_is_over(state, after(state, "b4 E E", "buy nothing", "take 2a 0b"))


def test_r11_not_when_the_tray_has_no_column():
    state = table(START, Pieces(arches=2), options=FROG, tray=Pieces(9, 9, 0))
    assert state.kind is Kind.BUILD
    now = after(state, "b4 E E", "buy nothing", "take 2a 0b")
    assert turn_is_over(state, now)
    # An empty stock of columns is not by itself a delivery that the tray cannot meet.
    assert not now.last_round


def test_r11_not_in_step_8_when_the_delivery_took_the_last_column():
    cards = pack({"5d-2": {"recurring": Delivery(icons=1, columns=1)}})
    state = table(
        START, Pieces(arches=2), options=FROG, pack=cards, places=[["5d-2"]], tray=Pieces(9, 9, 1)
    )
    now, log = played(state, "no frog", "b4 E E", "buy nothing", "take 3a 0b")
    assert Delivered(True, Pieces(arches=3, columns=1), NOTHING) in log
    assert turn_is_over(state, now)


def test_r11_the_frog_sits_on_the_lowest_step():
    # b4 is 1 high, c4 2 high, d4 is covered by the decoration.
    state = table(START, Pieces(arches=2), options=FROG)
    log = happened(state, "frog", "b4 E E", "buy nothing", "take 2a 0b")
    assert animals_moved(log) == ["frog b4"]


def test_r11_the_frog_takes_the_next_step_if_the_monkey_sits_on_the_lowest():
    state = table(START, Pieces(arches=2), options=FROG)
    log = happened(state, "frog", GOLD_TIE, "buy nothing", "take 2a 0b", "monkey e5")
    assert animals_moved(log) == ["monkey e5", "frog d5"]


def test_r11_equally_low_knobs_are_the_players_choice():
    # Without a decoration on its end an arch has two open ends.
    state = table(START, HAND, options=FROG, decorations={Colour.DARK_GREEN: 0})
    state = after(state, "frog", "c4 bE", "buy nothing", "take 2a 0b")
    assert state.kind is Kind.FROG_KNOB
    assert choices(state) == ["frog c4", "frog d4"]
    error = refused(state, "frog e4")
    assert (error.code, error.params) == ("frog-knob", {"spot": "e4", "spots": "c4, d4"})
    assert animals_moved(happened(state, "frog d4")) == ["frog d4"]


def test_r11_a_knob_that_a_spiral_passes_twice_is_one_knob():
    # Nearly twice round c4, d4, d5, c5: the lowest open end is c4, which was the start as well.
    state = table(START, Pieces(arches=7, bricks=11, columns=1), options=FROG)
    spiral = "c4 bE Nbb Wc Sbb Ebb Nbb Wbb"
    log = happened(state, "frog", spiral, "buy nothing", "take 2a 0b")
    assert animals_moved(log) == ["frog c4"]


# a delivery that the tray cannot meet


def delivery(tray: Pieces, icons: int, columns: int = 0, **changes: Any) -> State:
    """Return a recurring delivery of `icons` and `columns` from this tray."""
    cards = pack(board=Delivery(icons, columns))
    state = table(START, pack=cards, tray=tray, **changes)
    return after(state, "pass")


def test_r12_exactly_enough_does_not_trigger_the_end():
    now, log = played(delivery(Pieces(3, 2, 0), icons=5), "take 3a 2b")
    assert log == [Delivered(True, Pieces(3, 2), NOTHING)]
    assert not now.last_round
    assert now.tray == NOTHING


def test_r12_naming_more_than_the_tray_has_triggers_the_end():
    now, log = played(delivery(Pieces(3, 9, 0), icons=5), "take 5a 0b")
    assert log == [Delivered(True, Pieces(arches=3), Pieces(arches=2)), EndTriggered()]
    assert now.last_round
    assert now.players[0].hand == Pieces(arches=3)


def test_r12_a_player_may_avoid_triggering_the_end():
    # The same tray and the same icons.
    now = after(delivery(Pieces(3, 9, 0), icons=5), "take 3a 2b")
    assert not now.last_round
    assert now.players[0].hand == Pieces(3, 2)


def test_r12_what_is_lacking_may_be_made_up_with_the_other_kind():
    now, log = played(delivery(Pieces(3, 9, 0), icons=5), "take 5a 0b +2")
    assert log == [Delivered(True, Pieces(3, 2), Pieces(arches=2)), EndTriggered()]
    assert now.players[0].hand == Pieces(3, 2)
    # Missing bricks are made up with arches in the same way.
    now, log = played(delivery(Pieces(9, 1, 0), icons=4), "take 0a 4b +3")
    assert log == [Delivered(True, Pieces(3, 1), Pieces(bricks=3)), EndTriggered()]


def test_r12_only_while_the_other_kind_lasts():
    state = delivery(Pieces(1, 2, 0), icons=5)
    error = refused(state, "take 4a 1b +2")
    assert (error.code, error.params) == ("delivery-replacements", {"replacements": 2, "most": 1})
    assert after(state, "take 4a 1b +1").players[0].hand == Pieces(1, 2)


def test_r12_nothing_is_made_up_when_nothing_is_lacking():
    state = delivery(Pieces(9, 9, 0), icons=3)
    assert refused(state, "take 3a 0b +1").params == {"replacements": 1, "most": 0}


def test_r12_nothing_is_made_up_when_both_kinds_are_lacking():
    state = delivery(Pieces(1, 1, 0), icons=5)
    assert refused(state, "take 3a 2b +1").code == "delivery-replacements"
    log = happened(state, "take 3a 2b")
    assert log == [Delivered(True, Pieces(1, 1), Pieces(2, 1)), EndTriggered()]


def test_r12_columns_that_are_lacking_trigger_the_end_too():
    now, log = played(delivery(Pieces(9, 9, 1), icons=1, columns=2), "take 1a 0b")
    assert log == [Delivered(True, Pieces(1, 0, 1), Pieces(columns=1)), EndTriggered()]
    assert now.last_round


def test_r12_columns_that_are_lacking_without_any_icon():
    cards = pack(board=Delivery(0, 1))
    state = table(START, pack=cards, tray=Pieces(9, 9, 0))
    # There is nothing to choose, so nothing is asked.
    log = happened(state, "pass")
    assert log[1:] == [Delivered(True, NOTHING, Pieces(columns=1)), EndTriggered()]


def test_r12_columns_are_not_made_up():
    # One column is missing; arches and bricks do not replace it.
    state = delivery(Pieces(9, 9, 0), icons=1, columns=1)
    assert choices(state) == ["take 1a 0b", "take 0a 1b"]


def test_r12_a_one_time_delivery_can_trigger_the_end():
    cards = pack({"1-1": {"one_time": Delivery(2)}})
    state = table(START, Pieces(arches=2), pack=cards, tray=Pieces(arches=1, bricks=9))
    now, log = played(state, "b4 E E", "buy 1", "take 2a 0b")
    assert log[-3:] == [
        Delivered(False, Pieces(arches=1), Pieces(arches=1)),
        EndTriggered(),
        CardPlaced("1-1", 1, None),
    ]
    # The turn continues with the recurring delivery.
    assert now.kind is Kind.RECURRING_DELIVERY
    assert now.last_round


def test_r12_in_the_last_round_deliveries_go_on_as_far_as_the_tray_reaches():
    state = delivery(Pieces(3, 0, 0), icons=2, last_round=True, seat=2)
    log = happened(state, "take 2a 0b")
    assert Delivered(True, Pieces(arches=2), NOTHING) in log
    assert EndTriggered() not in log


def test_r12_the_end_is_triggered_once():
    state = delivery(Pieces(1, 0, 0), icons=2)
    now, log = played(state, "take 2a 0b", "pass", "take 2a 0b")
    assert log.count(EndTriggered()) == 1
    assert Delivered(True, NOTHING, Pieces(arches=2)) in log
    assert now.is_over


TOTAL = Options(end_rule=EndRule.TOTAL)


def test_r12_option_total_one_names_what_the_tray_has():
    # The same tray and icons as above, where naming five arches ended the game.
    state = delivery(Pieces(3, 9, 0), icons=5, options=TOTAL)
    assert choices(state) == ["take 3a 2b", "take 2a 3b", "take 1a 4b", "take 0a 5b"]
    error = refused(state, "take 5a 0b")
    assert (error.code, error.params) == (
        "delivery-total",
        {"arches": 5, "fewest": 0, "most": 3},
    )
    assert not after(state, "take 3a 2b").last_round
    # The same with few bricks.
    assert choices(delivery(Pieces(9, 1, 0), icons=3, options=TOTAL)) == [
        "take 3a 0b",
        "take 2a 1b",
    ]


def test_r12_option_total_the_end_comes_when_no_mixture_meets_the_icons():
    # Nothing can be chosen then, so nothing is asked: everything is taken.
    state = table(START, pack=pack(board=Delivery(5)), tray=Pieces(3, 1, 0), options=TOTAL)
    now, log = played(state, "pass")
    assert log[1:] == [Delivered(True, Pieces(3, 1), Pieces(arches=1)), EndTriggered()]
    assert now.last_round
    assert now.tray == NOTHING


def test_r12_option_total_columns_that_are_lacking_trigger_the_end():
    state = delivery(Pieces(9, 9, 1), icons=1, columns=2, options=TOTAL)
    now, log = played(state, "take 0a 1b")
    assert log == [Delivered(True, Pieces(0, 1, 1), Pieces(columns=1)), EndTriggered()]
    assert now.last_round


def test_r12_option_total_exactly_enough_does_not_trigger_the_end():
    # There is only one mixture, so nothing is asked; and it is enough.
    state = table(START, pack=pack(board=Delivery(5)), tray=Pieces(3, 2, 0), options=TOTAL)
    now, log = played(state, "pass")
    assert log[1:] == [Delivered(True, Pieces(3, 2), NOTHING)]
    assert not now.last_round


def test_r12_option_total_a_missing_kind_alone_does_not_trigger_the_end():
    state = table(START, pack=pack(board=Delivery(5)), tray=Pieces(0, 40, 0), options=TOTAL)
    now = after(state, "pass")
    assert now.players[0].hand == Pieces(bricks=5)
    assert not now.last_round


def test_r12_option_total_holds_in_a_one_time_delivery_and_in_the_last_round():
    cards = pack({"1-1": {"one_time": Delivery(2)}})
    state = table(
        START,
        Pieces(arches=2),
        pack=cards,
        tray=Pieces(arches=1, bricks=9),
        options=TOTAL,
        last_round=True,
    )
    state = after(state, "b4 E E", "buy 1")
    assert choices(state) == ["take 1a 1b", "take 0a 2b"]


# the monkey must move


def test_r13_the_monkey_must_move():
    palace = board(
        """
            c    d         e     f
        5   .    Ae        Aw    .
        4   .    Ae+monkey AwAe  bAwG
        """
    )
    state = table(palace, HAND, trophies={Animal.MONKEY: 1})
    # e6 is gold ground; e5 is 1 high.
    state = after(state, "e6 bS", "buy nothing", "take 2a 0b")
    assert state.kind is Kind.MONKEY
    # Its own knob d4 is an arch end, but not an open one.
    assert choices(state) == ["monkey e4", "monkey d5", "monkey e6"]
    assert refused(state, "monkey d4").code == "monkey-knob"


def test_r13_the_monkeys_old_knob_is_open_afterwards():
    palace = board(
        """
            d         e     f
        4   Ae+monkey AwAe  bAwG
        """
    )
    state = table(palace, HAND, trophies={Animal.MONKEY: 1}, others=HAND)
    assert refused(state, "b4 E E").code == "staircase"
    # e5 is the only open knob, so nothing is asked.
    now, log = played(state, "e5 bbS", "buy nothing", "take 2a 0b")
    assert animals_moved(log) == ["monkey e5"]
    assert now.seat == 2
    after(now, "b4 E E")


# the frog that was taken before building


def test_r14_the_frog_stays_on_its_knob_until_step_8():
    palace = board(
        """
            d       e     f
        4   Ae+frog AwAe  bAwG
        """
    )
    state = table(palace, HAND, options=FROG, trophies={Animal.FROG: 2})
    state = after(state, "frog")
    assert state.palace.animals == {Animal.FROG: "d4"}
    [cause] = refused(state, "b4 E E").causes
    assert cause.code == "d-animal"
    log = happened(state, "g4 cW", "buy nothing", "take 2a 0b")
    assert animals_moved(log) == ["frog g4"]


def test_r14_without_an_open_arch_end_only_the_card_moves():
    # One arch: the decoration is on its far end, the monkey on the near one.
    state = table(START, HAND, options=FROG, trophies={Animal.FROG: 2})
    now, log = played(state, "frog", "e5 bbS", "buy nothing", "take 2a 0b", "monkey e5")
    assert animals_moved(log) == ["monkey e5"]
    assert now.trophy_holder(Animal.FROG) == 1
    assert Animal.FROG not in now.palace.animals
    assert turn_is_over(state, now)


def test_r14_not_on_an_open_arch_end_of_another_staircase():
    # d4 of the starting staircase is open and low, but not part of what was just built.
    state = table(START, HAND, options=FROG)
    log = happened(state, "frog", "g4 cW", "buy nothing", "take 2a 0b")
    assert START.height(Spot("d4")) == 1
    assert animals_moved(log) == ["frog g4"]


# who passes


def test_r15_a_player_who_passes_is_not_offered_the_frog():
    state = table(START, Pieces(bricks=5), options=FROG)
    now = after(state, "pass", "take 2a 0b")
    assert turn_is_over(state, now)
    assert now.trophy_holder(Animal.FROG) is None


def test_r15_a_player_who_builds_is_offered_the_frog():
    state = table(START, Pieces(arches=2), options=FROG)
    state = after(state, "no frog", "b4 E E", "buy nothing", "take 2a 0b")
    assert state.kind is Kind.FROG


def test_r15_a_player_who_left_the_frog_and_passes_is_not_offered_it_again():
    state = table(START, Pieces(arches=1), options=FROG)
    now = after(state, "no frog", "pass", "take 2a 0b")
    assert turn_is_over(state, now)


# the Bonus Card is not a choice


def test_r16_an_earned_bonus_card_is_taken_without_asking():
    state = table(START, HAND)
    now, log = played(state, "g4 cbbWbb", "buy nothing", "take 2a 0b")
    assert BonusTaken() in log
    assert turn_is_over(state, now)


def test_r16_a_bonus_card_that_was_not_earned_is_not_taken():
    now = after(table(START, HAND), "g4 cbWb", "buy nothing", "take 2a 0b")
    assert now.players[0].bonus_cards == 0


# new cards on new cards

FULL = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]


def test_r17_new_cards_may_lie_on_each_other():
    state = table(START, Pieces(arches=2), places=FULL)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 1-1 on 2", "card 2-1 on 2")
    assert [[card.id for card in place] for place in state.player.places] == [
        ["3l-1"],
        ["3l-2", "1-1", "2-1"],
        ["3l-3"],
        ["3l-4"],
    ]
    # The second new card covers the first: the board's two icons and four visible cards.
    assert state.delivery() == Delivery(6)


def test_r17_new_cards_may_lie_on_different_places():
    state = table(START, Pieces(arches=2), places=FULL)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 2-1 on 1", "card 1-1 on 4")
    assert [card.id for card in state.player.visible_cards] == ["2-1", "3l-2", "3l-3", "1-1"]


def test_r17_not_on_each_other_while_a_place_is_empty():
    state = table(START, Pieces(arches=2), places=FULL[:3])
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 2-1 on 4")
    # Now all four are used, and the second may go anywhere.
    assert choices(state) == [f"card 1-1 on {place}" for place in (1, 2, 3, 4)]
    early = table(START, Pieces(arches=2), places=FULL[:3])
    early = after(early, "b4 E E", "buy 1 2", "take 2a 0b")
    assert refused(early, "card 2-1 on 3").code == "card-place"


STACKED = Options(stack_new_cards=True)


def test_r17_option_stacked_all_new_cards_share_a_place():
    state = table(START, Pieces(arches=4, bricks=9), places=FULL, options=STACKED)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 1-1 on 2")
    # The place is chosen with the first card; the last one follows without asking.
    assert state.kind is Kind.RECURRING_DELIVERY
    assert [[card.id for card in place] for place in state.player.places] == [
        ["3l-1"],
        ["3l-2", "1-1", "2-1"],
        ["3l-3"],
        ["3l-4"],
    ]


def test_r17_option_stacked_the_order_of_the_cards_is_the_players_choice():
    cards = pack({"3d-1": {"cost": 1}})
    state = table(START, Pieces(arches=4, bricks=9), places=FULL, pack=cards, options=STACKED)
    state = replace(
        state, turn=replace(state.turn, new_cards=three_cards(state)), kind=Kind.PLACE_CARD
    )
    state = after(state, "card 2-1 on 4")
    assert choices(state) == ["card 1-1 on 4", "card 3d-1 on 4"]
    error = refused(state, "card 1-1 on 3")
    assert (error.code, error.params) == ("card-place", {"place": "3", "places": "4"})
    state = after(state, "card 3d-1 on 4")
    assert [card.id for card in state.player.places[3]] == ["3l-4", "2-1", "3d-1", "1-1"]


def three_cards(state: State) -> tuple[Any, ...]:
    """Return three cards of different piles."""
    return tuple(state.pack.card(card) for card in ("1-1", "2-1", "3d-1"))


def test_r17_option_stacked_not_while_a_place_is_empty():
    state = table(START, Pieces(arches=2), places=FULL[:3], options=STACKED)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b")
    assert choices(state) == ["card 1-1 on 4", "card 2-1 on 4"]
    # The card on the empty place is not one of those that share a place.
    state = after(state, "card 2-1 on 4")
    assert choices(state) == [f"card 1-1 on {place}" for place in (1, 2, 3, 4)]


def test_r17_option_stacked_the_next_turn_chooses_again():
    state = table(START, Pieces(arches=2), places=FULL, options=STACKED)
    state = after(state, "b4 E E", "buy 1 2", "take 2a 0b", "card 1-1 on 2", "take 6a 0b")
    assert state.seat == 2
    assert state.turn.stack_place is None


# the order of the animals


def test_r18_monkey_butterfly_frog():
    state = table(START, HAND, options=Options(butterfly=True, frog=True))
    log = happened(state, "frog", "e5 bbS", "buy nothing", "take 2a 0b", "monkey d4")
    assert animals_moved(log) == ["monkey d4", "butterfly e4", "frog e5"]


def test_r18_the_monkey_comes_first_so_the_frog_cannot_take_its_knob():
    state = table(START, HAND, options=Options(butterfly=True, frog=True))
    state = after(state, "frog", "e5 bbS", "buy nothing", "take 2a 0b")
    # The frog moves later, so e5 is still free for the monkey.
    assert choices(state) == ["monkey d4", "monkey e5"]
    assert refused(state, "frog e5").code == "wrong-step"


# decorations that were built over


def test_r19_a_decoration_under_other_pieces_still_counts():
    # The light green decoration on h2 is at level 4, under an arch.
    palace = board(
        """
            d    e     f     g     h
        4   Ae   AwAe  bAwG  .     .
        3   .    .     .     .     .
        2   .    .     .     cbbAe cbLAw
        """
    )
    assert credited(palace, "b4 E E").height == 0
    assert butterfly_spot(palace, OF_ITS_COLOUR, "b4 E E") is None


def test_r19_without_that_decoration_the_new_one_is_the_highest():
    palace = board(
        """
            d    e     f     g     h
        4   Ae   AwAe  bAwG  .     .
        3   .    .     .     .     .
        2   .    .     .     cbbAe cbbAw
        """
    )
    assert credited(palace, "b4 E E").height == 1
    assert butterfly_spot(palace, OF_ITS_COLOUR, "b4 E E") == "d4"


# more pieces than the box has

TOO_MANY = format_position(
    Position(
        board(
            """
                a                     d    e     f
            4   cccccccccccccccccc    Ae   AwAe  bAwG
            """
        ),
        Pieces(arches=2),
    )
)


def test_r20_a_position_beyond_the_box_can_be_counted():
    position = parse_position(TOO_MANY, one_box=False)
    assert LegalStaircases(position.palace, position.hand).count() > 0


def test_r20_a_position_beyond_the_box_cannot_be_played():
    with pytest.raises(PositionError) as caught:
        parse_position(TOO_MANY)
    [fault] = caught.value.causes
    assert (fault.code, fault.kind, fault.count, fault.limit) == (
        "more-than-the-box",
        "columns",
        18,
        16,
    )


# what is not asked


def test_r21_one_possibility_is_not_asked():
    # No card, no icon, no animal: after building the turn is over.
    state = table(START, Pieces(arches=2), pack=pack(board=Delivery(0, 1)))
    state = replace(state, piles=((),) * 12)
    now, log = played(state, "b4 E E")
    assert turn_is_over(state, now)
    assert Delivered(True, Pieces(columns=1), NOTHING) in log


def test_r21_cards_that_are_all_too_dear_are_not_asked():
    state = table(START, Pieces(arches=1, bricks=1))
    state = replace(state, piles=((), (), *state.piles[2:]))
    # Two credits, and the cheapest card costs three.
    now, log = played(state, "c4 bE")
    assert Credited(arches=1, height=1) in log
    assert now.kind is Kind.RECURRING_DELIVERY


def test_r21_building_is_always_asked():
    state = table(START)
    assert state.kind is Kind.BUILD
    assert choices(state) == ["pass"]


def test_r21_two_possibilities_are_asked():
    state = table(START, Pieces(arches=2), pack=pack(board=Delivery(1)))
    state = after(state, "b4 E E")
    assert (state.kind, len(choices(state))) == (Kind.BUY, 5)
    state = after(state, "buy nothing")
    assert choices(state) == ["take 1a 0b", "take 0a 1b"]


# how much is made up


def test_r22_any_part_of_what_is_lacking_may_be_made_up():
    state = delivery(Pieces(3, 9, 0), icons=5)
    for replacements in (0, 1, 2):
        text = "take 5a 0b" + (f" +{replacements}" if replacements else "")
        assert text in choices(state)
        assert after(state, text).players[0].hand == Pieces(3, replacements)


def test_r22_not_more_than_is_lacking():
    state = delivery(Pieces(3, 9, 0), icons=5)
    assert refused(state, "take 5a 0b +3").params == {"replacements": 3, "most": 2}


# turns


def second_directions(first: Direction) -> set[Direction]:
    """Return the second directions of legal staircases from c4 with this first direction."""
    return {
        staircase.arches[1].direction
        for staircase in LegalStaircases(START, Pieces(arches=2, bricks=4))
        if staircase.start == "c4"
        and len(staircase.arches) == 2
        and staircase.arches[0].direction is first
    }


def test_r23_straight_on_left_and_right():
    assert second_directions(Direction.EAST) >= {Direction.EAST, Direction.NORTH, Direction.SOUTH}


def test_r23_never_back():
    assert Direction.WEST not in second_directions(Direction.EAST)
    error = refused(table(START, HAND), "c4 bE bWbb")
    assert "h-turns-back" in [cause.code for cause in error.causes]


# a search that is cut short


def test_r24_a_player_may_pass_where_the_search_was_cut_short(monkeypatch):
    state = table(START, Pieces(arches=2))
    assert refused(state, "pass").code == "must-build"
    # As if no staircase were found with the nodes that a search has.
    monkeypatch.setattr(staircases, "can_build", lambda *_: False)
    assert isinstance(after(state, "pass"), State)
    assert isinstance(after(state, "b4 E E"), State)


def test_r24_a_large_hand_alone_is_no_reason_to_pass():
    assert refused(table(START, BOX), "pass").code == "must-build"


def test_the_standard_pack_delivers_columns_only_once():
    """The tests above use a plain pack; some of its changed cards deliver a column every turn.

    No card of the standard pack does, because that would decide the game.
    """
    cards = standard_pack().cards
    assert any(card.one_time.columns for card in cards)
    assert not any(card.recurring.columns for card in cards)
