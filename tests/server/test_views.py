"""Parts of the view that clients would otherwise have to compute by the rules."""

from __future__ import annotations

import json

import pytest

from monkeypalace.game import Game, Kind, Options
from monkeypalace.packs import standard_pack
from monkeypalace.server.answers.game_view import game_json
from monkeypalace.server.answers.json_bytes import dumps
from monkeypalace.server.stored_packs import maps_json


@pytest.mark.parametrize(
    ("seat", "last_round", "upcoming"),
    [(1, False, [1, 2, 3]), (2, False, [2, 3, 1]), (3, False, [3, 1, 2]), (2, True, [2, 3])],
)
def test_upcoming_seats_begin_with_the_one_to_move_and_end_with_the_last_round(
    seat: int, last_round: bool, upcoming: list[int]
):
    state = Game(3, seed=1).state.replace(seat=seat, last_round=last_round)
    assert game_json(state).upcoming == upcoming


def test_nobody_is_upcoming_when_the_game_is_over():
    state = Game(2, seed=1).state.replace(kind=Kind.OVER)
    assert game_json(state).upcoming == []


def test_a_pile_has_its_colour_even_without_cards():
    state = Game(2, seed=1).state
    empty = state.replace(piles=tuple(() for _ in state.piles))
    market = json.loads(dumps(game_json(empty)))["market"]
    assert [(pile["pile"], pile["colour"]) for pile in market] == [
        (pile.id, pile.colour) for pile in standard_pack().piles
    ]


@pytest.mark.parametrize("offer", maps_json(standard_pack()), ids=lambda offer: offer.name)
def test_a_map_is_offered_with_what_stands_on_it_at_the_start(offer):
    game = Game(4, seed=3, options=Options(map=offer.number))
    assert game.view().to_json()["palace"]["stacks"] == offer.stacks
