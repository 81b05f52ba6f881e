"""The search for map colours that make seats more even: its games, its loss, and its state."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from monkeypalace.arena import map_search
from monkeypalace.arena.balance import measure
from monkeypalace.arena.feel import Feel
from monkeypalace.arena.map_search import (
    EVEN,
    Effects,
    Known,
    MapBudget,
    MapCandidates,
    MapSearch,
    advance,
    describe,
    measure_map,
    unfairness,
)
from monkeypalace.arena.pack_conditions import broken_conditions, first_starts
from monkeypalace.arena.pack_family import swappable_knobs, with_swap, with_swapped_knobs
from monkeypalace.arena.strongest import measure_bot
from monkeypalace.arena.targets import PLAYERS
from monkeypalace.packs import check_pack, load_pack, standard_pack
from monkeypalace.palace import SPOT_INDEX, Colour, Spot

PACK = standard_pack()
TINY = MapBudget(population=2, games=2, final_games=2, strongest_games=2, strongest="capuchin")
EVEN_FEELS = tuple(
    Feel(100, rounds, 0.0, 0.0, 8.0, 0.8, 0.5, 0.9, (1 / players,) * players)
    for players, rounds in zip(PLAYERS, (11.0, 9.0, 7.5), strict=True)
)


def test_seat_1_can_begin_on_seven_knobs():
    found = first_starts(PACK.map(1))
    assert found == {Spot(name) for name in ("b4", "c3", "c5", "d2", "d6", "e3", "e5")}


def test_swaps_keep_the_numbers_of_colours_and_the_first_starts():
    random = np.random.default_rng(1)
    for number in (1, 3):
        for pairs in (1, 3):
            found = with_swapped_knobs(PACK, number, random, pairs)
            before, after = PACK.map(number).ground, found.map(number).ground
            assert Counter(before.colours) == Counter(after.colours)
            changed = sum(a != b for a, b in zip(before.colours, after.colours, strict=True))
            assert changed <= 2 * pairs
            assert before.spots_of(None) == after.spots_of(None)
            assert broken_conditions(found) == ()
            assert check_pack(found) == ()
            assert [ours for ours in found.maps if ours.number != number] == [
                theirs for theirs in PACK.maps if theirs.number != number
            ]


def test_games_are_those_of_a_report():
    """With the same number of games on the map, the same seed gives the report's figures."""
    games, seed = 32, 5
    whole = measure(PACK, games=games, seed=seed)
    _, feels = measure_map(MapCandidates((PACK,), 2, games // 4, seed), 0)
    assert feels == tuple(group.maps[1].feel for group in whole.by_players)


def test_games_of_another_bot_are_those_of_a_report():
    games, seed = 8, 5
    whole = measure_bot(PACK, "capuchin", games=games, seed=seed)
    _, feels = measure_map(MapCandidates((PACK,), 2, games // 4, seed, "capuchin"), 0)
    assert feels == tuple(found.on_maps[1] for found in whole)


def test_uneven_seats_and_missed_targets_are_unfair():
    assert unfairness(EVEN_FEELS) == 0.0
    off = (replace(EVEN_FEELS[0], wins=(0.55, 0.45)), *EVEN_FEELS[1:])
    further = (replace(EVEN_FEELS[0], wins=(0.6, 0.4)), *EVEN_FEELS[1:])
    assert 0 < unfairness(off) < unfairness(further)
    assert unfairness((*EVEN_FEELS[:2], replace(EVEN_FEELS[2], rounds=5.0))) > 0


def test_deviations_are_measured_from_the_aims():
    off = (replace(EVEN_FEELS[0], wins=(0.55, 0.45)), *EVEN_FEELS[1:])
    assert unfairness(off, ((0.55, 0.45), *EVEN[1:])) == 0.0


def test_aims_deviate_from_even_by_half_of_the_difference_between_the_bots():
    strongest = (replace(EVEN_FEELS[0], wins=(0.56, 0.44)), *EVEN_FEELS[1:])
    known = Known().with_games(EVEN_FEELS, strongest)
    assert known.aims[0] == pytest.approx((0.47, 0.53))
    assert known.aims[1:] == EVEN[1:]
    # Twice as many games, without a difference in the second half.
    assert known.with_games(EVEN_FEELS, EVEN_FEELS).aims[0] == pytest.approx((0.485, 0.515))


def test_effects_of_colours_are_found_and_used():
    """A gold knob at g7 gives seat 1 of two players 20 points; the search removes it."""
    knob = Spot("g7")
    colours = PACK.map(1).ground.colours
    other = next(at for at in swappable_knobs(PACK, 1) if colours[at] is Colour.GOLD)
    gold = with_swap(PACK, 1, SPOT_INDEX[knob], other)
    assert gold.map(1).ground.colour(knob) is Colour.GOLD
    random = np.random.default_rng(1)
    packs = [with_swapped_knobs(gold, 1, random, 12) for _ in range(300)]

    def shares(ground):
        extra = 0.2 if ground.colour(knob) is Colour.GOLD else 0.0
        noise = 0.03 * random.standard_normal()
        return ((0.5 + extra + noise, 0.5 - extra - noise), *EVEN[1:])

    grounds = [pack.map(1).ground for pack in packs]
    effects = Effects.fit([(ground, shares(ground)) for ground in grounds])
    assert effects.predict(gold.map(1).ground)[0] == pytest.approx(0.7, abs=0.05)
    found = effects.best_maps(gold, 1, EVEN)[0]
    assert found.map(1).ground.colour(knob) is not Colour.GOLD
    assert effects.predict(found.map(1).ground)[0] == pytest.approx(0.5, abs=0.05)


def test_a_search_continues_where_it_stopped():
    begun = MapSearch(PACK, 1, seed=3)
    first, feels = advance(begun, TINY)
    stored = MapSearch.from_json(json.loads(json.dumps(first.to_json())))
    assert stored == first
    assert advance(stored, TINY) == advance(first, TINY)
    assert len(list(describe(first, feels))) == 2 + len(PLAYERS)


def test_the_number_of_processes_does_not_change_the_result():
    begun = MapSearch(PACK, 1, seed=3)
    assert advance(begun, replace(TINY, jobs=2)) == advance(begun, TINY)


def test_the_command_writes_state_and_pack(tmp_path, capsys):
    state, out = tmp_path / "state.json", tmp_path / "pack.toml"
    budget = ["--population", "2", "--games", "2", "--final-games", "2"]
    budget += ["--strongest-games", "2", "--strongest", "capuchin"]
    budget += ["--map", "3", "--out", str(out)]
    assert map_search.main([str(state), "--generations", "1", *budget]) == 0
    assert map_search.main([str(state), "--generations", "2", *budget]) == 0
    found = json.loads(state.read_text())
    assert (found["generation"], found["map"]) == (2, 3)
    assert load_pack(out).map(1) == PACK.map(1)
    assert "generation 2: unfairness" in capsys.readouterr().out
