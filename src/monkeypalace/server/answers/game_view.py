"""The public view of a game as JSON."""

from __future__ import annotations

from typing import Any

from monkeypalace.game import View


def game_json(view: View) -> dict[str, Any]:
    """Return a `GameView`: the view as JSON, without `you`, which here belongs to the table."""
    found = view.to_json()
    del found["you"]
    return found
