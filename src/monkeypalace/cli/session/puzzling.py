"""Solve a puzzle at one terminal: show the table, judge the answers, show the solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from monkeypalace.cli.session import consult
from monkeypalace.cli.session.playing import Quit, read_line
from monkeypalace.cli.terminal.answers import read_decision, tidy
from monkeypalace.cli.terminal.drawn_game import delivery_due, draw_state
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Paint, Style, put, put_lines
from monkeypalace.cli.terminal.table import market, player_board
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Decision, Kind, affordable_piles, play
from monkeypalace.narration import name_of
from monkeypalace.notation import format_decision
from monkeypalace.puzzles import (
    PUZZLES,
    Puzzle,
    compared_with_best,
    compared_with_next_best,
    judge,
    today,
)

#: The words that show the solution.
_SOLUTION: Final = ("solution", "show")


class PuzzleSession:
    """One puzzle at one terminal, until it is solved or the player stops."""

    def __init__(self, puzzle: Puzzle, say: Speech, style: Style) -> None:
        self._puzzle, self._say, self._style = puzzle, say, style
        self._decided: list[Decision] = []
        self._state = puzzle.state

    def run(self) -> None:
        """Show the position, and ask until every decision is right."""
        self._introduce()
        try:
            while not self._answer(read_line(self._say("puzzle-ask", kind=self._kind) + " ")):
                pass
        except (Quit, EOFError):
            self._put([""])

    @property
    def _kind(self) -> str:
        return str(self._state.kind)

    def _put(self, lines: Iterable[str]) -> None:
        put_lines(lines, self._style)

    def _introduce(self) -> None:
        puzzle, say = self._puzzle, self._say
        if puzzle is PUZZLES.of_day(today()):
            title = say("puzzle-of-day")
        else:
            title = say("puzzle-name", id=puzzle.id)
        difficulty = say("puzzle-difficulty", difficulty=puzzle.difficulty)
        put(self._style.paint(f"{title} · {difficulty}", Paint.STRONG), self._style)
        self._put(["", *draw_state(self._state, (), say, self._style), ""])
        self._put(market(self._state, say))
        for seat in range(1, len(self._state.players) + 1):
            self._put([name_of(seat, (), say), *player_board(self._state, seat, say)])
        self._put(["", *self._task()])

    def _task(self) -> list[str]:
        """Return the question of the current decision."""
        say, state = self._say, self._state
        lines = [f"{name_of(state.seat, (), say)}: {say('puzzle-task', kind=self._kind)}"]
        if state.kind is Kind.BUILD and len(self._puzzle.answers) > 1:
            lines.append(say("puzzle-then-buy"))
        if state.kind is Kind.BUY:
            lines += market(state, say, affordable_piles(state))
        if state.kind is Kind.RECURRING_DELIVERY:
            lines.append(delivery_due(state, say))
        return [wrapped for line in lines for wrapped in consult.wrapped(line)]

    def _answer(self, typed: str) -> bool:
        """Handle one line; return whether the puzzle is finished."""
        word, *rest = tidy(typed).split(maxsplit=1) or [""]
        command = word.rstrip(",").lower()
        argument = "".join(rest)
        if command in ("quit", "exit"):
            raise Quit
        if command in ("", "hint", "help", "?"):
            theme = self._puzzle.hint(self._state.kind)
            self._put(consult.wrapped(self._say("puzzle-idea", theme=theme)))
            return False
        if command in _SOLUTION:
            self._show_solution()
            return True
        if command in ("starts", "try") and self._state.kind is Kind.BUILD:
            self._put(self._consult(command, argument))
            return False
        try:
            return self._judge(read_decision(tidy(typed), self._state))
        except MonkeyPalaceError as error:
            self._put(consult.refusal_lines(error, self._say))
            return False

    def _consult(self, command: str, typed: str) -> list[str]:
        if command == "starts":
            return consult.where_to_start(self._state, self._say)
        return consult.how_to_continue(self._state, typed, self._say)

    def _judge(self, decision: Decision) -> bool:
        found = judge(self._puzzle, [*self._decided, decision])
        if found.refused is not None:
            raise found.refused
        if not found.right:
            self._put([self._say("puzzle-better")])
            turns = compared_with_best(self._puzzle, [*self._decided, decision])
            self._put(self._reasons(*turns))
            return False
        if not found.solved:
            self._decided.append(decision)
            self._state, _ = play(self._state, decision)
            self._put([self._say("puzzle-right"), "", *self._task()])
            return False
        put(self._style.paint(self._say("puzzle-solved"), Paint.STRONG), self._style)
        self._put([self._say("puzzle-found-by", count=len(self._puzzle.solved_by))])
        self._put(self._why([*self._decided, decision]))
        self._put([self._say("puzzle-link", id=self._puzzle.id)])
        return True

    def _show_solution(self) -> None:
        put(self._style.paint(self._say("puzzle-solution"), Paint.STRONG), self._style)
        for decision, accepted in zip(self._puzzle.solution, self._puzzle.answers, strict=True):
            self._put([f"  {format_decision(decision)}"])
            if len(accepted) > 1:
                self._put([f"  {self._say('puzzle-as-good', count=len(accepted) - 1)}"])
        next_best = format_decision(self._puzzle.next_best[0])
        self._put(consult.wrapped(self._say("puzzle-next-best", turn=next_best)))
        self._put(self._why(self._puzzle.solution))
        after, _ = play(self._puzzle.state, self._puzzle.solution[0])
        self._put(["", *draw_state(after, (), self._say, self._style)])

    def _why(self, decisions: Sequence[Decision]) -> list[str]:
        """Return why an accepted turn is better than the next best one."""
        found = self._reasons(*compared_with_next_best(self._puzzle, decisions))
        return [self._say("puzzle-why"), *found] if found else []

    def _reasons(self, better: Sequence[Decision], worse: Sequence[Decision]) -> list[str]:
        """Return the coach's reasons; none if the packages that it needs are not installed."""
        try:
            from monkeypalace.coach import Reasoner, reasons_for_turn
        except ImportError:
            return []
        found = reasons_for_turn(Reasoner(), self._puzzle.state, better, worse)
        return [
            line
            for reason in found
            for line in consult.wrapped(
                self._say(f"coach-reason-{reason.code}", **reason.params), "  "
            )
        ]
