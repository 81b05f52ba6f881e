"""Pictures of cards show every number on them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from monkeypalace.packs import Card, Delivery
from monkeypalace.palace import Colour
from monkeypalace.pictures import draw_cards
from monkeypalace.pictures.cards import (
    ICONS,
    Column,
    Face,
    Icon,
    Item,
    PlayerBoard,
    Row,
    Side,
    Sign,
)

ROOT = Path(__file__).parents[2]
CARD = Card("3d-1", "3d", 3, Colour.DARK_GREEN, 12, Delivery(2, 1), Delivery(3))
PLAIN = Card("6-1", "6", 6, None, 0, Delivery(), Delivery())


def count(drawn: str, icon: str) -> int:
    return drawn.count(ICONS[icon])


def test_the_icons_are_those_of_the_browser():
    source = (ROOT / "web" / "src" / "parts" / "Icon.svelte").read_text(encoding="utf-8")
    paths = dict(re.findall(r'^    (\w+):\s+"([^"]+)",$', source, re.MULTILINE))
    assert {name: paths[name] for name in ICONS} == ICONS


def test_the_credit_side_shows_both_deliveries_and_the_bananas():
    drawn = draw_cards(Face(CARD))
    assert (count(drawn, "either"), count(drawn, "column"), count(drawn, "banana")) == (5, 1, 1)
    assert count(drawn, "monkey") == 0


def test_the_monkey_side_shows_the_recurring_delivery_only():
    drawn = draw_cards(Face(CARD, Side.MONKEY))
    assert (count(drawn, "either"), count(drawn, "column"), count(drawn, "banana")) == (3, 0, 0)
    assert count(drawn, "monkey") == 1


def test_a_board_shows_its_own_delivery_and_those_of_its_cards():
    drawn = draw_cards(PlayerBoard(Delivery(2, 1), [CARD, PLAIN]))
    assert (count(drawn, "either"), count(drawn, "column")) == (5, 1)
    # One sign for the board and one for each card.
    assert count(drawn, "again") == 3


@pytest.mark.parametrize(
    "item",
    [
        Face(CARD, numbered=True),
        Face(PLAIN, Side.MONKEY),
        Row([Icon("arch"), Sign("="), Column([Icon("brick"), Icon("column")])]),
    ],
    ids=["numbered", "plain", "rows"],
)
def test_a_picture_is_svg_and_contains_everything(item: Item):
    drawn = draw_cards(item, "A <card>", "3 & more")
    root = ElementTree.fromstring(drawn)
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert left < 0 > top
    assert width > item.size[0]
    assert height > item.size[1]
    assert "style" not in drawn
    assert draw_cards(item, "A <card>", "3 & more") == drawn


def test_rows_and_columns_are_as_large_as_what_is_in_them():
    small, large = Icon("brick", 10), Icon("arch", 30)
    assert Row([small, large], 5).size == (45, 30)
    assert Column([small, large], 5).size == (30, 45)
