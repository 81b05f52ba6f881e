"""Properties of the kernels that `test_differential.py` does not check."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from monkeypalace import Game, Options
from monkeypalace.bots import Weights, find_best
from monkeypalace.building import BuiltStaircase, Staircase, build
from monkeypalace.building.staircase import height_of
from monkeypalace.engine import COMPILED, FastBatch, FastGame, new_generator
from monkeypalace.engine import layout as at
from monkeypalace.engine.convert import decode_state, encode_decision, encode_state
from monkeypalace.errors import DecisionError, OptionsError, PositionError
from monkeypalace.game import Build, Chance, Pass, State, legal
from monkeypalace.game.state import COLOURS
from monkeypalace.kernels.random import random_below
from monkeypalace.notation import position_from_json
from monkeypalace.palace import Pieces
from monkeypalace.search import count_up_to, generate, perft
from tests import oracle

DATA = Path(__file__).parent.parent / "data"
POSITIONS = {
    entry["name"]: entry
    for name in ("palaces.json", "more_palaces.json", "large_palaces.json")
    for entry in json.loads((DATA / name).read_text())
    if COMPILED or entry["expected"]["staircases"] < 300
}


def middle_game(seed: int, decisions: int = 40, players: int = 3) -> State:
    """Return a game after `decisions` random decisions, at the next turn with a staircase."""
    game = FastGame(players, seed=seed, options=Options(map=1 + seed % 4))
    game.play_out(seed=seed, most_decisions=decisions)
    while game.encoded[at.KIND] != at.BUILD or game.count_staircases() == 0:
        game.play_out(seed=seed, most_decisions=1)
    return game.state


MIDDLE_GAMES = range(12 if COMPILED else 2)


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_counts_as_the_independent_program(name):
    entry = POSITIONS[name]
    position = position_from_json(entry["position"], one_box=False)
    counted, expected = perft(position.palace, position.hand), entry["expected"]
    assert counted.staircases == expected["staircases"]
    assert {str(arches): n for arches, n in counted.by_arches.items()} == expected["by_arches"]
    assert counted.by_colour == expected["by_colour"]
    assert counted.with_bonus == expected["with_bonus"]
    assert counted.top_level == expected["top_level"]


@pytest.mark.parametrize("seed", MIDDLE_GAMES)
def test_the_list_has_the_staircases_of_the_oracle(seed):
    state = middle_game(seed)
    expected = list(itertools.islice(oracle.generate(state.palace, state.player.hand), 3000))
    listed = set(generate(state.palace, state.player.hand))
    assert set(expected) <= listed
    assert len(listed) == perft(state.palace, state.player.hand).staircases


def test_every_number_is_a_different_legal_decision():
    game = FastGame.of(Game(2, seed=5).state)
    decisions = [game.decision(number) for number in range(game.count_decisions())]
    assert len(set(decisions)) == len(decisions)
    assert set(decisions) == set(Game(2, seed=5).legal)
    with pytest.raises(IndexError):
        game.decision(len(decisions))


def test_staircases_are_drawn_uniformly():
    """Chi-square over the first turn's staircases; the bound is far beyond any likely value."""
    game = FastGame.of(Game(2, seed=5).state)
    number = game.count_decisions()
    draws = 200 * number if COMPILED else 20 * number
    generator = new_generator(11)
    seen = Counter(game.random_decision(generator) for _ in range(draws))
    assert len(seen) == number
    expected = draws / number
    chi_square = sum((count - expected) ** 2 / expected for count in seen.values())
    assert chi_square < number + 6 * (2 * number) ** 0.5


def test_the_random_generator_is_that_of_the_game():
    generator, chance = new_generator(99), Chance(99)
    for limit in (1, 2, 3, 6, 7, 1000, 2**31, 2**40 + 1):
        assert [random_below(generator, limit) for _ in range(20)] == [
            chance.below(limit) for _ in range(20)
        ]


def test_a_batch_begins_with_the_games_of_its_seeds():
    batch = FastBatch(3, players=3, seed=40)
    for index in range(3):
        assert batch.state(index) == Game(3, seed=40 + index).state


def test_a_batch_steps_as_single_games_do():
    batch = FastBatch(4, players=2, seed=7)
    singles = [FastGame(2, seed=7 + index) for index in range(4)]
    for _ in range(30):
        chosen = []
        for index, single in enumerate(singles):
            assert batch.state(index) == single.state
            decision = single.random_decision(new_generator(index))
            chosen.append(encode_decision(decision, single.pack))
            single.play_unchecked(chosen[-1])
        batch.step(np.array(chosen))


def test_finished_games_of_a_batch_stay_as_they_are():
    batch = FastBatch(2, players=2, seed=3)
    batch.play_out()
    before = batch.states.copy()
    batch.step(np.zeros((2, at.DECISION_SIZE), dtype=np.int32))
    assert np.array_equal(batch.states, before)


def test_a_copy_is_independent():
    game = FastGame(2, seed=1)
    before = game.encoded[:]
    game.copy().play_out(seed=1)
    assert game.encoded == before


@pytest.mark.parametrize("seed", MIDDLE_GAMES)
def test_encoding_is_lossless(seed):
    state = middle_game(seed)
    assert decode_state(encode_state(state), state.pack) == state


def test_an_illegal_decision_is_refused_and_changes_nothing():
    game = FastGame(2, seed=1)
    before = game.encoded[:]
    with pytest.raises(DecisionError) as refused:
        game.play(Pass())
    assert refused.value.code == "must-build"
    assert game.encoded == before


# The best staircases


WEIGHTS = [
    Weights(),
    Weights(arch=-1.0, height=3.0, bonus=4.0),
    Weights(arch=0.5, bonus=2.0, brick=-0.2, column=-0.7, level=0.1, colours=(1.0, 0.0, 0.5)),
    Weights(
        level=-0.3,
        brick=0.1,
        starts=tuple(index % 5 / 10 for index in range(64)),
        ends=tuple(-(index % 7) / 10 for index in range(64)),
    ),
]


def earns_height_credit(state: State, work: BuiltStaircase) -> bool:
    """Compute ruling R-6 from the decorations of the readable palace."""
    levels = [level for _, level, colour in state.palace.decorations() if colour is work.colour]
    level, highest = work.top_level + 1, max(levels, default=-1)
    return state.decorations_left(work.colour) > 0 and (
        level > highest or (level == highest and state.options.ties_earn_credit)
    )


def worth(state: State, staircase: Staircase, weights: Weights) -> float:
    """Return the value of a staircase, computed from the built palace."""
    work, cost = build(state.palace, staircase), staircase.cost
    colour = COLOURS.index(work.colour)
    height = earns_height_credit(state, work)
    spots = [f"{file}{rank}" for rank in "12345678" for file in "abcdefgh"]
    return (
        weights.arch * work.arches
        + weights.height * height
        + weights.bonus * work.earns_bonus
        + weights.brick * cost.bricks
        + weights.column * cost.columns
        + weights.level * work.top_level
        + weights.colours[colour]
        + weights.starts[spots.index(staircase.start)]
        + weights.ends[spots.index(work.end)]
    )


@pytest.mark.parametrize("seed", MIDDLE_GAMES)
@pytest.mark.parametrize("weights", WEIGHTS)
def test_the_best_few_are_the_best(seed, weights):
    state = middle_game(seed, decisions=25)
    # Fillings that take the same pieces for the same steps count once.
    every: dict[object, float] = {}
    for staircase in generate(state.palace, state.player.hand):
        every[steps_of(staircase)] = worth(state, staircase, weights)
    best = find_best(FastGame.of(state), weights, count=5)
    assert best.complete
    values = sorted(every.values(), reverse=True)[:5]
    assert [value for value, _ in best] == pytest.approx(values)
    assert len({steps_of(staircase) for _, staircase in best}) == len(best)
    for value, staircase in best:
        assert value == pytest.approx(worth(state, staircase, weights))
        assert Build(staircase) in legal(state)


def steps_of(staircase: Staircase) -> tuple[object, ...]:
    """Return the steps of a staircase, ignoring how columns are divided between the gaps."""
    return (
        staircase.start,
        *(
            (arch.direction, height_of(arch.near), height_of(arch.far), arch.cost)
            for arch in staircase.arches
        ),
    )


def test_a_search_can_be_cut_short():
    state = middle_game(3, decisions=30)
    rich = replace(state.player, hand=Pieces(arches=3, bricks=4, columns=1))
    game = FastGame.of(state.with_player(rich))
    assert find_best(game, Weights(), count=3).complete
    assert not find_best(game, Weights(), count=3, nodes=5).complete


def test_counting_stops_at_its_node_budget():
    palace, hand = Game(2, seed=1).state.palace, Pieces(4, 4, 1)
    everything = perft(palace, hand).staircases
    assert count_up_to(palace, hand, most_nodes=1_000_000) == (everything, True)
    some, complete = count_up_to(palace, hand, most_nodes=50)
    assert 0 < some < everything
    assert not complete
    assert count_up_to(palace, hand, most_nodes=0) == (0, False)
    assert count_up_to(palace, Pieces(), most_nodes=0) == (0, True)


# Wrong use


def test_wrong_use_is_refused_before_a_kernel_sees_it():
    game = FastGame(2, seed=1)
    with pytest.raises(ValueError, match="count"):
        find_best(game, Weights(), count=0)
    with pytest.raises(ValueError, match="weight"):
        find_best(game, Weights(ends=(1.0,)))
    batch = FastBatch(2, players=2, seed=3)
    for wrong in (np.zeros((1, at.DECISION_SIZE), dtype=np.int32), np.zeros((2, at.DECISION_SIZE))):
        with pytest.raises(ValueError, match="shape"):
            batch.step(wrong)
    for games, seed in ((0, 1), (-1, 1), (2, -1), (2, 2**64), (True, 1), ("2", 1)):
        with pytest.raises(OptionsError) as error:
            FastBatch(games, seed=seed)  # type: ignore[arg-type] # wrong on purpose
        assert error.value.code == "batch"


@pytest.mark.parametrize("hand", [Pieces(81), Pieces(1, 81), Pieces(1, 0, 17), Pieces(1, -1)])
def test_a_hand_beyond_the_box_is_refused(hand):
    palace = Game(2, seed=1).state.palace
    for wrong in (perft, lambda *position: next(generate(*position))):
        with pytest.raises(PositionError) as error:
            wrong(palace, hand)
        assert error.value.code == "hand-beyond-the-box"


def test_a_finished_game_has_no_decisions():
    game = FastGame(2, seed=1)
    game.play_out(seed=1)
    assert game.count_decisions() == 0
    with pytest.raises(DecisionError):
        game.random_decision(new_generator(1))


def test_staircases_are_listed_lazily():
    """The hand has billions of staircases; the first ones are found without the others."""
    palace = Game(2, seed=1).state.palace
    some = list(itertools.islice(generate(palace, Pieces(20, 30, 8)), 700))
    assert len(set(some)) == 700
