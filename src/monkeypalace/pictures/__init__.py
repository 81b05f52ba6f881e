"""Pictures of palaces as SVG: in space and as a flat plan.

They need nothing but the standard library, and the same scene always gives the same bytes.
`pictures.raster` makes PNG and films of them.
"""

from monkeypalace.pictures.isometric import draw_isometric
from monkeypalace.pictures.plan import draw_plan
from monkeypalace.pictures.portrait import draw_film, draw_portrait, palaces_of
from monkeypalace.pictures.scene import Frame, Scene, scene_of

__all__ = [
    "Frame",
    "Scene",
    "draw_film",
    "draw_isometric",
    "draw_plan",
    "draw_portrait",
    "palaces_of",
    "scene_of",
]
