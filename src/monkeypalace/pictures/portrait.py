"""Draw pictures to download: one palace, or all palaces of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from monkeypalace.game import Game
from monkeypalace.gamefile import moments
from monkeypalace.notation import format_stack
from monkeypalace.palace import Palace
from monkeypalace.pictures.isometric import draw_isometric, view_box_of
from monkeypalace.pictures.plan import draw_plan
from monkeypalace.pictures.scene import scene_of
from monkeypalace.pictures.svg import bounding_box


def draw_portrait(palace: Palace, title: str = "", *, plan: bool = False) -> str:
    """Return a palace as SVG, with its stacks in notation as the description."""
    stacks = ", ".join(f"{spot} {format_stack(palace.stack(spot))}" for spot in palace.built_spots)
    draw = draw_plan if plan else draw_isometric
    return draw(scene_of(palace), title, stacks) + "\n"


def palaces_of(game: Game) -> list[Palace]:
    """Return the palace before the first turn and after every turn."""
    return [game.restarted().state.palace, *(moment.state.palace for moment in moments(game))]


def draw_film(palaces: Sequence[Palace]) -> Iterator[str]:
    """Yield palaces as SVG, all from the same viewpoint."""
    scenes = [scene_of(palace) for palace in palaces]
    box = bounding_box(view_box_of(scene) for scene in scenes)
    return (draw_isometric(scene, view_box=box) for scene in scenes)
