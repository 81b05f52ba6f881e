"""How a game ends: the trigger, the last round, counting bananas, ties."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from monkeypalace.game import (
    Game,
    Kind,
    Options,
    Player,
    State,
    leaders,
    legal,
    score,
    scores,
)
from monkeypalace.game.events import Delivered, EndTriggered, GameEnded
from monkeypalace.packs import Delivery
from monkeypalace.palace import Animal, Pieces
from tests.boards import START
from tests.game.tables import (
    NOTHING,
    PLAIN,
    after,
    choices,
    happened,
    pack,
    played,
    refused,
    table,
)

#: The turn of a seat that cannot build: a pass and a delivery of two icons.
PASS = ("pass", "take 2a 0b")


def with_hand(state: State, hand: Pieces) -> State:
    return state.with_player(replace(state.player, hand=hand))


# The trigger and the last round


def test_the_end_is_triggered_when_the_tray_cannot_meet_a_delivery():
    state, log = played(table(START, tray=Pieces(arches=1, bricks=9)), *PASS)
    assert EndTriggered() in log
    assert state.last_round
    assert not state.is_over


def test_the_end_is_not_triggered_by_an_empty_tray_alone():
    state, log = played(table(START, tray=Pieces(arches=2)), *PASS)
    assert state.tray == NOTHING
    assert EndTriggered() not in log
    assert not state.last_round


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trigger", [1, 2, 3, 4])
def test_the_round_is_finished_so_that_all_have_equal_turns(players, trigger):
    trigger = min(trigger, players)
    # One arch too few for the seat that triggers.
    state = table(START, players=players, tray=Pieces(arches=2 * trigger - 1))
    turns = []
    while not state.is_over:
        turns.append((state.round, state.seat))
        assert state.last_round == (state.seat > trigger)
        state = after(with_hand(state, NOTHING), *PASS)
    assert turns == [(1, seat) for seat in range(1, players + 1)]


def test_a_round_that_is_not_the_last_is_followed_by_another():
    state = after(table(START), *PASS, *PASS)
    assert (state.round, state.seat, state.is_over) == (2, 1, False)


def test_the_last_seat_ends_the_game_at_once():
    state = table(START, seat=2, tray=Pieces(arches=1))
    log = happened(state, *PASS)
    assert log[-2:] == [EndTriggered(), GameEnded()]


def test_in_the_last_round_one_still_builds_and_takes_deliveries():
    state = table(START, Pieces(arches=2), seat=2, last_round=True)
    state, log = played(state, "b4 E E", "buy 1", "take 1a 0b", "take 3a 0b")
    assert Delivered(True, Pieces(arches=3), NOTHING) in log
    assert state.is_over
    assert state.players[1].hand == Pieces(arches=4)
    assert score(state, 2).cards == 1


def test_nothing_is_legal_when_the_game_is_over():
    state = after(table(START, seat=2, tray=NOTHING), *PASS)
    assert state.kind is Kind.OVER
    assert choices(state) == []
    assert not legal(state)
    for decision in ("pass", "b4 E E", "buy nothing", "take 2a 0b", "frog"):
        assert refused(state, decision).code == "game-over"
        assert refused(state, decision, seat=1).code == "game-over"


def test_a_game_knows_its_winners_only_when_it_is_over():
    game = Game(pack=pack(board=Delivery(9)), piles={})
    while not game.is_over:
        assert game.winners == ()
        game.play(next(iter(game.legal)))
    assert game.winners == leaders(game.state) != ()


# Counting


def counted(
    *players: Sequence[Sequence[str]],
    bonus: Sequence[int] = (0, 0, 0, 0),
    trophies: dict[Animal, int] | None = None,
) -> State:
    """Return a game that is over, with these cards in front of the players, place by place."""
    state = table(START, players=len(players), trophies=trophies, kind=Kind.OVER)
    seats = tuple(
        Player(NOTHING, tuple(tuple(PLAIN.card(card) for card in place) for place in places), extra)
        for places, extra in zip(players, bonus, strict=False)
    )
    return replace(state, players=seats, kind=Kind.OVER)


def test_covered_cards_count():
    # In the plain pack a card's number is its bananas.
    state = counted([["3l-3", "1-5", "2-2"], ["4d-4"]], [])
    assert scores(state)[0].cards == 3 + 5 + 2 + 4
    assert leaders(state) == (1,)


def test_cards_in_the_piles_do_not_count():
    assert scores(counted([], []))[0].total == 0


def test_bonus_cards_count_four_each():
    state = counted([], [], bonus=(2, 1))
    assert [found.bonus for found in scores(state)] == [8, 4]
    assert leaders(state) == (1,)


def test_trophies_count_and_the_frog_costs():
    held = {Animal.MONKEY: 1, Animal.BUTTERFLY: 2, Animal.FROG: 2}
    state = counted([], [], trophies=held)
    assert [found.trophies for found in scores(state)] == [2, -1]
    assert leaders(state) == (1,)


def test_trophies_on_the_table_count_for_nobody():
    assert [found.trophies for found in scores(counted([], []))] == [0, 0]


def test_pieces_in_hand_do_not_count():
    state = counted([["1-1"]], [])
    rich = replace(state, players=(state.players[0], Player(Pieces(9, 9, 9))))
    assert leaders(rich) == (1,)


def test_most_bananas_win():
    state = counted([["3l-3"]], [["3d-4"]], [["3g-2"]])
    assert [found.total for found in scores(state)] == [3, 4, 2]
    assert leaders(state) == (2,)


# Ties


def test_a_tie_goes_to_the_holder_of_the_monkey():
    # The trophy's two bananas are in the count already.
    state = counted([["3l-2"]], [["3d-4"]], trophies={Animal.MONKEY: 1})
    assert [found.total for found in scores(state)] == [4, 4]
    assert leaders(state) == (1,)


def test_the_butterfly_breaks_no_tie():
    state = counted([["3l-2"]], [["3d-4"]], trophies={Animal.BUTTERFLY: 1})
    assert leaders(state) == (1, 2)


def test_a_holder_who_is_not_tied_changes_nothing():
    state = counted([["3l-5"]], [["3d-5"]], [["3g-1"]], trophies={Animal.MONKEY: 3})
    assert [found.total for found in scores(state)] == [5, 5, 3]
    assert leaders(state) == (1, 2)


def test_tied_players_without_the_monkey_share_the_win():
    state = counted([["3l-5"]], [["3d-5"]], [["3g-5"]], [["1-1"]])
    assert leaders(state) == (1, 2, 3)


def test_a_tie_of_negative_totals_is_shared():
    state = counted([], [["3l-3"]], trophies={Animal.FROG: 1})
    state = replace(state, trophies=(None, None, None), players=(state.players[0],) * 2)
    assert leaders(state) == (1, 2)
    frog = counted([], [], trophies={Animal.FROG: 1})
    assert [found.total for found in scores(frog)] == [-3, 0]
    assert leaders(frog) == (2,)


def test_the_frog_counts_with_its_module_only():
    # Without it nobody can ever hold the card.
    game = Game(seed=1, options=Options())
    assert game.state.trophies == (None, None, None)
    assert game.kind is Kind.BUILD
