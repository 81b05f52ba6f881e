"""Judging one decision: candidates, losses and their errors, hidden cards."""

from __future__ import annotations

import json

import pytest

from monkeypalace.coach import Candidate, Effort, Judge
from monkeypalace.game import (
    Buy,
    Chance,
    Decision,
    Game,
    Kind,
    Pass,
    State,
    legal,
    sample_state,
    view,
)
from monkeypalace.notation import format_decision
from monkeypalace.palace import Pieces
from tests.coach.games import SMALL, played

JUDGE = Judge(SMALL)


def states_of(game: Game) -> list[tuple[State, Decision]]:
    replayed, found = game.restarted(), []
    for record in game.records:
        found.append((replayed.state, record.decision))
        replayed.play(record.decision)
    return found


def test_every_kind_of_decision_can_be_judged():
    judged: dict[Kind, int] = {}
    for state, decision in states_of(played(3, modules=True)):
        if judged.get(state.kind, 0) == 2:
            continue
        judged[state.kind] = judged.get(state.kind, 0) + 1
        found = JUDGE.judge(state, seed=1, played=decision)
        assert found.played is not None
        assert found.played.decision == decision
        assert (found.round, found.seat, found.kind) == (state.round, state.seat, state.kind)
        decisions = [format_decision(one.decision) for one in found.candidates]
        assert len(set(decisions)) == len(decisions)
        assert all(one.decision in legal(state) for one in found.candidates)
        assert all(0 <= one.share <= 1 for one in found.candidates)
    assert {Kind.BUILD, Kind.BUY, Kind.RECURRING_DELIVERY, Kind.PLACE_CARD, Kind.MONKEY} <= {
        *judged
    }


def test_the_best_candidate_loses_nothing():
    state, decision = states_of(played(2))[0]
    best = JUDGE.judge(state, seed=1, played=decision).best
    assert (best.loss, best.loss_error, best.bananas_loss, best.bananas_error) == (0, 0, 0, 0)


def test_the_same_seed_gives_the_same_assessment():
    state, decision = states_of(played(2))[12]
    first = JUDGE.judge(state, seed=5, played=decision)
    assert Judge(SMALL).judge(state, seed=5, played=decision) == first
    assert JUDGE.judge(state, seed=6, played=decision) != first


def test_hidden_cards_do_not_change_an_assessment():
    states = [state for state, _ in states_of(played(2)) if state.kind in (Kind.BUILD, Kind.BUY)]
    for state in states[::8]:
        expected = JUDGE.judge(state, seed=3).to_json()
        for seed in range(2):
            other = sample_state(view(state), Chance(seed))
            assert other != state
            assert JUDGE.judge(other, seed=3).to_json() == expected


def test_buying_nothing_with_many_credits_is_an_error():
    judge = Judge(Effort(60, 60, 40, 12, 12))
    states = [state for state, _ in states_of(played(2)) if state.kind is Kind.BUY]
    rich = next(state for state in states if state.turn.credits >= 4 and state.round <= 6)
    found = judge.judge(rich, seed=1, played=Buy())
    assert found.is_error
    assert found.loss > 0.02
    assert found.best.decision != Buy()


def test_a_decision_without_alternative_is_no_error():
    state = Game(2, seed=1).state
    poor = state.with_player(state.player.replace(hand=Pieces()))
    assert [*legal(poor)] == [Pass()]
    found = JUDGE.judge(poor, seed=1, played=Pass())
    assert (len(found.candidates), found.samples, found.is_error) == (1, 0, False)


@pytest.mark.parametrize(
    ("loss", "error", "expected"),
    [(0.1, 0.04, True), (0.1, 0.06, False), (0.01, 0.001, False), (-0.1, 0.01, False)],
)
def test_a_loss_counts_if_it_is_large_and_beyond_chance(loss, error, expected):
    assert Candidate(Buy(), 0.5, 0.0, loss, error).is_significantly_worse is expected


def test_an_assessment_is_plain_json():
    state, decision = states_of(played(2))[0]
    data = JUDGE.judge(state, seed=1, played=decision).to_json()
    assert json.loads(json.dumps(data)) == data
    assert data["candidates"][data["played_at"]]["decision"] == format_decision(decision)
