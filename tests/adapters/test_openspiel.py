"""OpenSpiel's own tests of a Python game, and properties that they do not check."""

from __future__ import annotations

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

from monkeypalace.adapters import openspiel
from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import encode_state
from monkeypalace.game import Game
from tests.samples import sampled

SETTINGS = [
    f"{openspiel.SHORT_NAME}(players={players}{more})"
    for players in (2, 3, 4)
    for more in ("", ",reward=bananas,map=3,butterfly=true,frog=true", ",sorted=true")
]


def play_through(state, chance: Random, most: int = 100_000):
    while not state.is_terminal() and most > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
        most -= 1
    return state


# The sample has 2, 3 and 4 players, and all three kinds of options.
@pytest.mark.parametrize("settings", sampled(SETTINGS, every=4))
def test_openspiels_own_simulation(settings):
    game = pyspiel.load_game(settings)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("settings", SETTINGS)
def test_serialisation(settings):
    game = pyspiel.load_game(settings)
    state = play_through(game.new_initial_state(), Random(1), most=150)
    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    assert str(same) == str(state)
    assert same.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


@pytest.mark.parametrize("settings", SETTINGS)
def test_a_clone_is_independent(settings):
    state = play_through(pyspiel.load_game(settings).new_initial_state(), Random(2), most=90)
    before, clone = str(state), state.clone()
    assert str(clone) == before
    play_through(clone, Random(3), most=40)
    assert str(state) == before
    assert str(clone) != before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_reveals_cards_and_nothing_else(players):
    """If chance reveals the top cards of a shuffled game, observations equal those of that game."""
    game = Game(players, seed=6)
    order = encode_state(game.state)[at.ORDER : at.ORDER + at.CARD_COUNT]
    state = pyspiel.load_game(openspiel.SHORT_NAME, {"players": players}).new_initial_state()
    pile = 0
    while state.is_chance_node():
        first = int(state.action_game.tables[at.PILE_START + pile])
        state.apply_action(int(order[first]) - first)
        pile += 1
    action_game = ActionGame(players)
    action_game.begin(6)
    for seat in range(players):
        assert (state.action_game.observe(seat) == action_game.observe(seat)).all()


@pytest.mark.parametrize("reward", ["win", "bananas"])
def test_returns_have_a_constant_sum(reward):
    game = pyspiel.load_game(f"{openspiel.SHORT_NAME}(players=3,reward={reward})")
    state = play_through(game.new_initial_state(), Random(4))
    assert sum(state.returns()) == pytest.approx(game.utility_sum())
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    assert state.move_number() < game.max_game_length()


def test_observations_are_those_of_the_other_environments():
    game = pyspiel.load_game(openspiel.SHORT_NAME)
    state = play_through(game.new_initial_state(), Random(5), most=80)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert (observation.tensor == state.action_game.observe(1)).all()
    assert observation.dict["market"].shape == (12, 7)
    assert (np.array(state.observation_tensor(1)) == observation.tensor).all()


def test_openspiels_algorithms_play_the_game():
    game = pyspiel.load_game(openspiel.SHORT_NAME)
    generator = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 1.0, 3, mcts.RandomRolloutEvaluator(1, generator), random_state=generator
    )
    state = play_through(game.new_initial_state(), Random(1), most=40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
    environment = Environment(game)
    step = environment.reset()
    for _ in range(30):
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert not step.last()
