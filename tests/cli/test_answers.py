"""Typed answers are parsed tolerantly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from monkeypalace.cli.terminal.answers import read_decision, read_staircase, tidy_staircase
from monkeypalace.errors import NotationError
from monkeypalace.game import Build, Buy, Game, Kind, Pass, TakeFrog, UseIcons
from monkeypalace.notation import format_decision, format_staircase, parse_staircase
from monkeypalace.packs import Delivery


def state_of(kind: Kind):
    """Return a state that asks for a kind of decision; the seat's delivery has 5 icons."""
    state = Game(2, seed=1).state
    board = replace(state.pack.board(1), delivery=Delivery(icons=5))
    pack = replace(state.pack, boards=(board, *state.pack.boards[1:]))
    return replace(state, kind=kind, pack=pack)


@pytest.mark.parametrize(
    ("kind", "typed", "meant"),
    [
        (Kind.BUILD, "d3 bN E", "d3 bN E"),
        (Kind.BUILD, "  D3   bn  e ", "d3 bN E"),
        (Kind.BUILD, "d3,bN,E", "d3 bN E"),
        (Kind.BUILD, "d3bN E", "d3 bN E"),
        (Kind.BUILD, "b4 EE", "b4 E E"),
        (Kind.BUILD, "B4EE", "b4 E E"),
        (Kind.BUILD, "c2 bcEbc", "c2 cbEcb"),
        (Kind.BUILD, "C2 CBECB", "c2 cbEcb"),
        (Kind.BUILD, "d3", "d3"),
        (Kind.BUILD, "Pass", "pass"),
        (Kind.BUY, "buy 1 3l", "buy 1 3l"),
        (Kind.BUY, "BUY 3L, 1", "buy 1 3l"),
        (Kind.BUY, "buy 1 and 3l", "buy 1 3l"),
        (Kind.BUY, "3l 1", "buy 1 3l"),
        (Kind.BUY, "3l", "buy 3l"),
        (Kind.BUY, "buy 9z", "buy 9z"),
        (Kind.BUY, "buy", "buy nothing"),
        (Kind.BUY, "nothing", "buy nothing"),
        (Kind.RECURRING_DELIVERY, "take 3a 2b", "take 3a 2b"),
        (Kind.RECURRING_DELIVERY, "3 2", "take 3a 2b"),
        (Kind.RECURRING_DELIVERY, "3a 2b", "take 3a 2b"),
        (Kind.RECURRING_DELIVERY, "3a2b", "take 3a 2b"),
        (Kind.RECURRING_DELIVERY, "3A", "take 3a 2b"),
        (Kind.RECURRING_DELIVERY, "5a 0b +2", "take 5a 0b +2"),
        (Kind.RECURRING_DELIVERY, "5 0 + 2", "take 5a 0b +2"),
        (Kind.RECURRING_DELIVERY, "9a", "take 9a 0b"),
        (Kind.PLACE_CARD, "card 3l-2 on 4", "card 3l-2 on 4"),
        (Kind.PLACE_CARD, "3L-2 4", "card 3l-2 on 4"),
        (Kind.MONKEY, "monkey e4", "monkey e4"),
        (Kind.MONKEY, "E4", "monkey e4"),
        (Kind.FROG_KNOB, "e4", "frog e4"),
        (Kind.FROG, "yes", "frog"),
        (Kind.FROG, "Frog", "frog"),
        (Kind.FROG, "n", "no frog"),
        (Kind.FROG_BEFORE_BUILDING, "no frog", "no frog"),
        (Kind.BUILD, "buy 1", "buy 1"),
        (Kind.MONKEY, "no frog", "no frog"),
    ],
)
def test_answers_are_read_as_decisions(kind, typed, meant):
    assert format_decision(read_decision(typed, state_of(kind))) == meant


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.OVER])
@pytest.mark.parametrize(
    "typed", ["hello", "z9", "d3 what", "take", "3x 2y", "card", "-1", "é", "@", "buy a\tb"]
)
def test_what_cannot_be_read_is_refused(kind, typed):
    try:
        decision = read_decision(typed, state_of(kind))
    except NotationError:
        return
    # Some of these texts are valid notation for a purchase or a staircase.
    assert isinstance(decision, Buy | Build)


def test_every_decision_of_a_game_is_read_back_from_its_notation():
    game = Game(2, seed=2)
    while not game.is_over:
        decision = next(iter(game.legal))
        assert read_decision(format_decision(decision), game.state) == decision
        game.play(decision)


def test_short_answers_are_the_right_decisions():
    assert read_decision("no frog", state_of(Kind.FROG)) == TakeFrog(False)
    assert read_decision("2 3", state_of(Kind.RECURRING_DELIVERY)) == UseIcons(2, 3)
    assert read_decision("pass", state_of(Kind.BUILD)) == Pass()


def test_attempts_against_the_rules_can_be_typed_to_be_judged():
    for text in ("d3 N @C5e", "d3 N bb", "d3 LN"):
        format_staircase(read_staircase(text))
    assert tidy_staircase("d3 N @C5e") == "d3 N @c5E"
    assert read_staircase("d3 @c5N E") == parse_staircase("d3 @c5N E")
