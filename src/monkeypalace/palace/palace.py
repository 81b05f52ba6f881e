"""The palace: ground, stacks and animals at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from monkeypalace.palace.ground import Ground
from monkeypalace.palace.lattice import SPOT_INDEX, SPOTS, Direction, Spot, neighbour
from monkeypalace.palace.pieces import Colour, Piece, Pieces
from monkeypalace.palace.stack import Stack


class Animal(StrEnum):
    """The three animals; each belongs to a Trophy Card and blocks the knob it sits on."""

    MONKEY = "monkey"
    BUTTERFLY = "butterfly"
    FROG = "frog"


#: Iterating over the enumeration itself takes five times as long.
_ANIMALS = tuple(Animal)
_EMPTY = Stack()


@dataclass(frozen=True, slots=True)
class Palace:
    """Everything that stands on the base plate, as an immutable value.

    It contains no rules: `building.validate` judges what may be built on it.
    """

    ground: Ground
    #: One stack for each spot, in the order of `SPOTS`.
    stacks: tuple[Stack, ...]
    #: The spot of each animal, in the order of `Animal`; `None` while it is off the board.
    animal_spots: tuple[Spot | None, Spot | None, Spot | None] = (None, None, None)

    @staticmethod
    def of(
        ground: Ground,
        stacks: Mapping[Spot, Stack] | None = None,
        animals: Mapping[Animal, Spot] | None = None,
    ) -> Palace:
        """Return a palace from the spots that carry something."""
        stacks, animals = stacks or {}, animals or {}
        monkey, butterfly, frog = (animals.get(animal) for animal in _ANIMALS)
        return Palace(
            ground,
            tuple(stacks.get(spot, _EMPTY) for spot in SPOTS),
            (monkey, butterfly, frog),
        )

    def stack(self, spot: Spot) -> Stack:
        return self.stacks[SPOT_INDEX[spot]]

    def height(self, spot: Spot) -> int:
        return self.stacks[SPOT_INDEX[spot]].height

    def top(self, spot: Spot) -> Piece | None:
        return self.stacks[SPOT_INDEX[spot]].top

    @property
    def built_spots(self) -> tuple[Spot, ...]:
        """The spots that carry pieces."""
        return tuple(spot for spot, stack in zip(SPOTS, self.stacks, strict=True) if stack)

    @property
    def animals(self) -> dict[Animal, Spot]:
        """The animals on the board and their spots."""
        found = zip(_ANIMALS, self.animal_spots, strict=True)
        return {animal: spot for animal, spot in found if spot is not None}

    def animal_on(self, spot: Spot) -> Animal | None:
        for animal, where in zip(_ANIMALS, self.animal_spots, strict=True):
            if where == spot:
                return animal
        return None

    def has_arch(self, spot: Spot, direction: Direction, level: int) -> bool:
        """Return whether an arch leaves the spot in this direction at this level."""
        return self.stack(spot).has_arch(direction, level)

    def decorations(self) -> Iterator[tuple[Spot, int, Colour]]:
        """Yield every decoration with its spot and level, including covered ones."""
        for index, stack in enumerate(self.stacks):
            if stack.decorations:
                for level, colour in stack.decorations:
                    yield SPOTS[index], level, colour

    def pieces(self) -> Pieces:
        """Return the building bricks in the palace."""
        ends = bricks = columns = 0
        for stack in self.stacks:
            for piece in stack.pieces:
                if piece is Piece.BRICK:
                    bricks += 1
                elif piece is Piece.COLUMN:
                    columns += 1
                elif piece.arch_direction is not None:
                    ends += 1
        return Pieces(ends // 2, bricks, columns)

    def with_pieces(self, spot: Spot, pieces: Iterable[Piece]) -> Palace:
        """Return the palace with pieces added on a spot."""
        index = SPOT_INDEX[spot]
        stack = self.stacks[index] + pieces
        stacks = (*self.stacks[:index], stack, *self.stacks[index + 1 :])
        return Palace(self.ground, stacks, self.animal_spots)

    def with_all_pieces(self, added: Mapping[Spot, Iterable[Piece]]) -> Palace:
        """Return the palace with pieces added on several spots."""
        stacks = list(self.stacks)
        for spot, pieces in added.items():
            stacks[SPOT_INDEX[spot]] += pieces
        return Palace(self.ground, tuple(stacks), self.animal_spots)

    def with_arch(self, spot: Spot, direction: Direction) -> Palace:
        """Return the palace with an arch from a spot's top knob to its neighbour's."""
        target = neighbour(spot, direction)
        assert target is not None, "an arch beyond the edge"
        assert self.height(spot) == self.height(target), "an arch between different heights"
        near, far = Piece.arch_end(direction), Piece.arch_end(direction.opposite)
        return self.with_pieces(spot, (near,)).with_pieces(target, (far,))

    def with_animal(self, animal: Animal, spot: Spot) -> Palace:
        """Return the palace with an animal on a spot."""
        monkey, butterfly, frog = (
            spot if which is animal else where
            for which, where in zip(_ANIMALS, self.animal_spots, strict=True)
        )
        return Palace(self.ground, self.stacks, (monkey, butterfly, frog))
