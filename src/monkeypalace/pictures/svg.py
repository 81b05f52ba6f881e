"""Writing SVG: a few elements with short numbers and attributes only.

There are no style sheets, so that pictures can stand on pages whose server forbids them. Ids are
the same in all pictures and mean the same, so that any number of them can stand on one page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

#: A point of the picture.
Point = tuple[float, float]
Attributes = dict[str, str | float]

#: Whatever the reader's machine has.
FONT: Final = "Verdana, DejaVu Sans, sans-serif"


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """An element; `stroke_width` is written `stroke-width`.

    >>> element("circle", cx=3, r=1.25, stroke_width=2.0)
    '<circle cx="3" r="1.2" stroke-width="2"/>'
    """
    written = "".join(
        f" {key.replace('_', '-')}={quoteattr(_short(value))}" for key, value in attributes.items()
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def outline(points: Iterable[Point], *, closed: bool = True) -> str:
    """A path's data: straight lines from point to point.

    >>> outline([(0, 0), (10, 0), (10, 5)])
    'M0 0L10 0L10 5Z'
    """
    lines = "L".join(f"{_short(x)} {_short(y)}" for x, y in points)
    return f"M{lines}{'Z' if closed else ''}"


def shared(id_: str, content: str) -> str:
    """Something to be drawn several times, see `again`."""
    return element("defs", element("g", content, id=f"palace-{id_}"))


def again(id_: str, at: Point) -> str:
    """Something shared, moved to a point."""
    return element("use", href=f"#palace-{id_}", x=at[0], y=at[1])


def polygon(points: Sequence[Point], **attributes: str | float) -> str:
    return element("path", d=outline(points), **attributes)


def label(text: str, at: Point, size: float, fill: str, **attributes: str | float) -> str:
    """A short text around a point."""
    x, y = at
    return element(
        "text",
        escape(text),
        x=x,
        y=y + size * 0.36,
        font_size=size,
        font_family=FONT,
        font_weight=700,
        text_anchor="middle",
        fill=fill,
        stroke="none",
        **attributes,
    )


def picture(
    box: tuple[float, float, float, float], content: str, title: str, description: str
) -> str:
    """A whole picture; title and description are for those who do not see it."""
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
    """A number with at most one decimal."""
    if isinstance(value, str):
        return value
    written = f"{value:.1f}".removesuffix(".0")
    return "0" if written == "-0" else written
