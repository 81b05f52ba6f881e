"""The search for a pack: the family, the loss, and a search that continues where it stopped."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from monkeypalace.arena import pack_search
from monkeypalace.arena.feel import (
    Feel,
    Restriction,
    concatenate_records,
    feel_of,
    play_batch,
    restricted_strength,
    restricted_tables,
)
from monkeypalace.arena.pack_conditions import broken_conditions
from monkeypalace.arena.pack_family import in_order, member, neighbour, parameters
from monkeypalace.arena.pack_search import Budget, Search, advance, describe, losses, measure_pack
from monkeypalace.arena.targets import PLAYERS
from monkeypalace.bots.tuning import Tuning, strength, tune_once
from monkeypalace.bots.weights import GREEDY, TUNED
from monkeypalace.engine import layout as at
from monkeypalace.game import Options
from monkeypalace.packs import Delivery, check_pack, included_pack, load_pack, standard_pack
from monkeypalace.palace import Ground
from tests.test_packs import FIRST_DIGEST

PACK = standard_pack()
TINY = Budget(population=3, games=1, tuning_population=3, tuning_games=4)


def shifted(**changes):
    """Return the member with these parameters: `bananas_of_3` stands for `bananas.3`."""
    values = {parameter.name: 0.0 for parameter in parameters(PACK)}
    for name, value in changes.items():
        key = name.replace("_of_", ".").replace("one_time", "one-time")
        assert key in values, key
        values[key] = value
    return member(PACK, list(values.values()))


# The family


def test_without_shifts_a_member_equals_the_base_pack():
    found = member(PACK, [0.0] * len(parameters(PACK)))
    assert [in_order(pile) for pile in PACK.piles] == list(found.piles)
    assert found.boards == PACK.boards
    assert found.maps == PACK.maps


def test_a_shift_changes_only_its_group():
    richer = shifted(bananas_of_3=1.0)
    for before, after in zip(map(in_order, PACK.piles), richer.piles, strict=True):
        more = 1 if before.cost == 3 else 0
        assert [card.bananas + more for card in before.cards] == [
            card.bananas for card in after.cards
        ]


def test_half_a_shift_changes_about_half_of_the_cards():
    more = sum(card.bananas for card in shifted(bananas_of_3=0.5).cards) - sum(
        card.bananas for card in PACK.cards
    )
    assert 5 <= more <= 10  # of 15 cards


def test_cards_without_an_income_get_none():
    found = shifted(recurring_of_5=1.0)
    for before, after in zip(map(in_order, PACK.piles), found.piles, strict=True):
        assert sum(bool(card.recurring) for card in before.cards) == sum(
            bool(card.recurring) for card in after.cards
        )


def test_hands_of_seats_1_and_2_stay_those_of_the_rulebook():
    found = shifted(arches_of_3=1.0, bricks_of_4=-2.0)
    assert found.board(1).start == PACK.board(1).start
    assert found.board(2).start == PACK.board(2).start
    assert found.board(3).start.arches == PACK.board(3).start.arches + 1
    assert found.board(4).start.bricks == PACK.board(4).start.bricks - 2


@pytest.mark.parametrize("seed", range(20))
def test_every_member_agrees_with_the_box(seed):
    random = np.random.default_rng(seed)
    spread = np.array([parameter.spread for parameter in parameters(PACK)])
    found = member(PACK, (2 * spread * random.standard_normal(len(spread))).tolist())
    codes = {problem.code for problem in check_pack(found)}
    assert all(card.bananas or card.delivery_size for card in found.cards)
    # These are only warnings: later seats may get less, and examples may become impossible.
    assert codes <= {"later-seat-gets-less", "one-time-example", "recurring-example"}


def test_a_neighbour_differs_in_one_place_and_agrees_with_the_box():
    random = np.random.default_rng(1)
    base = member(PACK, [0.0] * len(parameters(PACK)))
    hands = grounds = 0
    for _ in range(60):
        found = neighbour(base, random)
        assert check_pack(found) == ()
        piles = sum(ours != theirs for ours, theirs in zip(base.piles, found.piles, strict=True))
        boards = sum(ours != theirs for ours, theirs in zip(base.boards, found.boards, strict=True))
        maps = sum(ours != theirs for ours, theirs in zip(base.maps, found.maps, strict=True))
        assert piles + boards + maps == 1
        assert broken_conditions(found) == ()
        hands += boards
        grounds += maps
    assert hands
    assert grounds


def test_a_neighbour_breaks_no_more_conditions_than_its_pack():
    first = included_pack(FIRST_DIGEST)
    assert first is not None
    worthless = replace(first, piles=tuple(map(without_bananas, first.piles)))
    broken = len(broken_conditions(worthless))
    assert broken > 10
    random = np.random.default_rng(1)
    for _ in range(10):
        assert len(broken_conditions(neighbour(worthless, random))) <= broken


# The conditions


def without_bananas(pile):
    return replace(
        pile,
        cards=tuple(replace(card, bananas=0 if card.delivery_size else 1) for card in pile.cards),
    )


def with_card(card_id, **changes):
    def changed(card):
        return replace(card, **changes) if card.id == card_id else card

    piles = tuple(replace(pile, cards=tuple(map(changed, pile.cards))) for pile in PACK.piles)
    return replace(PACK, piles=piles)


def test_the_standard_pack_keeps_the_conditions():
    assert broken_conditions(PACK) == ()


@pytest.mark.parametrize(
    ("pack", "place"),
    [
        # The card has fewer bananas than the next one, and no delivery.
        (with_card("5l-4", bananas=2, one_time=Delivery()), "5l-4"),
        (with_card("6-6", bananas=1), "6-6"),
        (replace(PACK, piles=tuple(map(without_bananas, PACK.piles))), "piles.2"),
        (with_card("5g-1", recurring=Delivery(9)), "colours.l"),
        (with_card("5g-1", one_time=Delivery(0, 9)), "colours.d"),
        (with_card("5l-1", bananas=40), "colours.g"),
        (
            replace(
                PACK,
                maps=(
                    replace(PACK.map(1), ground=Ground.from_rows(["llldddgl"] * 8)),
                    *PACK.maps[1:],
                ),
            ),
            "maps.1",
        ),
        (
            replace(
                PACK,
                maps=(
                    replace(PACK.map(1), ground=Ground.from_rows(["lddlggdg"] * 8)),
                    *PACK.maps[1:],
                ),
            ),
            "maps.1.first-starts",
        ),
    ],
)
def test_each_condition_can_be_broken(pack, place):
    assert place in broken_conditions(pack)


# The figures


def test_a_restriction_makes_cards_too_expensive_for_one_seat():
    found = restricted_tables(PACK, 2, Restriction.NO_INCOME)
    for number, card in enumerate(PACK.cards):
        costs = found[:, number * at.CARD_SIZE + at.CARD_COST]
        assert costs[1] == (99 if card.recurring else card.cost)
        assert set(costs[[0, 2, 3]]) == {card.cost}


def test_a_restricted_player_buys_no_income():
    records = play_batch(
        PACK,
        2,
        Options(),
        2,
        seed=1,
        weights=TUNED.to_array(),
        nodes=100,
        tables_by_seat=restricted_tables(PACK, 1, Restriction.ONLY_INCOME),
    )
    assert len(records.facts) == 2
    both = concatenate_records([records, records])
    assert feel_of(both, 2, PACK) == replace(feel_of(records, 2, PACK), games=4)
    found = restricted_strength(
        PACK, 2, Restriction.NO_INCOME, 1, maps=(1,), seed=1, weights=TUNED.to_array(), nodes=100
    )
    assert 0 <= found <= 2


GOOD = {
    2: Feel(100, 11.0, 0.0, 0.0, 8.0, 0.8, 0.5, 0.9, (0.5, 0.5)),
    3: Feel(100, 9.0, 0.0, 0.0, 8.0, 0.8, 0.5, 0.9, (1 / 3,) * 3),
    4: Feel(100, 7.5, 0.0, 0.0, 8.0, 0.8, 0.5, 0.9, (0.25,) * 4),
}


def test_no_loss_if_every_target_is_met():
    assert set(losses([GOOD[players] for players in PLAYERS], {"1-1": 0.5}).values()) == {0.0}


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("passed", {"passed": 0.05}),
        ("passed_early", {"passed_early": 0.03}),
        ("bonus_cards", {"bonus_cards": 1.0}),
        ("bricks_per_arch", {"bricks_per_arch": 0.2}),
        ("nine_icons", {"nine_icons": 0.1}),
        ("rounds", {"rounds": 7.0}),
        ("rounds", {"rounds": 15.0}),
        ("close", {"close": 0.3}),
        ("seats", {"wins": (0.4, 0.6)}),
    ],
)
def test_each_target_has_its_loss(name, change):
    feels = [replace(GOOD[2], **change), GOOD[3], GOOD[4]]
    found = losses(feels, {})
    assert [key for key, loss in found.items() if loss] == [name]


def test_an_unfair_map_and_a_broken_condition_have_a_loss():
    feels = [GOOD[players] for players in PLAYERS]
    on_maps = ([GOOD[2], replace(GOOD[2], wins=(0.3, 0.7))], [GOOD[3]], [GOOD[4]])
    assert [key for key, loss in losses(feels, {}, on_maps).items() if loss] == ["seats_on_maps"]
    assert [key for key, loss in losses(feels, {}, broken=1).items() if loss] == ["conditions"]


def test_a_card_that_nobody_buys_has_a_loss():
    found = losses([GOOD[players] for players in PLAYERS], {"1-1": 0.0, "1-2": 0.9})
    assert [key for key, loss in found.items() if loss] == ["cards"]


# Tuning


def test_equal_weights_are_equally_strong():
    weights = TUNED.to_array()
    assert strength(weights, weights, 8, 1, jobs=1) == pytest.approx(1.0)
    assert strength(weights, GREEDY.to_array(), 12, 1, jobs=1) > 1


def test_a_generation_of_tuning_can_be_repeated():
    begun = Tuning.begin(replace(TUNED, blocking=0.0))
    once = tune_once(begun, population=3, games=4, seed=5, jobs=1, blocking=False)
    assert once == tune_once(begun, population=3, games=4, seed=5, jobs=1, blocking=False)
    assert once.generation == 1
    assert once.mean != begun.mean
    assert once.weights.blocking == 0.0


# The search


def test_a_search_continues_where_it_stopped():
    begun = Search.begin(PACK, TUNED, seed=3)
    first, measured = advance(begun, TINY)
    stored = Search.from_json(json.loads(json.dumps(first.to_json())))
    assert stored == first
    assert advance(stored, TINY) == advance(first, TINY)
    assert first.generation == 1
    # The new pack is measured with other games than those of the search.
    assert measured == measure_pack(first.pack, first.tuning.champion, games=2, seed=3 + 104_729)
    lines = list(describe(first, measured))
    assert lines[0].startswith("generation 1: loss ")
    assert len(lines) == 2 + len(PLAYERS)


def test_the_local_search_never_gets_worse_on_its_own_games():
    begun = Search.begin(PACK, TUNED, seed=3)
    near = replace(TINY, wide=0, tuning_population=0)
    found, _ = advance(begun, near)
    weights = begun.tuning.champion
    before = measure_pack(begun.pack, weights, games=1, seed=3)
    assert measure_pack(found.pack, weights, games=1, seed=3).loss <= before.loss
    assert found.tuning == begun.tuning


def test_the_number_of_processes_does_not_change_the_result():
    begun = Search.begin(PACK, TUNED, seed=3)
    assert advance(begun, replace(TINY, jobs=2)) == advance(begun, TINY)


def test_the_command_writes_state_and_pack(tmp_path, capsys):
    state, out = tmp_path / "state.json", tmp_path / "pack.toml"
    budget = ["--population", "3", "--games", "1", "--tuning-population", "3"]
    budget += ["--tuning-games", "4", "--out", str(out)]
    assert pack_search.main([str(state), "--generations", "1", *budget]) == 0
    assert json.loads(state.read_text())["generation"] == 1
    assert pack_search.main([str(state), "--generations", "2", *budget]) == 0
    assert json.loads(state.read_text())["generation"] == 2
    assert load_pack(out).name == "standard"
    assert "generation 2: loss" in capsys.readouterr().out
