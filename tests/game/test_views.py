"""A seat may know everything except the order of the piles and the seed.

Two games that differ only in cards nobody has seen must look the same to the last byte, in
views, records, refusals, lists of choices and public files.
"""

from __future__ import annotations

import json
import pickle
from dataclasses import fields, replace

import pytest

from monkeypalace.errors import DecisionError
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Game,
    Kind,
    Options,
    PileOrder,
    PutMonkey,
    State,
    UseIcons,
    play,
    refusal,
    sample_state,
    view,
)
from monkeypalace.gamefile import format_game, parse_game
from monkeypalace.notation import parse_staircase
from monkeypalace.palace import Pieces, Spot
from tests.boards import START
from tests.game.tables import after, pack, table
from tests.random_games import SETTINGS, check_state, random_decision

#: A seed that cannot be confused with another number in a file.
SEED = 9_876_543_210_987

FIRST_HAND = Pieces(arches=2)


def some_game(seed: int, decisions: int, options: Options | None = None, players: int = 3) -> Game:
    """Return a random game after some decisions."""
    game = Game(players, seed=seed, options=options)
    chance = Chance(seed)
    for _ in range(decisions):
        if game.is_over:
            break
        game.play(random_decision(game.state, chance))
    return game


def with_other_hidden_cards(game: Game, chance: Chance) -> Game:
    """Return the same game with the cards that nobody has seen in another order."""
    piles = {}
    for pile, first, left in zip(game.pack.piles, game.first_piles, game.state.piles, strict=True):
        seen = len(first) - len(left) + 1
        cards = (*first[:seen], *chance.shuffled(first[seen:]))
        piles[pile.id] = [card.id for card in cards]
    other = Game(game.players, pack=game.pack, options=game.options, piles=piles)
    for record in game.records:
        other.play(record.decision)
    return other


def permuted(state: State, chance: Chance) -> State:
    return replace(
        state, piles=tuple((*pile[:1], *chance.shuffled(pile[1:])) for pile in state.piles)
    )


# Nothing leaks


@pytest.mark.parametrize("decisions", [0, 1, 7, 20, 45, 500])
@pytest.mark.parametrize("seed", [SEED, SEED + 13])
def test_hidden_cards_change_no_byte(seed, decisions):
    options = Options(butterfly=True, frog=True)
    game = some_game(seed, decisions, options)
    other = with_other_hidden_cards(game, Chance(seed + 1))
    if decisions < 500:
        assert game.state != other.state, "the hidden cards are not really in another order"
    assert repr(game.records) == repr(other.records)
    for seat in (None, 1, 2, 3):
        one, two = game.view(seat), other.view(seat)
        assert one == two
        assert repr(one) == repr(two)
        assert json.dumps(one.to_json()) == json.dumps(two.to_json())
        assert pickle.dumps(one) == pickle.dumps(two)
    assert format_game(game, public=True) == format_game(other, public=True)


@pytest.mark.parametrize(
    "decision",
    [
        Build(parse_staircase("d4 N")),
        Buy(("6",)),
        Buy(("1", "1")),
        Buy(("3l", "3d", "3g")),
        UseIcons(9, 9),
        PutMonkey(Spot("a1")),
        None,
    ],
)
def test_refusals_do_not_depend_on_hidden_cards(decision):
    for decisions in range(0, 40, 3):
        game = some_game(SEED, decisions)
        other = with_other_hidden_cards(game, Chance(decisions))
        one, two = refusal(game.state, decision), refusal(other.state, decision)
        assert (one is None) == (two is None)
        if one is not None and two is not None:
            assert (one.code, one.params, one.causes) == (two.code, two.params, two.causes)


def test_choices_do_not_depend_on_hidden_cards():
    for decisions in range(1, 40, 3):
        game = some_game(SEED, decisions)
        if game.kind is not Kind.BUILD:
            other = with_other_hidden_cards(game, Chance(decisions))
            assert list(game.legal) == list(other.legal) == list(game.view().legal)


@pytest.mark.parametrize("decisions", [0, 20, 500])
def test_the_seed_is_not_visible(decisions):
    game = some_game(SEED, decisions)
    texts = [repr(game.records), format_game(game, public=True)]
    for seat in (None, 1, 2, 3):
        texts += [repr(game.view(seat)), json.dumps(game.view(seat).to_json())]
    for text in texts:
        assert str(SEED) not in text
        assert f"{SEED:x}" not in text
        assert "seed" not in text
    # Not even the full state contains the seed.
    assert "seed" not in {field.name for field in fields(State)}
    assert str(SEED) in format_game(game)


def test_a_refusal_does_not_contain_the_seed():
    game = Game(seed=SEED)
    with pytest.raises(DecisionError) as caught:
        game.play(Buy(("1",)))
    assert str(SEED) not in repr((caught.value.params, caught.value.causes))


def test_a_public_file_names_only_cards_that_were_seen():
    game = some_game(SEED, 30)
    named = json.loads(format_game(game, public=True))["chance"]["piles"]
    for pile, first, left in zip(game.pack.piles, game.first_piles, game.state.piles, strict=True):
        assert named[pile.id] == [card.id for card in first[: len(first) - len(left) + 1]]
    again = parse_game(format_game(game, public=True))
    assert again.view().to_json() == game.view().to_json()
    assert again.seed is None


def test_buying_reveals_the_next_card_of_that_pile_and_no_more():
    one = after(table(START, FIRST_HAND), "b4 E E")
    other = permuted(one, Chance(3))
    assert one.piles != other.piles
    # The same next card in the first pile; the hidden cards of all other piles differ.
    other = replace(other, piles=(one.piles[0], *other.piles[1:]))
    assert view(after(one, "buy 1")) == view(after(other, "buy 1"))
    # A different next card is visible, as it is on the table.
    other = replace(other, piles=((one.piles[0][0], *one.piles[0][:0:-1]), *other.piles[1:]))
    assert view(one) == view(other)
    assert view(after(one, "buy 1")) != view(after(other, "buy 1"))


# Everything else is known


def test_a_view_shows_everything_on_the_table():
    game = some_game(SEED, 40, Options(butterfly=True, frog=True))
    state, seen = game.state, game.view(1).state
    for field in fields(State):
        if field.name != "piles":
            assert getattr(seen, field.name) == getattr(state, field.name)
    for true, shown in zip(state.piles, seen.piles, strict=True):
        assert true[:1] == shown[:1]
        assert sorted(card.id for card in true) == sorted(card.id for card in shown)


def test_a_view_of_a_seat_says_whether_it_may_decide():
    game = Game(3, seed=1)
    assert [game.view(seat).may_decide for seat in (1, 2, 3)] == [True, False, False]
    assert not game.view().may_decide
    assert game.view(2).to_json()["you"] == 2
    assert game.view().to_json()["you"] is None
    over = some_game(SEED, 500)
    assert over.is_over
    assert not any(over.view(seat).may_decide for seat in (1, 2, 3))


def test_all_seats_see_the_same_table():
    game = some_game(SEED, 33)
    seen = [{**game.view(seat).to_json(), "you": None} for seat in (None, 1, 2, 3)]
    assert all(each == seen[0] for each in seen)


def test_the_json_of_a_view_is_plain_json():
    for decisions in (0, 5, 22, 500):
        data = some_game(SEED, decisions).view(1).to_json()
        assert json.loads(json.dumps(data, allow_nan=False)) == data


def test_the_json_of_a_view():
    state = after(table(START, FIRST_HAND), "b4 E E")
    data = view(state, 1).to_json()
    assert (data["round"], data["seat"], data["kind"]) == (1, 1, "buy")
    assert data["palace"]["stacks"]["d4"] == "AeAwL"
    assert data["tray"] == {"arches": 76, "bricks": 79, "columns": 16}
    assert data["decorations"] == {"l": 15, "d": 16, "g": 15}
    assert data["market"][0]["pile"] == "1"
    assert data["market"][0]["left"] == 8
    assert data["market"][0]["top"]["id"] == "1-1"
    assert data["turn"]["credits"] == 3
    assert data["turn"]["path"] == ["b4", "c4", "d4"]
    assert data["players"][0]["hand"] == {"arches": 0, "bricks": 0, "columns": 0}
    assert data["trophies"] == {"monkey": None, "butterfly": None, "frog": None}
    assert data["winners"] is None


def test_the_json_of_a_finished_game_names_the_winners():
    game = some_game(SEED, 500)
    data = game.view().to_json()
    assert data["winners"] == list(game.winners)
    assert data["seat"] is None
    assert data["kind"] == "over"


# Sorted piles hide nothing (ruling R-7)


def test_sorted_piles_are_known_to_everybody():
    options = Options(piles=PileOrder.SORTED)
    game = Game(pack=pack({"1-1": {"bananas": 9}}), seed=1, options=options)
    assert game.view().state.piles == game.state.piles
    assert sample_state(game.view(), Chance(1)) == game.state


def test_shuffled_piles_are_hidden():
    game = Game(seed=SEED)
    assert game.view().state.piles != game.state.piles


# Sampling the hidden cards


@pytest.mark.parametrize("decisions", [0, 12, 40, 500])
def test_a_sampled_state_keeps_what_is_known(decisions):
    game = some_game(SEED, decisions)
    for seed in range(5):
        sampled = sample_state(game.view(2), Chance(seed))
        assert view(sampled, 2) == game.view(2)
        check_state(sampled)


def test_a_sampled_state_draws_the_hidden_cards():
    game = Game(seed=SEED)
    sampled = [sample_state(game.view(), Chance(seed)) for seed in range(200)]
    # Every hidden card of the first pile comes up next some time, the top card never.
    following = {state.piles[0][1].id for state in sampled}
    assert following == {card.id for card in game.state.piles[0][1:]}
    assert len({state.piles for state in sampled}) == 200


def test_sampling_does_not_depend_on_the_true_order():
    game = some_game(SEED, 25)
    other = with_other_hidden_cards(game, Chance(4))
    assert sample_state(game.view(), Chance(5)) == sample_state(other.view(), Chance(5))


def test_a_sampled_state_can_be_played_to_the_end():
    players, options = SETTINGS[13]
    game = some_game(SEED, 20, options, players)
    state, chance = sample_state(game.view(1), Chance(7)), Chance(8)
    while not state.is_over:
        state, _ = play(state, random_decision(state, chance))
        check_state(state)
