"""Draw the ground of a scene: each colour is defined once and then reused."""

from __future__ import annotations

from collections.abc import Callable

from monkeypalace.palace import Colour
from monkeypalace.pictures.scene import Scene, place_of
from monkeypalace.pictures.svg import Point, define, use


def draw_tiles(
    scene: Scene,
    prefix: str,
    draw_tile: Callable[[Colour | None], str],
    locate: Callable[[tuple[int, int]], Point],
) -> str:
    """Draw the ground of every spot; `None` is a blocked spot.

    `prefix` begins the ids of the definitions, and `locate` returns the point of a place.
    """
    colours = {spot: scene.palace.ground.colour(spot) for spot in scene.frame.spots}
    names = {colour: f"{prefix}{colour or 'blocked'}" for colour in (*Colour, None)}
    drawn = [
        define(name, draw_tile(colour))
        for colour, name in names.items()
        if colour in colours.values()
    ]
    drawn += [use(names[colour], locate(place_of(spot))) for spot, colour in colours.items()]
    return "".join(drawn)
