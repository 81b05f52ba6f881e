"""The masks allow exactly the legal decisions, each by one path, and have no dead ends."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.actions import (
    ACTION_COUNT,
    ACTION_LIST_VERSION,
    ACTIONS,
    check_pack,
    format_action,
    parse_action,
)
from monkeypalace.engine import COMPILED, FastGame
from monkeypalace.engine import layout as at
from monkeypalace.errors import DecisionError, OptionsError
from monkeypalace.game import Build, Decision, Game, Options, Pass, PileOrder, legal
from monkeypalace.packs import Delivery, standard_pack
from monkeypalace.search import generate
from tests.adapters.walks import act_at_random, decisions_through_masks
from tests.random_games import SETTINGS
from tests.samples import sampled

#: Positions with more staircases are not listed path by path.
MOST_LISTED = 400 if COMPILED else 40
GAMES = 96 if COMPILED else 2


def is_small(game: ActionGame) -> bool:
    if game.encoded[at.KIND] != at.BUILD:
        return True
    fast = FastGame.of(game.state)
    return fast.count_staircases() <= MOST_LISTED


@pytest.mark.parametrize("number", sampled(range(GAMES), every=4))
def test_the_paths_through_the_masks_are_the_legal_decisions(number):
    """Every path is followed, before each decision of a random game; no two paths are equal."""
    players, options = SETTINGS[number * 31 % len(SETTINGS)]
    chance = Random(number)
    game = ActionGame(players, options=options)
    game.begin(number)
    while not game.is_over:
        if (COMPILED or chance.random() < 0.1) and is_small(game):
            found = list(decisions_through_masks(game))
            assert len(found) == len(set(found))
            state = game.state
            if game.encoded[at.KIND] == at.BUILD:
                built = generate(state.palace, state.player.hand)
                expected: set[Decision] = {Build(one) for one in built}
                assert set(found) == (expected or {Pass()})
            else:
                assert set(found) == set(legal(state))
        while not act_at_random(game, chance):
            pass


# The steps have no factor in common with the number of settings, so that every option occurs.
@pytest.mark.parametrize(
    "number", sampled(range(0, len(SETTINGS), 5 if COMPILED else 95), every=5 if COMPILED else 1)
)
def test_random_actions_never_lead_into_a_dead_end(number):
    """The games have all player counts, maps and options, and the large hands of random play."""
    players, options = SETTINGS[number]
    game, chance = ActionGame(players, options=options), Random(number)
    for seed in range(4 if COMPILED else 1):
        game.begin(seed)
        actions = 0
        while not game.is_over:
            act_at_random(game, chance)
            actions += 1
            assert actions < 5000
        assert game.mask.sum() == 0


@pytest.mark.parametrize("hand", [(12, 0, 0), (12, 1, 6), (9, 2, 9), (30, 40, 9), (40, 3, 0)])
@pytest.mark.parametrize("seed", range(4))
def test_masks_of_large_hands_never_lead_into_a_dead_end(hand, seed):
    """There are billions of possible staircases, so masks cannot be found by listing them."""
    game, chance = ActionGame(3, options=Options(map=3 + seed % 2)), Random(seed)
    game.begin(seed)
    for _ in range(120 if COMPILED else 20):
        act_at_random(game, chance)
    while game.stage != "build":
        act_at_random(game, chance)
    begin = at.PLAYER + game.seat * at.PLAYER_SIZE
    game.encoded[begin : begin + 3] = hand
    full = FastGame.of(game.state)
    for walk in range(20 if COMPILED else 1):
        chance.seed(walk)
        trial = ActionGame(3)
        trial.encoded[:] = full.encoded
        trial.resume()
        while not act_at_random(trial, chance):
            pass


def test_a_game_begins_like_the_readable_game():
    for players in (2, 3, 4):
        for options in (Options(), Options(piles=PileOrder.SORTED)):
            game = ActionGame(players, options=options)
            game.begin(seed=11)
            assert game.state == Game(players, seed=11, options=options).state


def test_an_action_that_is_not_offered_is_refused_and_changes_nothing():
    game = ActionGame()
    game.begin(1)
    before = game.encoded.copy(), game.draft.copy(), game.mask.copy()
    for action in (parse_action("finish"), parse_action("pass"), -1, ACTION_COUNT, 10**9):
        with pytest.raises(DecisionError) as error:
            game.act(action)
        assert error.value.code == "action-illegal"
        assert str(error.value)
    assert all((one == two).all() for one, two in zip(before, _now(game), strict=True))


def _now(game: ActionGame):
    return game.encoded, game.draft, game.mask


# The action list


def test_the_action_list_is_fixed():
    """Trained weights depend on the list: raise its version when a number changes its meaning."""
    assert ACTION_LIST_VERSION == 1
    assert ACTION_COUNT == 226
    landmarks = {
        0: "start:a1",
        27: "start:d4",
        63: "start:h8",
        64: "column",
        65: "brick",
        66: "arch:N",
        69: "arch:W",
        70: "fill",
        71: "finish",
        72: "pass",
        73: "buy:1",
        84: "buy:6",
        85: "stop-buying",
        86: "card:1-on-1",
        109: "card:6-on-4",
        110: "arches:0",
        135: "replace:0",
        160: "knob:a1",
        224: "leave-frog",
        225: "take-frog",
    }
    assert {number: ACTIONS[number] for number in landmarks} == landmarks


def test_action_names_and_numbers_are_inverse():
    assert [parse_action(format_action(number)) for number in range(ACTION_COUNT)] == list(
        range(ACTION_COUNT)
    )


def test_a_pack_beyond_the_action_list_is_refused():
    pack = standard_pack()
    check_pack(pack)
    boards = tuple(replace(board, delivery=Delivery(icons=20)) for board in pack.boards)
    with pytest.raises(OptionsError) as error:
        ActionGame(pack=replace(pack, boards=boards))
    assert error.value.code == "environment-icons"
    assert str(error.value)
