"""The rule book in one language: titles, paragraphs and pictures, ready for display."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from monkeypalace.building import PILLAR_FOR_BONUS
from monkeypalace.locale import text
from monkeypalace.notation import position_to_json
from monkeypalace.packs import standard_pack
from monkeypalace.palace import DECORATIONS_PER_COLOUR
from monkeypalace.rulebook.chapters import CHAPTERS
from monkeypalace.rulebook.structure import Example, ExampleVerdict, Section

_POINT = "- "


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, or an item of a list."""

    text: str
    is_point: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """An example with its texts."""

    example: Example
    caption: str
    svg: str

    @property
    def verdict(self) -> ExampleVerdict:
        return self.example.verdict


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
        return "\n".join(texts)

    def to_json(self) -> dict[str, Any]:
        """Return the passage as plain dictionaries, lists and strings."""
        return {
            "id": self.id,
            "title": self.title,
            "paragraphs": [
                {"text": paragraph.text, "point": paragraph.is_point}
                for paragraph in self.paragraphs
            ],
            "pictures": [_picture_to_json(picture) for picture in self.pictures],
            "why": self.why,
            "option": self.option and {"name": self.option[0], "text": self.option[1]},
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
    values = _values(language)

    def say(ending: str) -> str:
        return text(f"book-{section.id}{ending}", values, language)

    # Error messages and other rulings refer to a ruling by its number.
    number = f"{section.id.upper()} · " if section.has_reason else ""
    return Passage(
        section.id,
        number + say("-title"),
        tuple(_paragraphs(say(""))),
        tuple(_picture(example, language) for example in section.examples),
        say("-why") if section.has_reason else None,
        (section.option, say("-option")) if section.option else None,
        tuple(_passage(smaller, language) for smaller in section.sections),
    )


def _paragraphs(body: str) -> Iterator[Paragraph]:
    """Yield paragraphs: blocks between empty lines; each item of a list is one line."""
    for block in body.split("\n\n"):
        if not block.startswith(_POINT):
            yield Paragraph(" ".join(block.split("\n")))
            continue
        for line in block.split("\n"):
            yield Paragraph(line.removeprefix(_POINT), is_point=True)


def _picture(example: Example, language: str) -> Picture:
    caption = text(f"book-{example.id}", {}, language)
    palace = example.position.palace
    heights = ", ".join(f"{spot} {palace.height(spot)}" for spot in palace.built_spots)
    described = {"heights": heights, "staircase": example.staircase or "none"}
    return Picture(
        example, caption, example.draw(caption, text("book-described", described, language))
    )


def _picture_to_json(picture: Picture) -> dict[str, Any]:
    example = picture.example
    return {
        "verdict": str(picture.verdict),
        "caption": picture.caption,
        "svg": picture.svg,
        "position": position_to_json(example.position),
        "staircase": example.staircase or None,
        "breaks": list(example.breaks),
    }


@cache
def _values(language: str) -> dict[str, str | int]:
    """Return the box's numbers, as parameters of texts."""
    pack = standard_pack()
    hands = {
        f"hand{board.seat}": text(
            "book-hand", {"arches": board.start.arches, "bricks": board.start.bricks}, language
        )
        for board in pack.boards
    }
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
