"""Write LDraw models. LDraw is the file format of editors for brick models.

A model is one file with its plate, its ground map and every piece with its real part number. In
LDraw's units a stud is 20 wide and a brick is 24 high; y points down, and here z points north.
The origin of a part is in the middle of its upper side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from monkeypalace.game import Game
from monkeypalace.gamefile import TurnText, moments
from monkeypalace.palace import SPOTS, Animal, Colour, Direction, Palace, Spot
from monkeypalace.pictures.scene import Part, PartKind, place_of, scene_of

_STUD: Final = 20
_BRICK: Final = 24
#: Between two neighbouring spots.
_PITCH: Final = 3 * _STUD

#: Dark orange, tan, dark tan, reddish brown, used equally often.
_BROWNS: Final = (484, 19, 28, 70)
_LIME, _GREEN, _DARK_GREEN, _PEARL_GOLD, _GREY = 27, 2, 288, 297, 71

#: The part and its colour; building bricks have one of the four browns.
_PARTS: Final = {
    PartKind.ARCH: ("3659.dat", None),
    PartKind.BRICK: ("3005.dat", None),
    PartKind.COLUMN: ("14716.dat", None),
    PartKind.LIGHT_GREEN: ("30176.dat", _LIME),
    PartKind.DARK_GREEN: ("30176.dat", _GREEN),
    PartKind.GOLD: ("3062b.dat", _PEARL_GOLD),
}
_PLATE: Final = "3811.dat"
_GROUND: Final = {Colour.LIGHT_GREEN: _LIME, Colour.DARK_GREEN: _GREEN, Colour.GOLD: _PEARL_GOLD}
#: Reddish brown, bright light orange, bright green.
_ANIMALS: Final = {Animal.MONKEY: 70, Animal.BUTTERFLY: 191, Animal.FROG: 10}

_UPRIGHT: Final = "1 0 0 0 1 0 0 0 1"
#: A quarter turn, for arches from south to north.
_TURNED: Final = "0 0 -1 0 1 0 1 0 0"


def format_palace_model(palace: Palace, title: str = "Palace") -> str:
    """Return a palace as an LDraw model."""
    return _model(palace, title, [("", _parts(palace))])


def format_game_model(game: Game, title: str = "Palace") -> str:
    """Return a game as an LDraw model with building instructions: a step for each turn."""
    start = game.restarted().state.palace
    steps, known = [("", _parts(start))], set(_parts(start))
    for moment in moments(game):
        new = [part for part in _parts(moment.state.palace) if part not in known]
        known.update(new)
        if new:
            steps.append((str(TurnText.of(moment.records)), new))
    return _model(game.state.palace, title, steps)


def _parts(palace: Palace) -> list[Part]:
    """Return the pieces in an order in which they can be built."""
    return sorted(scene_of(palace).parts, key=lambda part: part.level)


def _model(palace: Palace, title: str, steps: Sequence[tuple[str, Iterable[Part]]]) -> str:
    return "".join(f"{line}\n" for line in _lines(palace, title, steps))


def _lines(
    palace: Palace, title: str, steps: Sequence[tuple[str, Iterable[Part]]]
) -> Iterator[str]:
    yield from _header("palace.ldr", title)
    yield _placed(_DARK_GREEN, 0, 0, 0, _UPRIGHT, _PLATE)
    yield _placed(16, 0, 0, 0, _UPRIGHT, "ground-map.ldr")
    used: Counter[PartKind] = Counter()
    for caption, parts in steps:
        if caption:
            yield f"0 // {caption}"
        for part in parts:
            yield _piece(part, used[part.kind])
            used[part.kind] += 1
        yield "0 STEP"
    yield from (_animal(palace, animal, spot) for animal, spot in palace.animals.items())
    yield ""
    yield from _header("ground-map.ldr", "Ground map")
    yield from map(_ground, SPOTS, palace.ground.colours)
    for animal in palace.animals:
        yield ""
        yield from _header(f"{animal}.ldr", str(animal))
        yield from _box(8, 0, 20)


def _header(file: str, title: str) -> Iterator[str]:
    yield f"0 FILE {file}"
    yield f"0 {title}"
    yield f"0 Name: {file}"


def _piece(part: Part, number: int) -> str:
    """Return the line of a piece; `number` is the count of earlier pieces of its kind."""
    name, colour = _PARTS[part.kind]
    if colour is None:
        colour = _BROWNS[number % len(_BROWNS)]
    east, north = part.reach
    x, z = _middle(part.file + east / 2, part.rank + north / 2)
    turn = _TURNED if part.towards is Direction.NORTH else _UPRIGHT
    return _placed(colour, x, -(part.level + part.height) * _BRICK, z, turn, name)


def _animal(palace: Palace, animal: Animal, spot: Spot) -> str:
    """Return the line of an animal on the top knob of its spot."""
    x, z = _middle(*place_of(spot))
    y = -palace.height(spot) * _BRICK
    return _placed(_ANIMALS[animal], x, y, z, _UPRIGHT, f"{animal}.ldr")


def _middle(file: float, rank: float) -> tuple[int, int]:
    """Return x and z relative to the middle of the plate; files and ranks go from 0 to 7."""
    return round((file - 3.5) * _PITCH), round((rank - 3.5) * _PITCH)


def _placed(colour: int, x: int, y: int, z: int, turn: str, name: str) -> str:
    return f"1 {colour} {x} {y} {z} {turn} {name}"


def _ground(spot: Spot, colour: Colour | None) -> str:
    """Return the line of a field on the ground map, just above the plate; blocked ones are grey."""
    x, z = _middle(*place_of(spot))
    half = _PITCH // 2
    shade = _GREY if colour is None else _GROUND[colour]
    return _square(shade, (x - half, x + half), (z - half, z + half), -1)


def _box(half: int, bottom: int, height: int) -> Iterator[str]:
    """Yield the sides of a box. It stands for an animal, for which LDraw has no part."""
    top = bottom - height
    yield _square(16, (-half, half), (-half, half), top)
    yield _square(16, (half, -half), (-half, half), bottom)
    for x1, z1, x2, z2 in (
        (-half, -half, half, -half),
        (half, -half, half, half),
        (half, half, -half, half),
        (-half, half, -half, -half),
    ):
        yield f"4 16 {x1} {bottom} {z1} {x2} {bottom} {z2} {x2} {top} {z2} {x1} {top} {z1}"


def _square(colour: int, x: tuple[int, int], z: tuple[int, int], y: int) -> str:
    (west, east), (south, north) = x, z
    corners = ((west, south), (west, north), (east, north), (east, south))
    return f"4 {colour} " + " ".join(f"{x} {y} {z}" for x, z in corners)
