"""`monkeypalace rules`: the rule book at the terminal, or as a page to print."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import click

from monkeypalace.cli.draw import draw_palace
from monkeypalace.cli.files import file_name, hand_over
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.speech import CommandError, Speech, speech
from monkeypalace.cli.style import Paint, Style, put, style_for_output
from monkeypalace.pictures import Frame
from monkeypalace.rulebook import ExampleVerdict, Passage, Picture, read_book, search

_WIDTH = 80
_PAINTS = {
    ExampleVerdict.RIGHT: Paint.DARK_GREEN,
    ExampleVerdict.WRONG: Paint.ANIMAL,
    ExampleVerdict.LOOK: Paint.STRONG,
}


@click.command(cls=HelpCommand, help="cli-help-rules")
@click.argument("chapter", required=False)
@click.option("--search", "word", cls=HelpOption, help="cli-help-rules-search", metavar="WORD")
@click.option(
    "--html", "page", cls=HelpOption, help="cli-help-rules-html", type=file_name, metavar="FILE"
)
@click.option("--force", cls=HelpOption, help="cli-help-pack-new-force", is_flag=True)
@click.option("--colour/--no-colour", cls=HelpOption, help="cli-help-colour", default=None)
def command(
    chapter: str | None, word: str | None, page: str | None, force: bool, colour: bool | None
) -> None:
    say, style = speech(), style_for_output(colour)
    if page is not None:
        from monkeypalace.rulebook.page import book_page

        hand_over(page, book_page(say.language), say, overwrite=force)
        return
    if word is not None:
        lines = list(_found(word, say, style))
    elif chapter is not None:
        lines = list(_told(_passage(chapter, say), say, style))
    else:
        lines = list(_contents(say, style))
    for line in lines:
        put(line.rstrip(), style)


def _contents(say: Speech, style: Style) -> Iterator[str]:
    """Yield the names of all chapters and sections."""
    yield style.paint(say("book-title"), Paint.STRONG)
    for chapter in read_book(say.language):
        yield ""
        for passage in chapter.walk():
            indent = "" if passage is chapter else "  "
            yield f"{indent}{passage.id.ljust(12 - len(indent))} {passage.title}"


def _passage(name: str, say: Speech) -> Passage:
    """Return the chapter or section of this name, a rule's letter or a step's number."""
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


def _told(passage: Passage, say: Speech, style: Style) -> Iterator[str]:
    """Yield everything in a passage, with its examples."""
    for each in passage.walk():
        yield from _words(each, say, style)
        for picture in each.pictures:
            yield from _example(picture, say, style)


def _words(passage: Passage, say: Speech, style: Style) -> Iterator[str]:
    yield ""
    yield style.paint(f"{passage.title} [{passage.id}]", Paint.STRONG)
    for paragraph in passage.paragraphs:
        yield from _wrapped(("- " if paragraph.is_point else "") + paragraph.text)
    if passage.why is not None:
        yield from _wrapped(f"{say('book-why')} {passage.why}")
    if passage.option is not None:
        name, meaning = passage.option
        yield from _wrapped(f"{say('book-option')} {name}: {meaning}")


def _example(picture: Picture, say: Speech, style: Style) -> Iterator[str]:
    """Yield the palace with a legal staircase, or without an illegal one and why."""
    example = picture.example
    word = style.paint(say("book-verdict", verdict=str(picture.verdict)), _PAINTS[picture.verdict])
    yield ""
    yield f"{word} {example.staircase}".rstrip()
    yield from _wrapped(picture.caption)
    yield from draw_palace(example.outcome, style, Frame.of(*example.frame))
    for violation in example.violations:
        yield from _wrapped(say.explain(violation))


def _wrapped(text: str) -> Sequence[str]:
    return click.wrap_text(
        text, _WIDTH, subsequent_indent="  " if text.startswith("- ") else ""
    ).split("\n")
