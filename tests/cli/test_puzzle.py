"""`monkeypalace puzzle`: a puzzle at the terminal."""

from __future__ import annotations

from monkeypalace.puzzles import PUZZLES, Theme
from tests.cli.runs import good, refused

PUZZLE = PUZZLES[0]


def test_the_solution_names_the_next_best_turn_and_says_why():
    shown = good("puzzle", PUZZLE.id, typed="solution\n")
    assert f"  {PUZZLE.answers[0][0]}" in shown
    assert f"The next best turn begins with {PUZZLE.others[0]}." in shown
    assert "Why it is better than the next best turn:" in shown


def test_a_wrong_turn_gets_a_reason():
    shown = good("puzzle", PUZZLE.id, typed=f"{PUZZLE.others[0]}\nquit\n")
    after = shown.split("There is a better turn.\n")[1]
    assert after.startswith("  ")


def test_the_hint_for_the_purchase_is_about_cards():
    puzzle = next(each for each in PUZZLES if len(each.answers) == 2)
    shown = good("puzzle", puzzle.id, typed=f"hint\n{puzzle.answers[0][0]}\nhint\nquit\n")
    before, after = shown.split("Right. One more decision.")
    assert "First look at the cards" not in before
    assert "First look at the cards" in after


def test_a_theme_without_puzzles_is_refused_and_the_others_are_named():
    missing = [theme for theme in Theme if not PUZZLES.select(theme)]
    assert missing
    found = refused("puzzle", "random", "--theme", missing[0])
    assert "Themes with puzzles: " in found
    assert missing[0] not in found.split("puzzles: ")[1]
    assert "colour" in found
