"""Training: gradients, targets, the steps of a generation, and resuming after an interruption."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from itertools import islice
from xml.etree import ElementTree

import numpy as np
import pytest

from monkeypalace.arena import Hypotheses
from monkeypalace.bots.features import FEATURE_COUNT
from monkeypalace.bots.network import OUTPUTS, PARAMETER_COUNT, Network, evaluate_rows
from monkeypalace.packs import standard_pack
from monkeypalace.training import run
from monkeypalace.training.games import SelfPlay, match_deals, mixed_returns, play_part
from monkeypalace.training.learner import Learner
from monkeypalace.training.run import Training, TrainingSettings, advance, challenge_champion, main

TINY = TrainingSettings(parts=1, first_parts=2, kept=2, steps=4, batch=64, test_every=2)
TINY_ARGUMENTS = ["--parts", "1", "--first-parts", "2", "--kept", "2", "--steps", "4"]
TINY_ARGUMENTS += ["--batch", "64", "--test-every", "2"]


def some_positions(seed: int, count: int = 200) -> tuple[np.ndarray, np.ndarray]:
    random = np.random.default_rng(seed)
    features = random.integers(0, 6, size=(count, FEATURE_COUNT)).astype(np.int16)
    return features, random.random((count, OUTPUTS))


def part(seed: int = 1, index: int = 0, *, by_policy: bool = True) -> SelfPlay:
    parameters = np.random.default_rng(0).standard_normal(PARAMETER_COUNT) * 0.01
    return SelfPlay(standard_pack(), parameters, seed, 0, by_policy, games=6)


def test_gradients_are_those_of_finite_differences():
    features, targets = some_positions(1)
    learner = Learner.begin(3, np.full(FEATURE_COUNT, 4.0), np.float64)
    _, gradients = learner.loss_and_gradients(features, targets)
    random = np.random.default_rng(5)
    for layer, gradient in zip(learner.layers, gradients, strict=True):
        for _ in range(6):
            place = tuple(int(random.integers(size)) for size in layer.shape)
            kept, step = layer[place], 1e-5
            layer[place] = kept + step
            above, _ = learner.loss_and_gradients(features, targets)
            layer[place] = kept - step
            below, _ = learner.loss_and_gradients(features, targets)
            layer[place] = kept
            assert gradient[place] == pytest.approx((above - below) / (2 * step), abs=1e-8)


def test_some_steps_reduce_the_loss():
    _, positions = play_part(part(), 0)
    learner = Learner.begin(3, run.scales_of(positions.features))
    before, _ = learner.loss_and_gradients(positions.features, positions.targets)
    for _ in range(40):
        learner.step(positions.features, positions.targets, 0.002)
    after, _ = learner.loss_and_gradients(positions.features, positions.targets)
    assert after < 0.7 * before


def test_the_kernel_computes_what_the_learner_predicts():
    _, positions = play_part(part(), 1)
    learner = Learner.begin(3, run.scales_of(positions.features))
    learner.step(positions.features, positions.targets, 0.01)
    outputs = np.zeros((len(positions.features), OUTPUTS))
    evaluate_rows(positions.features, learner.parameters(), outputs, 0, len(outputs))
    np.testing.assert_allclose(outputs, learner.predict(positions.features), atol=1e-5)


def test_targets_mix_later_values_with_the_result():
    values = np.array([[[0.1]], [[0.2]], [[0.4]]])
    result = np.array([[1.0]])
    assert mixed_returns(values, result, 1.0).ravel().tolist() == [1.0, 1.0, 1.0]
    assert mixed_returns(values, result, 0.0).ravel().tolist() == [0.2, 0.4, 1.0]
    half = mixed_returns(values, result, 0.5).ravel().tolist()
    assert half == pytest.approx([0.5 * 0.2 + 0.5 * 0.7, 0.7, 1.0])


@pytest.mark.parametrize("by_policy", [True, False])
def test_a_part_of_a_generation_can_be_repeated(by_policy):
    first, second = (play_part(part(by_policy=by_policy), 3)[1] for _ in range(2))
    assert np.array_equal(first.features, second.features)
    assert np.array_equal(first.targets, second.targets)
    assert len(first.features) == len(first.targets) > 50
    assert 0 <= first.targets.min() <= first.targets.max() <= 1
    other = play_part(part(seed=2, by_policy=by_policy), 3)[1]
    assert first.features.shape != other.features.shape or (first.features != other.features).any()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_networks_share_the_wins_of_every_deal(players):
    same = part().parameters
    shares = match_deals(same, same, players=players, seed=5, pack=standard_pack(), deals=2)
    assert list(islice(shares, 4)) == pytest.approx([1 / players] * 4)


def test_the_network_challenges_the_champion_in_the_arena(tmp_path, monkeypatch):
    """The verdicts are forced by the hypotheses; the games are real."""
    monkeypatch.setattr(run, "MOST_GAMES", 16)
    monkeypatch.setattr(run, "PLAYER", "orangutan:games=24,network={}")
    training = Training.begin(tmp_path, TINY, standard_pack())
    advance(training)
    monkeypatch.setattr(run, "STRONGER", Hypotheses(0.998, 0.999))
    tested = challenge_champion(training)
    assert (tested["against"], tested["promoted"]) == ("mandrill", False)
    assert not (tmp_path / "champion.json").exists()
    monkeypatch.setattr(run, "FIRST_CHAMPION", "random")
    monkeypatch.setattr(run, "STRONGER", Hypotheses(0.01, 0.5))
    tested = challenge_champion(training)
    assert (tested["promoted"], tested["against"], training.promotions) == (True, "random", 1)
    assert tested["share"] > 0.5
    champion = Network.load(tmp_path / "champion.json")
    np.testing.assert_allclose(champion.parameters, training.learner.parameters(), rtol=1e-6)
    # The champion does not win more than half against itself.
    monkeypatch.setattr(run, "STRONGER", Hypotheses(0.9, 0.99))
    tested = challenge_champion(training)
    assert (tested["against"], tested["promoted"]) == ("champion 1", False)


def curve_of(folder) -> list[dict[str, str]]:
    with (folder / "curves.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        del row["seconds"]
    return rows


def test_a_resumed_training_equals_an_uninterrupted_one(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(run, "CURVE_DEALS", 2)
    monkeypatch.setattr(run, "MOST_GAMES", 2)
    monkeypatch.setattr(run, "PLAYER", "orangutan:games=1,network={}")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert main([str(whole), "--generations", "4", *TINY_ARGUMENTS]) == 0
    for generations in ("1", "3", "4"):
        assert main([str(parts), "--generations", generations, *TINY_ARGUMENTS]) == 0
    one, other = (Training.load(folder, standard_pack()) for folder in (whole, parts))
    assert np.array_equal(one.learner.parameters(), other.learner.parameters())
    assert (one.generation, one.games) == (other.generation, other.games) == (4, 250)
    assert len(one.positions) == len(other.positions) == TINY.kept
    assert curve_of(whole) == curve_of(parts)
    lines = (parts / "promotions.jsonl").read_text().splitlines()
    tests = [json.loads(line) for line in lines]
    assert [test["generation"] for test in tests] == [2, 4]
    assert len(list((parts / "positions").iterdir())) == TINY.kept
    ElementTree.parse(parts / "curves.svg")
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["generation"] == 4


def test_another_pack_is_refused(tmp_path):
    training = Training.begin(tmp_path, TINY, standard_pack())
    advance(training)
    training.save()
    with pytest.raises(SystemExit):
        Training.load(tmp_path, replace(standard_pack(), bonus_bananas=5))


def test_the_network_says_how_it_was_trained(tmp_path):
    training = Training.begin(tmp_path, replace(TINY, seed=7), standard_pack())
    advance(training)
    facts = run.network_of(training).training
    assert (facts["seed"], facts["generation"], facts["games"]) == (7, 1, 100)
    assert facts["pack"] == standard_pack().digest
    assert facts["seconds"] >= 0
