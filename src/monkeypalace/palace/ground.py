"""The ground map: the colour of each spot, and the spots where nothing can stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from monkeypalace.errors import NotationError
from monkeypalace.palace.lattice import SPOT_INDEX, SPOTS, Spot
from monkeypalace.palace.pieces import Colour

_LETTERS = {".": None, **{str(colour): colour for colour in Colour}}


@dataclass(frozen=True, slots=True)
class Ground:
    """The colour of every spot in the order of `SPOTS`; `None` where the map has no knob.

    >>> ground = Ground.from_rows(["llddggll"] * 7 + ["llddgg.."])
    >>> ground.colour(Spot("c2"))
    <Colour.DARK_GREEN: 'd'>
    >>> ground.is_blocked(Spot("h1"))
    True
    """

    colours: tuple[Colour | None, ...]

    @staticmethod
    def from_rows(rows: Sequence[str]) -> Ground:
        """Read eight strings of `l`, `d`, `g` and `.` (blocked), rank 8 first."""
        if len(rows) != 8:
            raise NotationError("ground-rows", count=len(rows))
        for rank, row in zip("87654321", rows, strict=True):
            if len(row) != 8 or any(letter not in _LETTERS for letter in row):
                raise NotationError("ground-row", rank=rank, text=row[:40])
        return Ground(tuple(_LETTERS[letter] for row in reversed(rows) for letter in row))

    @property
    def rows(self) -> tuple[str, ...]:
        """Eight strings, rank 8 first, as `from_rows` reads them."""
        letters = "".join(colour or "." for colour in self.colours)
        return tuple(letters[start : start + 8] for start in range(56, -8, -8))

    def colour(self, spot: Spot) -> Colour | None:
        return self.colours[SPOT_INDEX[spot]]

    def is_blocked(self, spot: Spot) -> bool:
        return self.colour(spot) is None

    def spots_of(self, colour: Colour | None) -> tuple[Spot, ...]:
        """Return all spots of a colour; with `None`, all blocked ones."""
        return tuple(
            spot for spot, found in zip(SPOTS, self.colours, strict=True) if found is colour
        )
