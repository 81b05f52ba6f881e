"""Run LeoCAD on a virtual screen.

The tests use simple parts in place of the official library; LeoCAD's interpretation of a model is
read from the Wavefront file that it exports. The pictures of the gallery use the official library.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

from tests import debian
from tests.processes import tied

#: West, east, up from, up to, south, north; a part's origin is in the middle of its upper side.
Box = tuple[int, int, int, int, int, int]

_COLOURS: Final = {
    2: "Green",
    10: "Bright_Green",
    16: "Main_Colour",
    19: "Tan",
    24: "Edge_Colour",
    27: "Lime",
    28: "Dark_Tan",
    70: "Reddish_Brown",
    71: "Light_Bluish_Grey",
    191: "Bright_Light_Orange",
    288: "Dark_Green",
    297: "Pearl_Gold",
    484: "Dark_Orange",
}
#: Without knobs, so that pieces touch and do not reach into each other. An arch is open below.
_PARTS: Final[dict[str, list[Box]]] = {
    "3659": [
        (-40, 40, -12, 0, -10, 10),
        (-40, -20, -24, -12, -10, 10),
        (20, 40, -24, -12, -10, 10),
    ],
    "3005": [(-10, 10, -24, 0, -10, 10)],
    "14716": [(-10, 10, -72, 0, -10, 10)],
    "3024": [(-10, 10, -8, 0, -10, 10)],
    "3069b": [(-20, 20, -8, 0, -10, 10)],
    "3070b": [(-10, 10, -8, 0, -10, 10)],
    "6141": [(-8, 8, -8, 0, -8, 8)],
    "30176": [(-9, 9, -24, 0, -9, 9)],
    "3062b": [(-8, 8, -24, 0, -8, 8)],
    # The origin of an animal is on its lower side.
    "2550c01": [(-7, 7, 0, 30, -7, 7)],
    "95828": [(-7, 7, 0, 12, -7, 7)],
    "33320": [(-7, 7, 0, 22, -7, 7)],
    "3811": [(-320, 320, -8, 0, -320, 320)],
}
_SIDES: Final = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece as LeoCAD exports it: its colour and the boxes that it fills."""

    colour: str
    boxes: tuple[Box, ...]

    @property
    def size(self) -> tuple[int, int, int]:
        """From west to east, upwards, from south to north."""
        lows = [min(box[axis] for box in self.boxes) for axis in (0, 2, 4)]
        highs = [max(box[axis] for box in self.boxes) for axis in (1, 3, 5)]
        east, up, north = (high - low for low, high in zip(lows, highs, strict=True))
        return east, up, north


def open_model(model: str, folder: Path) -> list[Piece]:
    """Return the pieces that LeoCAD reads from a model."""
    _write_library(folder / "library")
    exported = folder / "model.obj"
    _run(model, folder, folder / "library", "--export-wavefront", str(exported))
    return _pieces(exported.read_text(encoding="utf-8"))


def render(model: str, picture: Path, library: Path) -> None:
    """Render a model as PNG with the LDraw library in a folder."""
    size = ("--width", "2200", "--height", "1700", "--aa-samples", "8", "--line-width", "1.5")
    view = ("--camera-angles", "32", "36", "--fov", "22", "--shading", "full")
    _run(model, picture.parent, library, *size, *view, "--image", str(picture))


def _run(model: str, folder: Path, library: Path, *options: str) -> None:
    """Open a model with LeoCAD, which exits after it has written what the options ask for."""
    if shutil.which("leocad") is None or shutil.which("xvfb-run") is None:
        debian.install("leocad", "xvfb", "xauth")
    (folder / "model.mpd").write_text(model, encoding="utf-8")
    subprocess.run(
        tied(
            [
                *("xvfb-run", "--auto-servernum", "leocad", "--libpath", str(library)),
                *(*options, str(folder / "model.mpd")),
            ]
        ),
        check=True,
        capture_output=True,
        timeout=120,
        env={"PATH": "/usr/bin:/bin", "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)},
    )


def _write_library(folder: Path) -> None:
    (folder / "parts").mkdir(parents=True)
    (folder / "p").mkdir()
    colours = (
        f"0 !COLOUR {name} CODE {code} VALUE #808080 EDGE #333333\n"
        for code, name in _COLOURS.items()
    )
    (folder / "LDConfig.ldr").write_text("".join(colours))
    for name, boxes in _PARTS.items():
        lines = [f"0 Stand-in for {name}", f"0 Name: {name}.dat", "0 !LDRAW_ORG Part"]
        lines += [side for box in boxes for side in _sides(box)]
        (folder / "parts" / f"{name}.dat").write_text("\n".join(lines) + "\n")


def _sides(box: Box) -> list[str]:
    west, east, low, high, south, north = box
    corners = list(product((west, east), (-low, -high), (south, north)))
    return [
        "4 16 " + " ".join(f"{x} {y} {z}" for x, y, z in (corners[corner] for corner in side))
        for side in _SIDES
    ]


def _pieces(text: str) -> list[Piece]:
    """Return the groups of a Wavefront file; each box of a part has six sides of four corners."""
    points: list[tuple[int, ...]] = []
    pieces: list[tuple[str, list[tuple[int, ...]]]] = []
    for line in text.splitlines():
        word, *values = line.split() or [""]
        if word == "v":
            points.append(tuple(round(float(value)) for value in values))
        elif word == "usemtl":
            pieces.append((values[0], []))
        elif word == "f":
            pieces[-1][1].extend(points[int(value.split("/")[0]) - 1] for value in values)
    return [Piece(colour, tuple(_boxes(corners))) for colour, corners in pieces]


def _boxes(corners: list[tuple[int, ...]]) -> list[Box]:
    # A side is two triangles: 36 corners make a box.
    groups = [corners[begin : begin + 36] for begin in range(0, len(corners), 36)]
    return [_around(group) for group in groups]


def _around(points: list[tuple[int, ...]]) -> Box:
    # LeoCAD's third axis points upwards, and its second one to the north.
    (west, east), (south, north), (low, high) = (
        (min(axis), max(axis)) for axis in zip(*points, strict=True)
    )
    return west, east, low, high, south, north
