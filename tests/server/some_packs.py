"""Packs that differ from each other."""

from __future__ import annotations

import re

from monkeypalace.packs import new_pack_text


def pack_text(bricks: int, arches: int = 2, columns: int = 0) -> str:
    """Return a pack whose third player begins with these pieces."""
    hand = f"arches = {arches}, bricks = {bricks}, columns = {columns}"
    start = f"[boards.3]\nstart = {{ {hand} }}\n"
    changed, count = re.subn(r"\[boards\.3\]\nstart = .*\n", start, new_pack_text())
    assert count == 1
    return changed
