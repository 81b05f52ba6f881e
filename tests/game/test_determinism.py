"""The same seed gives the same game in every process and with every hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from dataclasses import fields, replace
from pathlib import Path

import pytest

from monkeypalace import Game, Options
from monkeypalace.game import Chance, State
from monkeypalace.gamefile import format_game
from tests.processes import tied
from tests.random_games import SETTINGS, random_decision

ROOT = Path(__file__).parent.parent.parent

#: Two, three and four players, all with both modules; the last with all remaining options changed.
SEEDS = (60, 13, 350)


def digest(seed: int) -> str:
    """Return a fingerprint of a whole game: its file, its records, and all lists of choices."""
    players, options = SETTINGS[seed % len(SETTINGS)]
    game = Game(players, seed=seed, options=options)
    chance = Chance(seed)
    found = hashlib.sha256()
    while not game.is_over:
        decision = random_decision(game.state, chance)
        found.update(repr(game.play(decision)).encode())
    found.update(format_game(game).encode())
    return found.hexdigest()


def digests_elsewhere(hash_seed: str) -> list[str]:
    """Return the same fingerprints, taken in a separate process."""
    code = (
        "from tests.game.test_determinism import SEEDS, digest\n"
        "for seed in SEEDS: print(digest(seed))"
    )
    done = subprocess.run(
        tied([sys.executable, "-c", code]),
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_the_same_game_in_another_process(hash_seed):
    assert digests_elsewhere(hash_seed) == [digest(seed) for seed in SEEDS]


def test_another_seed_is_another_game():
    assert len({digest(seed) for seed in (0, 384, 768)}) == 3


def test_nothing_of_one_game_carries_over_to_another():
    first = digest(13)
    digest(60)
    Game().play(next(iter(Game(options=Options(frog=False)).legal)))
    assert digest(13) == first


@pytest.mark.parametrize("seed", SEEDS)
def test_play_and_play_unchecked_record_the_same(seed):
    players, options = SETTINGS[seed % len(SETTINGS)]
    checked = Game(players, seed=seed, options=options)
    unchecked, chance = checked.restarted(), Chance(seed)
    while not checked.is_over:
        decision = random_decision(checked.state, chance)
        assert unchecked.play_unchecked(decision) == checked.play(decision)
        assert unchecked.state == checked.state
    assert unchecked.records == checked.records


def test_a_state_has_its_fields_and_nothing_else():
    game, chance = Game(4, seed=13), Chance(13)
    while not game.is_over:
        game.play(random_decision(game.state, chance))
        assert list(vars(game.state)) == [field.name for field in fields(State)]
    assert game.state.replace(round=99) == replace(game.state, round=99)
    with pytest.raises(AssertionError):
        game.state.replace(rounds=99)
