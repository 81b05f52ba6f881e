"""The eight steps of a turn: for each, what happens and what does not.

The rulebook's own examples stand beside the steps they belong to. What the books leave open is
in `test_rulings.py`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monkeypalace.game import Event, Kind, Options, State, Turn
from monkeypalace.game.events import (
    AnimalMoved,
    BonusTaken,
    Bought,
    Built,
    CardPlaced,
    ColumnTaken,
    Credited,
    Decorated,
    Delivered,
    Passed,
    Revealed,
    TrophyTaken,
)
from monkeypalace.notation import parse_spot, parse_staircase
from monkeypalace.packs import Delivery
from monkeypalace.palace import Animal, Colour, Piece, Pieces, Spot
from tests.boards import START, board, drawn, heights
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

#: One staircase of each colour on `START`, with the spot of its end.
OF_COLOUR = {
    Colour.LIGHT_GREEN: ("b4 E E", "d4"),
    Colour.DARK_GREEN: ("c4 bE", "d4"),
    Colour.GOLD: ("e5 bbS", "e4"),
}

HAND = Pieces(arches=3, bricks=6, columns=2)


def buying(credits_: int, colour: Colour, **changes: Any) -> State:
    """Return the state at step 4 after a staircase of this colour that earned `credits_`."""
    turn = Turn((Spot("b4"), Spot("c4")), colour, decorated=True, credits=credits_)
    return replace(table(START, HAND), kind=Kind.BUY, turn=turn, **changes)


# Step 1: build


def test_step_1_a_staircase_goes_up():
    state, log = played(table(START, Pieces(arches=2)), "b4 E E")
    assert log[0] == Built(parse_staircase("b4 E E"))
    # The decoration of step 2 is on d4 already.
    assert heights(state.palace, "b4", "f4") == drawn(
        """
            b  c  d  e  f
        4   1  2  3  2  3
        """
    )
    assert state.player.hand == NOTHING
    check_state(state)


def test_step_1_unused_pieces_are_kept():
    state = after(table(START, HAND), "c4 bE")
    assert state.player.hand == Pieces(arches=2, bricks=5, columns=2)


def test_step_1_an_illegal_staircase_is_refused():
    state = table(START, HAND)
    error = refused(state, "d4 N")
    assert error.code == "staircase"
    assert [cause.code for cause in error.causes] == ["a-built-on", "f-too-low"]


def test_step_1_not_with_pieces_that_the_player_does_not_have():
    # The other seat's pieces do not help.
    state = table(START, Pieces(arches=1), others=HAND)
    [cause] = refused(state, "b4 E E").causes
    assert cause.code == "pieces-missing"


def test_step_1_one_staircase_a_turn():
    state = after(table(START, HAND), "c4 bE")
    assert refused(state, "b4 E E").code == "wrong-step"


def test_step_1_a_player_who_cannot_build_takes_only_the_recurring_delivery():
    state = table(START, Pieces(bricks=3), places=[["1-1"]])
    assert choices(state) == ["pass"]
    now, log = played(state, "pass", "take 3a 0b")
    assert log == [Passed(), Delivered(True, Pieces(arches=3), NOTHING)]
    assert now.palace == state.palace
    assert turn_is_over(state, now)


# Step 2: decorate


@pytest.mark.parametrize("colour", list(Colour))
def test_step_2_a_decoration_of_the_colour_of_the_start(colour):
    staircase, end = OF_COLOUR[colour]
    before = table(START, HAND)
    state, log = played(before, staircase)
    spot = parse_spot(end)
    level = state.palace.height(spot) - 1
    assert Decorated(colour, spot, level, placed=True) in log
    assert state.palace.top(spot) is Piece.decoration(colour)
    # On the last arch, one level above it.
    below = state.palace.stack(spot).pieces[-2]
    assert below.arch_direction is not None


@pytest.mark.parametrize("colour", list(Colour))
def test_step_2_only_one_decoration_and_of_no_other_colour(colour):
    before = table(START, HAND)
    state = after(before, OF_COLOUR[colour][0])
    for other in Colour:
        used = before.decorations_left(other) - state.decorations_left(other)
        assert used == (1 if other is colour else 0)


def test_step_2_the_colour_is_that_of_the_start_not_of_the_end():
    # b4 is light green ground, d4 dark green.
    assert START.ground.colour(Spot("d4")) is Colour.DARK_GREEN
    state = after(table(START, HAND), "b4 E E")
    assert state.palace.top(Spot("d4")) is Piece.LIGHT_GREEN_DECORATION


def test_step_2_nothing_is_decorated_without_building():
    log = happened(table(START), "pass", "take 2a 0b")
    assert not any(isinstance(event, Decorated) for event in log)


# Step 3: credits


def test_step_3_a_credit_for_each_arch_and_one_for_the_highest():
    # The rulebook's example: three arches and the highest light green decoration.
    state, log = played(table(START, HAND), "b4 E E Nbb")
    assert Credited(arches=3, height=1) in log
    assert state.turn.credits == 4


def test_step_3_no_credit_for_height_below_another_of_the_colour():
    palace = board(
        """
            d    e     f     g    h
        4   Ae   AwAe  bAwG  .    .
        3   .    .     .     .    .
        2   .    .     .     Ae   AwbbL
        """
    )
    state, log = played(table(palace, HAND), "b4 E E")
    assert Credited(arches=2, height=0) in log
    assert state.turn.credits == 2


def test_step_3_other_colours_do_not_matter_for_the_height():
    # The gold decoration of the starting staircase is as high as the new light green one.
    assert Credited(arches=2, height=1) in happened(table(START, HAND), "b4 E E")


def test_step_3_supports_give_no_credits():
    assert Credited(arches=1, height=1) in happened(table(START, HAND), "g4 cbbWbb")


# Step 4: cards


def test_step_4_any_set_of_top_cards_that_the_credits_pay():
    assert choices(buying(3, Colour.GOLD)) == [
        "buy nothing",
        "buy 1",
        "buy 1 2",
        "buy 2",
        "buy 3g",
    ]


def test_step_4_six_credits_from_dark_green():
    # The rulebook's example: several cards that cost 6 together, or one.
    found = choices(buying(6, Colour.DARK_GREEN))
    assert {"buy 6", "buy 1 5d", "buy 2 4d", "buy 1 2 3d"} <= set(found)
    assert not any("l" in each.split()[-1] or "5g" in each for each in found)


def test_step_4_the_card_moves_and_the_next_one_turns_up():
    before = buying(3, Colour.GOLD)
    state, log = played(before, "buy 1 2")
    assert log[:4] == [
        Bought("1-1"),
        Revealed("1", "1-2"),
        Bought("2-1"),
        Revealed("2", "2-2"),
    ]
    assert [card.id for card in state.turn.new_cards] == ["1-1", "2-1"]
    check_state(replace(state, palace=START))


def test_step_4_the_last_card_of_a_pile_leaves_it_empty():
    before = buying(1, Colour.GOLD)
    piles = (before.piles[0][-1:], *before.piles[1:])
    state, log = played(replace(before, piles=piles), "buy 1")
    assert Revealed("1", None) in log
    assert state.piles[0] == ()


def test_step_4_not_from_an_empty_pile():
    before = buying(3, Colour.GOLD)
    state = replace(before, piles=((), *before.piles[1:]))
    assert refused(state, "buy 1").code == "buy-empty-pile"
    assert choices(state) == ["buy nothing", "buy 2", "buy 3g"]


def test_step_4_not_of_another_colour():
    error = refused(buying(9, Colour.GOLD), "buy 3l")
    assert (error.code, error.params) == ("buy-other-colour", {"pile": "3l", "colour": "g"})


def test_step_4_not_for_more_than_the_credits():
    error = refused(buying(5, Colour.GOLD), "buy 1 2 3g")
    assert (error.code, error.params) == ("buy-too-dear", {"cost": 6, "credits": 5})


def test_step_4_not_two_cards_of_one_pile():
    assert refused(buying(9, Colour.GOLD), "buy 1 1").code == "buy-twice"


def test_step_4_a_set_has_one_order():
    error = refused(buying(9, Colour.GOLD), "buy 2 1")
    assert (error.code, error.params) == ("buy-order", {"piles": "1 2"})


def test_step_4_nothing_is_a_choice_and_credits_are_not_kept():
    state = after(buying(9, Colour.GOLD), "buy nothing", "take 2a 0b", "monkey d4")
    assert state.seat == 2
    # Seat 2 passes; when it is seat 1's turn again, it has no credits.
    state = after(state, "pass", "take 2a 0b")
    assert state.seat == 1
    assert state.turn == Turn()


# Step 5: one-time delivery


def test_step_5_two_icons_and_a_column():
    # The rulebook's example.
    cards = pack({"1-1": {"one_time": Delivery(icons=2, columns=1)}})
    before = after(table(START, Pieces(arches=2), pack=cards), "b4 E E", "buy 1")
    assert before.kind is Kind.ONE_TIME_DELIVERY
    assert choices(before) == ["take 2a 0b", "take 1a 1b", "take 0a 2b"]
    state, log = played(before, "take 1a 1b")
    assert log[0] == Delivered(False, Pieces(1, 1, 1), NOTHING)
    assert state.player.hand == Pieces(1, 1, 1)
    assert state.tray == before.tray - Pieces(1, 1, 1)


def test_step_5_the_icons_of_all_new_cards_together():
    cards = pack({"1-1": {"one_time": Delivery(2)}, "2-1": {"one_time": Delivery(3)}})
    state = after(table(START, Pieces(arches=2), pack=cards), "b4 E E", "buy 1 2")
    assert state.delivery() == Delivery(5)


def test_step_5_not_without_a_new_card():
    state, log = played(table(START, Pieces(arches=2), places=[["1-1"]]), "b4 E E", "buy nothing")
    # The one-time deliveries of earlier turns' cards are not repeated.
    assert state.kind is Kind.RECURRING_DELIVERY
    assert not any(isinstance(event, Delivered) for event in log)


def test_step_5_columns_alone_leave_no_choice():
    cards = pack({"1-1": {"one_time": Delivery(icons=0, columns=1)}})
    state, log = played(table(START, Pieces(arches=2), pack=cards), "b4 E E", "buy 1")
    assert Delivered(False, Pieces(columns=1), NOTHING) in log
    assert state.kind is Kind.RECURRING_DELIVERY


@pytest.mark.parametrize("wrong", ["take 2a 1b", "take 0a 0b", "take 1a 0b"])
def test_step_5_not_more_and_not_less_than_the_icons(wrong):
    cards = pack({"1-1": {"one_time": Delivery(2)}})
    state = after(table(START, Pieces(arches=2), pack=cards), "b4 E E", "buy 1")
    assert refused(state, wrong).code == "delivery-icons"


# Step 6: cards on the board, recurring delivery


def test_step_6_new_cards_go_on_empty_places():
    before = after(table(START, Pieces(arches=2), places=[["3l-1"]]), "b4 E E", "buy 1 2")
    state, log = played(before, "take 2a 0b")
    assert [event for event in log if isinstance(event, CardPlaced)] == [
        CardPlaced("1-1", 2, None),
        CardPlaced("2-1", 3, None),
    ]
    assert [card.id for card in state.player.visible_cards] == ["3l-1", "1-1", "2-1"]


def test_step_6_a_full_board_leaves_the_choice():
    places = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]
    state = after(table(START, Pieces(arches=2), places=places), "b4 E E", "buy 1", "take 1a 0b")
    assert state.kind is Kind.PLACE_CARD
    assert choices(state) == [f"card 1-1 on {place}" for place in (1, 2, 3, 4)]
    state, log = played(state, "card 1-1 on 3")
    assert log == [CardPlaced("1-1", 3, "3l-3")]
    assert [card.id for card in state.player.visible_cards] == ["3l-1", "3l-2", "1-1", "3l-4"]


def test_step_6_not_on_a_used_place_while_one_is_empty():
    places = [["3l-1"], ["3l-2"], ["3l-3"]]
    state = after(table(START, Pieces(arches=2), places=places), "b4 E E", "buy 1 2", "take 2a 0b")
    assert choices(state) == ["card 1-1 on 4", "card 2-1 on 4"]
    error = refused(state, "card 1-1 on 1")
    assert (error.code, error.params) == ("card-place", {"place": "1", "places": "4"})


def test_step_6_only_a_new_card():
    places = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]
    state = after(table(START, Pieces(arches=2), places=places), "b4 E E", "buy 1", "take 1a 0b")
    error = refused(state, "card 3l-1 on 2")
    assert (error.code, error.params) == ("card-not-new", {"card": "3l-1", "cards": "1-1"})


def test_step_6_nine_icons_from_the_board_and_four_cards():
    # The rulebook's example: five arches and four bricks.
    cards = pack({f"3l-{number}": {"recurring": Delivery(2)} for number in (1, 2, 3)})
    places = [["3l-1"], ["3l-2"], ["3l-3"], ["3l-4"]]
    before = table(START, pack=cards, places=places)
    state = after(before, "pass")
    assert state.delivery() == Delivery(9)
    now, log = played(state, "take 5a 4b")
    assert log == [Delivered(True, Pieces(5, 4), NOTHING)]
    assert now.players[0].hand == Pieces(5, 4)


def test_step_6_covered_cards_bring_nothing():
    cards = pack({"3l-1": {"recurring": Delivery(5)}, "1-1": {"recurring": Delivery(1)}})
    state = table(START, pack=cards, places=[["3l-1", "1-1"]])
    assert state.recurring_delivery(1) == Delivery(3)


def test_step_6_a_new_card_brings_its_delivery_at_once():
    state = after(table(START, Pieces(arches=2)), "b4 E E", "buy 1", "take 1a 0b")
    # Two of the board, one of the new card.
    assert state.kind is Kind.RECURRING_DELIVERY
    assert state.delivery() == Delivery(3)


def test_step_6_columns_come_with_the_icons():
    cards = pack({"5d-2": {"recurring": Delivery(icons=1, columns=1)}})
    log = happened(table(START, pack=cards, places=[["5d-2"]]), "pass", "take 0a 3b")
    assert Delivered(True, Pieces(bricks=3, columns=1), NOTHING) in log


# Step 7: bonus card


def finished(staircase: str, hand: Pieces = HAND, **changes: Any) -> tuple[State, list[Event]]:
    """Return a whole turn in which nothing is bought."""
    return played(table(START, hand, **changes), staircase, "buy nothing", "take 2a 0b")


def test_step_7_a_bonus_card_for_a_pillar_of_five():
    state, log = finished("g4 cbbWbb")
    assert BonusTaken() in log
    assert [player.bonus_cards for player in state.players] == [1, 0]
    assert state.bonus_cards == state.pack.bonus_cards - 1


def test_step_7_not_for_a_pillar_of_four():
    state, log = finished("g4 cbWb")
    assert BonusTaken() not in log
    assert state.bonus_cards == state.pack.bonus_cards


def test_step_7_one_a_turn():
    # Two pillars, five high on g4 and six high on f5.
    state, log = finished("g4 cbbWbb Ncc", Pieces(arches=2, bricks=4, columns=3))
    assert log.count(BonusTaken()) == 1
    assert state.players[0].bonus_cards == 1


def test_step_7_not_when_they_are_used_up():
    state, log = finished("g4 cbbWbb", bonus_cards=0)
    assert BonusTaken() not in log
    assert (state.bonus_cards, state.players[0].bonus_cards) == (0, 0)


def test_step_7_not_without_building():
    assert BonusTaken() not in happened(table(START, Pieces(bricks=9)), "pass", "take 2a 0b")


# Step 8: trophies


def test_step_8_a_gold_decoration_moves_the_monkey():
    state = table(START, HAND, trophies={Animal.MONKEY: 2})
    now, log = played(state, "e5 bbS", "buy nothing", "take 2a 0b", "monkey d4")
    assert log[-2:] == [TrophyTaken(Animal.MONKEY, 2), AnimalMoved(Animal.MONKEY, Spot("d4"))]
    assert now.trophy_holder(Animal.MONKEY) == 1
    assert now.palace.animals == {Animal.MONKEY: "d4"}
    assert turn_is_over(state, now)


@pytest.mark.parametrize("colour", [Colour.LIGHT_GREEN, Colour.DARK_GREEN])
def test_step_8_no_other_colour_moves_the_monkey(colour):
    state = table(START, HAND, trophies={Animal.MONKEY: 2})
    now, log = played(state, OF_COLOUR[colour][0], "buy nothing", "take 2a 0b")
    assert turn_is_over(state, now)
    assert not any(isinstance(event, TrophyTaken | AnimalMoved) for event in log)
    assert now.trophy_holder(Animal.MONKEY) == 2


def test_step_8_the_monkey_goes_to_any_staircase():
    state = after(table(START, HAND), "e5 bbS", "buy nothing", "take 2a 0b")
    # d4 is the starting staircase's, e5 the new one's.
    assert choices(state) == ["monkey d4", "monkey e5"]


def test_step_8_the_monkey_goes_to_no_other_knob():
    state = after(table(START, HAND), "e5 bbS", "buy nothing", "take 2a 0b")
    # A decoration, bare ground.
    for spot in ("f4", "a1"):
        error = refused(state, f"monkey {spot}")
        assert (error.code, error.params) == ("monkey-knob", {"spot": spot, "spots": "d4, e5"})


TALL = "c4 bE Nbb"  # its decoration is at level 3; the gold one of the start at level 2


def test_step_8_the_tallest_decoration_draws_the_butterfly():
    state = table(START, HAND, options=Options(butterfly=True), trophies={Animal.BUTTERFLY: 2})
    now, log = played(state, TALL, "buy nothing", "take 2a 0b")
    assert log[-2:] == [
        TrophyTaken(Animal.BUTTERFLY, 2),
        AnimalMoved(Animal.BUTTERFLY, Spot("d5")),
    ]
    assert now.trophy_holder(Animal.BUTTERFLY) == 1


def test_step_8_a_decoration_as_high_as_another_does_not_draw_the_butterfly():
    state = table(START, HAND, options=Options(butterfly=True))
    now, log = played(state, "b4 E E", "buy nothing", "take 2a 0b")
    assert now.palace.height(Spot("d4")) == now.palace.height(Spot("f4"))
    assert not any(isinstance(event, TrophyTaken) for event in log)
    assert now.trophy_holder(Animal.BUTTERFLY) is None


def test_step_8_no_butterfly_without_its_module():
    now = after(table(START, HAND), TALL, "buy nothing", "take 2a 0b")
    assert now.trophy_holder(Animal.BUTTERFLY) is None
    assert now.palace.animals == {}


def test_step_8_the_frog_brings_a_column():
    state = table(START, Pieces(arches=2), options=Options(frog=True), trophies={Animal.FROG: 2})
    state = after(state, "no frog", "b4 E E", "buy nothing", "take 2a 0b")
    assert state.kind is Kind.FROG
    assert choices(state) == ["frog", "no frog"]
    now, log = played(state, "frog")
    # It sits down on the lowest step, which is the start.
    assert log == [
        TrophyTaken(Animal.FROG, 2),
        ColumnTaken(),
        AnimalMoved(Animal.FROG, Spot("b4")),
    ]
    assert now.players[0].hand == Pieces(arches=2, columns=1)
    assert now.tray == state.tray - Pieces(columns=1)
    assert now.trophy_holder(Animal.FROG) == 1
    check_state(now)


def test_step_8_the_frog_may_be_left():
    state = table(START, Pieces(arches=2), options=Options(frog=True), trophies={Animal.FROG: 2})
    state = after(state, "no frog", "b4 E E", "buy nothing", "take 2a 0b")
    now, log = played(state, "no frog")
    assert log == []
    assert now.players == state.players
    assert now.trophy_holder(Animal.FROG) == 2


def test_step_8_no_frog_without_its_module():
    state = table(START, Pieces(arches=2))
    assert state.kind is Kind.BUILD
    assert turn_is_over(state, after(state, "b4 E E", "buy nothing", "take 2a 0b"))


# The turn as a whole


def test_the_steps_follow_each_other():
    cards = pack({"1-1": {"one_time": Delivery(icons=1, columns=1)}})
    options = Options(butterfly=True, frog=True)
    state = table(START, Pieces(1, 8, 2), pack=cards, options=options)
    now, log = played(
        state,
        "no frog",
        "e5 cbbSc",
        "buy 1",
        "take 1a 0b",
        "take 0a 3b",
        "monkey d4",
        "frog",
    )
    assert [type(event) for event in log] == [
        Built,
        Decorated,
        Credited,
        Bought,
        Revealed,
        Delivered,
        CardPlaced,
        Delivered,
        BonusTaken,
        TrophyTaken,
        AnimalMoved,
        TrophyTaken,
        AnimalMoved,
        TrophyTaken,
        ColumnTaken,
        AnimalMoved,
    ]
    assert now.palace.animals == {Animal.MONKEY: "d4", Animal.BUTTERFLY: "e4", Animal.FROG: "e5"}
    assert turn_is_over(state, now)
    check_state(now)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seats_take_turns(players):
    state = table(START, players=players)
    order = []
    for _ in range(2 * players):
        order.append((state.round, state.seat))
        state = after(state, "pass", "take 2a 0b")
        if state.player.hand.arches:
            state = state.with_player(replace(state.player, hand=NOTHING))
    assert order == [(round_, seat) for round_ in (1, 2) for seat in range(1, players + 1)]
