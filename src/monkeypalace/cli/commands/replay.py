"""`monkeypalace replay`: verify a saved game and narrate it turn by turn."""

from __future__ import annotations

import click

from monkeypalace.cli.terminal.drawn_game import draw_state, winners
from monkeypalace.cli.terminal.files import file_name
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.history import read_game, turns_up_to
from monkeypalace.cli.terminal.options import colour_option, options_with, saved_pack_option
from monkeypalace.cli.terminal.speech import Speech, speech
from monkeypalace.cli.terminal.style import Paint, put, put_lines, style_for_output
from monkeypalace.cli.terminal.table import score_table
from monkeypalace.cli.terminal.words import TerminalNarrator
from monkeypalace.game import Game
from monkeypalace.narration import name_of

_option = options_with("cli-help-replay-")


@click.command(cls=HelpCommand, help="cli-help-replay")
@click.argument("file", type=file_name)
@_option("--turn", metavar="ROUND.SEAT")
@_option("--boards", is_flag=True)
@saved_pack_option
@colour_option
def command(
    file: str, turn: str | None, boards: bool, pack_file: str | None, colour: bool | None
) -> None:
    say, style = speech(), style_for_output(colour)
    game = read_game(file, pack_file)
    turns = turns_up_to(game, turn)
    narrator = TerminalNarrator(game.pack, game.names, say)
    for moment in turns:
        name = name_of(moment.seat, game.names, say)
        number = f"{moment.round}.{moment.seat}"
        put(style.paint(say("replay-turn", turn=number, name=name), Paint.STRONG), style)
        put(narrator.tell(moment.records, indent="  "), style)
        if boards:
            put("", style)
            put_lines(draw_state(moment.state, game.names, say, style), style)
            put("", style)
    for line in _ending(game, say) if turn is None else ():
        put(line, style)
    put(say("replay-verified", turns=len(turns)), style)


def _ending(game: Game, say: Speech) -> list[str]:
    if not game.is_over:
        return [say("replay-not-over")]
    return [*score_table(game.scores, game.names, say), winners(game, say)]
