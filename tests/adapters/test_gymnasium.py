"""Gymnasium's own checks, and properties that it does not check."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.gymnasium import ENVIRONMENT_ID, MonkeyPalaceEnv
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.engine import new_generator
from monkeypalace.errors import DecisionError, OptionsError
from monkeypalace.game import Options
from monkeypalace.kernels.random import random_bits

EVERYTHING = Options(map=3, butterfly=True, frog=True)


class OnlyLegal(gymnasium.Wrapper):
    """Map every action to a legal one, because `check_env` ignores the masks."""

    def __init__(self, environment):
        super().__init__(environment)
        self.mask: Any = None

    def reset(self, *, seed=None, options=None):
        observation, info = super().reset(seed=seed, options=options)
        self.mask = observation["action_mask"]
        return observation, info

    def step(self, action):
        legal = np.flatnonzero(self.mask)
        result = super().step(int(legal[int(action) % len(legal)]))
        self.mask = result[0]["action_mask"]
        return result


@pytest.mark.parametrize("observations", ["array", "dictionary"])
@pytest.mark.parametrize("opponents", [["random"], ["macaque", "random"], ["random"] * 3])
def test_gymnasiums_own_check(opponents, observations):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(
            OnlyLegal(MonkeyPalaceEnv(opponents, observations=observations)),
            skip_render_check=True,
        )


def test_it_is_registered():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = gymnasium.make(ENVIRONMENT_ID, opponents=["random"], disable_env_checker=True)
    assert isinstance(made.unwrapped, MonkeyPalaceEnv)


def play_through(environment, seed):
    chance = Random(seed)
    observation, info = environment.reset(seed=seed)
    rewards, over = [], False
    while not over:
        action = chance.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, over, truncated, info = environment.step(action)
        rewards.append(reward)
        assert not truncated
    return rewards, info


@pytest.mark.parametrize("opponents", [["random"], ["capuchin", "random"], ["macaque"] * 3])
def test_a_whole_game_against_bots(opponents):
    environment = MonkeyPalaceEnv(opponents, options=EVERYTHING)
    rewards, info = play_through(environment, 5)
    assert (rewards, info) == play_through(environment, 5)
    mine = info["seat"] - 1
    others = [number for seat, number in enumerate(info["bananas"]) if seat != mine]
    assert sum(rewards) == pytest.approx(info["bananas"][mine] - np.mean(others))


def test_the_seat_is_fixed_or_drawn():
    fixed, drawn = MonkeyPalaceEnv(["random"], seat=2), MonkeyPalaceEnv(["random"])
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(8)} == {2}
    assert {drawn.reset(seed=seed)[1]["seat"] for seed in range(8)} == {1, 2}
    with pytest.raises(OptionsError) as error:
        MonkeyPalaceEnv(["random"], seat=3)
    assert str(error.value)


# Batches


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_plays_what_single_games_play(players):
    """The agent plays every seat; each row is compared with a separate game."""
    many = MonkeyPalaceVectorEnv(5, players, options=EVERYTHING)
    observations, infos = many.reset(seed=3)
    generator = new_generator(1)
    plays = [_twin(many, index) for index in range(5)]
    for _ in range(600):
        actions = sample(observations["action_mask"], generator)
        acted = infos["seat"]
        before = [play.total_rewards.copy() for play in plays]
        observations, rewards, over, _, infos = many.step(actions)
        for index, play in enumerate(plays):
            play.act(int(actions[index]))
            earned = (play.total_rewards - before[index])[:players]
            assert rewards[index] == pytest.approx(earned[acted[index]])
            assert infos["rewards"][index] == pytest.approx(earned)
            assert bool(over[index]) is play.is_over
            if play.is_over:
                last = infos["final_obs"][index]["observation"]
                assert (last == play.observe(play.seat)).all()
                plays[index] = _twin(many, index)
            now = plays[index]
            assert (observations["observation"][index] == now.observe(now.seat)).all()
            assert (observations["action_mask"][index] == now.mask).all()
            assert infos["seat"][index] == now.seat


def test_games_of_a_batch_share_no_random_numbers():
    many = MonkeyPalaceVectorEnv(40)
    many.reset(seed=5)
    drawn = [random_bits(row) for row in many._generators for _ in range(100)]
    assert len(set(drawn)) == len(drawn)


def test_the_first_games_are_the_same_in_a_batch_of_any_size():
    small, large = MonkeyPalaceVectorEnv(2), MonkeyPalaceVectorEnv(7)
    small.reset(seed=5)
    large.reset(seed=5)
    assert (small.states == large.states[:2]).all()
    assert (large.states[0] != large.states[1]).any()


def _twin(many, index):
    play = ActionGame(many.players)
    play.encoded[:] = many.states[index]
    play.resume()
    return play


@pytest.mark.parametrize("opponents", [["random"], ["mandrill", "random", "capuchin"]])
def test_a_batch_against_opponents(opponents):
    runs = []
    for _ in range(2):
        many = MonkeyPalaceVectorEnv(8, opponents=opponents, reward="win")
        observations, infos = many.reset(seed=9)
        generator, finished, won = new_generator(2), 0, 0.0
        seats = set()
        for _ in range(500):
            seats |= set(infos["seat"].tolist())
            assert (observations["observation"][:, 5 * 64 + 13] == 1).all(), "not the agent's turn"
            actions = sample(observations["action_mask"], generator)
            observations, rewards, over, _, infos = many.step(actions)
            finished += int(over.sum())
            won += float(rewards.sum())
            if over.any():
                assert infos["rewards"][over].sum(axis=1) == pytest.approx(1.0)
        assert seats == set(range(many.players))
        runs.append((finished, won, observations["observation"].tobytes()))
    assert runs[0] == runs[1]
    assert runs[0][0] > 8


def test_an_illegal_action_stops_the_whole_batch():
    many = MonkeyPalaceVectorEnv(3)
    observations, _ = many.reset(seed=1)
    actions = observations["action_mask"].argmax(axis=1)
    before = many.states.copy()
    for wrong in (225, -1, 10_000):
        with pytest.raises(DecisionError):
            many.step([*actions[:2], wrong])
    with pytest.raises(ValueError, match="each"):
        many.step(actions[:2])
    assert (many.states == before).all()


def test_wrong_opponents_are_refused():
    with pytest.raises(OptionsError) as error:
        MonkeyPalaceVectorEnv(2, opponents=["gorilla"])
    assert error.value.code == "option-choice"
    with pytest.raises(OptionsError) as error:
        MonkeyPalaceVectorEnv(2, players=3, opponents=["random"])
    assert error.value.code == "environment-opponents"
    assert str(error.value)


def test_samples_are_legal_and_fair():
    masks = np.zeros((4000, 10), dtype=np.int8)
    masks[:, [2, 3, 7]] = 1
    drawn = sample(masks, new_generator(1))
    numbers, counts = np.unique(drawn, return_counts=True)
    assert numbers.tolist() == [2, 3, 7]
    assert counts.min() > 1200
