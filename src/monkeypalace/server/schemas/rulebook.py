"""The rule book: chapters with texts and pictures."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from monkeypalace.server.schemas.base import Answer
from monkeypalace.server.schemas.game import Pieces


class BookParagraph(Answer):
    """A paragraph, or a point of a list."""

    text: str
    point: bool


class BookPosition(Answer):
    """The palace of an example, as docs/formats.md describes positions."""

    ground: list[str]
    stacks: dict[str, str]
    animals: dict[str, str]
    hand: Pieces


class BookPicture(Answer):
    """An example: a palace, and perhaps a legal or illegal staircase on it."""

    verdict: Literal["right", "wrong", "look"]
    caption: str
    svg: Annotated[str, Field(description="The picture, without styles and scripts.")]
    position: BookPosition
    staircase: Annotated[str | None, Field(description="In notation.", examples=["d3 bN E"])]
    breaks: Annotated[list[str], Field(description="The letters of the broken rules.")]


class BookOption(Answer):
    """The option that changes a ruling."""

    name: str
    text: str


class BookPassage(Answer):
    """A chapter or section."""

    id: Annotated[str, Field(examples=["rule-f"])]
    title: str
    paragraphs: list[BookParagraph]
    pictures: list[BookPicture]
    why: Annotated[str | None, Field(description="The reason for a ruling.")]
    option: BookOption | None
    passages: Annotated[list[BookPassage], Field(description="The sections of a chapter.")]


class RuleBook(Answer):
    """The rule book in one language."""

    language: str
    chapters: list[BookPassage]
