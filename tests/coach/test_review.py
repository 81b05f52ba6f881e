"""The review of a game: luck and play add up, progress and stopping, unfinished games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import sqrt
from statistics import fmean

import pytest

from monkeypalace.coach import CoachError, Depth, Effort, digest_of, review_game
from monkeypalace.coach import review as review_module
from monkeypalace.game import Buy, Chance, Game, Options, PileOrder
from monkeypalace.gamefile import format_game, parse_game
from tests.coach.games import SMALL, played, reviewed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_start_luck_and_play_add_up_to_the_result(players):
    game, review = played(players), reviewed(players)
    assert len(review.accounts) == players
    for account in review.accounts:
        total = account.start + account.luck + account.own_play + account.others_play
        assert total == pytest.approx(account.result, abs=1e-9)
        share = 1 / len(game.winners) if account.seat in game.winners else 0.0
        assert account.result == share
        assert account.bananas == game.scores[account.seat - 1].total


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shares_of_all_seats_add_up_after_every_turn(players):
    before = reviewed(players).turns[0].shares_before
    for turn in reviewed(players).turns:
        assert turn.shares_before == before
        assert sum(turn.shares) == pytest.approx(1)
        assert sum(turn.luck) == pytest.approx(0, abs=1e-9)
        assert sum(turn.play) == pytest.approx(0, abs=1e-9)
        before = turn.shares


def test_only_turns_that_reveal_cards_have_luck():
    review = reviewed(3)
    assert any(turn.revealed for turn in review.turns)
    for turn in review.turns:
        if not turn.revealed:
            assert set(turn.luck) == {0}


def test_luck_is_zero_on_average_over_the_cards_that_could_have_been_revealed():
    """The same purchase in games that differ only in the card below the one that was bought."""
    effort = Effort(2, 2, 2, 200, 2)
    found = [review_game(game, effort=effort).turns[0] for game in _reveals_of_the_first_turn()]
    assert len({turn.revealed for turn in found}) == len(found) > 2
    assert max(abs(turn.luck[0]) for turn in found) > 0.05
    error = sqrt(sum(turn.luck_errors[0] ** 2 for turn in found)) / len(found)
    assert abs(fmean(turn.luck[0] for turn in found)) < 4 * error


def _reveals_of_the_first_turn() -> Iterator[Game]:
    """Yield the first turn of a game once with each card that could be revealed in it."""
    model = played(2)
    (bought,) = next(one.decision.piles for one in model.records if isinstance(one.decision, Buy))
    order = {
        pile.id: [card.id for card in cards]
        for pile, cards in zip(model.pack.piles, model.first_piles, strict=True)
    }
    top, *below = order[bought]
    for card in below:
        others = [other for other in below if other != card]
        game = Game(2, piles={**order, bought: [top, card, *others]})
        for record in model.records:
            if record.seat != 1:
                break
            game.play(record.decision)
        yield game


def test_a_review_of_sorted_piles_has_no_luck():
    game, chance = Game(2, seed=3, options=Options(piles=PileOrder.SORTED)), Chance(1)
    while game.state.round < 3:
        game.play(chance.choice([*game.legal]))
    for account in review_game(game, effort=SMALL).accounts:
        assert account.luck == pytest.approx(0, abs=0.02)


def test_the_same_game_and_depth_give_the_same_review_with_any_number_of_threads():
    game = parse_game(format_game(played(2)))
    assert review_game(game, effort=SMALL, jobs=2) == reviewed(2)
    assert digest_of(game, Depth.QUICK) == reviewed(2).digest
    assert digest_of(game, Depth.DEEP) != reviewed(2).digest


def test_another_network_or_effort_outdates_stored_reviews(monkeypatch):
    game = played(2)
    stored = digest_of(game, Depth.QUICK)
    with monkeypatch.context() as changed:
        changed.setattr(review_module, "_network_digest", lambda: "another")
        assert digest_of(game, Depth.QUICK) != stored
    with monkeypatch.context() as changed:
        changed.setattr(review_module, "EFFORTS", {Depth.QUICK: SMALL})
        assert digest_of(game, Depth.QUICK) != stored
    assert digest_of(game, Depth.QUICK) == stored


def test_every_decision_with_a_choice_is_judged_once():
    game, review = played(2), reviewed(2)
    numbers = [one.number for turn in review.turns for one in turn.decisions]
    assert numbers == sorted(set(numbers))
    assert review.turns[0].first == 1
    assert review.turns[-1].last == len(game.records)
    for turn in review.turns:
        assert all(turn.first <= one.number <= turn.last for one in turn.decisions)
        for one in turn.decisions:
            played_one = one.judgement.played
            assert played_one is not None
            assert played_one.decision == game.records[one.number - 1].decision


def test_turning_points_are_the_turns_that_changed_most():
    review = reviewed(2)

    def change(number: int) -> float:
        turn = review.turns[number]
        return abs(turn.shares[0] - turn.shares_before[0])

    others = {*range(len(review.turns))} - {*review.turning_points}
    assert len(review.turning_points) == 3
    assert min(map(change, review.turning_points)) >= max(map(change, others))


def test_errors_of_the_turns_are_those_of_the_accounts():
    review = reviewed(3)
    for account in review.accounts:
        own = [turn for turn in review.turns if turn.seat == account.seat]
        assert account.errors == pytest.approx(sum(turn.loss for turn in own))
        assert account.error_count == sum(len(turn.errors) for turn in own)
    losses = [one.judgement.loss for one in review.errors]
    assert losses == sorted(losses, reverse=True)
    assert all(one.reasons for one in review.errors if one.judgement.loss > 0.1)


def test_an_unfinished_game_is_reviewed_up_to_its_last_complete_turn():
    model = played(2)
    game = model.restarted()
    while game.state.round < 3:
        game.play(model.records[len(game.records)].decision)
    game.play(model.records[len(game.records)].decision)
    review = review_game(game, effort=SMALL)
    assert (review.is_over, review.winners, review.praise) == (False, (), ())
    assert [(turn.round, turn.seat) for turn in review.turns] == [(1, 1), (1, 2), (2, 1), (2, 2)]
    for account in review.accounts:
        total = account.start + account.luck + account.own_play + account.others_play
        assert total == pytest.approx(account.result)


def test_a_game_without_a_complete_turn_is_refused():
    with pytest.raises(CoachError) as caught:
        review_game(Game(2, seed=1), effort=SMALL)
    assert caught.value.code == "coach-no-turn"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_reports_its_progress_and_can_be_stopped(jobs):
    seen: list[tuple[int, int]] = []
    with pytest.raises(CoachError) as caught:
        review_game(
            played(2),
            effort=SMALL,
            jobs=jobs,
            progress=lambda done, total: seen.append((done, total)),
            stop=lambda: len(seen) == 5,
        )
    assert caught.value.code == "coach-stopped"
    assert [done for done, _ in seen] == [1, 2, 3, 4, 5]
    assert len({total for _, total in seen}) == 1


def test_the_winner_is_praised_for_facts():
    game, review = played(2), reviewed(2)
    assert review.praise
    assert {one.seat for one in review.praise} == set(game.winners)


def test_a_review_is_plain_json():
    data = reviewed(3).to_json()
    assert json.loads(json.dumps(data)) == data
    assert set(data) == {
        *("digest", "depth", "players", "names", "is_over", "winners"),
        *("accounts", "turning_points", "praise", "turns"),
    }
