"""Draw a palace from above, with the height of every stack as a number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from monkeypalace.palace import Colour, Spot
from monkeypalace.pictures.figures import draw_animal
from monkeypalace.pictures.palette import (
    CAUSE,
    GROUNDS,
    INK,
    KNOB,
    NEW,
    RUBBLE,
    SAND,
    SAND_EDGE,
    darker,
)
from monkeypalace.pictures.scene import (
    DECORATION_COLOURS,
    Mark,
    Part,
    PartKind,
    Scene,
    animals_of,
    place_of,
)
from monkeypalace.pictures.solids import colour_of
from monkeypalace.pictures.svg import (
    Attributes,
    Point,
    ViewBox,
    element,
    label,
    picture,
)
from monkeypalace.pictures.tiles import draw_tiles

_TILE: Final = 60
_RIM: Final = 34
_PATTERNS: Final = {
    Colour.LIGHT_GREEN: "M-20-27v54M-7-27v54M6-27v54M19-27v54M-20-9l7-7M-7 9l7-7M6-5l7-7M19 11l7-7",
    Colour.DARK_GREEN: (
        "M-24-18q8-8 16 0q-8 8-16 0M2-18q8-8 16 0q-8 8-16 0M-14 2q8-8 16 0q-8 8-16 0"
        "M10 2q8-8 16 0q-8 8-16 0M-24 20q8-8 16 0q-8 8-16 0M2 20q8-8 16 0q-8 8-16 0"
    ),
    Colour.GOLD: (
        "M-24-20h9M-6-24v9M6-20h9M22-24v9M-20-9v9M-9-4h9M8-9v9M17-4h9"
        "M-24 10h9M-6 6v9M6 10h9M22 6v9M-20 18v9M-9 22h9M8 18v9M17 22h9"
    ),
}


def draw_plan(scene: Scene, title: str = "", description: str = "") -> str:
    """Return the plan of a scene as SVG, north at the top."""
    arches = sorted(
        (part for part in scene.shown if part.kind is PartKind.ARCH), key=lambda part: part.level
    )
    content = (
        _sheet(scene)
        + "".join(_names(scene))
        + draw_tiles(scene, "plan-", _tile, _centre)
        + "".join(_bar(part) for part in arches)
        + "".join(_heights(scene))
        + "".join(_rings(scene))
        + "".join(
            draw_animal(animal, _moved(_centre(place), 19, -7), 0.45)
            for animal, place, _ in animals_of(scene)
        )
    )
    lines = element("g", content, stroke_width=2, stroke_linejoin="round")
    return picture(_view_box(scene), lines, title, description)


def _centre(place: tuple[int, int]) -> Point:
    file, rank = place
    return file * _TILE, -rank * _TILE


def _moved(point: Point, x: float, y: float) -> Point:
    return point[0] + x, point[1] + y


def _view_box(scene: Scene) -> ViewBox:
    left, below = _centre(place_of(scene.frame.south_west))
    right, above = _centre(place_of(scene.frame.north_east))
    edge = _TILE / 2 + _RIM
    return left - edge, above - edge, right - left + 2 * edge, below - above + 2 * edge


def _sheet(scene: Scene) -> str:
    x, y, width, height = _view_box(scene)
    return element(
        "rect",
        x=x + 3,
        y=y + 3,
        width=width - 6,
        height=height - 6,
        rx=10,
        fill=SAND,
        stroke=darker(SAND_EDGE, 0.4),
        stroke_width=3,
    )


def _names(scene: Scene) -> Iterator[str]:
    """Draw the names of files below and of ranks on the left."""
    x, y, _, height = _view_box(scene)
    for index, file in enumerate(scene.frame.files):
        at = (x + _RIM + (index + 0.5) * _TILE, y + height - _RIM / 2)
        yield label(file, at, 20, INK)
    for index, rank in enumerate(scene.frame.ranks):
        at = (x + _RIM / 2, y + height - _RIM - (index + 0.5) * _TILE)
        yield label(rank, at, 20, INK)


def _tile(colour: Colour | None) -> str:
    """Draw field, pattern, letter and knob; only hatching for a blocked spot."""
    field, mark = (GROUNDS[colour].field, GROUNDS[colour].mark) if colour else RUBBLE[::2]
    square: Attributes = {"x": -28, "y": -28, "width": 56, "height": 56, "rx": 6}
    drawn = element("rect", **square, fill=field, stroke=darker(field, 0.4))
    if colour is None:
        hatching = "M-26 0L0-26M-26 26L26-26M0 26L26 0"
        return drawn + element("path", d=hatching, stroke=mark, stroke_width=5)
    ink = GROUNDS[colour].ink
    pattern = element("path", d=_PATTERNS[colour], fill="none", stroke=mark, stroke_width=2.5)
    badge = element("circle", cx=-19, cy=-19, r=8, fill=ink)
    knob = element("circle", r=7, fill=KNOB, stroke=darker(KNOB, 0.45))
    return drawn + pattern + badge + label(colour, (-19, -19), 12, field) + knob


def _bar(part: Part) -> str:
    """Draw an arch from above."""
    (x1, y1), (x2, y2) = (_centre(place) for place in part.feet)
    shape: Attributes = {
        "x": min(x1, x2) - 10,
        "y": min(y1, y2) - 10,
        "width": abs(x2 - x1) + 20,
        "height": abs(y2 - y1) + 20,
        "rx": 5,
    }
    drawn = element("rect", **shape, fill=colour_of(part), stroke="#3b2208")
    if part.mark is Mark.NONE:
        return drawn
    colour = CAUSE if part.mark is Mark.CAUSE else NEW
    halo = element("rect", **shape, fill="none", stroke="#3b2208", stroke_width=9)
    return halo + element("rect", **shape, fill=colour_of(part), stroke=colour, stroke_width=5)


def _heights(scene: Scene) -> Iterator[str]:
    tops: dict[tuple[int, int], Part] = {}
    for part in scene.shown:
        for foot in part.feet:
            if foot not in tops or tops[foot].level < part.level:
                tops[foot] = part
    for foot, part in tops.items():
        decoration = DECORATION_COLOURS.get(part.kind)
        field = GROUNDS[decoration].field if decoration else "#fff4d9"
        ink = GROUNDS[decoration].ink if decoration else INK
        x, y = _centre(foot)
        shape: Attributes = {"x": x - 13, "y": y - 13, "width": 26, "height": 26}
        yield element("rect", **shape, rx=13 if decoration else 5, fill=field, stroke=ink)
        yield label(str(part.level + part.height), (x, y), 18, ink)


def _rings(scene: Scene) -> Iterator[str]:
    for spot in scene.broken_spots:
        x, y = _centre(place_of(Spot(spot)))
        ring: Attributes = {"cx": x, "cy": y, "r": 20, "fill": "none"}
        yield element("circle", **ring, stroke=NEW, stroke_width=8)
        yield element("circle", **ring, stroke=CAUSE, stroke_width=4, stroke_dasharray="9 4")
