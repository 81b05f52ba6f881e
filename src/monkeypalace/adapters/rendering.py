"""Render a game for environments, as text or as an array of pixels."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from monkeypalace.adapters.action_game import ActionGame
from monkeypalace.adapters.kernels.layout import DECISION, EXTEND, GAP, STAGE
from monkeypalace.notation import format_staircase
from monkeypalace.palace import FILES, RANKS, Animal, Colour, Palace, Piece, Spot
from monkeypalace.search import decode_staircase

RENDER_MODES: Final = ("human", "ansi", "rgb_array")

#: In pixels: the distance of spots, the width of a stack, the height of a level, the space above
#: the board for tall stacks, the depth of a piece's top face.
_STEP: Final = 32
_WIDTH: Final = 22
_LEVEL: Final = 6
_ABOVE: Final = 120
_DEPTH: Final = 8

_GROUND: Final = {
    Colour.LIGHT_GREEN: (150, 200, 90),
    Colour.DARK_GREEN: (40, 120, 60),
    Colour.GOLD: (225, 180, 60),
    None: (70, 90, 110),
}
_ANIMAL: Final = {
    Animal.MONKEY: (110, 60, 30),
    Animal.BUTTERFLY: (70, 110, 220),
    Animal.FROG: (20, 160, 120),
}
_BACKGROUND: Final = (238, 232, 218)
_BRICK: Final = (176, 122, 78)
_COLUMN: Final = (205, 170, 125)
_ARCH: Final = (140, 90, 55)


def render(play: ActionGame, mode: str | None) -> Any:
    """Return the game as a text or an array of pixels, or print it, depending on the mode."""
    if mode == "ansi":
        return draw_text(play)
    if mode == "rgb_array":
        return draw_pixels(play.state.palace)
    if mode == "human":
        print(draw_text(play))  # noqa: T201 - this mode prints
    return None


def draw_text(play: ActionGame) -> str:
    """Return the board with ground, height and top of each spot, then the acting seat."""
    palace = play.state.palace
    lines = [f"{rank}  " + "".join(_cell(palace, rank, file) for file in FILES) for rank in RANKS]
    lines.reverse()
    lines.append("   " + "".join(file.ljust(6) for file in FILES))
    bananas = " ".join(str(number) for number in play.bananas())
    lines.append(f"player_{play.seat} {play.stage} {_draft(play)}| {bananas}")
    return "\n".join(line.rstrip() for line in lines)


def _cell(palace: Palace, rank: str, file: str) -> str:
    spot = Spot(file + rank)
    colour, stack = palace.ground.colour(spot), palace.stack(spot)
    if colour is None:
        return ".".ljust(6)
    animal = palace.animal_on(spot)
    built = f"{stack.height}{stack.top}" if stack.top else ""
    return f"{colour}{built}{str(animal)[0].upper() if animal else ''}".ljust(6)


def _draft(play: ActionGame) -> str:
    """Return the unfinished staircase in notation."""
    if play.draft[STAGE] not in (EXTEND, GAP):
        return ""
    return format_staircase(decode_staircase(play.draft[DECISION:])) + " "


def draw_pixels(palace: Palace) -> Any:
    """Draw the palace seen from the south and above, each piece as a box."""
    size = 8 * _STEP
    pixels = np.empty((size + _ABOVE, size, 3), dtype=np.uint8)
    pixels[:] = _BACKGROUND
    for row, rank in enumerate(reversed(RANKS)):
        for column, file in enumerate(FILES):
            spot = Spot(file + rank)
            foot, left = _ABOVE + (row + 1) * _STEP, column * _STEP
            pixels[foot - _STEP + 1 : foot, left + 1 : left + _STEP] = _GROUND[
                palace.ground.colour(spot)
            ]
            _draw_stack(pixels, palace, spot, foot - _STEP // 4, left + (_STEP - _WIDTH) // 2)
    return pixels


def _draw_stack(pixels: Any, palace: Palace, spot: Spot, foot: int, left: int) -> None:
    right = left + _WIDTH
    for level, piece in palace.stack(spot).with_levels():
        below = foot - level * _LEVEL
        above = below - piece.height * _LEVEL
        _fill(pixels, above - _DEPTH, above, left, right, _lighter(_paint(piece)))
        _fill(pixels, above, below - 1, left, right, _paint(piece))
    animal = palace.animal_on(spot)
    if animal is not None:
        top = foot - palace.height(spot) * _LEVEL - _DEPTH
        _fill(pixels, top - _LEVEL, top + _LEVEL // 2, left + 6, right - 6, _ANIMAL[animal])


def _fill(
    pixels: Any, top: int, bottom: int, left: int, right: int, paint: tuple[int, int, int]
) -> None:
    pixels[max(0, top) : max(0, bottom), left:right] = paint


def _paint(piece: Piece) -> tuple[int, int, int]:
    if piece.decoration_colour is not None:
        return _GROUND[piece.decoration_colour]
    if piece.arch_direction is not None:
        return _ARCH
    return _BRICK if piece is Piece.BRICK else _COLUMN


def _lighter(paint: tuple[int, int, int]) -> tuple[int, int, int]:
    red, green, blue = (min(255, value + 35) for value in paint)
    return red, green, blue
