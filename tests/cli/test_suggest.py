"""Suggestions are legal, varied, and found in bounded time."""

from __future__ import annotations

import json

import pytest

from monkeypalace.building import build, validate
from monkeypalace.cli.remarks import remark
from monkeypalace.cli.search import find_staircases
from monkeypalace.cli.speech import Speech
from monkeypalace.cli.suggest import outcome, preview, suggest
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    Options,
    Pass,
    TakeFrog,
    UseIcons,
    refusal,
)
from monkeypalace.notation import position_from_json
from monkeypalace.palace import Pieces
from monkeypalace.search import generate
from tests.boards import START
from tests.cli.runs import palaces

SAY = Speech("en")


@pytest.mark.parametrize("seed", range(4))
def test_every_suggestion_is_legal_and_remarked(seed):
    game = Game(2 + seed % 3, seed=seed, options=Options(seed + 1, butterfly=True, frog=True))
    chance = Chance(seed)
    while not game.is_over:
        decisions = suggest(game.state)
        assert decisions
        assert len(decisions) == len(set(decisions))
        for decision in decisions[:12]:
            assert refusal(game.state, decision) is None
            assert remark(game.state, decision, SAY)
        game.play(chance.choice(decisions[:5]))


@pytest.mark.parametrize("example", palaces(), ids=lambda example: example["name"])
def test_staircases_are_legal_and_told_correctly(example):
    position = position_from_json(example["position"], one_box=False)
    found = find_staircases(position.palace, position.hand)
    assert bool(found) == (example["expected"]["staircases"] > 0)
    for candidate in found:
        assert not validate(position.palace, position.hand, candidate.staircase)
        work = build(position.palace, candidate.staircase)
        assert (candidate.level, candidate.pillar) == (work.top_level, work.highest_pillar)
        assert candidate.arches == work.arches
        assert candidate.earns_bonus == work.earns_bonus


def test_all_colours_are_suggested_where_they_can_be_built():
    example = next(found for found in palaces() if found["name"] == "palace-7-12")
    position = position_from_json(example["position"], one_box=False)
    colours = {
        position.palace.ground.colour(found.staircase.start)
        for found in find_staircases(position.palace, position.hand)
    }
    assert {str(colour) for colour in colours} == set(example["expected"]["by_colour"])


def test_a_huge_hand_does_not_take_for_ever():
    """With these pieces there are more staircases than anyone could list."""
    found = find_staircases(START, Pieces(arches=40, bricks=40, columns=12))
    assert 0 < len(found) < 64 * 41


def test_something_is_found_wherever_something_can_be_built():
    """A wall that takes more supports than the quick search looks at."""
    data = {
        "ground": ["........"] * 6 + ["ldg.....", "ldg....."],
        "stacks": {"a1": "bbbbbbbbbbbbAe", "b1": "bbbbbbbbbbbbAw"},
    }
    palace = position_from_json(json.loads(json.dumps(data))).palace
    hand = Pieces(arches=1, bricks=26)
    found = find_staircases(palace, hand)
    assert {candidate.staircase for candidate in found} <= set(generate(palace, hand))
    assert found
    assert not find_staircases(palace, Pieces(arches=1, bricks=3))


def test_nothing_to_build_is_a_pass():
    game = Game(2, seed=1)
    player = game.state.player
    state = game.state.with_player(type(player)(Pieces()))
    assert suggest(state) == [Pass()]


def test_preview_changes_nothing():
    state = Game(2, seed=1).state
    decision = suggest(state)[0]
    assert isinstance(decision, Build)
    seen = preview(state, decision)
    assert seen.credits >= len(decision.staircase.arches)
    assert state == Game(2, seed=1).state


def test_buying_nothing_is_the_last_suggestion():
    game = Game(2, seed=1)
    game.play(suggest(game.state)[0])
    assert game.kind is Kind.BUY
    assert suggest(game.state)[-1] == Buy()
    assert sorted(map(str, suggest(game.state))) == sorted(map(str, game.legal))


def test_uses_that_come_to_the_same_are_suggested_once():
    uses: list[Decision] = []
    for seed in range(1, 20):
        game = Game(2, seed=seed)
        while not game.is_over and not uses:
            found = suggest(game.state)
            if game.kind is Kind.RECURRING_DELIVERY and game.state.last_round and len(found) > 1:
                uses = found
            else:
                game.play(found[0])
        if uses:
            break
    assert uses
    outcomes = [outcome(game.state, use) for use in uses if isinstance(use, UseIcons)]
    assert len(outcomes) == len(set(outcomes)) == len(uses)


def test_the_frog_is_suggested_first_only_if_it_is_needed():
    state = Game(2, seed=1, options=Options(frog=True)).state
    assert state.kind is Kind.FROG_BEFORE_BUILDING
    assert suggest(state) == [TakeFrog(False), TakeFrog(True)]
    broke = state.with_player(type(state.player)(Pieces(arches=1)))
    assert bool(find_staircases(broke.palace, broke.player.hand)) is (
        suggest(broke)[0] == TakeFrog(False)
    )
