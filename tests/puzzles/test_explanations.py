"""The reasons given for puzzles are true of the player's turn, whatever could still be decided."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monkeypalace.game import Buy, Decision, State, events, legal, play
from monkeypalace.notation import format_decision, parse_decision
from monkeypalace.puzzles import PUZZLES, Puzzle
from monkeypalace.server.answers.puzzle_answers import solution_json, verdict_json
from monkeypalace.server.schemas.puzzles import PuzzleVerdict
from tests.samples import sampled

EACH = pytest.mark.parametrize("puzzle", sampled(PUZZLES, 20), ids=lambda puzzle: puzzle.id)
WITH_PURCHASE = [puzzle for puzzle in PUZZLES if len(puzzle.answers) == 2]
EACH_WITH_PURCHASE = pytest.mark.parametrize(
    "puzzle", sampled(WITH_PURCHASE, 10), ids=lambda puzzle: puzzle.id
)


def bananas(state: State, purchase: Decision) -> int:
    assert isinstance(purchase, Buy)
    _, log = play(state, purchase)
    bought = {event.card for event in log if isinstance(event, events.Bought)}
    cards = (card for pile in state.pack.piles for card in pile.cards)
    return sum(card.bananas for card in cards if card.id in bought)


def verdict(puzzle: Puzzle, *decisions: str) -> PuzzleVerdict:
    return verdict_json(puzzle.id, decisions, "en")


def numbers(found: PuzzleVerdict, code: str) -> Iterator[dict[str, str | int]]:
    return (dict(reason.params) for reason in found.reasons if reason.code == code)


@EACH
def test_a_wrong_turn_always_gets_a_reason(puzzle: Puzzle):
    wrong = [each for each in legal(puzzle.state) if not puzzle.accepts(0, each)]
    for decision in (wrong[0], wrong[len(wrong) // 2], wrong[-1]):
        found = verdict(puzzle, format_decision(decision))
        assert not found.right
        assert found.reasons != []
        assert all(reason.text for reason in found.reasons)


@EACH_WITH_PURCHASE
def test_the_cards_of_the_best_turn_are_those_of_the_solution(puzzle: Puzzle):
    staircase, purchase = puzzle.solution
    after, _ = play(puzzle.state, staircase)
    for reason in numbers(verdict(puzzle, *(each[0] for each in puzzle.answers)), "bananas"):
        assert reason["better"] == bananas(after, purchase)


@EACH
def test_cards_are_compared_with_the_best_ones_that_the_player_could_still_buy(puzzle: Puzzle):
    after, _ = play(puzzle.state, puzzle.next_best[0])
    purchases = [each for each in legal(after) if isinstance(each, Buy)]
    most = max((bananas(after, purchase) for purchase in purchases), default=0)
    for reason in numbers(verdict(puzzle, puzzle.others[0]), "bananas"):
        assert reason["worse"] == most


@EACH
def test_no_reason_depends_on_the_pieces_of_a_delivery_that_the_player_could_choose(puzzle: Puzzle):
    found = verdict(puzzle, puzzle.others[0])
    assert {"next-turn", "next-bonus", "stuck"}.isdisjoint(reason.code for reason in found.reasons)


@EACH
def test_reasons_are_about_the_accepted_turn_that_was_played(puzzle: Puzzle):
    purchases = [accepted[0] for accepted in puzzle.answers[1:]]
    for staircase in puzzle.answers[0]:
        _, log = play(puzzle.state, parse_decision(staircase))
        ends = {event.spot for event in log if isinstance(event, events.Decorated)}
        for reason in numbers(verdict(puzzle, staircase, *purchases), "height"):
            assert reason["spot"] in ends


@EACH
def test_the_solution_names_the_next_best_turn(puzzle: Puzzle):
    assert solution_json(puzzle.id, "en").next_best == puzzle.others[0]
