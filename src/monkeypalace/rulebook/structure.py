"""The structure of the rule book. Its sentences are in `locale/`, in the topic `rulebook`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from monkeypalace.building import Staircase, Violation, build, validate
from monkeypalace.notation import Position, parse_spot, parse_stack, parse_staircase
from monkeypalace.packs import standard_pack
from monkeypalace.palace import Animal, Palace, Pieces
from monkeypalace.pictures import Frame, draw_isometric, scene_of

#: Enough for every example, so that none fails for lack of pieces.
_HAND = Pieces(arches=8, bricks=8, columns=4)


class ExampleVerdict(StrEnum):
    """The purpose of an example."""

    RIGHT = "right"
    WRONG = "wrong"
    #: Shows how something looks.
    LOOK = "look"


@dataclass(frozen=True)
class Example:
    """A small palace, optionally with a legal or illegal staircase.

    Its caption is the text `book-<id>`.
    """

    id: str
    #: Stacks in notation, by their spots.
    stacks: Mapping[str, str]
    #: In notation; empty if the example shows only the palace.
    staircase: str = ""
    #: The letters of the rules that the staircase breaks: one, unless others always go with it.
    breaks: str = ""
    animals: Mapping[Animal, str] = field(default_factory=dict)
    #: The part of the map that the picture shows, from south-west to north-east.
    frame: tuple[str, str] = ("b3", "f5")
    map: int = 1

    @property
    def verdict(self) -> ExampleVerdict:
        if not self.staircase:
            return ExampleVerdict.LOOK
        return ExampleVerdict.WRONG if self.breaks else ExampleVerdict.RIGHT

    @cached_property
    def position(self) -> Position:
        ground = standard_pack().maps[self.map - 1].ground
        stacks = {parse_spot(spot): parse_stack(stack) for spot, stack in self.stacks.items()}
        animals = {animal: parse_spot(spot) for animal, spot in self.animals.items()}
        return Position(Palace.of(ground, stacks, animals), _HAND)

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
    def outcome(self) -> Palace:
        """The palace with the staircase if it is legal, otherwise without it."""
        palace = self.position.palace
        if self.attempt is None or self.breaks:
            return palace
        return build(palace, self.attempt).palace

    def draw(self, title: str = "", description: str = "") -> str:
        """Return the picture as SVG, with violations marked."""
        palace, frame = self.position.palace, Frame.of(*self.frame)
        scene = scene_of(palace, self.attempt, self.violations, frame)
        return draw_isometric(scene, title, description)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the book. Its texts are `book-<id>-title` and `book-<id>`."""

    id: str
    examples: tuple[Example, ...] = ()
    #: Subsections.
    sections: tuple[Section, ...] = ()
    #: Whether there is a text `book-<id>-why` with the reason.
    has_reason: bool = False
    #: The field of `Options` that changes this ruling, explained by `book-<id>-option`.
    option: str | None = None

    def walk(self) -> Iterator[Section]:
        """Yield this section and all its subsections."""
        yield self
        for section in self.sections:
            yield from section.walk()
