"""`monkeypalace replay`: verify a saved game and narrate it turn by turn."""

from __future__ import annotations

import click

from monkeypalace.cli.files import file_name
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.history import read_game, up_to
from monkeypalace.cli.options import pack_option
from monkeypalace.cli.show import draw_state
from monkeypalace.cli.speech import Speech, speech
from monkeypalace.cli.style import Paint, put, style_for_output
from monkeypalace.cli.table import score_table
from monkeypalace.cli.words import TerminalNarrator
from monkeypalace.game import Game
from monkeypalace.narration import name_of


@click.command(cls=HelpCommand, help="cli-help-replay")
@click.argument("file", type=file_name)
@click.option("--turn", cls=HelpOption, help="cli-help-replay-turn", metavar="ROUND.SEAT")
@click.option("--boards", cls=HelpOption, help="cli-help-replay-boards", is_flag=True)
@pack_option
@click.option("--colour/--no-colour", cls=HelpOption, help="cli-help-colour", default=None)
def command(
    file: str, turn: str | None, boards: bool, pack_file: str | None, colour: bool | None
) -> None:
    say, style = speech(), style_for_output(colour)
    game = read_game(file, pack_file)
    told = up_to(game, turn)
    narrator = TerminalNarrator(game.pack, game.names, say)
    for moment in told:
        name = name_of(moment.seat, game.names, say)
        number = f"{moment.round}.{moment.seat}"
        put(style.paint(say("replay-turn", turn=number, name=name), Paint.STRONG), style)
        put(narrator.tell(moment.records, indent="  "), style)
        if boards:
            put("", style)
            for line in draw_state(moment.state, game.names, say, style):
                put(line.rstrip(), style)
            put("", style)
    for line in _ending(game, say) if turn is None else ():
        put(line, style)
    put(say("replay-verified", turns=len(told)), style)


def _ending(game: Game, say: Speech) -> list[str]:
    if not game.is_over:
        return [say("replay-not-over")]
    return [*score_table(game.scores, game.names, say), winners(game, say)]


def winners(game: Game, say: Speech) -> str:
    """Return a sentence with the winners."""
    names = [name_of(seat, game.names, say) for seat in game.winners]
    return say("play-winners", count=len(names), names=say.listed(names))
