"""A puzzle: a position, its themes, its difficulty, and the accepted answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any

from monkeypalace.errors import DecisionError, MonkeyPalaceError
from monkeypalace.game import Decision, Kind, State, play, refusal
from monkeypalace.notation import parse_decision
from monkeypalace.packs import Pack
from monkeypalace.puzzles.answers import answer_key
from monkeypalace.puzzles.positions import table_from_json


class PuzzleError(MonkeyPalaceError):
    """A request for a puzzle that does not exist."""


class Theme(StrEnum):
    """What a puzzle is about; of several themes, the first one in this order is the main one.

    Most themes compare the best staircase with the next best one.
    """

    END = "end"  # the best delivery triggers the end
    BLOCK = "block"  # the best staircase leaves the next player fewer credits
    LAST_ROUND = "last-round"  # the turn is in the last round
    REACH = "reach"  # the best staircase meets the palace only at its end
    PILLAR = "pillar"  # it earns a Bonus Card
    SAVE = "save"  # it earns fewer credits, but needs fewer pieces
    PLACE = "place"  # it earns the same at another place
    HEIGHT = "height"  # it earns the height credit
    COLOUR = "colour"  # it has another colour
    LONG = "long"  # it earns more credits
    CARDS = "cards"  # the purchase is a second step


class Difficulty(StrEnum):
    """How many of the levels below the champion find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"


#: The smallest number of levels that solve a puzzle of this difficulty, the easiest first.
_SOLVED_BY = ((3, Difficulty.EASY), (2, Difficulty.MEDIUM), (1, Difficulty.HARD))


def difficulty_of(solved_by: Sequence[str]) -> Difficulty:
    """Return the difficulty of a puzzle that these levels solve.

    >>> difficulty_of(["mandrill"])
    <Difficulty.HARD: 'hard'>
    """
    for least, difficulty in _SOLVED_BY:
        if len(solved_by) >= least:
            return difficulty
    return Difficulty.EXPERT


@dataclass(frozen=True)
class Puzzle:
    """A position with one clearly best turn.

    >>> from monkeypalace.puzzles import PUZZLES
    >>> puzzle = PUZZLES[0]
    >>> judge(puzzle, puzzle.solution).solved
    True
    """

    id: str
    pack: Pack
    #: What everybody sees, as `table_to_json` writes it.
    table: Mapping[str, Any]
    themes: tuple[Theme, ...]
    #: The levels of the ladder below the champion that find the answer.
    solved_by: tuple[str, ...]
    #: For each decision of the puzzle, the accepted answers in notation, the best one first.
    answers: tuple[tuple[str, ...], ...]
    #: For each decision, the best one that is not accepted.
    others: tuple[str, ...]

    @cached_property
    def state(self) -> State:
        """The state in which the first decision is due; hidden cards are in a fixed order."""
        return table_from_json(self.table, self.pack)

    @property
    def difficulty(self) -> Difficulty:
        return difficulty_of(self.solved_by)

    @property
    def main_theme(self) -> Theme:
        return self.themes[0]

    def hint(self, kind: Kind) -> Theme:
        """Return the theme that a hint for this kind of decision is about."""
        return Theme.CARDS if kind is Kind.BUY else self.main_theme

    @property
    def solution(self) -> tuple[Decision, ...]:
        """The best decision of each step."""
        return tuple(parse_decision(accepted[0]) for accepted in self.answers)

    @property
    def next_best(self) -> tuple[Decision, ...]:
        """The best decision of each step that is not accepted."""
        return tuple(map(parse_decision, self.others))

    def accepts(self, step: int, decision: Decision) -> bool:
        """Return whether a decision is an accepted answer to a step, counted from 0."""
        key = answer_key(decision)
        return any(answer_key(parse_decision(answer)) == key for answer in self.answers[step])


@dataclass(frozen=True, slots=True)
class PuzzleJudgement:
    """The judgement of the decisions so far."""

    #: Whether every decision is accepted.
    right: bool
    #: Whether the puzzle is solved; otherwise, if `right`, the next decision is due.
    solved: bool
    #: The number of decisions that were judged and are legal; only the last one may be wrong.
    legal: int
    #: Why the decision after these is not legal.
    refused: DecisionError | None = None


def judge(puzzle: Puzzle, decisions: Sequence[Decision]) -> PuzzleJudgement:
    """Return the judgement of the first decisions of a turn, one for each step.

    Decisions after the first one that is not accepted are ignored.
    """
    state = puzzle.state
    steps = len(puzzle.answers)
    for step, decision in enumerate(decisions[:steps]):
        refused = refusal(state, decision)
        if refused is not None:
            return PuzzleJudgement(False, False, step, refused)
        if not puzzle.accepts(step, decision):
            return PuzzleJudgement(False, False, step + 1)
        state, _ = play(state, decision)
    return PuzzleJudgement(True, len(decisions) >= steps, min(len(decisions), steps))


def compared_with_best(
    puzzle: Puzzle, decisions: Sequence[Decision]
) -> tuple[Sequence[Decision], Sequence[Decision]]:
    """Return the best turn and the wrong turn of the player.

    Only the last decision of the wrong turn is not accepted; both begin with its other decisions.
    """
    right = len(decisions) - 1
    return (*decisions[:right], *puzzle.solution[right:]), decisions


def compared_with_next_best(
    puzzle: Puzzle, decisions: Sequence[Decision]
) -> tuple[Sequence[Decision], Sequence[Decision]]:
    """Return an accepted turn, which need not be the stored one, and the next best turn."""
    return decisions[: len(puzzle.answers)], puzzle.next_best[:1]
