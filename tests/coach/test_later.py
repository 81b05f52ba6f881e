"""What a decision brings later: the sources of bananas in simulated games."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from monkeypalace.bots import TUNED
from monkeypalace.bots.rollouts import roll_out_rows
from monkeypalace.bots.thinking import SIMULATED_NODES
from monkeypalace.coach import later
from monkeypalace.coach.later import SOURCES, VAGUE, later_difference, results_by_source
from monkeypalace.coach.later import explain as later_reasons
from monkeypalace.coach.reasons import Difference, Reasoner, TurnComparison
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
from tests.coach.games import played, reviewed

SEEDS = list(range(1, 41))
CODES = {*SOURCES, "later-sooner", "later-longer", "later-uncovered", "later-wins"}


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
            assert int(reason.params["bananas"]) >= 1
            if reason.code != "later-longer":
                assert reason.params["bananas"] == round(reason.weight)


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


def reasons_for(later: Difference | None, *facts: Difference, plain: str = "") -> list[str]:
    """Return the codes of the reasons that explain an error."""
    state = states(2, Kind.RECURRING_DELIVERY)[0]
    turn = Reasoner().outcome(state, next(iter(legal(state))))
    plains = (Difference(plain, {}),) if plain else ()
    compared = TurnComparison(turn, turn, facts, (), plains)
    return [reason.code for reason in later_reasons(compared, later)]


def fact(code: str, weight: float) -> Difference:
    return Difference(code, {}, (), weight)


def test_what_a_delivery_leads_to_comes_after_the_pieces_that_it_takes():
    bonus = fact("later-bonus", 2.0)
    assert reasons_for(bonus, plain="more-bricks") == ["more-bricks", "later-bonus"]
    for state in states(2, Kind.RECURRING_DELIVERY):
        most_bricks, most_arches = deliveries(state)
        if most_bricks == most_arches:
            continue
        facts = Reasoner().compare(state, most_bricks, most_arches)
        if facts.worse.has_next_turn and not facts.reasons:
            assert later_reasons(facts, bonus)[0].code == "more-bricks"


def test_a_fact_that_leads_to_the_simulated_difference_comes_first():
    """Even if another fact is larger, or the other turn has larger facts in its favour."""
    cards, bonus, others = (fact(f"later-{name}", 3.0) for name in ("cards", "bonus", "others"))
    bananas, pieces = fact("bananas", 1.0), fact("pieces", 0.5)
    assert reasons_for(cards, bananas, pieces, plain="elsewhere") == ["bananas", "later-cards"]
    assert reasons_for(bonus, bananas, pieces, plain="elsewhere") == ["pieces", "later-bonus"]
    income = fact("income", 1.0)
    assert reasons_for(cards, fact("trophy", 1.5), income) == ["income", "later-cards"]
    assert reasons_for(cards, fact("trophy", 2.5), income) == ["trophy", "later-cards"]
    less = fact("next-player", 0.4)
    assert reasons_for(others, bananas, less)[:1] == ["next-player"]
    assert reasons_for(replace(others, code="later-sooner"), less)[:1] == ["next-player"]


def test_a_much_larger_simulated_difference_comes_before_a_fact_that_does_not_lead_to_it():
    bonus, bananas = fact("bonus", 4.0), fact("bananas", 1.0)
    assert reasons_for(fact("later-cards", 3.0), bonus) == ["bonus", "later-cards"]
    assert reasons_for(fact("later-bonus", 3.0), bananas) == ["later-bonus", "bananas"]
    found = reasons_for(fact("later-bonus", 3.0), bananas, plain="monkey-high")
    assert found == ["monkey-high", "later-bonus"]


def test_a_plain_fact_that_says_little_comes_only_if_there_is_no_other_fact():
    bonus, bananas = fact("later-bonus", 3.0), fact("bananas", 1.0)
    for vague in VAGUE:
        assert reasons_for(bonus, bananas, plain=vague) == ["bananas", "later-bonus"]
        assert reasons_for(bonus, plain=vague) == [vague, "later-bonus"]


def test_the_second_reason_is_the_larger_one():
    bananas, bonus = fact("bananas", 4.0), fact("bonus", 3.0)
    assert reasons_for(fact("later-cards", 2.0), bananas, bonus) == ["bananas", "bonus"]
    assert reasons_for(fact("later-cards", 4.0), bananas, bonus) == ["bananas", "later-cards"]


def test_pieces_are_no_reason_for_trophy_cards():
    trophies = fact("later-trophies", 2.0)
    found = reasons_for(trophies, fact("income", 0.8), plain="monkey-high")
    assert found == ["monkey-high", "later-trophies"]


def test_a_simulated_difference_that_names_its_cause_does_not_need_the_place():
    uncovered, longer = fact("later-uncovered", 2.0), fact("later-longer", 9.0)
    assert reasons_for(uncovered, plain="other-cards") == ["later-uncovered"]
    assert reasons_for(longer, plain="elsewhere") == ["later-longer"]
    assert reasons_for(longer, plain="more-bricks") == ["more-bricks", "later-longer"]
    found = reasons_for(longer, fact("bananas", 1.0), plain="plays-on")
    assert found == ["plays-on", "later-longer"]
    assert reasons_for(longer, fact("pieces", 0.5)) == ["pieces", "later-longer"]


def test_a_longer_game_brings_the_player_all_of_its_own_bananas(monkeypatch):
    state = states(2, Kind.RECURRING_DELIVERY)[0]
    few, many = (dict.fromkeys([*SOURCES, "wins", "rounds"], np.arange(4.0)) for _ in range(2))
    many |= {"later-cards": few["wins"] + 6, "later-bonus": few["wins"] + 4}
    longer = {**many, "rounds": few["rounds"] + 0.5}
    pair = deliveries(state)
    for first, code, bananas in ((many, "later-cards", 6), (longer, "later-longer", 10)):
        both = iter((first, few))
        monkeypatch.setattr(later, "results_by_source", lambda *_, both=both: next(both))
        found = found_later(state, *pair)
        assert found is not None
        assert (found.code, found.params) == (code, {"bananas": bananas})


def test_facts_remain_if_the_simulated_games_do_not_differ():
    assert reasons_for(None, fact("bananas", 1.0), plain="elsewhere") == ["bananas"]
    assert reasons_for(None, plain="monkey-knob") == ["monkey-knob"]
    assert reasons_for(None) == []
    assert reasons_for(fact("later-wins", 0.0), fact("trophy", 1.0)) == ["trophy", "later-wins"]


def test_the_first_reason_for_an_error_can_be_seen_on_the_table():
    """It is no simulated one, except where both turns end with the same table."""
    found = [error for players in (2, 3, 4) for error in reviewed(players).errors]
    assert len(found) > 20
    for error in found:
        if error.judgement.kind in (Kind.BUILD, Kind.BUY, Kind.MONKEY, Kind.RECURRING_DELIVERY):
            first = error.reasons[0].code
            assert not first.startswith("later") or first in later.CAUSES, error


def test_a_difference_within_its_error_is_not_told(monkeypatch):
    state = states(2, Kind.RECURRING_DELIVERY)[3]
    monkeypatch.setattr(later, "SIGNIFICANT_ERRORS", 1e9)
    assert found_later(state, *deliveries(state)) is None
