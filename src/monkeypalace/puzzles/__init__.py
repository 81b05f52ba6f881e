"""Puzzles: positions with one clearly best turn, the puzzle of the day, and checking answers."""

from monkeypalace.puzzles.answers import answer_key
from monkeypalace.puzzles.collection import FORM, PUZZLES, Puzzles, puzzle_id, today
from monkeypalace.puzzles.positions import table_from_json, table_to_json
from monkeypalace.puzzles.puzzle import (
    Difficulty,
    Puzzle,
    PuzzleError,
    PuzzleJudgement,
    Theme,
    compared_with_best,
    compared_with_next_best,
    difficulty_of,
    judge,
)

__all__ = [
    "FORM",
    "PUZZLES",
    "Difficulty",
    "PuzzleJudgement",
    "Puzzle",
    "PuzzleError",
    "Puzzles",
    "Theme",
    "answer_key",
    "compared_with_best",
    "compared_with_next_best",
    "difficulty_of",
    "judge",
    "puzzle_id",
    "table_from_json",
    "table_to_json",
    "today",
]
