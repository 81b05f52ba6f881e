"""`monkeypalace arena`: matches between bots, and what they prove."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar

import click

from monkeypalace.cli import INTERRUPTED
from monkeypalace.cli.files import pack_of
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.speech import CommandError, Speech, one_line, speech
from monkeypalace.game import ButterflyRule, Options, PileOrder

if TYPE_CHECKING:
    from monkeypalace.arena import Contest, Estimate, Hypotheses, Outcome, Standing
    from monkeypalace.arena.run import Tally

_Function = TypeVar("_Function", bound=Callable[..., Any])

#: Faults that are told one by one; the others are in the folder.
_MOST_FAULTS: Final = 5
_LONGEST_LABEL: Final = 20


def _option(*names: str, **attributes: Any) -> Callable[[_Function], _Function]:
    """An option whose help is the text `cli-help-arena-<name>`."""
    id_ = "cli-help-arena-" + names[0].removeprefix("--")
    return click.option(*names, cls=HelpOption, help=id_, **attributes)


@click.command(cls=HelpCommand, help="cli-help-arena")
@click.argument("bots", nargs=-1, metavar="BOT...")
@_option("--bot", "more_bots", multiple=True, metavar="FILE.py:CLASS")
@_option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@_option("--players", type=int, default=2, show_default=True, metavar="2-4")
@_option("--map", "maps", type=int, multiple=True, metavar="1-4")
@_option("--butterfly", is_flag=True)
@_option("--frog", is_flag=True)
@_option("--piles", type=click.Choice([str(order) for order in PileOrder]))
@_option("--butterfly-rule", type=click.Choice([str(rule) for rule in ButterflyRule]))
@_option("--ties-earn-credit", is_flag=True)
@_option("--pack", "pack_file", metavar="FILE")
@_option("--seed", type=int, default=1, show_default=True, metavar="NUMBER")
@_option("--jobs", type=click.IntRange(1, 1024), metavar="NUMBER")
@_option("--cluster", metavar="ADDRESS")
@_option("--sprt", metavar="LOW,HIGH")
@_option("--out", metavar="DIR")
@_option("--save-games", is_flag=True)
@_option("--resume", is_flag=True)
@_option("--quiet", is_flag=True)
@_option("--json", "as_json", is_flag=True)
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    say = speech()
    _check_extras(given["cluster"])
    from monkeypalace.arena import Folder, run
    from monkeypalace.arena.run import check

    contest = _contest(given)
    hypotheses = _hypotheses(given["sprt"])
    check(contest, hypotheses)
    folder = _folder(given["out"], given["resume"], given["save_games"])
    progress = None if given["quiet"] or not sys.stderr.isatty() else Progress(contest, say)
    outcome = run(
        contest,
        jobs=given["jobs"] or _processors(),
        cluster=given["cluster"],
        folder=None if folder is None else Folder(folder, contest, resume=given["resume"]),
        keep_games=given["save_games"],
        hypotheses=hypotheses,
        watch=progress,
    )
    if progress is not None:
        progress.clear()
    if given["as_json"]:
        click.echo(json.dumps(outcome.to_json(), indent=1))
    else:
        for line in report(outcome, say):
            click.echo(line)
    if outcome.interrupted:
        click.echo(say("arena-go-on" if folder is not None else "arena-not-kept"), err=True)
        ctx.exit(INTERRUPTED)


def _check_extras(cluster: str | None) -> None:
    if find_spec("numpy") is None or find_spec("openskill") is None:
        raise CommandError("needs-extra", extra="bots")
    if cluster is not None and find_spec("ray") is None:
        raise CommandError("needs-extra", extra="cluster")


def _processors() -> int:
    """The processors that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _contest(given: dict[str, Any]) -> Contest:
    from monkeypalace.arena import Contest

    standard = Options()
    return Contest(
        bots=(*given["bots"], *given["more_bots"]),
        players=given["players"],
        games=given["games"],
        seed=given["seed"],
        maps=given["maps"],
        options=Options(
            butterfly=given["butterfly"],
            frog=given["frog"],
            piles=PileOrder(given["piles"] or standard.piles),
            butterfly_rule=ButterflyRule(given["butterfly_rule"] or standard.butterfly_rule),
            ties_earn_credit=given["ties_earn_credit"],
        ),
        pack=pack_of(given["pack_file"]),
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
    """A line on the terminal: how far, who leads, how long it will take."""

    def __init__(self, contest: Contest, say: Speech) -> None:
        self.total, self.labels, self.say = contest.whole_games, contest.labels, say
        self.began = self.shown = monotonic()
        #: Games that were there when we began.
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
        for label, won, sat in zip(self.labels, tally.won, tally.sat, strict=True):
            if sat:
                yield f"{_short(label)} {_percent(won / sat)} %"
        if tally.sprt is not None:
            yield f"LLR {tally.sprt.ratio:.2f}"

    def clear(self) -> None:
        width = shutil.get_terminal_size().columns - 1
        click.echo("\r" + " " * width + "\r", nl=False, err=True)


def _bar(done: int, total: int, width: int = 20) -> str:
    """
    >>> _bar(1, 4, 8)
    '[##......]'
    """
    full = width * done // total
    return "[" + "#" * full + "." * (width - full) + "]"


def _clock(seconds: float) -> str:
    """
    >>> _clock(75.2), _clock(3700)
    ('1:15', '1:01:40')
    """
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def report(outcome: Outcome, say: Speech) -> Iterator[str]:
    """The result of a contest, line by line."""
    from monkeypalace.arena import seat_shares, standings

    contest, games = outcome.contest, len(outcome.results)
    if outcome.interrupted:
        yield say("arena-stopped", games=games, wanted=contest.whole_games)
    elif contest.whole_games != contest.games:
        yield say("arena-more-games", games=contest.whole_games)
    if not games:
        return
    yield say(
        "arena-head",
        games=games,
        players=contest.players,
        seed=str(contest.seed),
        maps=", ".join(map(str, contest.map_numbers)),
        fair=_percent(1 / contest.players),
    )
    yield ""
    found = standings(contest, outcome.results)
    columns = ("bot", "share", "interval", "bananas", "place", "rating", "turn", "longest")
    yield from _table([say(f"arena-column-{name}") for name in columns], map(_row, found))
    yield ""
    seats = [say("arena-seat", seat=seat) for seat in range(1, contest.players + 1)]
    rows = [[_short(one.bot), *map(_seat, one.seats)] for one in found]
    rows.append([say("arena-all"), *map(_seat, seat_shares(contest, outcome.results))])
    yield from _table([say("arena-column-seats"), *seats], rows)
    if outcome.sprt is not None:
        low, high = outcome.sprt.bounds
        yield ""
        yield say(
            f"arena-sprt-{outcome.sprt.verdict}",
            bot=one_line(_short(contest.labels[0])),
            other=one_line(_short(contest.labels[1])),
            low=_percent(outcome.sprt.hypotheses.low),
            high=_percent(outcome.sprt.hypotheses.high),
            ratio=f"{outcome.sprt.ratio:.2f}",
            bounds=f"{low:.2f}, {high:.2f}",
            deals=outcome.sprt.deals,
        )
    yield from _faults(outcome, say)


def _faults(outcome: Outcome, say: Speech) -> Iterator[str]:
    if outcome.faults:
        yield ""
    for result, fault, file in outcome.faults[:_MOST_FAULTS]:
        yield one_line(
            say(
                "arena-fault",
                game=str(result.index),
                seat=fault.seat,
                bot=fault.bot,
                reason=say.explain(fault.error),
                file=str(file),
            )
        )
    if len(outcome.faults) > _MOST_FAULTS:
        yield say(
            "arena-more-faults",
            count=len(outcome.faults) - _MOST_FAULTS,
            folder=str(outcome.folder),
        )


def _row(standing: Standing) -> list[str]:
    share, bananas, rating = standing.share, standing.bananas, standing.rating
    return [
        _short(standing.bot),
        f"{_percent(share.mean)} %",
        f"{_percent(share.low)}–{_percent(share.high)} %",
        f"{bananas.mean:.1f} ± {bananas.high - bananas.mean:.1f}",
        f"{standing.place:.2f}",
        f"{rating.mu:.1f} ± {rating.sigma:.1f}",
        _seconds(standing.turn_mean),
        _seconds(standing.turn_longest),
    ]


def _seat(share: Estimate) -> str:
    return f"{_percent(share.mean)} ({_percent(share.low)}–{_percent(share.high)})"


def _percent(share: float) -> str:
    """
    >>> _percent(0.5)
    '50.0'
    """
    return f"{100 * share:.1f}"


def _short(label: str) -> str:
    """A label that fits the table: no folders, and of a long one both ends.

    >>> _short("gorilla:seconds=1,jobs=2"), _short("/home/ann/bots/mybot.py:MyBot")
    ('gorilla:s…s=1,jobs=2', 'mybot.py:MyBot')
    """
    where, colon, rest = label.partition(":")
    name = (Path(where).name if where.endswith(".py") else where) + colon + rest
    half = _LONGEST_LABEL // 2
    return name if len(name) <= _LONGEST_LABEL else f"{name[: half - 1]}…{name[-half:]}"


def _seconds(seconds: float) -> str:
    return f"{seconds:.3f} s" if seconds < 10 else f"{seconds:.1f} s"


def _table(head: Sequence[str], rows: Iterator[list[str]] | list[list[str]]) -> Iterator[str]:
    """Columns as wide as they need to be: the first to the left, numbers to the right."""
    lines = [list(head), *([one_line(row[0]), *row[1:]] for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    for line in lines:
        first, *others = line
        cells = (cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))
        yield "  ".join([first.ljust(widths[0]), *cells])
