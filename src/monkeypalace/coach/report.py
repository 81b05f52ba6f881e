"""Format a review as lines of text, or as one self-contained HTML page that can be printed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import Final

from monkeypalace.coach.judging import Candidate
from monkeypalace.coach.reasons import Difference
from monkeypalace.coach.results import Account, JudgedDecision, Review, TurnReview
from monkeypalace.game import Build, Game, State
from monkeypalace.locale import text
from monkeypalace.narration import Say, name_of
from monkeypalace.notation import format_decision
from monkeypalace.pictures import draw_plan, scene_of

#: How many errors are shown.
MOST_MISTAKES: Final = 6

#: The width of the text chart, in characters.
CHART_WIDTH: Final = 50

STYLE: Final = """
:root { color-scheme: light dark; --page: #fff; --ink: #1d1d1b; --soft: #5c5c58; --rule: #dcdcd6;
  --s1: #2a6fbb; --s2: #c8641b; --s3: #7d4aa8; --s4: #22703a; }
@media (prefers-color-scheme: dark) { :root { --page: #191a1b; --ink: #ececea; --soft: #a9aaa6;
  --rule: #3c3d3e; --s1: #6aa9ea; --s2: #ee9552; --s3: #c098e3; --s4: #7fd093; } }
@media print { :root { color-scheme: light; --page: #fff; --ink: #000; --soft: #444;
  --rule: #ccc; } section { break-inside: avoid; } }
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 0 auto; max-width: 60rem; padding: 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2rem 0 .4rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
p { margin: .2rem 0 .5rem; max-width: 46rem; } .soft { color: var(--soft); font-size: .9rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--rule); padding: .25rem .8rem .25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; }
.wide { overflow-x: auto; } .boards { display: flex; flex-wrap: wrap; gap: 1rem; }
figure { flex: 1 1 16rem; margin: .4rem 0; max-width: 24rem; }
figcaption { font-size: .9rem; overflow-wrap: anywhere; }
svg { display: block; max-width: 100%; height: auto; }
.chart { min-width: 32rem; } .chart text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.grid { stroke: var(--rule); } .point { stroke: var(--soft); stroke-dasharray: 3 3; }
.line { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.s1 { stroke: var(--s1); } .s2 { stroke: var(--s2); } .s3 { stroke: var(--s3); }
.s4 { stroke: var(--s4); }
.s2 { stroke-dasharray: 7 3; } .s3 { stroke-dasharray: 2 3; } .s4 { stroke-dasharray: 9 3 2 3; }
"""


def reason_text(reason: Difference, language: str = "en") -> str:
    """Return the sentence of a reason.

    >>> reason_text(Difference("bonus", {"bananas": 4}))
    'A pillar at least five high earns a Bonus Card: 4 bananas.'
    """
    return text(f"coach-reason-{reason.code}", reason.params, language)


def review_lines(review: Review, language: str = "en") -> list[str]:
    """Return a review as lines of text."""
    teller = _Teller(review, language)
    say = teller.say
    lines = [say("coach-title"), ""]
    if not review.is_over:
        lines += [say("coach-not-over"), ""]
    lines += [say("coach-accounts"), *_aligned(teller.account_table()), say("coach-accounts-note")]
    lines += ["", say("coach-chart"), *_chart_lines(review)]
    lines += ["", say("coach-points"), *(f"  {line}" for line in teller.points())]
    lines += ["", say("coach-mistakes")]
    for mistake in teller.mistakes():
        lines.append(f"  {teller.mistake_head(mistake)}")
        lines += [f"    {line}" for line in teller.mistake_lines(mistake)]
    if not review.errors:
        lines.append(f"  {say('coach-no-mistakes')}")
    if review.praise:
        lines += ["", teller.praise_head(), *(f"  {line}" for line in teller.praise())]
    return [*lines, "", say("coach-about", depth=str(review.depth))]


def review_html(review: Review, game: Game, language: str = "en") -> str:
    """Return a review as one HTML page with the boards of the largest errors."""
    teller = _Teller(review, language)
    say = teller.say
    title = escape(say("coach-title"))
    states = _states(game)
    sections = [
        (say("coach-chart"), f'<div class="wide">{_chart_svg(review, teller)}</div>'),
        (say("coach-points"), _paragraphs(teller.points())),
        (
            say("coach-mistakes"),
            "".join(
                _mistake_html(mistake, states[mistake.number - 1], teller)
                for mistake in teller.mistakes()
            )
            or _paragraphs([say("coach-no-mistakes")]),
        ),
    ]
    if review.praise:
        sections.append((teller.praise_head(), _paragraphs(teller.praise())))
    notes = [] if review.is_over else [say("coach-not-over")]
    first = (
        f'<div class="wide">{_table_html(teller.account_table())}</div>'
        f'<p class="soft">{escape(say("coach-accounts-note"))}</p>'
    )
    body = "\n".join(
        f"<section><h2>{escape(head)}</h2>\n{content}</section>"
        for head, content in [(say("coach-accounts"), first), *sections]
    )
    about = escape(say("coach-about", depth=str(review.depth)))
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f'{_paragraphs(notes)}{body}\n<p class="soft">{about}</p>\n</body>\n</html>\n'
    )


class _Teller:
    """The sentences of a review, for both formats."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.language = language
        self.say: Say = partial(_say, language)

    def name(self, seat: int) -> str:
        return name_of(seat, self.review.names, self.say)

    def account_table(self) -> list[list[str]]:
        heads = ("player", "start", "luck", "own", "others", "result", "bananas", "errors", "cost")
        head = [self.say(f"coach-head-{name}") for name in (*heads, "rate")]
        return [head, *(self._account_row(account) for account in self.review.accounts)]

    def _account_row(self, account: Account) -> list[str]:
        return [
            self.name(account.seat),
            f"{_percent(account.start)}",
            f"{_signed(account.luck)} ± {_percent(account.luck_error)}",
            _signed(account.own_play),
            _signed(account.others_play),
            f"{_percent(account.result)}",
            f"{account.bananas}",
            f"{account.error_count}",
            f"{_percent(account.errors)}",
            self.say(f"coach-rate-{account.word}"),
        ]

    def points(self) -> list[str]:
        return [self._point(self.review.turns[number]) for number in self.review.turning_points]

    def _point(self, turn: TurnReview) -> str:
        index = turn.seat - 1
        luck, play = turn.luck[index], turn.play[index]
        if abs(luck) > abs(play):
            cause = "luck"
        elif play > 0:
            cause = "gain"
        else:
            cause = "error" if turn.errors else "play"
        sentence = self.say(
            "coach-point",
            turn=_number(turn.round, turn.seat),
            name=self.name(turn.seat),
            before=_percent(turn.shares_before[index]),
            after=_percent(turn.shares[index]),
        )
        return f"{sentence} {self.say(f'coach-point-{cause}')}"

    def mistakes(self) -> Sequence[JudgedDecision]:
        return self.review.errors[:MOST_MISTAKES]

    def mistake_head(self, mistake: JudgedDecision) -> str:
        found = mistake.judgement
        return self.say(
            "coach-mistake",
            turn=_number(found.round, found.seat),
            name=self.name(found.seat),
            kind=self.say(f"coach-kind-{found.kind}"),
            percent=_percent(found.loss),
        )

    def mistake_lines(self, mistake: JudgedDecision) -> list[str]:
        found = mistake.judgement
        assert found.played is not None, "an error without a played decision"
        return [
            self.decision("coach-played", found.played),
            self.decision("coach-better", found.best),
            *self.reasons(mistake),
        ]

    def decision(self, id_: str, candidate: Candidate) -> str:
        return self.say(id_, decision=format_decision(candidate.decision))

    def reasons(self, mistake: JudgedDecision) -> list[str]:
        found = [reason_text(reason, self.language) for reason in mistake.reasons]
        return found or [self.say("coach-reason-none")]

    def praise_head(self) -> str:
        return self.say("coach-praise", name=self.name(self.review.praise[0].seat))

    def praise(self) -> list[str]:
        return [self.say(f"coach-praise-{one.code}", **one.params) for one in self.review.praise]


def _say(language: str, id_: str, /, **params: str | int) -> str:
    return text(id_, params, language)


def _percent(share: float) -> int:
    return round(100 * share)


def _signed(share: float) -> str:
    return f"{_percent(share):+d}" if _percent(share) else "0"


def _number(round_: int, seat: int) -> str:
    return f"{round_}.{seat}"


def _aligned(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the rows of a table as text; numbers are aligned to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.ljust(width) if index == 0 else cell.rjust(width)
            for index, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  " + "  ".join(cells).rstrip()


def _chart_lines(review: Review) -> Iterator[str]:
    """Yield a line for each turn, filled with each seat's number by its share of the win."""
    for number, turn in enumerate(review.turns):
        shares = " ".join(f"{_percent(share):3}" for share in turn.shares)
        mark = "*" if number in review.turning_points else " "
        label = _number(turn.round, turn.seat).rjust(5)
        yield f"{label} {mark} {_bar(turn.shares)} {shares}"


def _bar(shares: Sequence[float]) -> str:
    """Return a bar of digits.

    >>> _bar([0.6, 0.4]).count("1")
    30
    """
    bar, total = "", 0.0
    for seat, share in enumerate(shares, start=1):
        total += share
        bar += str(seat) * (round(total * CHART_WIDTH) - len(bar))
    return bar


def _chart_svg(review: Review, teller: _Teller) -> str:
    """Draw a line of win shares for each seat."""
    left, top, width, height = 34, 10, 640, 240
    count = len(review.turns)
    series = [review.turns[0].shares_before, *(turn.shares for turn in review.turns)]

    def across(number: int) -> float:
        return left + width * number / count

    def down(share: float) -> float:
        return top + height * (1 - share)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = down(percent / 100)
        parts.append(
            f'<line class="grid" x1="{left}" x2="{left + width}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{percent}</text>'
        )
    for number in review.turning_points:
        x, turn = across(number + 1), review.turns[number]
        parts.append(
            f'<line class="point" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{top + height}"/>'
            f'<text x="{x:.1f}" y="{top + height + 16}" text-anchor="middle">'
            f"{_number(turn.round, turn.seat)}</text>"
        )
    for seat in range(review.players):
        points = " ".join(
            f"{across(number):.1f},{down(shares[seat]):.1f}" for number, shares in enumerate(series)
        )
        parts.append(f'<polyline class="line s{seat + 1}" points="{points}"/>')
    x = left
    for seat in range(1, review.players + 1):
        parts.append(
            f'<line class="line s{seat}" x1="{x}" x2="{x + 26}" y1="{top + height + 36}" '
            f'y2="{top + height + 36}"/>'
            f'<text x="{x + 32}" y="{top + height + 40}">{escape(teller.name(seat))}</text>'
        )
        x += width // review.players
    title = escape(teller.say("coach-chart"))
    return (
        f'<svg class="chart" viewBox="0 0 {left + width + 10} {top + height + 48}" role="img" '
        f'aria-label="{title}"><title>{title}</title>{"".join(parts)}</svg>'
    )


def _mistake_html(mistake: JudgedDecision, state: State, teller: _Teller) -> str:
    found = mistake.judgement
    assert found.played is not None, "an error without a played decision"
    captions = [
        (teller.decision("coach-played", found.played), found.played),
        (teller.decision("coach-better", found.best), found.best),
    ]
    if isinstance(found.best.decision, Build) and isinstance(found.played.decision, Build):
        shown = "".join(
            f"<figure>{_plan(state, one, caption)}<figcaption>{escape(caption)}</figcaption>"
            "</figure>"
            for caption, one in captions
        )
        shown = f'<div class="boards">{shown}</div>'
    else:
        shown = _paragraphs(caption for caption, _ in captions)
    head = escape(teller.mistake_head(mistake))
    return f"<h3>{head}</h3>\n{_paragraphs(teller.reasons(mistake))}{shown}\n"


def _plan(state: State, candidate: Candidate, title: str) -> str:
    assert isinstance(candidate.decision, Build), "only staircases are drawn"
    return draw_plan(scene_of(state.palace, candidate.decision.staircase), title)


def _states(game: Game) -> list[State]:
    """Return the state before each decision."""
    replayed, found = game.restarted(), []
    for record in game.records:
        found.append(replayed.state)
        replayed.play_unchecked(record.decision)
    return found


def _table_html(rows: Sequence[Sequence[str]]) -> str:
    head, *body = rows
    lines = "".join(f"<tr>{_cells('td', row)}</tr>" for row in body)
    return f"<table><thead><tr>{_cells('th', head)}</tr></thead><tbody>{lines}</tbody></table>"


def _cells(tag: str, row: Sequence[str]) -> str:
    return "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row)


def _paragraphs(lines: Iterable[str]) -> str:
    return "".join(f"<p>{escape(line)}</p>\n" for line in lines)
