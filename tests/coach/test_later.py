"""What a decision brings later: the sources of bananas in simulated games."""

from __future__ import annotations

import numpy as np
import pytest

from monkeypalace.bots import TUNED
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.coach import later
from monkeypalace.coach.later import SOURCES, later_difference, results_by_source
from monkeypalace.coach.reasons import Difference, Reasoner
from monkeypalace.engine import FastGame, encode_decision
from monkeypalace.game import (
    Buy,
    Chance,
    Decision,
    Kind,
    State,
    UseIcons,
    hide,
    legal,
    sample_state,
    view,
)
from tests.coach.games import played

SEEDS = list(range(1, 41))
CODES = {*SOURCES, "later-sooner", "later-uncovered", "later-wins"}


def states(players: int, kind: Kind) -> list[State]:
    """Return the states of a game in which a decision of this kind is due."""
    replayed, found = played(players).restarted(), []
    for record in played(players).records:
        if replayed.state.kind is kind:
            found.append(replayed.state)
        replayed.play(record.decision)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_sources_add_up_to_the_lead(players):
    state = states(players, Kind.BUY)[1]
    game = FastGame.of(hide(state))
    decision = next(iter(legal(state)))
    found = results_by_source(game, decision, SEEDS)
    results = np.zeros((len(SEEDS), 8))
    roll_out_rows(
        game.encoded,
        game.tables,
        np.tile(TUNED.to_array(), (4, 1)),
        SIMULATED_NODES,
        np.array(SEEDS, dtype=np.uint64).reshape(-1, 1),
        np.array([encode_decision(decision, game.pack)] * len(SEEDS), dtype=np.int32),
        results,
        0,
        len(SEEDS),
    )
    own = found["later-cards"] + found["later-bonus"] + found["later-trophies"]
    assert (own - found["later-others"]).tolist() == results[:, 3 + state.seat].tolist()
    assert found["later-bonus"].any()
    assert found["later-trophies"].any()
    assert set(found["later-bonus"] % state.pack.bonus_bananas) == {0}


def deliveries(state: State) -> tuple[Decision, Decision]:
    """Return the deliveries with the most bricks and with the most arches."""
    found = [one for one in legal(state) if isinstance(one, UseIcons)]
    return max(found, key=lambda one: one.bricks), max(found, key=lambda one: one.arches)


def found_later(state: State, better: Decision, worse: Decision) -> Difference | None:
    return later_difference(state, Reasoner().compare(state, better, worse), Chance(3))


def test_a_poor_delivery_is_explained_by_what_it_brings_later():
    found = [
        found_later(state, *pair)
        for state in states(2, Kind.RECURRING_DELIVERY)
        for pair in (deliveries(state), deliveries(state)[::-1])
    ]
    told = [reason for reason in found if reason is not None]
    assert told
    for reason in told:
        assert reason.code in CODES
        if reason.code == "later-wins":
            assert int(reason.params["better"]) > int(reason.params["worse"])
        else:
            assert reason.params["bananas"] == round(reason.weight) >= 1


def test_a_decision_brings_nothing_more_than_itself():
    state = states(2, Kind.RECURRING_DELIVERY)[0]
    decision = next(iter(legal(state)))
    assert found_later(state, decision, decision) is None


def test_hidden_cards_do_not_matter():
    state = states(3, Kind.RECURRING_DELIVERY)[2]
    other = sample_state(view(state), Chance(9))
    pair = deliveries(state)
    assert found_later(other, *pair) == found_later(state, *pair)


def test_what_the_others_get_is_explained():
    """By fewer rounds, by fewer new cards, or not at all."""
    state = states(2, Kind.BUY)[1]
    some = next(one for one in legal(state) if isinstance(one, Buy) and len(one.piles) == 1)
    facts = Reasoner().compare(state, some, Buy())
    others = Difference("later-others", {"bananas": 3}, (), 3.0)
    sooner, equal = {"rounds": -0.5}, {"rounds": 0.0}
    assert later._cause(others, sooner, facts).code == "later-sooner"
    assert later._cause(others, equal, facts) == others
    swapped = Reasoner().compare(state, Buy(), some)
    assert later._cause(others, equal, swapped).code == "later-uncovered"


def test_a_difference_within_its_error_is_not_told(monkeypatch):
    state = states(2, Kind.RECURRING_DELIVERY)[3]
    monkeypatch.setattr(later, "SIGNIFICANT_ERRORS", 1e9)
    assert found_later(state, *deliveries(state)) is None
