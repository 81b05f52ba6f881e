"""Parts of the reports: self-contained HTML pages with dark and light colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

#: Returns the text of an id with parameters, in one language.
Say = Callable[..., str]

STYLE: Final = """
:root { color-scheme: light dark; --page: #fff; --ink: #1d1d1b; --soft: #5c5c58; --rule: #dcdcd6;
  --s1: #2a6fbb; --s2: #c8641b; --s3: #7d4aa8; --band: #e4efdc; --bad: #b3261e; --good: #22703a;
  --empty: #ececE6; --l: #a5cf3f; --d: #2f7d3a; --g: #dfae1d; --blocked: #cfcfca; }
@media (prefers-color-scheme: dark) { :root { --page: #191a1b; --ink: #ececea; --soft: #a9aaa6;
  --rule: #3c3d3e; --s1: #6aa9ea; --s2: #ee9552; --s3: #c098e3; --band: #26391f; --bad: #ff8a80;
  --good: #7fd093; --empty: #303233; --l: #a9d14a; --d: #3f9a4c; --g: #e6b93a;
  --blocked: #47494a; } }
body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  margin: 0 auto; max-width: 74rem; padding: 1.5rem; }
h1 { font-size: 1.7rem; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.4rem 0 .3rem; }
h3 { font-size: 1rem; margin: .6rem 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 46rem; } .soft { color: var(--soft); }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--rule); padding: .2rem .7rem .2rem 0; text-align: left; }
th { color: var(--soft); font-weight: 600; } td.n, th.n { text-align: right; }
tr.pile td { border-bottom-color: var(--ink); font-weight: 600; padding-top: .8rem; }
.good { color: var(--good); font-weight: 600; } .bad { color: var(--bad); font-weight: 600; }
.wide { overflow-x: auto; } .row { display: flex; flex-wrap: wrap; gap: 1rem 1.8rem; }
.key { display: inline-block; width: .8em; height: .8em; border-radius: .15em;
  margin-right: .35em; }
.key + span { margin-right: 1rem; }
svg { display: block; max-width: 100%; height: auto; overflow: visible; }
td svg { display: inline-block; vertical-align: middle; margin-right: .4rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.s1 { fill: var(--s1); background: var(--s1); } .s2 { fill: var(--s2); background: var(--s2); }
.s3 { fill: var(--s3); background: var(--s3); } .l { fill: var(--l); background: var(--l); }
.d { fill: var(--d); background: var(--d); } .g { fill: var(--g); background: var(--g); }
.blocked { fill: none; stroke: var(--blocked); } .band { fill: var(--band); }
.empty { fill: var(--empty); } .missed { fill: var(--bad); }
svg text.on-l, svg text.on-g { fill: #1d1d1b; } svg text.on-d { fill: #fff; }
svg text.on-s1, svg text.on-s2, svg text.on-s3 { fill: var(--page); }
.axis { stroke: var(--soft); } .grid { stroke: var(--rule); }
.mark { stroke: var(--ink); stroke-dasharray: 3 2; }
.reach { stroke: var(--ink); stroke-width: 1.5; }
.line { fill: none; stroke-width: 2; background: none; } .line.s1 { stroke: var(--s1); }
.line.s2 { stroke: var(--s2); } .line.s3 { stroke: var(--s3); }
.line.start { stroke: var(--ink); stroke-width: 3; stroke-linecap: round; }
"""


def section(title: str, intro: str, *body: str) -> str:
    """Return a section with its heading and introduction."""
    return f"<h2>{escape(title)}</h2>\n<p>{escape(intro)}</p>\n" + "\n".join(body)


def table(head: Sequence[str], rows: Iterable[str]) -> str:
    """Return a table; its rows are HTML."""
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    return (
        f'<div class="wide"><table><thead><tr>{cells}</tr></thead>\n<tbody>'
        + "\n".join(rows)
        + "</tbody></table></div>"
    )


def cells(*cells: str) -> str:
    """Return a row of a table; its cells are HTML."""
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def percent(share: float) -> str:
    """Format a share as a percentage.

    >>> percent(0.4987)
    '49.9 %'
    """
    return f"{100 * share:.1f} %"


def page(title: str, about: str, sections: Iterable[str], language: str) -> str:
    """Return a whole page."""
    return "\n".join(
        (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>",
            f'<h1>{escape(title)}</h1>\n<p class="soft">{escape(about)}</p>',
            *sections,
            "</body>\n</html>\n",
        )
    )
