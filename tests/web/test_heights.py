"""The heights of pieces on the page are those of the library."""

from __future__ import annotations

import re

from monkeypalace.palace import Piece
from tests.web.conftest import ROOT

#: The page's names of pieces. It draws both ends of an arch as one.
PIECES = {
    "brick": Piece.BRICK,
    "column": Piece.COLUMN,
    "arch": Piece.ARCH_NORTH,
    "light": Piece.LIGHT_GREEN_DECORATION,
    "dark": Piece.DARK_GREEN_DECORATION,
    "gold": Piece.GOLD_DECORATION,
}


def test_the_page_draws_pieces_as_high_as_they_are():
    source = (ROOT / "web" / "src" / "model" / "palace.ts").read_text(encoding="utf-8")
    _, _, heights = source.partition("export const HEIGHTS: Record<Kind, number> = {")
    found = re.findall(r"(\w+): (\d+),", heights.partition("}")[0])
    assert dict(found) == {name: str(piece.height) for name, piece in PIECES.items()}
