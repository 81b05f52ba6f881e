"""Draw pieces as solids, lit from the left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from monkeypalace.palace import Direction
from monkeypalace.pictures.palette import (
    CAUSE,
    DECORATIONS,
    NEW,
    brown_of,
    darker,
    lighter,
)
from monkeypalace.pictures.projection import (
    BRICK,
    PITCH,
    UNIT,
    Box,
    Place,
    ellipse_of,
    hull,
    project,
    projected,
)
from monkeypalace.pictures.scene import DECORATION_COLOURS, Mark, Part, PartKind, spot_at
from monkeypalace.pictures.svg import Point, element, outline, polygon

#: Half the width of a piece; bricks are slightly narrower than a stud.
_HALF: Final = 0.49
_KNOB_RADIUS: Final = 0.3
_KNOB_HEIGHT: Final = 0.21
#: The opening of an arch is two studs wide and rises nearly to its top.
_OPENING: Final = 1.0
_RISE: Final = 0.86
#: The number of straight lines that form the curve of the opening.
_CURVE: Final = 10


def box_of(part: Part) -> Box:
    """Return the box around a piece, without its knobs."""
    x, y = part.file * PITCH, part.rank * PITCH
    east, north = part.reach
    bottom = part.level * BRICK
    return Box(
        x - _HALF,
        x + east * PITCH + _HALF,
        y - _HALF,
        y + north * PITCH + _HALF,
        bottom,
        bottom + part.height * BRICK,
    )


def colour_of(part: Part) -> str:
    colour = DECORATION_COLOURS.get(part.kind)
    if colour is not None:
        return DECORATIONS[colour]
    place = spot_at((part.file, part.rank))
    return brown_of(part.kind, place, part.towards or "", part.level)


def draw_part(part: Part, covered: frozenset[tuple[int, int, int]]) -> str:
    """Draw a piece; `covered` has file, rank and height of every top that something stands on."""
    box, colour = box_of(part), colour_of(part)
    if part.kind is PartKind.ARCH:
        drawn = _arch(part, box, colour)
    elif part.kind is PartKind.BRICK:
        drawn = _block(box, colour)
    elif part.kind is PartKind.COLUMN:
        drawn = _column(box, colour)
    else:
        drawn = _decoration(part.kind, box, colour)
    knobs = "".join(
        draw_knob(project((x, y, box.top)), lighter(colour, 0.14)) for x, y in _knobs(part, covered)
    )
    edges = element("g", drawn + knobs, stroke=darker(colour, 0.5))
    return _halo(part, box) + edges


def draw_knob(foot: Point, colour: str) -> str:
    """Draw a knob at a point of the picture, with the line style of the enclosing element."""
    x, low = foot
    rx, ry = ellipse_of(_KNOB_RADIUS)
    high = low - round(_KNOB_HEIGHT * UNIT * 0.85)
    side = f"M{x - rx:.0f} {high:.0f}V{low:.0f}a{rx:.0f} {ry:.0f} 0 0 0 {2 * rx:.0f} 0V{high:.0f}Z"
    lid = element("ellipse", cx=x, cy=high, rx=rx, ry=ry, fill=lighter(colour, 0.2))
    return element("path", d=side, fill=darker(colour, 0.2)) + lid


def _knobs(part: Part, covered: frozenset[tuple[int, int, int]]) -> list[tuple[float, float]]:
    """Return the positions of a piece's open knobs, the farthest first."""
    top = part.level + part.height
    open_ends = [
        (float(file * PITCH), float(rank * PITCH))
        for file, rank in part.feet
        if (file, rank, top) not in covered
    ]
    x, y = float(part.file * PITCH), float(part.rank * PITCH)
    east, north = part.reach
    middle = [(x + east * way, y + north * way) for way in (1, 2)] if part.towards else []
    return sorted(open_ends + middle, key=lambda at: (-at[1], at[0]))


def _halo(part: Part, box: Box) -> str:
    """Draw a bright outline of a new or wrong piece; the piece is drawn over its inner half."""
    if part.mark is Mark.NONE:
        return ""
    wide = 13 if part.mark is Mark.CAUSE else 10
    colour = CAUSE if part.mark is Mark.CAUSE else NEW
    shape = "".join(map(outline, _outlines(part, box)))
    rim = element("path", d=shape, stroke="#3a2408", stroke_width=wide + 4)
    return element(
        "g", rim + element("path", d=shape, stroke=colour, stroke_width=wide), fill="none"
    )


def _outlines(part: Part, box: Box) -> list[list[Point]]:
    """Return shapes that together cover a piece."""
    if part.kind is PartKind.ARCH:
        return [*_arch_faces(part, box), box.top_face]
    if part.kind is PartKind.COLUMN:
        foot, profile, head = _column_parts(box)
        return [foot.silhouette, _strip(_axis(box), profile, -1, 1), head.silhouette]
    return [box.silhouette]


def _faces(south: Sequence[Point], east: Sequence[Point], box: Box, colour: str) -> str:
    """Draw three faces of a solid, with highlights on the upper edges towards the viewer."""
    rim = projected(
        (x, y, box.top)
        for x, y in ((box.west, box.south), (box.east, box.south), (box.east, box.north))
    )
    return (
        polygon(south, fill=darker(colour, 0.08))
        + polygon(east, fill=darker(colour, 0.32))
        + polygon(box.top_face, fill=lighter(colour, 0.2))
        + element("path", d=outline(rim, closed=False), fill="none", stroke=lighter(colour, 0.5))
    )


def _block(box: Box, colour: str) -> str:
    return _faces(box.south_face, box.east_face, box, colour)


def _arch(part: Part, box: Box, colour: str) -> str:
    """Draw a box with an opening that shows the inner side and what is behind."""
    near, far = _opening(part, box)
    seen = len(near) // 2 + 1
    inner = projected(near[:seen]) + projected(far[:seen])[::-1]
    shade = darker(colour, 0.5 if part.towards is Direction.EAST else 0.42)
    return polygon(inner, fill=shade) + _faces(*_arch_faces(part, box), box, colour)


def _arch_faces(part: Part, box: Box) -> tuple[list[Point], list[Point]]:
    """Return the southern and the eastern face; one of them has the opening."""
    curve = projected(_opening(part, box)[0])
    if part.towards is Direction.EAST:
        west, *others = box.south_face
        return [west, *curve, *others], box.east_face
    south, *others = box.east_face
    return box.south_face, [south, *curve[::-1], *others]


def _opening(part: Part, box: Box) -> tuple[list[Place], list[Place]]:
    """Return the edges of the opening on the near and the far face.

    They begin at the foot whose inner side is visible.
    """
    if part.towards is Direction.EAST:
        curve = _curve((box.west + box.east) / 2, box.bottom)
        return [(x, box.south, z) for x, z in curve], [(x, box.north, z) for x, z in curve]
    curve = _curve((box.south + box.north) / 2, box.bottom)[::-1]
    return [(box.east, y, z) for y, z in curve], [(box.west, y, z) for y, z in curve]


def _curve(middle: float, bottom: float) -> list[tuple[float, float]]:
    """Return the curve of an arch's opening: positions along the arch, and heights."""
    angles = [pi - pi * step / _CURVE for step in range(_CURVE + 1)]
    return [(middle + _OPENING * cos(angle), bottom + _RISE * sin(angle)) for angle in angles]


def _column(box: Box, colour: str) -> str:
    foot, profile, head = _column_parts(box)
    return _block(foot, colour) + _revolved(_axis(box), profile, colour) + _block(head, colour)


def _column_parts(box: Box) -> tuple[Box, list[tuple[float, float]], Box]:
    """Return a column's square foot, its round shaft as heights and radii, and its head."""
    plinth = 0.36
    foot = replace(box, top=box.bottom + plinth)
    head = replace(box, bottom=box.top - plinth)
    low, high = foot.top, head.bottom
    # Not formatted: one pair per line would be harder to read, here and below.
    profile = [
        (low, 0.44), (low + 0.14, 0.43), (low + 0.24, 0.36), ((low + high) / 2, 0.33),
        (high - 0.24, 0.36), (high - 0.14, 0.43), (high, 0.44),
    ]  # fmt: skip
    return foot, profile, head


def _axis(box: Box) -> tuple[float, float]:
    return (box.west + box.east) / 2, (box.south + box.north) / 2


def _revolved(
    axis: tuple[float, float], profile: Sequence[tuple[float, float]], colour: str
) -> str:
    """Draw a solid of revolution from heights and radii, bottom to top, in shaded strips."""
    (low, wide), *_ = profile
    foot = _disc(axis, low, wide, darker(colour, 0.2))
    light = polygon(_strip(axis, profile, -0.75, -0.3), fill=lighter(colour, 0.3), stroke="none")
    shade = polygon(_strip(axis, profile, 0.35, 1), fill=darker(colour, 0.34), stroke="none")
    return foot + polygon(_strip(axis, profile, -1, 1), fill=darker(colour, 0.1)) + light + shade


def _strip(
    axis: tuple[float, float], profile: Sequence[tuple[float, float]], left: float, right: float
) -> list[Point]:
    """Return the strip of a round body between two positions; -1 is its left edge, 1 its right."""
    up = [(left * radius, z) for z, radius in profile]
    down = [(right * radius, z) for z, radius in reversed(profile)]
    points: list[Point] = []
    for across, z in up + down:
        x, y = project((*axis, z))
        points.append((round(x + across * UNIT), y))
    return points


def _disc(axis: tuple[float, float], z: float, radius: float, fill: str) -> str:
    x, y = project((*axis, z))
    rx, ry = ellipse_of(radius)
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill)


def _decoration(kind: PartKind, box: Box, colour: str) -> str:
    axis = _axis(box)
    if kind is PartKind.GOLD:
        return _gold(axis, box.bottom, colour)
    if kind is PartKind.LIGHT_GREEN:
        return _bamboo(axis, box.bottom, colour)
    return _bush(axis, box.bottom, colour)


def _gold(axis: tuple[float, float], z: float, colour: str) -> str:
    """Draw a round golden brick with a waist."""
    rings = [(0.04, 0.48), (0.36, 0.48), (0.44, 0.4), (0.76, 0.4), (0.84, 0.48), (1.2, 0.48)]
    body = _revolved(axis, [(z + up, radius) for up, radius in rings], colour)
    return body + _disc(axis, z + BRICK, 0.48, lighter(colour, 0.25))


def _bamboo(axis: tuple[float, float], z: float, colour: str) -> str:
    """Draw a stalk of bamboo with three leaves."""
    rings = [
        (0, 0.4), (0.28, 0.4), (0.34, 0.31), (0.62, 0.31), (0.66, 0.39), (0.78, 0.39),
        (0.82, 0.31), (1.1, 0.31), (1.2, 0.36),
    ]  # fmt: skip
    stalk = _revolved(axis, [(z + up, radius) for up, radius in rings], colour)
    leaves = [(-34, -8, -30), (33, -14, 26), (-26, 16, -56)]
    return (
        _leaves(axis, z + 0.55, leaves[:1], colour)
        + stalk
        + _disc(axis, z + BRICK, 0.36, lighter(colour, 0.25))
        + _leaves(axis, z + 0.55, leaves[1:], colour)
    )


def _bush(axis: tuple[float, float], z: float, colour: str) -> str:
    """Draw a bush of broad leaves around a core."""
    rings = [(0, 0.45), (0.2, 0.45), (0.3, 0.3), (1.0, 0.3), (1.06, 0.4), (1.2, 0.4)]
    core = _revolved(axis, [(z + up, radius) for up, radius in rings], darker(colour, 0.1))
    back = [(-30, -16, -36), (30, -18, 34)]
    front = [(-34, 6, -62), (34, 8, 60), (0, 20, 0), (-20, 24, -28), (20, 24, 28)]
    return (
        _leaves(axis, z + 0.6, back, colour)
        + core
        + _disc(axis, z + BRICK, 0.4, lighter(colour, 0.25))
        + _leaves(axis, z + 0.6, front, colour)
    )


def _leaves(
    axis: tuple[float, float], z: float, leaves: Sequence[tuple[float, float, float]], colour: str
) -> str:
    """Draw leaves around a point, each with its offset in the picture and its angle."""
    x, y = project((*axis, z))
    return "".join(
        element(
            "path",
            d="M0-21Q15-4 0 17Q-15-4 0-21Z",
            transform=f"translate({x + dx:.0f} {y + dy:.0f})rotate({turn:.0f})",
            fill=lighter(colour, 0.12),
        )
        for dx, dy, turn in leaves
    )


def shadow_of(part: Part) -> list[tuple[float, float]]:
    """Return the shadow of a piece on the ground."""
    box = box_of(part)
    return hull((x + 0.34 * z, y + 0.2 * z) for x, y, z in box.corners)
