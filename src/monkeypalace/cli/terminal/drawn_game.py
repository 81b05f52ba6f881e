"""Draw the state of a game for the terminal, its legend, a due delivery, and the winners."""

from __future__ import annotations

from collections.abc import Sequence

from monkeypalace.cli.terminal.draw import beside, draw_palace
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Style
from monkeypalace.cli.terminal.table import format_pieces, players_panel
from monkeypalace.game import Game, State
from monkeypalace.narration import name_of
from monkeypalace.palace import Direction


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


def delivery_due(state: State, say: Speech) -> str:
    """Return the sentences about the delivery that is due, with hand and tray."""
    due = state.delivery()
    return say(
        f"play-intro-{state.kind}",
        icons=due.icons,
        columns=due.columns,
        hand=format_pieces(state.player.hand),
        tray=format_pieces(state.tray),
    )


def winners(game: Game, say: Speech) -> str:
    """Return a sentence with the winners."""
    names = [name_of(seat, game.names, say) for seat in game.winners]
    return say("play-winners", count=len(names), names=say.listed(names))
