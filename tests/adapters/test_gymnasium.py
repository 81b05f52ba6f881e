"""Gymnasium's own checks, and properties that it does not check."""

from __future__ import annotations

import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.gymnasium import ENVIRONMENT_ID, LegalActions, MonkeyPalaceEnv
from monkeypalace.adapters.observations import as_dictionary
from monkeypalace.adapters.vector import MonkeyPalaceVectorEnv, sample
from monkeypalace.bots import MOST_NODES
from monkeypalace.engine import new_generator
from monkeypalace.errors import DecisionError, OptionsError
from monkeypalace.game import Options
from monkeypalace.kernels.random import random_bits

EVERYTHING = Options(map=3, butterfly=True, frog=True)


@pytest.mark.parametrize("observations", ["array", "dictionary"])
@pytest.mark.parametrize("opponents", [["random"], ["macaque", "random"], ["random"] * 3])
def test_gymnasiums_own_check(opponents, observations):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(
            LegalActions(MonkeyPalaceEnv(opponents, observations=observations)),
            skip_render_check=True,
        )


def test_the_environment_is_registered():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        made = gymnasium.make(ENVIRONMENT_ID, opponents=["random"], disable_env_checker=True)
    assert isinstance(made.unwrapped, MonkeyPalaceEnv)


def test_gymnasium_makes_the_vector_environment():
    made = gymnasium.make_vec(ENVIRONMENT_ID, num_envs=3, opponents=["capuchin"])
    assert isinstance(made, MonkeyPalaceVectorEnv)
    assert made.num_envs == 3
    observations, _ = made.reset(seed=1)
    assert (made.action_masks() == observations["action_mask"]).all()


def test_the_boolean_mask_equals_the_mask_in_the_observation():
    environment = MonkeyPalaceEnv(["capuchin"])
    observation, _ = environment.reset(seed=1)
    assert environment.action_masks().dtype == np.bool_
    assert (environment.action_masks() == observation["action_mask"]).all()


def test_the_wrapper_replaces_only_illegal_actions():
    environment = LegalActions(MonkeyPalaceEnv(["capuchin"]))
    same = MonkeyPalaceEnv(["capuchin"])
    observation, _ = environment.reset(seed=1)
    same.reset(seed=1)
    for action in (int(observation["action_mask"].argmax()), 225, 224):
        legal = np.flatnonzero(same.action_masks())
        chosen = action if action in legal else int(legal[action % len(legal)])
        mine, theirs = environment.step(action), same.step(chosen)
        assert (mine[0]["observation"] == theirs[0]["observation"]).all()


def test_a_kernel_plays_like_the_bot_itself():
    """A spec with an option makes the environment load the bot instead of calling its kernel."""
    for name in ("capuchin", "macaque", "mandrill"):
        by_kernel = MonkeyPalaceEnv([name], seat=1, options=EVERYTHING)
        by_bot = MonkeyPalaceEnv([f"{name}:nodes={MOST_NODES}"], seat=1, options=EVERYTHING)
        assert play_through(by_kernel, 4) == play_through(by_bot, 4)


def test_kernels_and_loaded_bots_sit_at_one_table():
    environment = MonkeyPalaceEnv(["howler", "capuchin", "random"], options=EVERYTHING)
    assert play_through(environment, 6) == play_through(environment, 6)


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
    games = [_twin(many, index) for index in range(5)]
    for _ in range(600):
        actions = sample(observations["action_mask"], generator)
        acted = infos["seat"]
        before = [game.total_rewards.copy() for game in games]
        observations, rewards, over, _, infos = many.step(actions)
        for index, game in enumerate(games):
            game.act(int(actions[index]))
            earned = (game.total_rewards - before[index])[:players]
            assert rewards[index] == pytest.approx(earned[acted[index]])
            assert infos["rewards"][index] == pytest.approx(earned)
            assert bool(over[index]) is game.is_over
            if game.is_over:
                last = infos["final_obs"][index]["observation"]
                assert (last == game.observe(game.seat)).all()
                games[index] = _twin(many, index)
            now = games[index]
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
    game = ActionGame(many.players)
    game.encoded[:] = many.states[index]
    game.resume()
    return game


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
            to_act = as_dictionary(observations["observation"])["to_act"]
            assert (to_act[:, 0] == 1).all(), "not the agent's turn"
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


def test_an_illegal_action_is_refused_and_changes_no_game_of_the_batch():
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
