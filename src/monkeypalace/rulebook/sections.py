"""Sections and examples of the rule book; `locale` has their sentences in the topic `rulebook`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from typing import Protocol

from monkeypalace.building import Staircase, Violation, build, validate
from monkeypalace.notation import Position, parse_spot, parse_stacks, parse_staircase
from monkeypalace.palace import Animal, Ground, Palace, Piece, Pieces
from monkeypalace.pictures import Frame, draw_isometric, scene_of

#: Enough for every example, so that none fails for lack of pieces.
_HAND = Pieces(arches=8, bricks=8, columns=4)
#: The ground of all pictures, rank 8 first. Captions name its colours, so it is not a map of the
#: standard pack, which may change.
GROUND = Ground.from_rows(
    ["lgdgdgld", "gdglgdgl", "dgldlgdg", "gldldlgd", "ldllldlg", "gldldlgd", "dgldlgdg", "gdglgdgl"]
)


class ExampleVerdict(StrEnum):
    """Whether an example shows something right, something wrong, or neither."""

    RIGHT = "right"
    WRONG = "wrong"
    #: Shows how something looks.
    LOOK = "look"


class Illustration(Protocol):
    """A picture of the book. Its caption is the text `book-<id>`."""

    @property
    def id(self) -> str: ...

    @property
    def verdict(self) -> ExampleVerdict: ...

    def draw(self, title: str = "", description: str = "") -> str:
        """Return the picture as SVG."""


@dataclass(frozen=True)
class Example:
    """A small palace, optionally with a legal or illegal staircase."""

    id: str
    #: Stacks in notation, by their spots.
    stacks: Mapping[str, str]
    #: In notation; empty if the example shows only the palace.
    staircase: str = ""
    #: The letters of the rules that the staircase breaks: several if no staircase can break the
    #: rule of the example alone.
    breaks: str = ""
    animals: Mapping[Animal, str] = field(default_factory=dict)
    #: The part of the map that the picture shows, from south-west to north-east.
    frame: tuple[str, str] = ("b3", "f5")
    #: Whether the legal staircase is shown with its decoration (step 2).
    decorated: bool = False

    @property
    def verdict(self) -> ExampleVerdict:
        if not self.staircase:
            return ExampleVerdict.LOOK
        return ExampleVerdict.WRONG if self.breaks else ExampleVerdict.RIGHT

    @cached_property
    def position(self) -> Position:
        animals = {animal: parse_spot(spot) for animal, spot in self.animals.items()}
        return Position(Palace.of(GROUND, parse_stacks(self.stacks), animals), _HAND)

    @property
    def attempt(self) -> Staircase | None:
        return parse_staircase(self.staircase) if self.staircase else None

    @property
    def violations(self) -> list[Violation]:
        """The violations of the staircase."""
        if self.attempt is None:
            return []
        return validate(self.position.palace, self.position.hand, self.attempt)

    @property
    def palace(self) -> Palace:
        """The palace with the staircase if it is legal, otherwise without it."""
        palace = self.position.palace
        if self.attempt is None or self.breaks:
            return palace
        built = build(palace, self.attempt)
        decoration = self.decoration
        return built.palace.with_pieces(built.end, (decoration,)) if decoration else built.palace

    @property
    def decoration(self) -> Piece | None:
        """The decoration of the staircase, if it is shown."""
        if self.attempt is None or not self.decorated:
            return None
        return Piece.decoration(build(self.position.palace, self.attempt).colour)

    def draw(self, title: str = "", description: str = "") -> str:
        """Return the picture as SVG, with violations marked."""
        palace, frame = self.position.palace, Frame.of(*self.frame)
        scene = scene_of(palace, self.attempt, self.violations, frame, self.decoration)
        return draw_isometric(scene, title, description)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the book. Its texts are `book-<id>-title` and `book-<id>`."""

    id: str
    examples: tuple[Illustration, ...] = ()
    #: Subsections.
    sections: tuple[Section, ...] = ()
    #: Whether there is a text `book-<id>-why` with the reason.
    has_reason: bool = False
    #: The field of `Options` that changes this ruling, explained by `book-<id>-option`.
    option: str | None = None
    #: The field of `Options` in which the printed books differ here. The texts
    #: `book-<id>-<value>` have the rule for each value. The rule of the reader's book is inserted
    #: into `book-<id>` as the parameter `edition`.
    differs: str | None = None

    def walk(self) -> Iterator[Section]:
        """Yield this section and all its subsections."""
        yield self
        for section in self.sections:
            yield from section.walk()
