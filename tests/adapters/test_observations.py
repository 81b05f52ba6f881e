"""Observations contain everything that a seat may know, correctly, and nothing else."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.actions import STAGES
from monkeypalace.adapters.observations import (
    BLOCKS,
    HIGHEST,
    LOWEST,
    OBSERVATION_SIZE,
    as_dictionary,
)
from monkeypalace.engine import COMPILED
from monkeypalace.engine import layout as at
from monkeypalace.game import score
from monkeypalace.palace import SPOTS
from tests.adapters.walks import act_at_random, is_between
from tests.random_games import SETTINGS

GAMES = range(0, len(SETTINGS), 12 if COMPILED else 120)


def shuffle_hidden_cards(game: ActionGame, chance: Random) -> None:
    """Shuffle the cards that nobody has seen."""
    for pile in range(at.PILE_COUNT):
        first, end = game.tables[at.PILE_START + pile : at.PILE_START + pile + 2]
        hidden = slice(at.ORDER + first + game.encoded[at.TAKEN + pile] + 1, at.ORDER + end)
        order = game.encoded[hidden].tolist()
        chance.shuffle(order)
        game.encoded[hidden] = order


@pytest.mark.parametrize("number", GAMES)
def test_permuting_hidden_cards_changes_no_byte(number):
    players, options = SETTINGS[number]
    game, chance = ActionGame(players, options=options), Random(number)
    game.begin(number)
    changed = False
    while not game.is_over:
        other = game.copy()
        shuffle_hidden_cards(other, chance)
        changed |= (other.encoded != game.encoded).any()
        for seat in range(players):
            assert game.observe(seat).tobytes() == other.observe(seat).tobytes()
        act_at_random(game, chance)
    assert changed, "no hidden card has moved"


@pytest.mark.parametrize("number", GAMES)
def test_observations_agree_with_the_readable_game(number):
    players, options = SETTINGS[number]
    game, chance = ActionGame(players, options=options), Random(number)
    game.begin(number)
    while not game.is_over:
        if is_between(game) and chance.random() < 0.2:
            for seat in range(players):
                compare(game, seat)
        act_at_random(game, chance)


def compare(game: ActionGame, seat: int) -> None:
    state, seen = game.state, as_dictionary(game.observe(seat))
    assert seen["heights"].ravel().tolist() == [state.palace.height(spot) for spot in SPOTS]
    assert STAGES[seen["stage"].argmax()] == state.kind
    assert seen["stage"].sum() == seen["to_act"].sum() == seen["seat"].sum() == 1
    assert (seat + seen["to_act"].argmax()) % game.players == state.seat - 1
    assert seen["supply"].tolist() == [
        state.tray.arches,
        state.tray.bricks,
        state.tray.columns,
        *state.decorations,
        state.bonus_cards,
    ]
    for other in range(game.players):
        player = state.players[(seat + other) % game.players]
        number = (seat + other) % game.players + 1
        delivery = state.recurring_delivery(number)
        assert seen["players"][other].tolist() == [
            player.hand.arches,
            player.hand.bricks,
            player.hand.columns,
            player.bonus_cards,
            score(state, number).total,
            delivery.icons,
            delivery.columns,
        ]
        assert seen["places"][other, :, 0].tolist() == [len(place) for place in player.places]
    for row, pile in zip(seen["market"], state.piles, strict=True):
        assert row[0] == len(pile)
        expected = (pile[0].cost, pile[0].bananas) if pile else (0, 0)
        assert tuple(row[1:3]) == expected
    known = sum(len(player.cards) for player in state.players) + sum(map(bool, state.piles))
    assert np.count_nonzero(seen["cards"]) == known + len(state.turn.new_cards)


def test_an_unfinished_staircase_is_in_the_observation():
    game, chance = ActionGame(2), Random(3)
    game.begin(3)
    for _ in range(200):
        before = game.observe(0)
        act_at_random(game, chance)
        if not is_between(game):
            assert before.tobytes() != game.observe(0).tobytes()


@pytest.mark.parametrize("number", GAMES)
def test_every_number_stays_within_the_space(number):
    players, options = SETTINGS[number]
    game, chance = ActionGame(players, options=options), Random(number)
    game.begin(number)
    while not game.is_over:
        seen = game.observe(game.seat)
        assert LOWEST <= seen.min() <= seen.max() <= HIGHEST
        act_at_random(game, chance)


def test_the_blocks_make_up_the_array():
    array = np.arange(OBSERVATION_SIZE, dtype=np.int16)
    blocks = as_dictionary(array)
    assert {name: block.shape for name, block in blocks.items()} == BLOCKS
    assert np.concatenate([block.ravel() for block in blocks.values()]).tolist() == array.tolist()
    many = as_dictionary(np.stack([array, array]))
    assert many["market"].shape == (2, *BLOCKS["market"])
