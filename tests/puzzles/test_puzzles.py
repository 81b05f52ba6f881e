"""Shipped puzzles are possible positions with correct answers, themes and texts."""

from __future__ import annotations

import re
from datetime import date, timedelta
from pathlib import Path

import pytest

from monkeypalace.bots import LADDER, ask, load_bot
from monkeypalace.game import Chance, Kind, hide, legal, play, refusal, view
from monkeypalace.locale import LANGUAGES, text
from monkeypalace.locale import PUZZLES as TOPIC
from monkeypalace.notation import parse_decision
from monkeypalace.packs import standard_pack
from monkeypalace.palace import BOX, Pieces, faults
from monkeypalace.puzzle_maker.finding import CHAMPION, ERRORS, LEAD
from monkeypalace.puzzle_maker.themes import themes_of
from monkeypalace.puzzles import (
    PUZZLES,
    Difficulty,
    Puzzle,
    PuzzleError,
    Theme,
    answer_key,
    judge,
    puzzle_id,
    table_from_json,
    table_to_json,
)
from tests.ftl import messages, variables

SOURCE = Path(__file__).parents[2]
EACH = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)


# The shipped puzzles


def test_the_file_is_for_the_standard_pack():
    assert PUZZLES.data["pack"] == standard_pack().digest == PUZZLES.data["made"]["pack"]
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES) > 0


@EACH
def test_the_position_can_stand_and_has_the_pieces_of_one_box(puzzle: Puzzle):
    state = puzzle.state
    assert faults(state.palace) == []
    hands = sum((player.hand for player in state.players), Pieces())
    assert state.tray + hands + state.palace.pieces() == BOX
    assert puzzle.id == puzzle_id(puzzle.table)


@EACH
def test_the_order_of_hidden_cards_is_not_stored(puzzle: Puzzle):
    state = puzzle.state
    assert state == hide(state)
    shuffled = state.replace(
        piles=tuple((*pile[:1], *Chance(7).shuffled(pile[1:])) for pile in state.piles)
    )
    assert table_to_json(shuffled) == puzzle.table
    assert table_from_json(table_to_json(shuffled), puzzle.pack) == state


@EACH
def test_every_accepted_answer_is_legal_and_the_next_best_turn_is_not_accepted(puzzle: Puzzle):
    state = puzzle.state
    for step, accepted in enumerate(puzzle.answers):
        decisions = [parse_decision(answer) for answer in accepted]
        assert [each for each in decisions if refusal(state, each)] == []
        assert len({answer_key(each) for each in decisions}) == len(decisions)
        other = puzzle.next_best[step]
        assert refusal(state, other) is None
        assert not puzzle.accepts(step, other)
        state, _ = play(state, decisions[0])


@EACH
def test_the_stored_themes_are_those_of_the_position(puzzle: Puzzle):
    accepted = [parse_decision(answer) for answer in puzzle.answers[0]]
    found = themes_of(puzzle.state, accepted, puzzle.next_best[0], buys=len(puzzle.answers) > 1)
    assert tuple(found) == puzzle.themes != ()


@EACH
def test_the_purchase_is_the_same_after_every_accepted_staircase(puzzle: Puzzle):
    if len(puzzle.answers) == 1:
        return
    for answer in puzzle.answers[0]:
        found = judge(puzzle, [parse_decision(answer), puzzle.solution[1]])
        assert found.solved, answer


def test_the_recorded_lead_is_large_and_significant():
    for each in PUZZLES.data["puzzles"]:
        for other in each["others"]:
            assert other["lead"] >= LEAD
            assert other["lead"] >= ERRORS * other["error"]


@pytest.mark.thorough
@EACH
def test_the_champion_solves_the_puzzle_with_other_random_numbers(puzzle: Puzzle):
    champion, state = load_bot(CHAMPION), puzzle.state
    for step, best in enumerate(puzzle.solution):
        answer = ask(champion, view(state, state.seat), Chance(20262))
        assert puzzle.accepts(step, answer.decision)
        state, _ = play(state, best)


# The judge


def test_the_judge_accepts_the_solution_step_by_step():
    puzzle = next(each for each in PUZZLES if len(each.answers) == 2)
    first, second = puzzle.solution
    assert (judge(puzzle, [first]).right, judge(puzzle, [first]).solved) == (True, False)
    assert judge(puzzle, [first, second]).solved
    assert not judge(puzzle, [first, puzzle.next_best[1]]).right
    wrong = judge(puzzle, [puzzle.next_best[0], second])
    assert (wrong.right, wrong.legal, wrong.refused) == (False, 1, None)


def test_an_illegal_answer_is_refused():
    found = judge(PUZZLES[0], [parse_decision("buy nothing")])
    assert not found.right
    assert found.refused is not None
    assert found.legal == 0


def test_only_accepted_staircases_solve_a_puzzle():
    puzzle = PUZZLES[0]
    assert puzzle.state.kind is Kind.BUILD
    right = {answer_key(each) for each in legal(puzzle.state) if puzzle.accepts(0, each)}
    assert right == {answer_key(parse_decision(answer)) for answer in puzzle.answers[0]}


# The choice


def test_everybody_gets_the_same_puzzle_of_the_day_and_another_one_tomorrow():
    day = date(2026, 11, 15)
    days = [PUZZLES.of_day(day + timedelta(number)) for number in range(len(PUZZLES))]
    assert len({puzzle.id for puzzle in days}) == len(PUZZLES)
    assert PUZZLES.of_day(day) is days[0]
    assert PUZZLES.of_day(date(2025, 1, 1)) in PUZZLES


def test_puzzles_are_selected_by_theme_and_difficulty():
    assert len(PUZZLES.select()) == len(PUZZLES)
    assert sum(len(PUZZLES.select(difficulty=each)) for each in Difficulty) == len(PUZZLES)
    theme = PUZZLES[0].main_theme
    assert PUZZLES[0] in PUZZLES.select(theme, PUZZLES[0].difficulty)


def test_an_unknown_puzzle_is_refused():
    assert PUZZLES.find("zzzzzz") is None
    with pytest.raises(PuzzleError) as caught:
        PUZZLES.require("zzzzzz")
    assert "zzzzzz" in str(caught.value)


# The texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_with_the_same_values(language: str):
    english, others = messages("en", TOPIC), messages(language, TOPIC)
    assert list(others) == list(english)
    assert [
        id_ for id_ in english if variables(others[id_], {}) != variables(english[id_], {})
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_and_difficulty_has_words(language: str):
    for id_ in ("puzzle-theme", "puzzle-idea"):
        assert len({text(id_, {"theme": theme}, language) for theme in Theme}) == len(Theme)
    words = {text("puzzle-difficulty", {"difficulty": each}, language) for each in Difficulty}
    assert len(words) == len(Difficulty)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_weaker_bots_is_that_of_the_ladder(language: str):
    for count in (1, 2):
        found = re.findall(r"\d+", text("puzzle-found-by", {"count": count}, language))
        assert sorted(map(int, found)) == [count, len(LADDER) - 1]


def test_every_text_is_used():
    files = [
        *(SOURCE / "web" / "src" / "pages" / "puzzles").iterdir(),
        SOURCE / "src" / "monkeypalace" / "cli" / "session" / "puzzling.py",
    ]
    written = " ".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r'"(puzzle-[a-z-]+)"', written))
    assert set(messages("en", TOPIC)) - used == set()
