"""Draw pictures to download: one palace, or all palaces of a game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from monkeypalace.building import Staircase
from monkeypalace.game import Game
from monkeypalace.gamefile import moments
from monkeypalace.notation import format_stack
from monkeypalace.palace import RANKS, Palace
from monkeypalace.pictures.isometric import draw_isometric, view_box_of
from monkeypalace.pictures.plan import draw_plan
from monkeypalace.pictures.projection import BRICK, PITCH, project
from monkeypalace.pictures.scene import scene_of
from monkeypalace.pictures.svg import ViewBox, bounding_box

#: Snapshots have room for stacks of this height on every spot; most games stay below it.
_USUAL_HEIGHT: Final = 9


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


def draw_snapshot(palace: Palace, staircase: Staircase | None = None) -> str:
    """Return a palace as SVG, optionally with an unfinished staircase.

    All pictures of a map have the same proportions and show the same part of the table. Only if
    the palace is unusually tall, everything is drawn smaller.
    """
    scene = scene_of(palace, staircase)
    left, top, width, height = usual = _usual_view(palace)
    _, needed, _, depth = bounding_box([usual, view_box_of(scene)])
    if needed < top:
        wider = width * depth / height
        left, top, width, height = left - (wider - width) / 2, needed, wider, depth
    return draw_isometric(scene, view_box=(left, top, width, height))


def _usual_view(palace: Palace) -> ViewBox:
    """Return the view of an empty table, with room above it."""
    left, _, width, height = empty = view_box_of(scene_of(Palace.of(palace.ground)))
    _, above = project((0, (len(RANKS) - 1) * PITCH, _USUAL_HEIGHT * BRICK))
    return bounding_box([empty, (left, float(above), width, height)])
