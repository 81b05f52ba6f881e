"""Write LDraw models. LDraw is the file format of editors for brick models.

A model is one file with its plate, its ground and every piece with its real part number. In
LDraw's units a stud is 20 wide, a brick is 24 and a plate 8 high; y points down, and here z points
north. The origin of a part is in the middle of its upper side, that of an animal on its lower side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from monkeypalace.game import Chance, Game
from monkeypalace.gamefile import TurnText, moments
from monkeypalace.palace import SPOTS, Animal, Colour, Direction, Palace, Spot
from monkeypalace.pictures.scene import Part, PartKind, place_of, scene_of

_STUD: Final = 20
_BRICK: Final = 24
_PLATE_HIGH: Final = 8
#: Between two neighbouring spots.
_PITCH: Final = 3 * _STUD

#: Dark orange, tan, dark tan, reddish brown, used equally often.
BROWNS: Final = (484, 19, 28, 70)
_LIME, _GREEN, _DARK_GREEN, _PEARL_GOLD, _GREY = 27, 2, 288, 297, 71


@dataclass(frozen=True, slots=True)
class OfficialPart:
    """A part of the LDraw library: its number, and its colour if that is fixed."""

    number: str
    colour: int | None = None

    @property
    def file(self) -> str:
        return f"{self.number}.dat"


#: The part of each piece of the box; building bricks have one of the four browns.
PARTS: Final = {
    PartKind.ARCH: OfficialPart("3659"),
    PartKind.BRICK: OfficialPart("3005"),
    PartKind.COLUMN: OfficialPart("14716"),
    PartKind.LIGHT_GREEN: OfficialPart("30176", _LIME),
    PartKind.DARK_GREEN: OfficialPart("30176", _GREEN),
    PartKind.GOLD: OfficialPart("3062b", _PEARL_GOLD),
}
ANIMALS: Final = {
    Animal.MONKEY: OfficialPart("2550c01", 70),
    Animal.BUTTERFLY: OfficialPart("95828", 191),
    Animal.FROG: OfficialPart("33320", 10),
}
BASEPLATE: Final = OfficialPart("3811", _DARK_GREEN)
#: A spot of the ground: a plate with a stud between four tiles. A blocked spot has no stud.
STUD_PLATE, TILE, SMALL_TILE = OfficialPart("3024"), OfficialPart("3069b"), OfficialPart("3070b")
#: The pictures show a column with a round shaft between a square foot and a square head, but the
#: column of the box is one plain part. To look like the pictures, the model builds a column from
#: several parts, each with the height of its upper side in LDraw units and its part number.
_COLUMN: Final = ((72, "3024"), (64, "3062b"), (40, "3062b"), (16, "6141"), (8, "3024"))
#: The colours of the ground; blocked spots are grey.
GROUND_COLOURS: Final[dict[Colour | None, int]] = {
    Colour.LIGHT_GREEN: _LIME,
    Colour.DARK_GREEN: _GREEN,
    Colour.GOLD: _PEARL_GOLD,
    None: _GREY,
}
#: The names of colours in LDraw, and similar colours of screens.
COLOUR_NAMES: Final = {
    484: ("Dark Orange", "#a95500"),
    19: ("Tan", "#e4cd9e"),
    28: ("Dark Tan", "#958a73"),
    70: ("Reddish Brown", "#582a12"),
    _LIME: ("Lime", "#bbe90b"),
    _GREEN: ("Green", "#237841"),
    _DARK_GREEN: ("Dark Green", "#184632"),
    _PEARL_GOLD: ("Pearl Gold", "#cc9c2b"),
    _GREY: ("Light Bluish Grey", "#a0a5a9"),
    191: ("Bright Light Orange", "#f8bb3d"),
    10: ("Bright Green", "#4b9f4a"),
}

_UPRIGHT: Final = "1 0 0 0 1 0 0 0 1"
#: A quarter turn, for arches from south to north.
_TURNED: Final = "0 0 -1 0 1 0 1 0 0"
#: Bamboo is turned by a multiple of this angle.
_ANGLE: Final = 15


def format_palace_model(palace: Palace, title: str = "Palace") -> str:
    """Return a palace as an LDraw model."""
    return _model(palace, title, [("", parts_of(palace))])


def format_game_model(game: Game, title: str = "Palace") -> str:
    """Return a game as an LDraw model with building instructions: a step for each turn."""
    start = game.restarted().state.palace
    steps, known = [("", parts_of(start))], set(parts_of(start))
    for moment in moments(game):
        new = [part for part in parts_of(moment.state.palace) if part not in known]
        known.update(new)
        if new:
            steps.append((str(TurnText.of(moment.records)), new))
    return _model(game.state.palace, title, steps)


def parts_of(palace: Palace) -> list[Part]:
    """Return the pieces in an order in which they can be built."""
    return sorted(scene_of(palace).parts, key=lambda part: part.level)


def _model(palace: Palace, title: str, steps: Sequence[tuple[str, Iterable[Part]]]) -> str:
    return "".join(f"{line}\n" for line in _lines(palace, title, steps))


def _lines(
    palace: Palace, title: str, steps: Sequence[tuple[str, Iterable[Part]]]
) -> Iterator[str]:
    yield from _header("palace.ldr", title)
    yield _placed(_DARK_GREEN, 0, 0, 0, _UPRIGHT, BASEPLATE.file)
    yield from map(_ground, SPOTS, palace.ground.colours)
    yield "0 STEP"
    used: Counter[PartKind] = Counter()
    for caption, parts in steps:
        if caption:
            yield f"0 // {caption}"
        for part in parts:
            yield _piece(part, used[part.kind])
            used[part.kind] += 1
        yield "0 STEP"
    yield from (_animal(palace, animal, spot) for animal, spot in palace.animals.items())
    kinds = {part.kind for _, parts in steps for part in parts}
    if PartKind.COLUMN in kinds:
        yield ""
        yield from _header("column.ldr", "Column")
        yield from (_placed(16, 0, 72 - top, 0, _UPRIGHT, f"{part}.dat") for top, part in _COLUMN)
    yield ""
    yield from _ground_tile("spot.ldr", "Spot", STUD_PLATE)
    if None in palace.ground.colours:
        yield ""
        yield from _ground_tile("blocked.ldr", "Blocked spot", SMALL_TILE)


def _header(file: str, title: str) -> Iterator[str]:
    yield f"0 FILE {file}"
    yield f"0 {title}"
    yield f"0 Name: {file}"


def brown_number(number: int) -> int:
    """Return the colour code of a building brick; `number` counts the earlier ones of its kind."""
    return BROWNS[number % len(BROWNS)]


def _piece(part: Part, number: int) -> str:
    """Return the line of a piece; `number` counts the earlier pieces of its kind."""
    official = PARTS[part.kind]
    colour = brown_number(number) if official.colour is None else official.colour
    east, north = part.reach
    x, z = _middle(part.file + east / 2, part.rank + north / 2)
    turn = _TURNED if part.towards is Direction.NORTH else _UPRIGHT
    if part.kind in (PartKind.LIGHT_GREEN, PartKind.DARK_GREEN):
        turn = _turned_by(_angle_of(part))
    file = "column.ldr" if part.kind is PartKind.COLUMN else official.file
    return _placed(colour, x, _height(part.level + part.height), z, turn, file)


def _angle_of(part: Part) -> int:
    """Return the angle of a bamboo: random, but always the same in the same place."""
    seed = part.file + 8 * (part.rank + 8 * part.level)
    return _ANGLE * Chance(seed).below(360 // _ANGLE)


def _turned_by(degrees: float) -> str:
    """Return the matrix of a turn around the upright axis.

    >>> _turned_by(90) == _TURNED, _turned_by(60)
    (True, '0.5 0 -0.866025 0 1 0 0.866025 0 0.5')
    """
    across, along = (
        f"{round(each, 6) + 0.0:g}" for each in (cos(radians(degrees)), sin(radians(degrees)))
    )
    back = along[1:] if along.startswith("-") else along if along == "0" else f"-{along}"
    return f"{across} 0 {back} 0 1 0 {along} 0 {across}"


def _height(level: int) -> int:
    """Return y of a level: a brick each, above the plates of the ground."""
    return -level * _BRICK - _PLATE_HIGH


def _animal(palace: Palace, animal: Animal, spot: Spot) -> str:
    """Return the line of an animal on the top knob of its spot, facing east."""
    x, z = _middle(*place_of(spot))
    part = ANIMALS[animal]
    assert part.colour is not None
    return _placed(part.colour, x, _height(palace.height(spot)), z, _TURNED, part.file)


def _middle(file: float, rank: float) -> tuple[int, int]:
    """Return x and z relative to the middle of the plate; files and ranks go from 0 to 7."""
    return round((file - 3.5) * _PITCH), round((rank - 3.5) * _PITCH)


def _placed(colour: int, x: int, y: int, z: int, turn: str, name: str) -> str:
    return f"1 {colour} {x} {y} {z} {turn} {name}"


def _ground(spot: Spot, colour: Colour | None) -> str:
    """Return the line of a spot on the plate; blocked ones are grey."""
    x, z = _middle(*place_of(spot))
    file = "blocked.ldr" if colour is None else "spot.ldr"
    return _placed(GROUND_COLOURS[colour], x, -_PLATE_HIGH, z, _UPRIGHT, file)


def _ground_tile(file: str, title: str, middle: OfficialPart) -> Iterator[str]:
    """Yield a square of nine studs: a part in the middle, with four tiles around it."""
    yield from _header(file, title)
    yield _placed(16, 0, 0, 0, _UPRIGHT, middle.file)
    half = _STUD // 2
    for x, z, turn in (
        (-half, -_STUD, _UPRIGHT),
        (_STUD, -half, _TURNED),
        (half, _STUD, _UPRIGHT),
        (-_STUD, half, _TURNED),
    ):
        yield _placed(16, x, 0, z, turn, TILE.file)
