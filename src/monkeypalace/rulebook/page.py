"""The rule book as one self-contained HTML file, to read, share and print."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from typing import Final

from monkeypalace.locale import text
from monkeypalace.rulebook.sections import ExampleVerdict
from monkeypalace.rulebook.written import Paragraph, Passage, Picture, read_book

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #33200b; --paper: #fdf7e8; --line: #d8bf8c;
  --right: #1d6a3c; --wrong: #b3321a; font: 17px/1.5 Georgia, "DejaVu Serif", serif }
@media (prefers-color-scheme: dark) { :root { --ink: #f3e6c8; --paper: #1d1a12; --line: #5d4a28;
  --right: #7fd39b; --wrong: #ff9a80 } }
body { margin: 0 auto; padding: 1.5rem; max-width: 60rem; color: var(--ink);
  background: var(--paper) }
a { color: inherit }
nav ul { columns: 16rem; padding-left: 1.2rem }
h1, h2, h3 { line-height: 1.2; break-after: avoid }
h2 { border-bottom: 2px solid var(--line); margin-top: 2.5rem; padding-bottom: .2rem }
section section { break-inside: avoid; margin: 1.5rem 0 }
.pictures { display: flex; flex-wrap: wrap; align-items: start; gap: 1rem }
figure { flex: 1 1 17rem; max-width: 28rem; margin: 0; padding: .6rem; break-inside: avoid;
  border: 2px solid var(--line); border-radius: .6rem }
figure.right { border-color: var(--right) }
figure.wrong { border-color: var(--wrong) }
figure b { display: block }
figure.right b { color: var(--right) }
figure.wrong b { color: var(--wrong) }
figcaption { font-size: .92rem }
code { white-space: nowrap }
svg { display: block; width: 100%; height: auto }
.why, .option, .ours, .others { font-size: .92rem }
.why, .option, .others { opacity: .88 }
.ours { border-left: 4px solid var(--line); padding-left: .8rem }
.ours b { display: block }
@media print { :root { --ink: #000; --paper: #fff; font-size: 11pt } nav { break-after: page }
  section section { margin: .8rem 0 } figure { flex-basis: 40% } }
"""
#: Signs that distinguish verdicts without colour.
SIGNS: Final = {ExampleVerdict.RIGHT: "✓ ", ExampleVerdict.WRONG: "✗ ", ExampleVerdict.LOOK: ""}


def book_page(language: str = "en") -> str:
    """Return the whole book in a language."""
    title = escape(text("book-title", {}, language))
    chapters = read_book(language)
    contents = "".join(_contents(chapters))
    body = "".join(_section(chapter, 2, language) for chapter in chapters)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f"<nav>\n<h2>{escape(text('book-toc', {}, language))}</h2>\n<ul>\n{contents}</ul>\n"
        f"</nav>\n{body}</body>\n</html>\n"
    )


def _contents(passages: tuple[Passage, ...]) -> Iterator[str]:
    for passage in passages:
        inner = "".join(_contents(passage.passages))
        nested = f"\n<ul>\n{inner}</ul>" if inner else ""
        yield f'<li><a href="#{passage.id}">{escape(passage.title)}</a>{nested}</li>\n'


def _section(passage: Passage, level: int, language: str) -> str:
    parts = [
        f"<h{level}>{escape(passage.title)}</h{level}>",
        *_blocks(passage.paragraphs, language),
    ]
    if passage.why is not None:
        why = escape(text("book-why", {}, language))
        parts.append(f'<p class="why"><i>{why}</i> {escape(passage.why)}</p>')
    if passage.option is not None:
        name, meaning = map(escape, passage.option)
        label = escape(text("book-option", {}, language))
        parts.append(f'<p class="option"><i>{label}</i> <code>{name}</code>: {meaning}</p>')
    for other in passage.others:
        label = escape(text("book-others", {"books": other.names}, language))
        parts.append(f'<p class="others"><i>{label}</i> {escape(other.text)}</p>')
    if passage.pictures:
        figures = "\n".join(_figure(picture, language) for picture in passage.pictures)
        parts.append(f'<div class="pictures">\n{figures}\n</div>')
    parts += [_section(inner, level + 1, language) for inner in passage.passages]
    content = "\n".join(parts)
    return f'<section id="{passage.id}">\n{content}\n</section>\n'


def _blocks(paragraphs: tuple[Paragraph, ...], language: str) -> Iterator[str]:
    ours = escape(text("book-ours", {}, language))
    for is_point, group in groupby(paragraphs, lambda paragraph: paragraph.is_point):
        if is_point:
            points = (f"<li>{escape(paragraph.text)}</li>\n" for paragraph in group)
            yield "<ul>\n" + "".join(points) + "</ul>"
            continue
        for paragraph in group:
            words = escape(paragraph.text)
            if paragraph.is_ours:
                yield f'<p class="ours"><b>{ours}</b> {words}</p>'
            else:
                yield f"<p>{words}</p>"


def _figure(picture: Picture, language: str) -> str:
    verdict = picture.verdict
    word = escape(SIGNS[verdict] + text("book-verdict", {"verdict": str(verdict)}, language))
    notation = f" <code>{escape(picture.staircase)}</code>" if picture.staircase else ""
    return (
        f'<figure class="{verdict}">\n{picture.svg}\n'
        f"<figcaption><b>{word}</b>{escape(picture.caption)}{notation}</figcaption>\n</figure>"
    )
