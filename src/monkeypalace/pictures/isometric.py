"""Draw a palace in isometric projection, north away from the viewer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from monkeypalace.palace import Colour
from monkeypalace.pictures.figures import draw_animal
from monkeypalace.pictures.order import back_to_front
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
from monkeypalace.pictures.projection import (
    BRICK,
    PITCH,
    UNIT,
    Box,
    ellipse_of,
    project,
    projected,
)
from monkeypalace.pictures.scene import Mark, Part, Scene, animals_of, place_of
from monkeypalace.pictures.solids import box_of, draw_knob, draw_part, shadow_of
from monkeypalace.pictures.svg import (
    Attributes,
    Point,
    ViewBox,
    define,
    element,
    label,
    outline,
    picture,
    polygon,
    use,
)
from monkeypalace.pictures.tiles import draw_tiles

#: Distance from the middle of the outer spots to the edge of the slab, with space for names.
_RIM: Final = 2.55
_HALF_TILE: Final = 1.42
_THICK: Final = 0.7
_PADDING: Final = 14


def draw_isometric(
    scene: Scene, title: str = "", description: str = "", view_box: ViewBox | None = None
) -> str:
    """Return the picture of a scene as SVG. The same scene always gives the same text.

    The picture shows the part in `view_box`; the whole scene if it is `None`.
    """
    slab = _slab(scene)
    content = (
        _draw_slab(slab)
        + "".join(_names(scene, slab))
        + draw_tiles(scene, "", _draw_ground, _ground_point)
        + _shadows(scene, slab)
        + _open_knobs(scene)
        + _standing(scene)
        + "".join(_marks(scene))
    )
    lines = element("g", content, stroke_width=2, stroke_linejoin="round")
    return picture(view_box or view_box_of(scene), lines, title, description)


def _slab(scene: Scene) -> Box:
    """Return the extent of the ground that is shown."""
    west, south = place_of(scene.frame.south_west)
    east, north = place_of(scene.frame.north_east)
    near = _HALF_TILE + 0.5
    return Box(
        west * PITCH - near,
        east * PITCH + _RIM,
        south * PITCH - _RIM,
        north * PITCH + near,
        -_THICK,
        0,
    )


def view_box_of(scene: Scene) -> ViewBox:
    """Return the part of the drawing that contains the whole scene."""
    boxes = [_slab(scene), *map(box_of, scene.shown)]
    points = [point for box in boxes for point in projected(box.corners)]
    for _, (file, rank), height in animals_of(scene):
        x, y = project((file * PITCH, rank * PITCH, height * BRICK))
        points.append((x, y - 2.3 * UNIT))
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    above, below = min(y for _, y in points), max(y for _, y in points)
    return (
        left - _PADDING,
        above - _PADDING,
        right - left + 2 * _PADDING,
        below - above + 2 * _PADDING,
    )


def _draw_slab(slab: Box) -> str:
    line: Attributes = {"stroke": darker(SAND_EDGE, 0.4), "stroke_width": 3}
    return (
        polygon(slab.south_face, fill=SAND_EDGE, **line)
        + polygon(slab.east_face, fill=darker(SAND_EDGE, 0.25), **line)
        + polygon(slab.top_face, fill=SAND, **line)
    )


def _names(scene: Scene, slab: Box) -> Iterator[str]:
    """Draw the names of files along the front and of ranks along the right."""
    margin = (_RIM - _HALF_TILE) / 2
    for file in scene.frame.files:
        x = "abcdefgh".index(file) * PITCH
        yield label(file, project((x, slab.south + margin, 0)), 34, INK)
    for rank in scene.frame.ranks:
        y = (int(rank) - 1) * PITCH
        yield label(rank, project((slab.east - margin, y, 0)), 34, INK)


def _ground_point(place: tuple[int, int]) -> Point:
    """Return the point of the picture for the middle of a place on the ground."""
    file, rank = place
    return project((file * PITCH, rank * PITCH, 0))


def _draw_ground(colour: Colour | None) -> str:
    return _rubble() if colour is None else _tile(colour)


def _tile(colour: Colour) -> str:
    """Draw the field, its pattern and its letter."""
    tint = GROUNDS[colour]
    x, y = project((-0.95, -0.95, 0))
    rx, ry = ellipse_of(0.42)
    return (
        polygon(_square(), fill=tint.field, stroke=darker(tint.field, 0.35))
        + element("path", d=_pattern(colour), fill="none", stroke=tint.mark, stroke_width=4)
        + element("ellipse", cx=x, cy=y, rx=rx, ry=ry * 1.15, fill=tint.ink)
        + label(colour, (x, y), 22, tint.field)
    )


def _square() -> list[Point]:
    """Return a tile with cut corners."""
    far, near = _HALF_TILE, _HALF_TILE - 0.22
    # Not formatted: one number per line would be harder to read, here and below.
    corners = [
        (-near, -far), (near, -far), (far, -near), (far, near),
        (near, far), (-near, far), (-far, near), (-far, -near),
    ]  # fmt: skip
    return projected((east, north, 0) for east, north in corners)


def _pattern(colour: Colour) -> str:
    """Draw stalks of bamboo, leaves, or a weave of straw."""
    strokes: list[list[tuple[float, float]]] = []
    if colour is Colour.LIGHT_GREEN:
        for across in (-1.0, -0.45, 0.1, 0.65, 1.15):
            strokes.append([(across, -1.3), (across, 1.3)])
            strokes += [
                [(across - 0.12, along), (across + 0.2, along + 0.16)]
                for along in (-0.8 + across * 0.2, 0.3 + across * 0.2)
            ]
    elif colour is Colour.DARK_GREEN:
        for row in range(4):
            for column in range(4):
                east, north = -1.1 + column * 0.72 + row % 2 * 0.2, -1.08 + row * 0.72
                lean = 0.2 if (row + column) % 2 else -0.2
                strokes.append(
                    [(east - 0.26, north - lean), (east, north + 0.12), (east + 0.26, north + lean),
                     (east, north - 0.12), (east - 0.26, north - lean)]
                )  # fmt: skip
    else:
        for row in range(-3, 4):
            for column in range(-3, 4):
                east, north = column * 0.37, row * 0.37
                along, across = (0.13, 0.0) if (row + column) % 2 else (0.0, 0.13)
                strokes.append([(east - along, north - across), (east + along, north + across)])
    return "".join(
        outline(projected((east, north, 0) for east, north in stroke), closed=False)
        for stroke in strokes
    )


def _rubble() -> str:
    """Draw a blocked spot: stones, and no knob."""
    ground, stone, line = RUBBLE
    stones = [
        (-0.7, 0.75, 0.5),
        (0.6, 0.7, 0.58),
        (-0.05, -0.05, 0.6),
        (0.85, -0.5, 0.45),
        (-0.8, -0.7, 0.55),
    ]
    drawn = polygon(_square(), fill=ground, stroke=line)
    for east, north, radius in stones:
        px, py = project((east, north, 0.12))
        rx, ry = ellipse_of(radius)
        drawn += element(
            "ellipse", cx=px, cy=py, rx=rx, ry=ry * 1.2, fill=stone, stroke=line, stroke_width=3
        )
    return drawn


def _shadows(scene: Scene, slab: Box) -> str:
    """Draw all shadows as one shape, so that overlaps are not darker."""
    shapes = (_clip(shadow_of(part), slab) for part in scene.shown)
    d = "".join(outline(projected((x, y, 0) for x, y in shape)) for shape in shapes if shape)
    return element("path", d=d, fill="#2a1a04", fill_opacity=0.2) if d else ""


def _clip(shape: list[tuple[float, float]], slab: Box) -> list[tuple[float, float]]:
    """Return the part of a convex shape that is on the slab."""
    for axis, limit, sign in (
        (0, slab.west, 1),
        (0, slab.east, -1),
        (1, slab.south, 1),
        (1, slab.north, -1),
    ):
        shape = list(_clip_at(shape, axis, limit, sign))
    return shape


def _clip_at(
    shape: list[tuple[float, float]], axis: int, limit: float, sign: int
) -> Iterator[tuple[float, float]]:
    for before, here in zip(shape[-1:] + shape[:-1], shape, strict=True):
        was, now = sign * (before[axis] - limit), sign * (here[axis] - limit)
        if (was < 0) != (now < 0):
            share = was / (was - now)
            yield (
                before[0] + (here[0] - before[0]) * share,
                before[1] + (here[1] - before[1]) * share,
            )
        if now >= 0:
            yield here


def _open_knobs(scene: Scene) -> str:
    drawn = [define("knob", draw_knob((0, 0), KNOB))]
    for spot in reversed(scene.frame.spots):
        file, rank = place_of(spot)
        if not scene.palace.ground.is_blocked(spot) and not scene.heights[file, rank]:
            drawn.append(use("knob", _ground_point((file, rank))))
    return element("g", "".join(drawn), stroke=darker(KNOB, 0.45))


def _standing(scene: Scene) -> str:
    """Draw pieces and animals, back to front."""
    parts = scene.shown
    covered = frozenset((*foot, part.level) for part in parts for foot in part.feet)
    boxes = [box_of(part) for part in parts]
    drawn = [draw_part(part, covered) for part in parts]
    for animal, (file, rank), height in animals_of(scene):
        seat = (file * PITCH, rank * PITCH, height * BRICK)
        x, y, z = seat
        # Slightly towards the viewer, so that no piece on its spot hides the animal.
        boxes.append(Box(x + 0.5, x + 0.9, y - 0.9, y - 0.5, z, z + 2 * BRICK))
        drawn.append(draw_animal(animal, project((x, y, z + 0.1))))
    return "".join(drawn[index] for index in back_to_front(boxes))


def _marks(scene: Scene) -> Iterator[str]:
    """Draw rings where a rule is broken, and the numbers of new arches, over everything."""
    for spot in scene.broken_spots:
        file, rank = place_of(spot)
        x, y = project((file * PITCH, rank * PITCH, scene.palace.height(spot) * BRICK + 0.1))
        rx, ry = ellipse_of(0.78)
        ring: Attributes = {"cx": x, "cy": y, "rx": rx, "ry": ry, "fill": "none"}
        yield element("ellipse", **ring, stroke=NEW, stroke_width=13)
        yield element("ellipse", **ring, stroke=CAUSE, stroke_width=7, stroke_dasharray="16 7")
    for part in scene.parts:
        if part.number is not None:
            yield _number(part)


def _number(part: Part) -> str:
    box = box_of(part)
    at = project(((box.west + box.east) / 2, (box.south + box.north) / 2, box.top))
    colour = CAUSE if part.mark is Mark.CAUSE else INK
    disc = element("circle", cx=at[0], cy=at[1], r=19, fill=NEW, stroke=colour, stroke_width=4)
    return disc + label(str(part.number), at, 24, colour)
