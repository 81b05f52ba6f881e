"""A puzzle's answer wins more often than any other turn, against opponents of several kinds."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from monkeypalace.game import Chance, State
from monkeypalace.notation import parse_decision
from monkeypalace.packs import standard_pack
from monkeypalace.puzzle_maker.comparing import Gap
from monkeypalace.puzzle_maker.run import PER_BOARD, board_and_hand, choose, spread_out
from monkeypalace.puzzle_maker.winning import (
    ERRORS,
    gap_of_shares,
    is_won_more_often,
    may_end_now,
    win_gap,
    wins_for_certain,
)
from monkeypalace.puzzles import PUZZLES, answer_key, table_from_json

#: Positions that were puzzles until another turn was found to win as surely.
FORMER: dict[str, dict[str, Any]] = json.loads(
    (Path(__file__).parent / "former.json").read_text(encoding="utf-8")
)


def position(name: str) -> State:
    return table_from_json(FORMER[name]["table"], standard_pack())


def gap(name: str) -> Gap:
    best, other = (parse_decision(FORMER[name][which]) for which in ("answer", "other"))
    return gap_of_shares(position(name), best, other, Chance(1))


def test_another_turn_that_can_end_the_game_and_win_it_is_found():
    state = position("forced win")
    assert may_end_now(state)
    assert wins_for_certain(state, parse_decision(FORMER["forced win"]["other"]))
    assert not wins_for_certain(state, parse_decision(FORMER["forced win"]["answer"]))


def test_turns_that_always_win_are_equally_good_however_large_the_lead():
    found = gap("both always win")
    assert (found.lead, found.error) == (0.0, 0.0)
    assert not is_won_more_often(found)


def test_a_lead_that_depends_on_the_reply_of_one_bot_does_not_count():
    assert not is_won_more_often(gap("reply of one bot"))


def test_the_other_turn_that_wins_most_often_is_compared():
    name = "reply of one bot"
    others = [parse_decision(FORMER[name][which]) for which in ("other", "poor")]
    found = win_gap(position(name), parse_decision(FORMER[name]["answer"]), others, Chance(1))
    poor = gap_of_shares(
        position(name), parse_decision(FORMER[name]["answer"]), others[1], Chance(1)
    )
    assert found.lead < poor.lead


def test_a_lead_must_be_positive_and_significant():
    assert is_won_more_often(Gap(0.02, 0.01, 0.0))
    assert not is_won_more_often(Gap(0.02, 0.011, 0.0))
    assert is_won_more_often(Gap(1.0, 0.0, 0.0))
    assert not is_won_more_often(Gap(0.0, 0.0, 0.0))


def test_the_former_puzzles_are_not_shipped():
    assert [name for name, each in FORMER.items() if PUZZLES.find(each["id"])] == []
    assert len(PUZZLES) >= 300


def test_the_recorded_lead_of_the_share_of_the_win_is_significant():
    for each in PUZZLES.data["puzzles"]:
        for other in each["others"]:
            assert other["win_lead"] > 0
            assert other["win_lead"] >= ERRORS * other["win_error"]


# The choice


def test_at_most_two_chosen_puzzles_share_board_and_hand_and_their_staircases_differ():
    chosen = choose([{"puzzles": [each]} for each in PUZZLES.data["puzzles"]], len(PUZZLES))
    tables = [board_and_hand(each) for each in chosen]
    assert max(map(tables.count, tables)) == PER_BOARD
    answers = [
        (table, answer_key(parse_decision(each["answers"][0][0])))
        for table, each in zip(tables, chosen, strict=True)
    ]
    assert len(set(answers)) == len(answers)


def test_puzzles_of_the_day_with_the_same_board_and_hand_are_far_apart():
    stored = [each["id"] for each in PUZZLES.data["puzzles"]]
    assert [each["id"] for each in spread_out(PUZZLES.data["puzzles"])] == stored
    tables = [board_and_hand(each) for each in PUZZLES.data["puzzles"]]
    for table in set(tables):
        days = [day for day, each in enumerate(tables) if each == table]
        even = len(tables) / len(days)
        assert all(later - day > 0.4 * even for day, later in pairwise(days))


@pytest.mark.thorough
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_no_turn_wins_significantly_more_often_than_the_answer(puzzle):
    found = gap_of_shares(puzzle.state, puzzle.solution[0], puzzle.next_best[0], Chance(20262))
    assert found.lead > -2 * found.error
