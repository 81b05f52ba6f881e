"""Decisions and turns as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkeypalace.errors import NotationError
from monkeypalace.game import (
    Build,
    Buy,
    Decision,
    Game,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    TakeFrog,
    UseIcons,
)
from monkeypalace.gamefile import TurnText, format_turns, parse_turn
from monkeypalace.notation import format_decision, parse_decision, parse_staircase
from monkeypalace.palace import Spot
from tests.game.tables import assert_short
from tests.gamefile.strategies import decisions

TEXTS: dict[str, Decision] = {
    "d3 bN E": Build(parse_staircase("d3 bN E")),
    "c4": Build(parse_staircase("c4")),
    "pass": Pass(),
    "buy nothing": Buy(),
    "buy 1": Buy(("1",)),
    "buy 1 3l": Buy(("1", "3l")),
    "take 2a 1b": UseIcons(2, 1),
    "take 5a 0b +2": UseIcons(5, 0, 2),
    "card 3l-2 on 4": PlaceCard("3l-2", 4),
    "monkey e4": PutMonkey(Spot("e4")),
    "frog": TakeFrog(True),
    "no frog": TakeFrog(False),
    "frog e4": PutFrog(Spot("e4")),
}


@pytest.mark.parametrize("text", TEXTS)
def test_the_text_of_each_decision(text):
    assert parse_decision(text) == TEXTS[text]
    assert format_decision(TEXTS[text]) == text


@given(decisions)
def test_every_decision_is_read_back(decision):
    assert parse_decision(format_decision(decision)) == decision


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "decision"),
        (" ", "decision"),
        ("jump", "decision"),
        ("Pass", "decision"),
        ("pass ", "decision"),
        ("pass now", "decision"),
        ("buy", "decision"),
        ("buy ", "decision"),
        ("buy  1", "decision"),
        ("buy 1 ", "decision"),
        ("take", "decision"),
        ("take 2a", "decision"),
        ("take 2a1b", "decision"),
        ("take 1b 2a", "decision"),
        ("take -1a 2b", "decision"),
        ("take 1.5a 2b", "decision"),
        ("take 1000a 0b", "decision"),
        ("take 2a 1b 2", "decision"),
        ("take 2a 1b +", "decision"),
        ("take \u0662a 1b", "decision"),  # an Arabic digit
        ("take 02a 1b", "decision"),
        ("take 2a 1b +0", "decision"),
        ("buy 1;2", "decision"),
        ("buy 1\t2", "decision"),
        ("card 3l-2", "decision"),
        ("card 3l-2 on", "decision"),
        ("card 3l-2 on 44", "decision"),
        ("card 3l-2 on \u0662", "decision"),
        ("card  on 4", "decision"),
        ("card 3l;2 on 4", "decision"),
        ("no", "decision"),
        ("no frogs", "decision"),
        ("monkey", "spot"),
        ("monkey z9", "spot"),
        ("monkey e4 e5", "spot"),
        ("frog ", "spot"),
        ("frog e9", "spot"),
        ("d9 N", "decision"),
        ("d3 X", "staircase-step"),
        ("d3  N", "staircase-spaces"),
        ("d3 bcN", "staircase-order"),
        ("pass\n", "decision"),
        ("x" * 100_000, "decision"),
        ("d3 " + "c" * 1_000_000 + "N", "decision"),
    ],
    ids=lambda value: value[:20],
)
def test_anything_else_is_refused(text, code):
    with pytest.raises(NotationError) as caught:
        parse_decision(text)
    assert caught.value.code == code
    assert_short(caught.value)


@given(st.text())
def test_any_text_is_a_decision_or_refused(text):
    try:
        decision = parse_decision(text)
    except NotationError as error:
        assert_short(error)
    else:
        # There is one text for each decision.
        assert format_decision(decision) == text


WORDS = ["pass", "buy", "nothing", "take", "2a", "1b", "+1", "card", "on", "3l-2", "4", "no"]
WORDS += ["monkey", "frog", "e4", "d3", "bN", "E", "cc", "@d4N", "", "z9"]


@given(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join))
def test_any_row_of_words_is_a_decision_or_refused(text):
    try:
        decision = parse_decision(text)
    except NotationError as error:
        assert_short(error)
    else:
        assert format_decision(decision) == text


# Turns


@given(
    st.integers(1, 999), st.integers(1, 4), st.lists(decisions, min_size=1, max_size=6).map(tuple)
)
def test_every_turn_is_read_back(round_, seat, played):
    turn = TurnText(round_, seat, played)
    assert parse_turn(str(turn)) == turn
    assert "\n" not in str(turn)


def test_the_text_of_a_turn():
    text = "3.2 d3 bN E; buy 1 3l; take 2a 1b; take 5a 4b; monkey e4"
    turn = parse_turn(text)
    assert (turn.round, turn.seat) == (3, 2)
    assert turn.decisions == (
        Build(parse_staircase("d3 bN E")),
        Buy(("1", "3l")),
        UseIcons(2, 1),
        UseIcons(5, 4),
        PutMonkey(Spot("e4")),
    )
    assert str(turn) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "turn"),
        ("pass", "turn"),
        ("1.1", "turn"),
        ("1.1 ", "turn"),
        ("1.5 pass", "turn"),
        ("1.0 pass", "turn"),
        ("1000.1 pass", "turn"),
        ("0.1 pass", "turn"),
        ("01.1 pass", "turn"),
        ("-1.1 pass", "turn"),
        ("1,1 pass", "turn"),
        ("\u0661.1 pass", "turn"),
        ("1.1  pass", "decision"),
        ("1.1 pass;", "decision"),
        ("1.1 pass; ", "decision"),
        ("1.1 pass;pass", "decision"),
        ("1.1 ; pass", "decision"),
        ("1.1 monkey z9", "spot"),
        ("1.1 pass\n", "turn"),
        ("1.1 pass; " * 1000, "decision"),
    ],
    ids=lambda value: value[:20],
)
def test_any_other_turn_is_refused(text, code):
    with pytest.raises(NotationError) as caught:
        parse_turn(text)
    assert caught.value.code == code
    assert_short(caught.value)


@given(st.text())
def test_any_text_is_a_turn_or_refused(text):
    for attempt in (text, f"1.1 {text}"):
        try:
            turn = parse_turn(attempt)
        except NotationError as error:
            assert_short(error)
        else:
            assert str(turn) == attempt


def test_the_turns_of_a_game():
    game = Game(3, seed=1)
    while game.state.round < 3:
        game.play(next(iter(game.legal)))
    turns = list(format_turns(game.records))
    assert [(turn.round, turn.seat) for turn in turns] == [
        (round_, seat) for round_ in (1, 2) for seat in (1, 2, 3)
    ]
    played = [decision for turn in turns for decision in turn.decisions]
    assert played == [record.decision for record in game.records]


def test_the_last_turn_may_be_unfinished():
    game = Game(seed=1)
    game.play(next(iter(game.legal)))
    [turn] = format_turns(game.records)
    assert len(turn.decisions) == 1
    assert list(format_turns([])) == []
