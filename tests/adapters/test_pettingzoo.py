"""PettingZoo's own tests of an AEC environment, and properties that they do not check."""

from __future__ import annotations

import pickle
import re
import warnings
from functools import partial
from random import Random

import numpy as np
import pytest

from monkeypalace.adapters.pettingzoo import env, raw_env
from monkeypalace.engine import layout as at
from monkeypalace.errors import DecisionError, OptionsError
from monkeypalace.game import ButterflyRule, Options

with warnings.catch_warnings():
    # PettingZoo's tests import its environments in a way that PettingZoo has deprecated.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

PLAYERS = (2, 3, 4)
EVERYTHING = Options(
    map=4, butterfly=True, frog=True, butterfly_rule=ButterflyRule.TALLEST_OF_ITS_COLOUR
)


@pytest.fixture
def without_user_warnings():
    """Ignore PettingZoo's warnings about unusual things, such as masks without a legal action."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


def play_through(environment, seed=None):
    """Play at random; return the total reward of each agent."""
    chance = Random(seed)
    environment.reset(seed=seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        legal = observation["action_mask"].nonzero()[0]
        assert bool(len(legal)) is not (terminated or truncated)
        environment.step(None if terminated else int(chance.choice(legal)))
    return total


@pytest.mark.usefixtures("without_user_warnings")
@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("observations", ["array", "dictionary"])
@pytest.mark.parametrize("players", PLAYERS)
def test_api(players, observations, make, capsys):
    api_test(make(players=players, observations=observations), num_cycles=600)
    api_test(make(players=players, options=EVERYTHING, reward="win"), num_cycles=200)


@pytest.mark.usefixtures("without_user_warnings")
@pytest.mark.parametrize("players", PLAYERS)
def test_seeds(players):
    seed_test(partial(env, players=players), num_cycles=300)
    seed_test(partial(env, players=players, options=EVERYTHING), num_cycles=300)


@pytest.mark.usefixtures("without_user_warnings")
@pytest.mark.parametrize("players", PLAYERS)
def test_rendering(players, capsys):
    render_test(partial(env, players=players))
    assert "build" in capsys.readouterr().out


def test_pictures_change_as_the_palace_grows():
    text, pixels = raw_env(render_mode="ansi"), raw_env(render_mode="rgb_array")
    for environment in (text, pixels):
        environment.reset(seed=2)
    first, empty = text.render(), pixels.render()
    chance = Random(1)
    while text.game.encoded[at.KIND] in (at.FROG_BEFORE_BUILDING, at.BUILD, at.BUY):
        action = int(chance.choice(text.game.legal))
        text.step(action)
        pixels.step(action)
    assert text.render() != first
    assert (pixels.render() != empty).any()
    # The first arch of the starting staircase, on ground of any colour.
    assert re.search("[ldg]1Ae", first)


@pytest.mark.parametrize("players", PLAYERS)
def test_rewards_add_up(players):
    raw = raw_env(players=players)
    total = play_through(raw, seed=4)
    bananas = raw.game.bananas()
    for seat, reward in enumerate(total.values()):
        others = [b for other, b in enumerate(bananas) if other != seat]
        assert reward == pytest.approx(bananas[seat] - np.mean(others))
    assert sum(total.values()) == pytest.approx(0.0)
    won = play_through(raw_env(players=players, reward="win"), seed=4)
    assert sum(won.values()) == pytest.approx(1.0)
    best = max(bananas)
    assert all(bananas[seat] == best for seat, share in enumerate(won.values()) if share)


def test_the_same_seed_gives_the_same_games_again():
    one, two = raw_env(players=3), raw_env(players=3)
    for seed in (7, None, None):
        one.reset(seed=seed)
        two.reset(seed=seed)
        assert one.game.state == two.game.state
    first = one.game.state
    one.reset()
    assert one.game.state != first


def test_an_illegal_action_loses_with_wrappers_and_is_refused_without_them():
    wrapped, raw = env(), raw_env()
    raw.reset(seed=1)
    with pytest.raises(DecisionError):
        raw.step(225)
    wrapped.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        wrapped.step(225)
    assert all(wrapped.terminations.values())
    assert wrapped.rewards["player_0"] == -1


def test_an_environment_can_be_pickled():
    raw = raw_env(players=3, reward="win", options=EVERYTHING)
    again = pickle.loads(pickle.dumps(raw))
    assert play_through(again, seed=3) == play_through(raw, seed=3)


@pytest.mark.parametrize(
    "wrong", [{"reward": "fame"}, {"observations": "smell"}, {"render_mode": "3d"}, {"players": 5}]
)
def test_wrong_settings_are_refused(wrong):
    with pytest.raises(OptionsError) as error:
        raw_env(**wrong)
    assert str(error.value)
