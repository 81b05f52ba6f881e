"""Play a game at one terminal: ask for every decision, explain every refusal."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from monkeypalace.cli.session import consult
from monkeypalace.cli.session.advice import Adviser
from monkeypalace.cli.session.draft import Draft
from monkeypalace.cli.session.hints import Hints
from monkeypalace.cli.session.opponents import Opponents
from monkeypalace.cli.session.remarks import remark
from monkeypalace.cli.terminal.answers import read_decision, tidy
from monkeypalace.cli.terminal.drawn_game import delivery_due, draw_state, legend, winners
from monkeypalace.cli.terminal.files import file_exists, free_name
from monkeypalace.cli.terminal.invocation import resuming
from monkeypalace.cli.terminal.speech import Speech, one_line, printable
from monkeypalace.cli.terminal.style import Style, put, put_lines
from monkeypalace.cli.terminal.table import (
    market,
    panel_note,
    player_board,
    score_table,
)
from monkeypalace.cli.terminal.words import TerminalNarrator
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import (
    Build,
    Decision,
    Game,
    Kind,
    Record,
    State,
    affordable_piles,
    is_end_a_choice,
    scores,
)
from monkeypalace.gamefile import save_game
from monkeypalace.narration import delivery, name_of
from monkeypalace.notation import format_decision

#: How many suggestions are shown at once, so that they fit a small terminal with the board.
SHOWN: Final = 5
#: What confirms a turn. The empty text is Enter alone.
_YES: Final = ("", "1", "yes")
#: The default name of a saved game.
_UNNAMED: Final = "monkeypalace-game"


class Quit(Exception):  # noqa: N818 - not an error
    """The players want to stop."""


def read_line(prompt: str) -> str:
    """Read a line at the prompt; raise `EOFError` at the end of the input."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # not on every system
            import readline  # noqa: F401 - lets `input` edit the line and remember earlier ones
        return input(prompt)
    typed = input(prompt)
    # A terminal echoes what is typed; do the same for input from a file.
    put(one_line(typed), Style())
    return typed


class Session:
    """One game at one terminal, from its current state to its end."""

    def __init__(
        self,
        game: Game,
        say: Speech,
        style: Style,
        file: Path | None = None,
        pack_file: str | None = None,
        bots: Sequence[str] = (),
    ) -> None:
        self._game = game
        self._say = say
        self._style = style
        #: The file that the game is saved to after every turn, if any.
        self._file = file
        #: The file of the pack, if not the standard one.
        self._pack_file = pack_file
        #: The specs of the bots.
        self._bots = bots
        self._opponents = Opponents(bots, game)
        self._narrator = TerminalNarrator(game.pack, game.names, say)
        self._adviser = Adviser()
        self._hints = Hints()
        #: The steps of the hint for this decision, and how many of them were shown. `None` until
        #: the player asks for the hint.
        self._clues: list[list[str]] | None = None
        self._told_clues = 0
        #: The turn that a person is making. It is played in the game when it is confirmed.
        self._draft = Draft(game)
        #: The suggestions shown so far, by number from 1, and those still to come.
        self._shown: list[Decision] = []
        self._to_come: Iterator[Decision] = iter(())
        self._commands: Final[dict[str, Callable[[str], Iterable[str]]]] = {
            "help": self._help,
            "?": self._help,
            "more": self._more,
            "starts": self._consult(lambda state, _: consult.where_to_start(state, say)),
            "why": self._consult(lambda state, typed: consult.why(state, typed, say)),
            "try": self._consult(lambda state, typed: consult.how_to_continue(state, typed, say)),
            "undo": self._undo,
            "hint": self._hint,
            "board": self._board,
            "market": lambda _: market(self._state, say, unknown=self._draft.unknown),
            "cards": self._cards,
            "score": lambda _: score_table(scores(self._state), game.names, say),
            "save": self._save_as,
            "quit": self._quit,
            "exit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over or the players stop.

        Ctrl-C saves the game like `quit`, and is raised again.
        """
        if self._file is not None:
            save_game(self._game, self._file)
        try:
            self._welcome()
            self._reopen_turn()
            while not self._game.is_over:
                self._turn()
        except Quit:
            self._farewell()
        except EOFError:
            self._put([""])
            self._farewell()
        except KeyboardInterrupt:
            self._put([""])
            self._farewell()
            raise
        else:
            self._put(["", self._say("play-over")])
            self._put(score_table(self._game.scores, self._game.names, self._say))
            self._put([winners(self._game, self._say)])

    @property
    def _state(self) -> State:
        """Return the state without hidden cards, as the player to move may see it."""
        return self._draft.state

    def _put(self, lines: Iterable[str]) -> None:
        put_lines(lines, self._style)

    # Turns and decisions

    def _reopen_turn(self) -> None:
        """Make a draft of a person's unfinished turn in a resumed game.

        So a player who saved the game during a turn can still undo its decisions.
        """
        game = self._game
        if game.is_over or self._opponents.has(game.seat):
            return
        now = (game.state.round, game.seat)
        begun = [record for record in game.records if (record.round, record.seat) == now]
        self._game = game.after(len(game.records) - len(begun))
        self._draft = Draft(self._game)
        for record in begun:
            self._draft.play(record.decision)
        if begun:
            decisions = "; ".join(format_decision(record.decision) for record in begun)
            self._put(consult.wrapped(self._say("play-reopened", decisions=decisions)))

    def _turn(self) -> None:
        """Play one turn, or the rest of it in a resumed game."""
        if self._opponents.has(self._game.seat):
            self._bot_turn()
        else:
            self._person_turn()
        self._draft = Draft(self._game)
        if self._file is not None:
            self._put(self._save(self._file))

    def _bot_turn(self) -> None:
        game = self._game
        now = (game.state.round, game.seat)
        while not game.is_over and (game.state.round, game.seat) == now:
            self._put(self._narrator.tell([self._bot_plays()]).splitlines())

    def _person_turn(self) -> None:
        """Let a person decide and undo until the turn is confirmed; then play it."""
        while not (self._draft.is_complete and self._is_confirmed()):
            if not self._draft.is_complete:
                self._person_decides()
        events = self._draft.play_in(self._game)
        told = [self._narrator.tell_event(event, seat) for event, seat in events]
        self._put(consult.wrapped(" ".join(told)) if told else [])

    def _bot_plays(self) -> Record:
        """Play a bot's decision; report a bot that fails, and continue with its replacement."""
        decision, error = self._opponents.decide(self._game)
        if error is not None:
            self._put(consult.refusal_lines(error, self._say))
            name = name_of(self._game.seat, self._game.names, self._say)
            self._put([self._say("play-bot-replaced", name=name)])
        # `ask` has checked it.
        return self._game.play_unchecked(decision)

    def _person_decides(self) -> None:
        """Ask the current player until a decision is legal, or until one is undone."""
        draft, state = self._draft, self._state
        decided = len(draft.records)
        self._shown = []
        self._clues, self._told_clues = None, 0
        self._to_come = self._adviser.suggest(draft.view)
        self._put(self._introduction(state))
        self._put(self._more(""))
        name = name_of(state.seat, self._game.names, self._say)
        while len(draft.records) == decided:
            typed = read_line(self._say(f"play-ask-{state.kind}", name=name) + " ")
            try:
                decision = self._understand(typed, state) if tidy(typed) else None
                if decision is not None:
                    record = draft.play(decision)
                    self._put(self._narrator.tell([record]).splitlines())
            except MonkeyPalaceError as error:
                self._put(consult.refusal_lines(error, self._say))

    def _is_confirmed(self) -> bool:
        """Ask whether a complete turn is to be played; return false if a decision was undone."""
        draft = self._draft
        self._shown, self._to_come = [], iter(())
        name = name_of(draft.seat, self._game.names, self._say)
        while draft.is_complete:
            typed = tidy(read_line(self._say("play-ask-confirm", name=name) + " "))
            if typed.lower() in _YES:
                return True
            word, *rest = typed.split(maxsplit=1)
            command = self._commands.get(word.rstrip(",").lower())
            self._put(command("".join(rest)) if command else [self._say("play-confirm-how")])
        return False

    def _understand(self, typed: str, state: State) -> Decision | None:
        """Return the decision that was typed, legal or not, or `None` if it was a command."""
        # Not tidied yet: the argument may be the name of a file, with spaces and commas.
        word, *rest = typed.strip().split(maxsplit=1)
        command = self._commands.get(word.rstrip(",").lower())
        if command is not None:
            self._put(command("".join(rest)))
            return None
        typed = tidy(typed)
        if typed.isascii() and typed.isdigit():
            number = int(typed) if len(typed) < 5 else 0
            if 1 <= number <= len(self._shown):
                return self._shown[number - 1]
            self._put([self._say("play-no-such-number", most=len(self._shown))])
            return None
        return read_decision(typed, state)

    def _introduction(self, state: State) -> list[str]:
        """Return the information for this decision."""
        say = self._say
        match state.kind:
            case Kind.BUILD | Kind.FROG_BEFORE_BUILDING:
                # Show the board again after the question about the frog.
                return ["", *self._board("")]
            case Kind.BUY:
                colour = state.turn.colour
                assert colour is not None, "buying before building"
                intro = say("play-intro-buy", credits=state.turn.credits, colour=colour)
                return ["", *consult.wrapped(intro), *market(state, say, affordable_piles(state))]
            case Kind.ONE_TIME_DELIVERY | Kind.RECURRING_DELIVERY:
                intro = delivery_due(state, say)
                if is_end_a_choice(state):
                    tray = state.tray
                    intro += " " + say("play-naming-ends", arches=tray.arches, bricks=tray.bricks)
                return ["", *consult.wrapped(intro)]
            case Kind.PLACE_CARD:
                new = [f"{card.id} ({delivery(card.recurring)})" for card in state.turn.new_cards]
                intro = say("play-intro-place-card", cards=say.listed(new))
                return ["", *consult.wrapped(intro), *player_board(state, state.seat, say)]
            case _:
                return [""]

    # Commands

    def _hint(self, _: str) -> list[str]:
        """Return the next step of the hint for this decision; after the last, the whole hint."""
        if self._draft.is_complete:
            return [self._say("play-no-hint")]
        if self._clues is None:
            self._clues = self._hints.clues(self._draft.state, self._say)
        self._told_clues = min(len(self._clues), self._told_clues + 1)
        if self._told_clues < len(self._clues):
            more = self._say("play-hint-more")
            return consult.wrapped(f"{self._clues[self._told_clues - 1][0]} {more}")
        lines = [line for clue in self._clues[2:] for line in clue]
        return [found for line in lines for found in consult.wrapped(line)]

    def _undo(self, _: str) -> list[str]:
        if not self._draft.records:
            return [self._say("play-undo-nothing")]
        undone = format_decision(self._draft.undo())
        return consult.wrapped(self._say("play-undone", decision=undone))

    def _board(self, _: str) -> list[str]:
        """Return the board with its panel, and the last staircase in a note below the panel."""
        say = self._say
        note = ""
        for record in reversed([*self._game.records, *self._draft.records]):
            if isinstance(record.decision, Build):
                name = name_of(record.seat, self._game.names, say)
                note = panel_note(name, format_decision(record.decision), say)
                break
        return draw_state(self._state, self._game.names, say, self._style, note)

    def _more(self, _: str) -> list[str]:
        """Return the next suggestions."""
        state = self._state
        first = len(self._shown) + 1
        chosen = list(islice(self._to_come, SHOWN))
        if not chosen:
            return [self._say("play-no-more")]
        self._shown += chosen
        written = [format_decision(decision) for decision in chosen]
        width = max(len(text) for text in written)
        lines = []
        for number, (decision, text) in enumerate(zip(chosen, written, strict=True), first):
            found = remark(state, decision, self._say)
            lines += consult.wrapped(f"{text.ljust(width)}  {found}", f"{number:>3}  ")
        return lines

    def _help(self, _: str) -> list[str]:
        id_ = "play-help-confirm" if self._draft.is_complete else f"play-help-{self._state.kind}"
        return [
            *self._say(id_).splitlines(),
            *self._say("play-help").splitlines(),
            *legend(self._say, self._style),
        ]

    def _consult(self, ask: Callable[[State, str], list[str]]) -> Callable[[str], list[str]]:
        """Return a command that answers questions about building.

        When nothing is being built, the command says so.
        """

        def command(typed: str) -> list[str]:
            building = self._state.kind in (Kind.BUILD, Kind.FROG_BEFORE_BUILDING)
            if self._draft.is_complete or not building:
                return [self._say("play-not-building")]
            return ask(self._state, typed)

        return command

    def _cards(self, _: str) -> list[str]:
        lines = []
        for seat in range(1, self._game.players + 1):
            lines.append(name_of(seat, self._game.names, self._say))
            lines += player_board(self._state, seat, self._say)
        return lines

    def _quit(self, _: str) -> list[str]:
        raise Quit

    # Saving

    def _save_as(self, name: str) -> list[str]:
        if not name:
            return [self._say("play-save-name")]
        file = Path(name)
        if file != self._file and file_exists(file):
            return consult.wrapped(self._say("play-save-exists", file=printable(name)))
        refused = self._save(file)
        if refused:
            return refused
        self._file = file
        return consult.wrapped(self._say("play-saved", file=printable(name)))

    def _save(self, file: Path) -> list[str]:
        """Save the game with the decisions of the draft; if that fails, report it and continue."""
        game = self._game.copy()
        for record in self._draft.records:
            game.play_unchecked(record.decision)
        try:
            save_game(game, file)
        except MonkeyPalaceError as error:
            return consult.refusal_lines(error, self._say)
        return []

    def _welcome(self) -> None:
        if not self._game.is_over:
            self._put(self._say("play-welcome", players=self._game.players).splitlines())

    def _farewell(self) -> None:
        """Save a game that was begun, so that it is never lost."""
        if self._file is None and not self._game.records and not self._draft.records:
            self._put([self._say("play-stopped")])
            return
        for file in self._save_candidates():
            refused = self._save(file)
            if not refused:
                command = resuming(file, self._pack_file, self._bots)
                self._put([self._say("play-stopped-and-saved"), f"  {command}"])
                return
            self._put(refused)
        self._put([self._say("play-stopped-unsaved")])

    def _save_candidates(self) -> Iterator[Path]:
        """Yield the files to try: the requested one, then a new one here, then a temporary one."""
        if self._file is not None:
            yield self._file
        yield free_name(Path(), _UNNAMED, ".json")
        with suppress(OSError):
            yield free_name(Path(tempfile.gettempdir()), _UNNAMED, ".json")
