"""Boards as text."""

from __future__ import annotations

import re

from monkeypalace.cli.terminal.draw import BOARD_WIDTH, beside, draw_palace, list_stacks
from monkeypalace.cli.terminal.style import Style
from monkeypalace.notation import position_from_json
from monkeypalace.palace import Animal, Spot
from tests.boards import START, board
from tests.cli.runs import palaces

PLAIN = Style()
ASCII = Style(unicode=False)
COLOUR = Style(colour=True)


def rank(palace, number, style=PLAIN):
    return draw_palace(palace, style)[2 * (8 - number)].rstrip()


def test_the_starting_staircase():
    lines = draw_palace(START, PLAIN)
    assert len(lines) == 16
    assert lines[0].rstrip() == " 8   l     l     d     d     g     g     l     l"
    assert lines[8].rstrip() == " 4   l     l     d    d1→───g2→───g3G    l     l"
    assert lines[9].strip() == ""
    assert lines[-1].rstrip() == "     a     b     c     d     e     f     g     h"


def test_ascii_drawings_have_the_same_layout():
    assert rank(START, 4, ASCII) == " 4   l     l     d    d1>---g2>---g3G    l     l"
    for style in (PLAIN, ASCII):
        assert {len(line) for line in draw_palace(START, style)} == {BOARD_WIDTH}


def test_arches_to_the_north_stand_under_the_height():
    palace = board(
        """
            c     d
        4   bAs   .
        3   bAn   .
        """
    )
    lines = draw_palace(palace, PLAIN)
    assert lines[8].rstrip().endswith("d2↓    d     g     g     l     l")
    assert lines[9].rstrip() == "                 │"
    assert lines[8].index("2") == lines[9].index("│")


def test_an_arch_that_is_covered_at_both_ends_is_not_drawn():
    palace = board(
        """
            d     e
        4   AeL   AwD
        """
    )
    assert rank(palace, 4) == " 4   l     l     d    d2L   g2D    g     l     l"


def test_blocked_spots_animals_and_tall_stacks():
    palace = board(
        """
            a    b       c           d
        4   #    cccbAe  cccbAwG     .
        """
    ).with_animal(Animal.BUTTERFLY, Spot("c4"))
    assert rank(palace, 4).startswith(" 4  ░░░   l11→──d12GB  d")
    assert rank(palace, 4, ASCII).startswith(" 4  ###   l11>--d12GB  d")
    monkey = START.with_animal(Animal.MONKEY, Spot("e4"))
    assert "g2→M──g3G" in rank(monkey, 4)
    frog = START.with_animal(Animal.FROG, Spot("e4"))
    assert "g2→F──g3G" in rank(frog, 4)


def test_supports_on_top_are_shown_too():
    palace = board(
        """
            a    b
        1   b    c
        """
    )
    assert rank(palace, 1).startswith(" 1  l1b   l3c")


def test_coloured_drawings_have_the_same_characters():
    for example in palaces():
        palace = position_from_json(example["position"], one_box=False).palace
        painted = draw_palace(palace, COLOUR)
        assert any("\x1b[" in line for line in painted)
        assert [_without_colour(line) for line in painted] == draw_palace(palace, PLAIN)


def test_every_board_fits_beside_its_panel():
    for example in palaces():
        palace = position_from_json(example["position"], one_box=False).palace
        assert {len(line) for line in draw_palace(palace, PLAIN)} == {BOARD_WIDTH}


def test_beside():
    lines = ["x" * BOARD_WIDTH, "y" * BOARD_WIDTH]
    assert beside(lines, ["one"]) == [lines[0] + "one", lines[1]]
    assert beside(lines[:1], ["one", "two"])[1] == " " * BOARD_WIDTH + "two"


def test_stacks_in_notation():
    assert list_stacks(START) == ["d4  1  Ae     e4  2  AwAe   f4  3  bAwG"]
    assert list_stacks(board("  a\n1 .")) == []


def _without_colour(line: str) -> str:
    return re.sub("\x1b\\[[0-9;]*m", "", line)
