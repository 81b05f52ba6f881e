"""`monkeypalace show`: draw a position, or a saved game after one of its turns."""

from __future__ import annotations

from collections.abc import Sequence

import click

from monkeypalace.cli.terminal.draw import BOARD_WIDTH, beside, draw_palace, list_stacks
from monkeypalace.cli.terminal.drawn_game import draw_state, legend
from monkeypalace.cli.terminal.files import file_name, load_pack_if_given, read_text
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.history import BEFORE_THE_FIRST_TURN, looks_like_a_game, turns_up_to
from monkeypalace.cli.terminal.options import colour_option, options_with, saved_pack_option
from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line, speech
from monkeypalace.cli.terminal.style import Paint, Style, put_lines, style_for_output
from monkeypalace.cli.terminal.table import (
    format_pieces,
    market,
    score_table,
    short_name,
)
from monkeypalace.game import Game, State, scores
from monkeypalace.gamefile import TurnText, parse_game
from monkeypalace.narration import name_of
from monkeypalace.notation import Position, parse_position
from monkeypalace.palace import Palace, beyond_the_box

_option = options_with("cli-help-show-")


@click.command(cls=HelpCommand, help="cli-help-show")
@click.argument("file", type=file_name)
@_option("--turn", metavar="ROUND.SEAT")
@_option("--stacks", is_flag=True)
@saved_pack_option
@colour_option
def command(
    file: str,
    turn: str | None,
    stacks: bool,
    pack_file: str | None,
    colour: bool | None,
) -> None:
    say, style = speech(), style_for_output(colour)
    text = read_text(file)
    if looks_like_a_game(text):
        game = parse_game(text, pack=load_pack_if_given(pack_file))
        palace, lines = _moment(game, turn, say, style)
    else:
        if turn is not None:
            raise CommandError("turn-of-position")
        position = parse_position(text, one_box=False)
        palace, lines = position.palace, draw_position(position, say, style)
    if stacks:
        lines += ["", *list_stacks(palace)]
    put_lines(lines, style)


def draw_position(position: Position, say: Speech, style: Style) -> list[str]:
    """Draw a position with the hand of the player to move."""
    panel = ["", say("show-hand", pieces=format_pieces(position.hand))]
    lines = beside(draw_palace(position.palace, style), panel)
    lines += ["", *legend(say, style)]
    beyond = beyond_the_box(position.palace, position.hand)
    lines += [say.explain(fault) for fault in beyond]
    return lines


def _moment(game: Game, turn: str | None, say: Speech, style: Style) -> tuple[Palace, list[str]]:
    """Draw the state after a turn, by default the last one."""
    if turn == BEFORE_THE_FIRST_TURN or (turn is None and not game.records):
        state, heading = game.restarted().state, say("show-before-first-turn")
    else:
        moment = turns_up_to(game, turn)[-1]
        state = moment.state
        heading = say(
            "show-after-turn" if moment.is_whole_turn else "show-during-turn",
            name=name_of(moment.seat, game.names, say),
            turn=str(TurnText.of(moment.records)),
        )
    lines = [style.paint(one_line(heading), Paint.STRONG), ""]
    lines += draw_state(state, game.names, say, style)
    lines += ["", *legend(say, style), "", *_cards(state, game.names, say)]
    if state.is_over:
        lines += ["", *score_table(scores(state), game.names, say)]
    return state.palace, lines


def _cards(state: State, names: Sequence[str], say: Speech) -> list[str]:
    """Draw the market, and beside it the visible cards of every player."""
    boards = []
    for seat, player in enumerate(state.players, start=1):
        cards = " ".join((place[-1].id if place else "-") for place in player.places)
        boards += [short_name(seat, names, say), "  " + cards]
    table = [line.ljust(BOARD_WIDTH) for line in market(state, say)]
    return beside(table, [say("show-cards"), *boards])
