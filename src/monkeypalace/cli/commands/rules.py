"""`monkeypalace rules`: show the rule book at the terminal, or write it as a page to print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from monkeypalace.cli.terminal.draw import draw_palace
from monkeypalace.cli.terminal.files import file_name, write_or_print
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.options import colour_option, force_option, options_with
from monkeypalace.cli.terminal.speech import CommandError, Speech, speech
from monkeypalace.cli.terminal.style import Paint, Style, put_lines, style_for_output
from monkeypalace.pictures import Frame
from monkeypalace.rulebook import Example, ExampleVerdict, Passage, Picture, read_book, search

_WIDTH = 80
_PAINTS = {
    ExampleVerdict.RIGHT: Paint.DARK_GREEN,
    ExampleVerdict.WRONG: Paint.ANIMAL,
    ExampleVerdict.LOOK: Paint.STRONG,
}

_option = options_with("cli-help-rules-")


@click.command(cls=HelpCommand, help="cli-help-rules")
@click.argument("chapter", required=False)
@_option("--search", "word", metavar="WORD")
@_option("--html", "page", type=file_name, metavar="FILE")
@force_option
@colour_option
def command(
    chapter: str | None, word: str | None, page: str | None, force: bool, colour: bool | None
) -> None:
    say, style = speech(), style_for_output(colour)
    if page is not None:
        from monkeypalace.rulebook import book_page

        write_or_print(page, book_page(say.language), say, overwrite=force)
        return
    if word is not None:
        lines = list(_found(word, say, style))
    elif chapter is not None:
        lines = list(_chapter(_passage(chapter, say), say, style))
    else:
        lines = list(_contents(say, style))
    put_lines(lines, style)


def _contents(say: Speech, style: Style) -> Iterator[str]:
    """Yield the names of all chapters and sections."""
    yield style.paint(say("book-title"), Paint.STRONG)
    for chapter in read_book(say.language):
        yield ""
        for passage in chapter.walk():
            indent = "" if passage is chapter else "  "
            yield f"{indent}{passage.id.ljust(12 - len(indent))} {passage.title}"


def _passage(name: str, say: Speech) -> Passage:
    """Return the chapter or section with this id, rule letter or step number."""
    known = {
        passage.id: passage for chapter in read_book(say.language) for passage in chapter.walk()
    }
    wanted = name.casefold()
    for id_ in (wanted, f"rule-{wanted}", f"step-{wanted}"):
        if id_ in known:
            return known[id_]
    chapters = ", ".join(chapter.id for chapter in read_book(say.language))
    raise CommandError("no-chapter", name=name[:40], names=chapters)


def _found(word: str, say: Speech, style: Style) -> Iterator[str]:
    found = search(word, say.language)
    yield style.paint(say("book-found", count=len(found)), Paint.STRONG)
    for passage in found:
        yield from _words(passage, say, style)


def _chapter(passage: Passage, say: Speech, style: Style) -> Iterator[str]:
    """Yield everything in a passage, with its examples."""
    for each in passage.walk():
        yield from _words(each, say, style)
        for picture in each.pictures:
            yield from _example(picture, say, style)


def _words(passage: Passage, say: Speech, style: Style) -> Iterator[str]:
    yield ""
    yield style.paint(f"{passage.title} [{passage.id}]", Paint.STRONG)
    for paragraph in passage.paragraphs:
        ours = f"{say('book-ours')} · " if paragraph.is_ours else ""
        yield from _wrapped(("- " if paragraph.is_point else ours) + paragraph.text)
    if passage.why is not None:
        yield from _wrapped(f"{say('book-why')} {passage.why}")
    if passage.option is not None:
        name, meaning = passage.option
        yield from _wrapped(f"{say('book-option')} {name}: {meaning}")
    for other in passage.others:
        yield from _wrapped(f"{say('book-others', books=other.names)} {other.text}")


def _example(picture: Picture, say: Speech, style: Style) -> Iterator[str]:
    """Yield an example: cards or a palace. An illegal staircase is explained, not drawn."""
    word = style.paint(say("book-verdict", verdict=str(picture.verdict)), _PAINTS[picture.verdict])
    yield ""
    yield f"{word} {picture.staircase}".rstrip()
    yield from _wrapped(picture.caption)
    example = picture.example
    if not isinstance(example, Example):
        for line in picture.lines:
            yield from _wrapped(f"- {line}")
        return
    yield from draw_palace(example.palace, style, Frame.of(*example.frame))
    for violation in example.violations:
        yield from _wrapped(say.explain(violation))


def _wrapped(text: str) -> Sequence[str]:
    return click.wrap_text(
        text, _WIDTH, subsequent_indent="  " if text.startswith("- ") else ""
    ).split("\n")
