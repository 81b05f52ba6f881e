"""`monkeypalace show`: draw a position, or a saved game after one of its turns."""

from __future__ import annotations

from collections.abc import Sequence

import click

from monkeypalace.cli.draw import BOARD_WIDTH, beside, draw_palace, list_stacks
from monkeypalace.cli.files import file_name, pack_of, read_text
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.history import BEFORE_THE_FIRST_TURN, looks_like_a_game, up_to
from monkeypalace.cli.options import pack_option
from monkeypalace.cli.speech import CommandError, Speech, one_line, speech
from monkeypalace.cli.style import Paint, Style, put, style_for_output
from monkeypalace.cli.table import (
    market,
    pieces,
    players_panel,
    score_table,
    short_name,
)
from monkeypalace.game import Game, State, scores
from monkeypalace.gamefile import TurnText, parse_game
from monkeypalace.narration import name_of
from monkeypalace.notation import Position, parse_position
from monkeypalace.palace import Direction, Palace, beyond_the_box


@click.command(cls=HelpCommand, help="cli-help-show")
@click.argument("file", type=file_name)
@click.option("--turn", cls=HelpOption, help="cli-help-show-turn", metavar="ROUND.SEAT")
@click.option("--stacks", cls=HelpOption, help="cli-help-show-stacks", is_flag=True)
@pack_option
@click.option("--colour/--no-colour", cls=HelpOption, help="cli-help-colour", default=None)
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
        game = parse_game(text, pack=pack_of(pack_file))
        palace, lines = _moment(game, turn, say, style)
    else:
        if turn is not None:
            raise CommandError("turn-of-position")
        position = parse_position(text, one_box=False)
        palace, lines = position.palace, draw_position(position, say, style)
    if stacks:
        lines += ["", *list_stacks(palace)]
    for line in lines:
        put(line.rstrip(), style)


def draw_position(position: Position, say: Speech, style: Style) -> list[str]:
    """Draw a position with the hand of the player to move."""
    panel = ["", say("show-hand", pieces=pieces(position.hand))]
    lines = beside(draw_palace(position.palace, style), panel)
    lines += ["", *legend(say, style)]
    beyond = beyond_the_box(position.palace, position.hand)
    lines += [say.explain(fault) for fault in beyond]
    return lines


def draw_state(
    state: State, names: Sequence[str], say: Speech, style: Style, note: str = ""
) -> list[str]:
    """Draw the palace with all hands beside it, optionally with a note below."""
    panel = players_panel(state, names, say, style)
    return beside(draw_palace(state.palace, style), [*panel, note])


def legend(say: Speech, style: Style) -> list[str]:
    """Return the meaning of the characters on the board."""
    arrow, blocked = style.arrow(Direction.EAST), style.blocked
    return say("show-legend", arrow=arrow, blocked=blocked).splitlines()


def _moment(game: Game, turn: str | None, say: Speech, style: Style) -> tuple[Palace, list[str]]:
    """Draw the state after a turn, by default the last one."""
    if turn == BEFORE_THE_FIRST_TURN or (turn is None and not game.records):
        state, heading = game.restarted().state, say("show-before-first-turn")
    else:
        moment = up_to(game, turn)[-1]
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
