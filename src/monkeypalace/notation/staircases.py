"""Staircases as text: `d3 bN E`.

`START ARCH ARCH ...`, where an arch is `[near]DIRECTION[far]`. Illegal attempts can be written
too, so that they can be judged: `@SPOT` before an arch lays it from another spot (rule I),
pieces without a direction at the end have no arch over them (rule C), and decorations `L`, `D`,
`G` may replace supports (rules B and F).
"""

from __future__ import annotations

import re

from monkeypalace.building import Arch, Staircase
from monkeypalace.errors import NotationError
from monkeypalace.notation.positions import check_text, parse_spot
from monkeypalace.palace import Direction, Piece

_PIECES = "c*b*[LDG]*"
_ARCH = re.compile(
    rf"(?:@(?P<spot>[a-h][1-8]))?(?P<near>{_PIECES})(?P<direction>[NESW])(?P<far>{_PIECES})"
)
_TRAILING = re.compile(rf"(?=.){_PIECES}")

#: The largest number of steps in a text: all 80 arches of the box, then pieces without an arch.
#: Longer texts are refused before they are parsed.
_MOST_STEPS = 81


def parse_staircase(text: str) -> Staircase:
    """Read a staircase.

    >>> parse_staircase("d3 bN E").cost
    Pieces(arches=2, bricks=1, columns=0)
    """
    check_text(text)
    start, *steps = text.split(" ")
    if not start:
        raise NotationError("staircase-empty")
    if len(steps) > _MOST_STEPS:
        raise NotationError("staircase-too-long", count=len(steps))
    spot = parse_spot(start)
    arches: list[Arch] = []
    trailing: tuple[Piece, ...] = ()
    for number, step in enumerate(steps, start=1):
        found = _ARCH.fullmatch(step)
        if found is not None:
            arches.append(
                Arch(
                    Direction(found["direction"]),
                    _pieces(found["near"]),
                    _pieces(found["far"]),
                    parse_spot(found["spot"]) if found["spot"] else None,
                )
            )
        elif number == len(steps) and _TRAILING.fullmatch(step):
            trailing = _pieces(step)
        else:
            raise _bad_step(step, number)
    return Staircase(spot, tuple(arches), trailing)


def format_staircase(staircase: Staircase) -> str:
    """Return a staircase as text that `parse_staircase` reads.

    >>> format_staircase(parse_staircase("c2 cbEcb cN"))
    'c2 cbEcb cN'
    """
    words: list[str] = [staircase.start, *map(format_arch, staircase.arches)]
    if staircase.trailing:
        words.append("".join(staircase.trailing))
    return " ".join(words)


def format_arch(arch: Arch) -> str:
    """Return one step of a staircase as text.

    >>> format_arch(parse_staircase("c2 cbEcb").arches[0])
    'cbEcb'
    """
    spot = f"@{arch.spot}" if arch.spot else ""
    return spot + "".join(arch.near) + arch.direction + "".join(arch.far)


def _pieces(letters: str) -> tuple[Piece, ...]:
    return tuple(Piece(letter) for letter in letters)


def _bad_step(step: str, number: int) -> NotationError:
    """Return the most helpful error for a step that cannot be read."""
    if not step:
        return NotationError("staircase-spaces", number=number)
    if re.search("bc", step):
        return NotationError("staircase-order", text=step[:40], number=number)
    return NotationError("staircase-step", text=step[:40], number=number)
