"""`monkeypalace export`: write pictures, films, brick models and building instructions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from monkeypalace.cli.terminal.files import (
    check_new,
    file_name,
    load_pack_if_given,
    read_text,
    write_file,
)
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.history import game_after, looks_like_a_game
from monkeypalace.cli.terminal.options import force_option, options_with, saved_pack_option
from monkeypalace.cli.terminal.speech import CommandError, one_line, speech
from monkeypalace.game import Game
from monkeypalace.gamefile import parse_game
from monkeypalace.notation import parse_position
from monkeypalace.palace import Palace
from monkeypalace.pictures import (
    draw_film,
    draw_portrait,
    format_game_model,
    format_instructions,
    format_palace_model,
    palaces_of,
    raster,
)

#: For each option, the file extensions that it applies to.
_OPTIONS: Final = {"plan": (".svg", ".png"), "width": (".png", ".gif", ".webp")}


@dataclass(frozen=True, slots=True)
class _Export:
    """The content and the options of an export."""

    #: The game up to the requested turn; `None` if the file is a position.
    game: Game | None
    palace: Palace
    title: str
    plan: bool
    width: int | None

    def svg(self) -> str:
        return draw_portrait(self.palace, self.title, plan=self.plan)

    def png(self) -> bytes:
        return raster.format_png(self.svg(), self._width(raster.PICTURE_WIDTH))

    def gif(self) -> bytes:
        return self._film(raster.format_gif)

    def webp(self) -> bytes:
        return self._film(raster.format_webp)

    def _film(self, write: Callable[..., bytes]) -> bytes:
        if self.game is None:
            raise CommandError("film-of-position")
        return write(draw_film(palaces_of(self.game)), self._width(raster.FILM_WIDTH))

    def _width(self, usual: int) -> int:
        return usual if self.width is None else self.width

    def model(self) -> str:
        if self.game is None:
            return format_palace_model(self.palace, self.title)
        return format_game_model(self.game, self.title)

    def instructions(self) -> str:
        if self.game is None:
            raise CommandError("instructions-of-position")
        say = speech()
        return format_instructions(self.game, say, say.language)


_WRITERS: Final[dict[str, Callable[[_Export], str | bytes]]] = {
    ".svg": _Export.svg,
    ".png": _Export.png,
    ".gif": _Export.gif,
    ".webp": _Export.webp,
    ".ldr": _Export.model,
    ".mpd": _Export.model,
    ".html": _Export.instructions,
}

_option = options_with("cli-help-export-")


@click.command(cls=HelpCommand, help="cli-help-export")
@click.argument("file", type=file_name)
@click.argument("out", type=file_name)
@_option("--turn", metavar="ROUND.SEAT")
@_option("--plan", is_flag=True)
@_option("--width", type=int, metavar="PIXELS")
@saved_pack_option
@force_option
def command(
    file: str,
    out: str,
    turn: str | None,
    plan: bool,
    width: int | None,
    pack_file: str | None,
    force: bool,
) -> None:
    write = _writer(out, {"plan": plan, "width": width is not None})
    # A film takes seconds, so refuse an existing file before drawing.
    check_new(out, overwrite=force)
    say = speech()
    game, palace = _read(file, turn, pack_file)
    try:
        content = write(_Export(game, palace, say("show-picture"), plan, width))
    except ModuleNotFoundError:
        raise CommandError("needs-extra", extra="pictures") from None
    write_file(out, content, overwrite=force)
    click.echo(one_line(say("cli-written", file=out)))


def _writer(out: str, given: dict[str, bool]) -> Callable[[_Export], str | bytes]:
    """Return the writer for a file; raise an error if an option does not apply to its format."""
    ending = Path(out).suffix.lower()
    if ending not in _WRITERS:
        raise CommandError("export-ending", file=out, endings=" ".join(_WRITERS))
    for option, endings in _OPTIONS.items():
        if given[option] and ending not in endings:
            raise CommandError(
                "export-option", option=f"--{option}", ending=ending, endings=" ".join(endings)
            )
    return _WRITERS[ending]


def _read(file: str, turn: str | None, pack_file: str | None) -> tuple[Game | None, Palace]:
    """Return a game up to a turn and its palace, or the palace of a position."""
    text = read_text(file)
    if looks_like_a_game(text):
        game = game_after(parse_game(text, pack=load_pack_if_given(pack_file)), turn)
        return game, game.state.palace
    if turn is not None:
        raise CommandError("turn-of-position")
    return None, parse_position(text, one_box=False).palace
