"""Draw Monkey Cards, Player Boards and pieces as flat figures, arranged in rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from monkeypalace.packs import Card, Delivery
from monkeypalace.pictures.palette import GROUNDS, INK, NEW, SAND, SAND_EDGE, darker
from monkeypalace.pictures.svg import Attributes, Point, element, label, picture

#: Icons on a grid of 24 × 24, the same as in the browser.
ICONS: Final = {
    "arch": "M2 20V8h3V5h3v3h8V5h3v3h3v12h-5v-2.5a5 5 0 0 0-10 0V20z",
    "brick": "M5 21V9h4V5h6v4h4v12z",
    "column": "M6 22v-3h2.5V7H6V4h3V2h6v2h3v3h-2.5v12H18v3z",
    "either": (
        "M2 21V11h2.5V8H7v3h1.5v10zM10.5 21V11h2V8H15v3h2V8h2.5v3H22v10h-3v-2.5"
        "a2.7 2.7 0 0 0-5.4 0V21z"
    ),
    "banana": (
        "M4.6 2.2 7 1.6l.7 2.7c1.3 5 4 8.3 8.2 9.7 1.9.6 3.5.7 5.2.2l1.1 1.9"
        "c-1.9 3.3-5.2 5.2-9.1 5.1C6.6 21 2.5 14.8 4.3 6.3z"
    ),
    "down": "M12 18l7-8h-4V6H9v4H5z",
    "again": (
        "M12 4a8 8 0 0 1 6.4 3.2L21 4.6V12h-7.4l2.8-2.8A5 5 0 1 0 16.7 14h3.1A8 8 0 1 1 12 4z"
    ),
    "monkey": (
        "M12 3a6.5 6.5 0 0 1 6.2 4.5h.8a3.2 3.2 0 0 1 0 6.4h-.7a7 7 0 0 1-12.6 0H5"
        "a3.2 3.2 0 0 1 0-6.4h.8A6.5 6.5 0 0 1 12 3zm-2.8 6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0"
        " 0-2.6zm5.6 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM8.5 14c1.8 2.8 5.2 2.8 7 0z"
    ),
}
_GRID: Final = 24

_PAPER: Final = "#fffaf0"
_ROW: Final = "#f4e6c6"
_EDGE: Final = darker(SAND_EDGE, 0.3)
_PIECE: Final = "#8a4a17"
_BANANA: Final = "#d99a00"
_SOFT: Final = "#8b7350"

_CARD: Final = (104.0, 118.0)
_BAND: Final = 34.0
_ROUND: Final = 9.0
#: Space beside a numbered card.
_MARGIN: Final = 30.0
_PADDING: Final = 12.0


class Item(Protocol):
    """Something with a size that can be drawn at a place."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height."""

    def draw(self, at: Point) -> str:
        """Return SVG elements; `at` is the upper left corner."""


class Side(StrEnum):
    """The two sides of a Monkey Card."""

    CREDIT = "credit"
    MONKEY = "monkey"


@dataclass(frozen=True, slots=True)
class Icon:
    """A piece or a sign of the game."""

    name: str
    width: float = 34
    fill: str = _PIECE

    @property
    def size(self) -> tuple[float, float]:
        return self.width, self.width

    def draw(self, at: Point) -> str:
        x, y = at
        return element(
            "path",
            d=ICONS[self.name],
            fill=self.fill,
            fill_rule="evenodd",
            transform=f"translate({x:.1f} {y:.1f})scale({self.width / _GRID:.3g})",
        )


@dataclass(frozen=True, slots=True)
class Sign:
    """A plus or an equals sign between cards, or a number."""

    text: str

    @property
    def size(self) -> tuple[float, float]:
        return 18.0 * len(self.text), 30.0

    def draw(self, at: Point) -> str:
        width, height = self.size
        return label(self.text, (at[0] + width / 2, at[1] + height / 2), 30, INK)


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a Monkey Card.

    The Credit Side has the cost, the bananas, the One-time Delivery (an arrow) and the Recurring
    Delivery (a circle); the Monkey Side has the Recurring Delivery only.
    """

    card: Card
    side: Side = Side.CREDIT
    #: Whether the numbers 1 to 4 are beside its parts, for a caption that explains them.
    numbered: bool = False

    @property
    def size(self) -> tuple[float, float]:
        width, height = _CARD
        return width + (2 * _MARGIN if self.numbered else 0), height

    def draw(self, at: Point) -> str:
        x, y = at[0] + (_MARGIN if self.numbered else 0), at[1]
        width, height = _CARD
        sheet = _sheet((x, y), _CARD, _PAPER)
        recurring = _row(self.card.recurring, "again", (x, y + height - 40), 36, tinted=True)
        edge = _sheet((x, y), _CARD, "none")
        if self.side is Side.MONKEY:
            face = Icon("monkey", 44, _PIECE).draw((x + width / 2 - 22, y + _BAND - 1))
            drawn = sheet + _band(self.card, (x, y), 24) + face + recurring + edge
            return drawn + (_disc(4, (x + width + 16, y + height - 22)) if self.numbered else "")
        top = _band(self.card, (x, y), _BAND)
        coin = element(
            "circle", cx=x + 20, cy=y + 17, r=14, fill=_PAPER, stroke=INK, stroke_width=2
        ) + label(str(self.card.cost), (x + 20, y + 17), 22, INK)
        once = _row(self.card.one_time, "down", (x, y + _BAND + 6), 36, tinted=False)
        drawn = sheet + top + coin + _bananas(self.card.bananas, (x + width, y)) + once
        drawn += recurring + edge
        if not self.numbered:
            return drawn
        return (
            drawn
            + _disc(1, (x - 16, y + 17))
            + _disc(2, (x + width + 16, y + 17))
            + _disc(3, (x - 16, y + _BAND + 24))
            + _disc(4, (x - 16, y + height - 22))
        )


@dataclass(frozen=True, slots=True)
class PlayerBoard:
    """A Player Board with its own delivery on the left and visible cards beside it."""

    delivery: Delivery
    cards: Sequence[Card]

    @property
    def size(self) -> tuple[float, float]:
        width, height = _CARD
        return 66 + len(self.cards) * (width + 8) + 4, height + 20

    def draw(self, at: Point) -> str:
        x, y = at
        own = _icons(self.delivery)
        drawn = _sheet(at, self.size, SAND) + Icon("again", 24, INK).draw((x + 21, y + 12))
        step = min(30.0, (self.size[1] - 48) / max(1, len(own)))
        for index, name in enumerate(own):
            drawn += Icon(name, step - 2).draw((x + 33 - step / 2, y + 42 + index * step))
        faces = Row([Face(card, Side.MONKEY) for card in self.cards], 8)
        return drawn + faces.draw((x + 66, y + 10))


@dataclass(frozen=True, slots=True)
class Row:
    """Items side by side, centred vertically."""

    items: Sequence[Item]
    gap: float = 6

    @property
    def size(self) -> tuple[float, float]:
        widths, heights = zip(*(item.size for item in self.items), strict=True)
        return sum(widths) + self.gap * (len(widths) - 1), max(heights)

    def draw(self, at: Point) -> str:
        x, y = at
        height = self.size[1]
        drawn = []
        for item in self.items:
            drawn.append(item.draw((x, y + (height - item.size[1]) / 2)))
            x += item.size[0] + self.gap
        return "".join(drawn)


@dataclass(frozen=True, slots=True)
class Column:
    """Items below each other, aligned on the left."""

    items: Sequence[Item]
    gap: float = 12

    @property
    def size(self) -> tuple[float, float]:
        widths, heights = zip(*(item.size for item in self.items), strict=True)
        return max(widths), sum(heights) + self.gap * (len(heights) - 1)

    def draw(self, at: Point) -> str:
        x, y = at
        drawn = []
        for item in self.items:
            drawn.append(item.draw((x, y)))
            y += item.size[1] + self.gap
        return "".join(drawn)


def draw_cards(item: Item, title: str = "", description: str = "") -> str:
    """Return an arrangement of cards and pieces as SVG."""
    width, height = item.size
    box = (-_PADDING, -_PADDING, width + 2 * _PADDING, height + 2 * _PADDING)
    return picture(box, item.draw((0, 0)), title, description)


def _icons(delivery: Delivery) -> list[str]:
    return ["either"] * delivery.icons + ["column"] * delivery.columns


def _sheet(at: Point, size: tuple[float, float], fill: str) -> str:
    return element(
        "rect",
        x=at[0],
        y=at[1],
        width=size[0],
        height=size[1],
        rx=_ROUND,
        fill=fill,
        stroke=_EDGE,
        stroke_width=2,
    )


def _band(card: Card, at: Point, height: float) -> str:
    """Draw the colour of a card along its upper edge; all three if it is multicoloured."""
    (x, y), (width, _) = at, _CARD
    tints = [GROUNDS[card.colour]] if card.colour else list(GROUNDS.values())
    share = (width - 2 * _ROUND) / len(tints)
    drawn = []
    for index, tint in enumerate(tints):
        first, last = index == 0, index == len(tints) - 1
        left = x + (0 if first else _ROUND + index * share)
        right = x + (width if last else _ROUND + (index + 1) * share)
        start = f"M{left:.1f} {y + height:.1f}V"
        start += f"{y + _ROUND:.1f}q0-{_ROUND:g} {_ROUND:g}-{_ROUND:g}" if first else f"{y:.1f}"
        end = (
            f"H{right - _ROUND:.1f}q{_ROUND:g} 0 {_ROUND:g} {_ROUND:g}" if last else f"H{right:.1f}"
        )
        drawn.append(element("path", d=f"{start}{end}V{y + height:.1f}Z", fill=tint.field))
        if len(tints) == 1:
            # The letter of the colour, as on the ground.
            drawn.append(label(card.colour or "", (x + 49, y + height / 2 - 1), 19, tint.ink))
    return "".join(drawn)


def _bananas(count: int, corner: Point) -> str:
    """Draw the bananas of a card, to the left of its upper right corner."""
    x, y = corner
    pill: Attributes = {"x": x - 46, "y": y + 5, "width": 41, "height": 24, "rx": 12}
    return (
        element("rect", **pill, fill=_PAPER)
        + label(str(count), (x - 34, y + 17), 20, INK)
        + Icon("banana", 19, _BANANA).draw((x - 27, y + 7.5))
    )


def _row(delivery: Delivery, sign: str, at: Point, height: float, *, tinted: bool) -> str:
    """Draw a delivery: its sign, then an icon for each building brick."""
    (x, y), (width, _) = at, _CARD
    drawn = ""
    if tinted:
        inset: Attributes = {"x": x + 4, "y": y, "width": width - 8, "height": height, "rx": 6}
        drawn += element("rect", **inset, fill=_ROW)
    drawn += Icon(sign, 17, _SOFT).draw((x + 8, y + height / 2 - 8.5))
    names = _icons(delivery)
    if not names:
        return drawn + element(
            "path", d=f"M{x + 34:.1f} {y + height / 2:.1f}h12", stroke=_SOFT, stroke_width=3
        )
    step = min(24.0, (width - 36) / len(names))
    for index, name in enumerate(names):
        where = (x + 29 + index * step, y + (height - step) / 2 + 0.5)
        drawn += Icon(name, step - 1).draw(where)
    return drawn


def _disc(number: int, at: Point) -> str:
    disc = element("circle", cx=at[0], cy=at[1], r=12, fill=NEW, stroke=INK)
    return disc + label(str(number), at, 18, INK)
