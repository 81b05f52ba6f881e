"""A broken building rule, as data. The sentences are in `locale/`, as `violation-<code>`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from monkeypalace.errors import sentence
from monkeypalace.palace import Spot

#: Every code with a short description. The first letter is that of the rule.
CODES: Final[dict[str, str]] = {
    "a-blocked": "the start has no knob",
    "a-built-on": "the start is not an open knob of the ground: pieces stand on it",
    "a-animal": "an animal sits on the start",
    "b-not-a-building-brick": "the first piece is neither brick, column nor arch",
    "c-no-arch": "there is no arch at all",
    "c-ends-without-arch": "the last piece is not an arch",
    "d-off-the-map": "beyond the edge of the map there is no knob",
    "d-blocked": "the spot has no knob",
    "d-animal": "an animal sits on the knob",
    "e-not-attached": "no spot of the path carried pieces before",
    "e-out-of-reach": "with the pieces left the staircase can no longer be attached",
    "f-too-low": "the arch hangs in the air over its far spot: supports are missing there",
    "f-too-high": "the far spot is higher than the arch: the near spot must be raised",
    "f-not-a-support": "only bricks and columns can support an arch",
    "g-arch-on-arch": "the arch lies on an arch that joins the same two spots",
    "h-turns-back": "the staircase turns back on itself",
    "i-off-the-path": "the arch does not start on the end of the arch before it",
    "pieces-missing": "the hand has too few pieces of a kind",
}


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule: which, where, and by how much."""

    family: ClassVar[str] = "violation"

    code: str
    #: The spots concerned, the most relevant one first.
    spots: tuple[Spot, ...] = ()
    #: The number of the arch concerned, from 1.
    arch: int | None = None
    #: The level of that arch, or of the arch underneath it.
    level: int | None = None
    #: The piece or the kind of pieces concerned.
    piece: str | None = None
    #: How much is needed, and how much is available.
    need: int | None = None
    have: int | None = None

    def __str__(self) -> str:
        """Return the sentence in English."""
        return sentence(self)

    @property
    def rule(self) -> str | None:
        """The rule's letter, `"A"` to `"I"`; `None` for missing pieces."""
        letter, _, _ = self.code.partition("-")
        return letter.upper() if len(letter) == 1 else None

    @property
    def params(self) -> dict[str, str | int]:
        """The parameters of the sentence for this code."""
        values: dict[str, str | int | None] = {
            "spot": self.spots[0] if self.spots else None,
            "other": self.spots[1] if len(self.spots) > 1 else None,
            "arch": self.arch,
            "level": self.level,
            "piece": str(self.piece) if self.piece is not None else None,
            "need": self.need,
            "have": self.have,
        }
        return {name: value for name, value in values.items() if value is not None}
