"""Every bot sits equally often on every seat, with the same cards as the others."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from monkeypalace.arena import Contest
from monkeypalace.arena.schedule import derived
from monkeypalace.game import Options

SIZES = list(product((1, 2, 3, 4, 5), (2, 3, 4)))


def contest(bots: int, players: int, **settings: Any) -> Contest:
    return Contest(tuple(f"bot{number}" for number in range(bots)), players, **settings)


def test_a_pair_has_the_same_cards_with_the_seats_swapped():
    pairs = contest(2, 2)
    for number in range(20):
        one, other = pairs.scheduled_game(2 * number), pairs.scheduled_game(2 * number + 1)
        assert (one.seats, other.seats) == ((0, 1), (1, 0))
        assert one.seed == other.seed
        assert one.options == other.options
        assert one.deal == other.deal == number


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_within_a_deal_every_bot_sits_equally_often_on_every_seat(bots, players):
    all_games = contest(bots, players)
    index = 0
    for deal in range(30):
        scheduled = [
            all_games.scheduled_game(index + game) for game in range(all_games.deal_size(deal))
        ]
        index += len(scheduled)
        assert {game.deal for game in scheduled} == {deal}
        assert len({(game.seed, game.options) for game in scheduled}) == 1
        # No seating occurs twice with the same cards.
        assert len({game.seats for game in scheduled}) == len(scheduled)
        sat = Counter((bot, seat) for game in scheduled for seat, bot in enumerate(game.seats))
        assert set(sat) == set(product(range(bots), range(players)))
        assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
@pytest.mark.parametrize("games", [1, 7, 100])
def test_a_contest_ends_with_a_whole_deal(bots, players, games):
    whole = contest(bots, players, games=games)
    last = whole.scheduled_game(whole.whole_games - 1)
    assert whole.scheduled_game(whole.whole_games).deal == last.deal + 1
    assert games <= whole.whole_games < games + whole.deal_size(last.deal)


def test_with_as_many_bots_as_seats_all_orders_are_played():
    """No bot always plays after the same neighbour."""
    seatings = [contest(4, 4).scheduled_game(index).seats for index in range(24)]
    assert len(set(seatings)) == 24


def test_two_bots_on_four_seats_share_them_evenly():
    seatings = {contest(2, 4).scheduled_game(index).seats for index in range(6)}
    assert seatings == {
        (0, 0, 1, 1),
        (0, 1, 1, 0),
        (1, 1, 0, 0),
        (1, 0, 0, 1),
        (0, 1, 0, 1),
        (1, 0, 1, 0),
    }


def test_every_order_of_seats_is_played_on_every_map():
    four = contest(4, 4)
    met = {
        (four.scheduled_game(index).seats, four.scheduled_game(index).options.map)
        for index in range(96)
    }
    assert len(met) == 24 * 4
    maps = [contest(2, 2).scheduled_game(2 * deal).options.map for deal in range(5)]
    assert maps == [1, 2, 3, 4, 1]


def test_chosen_maps_and_options():
    chosen = Contest(("a", "b"), maps=(3, 2), options=Options(frog=True))
    assert [chosen.scheduled_game(index).options.map for index in range(6)] == [3, 3, 2, 2, 3, 3]
    assert chosen.scheduled_game(5).options.frog


def test_games_follow_from_seed_and_index_alone():
    assert contest(3, 2, games=6).scheduled_game(4) == contest(3, 2, games=600).scheduled_game(4)
    one, other = contest(2, 2, seed=1), contest(2, 2, seed=2)
    assert one.scheduled_game(0).seed != other.scheduled_game(0).seed
    seeds = {one.scheduled_game(2 * deal).seed for deal in range(500)}
    assert len(seeds) == 500
    assert one.chance_of(3, 1).bits() == one.chance_of(3, 1).bits()
    streams = {one.chance_of(index, seat).bits() for index in range(100) for seat in (1, 2)}
    assert len(streams) == 200


def test_derived_numbers_never_change():
    """Stored results depend on these seeds, so the numbers must not change."""
    assert contest(2, 2).scheduled_game(0).seed == 375627598490
    assert derived(1, 2, 3) == 15020427595393229491


def test_labels_tell_bots_apart():
    assert Contest(("a", "b", "a", "a")).labels == ("a", "b", "a #2", "a #3")
