"""The network: its features, its outputs, its file format, and looking ahead with it."""

from __future__ import annotations

import json
from array import array
from dataclasses import replace

import numpy as np
import pytest

from monkeypalace.bots import features as at
from monkeypalace.bots.features import FEATURE_COUNT, write_features
from monkeypalace.bots.lookahead import MOST_CHOICES, look_ahead_rows
from monkeypalace.bots.network import (
    OUTPUTS,
    PARAMETER_COUNT,
    Network,
    evaluate,
    squash_lead,
    write_results,
)
from monkeypalace.bots.quick import Mandrill
from monkeypalace.bots.weights import TUNED
from monkeypalace.engine import FastGame, decode_decision
from monkeypalace.game import Chance, Game, Kind, Options, State
from monkeypalace.palace import Pieces
from monkeypalace.search import new_workspace
from monkeypalace.training.learner import SHAPES


def between_turns(players: int, turns: int, seed: int = 3, options: Options | None = None) -> Game:
    """Return a game in which `Mandrill` has played some turns for every seat."""
    game, bot = Game(players, seed=seed, options=options), Mandrill(nodes=300)
    seat, played = game.seat, 0
    while played < turns and not game.is_over:
        fast = FastGame.of(game.state)
        game.play(decode_decision(bot.encoded_choice(fast), game.pack))
        if game.seat != seat:
            seat, played = game.seat, played + 1
    return game


def features_of(state: State, seat: int) -> list[int]:
    # The kernel writes to a part of the array. Uncompiled, a slice of an `array` would be a copy.
    fast, found = FastGame.of(state), memoryview(array("h", bytes(2 * FEATURE_COUNT)))
    write_features(fast.encoded, fast.tables, new_workspace(), seat - 1, found)
    return found.tolist()


def random_parameters(seed: int) -> array[float]:
    values = np.random.default_rng(seed).standard_normal(PARAMETER_COUNT) * 0.1
    return array("d", values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_are_what_the_seat_sees_of_itself_and_of_the_others(players):
    game = between_turns(players, turns=2 * players + 1, options=Options(butterfly=True))
    for seat in range(1, players + 1):
        found = features_of(game.state, seat)
        assert found[at.PLAYER_COUNT : at.PLAYER_COUNT + 3] == [
            int(players == count) for count in (2, 3, 4)
        ]
        assert found[at.OPTION] == 1
        state = game.state
        assert found[at.TRAY_LEFT : at.TRAY_LEFT + 3] == [
            state.tray.arches,
            state.tray.bricks,
            state.tray.columns,
        ]
        bananas = FastGame.of(state).bananas()
        for number in range(4):
            facts = found[at.SEAT_FACTS + at.SEAT_SIZE * number :][: at.SEAT_SIZE]
            if number >= players:
                assert not any(facts)
                continue
            other = (seat - 1 + number) % players
            hand = state.players[other].hand
            assert facts[at.IS_PRESENT] == 1
            assert facts[at.BANANAS] == bananas[other]
            assert facts[at.ARCHES : at.COLUMNS + 1] == [hand.arches, hand.bricks, hand.columns]
            assert facts[at.IS_NEXT] == int(other + 1 == game.seat)
            assert facts[at.NO_ARCHES] == int(hand.arches == 0)
        others = [count for number, count in enumerate(bananas) if number != seat - 1]
        assert found[at.LEAD_NOW] == bananas[seat - 1] - max(others)


def test_hidden_cards_are_no_features():
    game = between_turns(2, turns=6)
    chance = Chance(1)
    piles = tuple((*pile[:1], *chance.shuffled(pile[1:])) for pile in game.state.piles)
    assert piles != game.state.piles
    other = replace(game.state, piles=piles)
    assert features_of(other, 1) == features_of(game.state, 1)


def test_the_kernel_computes_what_numpy_computes():
    game = between_turns(3, turns=7)
    seen = features_of(game.state, 2)
    parameters = random_parameters(4)
    outputs = array("d", bytes(8 * OUTPUTS))
    evaluate(array("h", seen), parameters, outputs)
    layers, start = [], 0
    for shape in SHAPES:
        size = int(np.prod(shape))
        layers.append(np.array(parameters[start : start + size]).reshape(shape))
        start += size
    assert start == PARAMETER_COUNT
    values = np.array(seen, dtype=float)
    for number in (0, 2, 4):
        values = values @ layers[number] + layers[number + 1]
        values = values / (1 + np.abs(values))
    np.testing.assert_allclose(outputs, 0.5 + 0.5 * values, rtol=1e-12)


def test_a_lead_is_squashed():
    assert [squash_lead(lead) for lead in (0.0, 8.0, -8.0, 24.0)] == [0.5, 0.75, 0.25, 0.875]


def test_a_finished_game_is_worth_its_result():
    game = between_turns(2, turns=1000)
    assert game.is_over
    fast, outputs = FastGame.of(game.state), array("d", bytes(8 * OUTPUTS))
    for seat in range(2):
        write_results(fast.encoded, fast.tables, seat, outputs)
        bananas = fast.bananas()
        assert outputs[0] == fast.win_shares()[seat]
        assert outputs[1] == squash_lead(float(bananas[seat] - bananas[1 - seat]))


def test_a_network_is_stored_in_single_precision_with_the_facts_about_its_training(tmp_path):
    network = Network(random_parameters(2), {"seed": 5, "games": 100})
    file = tmp_path / "network.json"
    network.save(file)
    again = Network.load(file)
    assert again.training == {"seed": 5, "games": 100}
    np.testing.assert_allclose(again.parameters, network.parameters, rtol=1e-6)
    again.save(file)
    assert Network.load(file) == again


def test_the_digest_of_a_network_depends_on_its_parameters_only(tmp_path):
    first = Network(random_parameters(1), {"seed": 5})
    first.save(tmp_path / "network.json")
    assert Network.load(tmp_path / "network.json").digest == first.digest
    assert Network(random_parameters(1), {}).digest == first.digest
    assert Network(random_parameters(2), {}).digest != first.digest


@pytest.mark.parametrize("change", [{"form": 0}, {"parameters": "AAAA"}])
def test_parameters_of_another_form_are_refused(change):
    data = json.loads(json.dumps(Network(random_parameters(2), {}).to_json()))
    with pytest.raises(ValueError):
        Network.from_json(data | change)


def look_ahead(game: Game, turns: int, width: int, seed: int) -> tuple[list[list[float]], FastGame]:
    """Look ahead from Mandrill's candidates; return the outputs of each."""
    fast = FastGame.of(game.state)
    decisions, _ = Mandrill(nodes=300).encoded_candidates(fast, 6)
    encoded = np.array(decisions, dtype=np.int32)
    outputs = np.zeros((len(encoded), OUTPUTS))
    look_ahead_rows(
        fast.encoded,
        fast.tables,
        TUNED.to_array(),
        random_parameters(3),
        300,
        width,
        width,
        turns,
        False,
        np.full((len(encoded), 1), seed, dtype=np.uint64),
        encoded,
        outputs,
        0,
        len(encoded),
    )
    return outputs.tolist(), fast


@pytest.mark.parametrize("width", [1, 4])
def test_looking_ahead_plays_the_turns_and_leaves_the_game_alone(width):
    game = between_turns(2, turns=4)
    assert game.kind is Kind.BUILD
    now, fast = look_ahead(game, 0, width, seed=1)
    assert fast.encoded == FastGame.of(game.state).encoded
    assert look_ahead(game, 0, width, seed=1)[0] == now
    assert look_ahead(game, 2, width, seed=1)[0] != now
    # At the end of the game the outputs are its results.
    ended, _ = look_ahead(game, 1000, width, seed=1)
    assert {output[0] for output in ended} <= {0.0, 0.5, 1.0}


def test_looking_ahead_draws_the_hidden_cards():
    game = between_turns(2, turns=4)
    found = {json.dumps(look_ahead(game, 1000, 1, seed)[0]) for seed in range(4)}
    assert len(found) > 1


def test_the_kernel_compares_no_more_decisions_than_its_arrays_hold():
    game = between_turns(2, turns=4)
    rich = tuple(replace(player, hand=Pieces(14, 20, 6)) for player in game.state.players)
    game.state = replace(game.state, players=rich)
    most = look_ahead(game, 1, MOST_CHOICES, seed=1)[0]
    assert look_ahead(game, 1, MOST_CHOICES + 200, seed=1)[0] == most
