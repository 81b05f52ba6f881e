"""Setting up: what is on the table before the first turn, and set-ups that are refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from monkeypalace.engine import FastGame
from monkeypalace.errors import OptionsError
from monkeypalace.game import LARGEST_SEED, ButterflyRule, EndRule, Game, Kind, Options, PileOrder
from monkeypalace.game.game import LONGEST_NAME
from monkeypalace.packs import PILE_IDS, standard_pack
from monkeypalace.palace import BOX, Animal, Colour, Piece, Pieces, faults
from tests.boards import drawn, heights
from tests.game.tables import assert_short, nonsense, pack
from tests.random_games import check_state

PLAYERS = (2, 3, 4)
MAPS = (1, 2, 3, 4)


@pytest.mark.parametrize("number", MAPS)
def test_the_starting_staircase_stands_on_every_map(number):
    palace = Game(seed=1, options=Options(map=number)).state.palace
    assert palace.ground == standard_pack().map(number).ground
    assert palace.pieces() == Pieces(arches=2, bricks=1)
    assert heights(palace, "c3", "g5") == drawn(
        """
            c  d  e  f  g
        5   .  .  .  .  .
        4   .  1  2  3  .
        3   .  .  .  .  .
        """
    )
    # Only one decoration, a gold one, at its end.
    assert [colour for _, _, colour in palace.decorations()] == [Colour.GOLD]
    assert palace.stack(palace.built_spots[-1]).top is Piece.GOLD_DECORATION
    assert faults(palace) == []


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("number", MAPS)
def test_everything_comes_out_of_one_box(players, number):
    state = Game(players, seed=1, options=Options(map=number)).state
    check_state(state)
    used = Pieces(arches=2, bricks=1)
    for player in state.players:
        used += player.hand
    assert state.tray == BOX - used
    assert state.decorations == (16, 16, 15)
    assert state.bonus_cards == 14


def test_the_tray_comes_from_the_pack():
    small = replace(standard_pack(), tray=Pieces(30, 25, 4))
    game = Game(2, seed=1, pack=small)
    used = Pieces(arches=2, bricks=1) + Pieces(arches=2) + Pieces(arches=2, bricks=1)
    assert game.state.tray == Pieces(30, 25, 4) - used
    assert FastGame(2, seed=1, pack=small).state == game.state


@pytest.mark.parametrize("tray", [Pieces(81, 80, 16), Pieces(5, 2, 0), Pieces(80, 80, -1)])
def test_a_tray_beyond_the_box_or_below_the_start_is_refused(tray):
    with pytest.raises(OptionsError) as caught:
        Game(2, seed=1, pack=replace(standard_pack(), tray=tray))
    assert caught.value.code == "pack-tray"


def test_the_first_two_hands_are_those_of_the_rulebook():
    state = Game(4, seed=1).state
    hands = [player.hand for player in state.players]
    assert hands[:2] == [Pieces(arches=2), Pieces(arches=2, bricks=1)]
    # The pack says what later seats get.
    assert hands == [standard_pack().board(seat).start for seat in (1, 2, 3, 4)]


@pytest.mark.parametrize("players", PLAYERS)
def test_seat_1_begins_with_building(players):
    game = Game(players, seed=1)
    assert (game.seat, game.kind, game.state.round) == (1, Kind.BUILD, 1)
    assert game.players == players
    assert game.records == []


def test_twelve_piles_lie_face_up():
    state = Game(seed=1).state
    assert [pile.id for pile in state.pack.piles] == list(PILE_IDS)
    assert sum(len(cards) for cards in state.piles) == 67
    assert all(cards for cards in state.piles)


def test_nobody_holds_a_card_or_a_trophy():
    state = Game(4, seed=1, options=Options(butterfly=True, frog=True)).state
    assert state.trophies == (None, None, None)
    assert state.palace.animals == {}
    for player in state.players:
        assert player.cards == ()
        assert player.bonus_cards == 0


def test_the_default_options_are_the_standard_game():
    assert Options() == Options(
        map=1,
        butterfly=False,
        frog=False,
        piles=PileOrder.SHUFFLED,
        butterfly_rule=ButterflyRule.TALLEST_OF_ALL,
        ties_earn_credit=False,
        end_rule=EndRule.NAMED,
        stack_new_cards=False,
    )


def test_the_modules_come_into_play_by_option_only():
    assert Game(seed=1).kind is Kind.BUILD
    assert Game(seed=1, options=Options(frog=True)).kind is Kind.FROG_BEFORE_BUILDING
    assert Game(seed=1, options=Options(butterfly=True)).state.options.butterfly
    assert Game(seed=1).state.trophy_holder(Animal.FROG) is None


# Seeds and orders


def test_the_same_seed_gives_the_same_piles():
    assert Game(seed=7).state == Game(seed=7).state
    assert Game(seed=7).state != Game(seed=8).state


def test_only_the_seed_decides_the_piles():
    # The number of players and the map have no part in the shuffle.
    usual = Game(seed=7).first_piles
    assert Game(4, seed=7, options=Options(map=3, frog=True)).first_piles == usual


@pytest.mark.parametrize("seed", [0, 1, LARGEST_SEED])
def test_seeds_have_64_bits(seed):
    assert Game(seed=seed).seed == seed


def test_without_a_seed_one_is_drawn():
    drawn_seeds = {Game().seed for _ in range(5)}
    assert len(drawn_seeds) == 5
    for seed in drawn_seeds:
        assert seed is not None
        assert Game(seed=seed).state == Game(seed=seed).state


@pytest.mark.parametrize("seed", [LARGEST_SEED + 1, *nonsense("none")])
def test_an_invalid_seed_is_refused(seed):
    with pytest.raises(OptionsError) as caught:
        Game(seed=seed)
    assert caught.value.code == "seed"
    assert_short(caught.value)


def test_an_order_of_cards_can_be_given():
    game = Game(piles={"1": ["1-3", "1-1"], "6": ["6-6"]})
    tops = [[card.id for card in cards] for cards in game.state.piles]
    # What is not named follows in the pack's order.
    assert tops[0] == ["1-3", "1-1", "1-2", "1-4", "1-5", "1-6", "1-7", "1-8"]
    assert tops[11] == ["6-6", "6-1", "6-2", "6-3", "6-4", "6-5"]
    assert game.seed is None


@pytest.mark.parametrize(
    ("piles", "code"),
    [
        ({"7": []}, "pile-unknown"),
        ({1: []}, "pile-unknown"),
        ({"1": ["2-1"]}, "pile-order"),
        ({"1": ["1-1", "1-1"]}, "pile-order"),
        ({"1": ["1-99"]}, "pile-order"),
        ({"1": [["1-1"]]}, "pile-order"),
        ({"1": [None]}, "pile-order"),
        ({"1": "1-1"}, "options-type"),
        ({"1": None}, "options-type"),
        ([], "options-type"),
        ("1", "options-type"),
        (5, "options-type"),
    ],
)
def test_an_order_with_wrong_cards_is_refused(piles, code):
    with pytest.raises(OptionsError) as caught:
        Game(piles=piles)
    assert caught.value.code == code
    assert_short(caught.value)


def test_a_game_can_be_restarted():
    game = Game(3, seed=7, options=Options(map=2, frog=True), names=["a", "b", "c"])
    first = game.state
    game.play(next(iter(game.legal)))
    again = game.restarted()
    assert again.state == first != game.state
    assert (again.names, again.records) == (game.names, [])


def test_an_order_and_a_seed_contradict_each_other():
    with pytest.raises(OptionsError) as caught:
        Game(seed=1, piles={})
    assert caught.value.code == "seed-and-piles"


def test_sorted_piles_have_one_order_only():
    # The pack's own order is different.
    usual = pack({"1-1": {"bananas": 9}})
    options = Options(piles=PileOrder.SORTED)
    expected = Game(pack=usual, seed=1, options=options).state.piles
    assert Game(pack=usual, piles={}, options=options).state.piles == expected
    assert Game(pack=usual, piles={"1": ["1-2"]}, options=options).state.piles == expected
    with pytest.raises(OptionsError) as caught:
        Game(pack=usual, piles={"1": ["1-1"]}, options=options)
    assert (caught.value.code, caught.value.params) == ("pile-not-sorted", {"pile": "1"})


# What is refused


@pytest.mark.parametrize("players", [0, 1, 5, *nonsense()])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(OptionsError) as caught:
        Game(players, seed=1)
    assert caught.value.code == "players"
    assert_short(caught.value)


@pytest.mark.parametrize("number", [0, 5, -1, pytest.param(10**5000, id="huge")])
def test_other_maps_are_refused(number):
    with pytest.raises(OptionsError) as caught:
        Game(seed=1, options=Options(map=number))
    assert caught.value.code == "map"
    assert caught.value.params["maps"] == "1, 2, 3, 4"
    assert_short(caught.value)


@pytest.mark.parametrize("value", [None, "1", 1.0, True, [], {}])
def test_a_map_that_is_no_number_is_refused(value):
    with pytest.raises(OptionsError) as caught:
        Options(map=value)
    assert (caught.value.code, caught.value.params) == (
        "options-type",
        {"name": "map", "expected": "number"},
    )


@pytest.mark.parametrize("name", ["butterfly", "frog", "ties_earn_credit", "stack_new_cards"])
@pytest.mark.parametrize("value", [None, 0, 1, "yes", [], {}])
def test_a_switch_is_on_or_off(name, value):
    options: dict[str, Any] = {name: value}
    with pytest.raises(OptionsError) as caught:
        Options(**options)
    assert (caught.value.code, caught.value.params) == (
        "options-type",
        {"name": name, "expected": "boolean"},
    )


@pytest.mark.parametrize("name", ["piles", "butterfly_rule", "end_rule"])
@pytest.mark.parametrize(
    "value", [None, 0, True, "", "upside-down", [], {}, pytest.param(10**5000, id="huge")]
)
def test_a_choice_is_one_of_its_words(name, value):
    options: dict[str, Any] = {name: value}
    with pytest.raises(OptionsError) as caught:
        Options(**options)
    assert caught.value.code == "option-choice"
    assert caught.value.params["name"] == name


def test_a_choice_may_be_given_as_a_word():
    # A plain word must not silently mean the default.
    options: dict[str, Any] = {"piles": "sorted", "butterfly_rule": "tallest-of-its-colour"}
    assert Options(**options).piles is PileOrder.SORTED
    assert Options(**options).butterfly_rule is ButterflyRule.TALLEST_OF_ITS_COLOUR


def test_options_as_json_and_back():
    for options in (
        Options(),
        Options(3, True, True, PileOrder.SORTED, ButterflyRule.TALLEST_OF_ITS_COLOUR, True),
        Options(end_rule=EndRule.TOTAL, stack_new_cards=True),
    ):
        assert Options.from_json(options.to_json()) == options
    assert Options.from_json({"frog": True}) == Options(frog=True)
    assert Options.from_json({}) == Options()


def test_an_unknown_option_is_refused_with_the_nearest_name():
    with pytest.raises(OptionsError) as caught:
        Options.from_json({"frogs": True})
    assert (caught.value.code, caught.value.params) == (
        "option-unknown",
        {"name": "frogs", "hint": "frog"},
    )
    with pytest.raises(OptionsError) as caught:
        Options.from_json({"x" * 1000: True})
    assert caught.value.params["hint"] == "none"
    assert_short(caught.value)


@pytest.mark.parametrize("data", [None, 5, "frog", [], [["frog", True]]])
def test_options_that_are_no_object_are_refused(data):
    with pytest.raises(OptionsError) as caught:
        Options.from_json(data)
    assert caught.value.code == "options-type"


def test_names_are_one_for_each_seat_or_none():
    assert Game(seed=1).names == ()
    assert Game(seed=1, names=["Ada", "Édouard 🐒"]).names == ("Ada", "Édouard 🐒")


@pytest.mark.parametrize("names", [["Ada"], ["a", "b", "c"], "ab", 5, [], {}])
def test_another_number_of_names_is_refused(names):
    with pytest.raises(OptionsError) as caught:
        Game(2, seed=1, names=names)
    assert (caught.value.code, caught.value.params) == ("names", {"count": 2})


@pytest.mark.parametrize("name", ["", "  ", "a\nb", "\x1b[31m", "x" * (LONGEST_NAME + 1), 5, None])
def test_a_name_is_printable_and_short(name):
    with pytest.raises(OptionsError) as caught:
        Game(2, seed=1, names=["Ada", name])
    assert caught.value.code == "name"


@pytest.mark.parametrize("seat", [0, 3, *nonsense("none")])
def test_a_view_is_of_a_seat_that_plays(seat):
    with pytest.raises(OptionsError) as caught:
        Game(2, seed=1).view(seat)
    assert caught.value.code == "seat"
    assert_short(caught.value)
