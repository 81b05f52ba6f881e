"""Format the result of `monkeypalace arena`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from monkeypalace.cli.terminal.speech import Speech, one_line
from monkeypalace.cli.terminal.table import columns

if TYPE_CHECKING:
    from monkeypalace.arena import ContestResult, Estimate, Standing

#: Faults that are printed; the others are in the folder.
_MOST_FAULTS: Final = 5
_LONGEST_LABEL: Final = 20


def report(outcome: ContestResult, say: Speech) -> Iterator[str]:
    """Yield the result of a contest, line by line."""
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
        fair=say.percent(1 / contest.players),
    )
    yield ""
    found = standings(contest, outcome.results)
    heads = ("bot", "share", "interval", "bananas", "place", "rating", "turn", "longest")
    rows = [[say(f"arena-column-{head}") for head in heads], *(_row(one, say) for one in found)]
    yield from columns(rows, indent="")
    yield ""
    seats = [say("arena-seat", seat=seat) for seat in range(1, contest.players + 1)]
    rows = [[say("arena-column-seats"), *seats]]
    rows += [[short_label(one.bot), *(_seat(share, say) for share in one.seats)] for one in found]
    rows.append(
        [say("arena-all"), *(_seat(share, say) for share in seat_shares(contest, outcome.results))]
    )
    yield from columns(rows, indent="")
    if outcome.sprt is not None:
        low, high = outcome.sprt.bounds
        yield ""
        yield say(
            f"arena-sprt-{outcome.sprt.verdict}",
            bot=short_label(contest.labels[0]),
            other=short_label(contest.labels[1]),
            low=say.percent(outcome.sprt.hypotheses.low),
            high=say.percent(outcome.sprt.hypotheses.high),
            ratio=say.number(outcome.sprt.ratio, 2),
            bounds=f"{say.number(low, 2)}; {say.number(high, 2)}",
            deals=outcome.sprt.deals,
        )
    yield from _faults(outcome, say)


def _faults(outcome: ContestResult, say: Speech) -> Iterator[str]:
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


def _row(standing: Standing, say: Speech) -> list[str]:
    share, bananas, rating = standing.share, standing.bananas, standing.rating
    return [
        short_label(standing.bot),
        f"{say.percent(share.mean)} %",
        f"{say.percent(share.low)}–{say.percent(share.high)} %",
        f"{say.number(bananas.mean, 1)} ± {say.number(bananas.high - bananas.mean, 1)}",
        say.number(standing.place, 2),
        f"{say.number(rating.mu, 1)} ± {say.number(rating.sigma, 1)}",
        _seconds(standing.turn_mean, say),
        _seconds(standing.turn_longest, say),
    ]


def _seat(share: Estimate, say: Speech) -> str:
    return f"{say.percent(share.mean)} ({say.percent(share.low)}–{say.percent(share.high)})"


def short_label(label: str) -> str:
    """Return a label that fits into a table: without folders, and shortened in the middle.

    >>> short_label("gorilla:seconds=1,jobs=2"), short_label("/home/ann/bots/mybot.py:MyBot")
    ('gorilla:s…s=1,jobs=2', 'mybot.py:MyBot')
    """
    from monkeypalace.arena import short_bot

    name = short_bot(label)
    half = _LONGEST_LABEL // 2
    return one_line(name if len(name) <= _LONGEST_LABEL else f"{name[: half - 1]}…{name[-half:]}")


def _seconds(seconds: float, say: Speech) -> str:
    return f"{say.number(seconds, 3 if seconds < 10 else 1)} s"
