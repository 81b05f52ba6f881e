"""`monkeypalace review`: review a saved game with the coach."""

from __future__ import annotations

import json
import sys

import click

from monkeypalace.cli.terminal.files import check_new, file_name, write_file
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.history import read_game
from monkeypalace.cli.terminal.options import force_option, options_with, saved_pack_option
from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line, speech
from monkeypalace.cli.terminal.style import put, style_for_output

_option = options_with("cli-help-review-")


@click.command(cls=HelpCommand, help="cli-help-review")
@click.argument("file", type=file_name)
@_option("--deep", is_flag=True)
@_option("--html", "page", type=file_name, metavar="FILE")
@_option("--json", "as_json", is_flag=True)
@_option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True)
@saved_pack_option
@force_option
def command(
    file: str,
    deep: bool,
    page: str | None,
    as_json: bool,
    jobs: int,
    pack_file: str | None,
    force: bool,
) -> None:
    say = speech()
    try:
        from monkeypalace.coach import Depth, review_game, review_html, review_lines
    except ImportError:
        raise CommandError("needs-extra", extra="bots") from None
    # Refuse an existing file before the game is reviewed.
    if page is not None:
        check_new(page, overwrite=force)
    game = read_game(file, pack_file)
    depth = Depth.DEEP if deep else Depth.QUICK
    progress = _Progress(say)
    try:
        review = review_game(game, depth, jobs=jobs, progress=progress.show)
    finally:
        progress.clear()
    if page is not None:
        write_file(page, review_html(review, game, say.language), overwrite=force)
    if as_json:
        click.echo(json.dumps(review.to_json(), indent=1))
    elif page is not None:
        click.echo(one_line(say("cli-written", file=page)))
    else:
        style = style_for_output(None)
        for line in review_lines(review, say.language):
            put(line, style)


class _Progress:
    """Shows the progress on one line, if standard error is a terminal."""

    def __init__(self, say: Speech) -> None:
        self._say = say
        self._shown = -1

    def show(self, done: int, total: int) -> None:
        percent = 100 * done // total
        if percent != self._shown and sys.stderr.isatty():
            self._shown = percent
            click.echo("\r" + self._say("coach-progress", percent=percent), nl=False, err=True)

    def clear(self) -> None:
        if self._shown >= 0:
            click.echo("\r\x1b[K", nl=False, err=True)
