"""The rule book in one language: titles, paragraphs and pictures, ready for display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from monkeypalace.building import PILLAR_FOR_BONUS
from monkeypalace.game import Edition, Options
from monkeypalace.locale import text
from monkeypalace.notation import position_to_json
from monkeypalace.packs import standard_pack
from monkeypalace.palace import DECORATIONS_PER_COLOUR, Pieces
from monkeypalace.rulebook.chapters import CHAPTERS
from monkeypalace.rulebook.sections import Example, ExampleVerdict, Illustration, Section
from monkeypalace.rulebook.worked import WorkedExample

_POINT = "- "
_OURS = "~ "


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, or an item of a list."""

    text: str
    is_point: bool = False
    #: Whether it is about something that the printed books do not say.
    is_ours: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """An example with its texts."""

    example: Illustration
    caption: str
    #: What the picture shows, in words.
    lines: tuple[str, ...]
    svg: str

    @property
    def verdict(self) -> ExampleVerdict:
        return self.example.verdict

    @property
    def staircase(self) -> str:
        """The staircase in notation; empty if there is none."""
        return self.example.staircase if isinstance(self.example, Example) else ""


@dataclass(frozen=True, slots=True)
class OtherBooks:
    """What printed books of other languages say instead."""

    #: The languages of these books.
    editions: tuple[Edition, ...]
    #: The names of these books, separated by commas.
    names: str
    text: str


@dataclass(frozen=True, slots=True)
class Passage:
    """A section with its texts."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    pictures: tuple[Picture, ...]
    #: The reason for a ruling.
    why: str | None
    #: The name of an option, and what it does.
    option: tuple[str, str] | None
    others: tuple[OtherBooks, ...]
    passages: tuple[Passage, ...]

    def walk(self) -> Iterator[Passage]:
        """Yield this passage and all passages in it."""
        yield self
        for passage in self.passages:
            yield from passage.walk()

    @property
    def words(self) -> str:
        """The texts of this passage, without those of the passages in it."""
        texts = [self.title, *(paragraph.text for paragraph in self.paragraphs)]
        texts += [picture.caption for picture in self.pictures]
        texts += [self.why or "", *(self.option or ())]
        texts += [f"{other.names}: {other.text}" for other in self.others]
        return "\n".join(texts)

    def to_json(self) -> dict[str, Any]:
        """Return the passage as plain dictionaries, lists and strings."""
        return {
            "id": self.id,
            "title": self.title,
            "paragraphs": [
                {
                    "text": paragraph.text,
                    "point": paragraph.is_point,
                    "ours": paragraph.is_ours,
                }
                for paragraph in self.paragraphs
            ],
            "pictures": [_picture_to_json(picture) for picture in self.pictures],
            "why": self.why,
            "option": self.option and {"name": self.option[0], "text": self.option[1]},
            "others": [{"books": other.names, "text": other.text} for other in self.others],
            "passages": [passage.to_json() for passage in self.passages],
        }


@cache
def read_book(language: str = "en") -> tuple[Passage, ...]:
    """Return all chapters in a language.

    >>> [passage.title for passage in read_book()][:2]
    ['The aim', 'What is in the box']
    """
    return tuple(_passage(chapter, language) for chapter in CHAPTERS)


def search(word: str, language: str = "en") -> list[Passage]:
    """Return the passages that contain a word or a part of one.

    >>> [passage.id for passage in search("spiral")]
    ['rule-h']
    """
    wanted = word.casefold()
    return [
        passage
        for chapter in read_book(language)
        for passage in chapter.walk()
        if wanted in passage.words.casefold()
    ]


def _passage(section: Section, language: str) -> Passage:
    values = dict(_values(language))

    def say(ending: str) -> str:
        return text(f"book-{section.id}{ending}", values, language)

    if section.differs is not None:
        values["edition"] = say(_ending(section.differs, Edition(language)))
    # Error messages and other rulings refer to a ruling by its number.
    number = f"{section.id.upper()} · " if section.has_reason else ""
    return Passage(
        section.id,
        number + say("-title"),
        tuple(_paragraphs(say(""))),
        tuple(_picture(example, language) for example in section.examples),
        say("-why") if section.has_reason else None,
        (section.option, say("-option")) if section.option else None,
        tuple(_others(section, language)),
        tuple(_passage(subsection, language) for subsection in section.sections),
    )


def _others(section: Section, language: str) -> Iterator[OtherBooks]:
    """Yield the rules of the other printed books that differ from the rule of the reader's book."""
    if section.differs is None:
        return
    books: dict[str, list[Edition]] = {}
    for edition in Edition:
        books.setdefault(_ending(section.differs, edition), []).append(edition)
    for ending, editions in books.items():
        if language in editions:
            continue
        names = [text("book-edition", {"edition": edition}, language) for edition in editions]
        rule = text(f"book-{section.id}{ending}", {}, language)
        yield OtherBooks(tuple(editions), ", ".join(names), rule)


def _ending(option: str, edition: Edition) -> str:
    """Return the end of the text id for the value of an option in an edition, like `-named`."""
    return f"-{getattr(Options.from_edition(edition), option)}".lower()


def _paragraphs(body: str) -> Iterator[Paragraph]:
    """Yield the paragraphs of a text. Empty lines separate them; each list item is one line."""
    for block in body.split("\n\n"):
        if not block.startswith(_POINT):
            sentences = " ".join(block.split("\n"))
            yield Paragraph(sentences.removeprefix(_OURS), is_ours=block.startswith(_OURS))
            continue
        for line in block.split("\n"):
            yield Paragraph(line.removeprefix(_POINT), is_point=True)


def _picture(example: Illustration, language: str) -> Picture:
    caption = text(f"book-{example.id}", {}, language)
    lines = _lines(example, language)
    return Picture(example, caption, lines, example.draw(caption, ". ".join(lines)))


def _lines(example: Illustration, language: str) -> tuple[str, ...]:
    if isinstance(example, WorkedExample):
        return tuple(example.lines(language))
    assert isinstance(example, Example), example
    palace = example.position.palace
    heights = ", ".join(f"{spot} {palace.height(spot)}" for spot in palace.built_spots)
    described = {"heights": heights, "staircase": example.staircase or "none"}
    return (text("book-described", described, language),)


def _picture_to_json(picture: Picture) -> dict[str, Any]:
    example = picture.example
    return {
        "verdict": str(picture.verdict),
        "caption": picture.caption,
        "svg": picture.svg,
        "position": position_to_json(example.position) if isinstance(example, Example) else None,
        "staircase": picture.staircase or None,
        "breaks": list(example.breaks) if isinstance(example, Example) else [],
    }


@cache
def _values(language: str) -> dict[str, str | int]:
    """Return the box's numbers, as parameters of texts."""
    pack = standard_pack()
    hands = {f"hand{board.seat}": _hand(board.start, language) for board in pack.boards}
    return {
        "arches": pack.tray.arches,
        "bricks": pack.tray.bricks,
        "columns": pack.tray.columns,
        "decorations": DECORATIONS_PER_COLOUR,
        "cards": sum(len(pile.cards) for pile in pack.piles),
        "piles": len(pack.piles),
        "bonus_cards": pack.bonus_cards,
        "bonus_bananas": pack.bonus_bananas,
        "pillar": PILLAR_FOR_BONUS,
        "monkey": pack.trophies.monkey,
        "butterfly": pack.trophies.butterfly,
        "frog": -pack.trophies.frog,
        **hands,
    }


def _hand(pieces: Pieces, language: str) -> str:
    values = {"arches": pieces.arches, "bricks": pieces.bricks, "columns": pieces.columns}
    return text("book-hand", values, language)
