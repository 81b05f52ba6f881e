"""`monkeypalace arena`: run matches between bots, and print statistics."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import click

from monkeypalace.cli.terminal.arena_report import report, short_label
from monkeypalace.cli.terminal.files import check_new, load_pack_or_standard, write_file
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import (
    complete_bot,
    force_option,
    game_options,
    options_with,
    with_game_options,
)
from monkeypalace.cli.terminal.program import INTERRUPTED
from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line, speech

if TYPE_CHECKING:
    from monkeypalace.arena import Contest, Hypotheses, Tally

_option = options_with("cli-help-arena-")
_SECONDS: Final = click.FloatRange(min=0, min_open=True)
#: The exit code of a contest in which a bot has lost games by its faults.
_FAULTS: Final = 1


@click.command(cls=HelpCommand, help="cli-help-arena")
@click.argument("bots", nargs=-1, metavar="BOT...", shell_complete=complete_bot)
@_option("--bot", "more_bots", multiple=True, metavar="FILE.py:CLASS")
@_option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@_option("--players", type=int, default=2, show_default=True, metavar="2-4")
@_option("--map", "maps", type=int, multiple=True, metavar="1-4")
@with_game_options
@_option("--seed", type=int, default=1, show_default=True, metavar="NUMBER")
@_option("--jobs", type=click.IntRange(1, 1024), metavar="NUMBER")
@_option("--cluster", metavar="ADDRESS")
@_option("--decision-limit", type=_SECONDS, metavar="SECONDS")
@_option("--game-limit", type=_SECONDS, metavar="SECONDS")
@_option("--sprt", metavar="LOW,HIGH")
@_option("--out", metavar="DIR")
@_option("--save-games", is_flag=True)
@_option("--resume", is_flag=True)
@_option("--html", metavar="FILE")
@_option("--quiet", is_flag=True)
@_option("--json", "as_json", is_flag=True)
@force_option
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    say = speech()
    _check_extras(given["cluster"])
    from monkeypalace.arena import Folder, check, file_of, run

    contest = _contest(given)
    hypotheses = _hypotheses(given["sprt"])
    page = given["html"]
    if page is not None:
        check_new(page, overwrite=given["force"])
    # Bots of this package neither hang nor end their process.
    isolated = any(file_of(bot) for bot in contest.bots)
    check(contest, hypotheses, isolated=isolated)
    folder = _folder(given["out"], given["resume"], given["save_games"])
    progress = None if given["quiet"] or not sys.stderr.isatty() else Progress(contest, say)
    outcome = run(
        contest,
        jobs=given["jobs"] or _processors(),
        cluster=given["cluster"],
        folder=None if folder is None else Folder(folder, contest, resume=given["resume"]),
        keep_games=given["save_games"],
        hypotheses=hypotheses,
        progress=progress,
        isolated=isolated,
    )
    if progress is not None:
        progress.clear()
    if given["as_json"]:
        click.echo(json.dumps(outcome.to_json(), indent=1))
    else:
        for line in report(outcome, say):
            click.echo(line)
    if page is not None:
        from monkeypalace.arena.contest_page import contest_html

        write_file(page, contest_html(outcome, say.language), overwrite=given["force"])
    if outcome.interrupted:
        click.echo(say("arena-go-on" if folder is not None else "arena-not-kept"), err=True)
        ctx.exit(INTERRUPTED)
    if outcome.faults:
        ctx.exit(_FAULTS)


def _check_extras(cluster: str | None) -> None:
    if find_spec("numpy") is None or find_spec("openskill") is None:
        raise CommandError("needs-extra", extra="bots")
    if cluster is not None and find_spec("ray") is None:
        raise CommandError("needs-extra", extra="cluster")


def _processors() -> int:
    """Return the number of processors that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _contest(given: dict[str, Any]) -> Contest:
    from monkeypalace.arena import Contest, Limits

    return Contest(
        bots=(*given["bots"], *given["more_bots"]),
        players=given["players"],
        games=given["games"],
        seed=given["seed"],
        maps=given["maps"],
        options=game_options(given),
        pack=load_pack_or_standard(given["pack_file"]),
        limits=Limits(decision=given["decision_limit"], game=given["game_limit"]),
    )


def _hypotheses(text: str | None) -> Hypotheses | None:
    if text is None:
        return None
    from monkeypalace.arena import Hypotheses

    try:
        low, high = map(float, text.split(","))
        return Hypotheses(low, high)
    except ValueError:
        raise CommandError("arena-sprt", text=text[:40]) from None


def _folder(out: str | None, resume: bool, save_games: bool) -> Path | None:
    if out is None:
        if resume or save_games:
            raise CommandError("arena-no-out", option="--resume" if resume else "--save-games")
        return None
    return Path(out)


class Progress:
    """A progress line on the terminal: games played, the leader, the remaining time."""

    def __init__(self, contest: Contest, say: Speech) -> None:
        self.total, self.labels, self.say = contest.whole_games, contest.labels, say
        self.began = self.shown = monotonic()
        #: Games that were already finished at the start.
        self.before: int | None = None

    def __call__(self, tally: Tally) -> None:
        done, now = len(tally.results), monotonic()
        if self.before is None:
            self.before = done - 1
        if now - self.shown < 0.2 and done < self.total:
            return
        self.shown = now
        left = (now - self.began) / (done - self.before) * (self.total - done)
        line = self.say(
            "arena-progress",
            bar=_bar(done, self.total),
            done=str(done),
            games=str(self.total),
            result=", ".join(self._shares(tally)),
            left=_clock(left),
        )
        width = shutil.get_terminal_size().columns - 1
        click.echo("\r" + one_line(line)[:width].ljust(width), nl=False, err=True)

    def _shares(self, tally: Tally) -> Iterator[str]:
        for label, won, seats in zip(self.labels, tally.won, tally.seats, strict=True):
            if seats:
                yield f"{short_label(label)} {self.say.percent(won / seats)} %"
        if tally.sprt is not None:
            yield f"LLR {self.say.number(tally.sprt.ratio, 2)}"

    def clear(self) -> None:
        width = shutil.get_terminal_size().columns - 1
        click.echo("\r" + " " * width + "\r", nl=False, err=True)


def _bar(done: int, total: int, width: int = 20) -> str:
    """Draw a progress bar.

    >>> _bar(1, 4, 8)
    '[##......]'
    """
    full = width * done // total
    return "[" + "#" * full + "." * (width - full) + "]"


def _clock(seconds: float) -> str:
    """Format seconds as minutes or hours.

    >>> _clock(75.2), _clock(3700)
    ('1:15', '1:01:40')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
