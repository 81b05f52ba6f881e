"""How the brick-or-arch icons of a delivery may be used (rulings R-12 and R-22)."""

from __future__ import annotations

from monkeypalace.game.options import EndRule
from monkeypalace.game.state import State
from monkeypalace.palace import Pieces


def arches_to_name(state: State) -> range:
    """Return the numbers of arches that the player may name; the other icons are bricks.

    With `EndRule.NAMED`, every icon may be an arch. With `EndRule.TOTAL`, only pieces that the tray
    has may be named; if the tray has fewer pieces than there are icons, the player takes them all.
    """
    return allowed_arches(state, state.delivery().icons)


def allowed_arches(state: State, icons: int) -> range:
    """Return the same as `arches_to_name` for a delivery with this number of icons."""
    tray = state.tray
    if state.options.end_rule is EndRule.NAMED:
        return range(icons + 1)
    fewest = max(0, icons - tray.bricks)
    return range(fewest, max(fewest, min(icons, tray.arches)) + 1)


def most_replacements(tray: Pieces, arches: int, bricks: int) -> int:
    """Return how many pieces of the other kind may replace what the tray lacks (R-12)."""
    short_arches, short_bricks = arches - tray.arches, bricks - tray.bricks
    if short_arches > 0:
        return max(0, min(short_arches, -short_bricks))
    return max(0, min(short_bricks, -short_arches))


def is_end_a_choice(state: State) -> bool:
    """Return whether the player's choice of pieces decides if the game ends (R-12)."""
    due, tray = state.delivery(), state.tray
    named = arches_to_name(state)
    short = [arches > tray.arches or due.icons - arches > tray.bricks for arches in named]
    return not state.last_round and due.columns <= tray.columns and any(short) and not all(short)
