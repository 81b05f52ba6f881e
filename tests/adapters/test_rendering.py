"""Pictures and films of an episode."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from PIL import Image, ImageSequence

from monkeypalace.adapters.actions import parse_action
from monkeypalace.adapters.gymnasium import MonkeyPalaceEnv
from monkeypalace.adapters.pettingzoo import raw_env
from monkeypalace.adapters.rendering import PIXELS
from monkeypalace.errors import OptionsError


def play(environment, seed=1, most=10_000):
    """Play at most `most` actions, always the first legal one; return the last picture."""
    observation, _ = environment.reset(seed=seed)
    over = False
    for _ in range(most):
        action = int(observation["action_mask"].argmax())
        observation, _, over, _, _ = environment.step(action)
        if over:
            break
    return environment.render()


def test_a_picture_is_an_array_of_colours_that_shows_the_palace():
    environment = MonkeyPalaceEnv(["capuchin"], render_mode="rgb_array")
    environment.reset(seed=1)
    before = environment.render()
    after = play(environment)
    assert before.dtype == np.uint8
    assert before.shape == after.shape
    assert before.shape[1:] == (PIXELS, 3)
    assert (before != after).any(axis=2).mean() > 0.05
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 50


def test_a_picture_shows_the_unfinished_staircase():
    """The first turn of this game is `d2 N N`."""
    environment = MonkeyPalaceEnv(["capuchin"], seat=1, render_mode="rgb_array")
    environment.reset(seed=1)
    before = environment.render()
    for name in ("start:d2", "arch:N"):
        environment.step(parse_action(name))
    assert environment.game.stage == "extend"
    assert (environment.render() != before).any()


def size_of(film: Path) -> tuple[int, int]:
    """Return the width and the number of frames of a film."""
    with Image.open(film) as opened:
        return opened.width, sum(1 for _ in ImageSequence.Iterator(opened))


@pytest.mark.parametrize("ending", ["webp", "gif"])
def test_a_film_has_a_frame_for_each_staircase(ending, tmp_path):
    file = tmp_path / f"episode.{ending}"
    environment = MonkeyPalaceEnv(["capuchin"], render_mode="rgb_array")
    play(environment)
    environment.save_film(file, width=160)
    built = sum(len(stack.pieces) for stack in environment.game.state.palace.stacks)
    width, frames = size_of(file)
    assert width == 160
    assert 10 < frames <= built


def test_the_film_shows_what_opponents_build(tmp_path):
    """Against three opponents, most frames are theirs."""
    file = tmp_path / "episode.webp"
    environment = MonkeyPalaceEnv(["capuchin"] * 3, render_mode="rgb_array")
    observation, _ = environment.reset(seed=1)
    actions, over = 0, False
    while not over:
        action = int(observation["action_mask"].argmax())
        actions += environment.game.stage == "build"
        observation, _, over, _, _ = environment.step(action)
    environment.save_film(file, width=64)
    assert size_of(file)[1] > 2 * actions


def test_a_film_does_not_change_the_game():
    filmed = MonkeyPalaceEnv(["capuchin", "random"], render_mode="rgb_array")
    plain = MonkeyPalaceEnv(["capuchin", "random"], render_mode="ansi")
    play(filmed, seed=3)
    play(plain, seed=3)
    assert (filmed.game.encoded == plain.game.encoded).all()


def test_pettingzoo_has_films_too(tmp_path):
    environment = raw_env(render_mode="rgb_array")
    environment.reset(seed=1)
    chance = Random(1)
    for _ in range(120):
        environment.step(int(chance.choice(environment.game.legal)))
    environment.save_film(tmp_path / "episode.webp", width=64)
    assert size_of(tmp_path / "episode.webp")[1] > 5


@pytest.mark.parametrize("mode", [None, "ansi"])
def test_without_pictures_there_is_no_film(mode):
    environment = MonkeyPalaceEnv(["random"], render_mode=mode)
    environment.reset(seed=1)
    with pytest.raises(OptionsError) as error:
        environment.save_film("episode.webp")
    assert error.value.code == "environment-film"


def test_other_endings_are_refused():
    environment = MonkeyPalaceEnv(["random"], render_mode="rgb_array")
    environment.reset(seed=1)
    with pytest.raises(OptionsError) as error:
        environment.save_film("episode.avi")
    assert error.value.code == "option-choice"
    assert not Path("episode.avi").exists()
