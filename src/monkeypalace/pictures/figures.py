"""The three animals, seen from the front."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from monkeypalace.palace import Animal
from monkeypalace.pictures.svg import Attributes, Point, element

_FUR: Final = "#7a4524"
_FACE: Final = "#edc28d"
_SKIN: Final = "#35a05b"
_DARK: Final = "#241208"


def draw_animal(animal: Animal, at: Point, scale: float = 1.0) -> str:
    """Draw an animal that sits on a point of the picture."""
    x, y = at
    placed = f"translate({x:.0f} {y:.0f})" + (f"scale({scale:g})" if scale != 1 else "")
    return element("g", _FIGURES[animal](), transform=placed)


def _ball(fill: str, x: float, y: float, rx: float, ry: float, line: float = 2) -> str:
    edge: Attributes = {"stroke": "#2a1406", "stroke_width": line} if line else {}
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **edge)


def _line(d: str, stroke: str, width: float) -> str:
    return element(
        "path", d=d, fill="none", stroke=stroke, stroke_width=width, stroke_linecap="round"
    )


def _monkey() -> str:
    tail = "M16-14C40-10 44-38 32-42"
    return (
        _line(tail, "#2a1406", 9)
        + _line(tail, _FUR, 5)
        + _ball(_FUR, 0, -24, 22, 25)
        + _ball(_FACE, 0, -21, 13, 17, 0)
        + _ball(_FACE, -23, -63, 8, 9)
        + _ball(_FACE, 23, -63, 8, 9)
        + _ball(_FUR, 0, -62, 22, 21)
        + _ball(_FACE, -7, -66, 9, 9, 0)
        + _ball(_FACE, 7, -66, 9, 9, 0)
        + _ball(_FACE, 0, -55, 15, 11, 0)
        + _ball(_DARK, -7, -66, 3, 4, 0)
        + _ball(_DARK, 7, -66, 3, 4, 0)
        + _line("M-6-52Q0-47 6-52", "#5a2c14", 2.5)
        + _ball(_FUR, -14, -3, 12, 7)
        + _ball(_FUR, 14, -3, 12, 7)
    )


def _frog() -> str:
    return (
        _ball(_SKIN, -22, -10, 11, 12)
        + _ball(_SKIN, 22, -10, 11, 12)
        + _ball(_SKIN, 0, -18, 23, 19)
        + _ball("#d9e88c", 0, -12, 15, 12, 0)
        + _ball(_SKIN, -11, -46, 8, 8)
        + _ball(_SKIN, 11, -46, 8, 8)
        + _ball(_SKIN, 0, -36, 21, 13)
        + _ball("#fdf6d8", -11, -46, 5, 5, 0)
        + _ball("#fdf6d8", 11, -46, 5, 5, 0)
        + _ball(_DARK, -11, -46, 2.5, 3, 0)
        + _ball(_DARK, 11, -46, 2.5, 3, 0)
        + _line("M-11-33Q0-25 11-33", _DARK, 2.5)
        + _ball("#f0a53a", -18, 0, 11, 5)
        + _ball("#f0a53a", 18, 0, 11, 5)
    )


def _butterfly() -> str:
    def wings(d: str, fill: str) -> str:
        edge: Attributes = {"stroke": "#3a2140", "stroke_width": 2, "stroke_linejoin": "round"}
        right = element("path", d=d, fill=fill, **edge)
        return right + element("g", right, transform="scale(-1 1)")

    return (
        _line("M0 0V-24", "#3a2140", 4)
        + wings("M0-28C14-16 40-14 36 0C28 8 8-8 0-24Z", "#c84f8a")
        + wings("M0-30C6-62 46-74 46-48C46-30 18-22 0-26Z", "#f07f2e")
        + wings("M6-34C12-52 36-60 36-48C36-38 18-32 6-32Z", "#ffd36b")
        + _line("M0-44V-12", "#3a2140", 7)
        + _line("M0-46Q-4-60-12-66M0-46Q4-60 12-66", "#3a2140", 2.5)
    )


_FIGURES: Final[dict[Animal, Callable[[], str]]] = {
    Animal.MONKEY: _monkey,
    Animal.BUTTERFLY: _butterfly,
    Animal.FROG: _frog,
}
