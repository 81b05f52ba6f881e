"""The report on a contest: one self-contained HTML page, in the style of the report on a pack."""

from __future__ import annotations

from html import escape
from typing import Final

from monkeypalace import __version__
from monkeypalace.arena.page import Say, cells, page, percent, section, table
from monkeypalace.arena.portable import short_bot
from monkeypalace.arena.result import BotFault, GameResult
from monkeypalace.arena.run import ContestResult
from monkeypalace.arena.statistics import Estimate, Standing, seat_shares, standings
from monkeypalace.locale import explain, text

#: Faults that are shown with their tracebacks; the others are only counted.
_MOST_FAULTS: Final = 200


def contest_html(outcome: ContestResult, language: str = "en") -> str:
    """Return the whole page."""

    def say(id_: str, **params: str | int) -> str:
        return text(id_, params, language)

    contest = outcome.contest
    title = say("arena-page-title", bots=", ".join(short_bot(bot) for bot in contest.labels))
    about = say(
        "arena-head",
        games=len(outcome.results),
        players=contest.players,
        seed=str(contest.seed),
        maps=", ".join(map(str, contest.map_numbers)),
        fair=percent(1 / contest.players).removesuffix(" %"),
    )
    about += " " + say("arena-page-version", version=__version__, pack=contest.pack.name)
    sections = [_faults(outcome, say, language)]
    if outcome.results:
        found = standings(contest, outcome.results)
        sections = [_standings(found, say), _seats(outcome, found, say), *sections]
    return page(title, about, sections, language)


def _standings(found: list[Standing], say: Say) -> str:
    heads = ("bot", "share", "interval", "bananas", "place", "rating", "turn", "longest")
    rows = [
        cells(
            f"<code>{escape(short_bot(one.bot))}</code>",
            percent(one.share.mean),
            _bar(one.share) + f"{percent(one.share.low)} – {percent(one.share.high)}",
            f"{one.bananas.mean:.1f} ± {one.bananas.high - one.bananas.mean:.1f}",
            f"{one.place:.2f}",
            f"{one.rating.mu:.1f} ± {one.rating.sigma:.1f}",
            f"{one.turn_mean:.3f} s",
            f"{one.turn_longest:.3f} s",
            f'<span class="bad">{one.faults}</span>' if one.faults else "0",
        )
        for one in found
    ]
    head = [*(say(f"arena-column-{name}") for name in heads), say("arena-column-faults")]
    return section(say("arena-page-bots"), say("arena-page-bots-intro"), table(head, rows))


def _bar(share: Estimate) -> str:
    """Draw an interval on a line from 0 to 100 %."""
    wide, high = 120, 10
    low, top = share.low * wide, share.high * wide
    return (
        f'<svg width="{wide}" height="{high}" viewBox="0 0 {wide} {high}" aria-hidden="true">'
        f'<rect width="{wide}" height="{high}" class="empty"/>'
        f'<rect x="{low:.1f}" width="{top - low:.1f}" height="{high}" class="band"/>'
        f'<circle cx="{share.mean * wide:.1f}" cy="{high / 2}" r="3.5" class="s1"/></svg>'
    )


def _seats(outcome: ContestResult, found: list[Standing], say: Say) -> str:
    seats = range(1, outcome.contest.players + 1)
    head = [say("arena-column-seats"), *(say("arena-seat", seat=seat) for seat in seats)]
    rows = [
        cells(f"<code>{escape(short_bot(one.bot))}</code>", *map(_seat, one.seats)) for one in found
    ]
    shares = seat_shares(outcome.contest, outcome.results)
    rows.append(cells(escape(say("arena-all")), *map(_seat, shares)))
    return section(say("report-wins"), say("arena-page-seats-intro"), table(head, rows))


def _seat(share: Estimate) -> str:
    return f"{percent(share.mean)} ({percent(share.low)} – {percent(share.high)})"


def _faults(outcome: ContestResult, say: Say, language: str) -> str:
    found = outcome.faults
    intro = say("arena-page-faults-intro", count=len(found))
    if not found:
        return section(say("arena-page-faults"), intro)
    names = ("game", "seat", "bot", "decision", "reason", "position")
    rows = [_fault(result, fault, language) for result, fault, _ in found[:_MOST_FAULTS]]
    folder = say("arena-page-folder", folder=str(outcome.folder))
    body = [f"<p>{escape(folder)}</p>", table([say(f"arena-page-{name}") for name in names], rows)]
    if len(found) > _MOST_FAULTS:
        more = say("arena-more-faults", count=len(found) - _MOST_FAULTS, folder=str(outcome.folder))
        body.append(f"<p>{escape(more)}</p>")
    return section(say("arena-page-faults"), intro, *body)


def _fault(result: GameResult, fault: BotFault, language: str) -> str:
    reason = escape(explain(fault.error, language))
    if fault.traceback or fault.place:
        frames = "\n".join(fault.traceback or (fault.place,))
        place = escape(fault.place or fault.traceback[-1])
        reason += (
            f"<details><summary><code>{place}</code></summary>"
            f"<pre><code>{escape(frames)}</code></pre></details>"
        )
    return cells(
        str(result.index),
        str(fault.seat),
        f"<code>{escape(short_bot(fault.bot))}</code>",
        str(fault.decision),
        reason,
        f"<code>{escape(fault.file)}</code>",
    )
