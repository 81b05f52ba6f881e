"""Write SVG elements, with short numbers.

Styles are attributes, because some content security policies forbid style sheets. An id always
stands for the same element, so that several pictures can be on one page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
from xml.sax.saxutils import escape, quoteattr

from monkeypalace.pictures.letters import PEN, STROKES, offsets, scale_of

#: A point of the picture.
Point = tuple[float, float]
Attributes = dict[str, str | float]
#: Left, top, width and height of the visible part.
ViewBox = tuple[float, float, float, float]


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Return an element; `stroke_width` becomes `stroke-width`.

    >>> element("circle", cx=3, r=1.25, stroke_width=2.0)
    '<circle cx="3" r="1.2" stroke-width="2"/>'
    """
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(_short(value))}" for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def outline(points: Iterable[Point], *, closed: bool = True) -> str:
    """Return the data of a path with straight lines, closed by default.

    >>> outline([(0, 0), (10, 0), (10, 5)])
    'M0 0L10 0L10 5Z'
    """
    lines = "L".join(f"{_short(x)} {_short(y)}" for x, y in points)
    return f"M{lines}{'Z' if closed else ''}"


def define(id_: str, content: str) -> str:
    """Define an element that `use` draws several times."""
    return element("defs", element("g", content, id=f"palace-{id_}"))


def use(id_: str, at: Point) -> str:
    """Draw a defined element at a point."""
    return element("use", href=f"#palace-{id_}", x=at[0], y=at[1])


def polygon(points: Sequence[Point], **attributes: str | float) -> str:
    return element("path", d=outline(points), **attributes)


def label(text: str, at: Point, size: float, fill: str) -> str:
    """Return a short text around a point, drawn as strokes that need no font."""
    x, y = at
    scale = scale_of(size)
    drawn = "".join(
        element(
            "path",
            d=STROKES[letter],
            transform=f"translate({_short(x + offset * scale)} {_short(y)})scale({scale:.3g})",
        )
        for letter, offset in zip(text, offsets(len(text)), strict=True)
    )
    pen: Attributes = {"stroke_width": PEN, "stroke_linecap": "round"}
    return element("g", drawn, fill="none", stroke=fill, **pen)


def bounding_box(boxes: Iterable[ViewBox]) -> ViewBox:
    """Return the smallest box around some boxes.

    >>> bounding_box([(0, 0, 10, 10), (5, -5, 10, 10)])
    (0, -5, 15, 15)
    """
    lefts, tops, widths, heights = zip(*boxes, strict=True)
    left, top = min(lefts), min(tops)
    right = max(map(add, lefts, widths))
    below = max(map(add, tops, heights))
    return left, top, right - left, below - top


def picture(box: ViewBox, content: str, title: str, description: str) -> str:
    """Return a whole picture, with title and description for screen readers."""
    words = element("title", escape(title)) if title else ""
    words += element("desc", escape(description)) if description else ""
    return element(
        "svg",
        words + content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(_short(number) for number in box),
        role="img",
    )


def _short(value: str | float) -> str:
    """Format a number with at most one decimal."""
    if isinstance(value, str):
        return value
    written = f"{value:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written
