"""The rule book: chapters with texts and pictures."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from monkeypalace.server.schemas.base import JsonAnswer
from monkeypalace.server.schemas.game import PiecesView


class BookParagraph(JsonAnswer):
    """A paragraph, or a point of a list."""

    text: str
    point: bool
    ours: Annotated[
        bool, Meta(description="True for a ruling of this program, which no printed book has.")
    ]


class PositionView(JsonAnswer):
    """A position, as docs/formats.md describes it."""

    ground: list[str]
    stacks: dict[str, str]
    animals: dict[str, str]
    hand: PiecesView


class BookPicture(JsonAnswer):
    """An example: a palace, perhaps with a legal or illegal staircase, or cards."""

    verdict: Literal["right", "wrong", "look"]
    caption: str
    svg: Annotated[str, Meta(description="The picture, without styles and scripts.")]
    position: Annotated[
        PositionView | None, Meta(description="The position of a palace; `null` for cards.")
    ]
    staircase: Annotated[str | None, Meta(description="In notation.", examples=["d3 bN E"])]
    breaks: Annotated[list[str], Meta(description="The letters of the broken rules.")]


class BookOption(JsonAnswer):
    """The option that changes a ruling."""

    name: str
    text: str


class BookDifference(JsonAnswer):
    """What the printed books of other languages say instead."""

    books: Annotated[str, Meta(description="Their names.", examples=["French, Dutch"])]
    text: str


class BookPassage(JsonAnswer):
    """A chapter or section."""

    id: Annotated[str, Meta(examples=["rule-f"])]
    title: str
    paragraphs: list[BookParagraph]
    pictures: list[BookPicture]
    why: Annotated[str | None, Meta(description="The reason for a ruling.")]
    option: BookOption | None
    others: list[BookDifference]
    passages: Annotated[list[BookPassage], Meta(description="The sections of a chapter.")]


class RuleBook(JsonAnswer):
    """The rule book in one language."""

    language: str
    chapters: list[BookPassage]
