"""The public view of a game as JSON."""

from __future__ import annotations

from typing import Any

from monkeypalace.game import View


def game_json(view: View) -> dict[str, Any]:
    """A `GameView`: the game's own view without `you`, which is another matter here."""
    found = view.to_json()
    del found["you"]
    return found
